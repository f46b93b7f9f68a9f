//! Verifies OpenMP loops, loop wrappers and loop transformations.

use super::refuse;
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject};

const WRAPPERS: &[&str] = &[
    "omp.distribute",
    "omp.loop",
    "omp.simd",
    "omp.taskloop",
    "omp.workshare.loop_wrapper",
    "omp.wsloop",
];

pub(super) fn is_wrapper(subject: &Subject<'_>) -> bool {
    WRAPPERS.contains(&subject.name_text())
}

pub(super) fn check_wrapper(subject: Subject<'_>) -> Check {
    let members = subject.entry_ops(0);
    subject.ensure(
        subject.region_count() == 1 && subject.terminators(0).len() <= 1,
        "loop wrapper contains multiple blocks",
    )?;
    let [nested] = &members[..] else {
        return subject.fail("loop wrapper does not contain exactly one nested op");
    };
    if is_wrapper(nested) || nested.name_text() == "omp.loop_nest" {
        return Ok(());
    }
    subject.fail("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")
}

pub(super) fn nested_wrapper(subject: Subject<'_>) -> Option<Subject<'_>> {
    subject.entry_ops(0).into_iter().next().filter(is_wrapper)
}

pub(super) fn check_nest(subject: Subject<'_>) -> Check {
    let bounds = subject.operand_group_types(0);
    subject.ensure(!bounds.is_empty(), "must represent at least one loop")?;
    let arguments = subject.entry_arg_types(0).unwrap_or_default();
    subject.ensure(
        arguments.len() == bounds.len(),
        "number of range arguments and IVs do not match",
    )?;
    subject.ensure(
        arguments == bounds,
        "range argument type does not match corresponding IV type",
    )?;
    check_collapse(subject, bounds.len())?;
    match subject.parent() {
        Some(parent) if !is_wrapper(&parent) => {
            subject.fail("expects parent op to be a loop wrapper")
        }
        _ => Ok(()),
    }
}

fn check_collapse(subject: Subject<'_>, loops: usize) -> Check {
    let collapsed = subject.int_value("collapse_num_loops").unwrap_or(1);
    let tiled = subject.int_array("tile_sizes").map_or(0, <[i64]>::len);
    let expected = usize::try_from(collapsed).unwrap_or(0).max(tiled);
    subject.ensure(
        !subject.is_set("collapse_num_loops") || expected <= loops,
        "collapse value is larger than the number of loops",
    )
}

pub(super) fn check_canonical(subject: Subject<'_>) -> Check {
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    match (&arguments[..], subject.operand_type(0)) {
        ([argument], Some(count)) if *argument != count => {
            subject.fail("Region argument must be the same type as the trip count")
        }
        ([_], _) => Ok(()),
        _ => subject.fail("Canonical loop region must have exactly one argument"),
    }
}

pub(super) fn check_handle(subject: Subject<'_>) -> Check {
    let (scope, op) = some_or_ok!(subject.position());
    let handle = some_or_ok!(scope.body().result(op, 0));
    let (mut generators, mut consumers) = (0, 0);
    for used in scope.body().uses(handle) {
        let user = Subject::inside(subject.context(), scope, used.op);
        match user.name_text() {
            "omp.canonical_loop" => generators += 1,
            "omp.unroll_heuristic" => consumers += 1,
            "omp.tile" if user.operand_group(0).contains(&used.operand) => generators += 1,
            "omp.tile" => consumers += 1,
            _ => return Ok(()),
        }
    }
    match (generators, consumers) {
        (0, 0) => Ok(()),
        (0, _) => subject.fail("CLI has no generator"),
        (2.., _) => subject.fail("CLI must have at most one generator"),
        (_, 2..) => subject.fail("CLI must have at most one consumer"),
        _ => Ok(()),
    }
}

pub(super) fn check_composite(subject: Subject<'_>, is_composite: bool) -> Check {
    let is_marked = subject.is_set("omp.composite");
    match (is_composite, is_marked) {
        (true, false) => refuse("'omp.composite' attribute missing from composite wrapper"),
        (false, true) => refuse("'omp.composite' attribute present in non-composite wrapper"),
        _ => Ok(()),
    }
}
