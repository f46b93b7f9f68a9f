//! Invariants of functions and calls of `llvm`.

use super::type_text::{Signature, are_same, full, property};
use super::verify_functions::check_target;
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject};

pub(super) fn check_segment_sizes(
    subject: Subject<'_>,
    group: usize,
    (operands, key): (&str, &str),
) -> Check {
    let found = subject.operand_segments();
    let found = found.and_then(|sizes| sizes.get(group));
    let required = subject.int_array(key);
    let required = required.map(|sizes| sizes.iter().sum::<i64>());
    match (found, required) {
        (Some(&found), Some(required)) if found != required => subject.fail(format!(
            "{operands} count ({found}) does not match with the total size ({required}) specified in attribute '{key}'"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_bundles(subject: Subject<'_>) -> Check {
    check_target(subject)?;
    check_segment_sizes(subject, 1, ("op_bundle_operands", "op_bundle_sizes"))
}

pub(super) fn check_callee(
    subject: Subject<'_>,
    symbol: &str,
    callee: Option<Subject<'_>>,
) -> Check {
    let Some(callee) = callee else {
        return subject.fail(format!(
            "'{symbol}' does not reference a symbol in the current scope"
        ));
    };
    match callee.name_text() {
        "llvm.func" => {}
        "llvm.mlir.ifunc" | "llvm.mlir.alias" => return Ok(()),
        _ => {
            return subject.fail(format!(
                "'{symbol}' does not reference a valid LLVM function or IFunc"
            ));
        }
    }
    let text = some_or_ok!(property(callee, "function_type"));
    let signature = some_or_ok!(Signature::of(&text));
    subject.ensure(
        !signature.is_variadic || subject.is_set("var_callee_type"),
        "missing var_callee_type attribute for vararg call",
    )?;
    check_arguments(subject, &signature)?;
    check_result(subject, &signature)
}

fn check_arguments(subject: Subject<'_>, signature: &Signature<'_>) -> Check {
    let found = subject.operand_group_types(0);
    let (count, required) = (found.len(), signature.arguments.len());
    if signature.is_variadic && count < required {
        return subject.fail(format!(
            "incorrect number of operands ({count}) for varargs callee (expecting at least: {required})"
        ));
    }
    subject.ensure_with(signature.is_variadic || count == required, || {
        format!("incorrect number of operands ({count}) for callee (expecting: {required})")
    })?;
    for (at, (&found, required)) in found.iter().zip(&signature.arguments).enumerate() {
        let found = subject.type_text(found);
        subject.ensure_with(are_same(&found, required), || {
            format!(
                "operand type mismatch for operand {at}: '{found}' != '{}'",
                full(required)
            )
        })?;
    }
    Ok(())
}

fn check_result(subject: Subject<'_>, signature: &Signature<'_>) -> Check {
    match (subject.result_type(0), signature.is_void()) {
        (None, false) => subject.fail("expected function call to produce a value"),
        (Some(_), true) => {
            subject.fail("calling function with void result must not produce values")
        }
        (Some(found), false) => {
            let found = subject.type_text(found);
            if are_same(&found, signature.result) {
                return Ok(());
            }
            let required = full(signature.result);
            subject.fail(format!("result type mismatch: '{found}' != '{required}'"))
        }
        (None, true) => Ok(()),
    }
}

pub(super) fn check_function(subject: Subject<'_>) -> Check {
    let text = some_or_ok!(property(subject, "function_type"));
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    let signature = some_or_ok!(Signature::of(&text));
    let required = signature.arguments.len();
    subject.ensure_with(arguments.len() == required, || {
        format!("entry block must have {required} arguments to match function signature")
    })?;
    for (at, (found, required)) in arguments.iter().zip(&signature.arguments).enumerate() {
        let found = subject.type_text(*found);
        subject.ensure_with(are_same(&found, required), || format!(
                "type of entry block argument #{at}('{found}') must match the type of the corresponding argument in \
                 function signature('{}')",
                full(required)
            ))?;
    }
    Ok(())
}

pub(super) fn check_return(subject: Subject<'_>) -> Check {
    let function = some_or_ok!(subject.ancestor("llvm.func"));
    let text = some_or_ok!(property(function, "function_type"));
    let signature = some_or_ok!(Signature::of(&text));
    let found = subject.operand_type(0);
    let message = match found.map(|found| subject.type_text(found)) {
        Some(_) if signature.is_void() => "expected no operands",
        None if !signature.is_void() => "expected 1 operand",
        Some(found) if !are_same(&found, signature.result) => "mismatching result types",
        _ => return Ok(()),
    };
    let violation = subject.violation(message);
    Err(violation.note(function.loc(), "when returning from function"))
}
