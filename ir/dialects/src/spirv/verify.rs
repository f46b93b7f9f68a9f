//! Invariants of `spirv`.

use crate::shared::some_or_ok;
use crate::shared::type_text::{compact_type_text, parameter};
use pass_ir::data::TypeData;
use pass_ir::verify::{Check, Subject, function_type, refuse};
use pass_ir::{Context, Type};

pub(super) fn check_call(subject: Subject<'_>, symbol: &str, callee: Option<Subject<'_>>) -> Check {
    let Some(callee) = callee.filter(|callee| callee.name_text() == "spirv.func") else {
        return subject.fail(format!(
            "callee function '{symbol}' not found in nearest symbol table"
        ));
    };
    let (inputs, results) = some_or_ok!(function_type(callee));
    let (operands, found) = (subject.operand_types(), subject.result_types());
    subject.ensure_with(operands.len() == inputs.len(), || {
        format!(
            "has incorrect number of operands for callee: expected {}, but provided {}",
            inputs.len(),
            operands.len()
        )
    })?;
    if let Some((index, found, expected)) = subject.first_difference(operands, inputs) {
        return subject.fail(format!(
            "operand type mismatch: expected operand type '{expected}', but provided '{found}' for operand number {index}"
        ));
    }
    subject.ensure_with(found.len() == results.len(), || {
        format!(
            "has incorrect number of results has for callee: expected {}, but provided {}",
            results.len(),
            found.len()
        )
    })?;
    let (_, found, expected) = some_or_ok!(subject.first_difference(found, results));
    subject.fail(format!(
        "result type mismatch: expected '{expected}', but provided '{found}'"
    ))
}

pub(super) fn check_address(subject: Subject<'_>, _: &str, variable: Option<Subject<'_>>) -> Check {
    let found = variable.filter(|found| found.name_text() == "spirv.GlobalVariable");
    let Some(variable) = found else {
        return subject.fail("expected spirv.GlobalVariable symbol");
    };
    let ty = variable.type_value("type");
    match (ty, subject.result_type(0)) {
        (Some(expected), Some(found)) if expected != found => {
            subject.fail("result type mismatch with the referenced global variable's type")
        }
        _ => Ok(()),
    }
}

/// Returns what a pointer points to and its storage class, which follows the last comma.
pub(super) fn pointer(subject: Subject<'_>, ty: Type) -> Option<(String, String)> {
    let text = parameter(subject, ty, "!spirv.ptr")?;
    let (pointee, class) = text.rsplit_once(',')?;
    Some((pointee.to_owned(), class.to_owned()))
}

fn function_results(subject: Subject<'_>) -> Option<Vec<Type>> {
    let (_, results) = function_type(subject.ancestor("spirv.func")?)?;
    Some(results.to_vec())
}

pub(super) fn check_return(subject: Subject<'_>) -> Check {
    match function_results(subject) {
        Some(results) if !results.is_empty() => {
            subject.fail("cannot be used in functions returning value")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_return_value(subject: Subject<'_>) -> Check {
    let results = some_or_ok!(function_results(subject));
    let found = some_or_ok!(subject.operand_type(0));
    match results[..] {
        [expected] if expected == found => Ok(()),
        [expected] => {
            let (found, expected) = (subject.type_text(found), subject.type_text(expected));
            subject.fail(format!(
                " return value's type ('{found}') mismatch with function's result type ('{expected}')"
            ))
        }
        _ => subject.fail(format!(
            "returns 1 value but enclosing function requires {} results",
            results.len()
        )),
    }
}

pub(super) fn check_access(subject: Subject<'_>) -> Check {
    super::memory::check_alignment(subject)?;
    let mut operands = subject.operand_types();
    let address = some_or_ok!(operands.next());
    let value = some_or_ok!(operands.next().or_else(|| subject.result_type(0)));
    match pointer(subject, address) {
        Some((pointee, _)) if pointee != compact_type_text(subject, value) => {
            subject.fail("mismatch in result type and pointer type")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_bitcast(subject: Subject<'_>) -> Check {
    let (from, to) = some_or_ok!(subject.cast_types());
    if from == to {
        return refuse("result type must be different from operand type");
    }
    let is_pointer = |ty| parameter(subject, ty, "!spirv.ptr").is_some();
    match (is_pointer(from), is_pointer(to)) {
        (true, true) => return Ok(()),
        (true, false) => {
            return refuse("unhandled bit cast conversion from pointer type to non-pointer type");
        }
        (false, true) => {
            return refuse("unhandled bit cast conversion from non-pointer type to pointer type");
        }
        (false, false) => {}
    }
    match (bits(subject.context(), from), bits(subject.context(), to)) {
        (Some(from), Some(to)) if from != to => subject.fail(format!(
            "mismatch in result type bitwidth {to} and operand type bitwidth {from}"
        )),
        _ => Ok(()),
    }
}

fn bits(cx: &Context, ty: Type) -> Option<u64> {
    match cx.ty(ty) {
        data @ TypeData::Vector { .. } => {
            let element = bits(cx, data.element()?)?;
            data.element_count()?.checked_mul(element)
        }
        data => data.bit_width().map(u64::from),
    }
}
