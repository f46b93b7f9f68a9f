//! Invariants of the regions of operations of `sparse_tensor`: what they take and what they yield.

use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::Dim;
use pass_ir::verify::{Check, Subject, ensure, ensure_with, refuse};

const YIELD: &str = "sparse_tensor.yield";

/// Checks the region with that number, unless it is empty; true if it is.
fn check_region(
    subject: Subject<'_>,
    number: usize,
    name: &str,
    (taken, given): (&[Type], Type),
) -> Result<bool, Box<pass_ir::verify::Violation>> {
    let Some(found) = subject.entry_arg_types(number) else {
        return Ok(true);
    };
    if found.len() != taken.len() {
        let count = taken.len();
        refuse(format!("{name} region must have exactly {count} arguments"))?;
    }
    let mut pairs = found.iter().zip(taken);
    if let Some(at) = pairs.position(|(found, taken)| found != taken) {
        let at = at + 1;
        refuse(format!("{name} region argument {at} type mismatch"))?;
    }
    match subject.entry_terminator(number) {
        Some(end) if end.name_text() != YIELD => {
            refuse(format!("{name} region must end with {YIELD}"))?;
        }
        Some(end) if end.operand_types().ne([given]) => {
            refuse(format!("{name} region yield type mismatch"))?;
        }
        _ => {}
    }
    Ok(false)
}

pub(super) fn check_binary(subject: Subject<'_>) -> Check {
    let mut operands = subject.operand_types();
    let left = some_or_ok!(operands.next());
    let right = some_or_ok!(operands.next());
    let result = some_or_ok!(subject.result_type(0));
    check_region(subject, 0, "overlap", (&[left, right], result))?;
    let sides = [
        ("left", "first", left, "left_identity"),
        ("right", "second", right, "right_identity"),
    ];
    for (at, (name, which, ty, identity)) in sides.into_iter().enumerate() {
        let is_empty = check_region(subject, at + 1, name, (&[ty], result))?;
        let is_identity = subject.is_set(identity);
        ensure_with(!is_empty || !is_identity || ty == result, || {
            format!("{name}=identity requires {which} argument to have the same type as the output")
        })?;
    }
    Ok(())
}

pub(super) fn check_unary(subject: Subject<'_>) -> Check {
    let (value, result) = some_or_ok!(subject.cast_types());
    check_region(subject, 0, "present", (&[value], result))?;
    check_region(subject, 1, "absent", (&[], result))?;
    Ok(())
}

pub(super) fn check_reduction(subject: Subject<'_>) -> Check {
    let (value, _) = some_or_ok!(subject.cast_types());
    check_region(subject, 0, "reduce", (&[value, value], value))?;
    Ok(())
}

pub(super) fn check_selection(subject: Subject<'_>) -> Check {
    let (value, _) = some_or_ok!(subject.cast_types());
    check_region(subject, 0, "select", (&[value], Type::I1))?;
    Ok(())
}

pub(super) fn check_foreach(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let mut carried = subject.operand_types();
    let tensor = some_or_ok!(carried.next());
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    let rank = some_or_ok!(cx.ty(tensor).shape().map(<[Dim]>::len));
    let element = some_or_ok!(cx.ty(tensor).element());
    ensure(
        arguments.len() == rank + 1 + carried.len(),
        "Unmatched number of arguments in the block",
    )?;
    ensure(
        subject.result_types().len() == carried.len(),
        "Mismatch in number of init arguments and results",
    )?;
    ensure(
        !subject.result_types().ne(carried),
        "Mismatch in types of init arguments and results",
    )?;
    let end = subject
        .entry_terminator(0)
        .filter(|end| end.name_text() == YIELD);
    ensure(
        end.is_none_or(|end| !end.operand_types().ne(subject.result_types())),
        "Mismatch in types of yield values and results",
    )?;
    let mut coordinates = arguments[..rank].iter();
    if let Some(at) = coordinates.position(|&ty| ty != Type::INDEX) {
        return refuse(format!("Expecting Index type for argument at index {at}"));
    }
    if arguments[rank] == element {
        return Ok(());
    }
    let (expected, found) = (
        subject.type_text(element),
        subject.type_text(arguments[rank]),
    );
    refuse(format!(
        "Unmatched element type between input tensor and block argument, expected:{expected}, got: {found}"
    ))
}
