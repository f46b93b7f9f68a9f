//! Compatibility of shapes.

use crate::context::Context;
use crate::handle::Type;
use crate::types::{Dim, TypeData};

/// Returns whether two types are both shaped, with compatible shapes, or both not shaped. An unranked type is compatible with
/// every shaped type. Whether dimensions are scalable does not count, as in MLIR's `verifyCompatibleShape`.
pub fn are_compatible(cx: &Context, a: Type, b: Type) -> bool {
    let (a, b) = (cx.ty(a), cx.ty(b));
    if a.element().is_none() || b.element().is_none() {
        return a.element().is_none() && b.element().is_none();
    }
    match (a.shape(), b.shape()) {
        (Some(a), Some(b)) => {
            a.len() == b.len()
                && a.iter()
                    .zip(b)
                    .all(|(a, b)| are_sizes_compatible([a.size, b.size]))
        }
        _ => true,
    }
}

/// Returns whether all types are shaped, with compatible shapes, or none is. Unlike [`are_compatible`], a scalable vector is
/// compatible with scalable vectors only, as in MLIR's `verifyCompatibleShapes`.
pub(crate) fn all_compatible(cx: &Context, types: impl Iterator<Item = Type> + Clone) -> bool {
    let shaped = types
        .clone()
        .filter(|&ty| cx.ty(ty).element().is_some())
        .count();
    if shaped == 0 {
        return true;
    }
    let scalable = types.clone().filter(|&ty| is_scalable(cx.ty(ty))).count();
    if types.clone().count() != shaped || (scalable != 0 && scalable != shaped) {
        return false;
    }
    let shapes = types.filter_map(|ty| cx.ty(ty).shape());
    let Some(first) = shapes.clone().next() else {
        return true;
    };
    let rank = first.len();
    shapes.clone().all(|shape| shape.len() == rank)
        && (0..rank)
            .all(|index| are_sizes_compatible(shapes.clone().map(|shape| shape[index].size)))
}

/// Returns the dimensions of a ranked tensor, and no dimensions for every other type.
pub(crate) fn ranked_tensor_dims(cx: &Context, ty: Type) -> &[Dim] {
    match cx.ty(ty) {
        TypeData::Tensor {
            shape: Some(shape), ..
        } => shape,
        _ => &[],
    }
}

pub(crate) fn is_unranked_tensor(cx: &Context, ty: Type) -> bool {
    matches!(cx.ty(ty), TypeData::Tensor { shape: None, .. })
}

/// Returns the type of the elementwise results of a comparison: `i1` with the shape of a vector or tensor, else `i1` itself.
pub fn i1_same_shape(cx: &Context, ty: Type) -> Type {
    let element = Type::I1;
    let data = match cx.ty(ty).clone() {
        TypeData::Vector { shape, .. } => TypeData::Vector { shape, element },
        TypeData::Tensor {
            shape, encoding, ..
        } => TypeData::Tensor {
            shape,
            element,
            encoding,
        },
        _ => return element,
    };
    cx.intern_type(data)
}

fn are_sizes_compatible(sizes: impl IntoIterator<Item = Option<u64>>) -> bool {
    let mut known = sizes.into_iter().flatten();
    let Some(first) = known.next() else {
        return true;
    };
    known.all(|size| size == first)
}

fn is_scalable(data: &TypeData) -> bool {
    match data {
        TypeData::Vector { shape, .. } => shape.iter().any(|dim| dim.scalable),
        _ => false,
    }
}
