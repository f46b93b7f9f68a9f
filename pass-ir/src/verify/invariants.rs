//! The invariants of an operation, in the order in which they are verified.

use crate::dialect::{OpDef, Traits};

use super::subject::Subject;
use super::violation::{Check, Violation};
use super::{arith, attributes, branch, counts, facts, function, region, scf, symbols, types};

/// Invariants that are verified before nested operations.
pub(super) fn check(subject: Subject<'_>) -> Check {
    let Some(def) = subject.def else {
        return Ok(());
    };
    counts::check(subject, def)?;
    check_parent(subject)?;
    region::check_traits(subject)?;
    check_declared(subject, def)?;
    types::check_same(subject)?;
    types::check_parts(subject)?;
    symbols::check_symbol(subject)?;
    function::check_signature(subject)?;
    branch::check_branch(subject)?;
    arith::check_cast(subject)?;
    types::check_elementwise(subject)?;
    check_terminator(subject)?;
    check_own(subject)
}

/// Invariants that are verified after nested operations.
pub(super) fn check_after_regions(subject: Subject<'_>) -> Check {
    if subject.def.is_none() {
        return check_registered(subject);
    }
    region::check_implicit_terminator(subject)?;
    scf::check_after_regions(subject)?;
    if subject.has(Traits::SYMBOL_TABLE) {
        symbols::check_table(subject)?;
    }
    Ok(())
}

/// The declaration of the operation: attributes, then types, then what they have to do with each other, then regions.
fn check_declared(subject: Subject<'_>, def: &OpDef) -> Check {
    attributes::check(subject)?;
    types::check_kinds(subject, def)?;
    arith::check_types(subject)?;
    function::check_indirect_call(subject)?;
    branch::check_case_segments(subject)?;
    types::check_bounds(subject)?;
    region::check_declared(subject)
}

/// Some operations may stand in certain others alone.
fn check_parent(subject: Subject<'_>) -> Check {
    let wanted = facts::parents(subject.name());
    let Some(parent) = subject.parent().filter(|_| !wanted.is_empty()) else {
        return Ok(());
    };
    if wanted.contains(&parent.name()) {
        return Ok(());
    }
    let names: Vec<&str> = wanted
        .iter()
        .map(|&name| subject.cx.op_name_str(name))
        .collect();
    match names[..] {
        [name] => subject.fail(format!("expects parent op '{name}'")),
        _ => subject.fail(format!(
            "expects parent op to be one of '{}'",
            names.join(", ")
        )),
    }
}

/// A terminator ends its block.
fn check_terminator(subject: Subject<'_>) -> Check {
    let follows = subject
        .place()
        .is_some_and(|(scope, op)| scope.body.next_op(op).is_some());
    if follows && subject.has(Traits::TERMINATOR) {
        return subject.fail("must be the last operation in the parent block");
    }
    Ok(())
}

/// Invariants that a verifier written by hand checks.
fn check_own(subject: Subject<'_>) -> Check {
    use crate::op;
    match subject.name() {
        op::BUILTIN_MODULE => check_module(subject),
        op::BUILTIN_UNREALIZED_CONVERSION_CAST if subject.result_types().len() == 0 => {
            subject.fail("expected at least one result for cast operation")
        }
        op::FUNC_RETURN => function::check_return(subject),
        op::ARITH_CONSTANT => arith::check_constant(subject),
        op::CF_SWITCH => branch::check_switch(subject),
        _ => scf::check(subject),
    }
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

/// An operation of a known dialect has to be one that the dialect declares; others need leave.
fn check_registered(subject: Subject<'_>) -> Check {
    let (cx, name) = (subject.cx, subject.name_text());
    if let Some((dialect, _)) = name.split_once('.')
        && let Some(known) = cx.dialects().iter().find(|known| known.name == dialect)
    {
        if known.is_open {
            return Ok(());
        }
        return Err(Violation::new(format!(
            "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
        )));
    }
    if cx.allows_unregistered() {
        return Ok(());
    }
    subject.fail(
        "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the \
         MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used.",
    )
}
