//! The functions that can be called, with the shapes of their tensors.

use pass_melior::melior::ir::attribute::TypeAttribute;
use pass_melior::melior::ir::r#type::{DimSize, FunctionType, RankedTensorType};
use pass_melior::melior::ir::{ShapedTypeLike, Type, TypeLike};
use pass_melior::{MlirOp, OpView};
use std::collections::BTreeMap;

/// The shapes of the arguments and results of a function, all tensors of 32-bit floating-point numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    pub(crate) inputs: Vec<Vec<usize>>,
    pub(crate) results: Vec<Vec<usize>>,
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
    let inputs = (0..r#type.input_count()).map(|index| floats(r#type.input(index).ok()?));
    let results = (0..r#type.result_count()).map(|index| floats(r#type.result(index).ok()?));
    Some(Signature {
        inputs: inputs.collect::<Option<_>>()?,
        results: results.collect::<Option<_>>()?,
    })
}

fn floats(r#type: Type<'_>) -> Option<Vec<usize>> {
    let tensor = RankedTensorType::try_from(r#type).ok()?;
    let is_plain = tensor.encoding().is_none() && tensor.element().is_f32();
    let sizes = shape(tensor).filter(|_| is_plain)?.into_iter();
    sizes.map(|size| usize::try_from(size).ok()).collect()
}

/// The shape of a tensor, if it is static.
pub(crate) fn shape(tensor: RankedTensorType<'_>) -> Option<Vec<u64>> {
    let sizes = (0..tensor.rank()).map(|index| match tensor.dim_size(index) {
        Ok(DimSize::Static(size)) => Some(size),
        _ => None,
    });
    sizes.collect()
}
