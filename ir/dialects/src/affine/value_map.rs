//! Affine maps with their operands: composition with `affine.apply`, and the canonical form.

use super::bounds::Inputs;
use super::symbols::is_symbol;
use crate::shared::affine_maps;
use pass_ir::data::{Affine, AffineExpr};
use pass_ir::{Body, Context, Ident, OpId, ValueId};

/// A map or a set, and the values of its dimensions and then of its symbols.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AffineValueMap {
    pub(super) map: Affine,
    pub(super) operands: Vec<ValueId>,
}

const MAX_COMPOSED: usize = 1000;

impl AffineValueMap {
    pub(super) fn of(
        cx: &Context,
        body: &Body,
        op: OpId,
        key: Ident,
        operands: Vec<ValueId>,
    ) -> Option<Self> {
        let attr = cx.attr(body.attr(cx, op, key)?);
        let map = attr.as_affine()?;
        let inputs = map.dims.checked_add(map.symbols)? as usize;
        (inputs == operands.len()).then(|| Self {
            map: map.clone(),
            operands,
        })
    }

    pub(super) fn has_applied_operands(&self, cx: &Context, body: &Body) -> bool {
        self.operands
            .iter()
            .any(|&operand| defining_apply(cx, body, operand).is_some())
    }

    /// Composes the map with the maps of its operands, flattens its results to sums, and brings it into canonical form.
    pub(super) fn compose(mut self, cx: &Context, body: &Body) -> Option<Self> {
        for _ in 0..MAX_COMPOSED {
            let mut operands = self.operands.iter().enumerate();
            let inner = operands
                .find_map(|(index, &operand)| Some((index, defining_apply(cx, body, operand)?)));
            let Some((index, inner)) = inner else {
                break;
            };
            self = self.substitute_operand(index, inner.canonicalize(cx, body)?)?;
        }
        let mut canonical = self.canonicalize(cx, body)?;
        canonical.map = affine_maps::flatten(canonical.map);
        canonical.canonicalize(cx, body)
    }

    /// Simplifies divisions and remainders that the ranges of induction variables decide.
    pub(super) fn simplify_in_ranges(mut self, cx: &Context, body: &Body) -> Self {
        self.map.exprs = Inputs::of(cx, body, &self.map, &self.operands).simplified();
        self
    }

    pub(super) fn drop_redundant_results(
        mut self,
        cx: &Context,
        body: &Body,
        greatest: bool,
    ) -> Self {
        if !self.operands.is_empty() {
            let inputs = Inputs::of(cx, body, &self.map, &self.operands);
            self.map.exprs = inputs.without_redundant(greatest);
        }
        self
    }

    /// Substitutes the result of another map for an operand.
    fn substitute_operand(self, index: usize, inner: Self) -> Option<Self> {
        let (dims, symbols) = (self.map.dims, self.map.symbols);
        let (outer_dims, outer_symbols) = self.operands.split_at_checked(dims as usize)?;
        let (inner_dims, inner_symbols) =
            inner.operands.split_at_checked(inner.map.dims as usize)?;
        let shifted_dims: Vec<_> = (dims..dims + inner.map.dims).map(AffineExpr::Dim).collect();
        let shifted_symbols = symbols..symbols + inner.map.symbols;
        let shifted_symbols: Vec<_> = shifted_symbols.map(AffineExpr::Symbol).collect();
        let counts = (dims + inner.map.dims, symbols + inner.map.symbols);
        let shifted = affine_maps::substitute(&inner.map, &shifted_dims, &shifted_symbols, counts)?;
        let value = shifted.exprs.first()?.clone();
        let mut for_dims: Vec<_> = (0..dims).map(AffineExpr::Dim).collect();
        let mut for_symbols: Vec<_> = (0..symbols).map(AffineExpr::Symbol).collect();
        match for_dims.get_mut(index) {
            Some(dim) => *dim = value,
            None => *for_symbols.get_mut(index - dims as usize)? = value,
        }
        Some(
            Self {
                map: affine_maps::substitute(&self.map, &for_dims, &for_symbols, counts)?,
                operands: [outer_dims, inner_dims, outer_symbols, inner_symbols].concat(),
            }
            .drop_operand(index),
        )
    }

