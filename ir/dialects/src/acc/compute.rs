//! Regions and loops that run on a device.

use super::data::check_defining_ops;
use super::refuse;
use pass_ir::verify::{Check, Subject, ensure};

fn check_segments(subject: Subject<'_>, group: usize, (name, word): (&str, &str)) -> Check {
    let found = subject.operand_group(group).len();
    let segments = subject
        .int_array(&format!("{name}Segments"))
        .unwrap_or_default();
    let counted: i64 = segments.iter().sum();
    let is_typed = subject.is_set(&format!("{name}DeviceType"));
    subject.ensure_with(counted == found as i64 && (is_typed || found == 0), || {
        format!("{word} operand count does not match count in segments")
    })
}

pub(super) fn check_compute(subject: Subject<'_>) -> Check {
    if subject.name_text() != "acc.serial" {
        check_segments(subject, 2, ("numGangs", "num_gangs"))?;
    }
    check_segments(subject, 1, ("waitOperands", "wait"))?;
    check_defining_ops(subject)
}

const LOOP_KINDS: [&str; 3] = ["auto_", "independent", "seq"];

/// Returns whether an attribute holds for all devices, and for no other in particular.
fn holds_for_all(subject: Subject<'_>, key: &str) -> bool {
    let devices = subject.array(key);
    let is_any =
        |&device: &pass_ir::Attr| subject.context().attr_text(device) == "#acc.device_type<none>";
    !devices.is_empty() && devices.iter().all(is_any)
}

pub(super) fn check_loop(subject: Subject<'_>) -> Check {
    let (upper, steps) = (
        subject.operand_group(1).len(),
        subject.operand_group(2).len(),
    );
    ensure(
        upper == steps,
        "number of upperbounds expected to be the same as number of steps",
    )?;
    ensure(
        upper == 0
            || subject
                .int_array("inclusiveUpperbound")
                .is_none_or(|bounds| bounds.len() == upper),
        "inclusiveUpperbound size is expected to be the same as upperbound size",
    )?;
    subject.ensure(
        subject.operand_group(3).is_empty() || subject.is_set("gangOperandsArgType"),
        "gangOperandsArgType attribute must be defined when gang operands are present",
    )?;
    check_segments(subject, 6, ("tileOperands", "tile"))?;
    ensure(
        !LOOP_KINDS.iter().all(|key| !subject.is_set(key)),
        "at least one of auto, independent, seq must be present",
    )?;
    ensure(
        LOOP_KINDS
            .iter()
            .filter(|key| holds_for_all(subject, key))
            .count()
            <= 1,
        "only one of auto, independent, seq can be present at the same time",
    )?;
    let is_spread = ["gang", "worker", "vector"]
        .iter()
        .any(|key| holds_for_all(subject, key));
    ensure(
        !is_spread || !holds_for_all(subject, "seq"),
        "gang, worker or vector cannot appear with seq",
    )?;
    ensure(!subject.is_empty_region(0), "expected non-empty body.")
}

/// Operations that concern the whole device stand outside of what runs on it.
pub(super) fn check_outside(subject: Subject<'_>) -> Check {
    let runs = |around: Subject<'_>| {
        matches!(
            around.name_text(),
            "acc.kernels" | "acc.loop" | "acc.parallel" | "acc.serial"
        )
    };
    subject.ensure(
        !subject.ancestors().any(runs),
        "cannot be nested in a compute operation",
    )
}

pub(super) fn check_set(subject: Subject<'_>) -> Check {
    check_outside(subject)?;
    let is_set = [0, 1]
        .iter()
        .any(|&group| !subject.operand_group(group).is_empty());
    subject.ensure(
        is_set || subject.is_set("device_type"),
        "at least one default_async, device_num, or device_type operand must appear",
    )
}

pub(super) fn check_routine(subject: Subject<'_>) -> Check {
    let kinds = ["gang", "worker", "vector", "seq"];
    let kinds = kinds.iter().filter(|key| holds_for_all(subject, key));
    match kinds.count() {
        2.. => {
            refuse("only one of `gang`, `worker`, `vector`, `seq` can be present at the same time")
        }
        _ => Ok(()),
    }
}
