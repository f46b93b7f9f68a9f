//! Canonicalization of `builtin` and `func`: folds and patterns.

use pass_ir::{InsertPoint, OpId, OpName, OpSpec, Type, ValueId, name, op};

use crate::rewrite::{Fold, Folded, Pattern, Rewriter, Site};

/// The fold of an operation.
pub(crate) fn fold(site: &Site<'_>) -> Option<Fold> {
    match site.name() {
        op::BUILTIN_UNREALIZED_CONVERSION_CAST => unrealized_cast(site),
        _ => None,
    }
}

/// The patterns for operations of a name, in the order in which they are tried.
pub(crate) fn patterns(name: OpName) -> &'static [Pattern] {
    match name {
        op::FUNC_CALL_INDIRECT => CALL_INDIRECT,
        _ => &[],
    }
}

/// A cast to the types that are there already, or back to the types from which another cast came.
fn unrealized_cast(site: &Site<'_>) -> Option<Fold> {
    let types: Vec<Type> = site.results().map(|value| site.type_of(value)).collect();
    let inputs: Vec<ValueId> = site.operands().collect();
    let fits = |values: &[ValueId]| {
        values
            .iter()
            .map(|&value| site.type_of(value))
            .eq(types.iter().copied())
    };
    let given =
        |values: Vec<ValueId>| Fold::Replace(values.into_iter().map(Folded::Value).collect());
    if fits(&inputs) {
        return Some(given(inputs));
    }
    let inner = site.def(*inputs.first()?, op::BUILTIN_UNREALIZED_CONVERSION_CAST)?;
    let sources: Vec<ValueId> = inner.operands().collect();
    let undone = inner.results().eq(inputs.iter().copied());
    (undone && fits(&sources)).then(|| given(sources))
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
