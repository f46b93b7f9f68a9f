//! Invariants of `emitc` on loops, functions, calls and addresses.

use crate::shared::shapes::verify::check_cast_types;
use crate::shared::some_or_ok;
use crate::shared::type_text::parameter;
use pass_ir::data::{AttrData, FloatKind, TypeData};
use pass_ir::verify::{Check, Subject, function_type};
use pass_ir::{Context, Type};

fn text(subject: Subject<'_>, ty: Option<Type>) -> String {
    ty.map(|ty| subject.type_text(ty)).unwrap_or_default()
}

fn operand(subject: Subject<'_>, at: usize) -> String {
    text(subject, subject.operand_type(at))
}

pub(super) fn check_for(subject: Subject<'_>) -> Check {
    match (
        subject.entry_arg_types(0).as_deref(),
        subject.operand_type(0),
    ) {
        (Some([variable]), Some(bound)) if *variable != bound => {
            subject.fail("expected induction variable to be same type as bounds and step")
        }
        (Some([_]), _) | (None, _) => Ok(()),
        _ => {
            subject.fail("expected body to have a single block argument for the induction variable")
        }
    }
}

pub(super) fn check_yield(subject: Subject<'_>) -> Check {
    let parent = some_or_ok!(
        subject
            .parent()
            .filter(|parent| parent.name_text() != "emitc.do")
    );
    let (actual, expected) = (subject.operand_types().len(), parent.result_types().len());
    match (actual, expected) {
        (1.., found) if found != 1 => subject.fail("yields a value not returned by parent"),
        (0, 1..) => subject.fail("does not yield a value to be returned by parent"),
        _ => Ok(()),
    }
}

pub(super) fn check_opaque_call(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let callee = subject
        .attr_named("callee")
        .and_then(|callee| cx.string_value(callee));
    subject.ensure(callee != Some(""), "callee must not be empty")?;
    let count = subject.operand_types().len() as i64;
    for &argument in subject.array("args") {
        if let AttrData::Integer {
            value,
            ty: Type::INDEX,
        } = &*cx.attr(argument)
            && value
                .as_i64()
                .is_none_or(|index| !(0..count).contains(&index))
        {
            return subject.fail("index argument is out of range");
        }
    }
    let is_other = |&argument: &pass_ir::Attr| {
        matches!(
            *cx.attr(argument),
            AttrData::Symbol { .. } | AttrData::String { .. } | AttrData::Array(_) | AttrData::Unit
        )
    };
    subject.ensure(
        !subject.array("template_args").iter().any(is_other),
        "template argument has invalid type",
    )?;
    let is_array = |ty: Type| subject.type_text(ty).starts_with("!emitc.array<");
    subject.ensure(
        !subject.result_types().any(is_array),
        "cannot return array type",
    )
}

pub(super) fn check_apply(subject: Subject<'_>) -> Check {
    let operator = subject.attr_named("applicableOperator");
    let operator = operator.and_then(|operator| subject.context().string_value(operator));
    let (from, to) = (operand(subject, 0), text(subject, subject.result_type(0)));
    match operator {
        Some("") => subject.fail("applicable operator must not be empty"),
        Some("&") if !from.starts_with("!emitc.lvalue<") => {
            subject.fail("operand type must be an lvalue when applying `&`")
        }
        Some("&") if !to.starts_with("!emitc.ptr<") => {
            subject.fail("result type must be a pointer when applying `&`")
        }
        Some("*") if !from.starts_with("!emitc.ptr<") => {
            subject.fail("operand type must be a pointer when applying `*`")
        }
        Some("&" | "*") | None => Ok(()),
        Some(_) => subject.fail("applicable operator is illegal"),
    }
}

fn is_integer(text: &str) -> bool {
    let bits = text.trim_start_matches(['s', 'u']).strip_prefix('i');
    bits.is_some_and(|bits| bits.parse::<u32>().is_ok())
}

fn is_distance(text: &str) -> bool {
    is_integer(text) || text.starts_with("!emitc.opaque<")
}

const POINTER: &str = "!emitc.ptr<";

pub(super) fn check_sum(subject: Subject<'_>) -> Check {
    let (one, two) = (operand(subject, 0), operand(subject, 1));
    match (one.starts_with(POINTER), two.starts_with(POINTER)) {
        (true, true) => subject.fail("requires that at most one operand is a pointer"),
        (true, false) if !is_distance(&two) => subject.fail(
            "requires that one operand is an integer or of opaque type if the other is a pointer",
        ),
        (false, true) if !is_distance(&one) => subject.fail(
            "requires that one operand is an integer or of opaque type if the other is a pointer",
        ),
        _ => Ok(()),
    }
}

pub(super) fn check_difference(subject: Subject<'_>) -> Check {
    let (one, two) = (operand(subject, 0), operand(subject, 1));
    match (one.starts_with(POINTER), two.starts_with(POINTER)) {
        (false, true) => subject.fail("rhs can only be a pointer if lhs is a pointer"),
        (true, false) if !is_distance(&two) => subject
            .fail("requires that rhs is an integer, pointer or of opaque type if lhs is a pointer"),
        _ => Ok(()),
    }
}

pub(super) fn check_no_text(subject: Subject<'_>) -> Check {
    let value = subject
        .attr_named("value")
        .map(|value| subject.context().attr(value));
    subject.ensure(
        value.is_none_or(|value| !matches!(*value, AttrData::String { .. })),
        "string attributes are not supported, use #emitc.opaque instead",
    )
}

