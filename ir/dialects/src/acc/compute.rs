//! Verifiers of compute constructs and loops.

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

fn check_device_count(subject: Subject<'_>, group: usize, (name, word): (&str, &str)) -> Check {
    let found = subject.operand_group(group).len();
    let devices = subject.array(&format!("{name}DeviceType")).len();
    subject.ensure_with(found == 0 || found == devices, || {
        format!("{word} operands count must match {word} device_type count")
    })
}

pub(super) fn check_compute(subject: Subject<'_>) -> Check {
    if subject.name_text() != "acc.serial" {
        check_segments(subject, 2, ("numGangs", "num_gangs"))?;
    }
    check_segments(subject, 1, ("waitOperands", "wait"))?;
    if subject.name_text() != "acc.serial" {
        check_device_count(subject, 3, ("numWorkers", "num_workers"))?;
        check_device_count(subject, 4, ("vectorLength", "vector_length"))?;
    }
    check_device_count(subject, 0, ("asyncOperands", "async"))?;
    check_defining_ops(subject)
}

const LOOP_KINDS: [&str; 3] = ["auto_", "independent", "seq"];

/// The operands and flags of a loop that exclude `seq` for a device type.
const PARALLEL_KEYS: [&str; 6] = [
    "gang",
    "gangOperandsDeviceType",
    "vector",
    "vectorOperandsDeviceType",
    "worker",
    "workerNumOperandsDeviceType",
];

/// Returns the names of the device types in an attribute.
fn devices(subject: Subject<'_>, key: &str) -> impl Iterator<Item = String> {
    let texts = subject.array(key).iter();
    texts.map(move |&device| {
        let text = subject.context().attr_text(device);
        let name = text.strip_prefix("#acc.device_type<");
        let name = name.and_then(|name| name.strip_suffix('>'));
        name.unwrap_or(&text).to_owned()
    })
}

fn has_device(subject: Subject<'_>, key: &str, device: &str) -> bool {
    devices(subject, key).any(|name| name == device)
}

fn repeated_device(devices: impl Iterator<Item = String>) -> Option<String> {
    let mut visited = Vec::new();
    for device in devices {
        if visited.contains(&device) {
            return Some(device);
        }
        visited.push(device);
    }
    None
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
    for key in ["gang", "worker", "vector"] {
        if let Some(device) = repeated_device(devices(subject, key)) {
            return subject.fail(format!(
                "duplicate device_type `{device}` found in {key} attribute"
            ));
        }
    }
    check_segments(subject, 6, ("tileOperands", "tile"))?;
    ensure(
        repeated_device(LOOP_KINDS.iter().flat_map(|key| devices(subject, key))).is_none(),
        "only one of auto, independent, seq can be present at the same time",
    )?;
    ensure(
        LOOP_KINDS
            .iter()
            .any(|key| has_device(subject, key, "none")),
        "at least one of auto, independent, seq must be present",
    )?;
    let is_parallel = |device: String| {
        PARALLEL_KEYS
            .iter()
            .any(|key| has_device(subject, key, &device))
    };
    ensure(
        !devices(subject, "seq").any(is_parallel),
        "gang, worker or vector cannot appear with seq",
    )?;
    ensure(!subject.is_empty_region(0), "expected non-empty body.")
}

/// Checks that the operation is not nested in a compute construct.
pub(super) fn check_outside(subject: Subject<'_>) -> Check {
    let is_compute = |ancestor: Subject<'_>| {
        matches!(
            ancestor.name_text(),
            "acc.kernels" | "acc.loop" | "acc.parallel" | "acc.serial"
        )
    };
    subject.ensure(
        !subject.ancestors().any(is_compute),
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

/// The properties of each level of parallelism of a routine.
const ROUTINE_LEVELS: [&[&str]; 4] = [
    &["gang", "gangDimDeviceType"],
    &["worker"],
    &["vector"],
    &["seq"],
];

/// The device types that are checked one by one. MLIR omits the last one, `radeon`.
const CHECKED_DEVICES: [&str; 5] = ["star", "default", "host", "multicore", "nvidia"];

pub(super) fn check_routine(subject: Subject<'_>) -> Check {
    let count = |device: &str| {
        let has_level = |keys: &&&[&str]| keys.iter().any(|key| has_device(subject, key, device));
        ROUTINE_LEVELS.iter().filter(has_level).count()
    };
    let message = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time";
    let default_count = count("none");
    ensure(default_count <= 1, message)?;
    let mut devices = CHECKED_DEVICES.into_iter();
    match devices.find(|device| default_count + count(device) > 1) {
        Some(device) => refuse(format!("{message} for device_type `{device}`")),
        None => Ok(()),
    }
}
