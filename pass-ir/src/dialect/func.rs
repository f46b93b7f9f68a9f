//! The behaviour of `func`.

use super::Behaviour;
use crate::rewrite::{Pattern, Rewriter};
use crate::{
    Attr, AttrData, BlockId, Body, CallSite, Context, Header, InsertPoint, OpId, OpSpec, Type,
    TypeData, ValueId, name, op,
};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("func.call").call(CallSite::by_callee),
    Behaviour::of("func.call_indirect").patterns(CALL_INDIRECT),
    Behaviour::of("func.func").callable(),
    Behaviour::of("func.return").leave(go_on),
];

/// A return from a body that is inlined branches to what follows the call.
fn go_on(cx: &Context, body: &mut Body, end: OpId, next: BlockId) {
    let values: Vec<ValueId> = body.operands(end).collect();
    let targets = [next];
    let spec = OpSpec::new(op::CF_BR, body.location(end))
        .operands(&values)
        .successors(&targets);
    body.create(cx, &spec, InsertPoint::Before(end));
    // A return has no results.
    let _ = body.erase(end);
}

/// The operation that makes a function as a value.
pub(in crate::dialect) fn materialize(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    let is_name = matches!(cx.attr(value), AttrData::Symbol { nested, .. } if nested.is_empty());
    let is_function = matches!(cx.ty(ty), TypeData::Function { .. });
    (is_name && is_function).then(|| Header::new(op::FUNC_CONSTANT).with(cx, name::VALUE, value))
}

/// Patterns for `call_indirect`. The one that there is has no name, in MLIR as well.
const CALL_INDIRECT: &[Pattern] = &[Pattern::new("", call_known)];

/// A call of a function that is known is a plain call.
fn call_known(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let callee = site
        .def(site.operand(0)?, op::FUNC_CONSTANT)?
        .attr(name::VALUE)?;
    let arguments: Vec<ValueId> = site.operands().skip(1).collect();
    let types: Vec<Type> = site.results().map(|value| site.type_of(value)).collect();
    let spec = OpSpec::new(op::FUNC_CALL, site.location())
        .operands(&arguments)
        .results(&types);
    let spec = spec.attr(rw.context(), name::CALLEE, callee);
    let call = rw.create(&spec, InsertPoint::Before(op));
    let results: Vec<ValueId> = rw.body().results(call).collect();
    rw.replace(op, &results);
    Some(())
}
