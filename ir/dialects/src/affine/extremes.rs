//! Patterns of `affine.min` and `affine.max` that say the same with fewer operations.

use super::patterns::set_map;
use super::value_map::AffineValueMap;
use crate::shared::affine_maps;
use pass_ir::data::{Affine, AffineExpr};
use pass_ir::rewrite::{NewOp, Rewriter};
use pass_ir::{OpId, ValueId};

/// Replaces a minimum or maximum whose map has a single_to_apply result by `affine.apply`.
pub(super) fn single_to_apply(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (key, ty) = (cx.ident("map"), site.result_type(0)?);
    let operands: Vec<ValueId> = site.operands().collect();
    let value_map = AffineValueMap::of(cx, rw.body(), op, key, operands)?;
    if value_map.map.exprs.len() != 1 {
        return None;
    }
    let map = rw.body().attr(cx, op, key);
    let apply = NewOp::new(cx.op_name("affine.apply"), &value_map.operands, ty);
    rw.replace_with(op, rw.body().location(op), &apply.with(key, map))
}

/// Flattens nested operations of the same name: `min(a, min(b, c))` becomes `min(a, b, c)`.
pub(super) fn merge_nested(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let (key, site) = (cx.ident("map"), rw.site(op));
    let outer = AffineValueMap::of(cx, body, op, key, site.operands().collect())?;
    let dims = outer.map.dims as usize;
    let (mut exprs, mut inner) = (Vec::new(), Vec::new());
    for expr in &outer.map.exprs {
        let operand = match *expr {
            AffineExpr::Dim(place) => outer.operands.get(place as usize),
            AffineExpr::Symbol(place) => outer.operands.get(dims + place as usize),
            _ => None,
        };
        match operand.and_then(|&operand| site.def(operand, site.name())) {
            Some(def) => {
                let operands = def.operands().collect();
                inner.push(AffineValueMap::of(cx, body, def.id(), key, operands)?);
            }
            None => exprs.push(expr.clone()),
        }
    }
    if inner.is_empty() {
        return None;
    }
    let merged = join_maps(outer, exprs, inner)?;
    set_map(rw, op, key, merged.map);
    rw.set_operands(op, &merged.operands);
    Some(())
}

/// Appends the results of the inner maps to `exprs`, the results of the outer map that stay.
fn join_maps(
    outer: AffineValueMap,
    mut exprs: Vec<AffineExpr>,
    inner: Vec<AffineValueMap>,
) -> Option<AffineValueMap> {
    let (mut dims, mut symbols) = (outer.map.dims, outer.map.symbols);
    let (for_dims, for_symbols) = outer.operands.split_at_checked(dims as usize)?;
    let (mut for_dims, mut for_symbols) = (for_dims.to_vec(), for_symbols.to_vec());
    for one in inner {
        let counts = (dims + one.map.dims, symbols + one.map.symbols);
        let shifted_dims: Vec<AffineExpr> = (dims..counts.0).map(AffineExpr::Dim).collect();
        let shifted_symbols = (symbols..counts.1).map(AffineExpr::Symbol);
        let shifted_symbols: Vec<AffineExpr> = shifted_symbols.collect();
        let shifted = affine_maps::substitute(&one.map, &shifted_dims, &shifted_symbols, counts)?;
        let (own_dims, own_symbols) = one.operands.split_at_checked(one.map.dims as usize)?;
        exprs.extend(shifted.exprs);
        for_dims.extend(own_dims);
        for_symbols.extend(own_symbols);
        (dims, symbols) = counts;
    }
    let map = Affine {
        dims,
        symbols,
        exprs: exprs.into(),
        equalities: None,
    };
    Some(AffineValueMap {
        map,
        operands: [for_dims, for_symbols].concat(),
    })
}
