//! The functions that can be called, with the types of their tensors.

use crate::tensor::{Element, Tensor};
use pass_melior::melior::ir::attribute::TypeAttribute;
use pass_melior::melior::ir::r#type::{DimSize, FunctionType, RankedTensorType};
use pass_melior::melior::ir::{ShapedTypeLike, Type};
use pass_melior::{MlirOp, OpView};
use std::collections::BTreeMap;
use std::fmt;

/// The arguments and results of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    pub(crate) inputs: Vec<TensorType>,
    pub(crate) results: Vec<TensorType>,
}

/// The type of a tensor of static shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorType {
    /// The type of its elements.
    pub element: Element,
    /// The number of elements along each dimension.
    pub shape: Vec<usize>,
}

impl TensorType {
    pub(crate) fn of(tensor: &Tensor) -> Self {
        Self {
            element: tensor.values().element(),
            shape: tensor.shape().to_vec(),
        }
    }
}

impl fmt::Display for TensorType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tensor<")?;
        for size in &self.shape {
            write!(f, "{size}x")?;
        }
        write!(f, "{}>", self.element)
    }
}

/// The functions of a module by name; those with other types are left out.
pub(crate) fn signatures(module: &MlirOp<'_>) -> BTreeMap<String, Signature> {
    let reader = module.reader();
    let functions = reader
        .root()
        .body()
        .map_or(Vec::new(), |body| body.operations());
    let named = functions.into_iter().filter(|op| op.is("func.func"));
    let named = named.filter_map(|function| Some((function.symbol()?, signature(function)?)));
    named.collect()
}

fn signature(function: OpView<'_>) -> Option<Signature> {
    let r#type = TypeAttribute::try_from(function.attribute("function_type")?).ok()?;
    let r#type = FunctionType::try_from(r#type.value()).ok()?;
    let inputs = (0..r#type.input_count()).map(|index| tensor(r#type.input(index).ok()?));
    let results = (0..r#type.result_count()).map(|index| tensor(r#type.result(index).ok()?));
    Some(Signature {
        inputs: inputs.collect::<Option<_>>()?,
        results: results.collect::<Option<_>>()?,
    })
}

fn tensor(r#type: Type<'_>) -> Option<TensorType> {
    let tensor = RankedTensorType::try_from(r#type).ok()?;
    let sizes = shape(tensor).filter(|_| tensor.encoding().is_none())?;
    let sizes = sizes.into_iter().map(|size| usize::try_from(size).ok());
    Some(TensorType {
        element: Element::named(&tensor.element().to_string())?,
        shape: sizes.collect::<Option<_>>()?,
    })
}

/// The shape of a tensor, if it is static.
pub(crate) fn shape(tensor: RankedTensorType<'_>) -> Option<Vec<u64>> {
    let sizes = (0..tensor.rank()).map(|index| match tensor.dim_size(index) {
        Ok(DimSize::Static(size)) => Some(size),
        _ => None,
    });
    sizes.collect()
}
