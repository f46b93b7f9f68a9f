//! Regions and loops that run on a device.

use super::refuse;
use pass_ir::verify::{Check, Subject};

/// The segments of a group of operands count them all.
fn check_segments(subject: Subject<'_>, group: usize, (name, word): (&str, &str)) -> Check {
    let found = subject.group(group).len();
    let segments = subject
        .numbers(&format!("{name}Segments"))
        .unwrap_or_default();
    let counted: i64 = segments.iter().sum();
    let is_typed = subject.is_set(&format!("{name}DeviceType"));
    if counted != found as i64 || (!is_typed && found > 0) {
        return subject.fail(format!(
            "{word} operand count does not match count in segments"
        ));
    }
    Ok(())
}

pub(super) fn check_compute(subject: Subject<'_>) -> Check {
    if subject.name_text() != "acc.serial" {
        check_segments(subject, 2, ("numGangs", "num_gangs"))?;
    }
    check_segments(subject, 1, ("waitOperands", "wait"))
}

/// The attributes that say how a loop is run.
const KINDS: [&str; 3] = ["auto_", "independent", "seq"];

/// True if an attribute holds for all devices, and for no other in particular.
fn holds_for_all(subject: Subject<'_>, key: &str) -> bool {
    let devices = subject.list(key);
    let is_any =
        |&device: &pass_ir::Attr| subject.context().attr_text(device) == "#acc.device_type<none>";
    !devices.is_empty() && devices.iter().all(is_any)
}

pub(super) fn check_loop(subject: Subject<'_>) -> Check {
    let (upper, steps) = (subject.group(1).len(), subject.group(2).len());
    if upper != steps {
        return refuse("number of upperbounds expected to be the same as number of steps");
    }
    if upper > 0
        && subject
            .numbers("inclusiveUpperbound")
            .is_some_and(|all| all.len() != upper)
    {
        return refuse("inclusiveUpperbound size is expected to be the same as upperbound size");
    }
    if !subject.group(3).is_empty() && !subject.is_set("gangOperandsArgType") {
        return subject
            .fail("gangOperandsArgType attribute must be defined when gang operands are present");
    }
    check_segments(subject, 6, ("tileOperands", "tile"))?;
    if KINDS.iter().all(|key| !subject.is_set(key)) {
        return refuse("at least one of auto, independent, seq must be present");
    }
    if KINDS
        .iter()
        .filter(|key| holds_for_all(subject, key))
        .count()
        > 1
    {
        return refuse("only one of auto, independent, seq can be present at the same time");
    }
    let is_spread = ["gang", "worker", "vector"]
        .iter()
        .any(|key| holds_for_all(subject, key));
    if is_spread && holds_for_all(subject, "seq") {
        return refuse("gang, worker or vector cannot appear with seq");
    }
    if subject.is_empty_region(0) {
        refuse("expected non-empty body.")
    } else {
        Ok(())
    }
}

/// Operations that concern the whole device stand outside of what runs on it.
pub(super) fn check_outside(subject: Subject<'_>) -> Check {
    let runs = |around: Subject<'_>| {
        matches!(
            around.name_text(),
            "acc.kernels" | "acc.loop" | "acc.parallel" | "acc.serial"
        )
    };
    if subject.around().any(runs) {
        subject.fail("cannot be nested in a compute operation")
    } else {
        Ok(())
    }
}

pub(super) fn check_set(subject: Subject<'_>) -> Check {
    check_outside(subject)?;
    let is_set = [0, 1].iter().any(|&group| !subject.group(group).is_empty());
    if is_set || subject.is_set("device_type") {
        Ok(())
    } else {
        subject.fail("at least one default_async, device_num, or device_type operand must appear")
    }
}

/// A routine is called by one part of the device at a time.
pub(super) fn check_routine(subject: Subject<'_>) -> Check {
    let kinds = ["gang", "worker", "vector", "seq"];
    match kinds
        .iter()
        .filter(|key| holds_for_all(subject, key))
        .count()
    {
        2.. => {
            refuse("only one of `gang`, `worker`, `vector`, `seq` can be present at the same time")
        }
        _ => Ok(()),
    }
}
