//! Operations that stand inside of certain others.

use super::{is_of_dialect, refuse};
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject, ensure};

fn cancelled(subject: Subject<'_>) -> String {
    subject.enum_value("cancel_directive").unwrap_or_default()
}

fn parent(subject: Subject<'_>) -> Option<Subject<'_>> {
    subject.ancestors().find(is_of_dialect)
}

fn shared_loop(subject: Subject<'_>) -> Option<Subject<'_>> {
    let wrapper = parent(subject)
        .filter(|nest| nest.name_text() == "omp.loop_nest")?
        .parent()?;
    (wrapper.name_text() == "omp.wsloop").then_some(wrapper)
}

pub(super) fn check_cancel(subject: Subject<'_>) -> Check {
    let Some(around) = parent(subject) else {
        return subject.fail("Orphaned cancel construct");
    };
    match &*cancelled(subject) {
        "parallel" if around.name_text() != "omp.parallel" => {
            subject.fail("cancel parallel must appear inside a parallel region")
        }
        "loop" => match shared_loop(subject) {
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
            let sections = match around.name_text() {
                "omp.section" => around.parent(),
                _ => Some(around),
            };
            match sections.filter(|sections| sections.name_text() == "omp.sections") {
                None => subject.fail("cancel sections must appear inside a sections region"),
                Some(sections) if sections.is_set("nowait") => {
                    refuse("A sections construct that is canceled must not have a nowait clause")
                }
                Some(_) => Ok(()),
            }
        }
        "taskgroup" if !is_in_task(subject) => {
            subject.fail("cancel taskgroup must appear inside a task region")
        }
        _ => Ok(()),
    }
}

fn is_in_task(subject: Subject<'_>) -> bool {
    subject.ancestor("omp.task").is_some() || subject.ancestor("omp.taskloop").is_some()
}

pub(super) fn check_cancellation_point(subject: Subject<'_>) -> Check {
    let Some(around) = parent(subject) else {
        return subject.fail("Orphaned cancellation point");
    };
    match (&*cancelled(subject), around.name_text()) {
        ("parallel", "omp.parallel") | ("sections", "omp.section" | "omp.sections") => Ok(()),
        ("parallel", _) => {
            subject.fail("cancellation point parallel must appear inside a parallel region")
        }
        ("sections", _) => {
            subject.fail("cancellation point sections must appear inside a sections region")
        }
        ("loop", _) if shared_loop(subject).is_none() => {
            subject.fail("cancellation point loop must appear inside a worksharing-loop region")
        }
        ("taskgroup", _) if !is_in_task(subject) => {
            subject.fail("cancellation point taskgroup must appear inside a task region")
        }
        _ => Ok(()),
    }
}

/// Returns the loop of a wrapper in which an operation stands, and the number of loops that its clause orders.
fn ordered_loop(subject: Subject<'_>) -> Option<Subject<'_>> {
    subject.ancestor("omp.loop_nest")?.parent()
}

pub(super) fn check_ordered(subject: Subject<'_>) -> Check {
    let Some(wrapper) = ordered_loop(subject) else {
        return subject.fail("must be nested inside of a loop");
    };
    if wrapper.name_text() != "omp.wsloop" {
        return Ok(());
    }
    match wrapper.int_value("ordered") {
        None => subject.fail("the enclosing worksharing-loop region must have an ordered clause"),
        Some(0) => {
            subject.fail("the enclosing loop's ordered clause must have a parameter present")
        }
        Some(count) => {
            let expected = subject.int_value("doacross_num_loops");
            subject.ensure(
                expected.is_none_or(|expected| count == expected),
                "number of variables in depend clause does not match number of iteration variables \
                 in the doacross loop",
            )
        }
    }
}

pub(super) fn check_ordered_region(subject: Subject<'_>) -> Check {
    let wrapper =
        some_or_ok!(ordered_loop(subject).filter(|loop_| loop_.name_text() == "omp.wsloop"));
    match wrapper.int_value("ordered") {
        None => subject.fail("the enclosing worksharing-loop region must have an ordered clause"),
        Some(0) => Ok(()),
        Some(_) => {
            subject.fail("the enclosing loop's ordered clause must not have a parameter present")
        }
    }
}

pub(super) fn check_scan(subject: Subject<'_>) -> Check {
    ensure(
        subject.operand_group(0).is_empty() != subject.operand_group(1).is_empty(),
        "Exactly one of EXCLUSIVE or INCLUSIVE clause is expected",
    )?;
    let reduces =
        |wrapper: Subject<'_>| wrapper.enum_value("reduction_mod").as_deref() == Some("inscan");
    let mut wrappers = subject
        .ancestors()
        .filter(|op| matches!(op.name_text(), "omp.wsloop" | "omp.simd"));
    ensure(
        wrappers.any(reduces),
        "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN \
             reduction modifier",
    )
}
