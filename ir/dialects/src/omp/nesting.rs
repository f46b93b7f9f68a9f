//! Verifiers of operations that must be nested in certain others.

use super::{is_of_dialect, refuse};
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject, ensure};

fn cancel_directive(subject: Subject<'_>) -> String {
    subject.enum_value("cancel_directive").unwrap_or_default()
}

/// Returns the innermost ancestor of the dialect.
fn construct(subject: Subject<'_>) -> Option<Subject<'_>> {
    subject.ancestors().find(is_of_dialect)
}

/// Returns the parent of the construct if it has this name, such as that of the wrapper of a loop.
fn wrapper<'s>(construct: Subject<'s>, name: &str) -> Option<Subject<'s>> {
    construct
        .parent()
        .filter(|wrapper| wrapper.name_text() == name)
}

fn is_in_task(construct: Subject<'_>) -> bool {
    construct.name_text() == "omp.task" || wrapper(construct, "omp.taskloop").is_some()
}

pub(super) fn check_cancel(subject: Subject<'_>) -> Check {
    let Some(construct) = construct(subject) else {
        return subject.fail("Orphaned cancel construct");
    };
    match &*cancel_directive(subject) {
        "parallel" if construct.name_text() != "omp.parallel" => {
            subject.fail("cancel parallel must appear inside a parallel region")
        }
        "loop" => match wrapper(construct, "omp.wsloop") {
            None => subject.fail("cancel loop must appear inside a worksharing-loop region"),
            Some(wrapper) if wrapper.is_set("nowait") => {
                refuse("A worksharing construct that is canceled must not have a nowait clause")
            }
            Some(wrapper) if wrapper.is_set("ordered") => {
                refuse("A worksharing construct that is canceled must not have an ordered clause")
            }
            Some(_) => Ok(()),
        },
        "sections" => {
            let sections = match construct.name_text() {
                "omp.section" => construct.parent(),
                _ => Some(construct),
            };
            match sections.filter(|sections| sections.name_text() == "omp.sections") {
                None => subject.fail("cancel sections must appear inside a sections region"),
                Some(sections) if sections.is_set("nowait") => {
                    refuse("A sections construct that is canceled must not have a nowait clause")
                }
                Some(_) => Ok(()),
            }
        }
        "taskgroup" if !is_in_task(construct) => {
            subject.fail("cancel taskgroup must appear inside a task region")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_cancellation_point(subject: Subject<'_>) -> Check {
    let Some(construct) = construct(subject) else {
        return subject.fail("Orphaned cancellation point");
    };
    match (&*cancel_directive(subject), construct.name_text()) {
        ("parallel", "omp.parallel") | ("sections", "omp.section" | "omp.sections") => Ok(()),
        ("parallel", _) => {
            subject.fail("cancellation point parallel must appear inside a parallel region")
        }
        ("sections", _) => {
            subject.fail("cancellation point sections must appear inside a sections region")
        }
        ("loop", _) if wrapper(construct, "omp.wsloop").is_none() => {
            subject.fail("cancellation point loop must appear inside a worksharing-loop region")
        }
        ("taskgroup", _) if !is_in_task(construct) => {
            subject.fail("cancellation point taskgroup must appear inside a task region")
        }
        _ => Ok(()),
    }
}

/// Returns the wrapper of the innermost loop, which an ordered operation must be in.
fn ordered_wrapper(subject: Subject<'_>) -> Option<Subject<'_>> {
    subject.ancestor("omp.loop_nest")?.parent()
}

fn check_ordered_wrapper(subject: Subject<'_>, wrapper: Subject<'_>, has_region: bool) -> Check {
    match wrapper.name_text() {
        "omp.simd" => Ok(()),
        "omp.wsloop" => match wrapper.int_value("ordered") {
            None => {
                subject.fail("the enclosing worksharing-loop region must have an ordered clause")
            }
            Some(count) if has_region => subject.ensure(
                count == 0,
                "the enclosing loop's ordered clause must not have a parameter present",
            ),
            Some(count) => subject.ensure(
                count != 0,
                "the enclosing loop's ordered clause must have a parameter present",
            ),
        },
        _ => subject.fail("must be nested inside of a worksharing, simd or worksharing simd loop"),
    }
}

pub(super) fn check_ordered(subject: Subject<'_>) -> Check {
    let Some(wrapper) = ordered_wrapper(subject) else {
        return subject.fail("must be nested inside of a loop");
    };
    check_ordered_wrapper(subject, wrapper, false)?;
    let worksharing_loop = subject.ancestor("omp.wsloop");
    let count = worksharing_loop.and_then(|wrapper| wrapper.int_value("ordered"));
    let expected = subject.int_value("doacross_num_loops");
    subject.ensure(
        count.is_some_and(|count| expected.is_none_or(|expected| count == expected)),
        "number of variables in depend clause does not match number of iteration variables \
         in the doacross loop",
    )
}

pub(super) fn check_ordered_region(subject: Subject<'_>) -> Check {
    let wrapper = some_or_ok!(ordered_wrapper(subject));
    check_ordered_wrapper(subject, wrapper, true)
}

pub(super) fn check_scan(subject: Subject<'_>) -> Check {
    ensure(
        subject.operand_group(0).is_empty() != subject.operand_group(1).is_empty(),
        "Exactly one of EXCLUSIVE or INCLUSIVE clause is expected",
    )?;
    let is_inscan = |name: &str| {
        let wrapper = subject.ancestor(name);
        let modifier = wrapper.and_then(|wrapper| wrapper.enum_value("reduction_mod"));
        modifier.as_deref() == Some("inscan")
    };
    ensure(
        is_inscan("omp.wsloop") || is_inscan("omp.simd"),
        "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN \
             reduction modifier",
    )
}
