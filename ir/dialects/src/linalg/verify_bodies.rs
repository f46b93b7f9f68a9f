//! Invariants of `linalg.map` and `linalg.reduce`: shapes of operands, and the arguments of the body against them.

use super::verify_dimensions::{self, list, size};
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::verify::{Check, Subject};

pub(super) fn check_map(subject: Subject<'_>) -> Check {
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    let operands: Vec<Type> = subject.operand_types().collect();
    let (&init, inputs) = some_or_ok!(operands.split_last());
    subject.ensure_with(arguments.len() == operands.len(), || {
        format!(
            "expects number of operands to match the arity of mapper, but got: {} and {}",
            operands.len(),
            arguments.len()
        )
    })?;
    if let Some((element, argument)) = different_element(subject, inputs, &arguments) {
        return subject.fail(format!(
            "expected element type of input {element} to match bbArg type {argument}"
        ));
    }
    let output = sizes(subject, init);
    let mut shapes = inputs.iter().map(|&input| sizes(subject, input));
    match shapes.find(|input| *input != output) {
        None => Ok(()),
        Some(input) => subject.fail(format!(
            "expected shape of input ({}) to match shape of output ({})",
            list(&input),
            list(&output)
        )),
    }
}

pub(super) fn check_reduce(subject: Subject<'_>) -> Check {
    let operands: Vec<Type> = subject.operand_types().collect();
    let (inputs, inits) = operands.split_at(operands.len() / 2);
    for (name, types) in [("input", inputs), ("output", inits)] {
        let first = types.first().map(|&ty| sizes(subject, ty));
        let differs = |&ty: &Type| Some(sizes(subject, ty)) != first;
        if let Some(at) = types.iter().position(differs) {
            return subject.fail(format!(
                "expects all {name}s to have the same shapes. Shape at {name}-index {at} is not equal to the shape at \
                 {name}-index 0."
            ));
        }
    }
    verify_dimensions::check_reduce(subject)?;
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    subject.ensure(
        arguments.len() == operands.len(),
        "mismatching number of operands and block arguments",
    )?;
    for (name, types, arguments) in [
        ("input", inputs, &arguments[..]),
        ("output", inits, &arguments[inputs.len()..]),
    ] {
        if let Some((element, argument)) = different_element(subject, types, arguments) {
            return subject.fail(format!(
                "{name} element type {element} does not match corresponding block argument type {argument}"
            ));
        }
    }
    Ok(())
}

fn sizes(subject: Subject<'_>, ty: Type) -> Vec<i64> {
    let shape = subject.context().ty(ty).shape().unwrap_or_default();
    shape.iter().map(size).collect()
}

/// Returns the first element type that is not that of an argument, and that of the argument, both in quotes.
fn different_element(
    subject: Subject<'_>,
    operands: &[Type],
    arguments: &[Type],
) -> Option<(String, String)> {
    let elements = operands
        .iter()
        .map(|&ty| subject.context().element_or_self(ty));
    let (element, &argument) = elements
        .zip(arguments)
        .find(|(element, argument)| element != *argument)?;
    let text = |ty| format!("'{}'", subject.type_text(ty));
    Some((text(element), text(argument)))
}
