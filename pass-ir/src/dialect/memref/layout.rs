//! Layouts of memory as strides and an offset.

use crate::data::{AttrData, Strided};
use crate::{Context, Dim, Type, TypeData};

/// The strides of memory and its offset; none where one is not constant.
#[derive(PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) strides: Vec<Option<i64>>,
    pub(super) offset: Option<i64>,
}

impl Layout {
    /// The layout of ranked memory; none if it is given by an affine map.
    pub(super) fn of(cx: &Context, ty: Type) -> Option<Self> {
        let TypeData::MemRef {
            shape: Some(shape),
            layout,
            ..
        } = cx.ty(ty)
        else {
            return None;
        };
        let Some(layout) = layout else {
            return Self::row_major(shape);
        };
        match &*cx.attr(*layout) {
            AttrData::Strided(strided) => Some(Self {
                strides: strided.strides.to_vec(),
                offset: strided.offset,
            }),
            _ => None,
        }
    }

    /// The layout of memory without one: the last dimension is contiguous. None if a stride is too large.
    fn row_major(shape: &[Dim]) -> Option<Self> {
        let mut stride = Some(1i64);
        let mut strides = Vec::with_capacity(shape.len());
        for dim in shape.iter().rev() {
            strides.push(stride);
            stride = match (stride, dim.size) {
                (Some(stride), Some(size)) => Some(stride.checked_mul(i64::try_from(size).ok()?)?),
                _ => None,
            };
        }
        strides.reverse();
        Some(Self {
            strides,
            offset: Some(0),
        })
    }

    /// The type of memory like `like`, of this layout and other sizes.
    pub(super) fn memory(
        self,
        cx: &Context,
        like: Type,
        sizes: impl IntoIterator<Item = Option<u64>>,
    ) -> Option<Type> {
        let TypeData::MemRef {
            element,
            memory_space,
            ..
        } = cx.ty(like)
        else {
            return None;
        };
        let dim = |size| Dim {
            size,
            scalable: false,
        };
        let layout = cx.intern_attr(AttrData::Strided(Box::new(Strided {
            strides: self.strides.into(),
            offset: self.offset,
        })));
        Some(cx.intern_type(TypeData::MemRef {
            shape: Some(sizes.into_iter().map(dim).collect()),
            element: *element,
            layout: Some(layout),
            memory_space: *memory_space,
        }))
    }
}

/// True if what was cast to `to` may be used as it was: the cast forgets what is constant, and adds nothing.
pub(super) fn forgets(cx: &Context, from: Type, to: Type) -> bool {
    let parts = |ty: Type| Some((cx.ty(ty).shape()?, Layout::of(cx, ty)?));
    let (Some((from, before)), Some((to, after))) = (parts(from), parts(to)) else {
        return false;
    };
    let sizes = from.iter().zip(to);
    let strides = before.strides.iter().zip(&after.strides);
    from.len() == to.len()
        && sizes
            .into_iter()
            .all(|(from, to)| from.size.is_some() || to.size.is_none())
        && strides
            .into_iter()
            .all(|(from, to)| from.is_some() || to.is_none())
        && (before.offset.is_some() || after.offset.is_none())
}
