//! Tensors on the side of Rust.

use std::fmt;

/// A tensor in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    shape: Vec<usize>,
    values: Values,
}

macro_rules! elements {
    ($($(#[doc = $doc:literal])+ $name:ident $ty:ty, $mlir:literal, $c:literal;)*) => {
        /// The elements of a tensor.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Values {
            $($(#[doc = $doc])+ $name(Vec<$ty>),)*
        }

        /// The type of the elements of a tensor.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Element {
            $($(#[doc = $doc])+ $name,)*
        }

        impl Element {
            /// The type with this name in MLIR.
            pub(crate) fn named(name: &str) -> Option<Self> {
                match name {
                    $($mlir => Some(Self::$name),)*
                    _ => None,
                }
            }

            /// Its name in C.
            pub(crate) fn in_c(self) -> &'static str {
                match self {
                    $(Self::$name => $c,)*
                }
            }

            fn zeros(self, count: usize) -> Values {
                match self {
                    $(Self::$name => Values::$name(vec![<$ty>::default(); count]),)*
                }
            }
        }

        impl fmt::Display for Element {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Self::$name => $mlir,)*
                })
            }
        }

        impl Values {
            /// The type of the elements.
            pub fn element(&self) -> Element {
                match self {
                    $(Self::$name(_) => Element::$name,)*
                }
            }

            fn len(&self) -> usize {
                match self {
                    $(Self::$name(values) => values.len(),)*
                }
            }

            /// The address of the first element.
            fn address(&mut self) -> usize {
                match self {
                    $(Self::$name(values) => values.as_mut_ptr().expose_provenance(),)*
                }
            }
        }
    };
}

elements! {
    /// Floating-point numbers of 16 bits, each as its bits.
    F16 u16, "f16", "uint16_t";
    /// Floating-point numbers of 16 bits with the range of those of 32, each as its bits.
    Bf16 u16, "bf16", "uint16_t";
    /// Floating-point numbers of 32 bits.
    F32 f32, "f32", "float";
    /// Floating-point numbers of 64 bits.
    F64 f64, "f64", "double";
    /// Integers of 8 bits.
    I8 i8, "i8", "int8_t";
}

macro_rules! from_numbers {
    ($($name:ident $ty:ty;)*) => {$(
        impl From<Vec<$ty>> for Values {
            fn from(values: Vec<$ty>) -> Self {
                Self::$name(values)
            }
        }
    )*};
}

from_numbers! { F32 f32; F64 f64; I8 i8; }

/// The size of the largest element in bytes.
const LARGEST_ELEMENT: usize = 8;

/// Returns the number of elements, or `None` if no memory has so many.
fn element_count(shape: &[usize]) -> Option<usize> {
    let multiply = |all: usize, size: &usize| all.checked_mul(*size);
    let count = shape.iter().try_fold(1, multiply)?;
    (count <= isize::MAX as usize / LARGEST_ELEMENT).then_some(count)
}

impl Tensor {
    /// A tensor, unless the number of values is not that of the shape.
    ///
    /// ```
    /// use example_tensor_compiler::{Tensor, Values};
    ///
    /// assert!(Tensor::new(&[2, 3], vec![0.0_f32; 6]).is_some());
    /// assert!(Tensor::new(&[2, 3], vec![0.0_f32; 5]).is_none());
    /// let one = Tensor::new(&[1], Values::Bf16(vec![0x3f80]));
    /// assert!(one.is_some_and(|one| one.floats().is_none()));
    /// ```
    pub fn new(shape: &[usize], values: impl Into<Values>) -> Option<Self> {
        let values = values.into();
        (element_count(shape) == Some(values.len())).then(|| Self {
            shape: shape.to_vec(),
            values,
        })
    }

    /// Returns a tensor of zeros, or `None` if no memory has so many elements.
    pub(crate) fn zeros(element: Element, shape: &[usize]) -> Option<Self> {
        Some(Self {
            shape: shape.to_vec(),
            values: element.zeros(element_count(shape)?),
        })
    }

    /// The number of elements along each dimension.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The elements in row-major order.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The elements, if they are of 32 bits.
    pub fn floats(&self) -> Option<&[f32]> {
        match &self.values {
            Values::F32(values) => Some(values),
            _ => None,
        }
    }

    /// The memory of the tensor as MLIR describes it: twice its place, the offset in it, and for each dimension size and stride.
    pub(crate) fn descriptor(&mut self) -> Vec<usize> {
        let place = self.values.address();
        let strides = (0..self.shape.len()).map(|index| self.shape[index + 1..].iter().product());
        let mut words = vec![place, place, 0];
        words.extend(&self.shape);
        words.extend(strides.collect::<Vec<usize>>());
        words
    }
}
