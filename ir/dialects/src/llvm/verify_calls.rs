//! Invariants of functions and calls of `llvm`.

use super::type_text::{Signature, are_same, full, property};
use super::verify_functions::check_target;
use crate::cf::check_segments_of;
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject, ensure, ensure_with};

/// Checks the number of operands of each bundle of a call.
pub(super) fn check_bundle_sizes(subject: Subject<'_>) -> Check {
    let group = subject.operand_segments().map_or(1, <[i64]>::len);
    check_segments_of(
        subject,
        group.saturating_sub(1),
        "op_bundle_operands",
        "op_bundle_sizes",
    )
}

pub(super) fn check_call(subject: Subject<'_>) -> Check {
    check_target(subject)?;
    check_bundle_tags(subject)
}

/// Checks that each bundle of operands has a tag.
pub(super) fn check_bundle_tags(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let tags = subject
        .attr_named("op_bundle_tags")
        .map(|tags| cx.attr(tags));
    let tags = tags
        .as_ref()
        .and_then(|tags| tags.as_array())
        .unwrap_or_default();
    let are_strings = tags.iter().all(|&tag| cx.attr(tag).as_string().is_some());
    ensure(are_strings, "operand bundle tag must be a StringAttr")?;
    let sizes = subject.int_array("op_bundle_sizes").unwrap_or_default();
    let (required, found) = (sizes.len(), tags.len());
    ensure_with(required == found, || {
        format!("expected {required} operand bundle tags, but actually got {found}")
    })
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
