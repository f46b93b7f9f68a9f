//! Tensors on the side of Rust.

/// A tensor of 32-bit floating-point numbers in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    shape: Vec<usize>,
    values: Vec<f32>,
}

impl Tensor {
    /// A tensor, unless the number of values is not that of the shape.
    ///
    /// ```
    /// use example_tensor_compiler::Tensor;
    ///
    /// assert!(Tensor::new(&[2, 3], vec![0.0; 6]).is_some());
    /// assert!(Tensor::new(&[2, 3], vec![0.0; 5]).is_none());
    /// ```
    pub fn new(shape: &[usize], values: Vec<f32>) -> Option<Self> {
        let count = shape
            .iter()
            .try_fold(1_usize, |all, size| all.checked_mul(*size));
        (count == Some(values.len())).then(|| Self {
            shape: shape.to_vec(),
            values,
        })
    }

    /// The number of elements along each dimension.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The elements in row-major order.
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// The elements, to be written.
    pub(crate) fn values_mut(&mut self) -> &mut [f32] {
        &mut self.values
    }
}
