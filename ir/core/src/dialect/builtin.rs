//! The behaviour of `builtin`.

use super::Behaviour;
use super::op;
use crate::rewrite::{Fold, Folded, Site};
use crate::verify::{Check, Subject};
use crate::{Type, ValueId};

pub(super) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("builtin.module").verify(check_module),
    Behaviour::of("builtin.unrealized_conversion_cast")
        .fold(unrealized_cast)
        .verify(check_cast),
];

fn check_cast(subject: Subject<'_>) -> Check {
    if subject.result_types().len() == 0 {
        return subject.fail("expected at least one result for cast operation");
    }
    Ok(())
}

/// A module has its name and attributes of dialects, and nothing else.
fn check_module(subject: Subject<'_>) -> Check {
    let keys = subject
        .discardable()
        .iter()
        .map(|&(key, _)| subject.cx.str(key));
    match keys.into_iter().find(|key| !key.contains('.')) {
        None => Ok(()),
        Some(key) => subject.fail(format!(
            "can only contain attributes with dialect-prefixed names, found: '{key}'"
        )),
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
