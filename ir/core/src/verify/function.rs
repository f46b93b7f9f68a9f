//! Functions, calls and returns.

use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{Ident, OpName, Type};
use crate::name;
use crate::types::TypeData;

use super::subject::Subject;
use super::violation::Check;

/// Checks arguments, results and their attributes against the type of the function.
pub(super) fn check_signature(subject: Subject<'_>) -> Check {
    if !subject.has(Traits::FUNCTION) {
        return Ok(());
    }
    let Some((inputs, results)) = function_type(subject) else {
        return Ok(());
    };
    check_attributes(subject, name::ARG_ATTRS, inputs.len(), "argument")?;
    check_attributes(subject, name::RES_ATTRS, results.len(), "result")?;
    match subject.invariants().function_arguments {
        Some(check) => check(subject),
        None => check_arguments(subject, inputs),
    }
}

fn check_arguments(subject: Subject<'_>, inputs: &[Type]) -> Check {
    let Some(arguments) = subject.entry_arg_types(0) else {
        return Ok(());
    };
    if arguments.len() != inputs.len() {
        let count = inputs.len();
        return subject.fail(format!(
            "entry block must have {count} arguments to match function signature"
        ));
    }
    let mut pairs = arguments.iter().zip(inputs).enumerate();
    let mismatch = pairs.find(|(_, (argument, input))| argument != input);
    let Some((index, (&argument, &input))) = mismatch else {
        return Ok(());
    };
    let (argument, input) = (subject.type_text(argument), subject.type_text(input));
    subject.fail(format!(
        "type of entry block argument #{index}('{argument}') must match the type of the corresponding argument in function \
         signature('{input}')"
    ))
}

/// Returns whether calls of that name are checked by their property `callee`; exhaustive dialects check theirs.
pub(super) fn is_call(cx: &Context, name: OpName) -> bool {
    cx.traits(name).has(Traits::CALL) && !cx.op_data(name).is_exhaustive
}

pub(super) fn check_callee(subject: Subject<'_>, callee: Option<Subject<'_>>) -> Check {
    let Some(attr) = subject.attr(name::CALLEE) else {
        return Ok(());
    };
    let callee = callee.filter(|callee| callee.has(Traits::FUNCTION));
    let Some((inputs, results)) = callee.and_then(function_type) else {
        let symbol = subject
            .cx
            .attr(attr)
            .as_symbol()
            .map_or("", |(root, _)| subject.cx.str(root));
        return subject.fail(format!("'{symbol}' does not reference a valid function"));
    };
    check_call(subject, inputs, results)
}

/// Checks the operands and results of a call against the type of the function.
///
/// # Errors
///
/// A violation that names the first operand or result of another type.
pub fn check_call(subject: Subject<'_>, inputs: &[Type], results: &[Type]) -> Check {
    if subject.operand_types().len() != inputs.len() {
        return subject.fail("incorrect number of operands for callee");
    }
    let mismatch = subject.first_difference(subject.operand_types(), inputs);
    if let Some((index, operand, input)) = mismatch {
        return subject.fail(format!(
            "operand type mismatch: expected operand type '{input}', but provided '{operand}' for operand number {index}"
        ));
    }
    if subject.result_types().len() != results.len() {
        return subject.fail("incorrect number of results for callee");
    }
    let mismatch = subject.first_difference(subject.result_types(), results);
    let Some((index, ..)) = mismatch else {
        return Ok(());
    };
    let list = |types: Vec<Type>| {
        let texts: Vec<String> = types
            .iter()
            .map(|&ty| format!("'{}'", subject.type_text(ty)))
            .collect();
        texts.join(", ")
    };
    let violation = subject.violation(format!("result type mismatch at index {index}"));
    let actual = list(subject.result_types().collect());
    let expected = list(results.to_vec());
    let violation = violation.about(subject);
    let violation = violation.note(subject.loc(), format!("      op result types: {actual}"));
    Err(violation.note(subject.loc(), format!("function result types: {expected}")))
}

/// Checks that each argument or result has one dictionary, with dialect attributes only.
fn check_attributes(subject: Subject<'_>, key: Ident, expected: usize, kind: &str) -> Check {
    let cx = subject.cx;
    let attr = subject.attr(key);
    let Some(dictionaries) = attr.and_then(|attr| cx.attr(attr).as_array()) else {
        return Ok(());
    };
    let count = dictionaries.len();
    if count != expected {
        return subject.fail(format!(
            "expects {kind} attribute array to have the same number of elements as the number of function {kind}s, got \
             {count}, but expected {expected}"
        ));
    }
    let entries = dictionaries
        .iter()
        .flat_map(|&dictionary| cx.attr(dictionary).as_dict().unwrap_or_default());
    let mut keys = entries.map(|&(key, _)| cx.str(key));
    if keys.all(|key| key.contains('.')) {
        return Ok(());
    }
    subject.fail(format!("{kind}s may only have dialect attributes"))
}

/// Returns the types of arguments and results that the property `function_type` of a function has.
pub fn function_type(subject: Subject<'_>) -> Option<(&[Type], &[Type])> {
    let attr = subject.attr(name::FUNCTION_TYPE)?;
    let cx = subject.cx;
    match cx.ty(cx.attr(attr).as_type()?) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}
