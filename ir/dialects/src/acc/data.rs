//! Data that goes to a device and back.

use super::refuse;
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject, ensure, ensure_with};

/// An operation, the clauses that it may be made of, its name in messages, and whether they speak of other clauses.
type Row = (&'static str, &'static [&'static str], &'static str, bool);

const CLAUSES: &[Row] = &[
    ("acc.attach", &["acc_attach"], "attach", false),
    (
        "acc.cache",
        &["acc_cache", "acc_cache_readonly"],
        "cache",
        true,
    ),
    (
        "acc.copyin",
        &[
            "acc_copy",
            "acc_copyin",
            "acc_copyin_readonly",
            "acc_reduction",
        ],
        "copyin",
        true,
    ),
    (
        "acc.copyout",
        &[
            "acc_copy",
            "acc_copyout",
            "acc_copyout_zero",
            "acc_reduction",
        ],
        "copyout",
        true,
    ),
    (
        "acc.create",
        &[
            "acc_copyout",
            "acc_copyout_zero",
            "acc_create",
            "acc_create_zero",
        ],
        "create",
        true,
    ),
    (
        "acc.declare_device_resident",
        &["acc_declare_device_resident"],
        "device_resident",
        false,
    ),
    ("acc.declare_link", &["acc_declare_link"], "link", false),
    (
        "acc.delete",
        &[
            "acc_copyin",
            "acc_copyin_readonly",
            "acc_create",
            "acc_create_zero",
            "acc_declare_device_resident",
            "acc_declare_link",
            "acc_delete",
            "acc_no_create",
            "acc_present",
        ],
        "delete",
        true,
    ),
    ("acc.detach", &["acc_attach", "acc_detach"], "detach", true),
    ("acc.deviceptr", &["acc_deviceptr"], "deviceptr", false),
    (
        "acc.firstprivate",
        &["acc_firstprivate"],
        "firstprivate",
        false,
    ),
    (
        "acc.firstprivate_map",
        &["acc_firstprivate"],
        "firstprivate",
        false,
    ),
    ("acc.nocreate", &["acc_no_create"], "no_create", false),
    ("acc.present", &["acc_present"], "present", false),
    ("acc.private", &["acc_private"], "private", false),
    ("acc.reduction", &["acc_reduction"], "reduction", false),
    ("acc.update_device", &["acc_update_device"], "device", true),
    (
        "acc.update_host",
        &["acc_update_host", "acc_update_self"],
        "host",
        true,
    ),
    ("acc.use_device", &["acc_use_device"], "use_device", true),
];

pub(super) fn check_clause(subject: Subject<'_>) -> Check {
    let row = CLAUSES.iter().find(|row| row.0 == subject.name_text());
    if let (Some((_, clauses, name, others)), Some(found)) = (row, subject.enum_value("dataClause"))
        && !clauses.contains(&&*found)
    {
        let rest = if *others {
            " or specify original clause this operation was decomposed from"
        } else {
            ""
        };
        return refuse(format!(
            "data clause associated with {name} operation must match its intent{rest}"
        ));
    }
    let (from, to) = some_or_ok!(subject.cast_types());
    ensure(from == to, "input and output types must match")
}

pub(super) fn check_named(subject: Subject<'_>) -> Check {
    check_clause(subject)?;
    let name = subject.name_text().trim_start_matches("acc.");
    subject.ensure_with(subject.is_set("recipe"), || {
        format!("recipe expected for {name}")
    })
}

pub(super) fn check_recipe(
    subject: Subject<'_>,
    symbol: &str,
    found: Option<Subject<'_>>,
) -> Check {
    let expected = format!("{}.recipe", subject.name_text());
    let name = subject.name_text().trim_start_matches("acc.");
    match found.filter(|found| found.name_text() == expected) {
        Some(_) => Ok(()),
        None => subject.fail(format!(
            "expected symbol reference @{symbol} to point to a {name} declaration"
        )),
    }
}

fn is_data(maker: &Subject<'_>) -> bool {
    let name = maker.name_text();
    name == "acc.getdeviceptr" || CLAUSES.iter().any(|row| row.0 == name)
}

/// Returns whether an operand of a group is known not to be made by such an operation.
fn has_other(subject: Subject<'_>, group: usize) -> bool {
    let is_other = |at: usize| {
        let maker = subject.defining_op(at);
        subject.operand(at).is_some() && !maker.as_ref().is_some_and(is_data)
    };
    subject.operand_group(group).any(is_other)
}

pub(super) fn check_data(subject: Subject<'_>) -> Check {
    ensure(
        subject.operand_types().len() != 0 || subject.is_set("defaultAttr"),
        "at least one operand or the default attribute must appear on the data operation",
    )?;
    ensure(
        !has_other(subject, 3),
        "expect data entry/exit operation or acc.getdeviceptr as defining op",
    )
}

fn check_waiting(subject: Subject<'_>, [queue, device, waited]: [usize; 3]) -> Check {
    let has = |group: usize| !subject.operand_group(group).is_empty();
    ensure(
        !has(queue) || !subject.is_set("async"),
        "async attribute cannot appear with asyncOperand",
    )?;
    ensure(
        !has(waited) || !subject.is_set("wait"),
        "wait attribute cannot appear with waitOperands",
    )?;
    ensure(
        !has(device) || has(waited),
        "wait_devnum cannot appear without waitOperands",
    )
}

/// Checks `acc.enter_data` or `acc.exit_data`, which `word` names.
pub(super) fn check_entry(subject: Subject<'_>, word: &str) -> Check {
    ensure_with(!subject.operand_group(4).is_empty(), || {
        format!("at least one operand must be present in dataOperands on the {word} data operation")
    })?;
    check_waiting(subject, [1, 2, 3])
}

pub(super) fn check_update(subject: Subject<'_>) -> Check {
    ensure(
        !subject.operand_group(3).is_empty(),
        "at least one value must be present in dataOperands",
    )
}

pub(super) fn check_wait(subject: Subject<'_>) -> Check {
    check_waiting(subject, [1, 2, 0])
}

pub(super) fn check_host(subject: Subject<'_>) -> Check {
    ensure(
        !subject.operand_group(1).is_empty(),
        "at least one operand must appear on the host_data operation",
    )
}

pub(super) fn check_declared(subject: Subject<'_>) -> Check {
    match subject.operand_types().len() {
        0 => refuse("at least one operand must appear on the declare operation"),
        _ => Ok(()),
    }
}
