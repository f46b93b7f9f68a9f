//! Result types of `memref.collapse_shape` and `memref.expand_shape`.

use super::layout::{Layout, is_identity, product};
use pass_ir::data::{Dim, TypeData};
use pass_ir::{Context, Type};

pub(crate) enum Reshaped {
    Type(Type),
    /// The dimensions of a group do not follow each other in memory.
    Impossible,
    Unknown,
}

/// Returns the type of memory with the sizes of `to` when the groups of dimensions of `from` are collapsed.
pub(crate) fn collapsed(cx: &Context, from: Type, to: Type, groups: &[Vec<i64>]) -> Reshaped {
    let collapse = |layout: &Layout, groups: &[Vec<usize>]| {
        let shape = cx.ty(from).shape()?;
        Some(layout.collapsed(shape, groups))
    };
    reshaped(cx, from, to, groups, collapse)
}

pub(crate) fn expanded(cx: &Context, from: Type, to: Type, groups: &[Vec<i64>]) -> Reshaped {
    let expand = |layout: &Layout, groups: &[Vec<usize>]| {
        let shape = cx.ty(to).shape()?;
        Some(Some(layout.expanded(shape, groups)))
    };
    reshaped(cx, from, to, groups, expand)
}

/// Applies `change` to the layout; memory without a layout keeps none.
fn reshaped(
    cx: &Context,
    from: Type,
    to: Type,
    groups: &[Vec<i64>],
    change: impl Fn(&Layout, &[Vec<usize>]) -> Option<Option<Layout>>,
) -> Reshaped {
    let sizes = cx.ty(to).shape().unwrap_or_default();
    if is_identity(cx, from) {
        return with_default_layout(cx, from, sizes).map_or(Reshaped::Unknown, Reshaped::Type);
    }
    let place = |&place: &i64| usize::try_from(place).ok();
    let groups = groups.iter().map(|group| group.iter().map(place).collect());
    let (Some(groups), Some(layout)) = (
        groups.collect::<Option<Vec<Vec<usize>>>>(),
        Layout::of_any(cx, from),
    ) else {
        return Reshaped::Unknown;
    };
    if groups.iter().any(Vec::is_empty) {
        return Reshaped::Unknown;
    }
    let sizes = sizes.iter().map(|dim| dim.size);
    match change(&layout, &groups) {
        Some(Some(layout)) => layout
            .memory(cx, from, sizes)
            .map_or(Reshaped::Unknown, Reshaped::Type),
        Some(None) => Reshaped::Impossible,
        None => Reshaped::Unknown,
    }
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

fn number(dim: Dim) -> Option<i64> {
    i64::try_from(dim.size?).ok()
}

impl Layout {
    /// Returns the layout after a collapse, or `None` if a group is known not to be contiguous.
    fn collapsed(&self, shape: &[Dim], groups: &[Vec<usize>]) -> Option<Self> {
        let is_single = |at: usize| shape.get(at).is_some_and(|dim| dim.size == Some(1));
        let mut strides = Vec::with_capacity(groups.len());
        for group in groups {
            let end = group.iter().rposition(|&at| !is_single(at)).unwrap_or(0);
            let last = group[end];
            let is_constant = end == 0 || shape.get(last)?.size.is_some();
            let stride = self.strides.get(last)?.filter(|_| is_constant);
            let mut next = stride;
            for pair in group.windows(2).rev() {
                next = product(next, number(*shape.get(pair[1])?));
                let found = *self.strides.get(pair[0])?;
                if !is_single(pair[0]) && next.is_some() && found.is_some() && next != found {
                    return None;
                }
            }
            strides.push(stride);
        }
        Some(Self {
            strides,
            offset: self.offset,
        })
    }

    /// Returns the layout after an expansion: the last dimension of each group keeps the stride.
    fn expanded(&self, shape: &[Dim], groups: &[Vec<usize>]) -> Self {
        let mut strides = vec![Some(1); shape.len()];
        for (group, &stride) in groups.iter().zip(&self.strides) {
            let mut next = stride;
            for &at in group.iter().rev() {
                if let (Some(place), Some(&dim)) = (strides.get_mut(at), shape.get(at)) {
                    *place = next;
                    next = product(next, number(dim));
                }
            }
        }
        Self {
            strides,
            offset: self.offset,
        }
    }
}
