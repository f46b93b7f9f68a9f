//! Shapes of types, and whether they fit each other.

use crate::context::Context;
use crate::handle::Type;
use crate::types::{Dim, TypeData};

/// True if two types have compatible shapes, or both none.
pub(crate) fn fits(cx: &Context, a: Type, b: Type) -> bool {
    let (a, b) = (cx.ty(a), cx.ty(b));
    if a.element().is_none() || b.element().is_none() {
        return a.element().is_none() && b.element().is_none();
    }
    match (a.shape(), b.shape()) {
        (Some(a), Some(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| sizes_fit([a.size, b.size]))
        }
        _ => true,
    }
}

/// True if all of these types have compatible shapes, or all none. Scalable vectors have the shape
/// of no other type.
pub(crate) fn all_fit(cx: &Context, types: impl Iterator<Item = Type> + Clone) -> bool {
    let shaped = types
        .clone()
        .filter(|&ty| cx.ty(ty).element().is_some())
        .count();
    if shaped == 0 {
        return true;
    }
    let scaling = types.clone().filter(|&ty| scales(cx.ty(ty))).count();
    if types.clone().count() != shaped || (scaling != 0 && scaling != shaped) {
        return false;
    }
    let mut shapes = types.filter_map(|ty| cx.ty(ty).shape());
    let Some(first) = shapes.clone().next() else {
        return true;
    };
    let rank = first.len();
    shapes.clone().all(|shape| shape.len() == rank)
        && (0..rank).all(|index| sizes_fit(shapes.clone().map(|shape| shape[index].size)))
        && shapes.next().is_some()
}

/// The sizes of a tensor; none if its rank is unknown or it is another type.
pub(crate) fn tensor_sizes(cx: &Context, ty: Type) -> &[Dim] {
    match cx.ty(ty) {
        TypeData::Tensor {
            shape: Some(shape), ..
        } => shape,
        _ => &[],
    }
}

/// True if this is an unranked tensor.
pub(crate) fn is_unranked_tensor(cx: &Context, ty: Type) -> bool {
    matches!(cx.ty(ty), TypeData::Tensor { shape: None, .. })
}

/// The result type of a comparison of values of this type.
pub(crate) fn comparison_of(cx: &Context, ty: Type) -> Type {
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

fn sizes_fit(sizes: impl IntoIterator<Item = Option<u64>>) -> bool {
    let mut known = sizes.into_iter().flatten();
    let Some(first) = known.next() else {
        return true;
    };
    known.all(|size| size == first)
}

fn scales(data: &TypeData) -> bool {
    match data {
        TypeData::Vector { shape, .. } => shape.iter().any(|dim| dim.scalable),
        _ => false,
    }
}