pub(super) fn check_global_type(subject: Subject<'_>) -> Check {
    let (cx, ty) = (subject.context(), some_or_ok!(subject.type_value("type")));
    let is_number = matches!(cx.ty(ty), TypeData::Float(_) | TypeData::Integer { .. });
    subject.ensure(
        !is_number || is_supported(cx, ty),
        "expected valid emitc type",
    )
}

/// Returns what is wrong with the value of an lvalue, or with that of a pointer.
pub(crate) fn type_error(cx: &Context, ty: Type) -> Option<String> {
    let TypeData::Dialect { parts, .. } = cx.ty(ty) else {
        return None;
    };
    let value = cx.attr(*parts.first()?).as_type()?;
    if has_name(cx, ty, "ptr") && has_name(cx, value, "lvalue") {
        return Some("pointers to lvalues are not allowed".to_owned());
    }
    if !has_name(cx, ty, "lvalue") {
        return None;
    }
    if has_name(cx, value, "array") {
        return Some("!emitc.lvalue cannot wrap !emitc.array type".to_owned());
    }
    let message = || {
        let value = cx.type_text(value);
        format!("!emitc.lvalue must wrap supported emitc type, but got '{value}'")
    };
    (!is_supported(cx, value)).then(message)
}

fn has_name(cx: &Context, ty: Type, name: &str) -> bool {
    let TypeData::Dialect { dialect, rest, .. } = cx.ty(ty) else {
        return false;
    };
    let rest = cx.str(*rest).strip_prefix('.');
    cx.str(*dialect) == "emitc" && rest.and_then(|rest| rest.split('<').next()) == Some(name)
}

fn is_supported(cx: &Context, ty: Type) -> bool {
    let is_part = |ty: &Type| !has_name(cx, *ty, "array") && is_supported(cx, *ty);
    match cx.ty(ty) {
        TypeData::Index => true,
        TypeData::Float(kind) => matches!(
            kind,
            FloatKind::BF16 | FloatKind::F16 | FloatKind::F32 | FloatKind::F64
        ),
        TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
        TypeData::Tensor { element, .. } => cx.ty(ty).element_count().is_some() && is_part(element),
        TypeData::Tuple(parts) => parts.iter().all(is_part),
        TypeData::Dialect { dialect, .. } => {
            cx.str(*dialect) == "emitc" && !has_name(cx, ty, "lvalue")
        }
        _ => false,
    }
}

pub(super) fn check_function(subject: Subject<'_>) -> Check {
    let (inputs, results) = some_or_ok!(function_type(subject));
    subject.ensure(
        !inputs
            .iter()
            .any(|&ty| subject.type_text(ty).starts_with("!emitc.lvalue<")),
        "cannot have lvalue type as argument",
    )?;
    if results.len() > 1 {
        let count = results.len();
        return subject.fail(format!(
            "requires zero or exactly one result, but has {count}"
        ));
    }
    subject.ensure(
        !results
            .iter()
            .any(|&ty| subject.type_text(ty).starts_with("!emitc.array<")),
        "cannot return array type",
    )
}

pub(super) fn check_declared(
    subject: Subject<'_>,
    symbol: &str,
    found: Option<Subject<'_>>,
) -> Check {
    let is_function = found.is_some_and(|found| found.name_text() == "emitc.func");
    subject.ensure_with(is_function, || {
        format!("'{symbol}' does not reference a valid function")
    })
}

pub(super) fn check_pointer_subscript(subject: Subject<'_>) -> Check {
    let mut types = subject.operand_types();
    let inner = some_or_ok!(
        types
            .next()
            .and_then(|ty| parameter(subject, ty, "!emitc.ptr"))
    );
    if types.len() != 1 {
        let count = types.len();
        return subject.fail(format!(
            "on pointer operand requires one index operand, but got {count}"
        ));
    }
    let index = operand(subject, 1);
    let is_float = matches!(&*index, "f16" | "bf16" | "f32" | "f64");
    subject.ensure_with(!is_float, || {
        format!("on pointer operand requires index operand to be integer-like, but got '{index}'")
    })?;
    let actual = subject
        .result_type(0)
        .and_then(|ty| parameter(subject, ty, "!emitc.lvalue"));
    match actual {
        Some(actual) if actual != inner => subject.fail(format!(
            "on pointer operand requires pointee type ('{inner}') and result type ('{actual}') to match"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_cast(subject: Subject<'_>) -> Check {
    let is_other = |ty: Type| {
        matches!(
            subject.context().ty(ty),
            TypeData::Tensor { .. }
                | TypeData::Vector { .. }
                | TypeData::MemRef { .. }
                | TypeData::Tuple(_)
        )
    };
    check_cast_types(subject, |from, to| !is_other(from) && !is_other(to))
}

pub(super) fn check_verbatim(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let count = subject.operand_types().len();
    let text = subject.attr_named("value");
    let text = some_or_ok!(text.and_then(|text| cx.string_value(text)));
    let text = text.replace("{{", "");
    let is_known = text.matches('{').count() == text.matches("{}").count();
    if count == 0 || !is_known || text.matches("{}").count() == count {
        return Ok(());
    }
    subject.fail("requires operands for each placeholder in the format string")
}
