//! The functions that can be called, with the shapes of their tensors.

use crate::is;
use melior::ir::attribute::TypeAttribute;
use melior::ir::operation::OperationLike;
use melior::ir::r#type::{DimSize, FunctionType, RankedTensorType};
use melior::ir::{ShapedTypeLike, Type};
use pass_melior::{Mlir, MlirContext, MlirOp};
use pass_runtime::Ir;
use std::collections::BTreeMap;

/// The shapes of the arguments and results of a function, all tensors of 32-bit floating-point numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    pub(crate) inputs: Vec<Vec<usize>>,
    pub(crate) results: Vec<Vec<usize>>,
}

/// The functions of a module by name; those with other types are left out.
pub(crate) fn signatures(cx: &MlirContext, mut module: MlirOp<'_>) -> BTreeMap<String, Signature> {
    let mut signatures = BTreeMap::new();
    Mlir::for_each_child(cx, &mut module, &mut |function| {
        let name = Mlir::symbol(cx, &function);
        if let (Some(name), Some(signature)) = (name, signature(cx, &function)) {
            signatures.insert(name, signature);
        }
    });
    signatures
}

fn signature(cx: &MlirContext, function: &MlirOp<'_>) -> Option<Signature> {
    let function = function.operation();
    if !is(function, "func.func") {
        return None;
    }
    let r#type = TypeAttribute::try_from(function.attribute("function_type").ok()?).ok()?;
    let r#type = FunctionType::try_from(r#type.value()).ok()?;
    let inputs = (0..r#type.input_count()).map(|index| floats(cx, r#type.input(index).ok()?));
    let results = (0..r#type.result_count()).map(|index| floats(cx, r#type.result(index).ok()?));
    Some(Signature {
        inputs: inputs.collect::<Option<_>>()?,
        results: results.collect::<Option<_>>()?,
    })
}

fn floats(cx: &MlirContext, r#type: Type<'_>) -> Option<Vec<usize>> {
    let tensor = RankedTensorType::try_from(r#type).ok()?;
    let is_plain = tensor.encoding().is_none() && tensor.element() == Type::float32(cx.melior());
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
