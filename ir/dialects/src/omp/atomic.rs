//! Verifiers of atomic accesses to memory.

use super::refuse;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::verify::{Check, Subject, Violation, ensure};

/// The bits of two hints that exclude each other, with the message.
const CONFLICTING_HINTS: [(i64, &str); 2] = [
    (
        1 | 2,
        "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined",
    ),
    (
        4 | 8,
        "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.",
    ),
];

pub(crate) fn check_hint(subject: Subject<'_>) -> Check {
    let hint = subject.int_value("hint").unwrap_or(0);
    match CONFLICTING_HINTS
        .iter()
        .find(|(both, _)| hint & both == *both)
    {
        Some((_, message)) => subject.fail(message),
        None => Ok(()),
    }
}

fn check_order(subject: Subject<'_>, refused: &[&str], message: &str) -> Check {
    let order = subject.enum_value("memory_order");
    ensure(
        order.is_none_or(|order| !refused.contains(&&*order)),
        message,
    )
}

pub(crate) fn check_read(subject: Subject<'_>) -> Check {
    ensure(
        subject.operand(0).is_none() || subject.operand(0) != subject.operand(1),
        "read and write must not be to the same location for atomic reads",
    )?;
    let message = "memory-order must not be acq_rel or release for atomic reads";
    check_order(subject, &["acq_rel", "release"], message)?;
    check_hint(subject)
}

pub(crate) fn check_write(subject: Subject<'_>) -> Check {
    let pointee = pointee(subject);
    ensure(
        pointee.is_none() || pointee == subject.operand_type(1),
        "address must dereference to value type",
    )?;
    let message = "memory-order must not be acq_rel or acquire for atomic writes";
    check_order(subject, &["acq_rel", "acquire"], message)?;
    check_hint(subject)
}

/// Returns the type of the elements of the first operand.
fn pointee(subject: Subject<'_>) -> Option<Type> {
    subject.context().ty(subject.operand_type(0)?).element()
}

pub(crate) fn check_update(subject: Subject<'_>) -> Check {
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    let [argument] = arguments[..] else {
        return refuse("the region must accept exactly one argument");
    };
    ensure(
        pointee(subject).is_none_or(|pointee| pointee == argument),
        "the type of the operand must be a pointer type whose element type is the same as that of the region argument",
    )?;
    let message = "memory-order must not be acq_rel or acquire for atomic updates";
    check_order(subject, &["acq_rel", "acquire"], message)?;
    check_hint(subject)
}

pub(crate) fn check_updated(subject: Subject<'_>) -> Check {
    let ends = subject.terminators(0);
    let end = some_or_ok!(
        ends.first()
            .filter(|end| matches!(end.name_text(), "acc.yield" | "omp.yield"))
    );
    let mut yielded = end.operand_types();
    let (first, argument) = (yielded.next(), subject.entry_arg_types(0));
    ensure(
        first.is_some() && yielded.next().is_none(),
        "only updated value must be returned",
    )?;
    match argument.as_deref() {
        Some([argument]) if Some(*argument) != first => {
            refuse("input and yielded value must have the same type")
        }
        _ => Ok(()),
    }
}

pub(crate) fn check_captured(subject: Subject<'_>) -> Check {
    let members = subject.entry_ops(0);
    let [first, second, _] = &members[..] else {
        return refuse(
            "expected three operations in atomic.capture region (one terminator, and two atomic ops)",
        );
    };
    let kind = |op: &Subject<'_>| match op.name_text() {
        "acc.atomic.read" | "omp.atomic.read" => 'r',
        "acc.atomic.update" | "omp.atomic.update" => 'u',
        "acc.atomic.write" | "omp.atomic.write" => 'w',
        _ => '?',
    };
    let has_same_variable = first.operand(0) == second.operand(0);
    let message = match (kind(first), kind(second)) {
        ('u', 'r') | ('r', 'u' | 'w') if has_same_variable => None,
        ('u', 'r') => {
            Some("updated variable in atomic.update must be captured in second operation")
        }
        ('r', 'u' | 'w') => {
            Some("captured variable in atomic.read must be updated in second operation")
        }
        _ => Some("invalid sequence of operations in the capture region"),
    };
    if let Some(message) = message {
        return Err(Violation::new(message).about(*first));
    }
    let both = [first, second];
    subject.ensure(
        !both.iter().any(|op| op.is_set("hint")),
        "operations inside capture region must not have hint clause",
    )?;
    subject.ensure(
        !both.iter().any(|op| op.is_set("memory_order")),
        "operations inside capture region must not have memory_order clause",
    )
}
