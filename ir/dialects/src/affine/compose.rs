//! Maps with their operands: composed with the maps that compute the operands, and in canonical form.

use super::bounds::Inputs;
use super::symbols::is_symbol;
use crate::shared::affine_maps;
use pass_ir::data::{Affine, AffineExpr};
use pass_ir::{Body, Context, Ident, OpId, ValueId};

/// A map or a set, and the values of its dimensions and then of its symbols.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Applied {
    pub(super) map: Affine,
    pub(super) operands: Vec<ValueId>,
}

const MAX_COMPOSED: usize = 1000;

impl Applied {
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

    pub(super) fn is_of_maps(&self, cx: &Context, body: &Body) -> bool {
        self.operands
            .iter()
            .any(|&operand| applied_to(cx, body, operand).is_some())
    }

    /// Returns the map composed with the maps of its operands, each result a sum, in canonical form.
    pub(super) fn composed(mut self, cx: &Context, body: &Body) -> Option<Self> {
        for _ in 0..MAX_COMPOSED {
            let mut operands = self.operands.iter().enumerate();
            let inner = operands
                .find_map(|(place, &operand)| Some((place, applied_to(cx, body, operand)?)));
            let Some((place, inner)) = inner else {
                break;
            };
            self = self.replacing(place, inner.canonical(cx, body)?)?;
        }
        let mut canonical = self.canonical(cx, body)?;
        canonical.map = affine_maps::flatten(canonical.map);
        canonical.canonical(cx, body)
    }

    /// Returns the same map, where the ranges of induction variables decide divisions and remainders.
    pub(super) fn within_ranges(mut self, cx: &Context, body: &Body) -> Self {
        self.map.exprs = Inputs::of(cx, body, &self.map, &self.operands).simplified();
        self
    }

    pub(super) fn without_redundant(mut self, cx: &Context, body: &Body, greatest: bool) -> Self {
        if !self.operands.is_empty() {
            let inputs = Inputs::of(cx, body, &self.map, &self.operands);
            self.map.exprs = inputs.without_redundant(greatest);
        }
        self
    }

    /// Returns the map in which another one, of one result, takes the place of an operand.
    fn replacing(self, place: usize, inner: Self) -> Option<Self> {
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
        match for_dims.get_mut(place) {
            Some(dim) => *dim = value,
            None => *for_symbols.get_mut(place - dims as usize)? = value,
        }
        // The operand is not used any more, and goes with the next canonical form.
        Some(
            Self {
                map: affine_maps::substitute(&self.map, &for_dims, &for_symbols, counts)?,
                operands: [outer_dims, inner_dims, outer_symbols, inner_symbols].concat(),
            }
            .without_unused(place),
        )
    }

    /// Returns the same, where the operand at a place does not count as computed by a map, because the map does not
    /// use it.
    fn without_unused(self, place: usize) -> Self {
        let Self { map, mut operands } = self;
        let is_dim = place < map.dims as usize;
        let (mut dims, mut symbols): (Vec<_>, Vec<_>) = (
            (0..map.dims).map(AffineExpr::Dim).collect(),
            (0..map.symbols).map(AffineExpr::Symbol).collect(),
        );
        let counts = (
            map.dims - u32::from(is_dim),
            map.symbols - u32::from(!is_dim),
        );
        if is_dim {
            shift(&mut dims, place, AffineExpr::Dim);
        } else {
            shift(&mut symbols, place - map.dims as usize, AffineExpr::Symbol);
        }
        match affine_maps::substitute(&map, &dims, &symbols, counts) {
            Some(map) => {
                operands.remove(place);
                Self { map, operands }
            }
            None => Self { map, operands },
        }
    }

    /// Returns the map whose dimensions are symbols where values may be, without operands that are not used, are
    /// constant, or occur twice.
    pub(super) fn canonical(self, cx: &Context, body: &Body) -> Option<Self> {
        self.promoted(cx, body)?.reduced(cx, body)
    }

    fn promoted(self, cx: &Context, body: &Body) -> Option<Self> {
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

    fn reduced(self, cx: &Context, body: &Body) -> Option<Self> {
        let (dims, symbols) = self.operands.split_at_checked(self.map.dims as usize)?;
        let (mut kept_dims, mut kept_symbols) = (Vec::new(), Vec::new());
        let mut for_dims = Vec::new();
        for (place, &value) in (0..).zip(dims) {
            let used = affine_maps::uses_input(&self.map, &AffineExpr::Dim(place));
            for_dims.push(if used {
                AffineExpr::Dim(index_of(&mut kept_dims, value)?)
            } else {
                AffineExpr::Constant(0)
            });
        }
        let mut for_symbols = Vec::new();
        for (place, &value) in (0..).zip(symbols) {
            let constant = || i64::try_from(body.constant_int(cx, value)?).ok();
            for_symbols.push(
                if !affine_maps::uses_input(&self.map, &AffineExpr::Symbol(place)) {
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

    pub(super) fn without_duplicates(mut self) -> Self {
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

/// Numbers the expressions behind a place one lower.
fn shift(exprs: &mut [AffineExpr], place: usize, make: fn(u32) -> AffineExpr) {
    for (number, expr) in (0u32..).zip(exprs.iter_mut()) {
        if number as usize > place {
            *expr = make(number - 1);
        }
    }
}

fn index_of(values: &mut Vec<ValueId>, value: ValueId) -> Option<u32> {
    let known = values.iter().position(|&known| known == value);
    let place = known.unwrap_or_else(|| {
        values.push(value);
        values.len() - 1
    });
    u32::try_from(place).ok()
}

fn applied_to(cx: &Context, body: &Body, value: ValueId) -> Option<Applied> {
    let op = body.defining_op(value)?;
    if body.name(op) != cx.op_name("affine.apply") {
        return None;
    }
    let operands = body.operands(op).collect();
    Applied::of(cx, body, op, cx.ident("map"), operands)
}
