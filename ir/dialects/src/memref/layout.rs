//! Layouts of memory as strides and an offset.

use super::reshaped::ReshapeError;
use crate::shared::affine_maps;
use pass_ir::data::{Affine, AffineExpr, AffineOp, AttrData, Dim, Strided, TypeData};
use pass_ir::{Context, Type};

/// The strides of memory and its offset; none where one is not constant.
#[derive(PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) strides: Vec<Option<i64>>,
    pub(super) offset: Option<i64>,
}

impl Layout {
    /// Returns the layout of ranked memory, or `None` if it is given by an affine map.
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

    /// Returns the strided layout of ranked memory, also one that an affine map describes.
    pub(super) fn of_any(cx: &Context, ty: Type) -> Option<Self> {
        Self::of(cx, ty).or_else(|| Self::of_map(&map(cx, ty)?))
    }

    fn of_map(map: &Affine) -> Option<Self> {
        let [expr] = &*map.exprs else {
            return None;
        };
        if let Some((inputs, constant)) = affine_maps::coefficients(expr, map.dims, map.symbols) {
            let (strides, symbols) = inputs.split_at(map.dims as usize);
            return Some(Self {
                strides: strides.iter().copied().map(Some).collect(),
                offset: symbols.iter().all(|&one| one == 0).then_some(constant),
            });
        }
        let mut layout = Self {
            strides: vec![Some(0); map.dims as usize],
            offset: Some(0),
        };
        layout.add_multiple(expr, Some(1))?;
        Some(layout)
    }

    /// Adds a multiple of an expression, whose factor may not be constant. Returns `None` if the expression is no sum of products of
    /// symbols with one dimension at most.
    fn add_multiple(&mut self, expr: &AffineExpr, factor: Option<i64>) -> Option<()> {
        let (sum, number) = match expr {
            AffineExpr::Dim(dim) => (self.strides.get_mut(*dim as usize)?, factor),
            AffineExpr::Symbol(_) => (&mut self.offset, product(None, factor)),
            AffineExpr::Constant(number) => (&mut self.offset, product(Some(*number), factor)),
            AffineExpr::Binary(binary) => {
                return match binary.parts() {
                    (AffineOp::Add, left, right) => {
                        self.add_multiple(left, factor)?;
                        self.add_multiple(right, factor)
                    }
                    (AffineOp::Mul, expr, by) if by.is_symbolic() => {
                        self.add_multiple(expr, product(by.constant(), factor))
                    }
                    _ => None,
                };
            }
            _ => return None,
        };
        *sum = match (*sum, number) {
            (Some(sum), Some(number)) => Some(sum.checked_add(number)?),
            _ => None,
        };
        Some(())
    }

    /// Returns the default layout, or `None` if a stride overflows. Strides before a dimension of size 0 are dynamic.
    fn row_major(shape: &[Dim]) -> Option<Self> {
        let mut stride = Some(1i64);
        let mut strides = Vec::with_capacity(shape.len());
        for dim in shape.iter().rev() {
            strides.push(stride);
            stride = match (stride, dim.size) {
                (Some(stride), Some(size @ 1..)) => {
                    Some(stride.checked_mul(i64::try_from(size).ok()?)?)
                }
                _ => None,
            };
        }
        strides.reverse();
        Some(Self {
            strides,
            offset: Some(0),
        })
    }

    /// Returns the type of memory like `like`, of this layout and other sizes.
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
        let layout = cx.intern_attr(AttrData::Strided(Box::new(Strided {
            strides: self.strides.into(),
            offset: self.offset,
        })));
        Some(cx.intern_type(TypeData::MemRef {
            shape: Some(sizes.into_iter().map(Dim::of).collect()),
            element: *element,
            layout: Some(layout),
            memory_space: *memory_space,
        }))
    }

    /// Returns the layout after a collapse of groups of dimensions.
    pub(super) fn collapsed(
        &self,
        shape: &[Dim],
        groups: &[Vec<usize>],
    ) -> Result<Self, ReshapeError> {
        let stride_of = |at: usize| self.strides.get(at).ok_or(ReshapeError::Unknown);
        let dim_of = |at: usize| shape.get(at).ok_or(ReshapeError::Unknown);
        let is_single = |at: usize| shape.get(at).is_some_and(|dim| dim.size == Some(1));
        let mut strides = Vec::with_capacity(groups.len());
        for group in groups {
            let end = group.iter().rposition(|&at| !is_single(at)).unwrap_or(0);
            let last = group[end];
            let is_constant = end == 0 || dim_of(last)?.size.is_some();
            let stride = stride_of(last)?.filter(|_| is_constant);
            let mut next = stride;
            for pair in group.windows(2).rev() {
                next = product(next, number(*dim_of(pair[1])?));
                let found = *stride_of(pair[0])?;
                if !is_single(pair[0]) && next.is_some() && found.is_some() && next != found {
                    return Err(ReshapeError::NonContiguous);
                }
            }
            strides.push(stride);
        }
        Ok(Self {
            strides,
            offset: self.offset,
        })
    }

    /// Returns the layout after an expansion: the last dimension of each group keeps the stride.
    pub(super) fn expanded(&self, shape: &[Dim], groups: &[Vec<usize>]) -> Self {
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

fn number(dim: Dim) -> Option<i64> {
    i64::try_from(dim.size?).ok()
}

/// Returns a product of numbers that may not be constant. It is zero if one of them is.
pub(super) fn product(one: Option<i64>, two: Option<i64>) -> Option<i64> {
    if one == Some(0) || two == Some(0) {
        return Some(0);
    }
    one?.checked_mul(two?)
}

/// Returns whether users of a cast to `to` may use its operand: the cast only forgets static sizes, strides and offsets.
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

fn map(cx: &Context, ty: Type) -> Option<Affine> {
    let TypeData::MemRef { layout, .. } = cx.ty(ty) else {
        return None;
    };
    cx.attr((*layout)?).as_affine().cloned()
}

pub(crate) fn is_strided(cx: &Context, ty: Type) -> Option<bool> {
    let Some(map) = map(cx, ty) else {
        return Some(true);
    };
    Some(Layout::of_map(&map).is_some())
}

pub(crate) fn is_identity(cx: &Context, ty: Type) -> bool {
    match cx.ty(ty) {
        TypeData::MemRef {
            layout: Some(layout),
            ..
        } => match &*cx.attr(*layout) {
            AttrData::Strided(strided) => {
                *strided.strides == [Some(1)] && strided.offset == Some(0)
            }
            _ => false,
        },
        _ => true,
    }
}

pub(super) fn symbols(cx: &Context, ty: Type) -> usize {
    if let Some(map) = map(cx, ty) {
        return map.symbols as usize;
    }
    let TypeData::MemRef {
        layout: Some(layout),
        ..
    } = cx.ty(ty)
    else {
        return 0;
    };
    match &*cx.attr(*layout) {
        AttrData::Strided(strided) => {
            let numbers = strided.strides.iter().chain([&strided.offset]);
            numbers.filter(|number| number.is_none()).count()
        }
        _ => 0,
    }
}
