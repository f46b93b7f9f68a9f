//! Verifiers of the OpenACC data operations.

use super::refuse;
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject, ensure, ensure_with};

/// An operation of a data clause.
struct DataClauseOp {
    op_name: &'static str,
    /// The clauses that it may have, separated by spaces and without `acc_`.
    clauses: &'static str,
    /// Its name in messages.
    message_name: &'static str,
    /// True if the clause may be a part of another one.
    may_be_decomposed: bool,
}

const fn op(
    op_name: &'static str,
    clauses: &'static str,
    message_name: &'static str,
    may_be_decomposed: bool,
) -> DataClauseOp {
    DataClauseOp {
        op_name,
        clauses,
        message_name,
        may_be_decomposed,
    }
}

#[rustfmt::skip]
const DATA_CLAUSE_OPS: &[DataClauseOp] = &[
    op("acc.attach", "attach", "attach", false),
    op("acc.cache", "cache cache_readonly", "cache", true),
    op("acc.copyin", "copy copyin copyin_readonly reduction", "copyin", true),
    op("acc.copyout", "copy copyout copyout_zero reduction", "copyout", true),
    op("acc.create", "copyout copyout_zero create create_zero", "create", true),
    op("acc.declare_device_resident", "declare_device_resident", "device_resident", false),
    op("acc.declare_link", "declare_link", "link", false),
    op("acc.delete", "copyin copyin_readonly create create_zero declare_device_resident declare_link delete no_create present", "delete", true),
    op("acc.detach", "attach detach", "detach", true),
    op("acc.deviceptr", "deviceptr", "deviceptr", false),
    op("acc.firstprivate", "firstprivate", "firstprivate", false),
    op("acc.firstprivate_map", "firstprivate", "firstprivate", false),
    op("acc.nocreate", "no_create", "no_create", false),
    op("acc.present", "present", "present", false),
    op("acc.private", "private", "private", false),
    op("acc.reduction", "reduction", "reduction", false),
    op("acc.update_device", "update_device", "device", true),
    op("acc.update_host", "update_host update_self", "host", true),
    op("acc.use_device", "use_device", "use_device", true),
];

/// Operands that only certain operations may define.
struct DefinedOperands {
    /// The operation that has the operands.
    user: &'static str,
    operand_group: usize,
    /// The names of the operations that may define them, separated by spaces and without `acc.`.
    definers: &'static str,
    message: &'static str,
}

const fn operands(
    user: &'static str,
    operand_group: usize,
    definers: &'static str,
    message: &'static str,
) -> DefinedOperands {
    DefinedOperands {
        user,
        operand_group,
        definers,
        message,
    }
}

const DATA: &str =
    "attach copyin copyout create delete detach deviceptr getdeviceptr nocreate present";
const DECLARED: &str =
    "copyin copyout create declare_device_resident declare_link deviceptr getdeviceptr present";
const NO_DATA: &str = "expect data entry/exit operation or acc.getdeviceptr as defining op";
const NO_ENTRY: &str = "expect data entry operation as defining op";
const NOT_DECLARED: &str =
    "expect valid declare data entry operation or acc.getdeviceptr as defining op";

#[rustfmt::skip]
const DEFINED_OPERANDS: &[DefinedOperands] = &[
    operands("acc.data", 3, DATA, NO_DATA),
    operands("acc.declare", 0, DECLARED, NOT_DECLARED),
    operands("acc.declare_enter", 0, DECLARED, NOT_DECLARED),
    operands("acc.enter_data", 4, "attach copyin create", NO_ENTRY),
    operands("acc.host_data", 1, "use_device", NO_ENTRY),
    operands("acc.kernels", 10, DATA, NO_DATA),
    operands("acc.parallel", 10, DATA, NO_DATA),
    operands("acc.serial", 7, DATA, NO_DATA),
    operands("acc.update", 3, "getdeviceptr update_device update_host", NO_DATA),
];

