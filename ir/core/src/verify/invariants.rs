//! Verification of one operation, in the order of the checks of MLIR.

use pass_diagnostics::names::nearest;

use crate::dialect::{OpDef, Traits};

use super::attributes::CheckedProperties;
use super::rules::VerifyFn;
use super::subject::{Scope, Subject};
use super::violation::{Check, Violation};
use super::{agreements, attributes, counts, dialect_attributes, function, region, symbols, types};

/// Runs the checks that come before those of the nested operations.
pub(super) fn check(subject: Subject<'_>, checked: &mut CheckedProperties) -> Check {
    dialect_attributes::check(subject)?;
    let Some(def) = subject.def else {
        return Ok(());
    };
    let rules = subject.invariants();
    counts::check(subject, def)?;
    check_parent(subject)?;
    region::check_traits(subject)?;
    check_declared(subject, def, checked)?;
    types::check_same(subject)?;
    types::check_shapes(subject)?;
    symbols::check_symbol(subject)?;
    function::check_signature(subject)?;
    dialect_attributes::check_function(subject)?;
    run_optional(rules.interfaces, subject)?;
    types::check_elementwise(subject)?;
    check_terminator(subject)?;
    run_optional(rules.own, subject)
}

/// Runs the checks that come after those of the nested operations.
pub(super) fn check_after_regions(subject: Subject<'_>) -> Check {
    check_isolation(subject)?;
    if subject.def.is_none() {
        return check_registered(subject);
    }
    region::check_implicit_terminator(subject)?;
    run_optional(subject.invariants().after_regions, subject)?;
    if subject.has(Traits::SYMBOL_TABLE) {
        symbols::check_table(subject)?;
    }
    Ok(())
}

fn check_declared(subject: Subject<'_>, def: &OpDef, checked: &mut CheckedProperties) -> Check {
    attributes::check(subject, checked)?;
    types::check_kinds(subject, def)?;
    agreements::check(subject, def)?;
    run_optional(subject.invariants().types, subject)?;
    region::check_declared(subject)
}

/// Checks that the operations in an isolated one use no values from outside of it.
fn check_isolation(subject: Subject<'_>) -> Check {
    let is_violated = |scope: &Scope<'_>| scope.body.has_outer_values;
    let Some(scope) = subject.owned().filter(is_violated) else {
        return Ok(());
    };
    let body = scope.body;
    let is_outer = |value| {
        body.defining_block(value)
            .and_then(|block| body.block_region(block))
            .is_none()
    };
    for &region in body.top_regions() {
        let mut pending = vec![region];
        while let Some(region) = pending.pop() {
            for op in body.region_ops(region) {
                if body.operands(op).any(is_outer) {
                    let user = Subject::inside(subject.cx, scope, op);
                    let violation = user.violation("using value defined outside the region");
                    let note = "required by region isolation constraints";
                    return Err(violation.about(user).note(subject.loc(), note));
                }
                pending.extend(body.regions(op));
            }
        }
    }
    Ok(())
}

fn check_parent(subject: Subject<'_>) -> Check {
    let names = subject.def.map_or(&[][..], |def| def.parents);
    if names.is_empty() {
        return Ok(());
    }
    let Some(parent) = subject.parent() else {
        return Ok(());
    };
    if names.contains(&parent.name_text()) {
        return Ok(());
    }
    match names {
        [name] => subject.fail(format!("expects parent op '{name}'")),
        _ => subject.fail(format!(
            "expects parent op to be one of '{}'",
            names.join(", ")
        )),
    }
}

fn run_optional(check: Option<VerifyFn>, subject: Subject<'_>) -> Check {
    check.map_or(Ok(()), |check| check(subject))
}

/// Checks that a terminator is the last operation of its block.
fn check_terminator(subject: Subject<'_>) -> Check {
    let has_next = subject
        .position()
        .is_some_and(|(scope, op)| scope.body.next_op(op).is_some());
    if has_next && subject.has(Traits::TERMINATOR) {
        return subject.fail("must be the last operation in the parent block");
    }
    Ok(())
}

/// Checks that a registered dialect declares the operation, or that unregistered dialects are allowed.
fn check_registered(subject: Subject<'_>) -> Check {
    let (cx, name) = (subject.cx, subject.name_text());
    if let Some((dialect, op_name)) = name.split_once('.')
        && let Some(registered) = cx.dialects().iter().find(|entry| entry.name == dialect)
    {
        if registered.is_open {
            return Ok(());
        }
        let violation = Violation::new(format!(
            "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
        ));
        let ops = registered.ops().iter();
        let op_names = ops.filter_map(|op| Some(op.name.split_once('.')?.1));
        return Err(match nearest(op_name, op_names) {
            Some(nearest) => violation.help(format!("did you mean '{dialect}.{nearest}'?")),
            None => violation,
        });
    }
    if cx.allows_unregistered() {
        return Ok(());
    }
    subject.fail(
        "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the \
         MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used.",
    )
}