    /// Drops an operand that the map does not use.
    fn drop_operand(self, index: usize) -> Self {
        let Self { map, mut operands } = self;
        let is_dim = index < map.dims as usize;
        let (mut dims, mut symbols): (Vec<_>, Vec<_>) = (
            (0..map.dims).map(AffineExpr::Dim).collect(),
            (0..map.symbols).map(AffineExpr::Symbol).collect(),
        );
        let counts = (
            map.dims - u32::from(is_dim),
            map.symbols - u32::from(!is_dim),
        );
        if is_dim {
            shift(&mut dims, index, AffineExpr::Dim);
        } else {
            shift(&mut symbols, index - map.dims as usize, AffineExpr::Symbol);
        }
        match affine_maps::substitute(&map, &dims, &symbols, counts) {
            Some(map) => {
                operands.remove(index);
                Self { map, operands }
            }
            None => Self { map, operands },
        }
    }

    /// Makes dimensions symbols where their values may be, and drops operands that are unused, constant or duplicates.
    pub(super) fn canonicalize(self, cx: &Context, body: &Body) -> Option<Self> {
        self.promote_dims(cx, body)?.drop_operands(cx, body)
    }

    fn promote_dims(self, cx: &Context, body: &Body) -> Option<Self> {
        let (dims, symbols) = self.operands.split_at_checked(self.map.dims as usize)?;
        let (mut kept, mut promoted, mut for_dims) = (Vec::new(), Vec::new(), Vec::new());
        for &value in dims {
            if is_symbol(cx, body, value) {
                for_dims.push(AffineExpr::Symbol(
                    self.map.symbols + u32::try_from(promoted.len()).ok()?,
                ));
                promoted.push(value);
            } else {
                for_dims.push(AffineExpr::Dim(u32::try_from(kept.len()).ok()?));
                kept.push(value);
            }
        }
        let counts = (
            u32::try_from(kept.len()).ok()?,
            self.map.symbols + u32::try_from(promoted.len()).ok()?,
        );
        Some(Self {
            map: affine_maps::substitute(&self.map, &for_dims, &[], counts)?,
            operands: [&kept, symbols, &promoted].concat(),
        })
    }

    fn drop_operands(self, cx: &Context, body: &Body) -> Option<Self> {
        let (dims, symbols) = self.operands.split_at_checked(self.map.dims as usize)?;
        let (mut kept_dims, mut kept_symbols) = (Vec::new(), Vec::new());
        let mut for_dims = Vec::new();
        for (index, &value) in (0..).zip(dims) {
            let used = affine_maps::uses_input(&self.map, &AffineExpr::Dim(index));
            for_dims.push(if used {
                AffineExpr::Dim(index_of(&mut kept_dims, value)?)
            } else {
                AffineExpr::Constant(0)
            });
        }
        let mut for_symbols = Vec::new();
        for (index, &value) in (0..).zip(symbols) {
            let constant = || i64::try_from(body.constant_int(cx, value)?).ok();
            for_symbols.push(
                if !affine_maps::uses_input(&self.map, &AffineExpr::Symbol(index)) {
                    AffineExpr::Constant(0)
                } else if let Some(constant) = constant() {
                    AffineExpr::Constant(constant)
                } else {
                    AffineExpr::Symbol(index_of(&mut kept_symbols, value)?)
                },
            );
        }
        let counts = (
            u32::try_from(kept_dims.len()).ok()?,
            u32::try_from(kept_symbols.len()).ok()?,
        );
        Some(Self {
            map: affine_maps::substitute(&self.map, &for_dims, &for_symbols, counts)?,
            operands: [kept_dims, kept_symbols].concat(),
        })
    }

    pub(super) fn drop_duplicate_results(mut self) -> Self {
        let mut unique: Vec<AffineExpr> = Vec::new();
        for expr in self.map.exprs {
            if !unique.contains(&expr) {
                unique.push(expr);
            }
        }
        self.map.exprs = unique.into();
        self
    }
}

/// Decrements the numbers of the expressions after an index.
fn shift(exprs: &mut [AffineExpr], index: usize, make: fn(u32) -> AffineExpr) {
    for (number, expr) in (0u32..).zip(exprs.iter_mut()) {
        if number as usize > index {
            *expr = make(number - 1);
        }
    }
}

fn index_of(values: &mut Vec<ValueId>, value: ValueId) -> Option<u32> {
    let position = values.iter().position(|&other| other == value);
    let index = position.unwrap_or_else(|| {
        values.push(value);
        values.len() - 1
    });
    u32::try_from(index).ok()
}

fn defining_apply(cx: &Context, body: &Body, value: ValueId) -> Option<AffineValueMap> {
    let op = body.defining_op(value)?;
    if body.name(op) != cx.op_name("affine.apply") {
        return None;
    }
    let operands = body.operands(op).collect();
    AffineValueMap::of(cx, body, op, cx.ident("map"), operands)
}
