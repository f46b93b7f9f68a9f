//! Result types of `memref.collapse_shape` and `memref.expand_shape`.

use super::layout::{Layout, is_identity};
use pass_ir::data::{Dim, TypeData};
use pass_ir::{Context, Type};

pub(crate) enum ReshapeError {
    /// The dimensions of a group do not follow each other in memory.
    NonContiguous,
    Unknown,
}

/// Returns the type of memory with the sizes of `to` when the groups of dimensions of `from` are collapsed.
pub(crate) fn collapsed(
    cx: &Context,
    from: Type,
    to: Type,
    groups: &[Vec<i64>],
) -> Result<Type, ReshapeError> {
    let shape = cx.ty(from).shape().unwrap_or_default();
    reshaped(cx, from, to, groups, |layout, groups| {
        layout.collapsed(shape, groups)
    })
}

pub(crate) fn expanded(
    cx: &Context,
    from: Type,
    to: Type,
    groups: &[Vec<i64>],
) -> Result<Type, ReshapeError> {
    let shape = cx.ty(to).shape().unwrap_or_default();
    reshaped(cx, from, to, groups, |layout, groups| {
        Ok(layout.expanded(shape, groups))
    })
}

/// Applies `change` to the layout; memory without a layout keeps none.
fn reshaped(
    cx: &Context,
    from: Type,
    to: Type,
    groups: &[Vec<i64>],
    change: impl Fn(&Layout, &[Vec<usize>]) -> Result<Layout, ReshapeError>,
) -> Result<Type, ReshapeError> {
    let sizes = cx.ty(to).shape().unwrap_or_default();
    if is_identity(cx, from) {
        return with_default_layout(cx, from, sizes).ok_or(ReshapeError::Unknown);
    }
    let place = |&place: &i64| usize::try_from(place).ok();
    let groups = groups.iter().map(|group| group.iter().map(place).collect());
    let groups = groups.collect::<Option<Vec<Vec<usize>>>>();
    let groups = groups.filter(|groups| groups.iter().all(|group| !group.is_empty()));
    let layout = groups.zip(Layout::of_any(cx, from));
    let (groups, layout) = layout.ok_or(ReshapeError::Unknown)?;
    let sizes = sizes.iter().map(|dim| dim.size);
    let ty = change(&layout, &groups)?.memory(cx, from, sizes);
    ty.ok_or(ReshapeError::Unknown)
}

fn with_default_layout(cx: &Context, like: Type, shape: &[Dim]) -> Option<Type> {
    match *cx.ty(like) {
        TypeData::MemRef {
            element,
            memory_space,
            ..
        } => Some(cx.intern_type(TypeData::MemRef {
            shape: Some(shape.into()),
            element,
            layout: None,
            memory_space,
        })),
        _ => None,
    }
}