pub(super) fn check_clause(subject: Subject<'_>) -> Check {
    let mut clause_ops = DATA_CLAUSE_OPS.iter();
    let clause_op = clause_ops.find(|clause_op| clause_op.op_name == subject.name_text());
    if let (Some(clause_op), Some(clause)) = (clause_op, subject.enum_value("dataClause"))
        && let clause = clause.trim_start_matches("acc_")
        && !clause_op.clauses.split(' ').any(|valid| valid == clause)
    {
        let hint = if clause_op.may_be_decomposed {
            " or specify original clause this operation was decomposed from"
        } else {
            ""
        };
        return refuse(format!(
            "data clause associated with {} operation must match its intent{hint}",
            clause_op.message_name
        ));
    }
    let (from, to) = some_or_ok!(subject.cast_types());
    ensure(from == to, "input and output types must match")
}

pub(super) fn check_clause_with_recipe(subject: Subject<'_>) -> Check {
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
    let is_declared = found.is_some_and(|found| found.name_text() == expected);
    subject.ensure_with(is_declared, || {
        format!("expected symbol reference @{symbol} to point to a {name} declaration")
    })
}

/// Checks that operands of data clauses are results of the operations of these clauses.
pub(super) fn check_defining_ops(subject: Subject<'_>) -> Check {
    let mut rows = DEFINED_OPERANDS.iter();
    let operands = some_or_ok!(rows.find(|operands| operands.user == subject.name_text()));
    let is_undefined = |index: usize| {
        let defining_op = subject.defining_op(index);
        let name = defining_op.and_then(|op| op.name_text().strip_prefix("acc."));
        let is_defined = name.is_some_and(|name| operands.definers.split(' ').any(|op| op == name));
        subject.operand(index).is_some() && !is_defined
    };
    let mut group = subject.operand_group(operands.operand_group);
    ensure(!group.any(is_undefined), operands.message)
}

pub(super) fn check_data(subject: Subject<'_>) -> Check {
    ensure(
        subject.operand_types().len() != 0 || subject.is_set("defaultAttr"),
        "at least one operand or the default attribute must appear on the data operation",
    )?;
    check_defining_ops(subject)
}

fn check_async_and_wait(
    subject: Subject<'_>,
    [async_group, devnum_group, wait_group]: [usize; 3],
) -> Check {
    let has = |group: usize| !subject.operand_group(group).is_empty();
    ensure(
        !has(async_group) || !subject.is_set("async"),
        "async attribute cannot appear with asyncOperand",
    )?;
    ensure(
        !has(wait_group) || !subject.is_set("wait"),
        "wait attribute cannot appear with waitOperands",
    )?;
    ensure(
        !has(devnum_group) || has(wait_group),
        "wait_devnum cannot appear without waitOperands",
    )
}

/// Checks `acc.enter_data` or `acc.exit_data`. In the message `direction` is `enter` or `exit`.
pub(super) fn check_enter_or_exit_data(subject: Subject<'_>, direction: &str) -> Check {
    ensure_with(!subject.operand_group(4).is_empty(), || {
        format!(
            "at least one operand must be present in dataOperands on the {direction} data operation"
        )
    })?;
    check_async_and_wait(subject, [1, 2, 3])?;
    check_defining_ops(subject)
}

pub(super) fn check_update(subject: Subject<'_>) -> Check {
    ensure(
        !subject.operand_group(3).is_empty(),
        "at least one value must be present in dataOperands",
    )?;
    check_defining_ops(subject)
}

pub(super) fn check_wait(subject: Subject<'_>) -> Check {
    check_async_and_wait(subject, [1, 2, 0])
}

pub(super) fn check_host(subject: Subject<'_>) -> Check {
    ensure(
        !subject.operand_group(1).is_empty(),
        "at least one operand must appear on the host_data operation",
    )?;
    check_defining_ops(subject)
}

pub(super) fn check_declare(subject: Subject<'_>) -> Check {
    match subject.operand_types().len() {
        0 => refuse("at least one operand must appear on the declare operation"),
        _ => check_defining_ops(subject),
    }
}
