//! Values that are symbols of affine maps: those that do not change within the innermost affine scope.

use pass_ir::body::ValueDef;
use pass_ir::dialect::Traits;
use pass_ir::{Body, Context, OpId, RegionId, Type, ValueId};

const MAX_DEPTH: u32 = 32;

pub(super) fn is_symbol(cx: &Context, body: &Body, value: ValueId) -> bool {
    if body.value_type(value) != Type::INDEX {
        return false;
    }
    if is_top_level(cx, body, value) {
        return true;
    }
    let scope = body.defining_op(value).and_then(|op| scope(cx, body, op));
    body.defining_op(value)
        .is_some_and(|_| is_symbol_in(cx, body, value, scope, MAX_DEPTH))
}

/// Returns the innermost region around an operation that is an affine scope. A body is taken for one: it is that of
/// an isolated operation.
fn scope(cx: &Context, body: &Body, op: OpId) -> Option<RegionId> {
    let mut region = body.block_region(body.block_of(op)?)?;
    while let Some(owner) = body.region_owner(region) {
        if is_scope(cx, body, owner) {
            return Some(region);
        }
        region = body.block_region(body.block_of(owner)?)?;
    }
    Some(region)
}

fn is_scope(cx: &Context, body: &Body, op: OpId) -> bool {
    cx.traits(body.name(op)).has(Traits::AFFINE_SCOPE)
}

fn is_top_level(cx: &Context, body: &Body, value: ValueId) -> bool {
    let region = region_of(body, value);
    region.is_some_and(|region| match body.region_owner(region) {
        Some(owner) => is_scope(cx, body, owner),
        None => true,
    })
}

fn region_of(body: &Body, value: ValueId) -> Option<RegionId> {
    let block = match body.value_def(value) {
        ValueDef::Argument { block, .. } => block,
        ValueDef::Result { op, .. } => body.block_of(op)?,
    };
    body.block_region(block)
}

/// Returns whether a value is a symbol for the operations of a scope: defined outside, a constant, the size of
/// something that is defined at the top, or computed from symbols.
fn is_symbol_in(
    cx: &Context,
    body: &Body,
    value: ValueId,
    scope: Option<RegionId>,
    depth: u32,
) -> bool {
    if depth == 0 || body.value_type(value) != Type::INDEX {
        return false;
    }
    if region_of(body, value) == scope || is_top_level(cx, body, value) {
        return true;
    }
    let outer = || {
        let owner = body.region_owner(scope?)?;
        let outer = body.block_region(body.block_of(owner)?)?;
        Some(is_symbol_in(cx, body, value, Some(outer), depth - 1))
    };
    let Some(op) = body.defining_op(value) else {
        return outer().unwrap_or(false);
    };
    if body.constant_value(cx, op).is_some() {
        return true;
    }
    let mut operands = body.operands(op);
    if body.is_pure(cx, op)
        && operands.all(|operand| is_symbol_in(cx, body, operand, scope, depth - 1))
    {
        return true;
    }
    if cx.implements(body.name(op), "ShapedDimOpInterface") {
        let source = body.operand(op, 0);
        return source.is_some_and(|source| is_top_level(cx, body, source));
    }
    outer().unwrap_or(false)
}
