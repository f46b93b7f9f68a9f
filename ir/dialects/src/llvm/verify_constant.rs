//! Invariants of constants and of what globals start with.

use super::type_text::{element, integer_width, length, members};
use crate::shared::some_or_ok;
use crate::shared::type_text::sequence;
use pass_ir::data::{AttrData, FloatKind, TypeData};
use pass_ir::verify::{Check, Subject, Violation, refuse};
use pass_ir::{Attr, Type, name};

pub(super) fn check_constant(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let value = some_or_ok!(subject.attr(name::VALUE));
    let result = some_or_ok!(subject.result_type(0));
    if let Some(text) = cx.attr(value).as_string() {
        let required = cx.bytes(text).len();
        return if is_bytes(subject, result, required) {
            Ok(())
        } else {
            subject.fail(format!(
                "expected array type of {required} i8 elements for the string constant"
            ))
        };
    }
    let text = cx.type_text(result);
    if text.starts_with("!llvm.struct<") {
        return check_structure(subject, value, &text);
    }
    subject.ensure(
        !text.starts_with("!llvm.target<"),
        "does not support target extension type.",
    )?;
    match &*cx.attr(value) {
        AttrData::Integer { .. } => match cx.ty(result) {
            TypeData::Integer { .. } => Ok(()),
            _ => subject.fail("expected integer type"),
        },
        AttrData::Float { ty, .. } => check_float(subject, *ty, &text),
        AttrData::Array(_) if text.starts_with("!llvm.array<") => check_list(subject, &text),
        AttrData::Array(_) => subject.fail("expected array or struct type for array attribute"),
        AttrData::Dense { shaped, .. }
        | AttrData::Sparse { ty: shaped, .. }
        | AttrData::Resource { ty: shaped, .. } => {
            check_elements(subject, (value, *shaped), result)
        }
        AttrData::Unit
        | AttrData::Symbol { .. }
        | AttrData::Affine(_)
        | AttrData::Type(_)
        | AttrData::Dict(_)
        | AttrData::DenseArray { .. }
        | AttrData::WideArray { .. } => {
            subject.fail("only supports integer, float, string or elements attributes")
        }
        _ => Ok(()),
    }
}

fn is_bytes(subject: Subject<'_>, ty: Type, count: usize) -> bool {
    let text = subject.type_text(ty);
    sequence(&text, &["!llvm.array"]) == Some((count as u64, "i8"))
}

fn check_structure(subject: Subject<'_>, value: Attr, text: &str) -> Check {
    let cx = subject.context();
    let AttrData::Array(values) = &*cx.attr(value) else {
        return subject.fail("expected array attribute for struct type");
    };
    let parts = some_or_ok!(members(text).map(Vec::from_iter));
    if parts.len() != values.len() {
        let count = parts.len();
        return subject.fail(format!("expected array attribute of size {count}"));
    }
    for (at, (&value, part)) in values.iter().zip(parts).enumerate() {
        let is_number = part.starts_with(['i', 'f', 'b']);
        subject.ensure(
            is_number,
            "expected struct element types to be floating point type or integer type",
        )?;
        let value = cx.attr(value);
        let (AttrData::Integer { ty, .. } | AttrData::Float { ty, .. }) = &*value else {
            return subject
                .fail("expected element of array attribute to be floating point or integer");
        };
        subject.ensure_with(cx.type_text(*ty) == part, || {
            format!("struct element at index {at} is of wrong type")
        })?;
    }
    Ok(())
}

fn check_list(subject: Subject<'_>, array: &str) -> Check {
    let mut inner = array.trim_start_matches("!llvm.");
    while inner.starts_with("array<")
        && let Some(part) = element(inner)
    {
        inner = part;
    }
    subject.ensure(
        inner.starts_with("struct<"),
        "for array with an array attribute must have a struct element type",
    )
}

/// Checks that the type `required` of a float constant is its own, or an integer of the same width.
fn check_float(subject: Subject<'_>, ty: Type, required: &str) -> Check {
    let kind = some_or_ok!(subject.context().float_kind(ty));
    if integer_width(required).is_some_and(|bits| bits != kind.width()) {
        let width = kind.width();
        return subject.fail(format!("expected integer type of width {width}"));
    }
    let is_float = FloatKind::from_keyword(required).is_some();
    subject.ensure(
        !is_float || required == subject.type_text(ty),
        "attribute and type have different float semantics",
    )
}

fn check_elements(subject: Subject<'_>, (value, found): (Attr, Type), result: Type) -> Check {
    let cx = subject.context();
    let data = cx.ty(result);
    let is_scalable = data
        .shape()
        .is_some_and(|shape| shape.iter().any(|dim| dim.scalable));
    if is_scalable {
        return if cx.is_splat(value) {
            Ok(())
        } else {
            subject.fail("scalable vector type requires a splat attribute")
        };
    }
    let text = cx.type_text(result);
    subject.ensure(
        text.starts_with("vector<") || text.starts_with("!llvm.array<"),
        "expected vector or array type",
    )?;
    let mut inner = text.strip_prefix("!llvm.").unwrap_or(&text);
    let mut required = 1_u64;
    while let (Some(count), Some(part)) = (length(inner), element(inner)) {
        required = required.saturating_mul(count);
        inner = part;
    }
    let count = cx.ty(found).element_count();
    if let Some(count) = count.filter(|&count| count != required) {
        return subject.fail(format!(
            "type and attribute have a different number of elements: {required} vs. {count}"
        ));
    }
    let element = some_or_ok!(cx.ty(found).element());
    match cx.ty(element) {
        TypeData::Float(_) => check_float(subject, element, inner),
        TypeData::Integer { .. } if integer_width(inner).is_none() => {
            subject.fail("expected integer element type for integer elements attribute")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_global(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let ty = some_or_ok!(subject.type_value("global_type"));
    let text = cx.type_text(ty);
    subject.ensure(
        !matches!(
            &*text,
            "!llvm.void" | "!llvm.token" | "!llvm.metadata" | "!llvm.label"
        ),
        "expects type to be a valid element type for an LLVM global",
    )?;
    let value = subject.attr(name::VALUE);
    if let Some(bytes) = value.and_then(|value| cx.attr(value).as_string())
        && !is_bytes(subject, ty, cx.bytes(bytes).len())
    {
        return subject
            .fail("requires an i8 array type of the length equal to that of the string attribute");
    }
    match subject.enum_value("linkage").as_deref() {
        Some("common") if value.is_some_and(|value| is_not_zero(subject, value)) => {
            return subject.fail("expected zero value for 'common' linkage");
        }
        Some("appending") if !text.starts_with("!llvm.array<") => {
            return subject.fail("expected array type for 'appending' linkage");
        }
        _ => {}
    }
    match subject.int_value("alignment") {
        Some(alignment) if alignment.count_ones() != 1 => {
            refuse("alignment attribute is not a power of 2")
        }
        _ => Ok(()),
    }
}

fn is_not_zero(subject: Subject<'_>, value: Attr) -> bool {
    match &*subject.context().attr(value) {
        AttrData::Integer { value, .. } => value.as_i64() != Some(0),
        AttrData::String { .. } => true,
        _ => false,
    }
}

const MEMORY_OPS: &[&str] = &[
    "llvm.alloca",
    "llvm.atomicrmw",
    "llvm.call",
    "llvm.cmpxchg",
    "llvm.fence",
    "llvm.inline_asm",
    "llvm.load",
    "llvm.store",
];

pub(super) fn check_initializer(subject: Subject<'_>) -> Check {
    let members = subject.entry_ops(0);
    let end = some_or_ok!(members.last());
    let ty = some_or_ok!(subject.type_value("global_type"));
    match end.operand_type(0) {
        _ if end.name_text() != "llvm.return" => return Ok(()),
        None => return subject.fail("initializer region cannot return void"),
        Some(found) if found != ty => {
            let (found, required) = (subject.type_text(found), subject.type_text(ty));
            return subject.fail(format!(
                "initializer region type '{found}' does not match global type '{required}'"
            ));
        }
        Some(_) => {}
    }
    check_free_of_effects(
        &members,
        "ops with side effects not allowed in global initializers",
    )?;
    subject.ensure(
        !subject.is_set("value"),
        "cannot have both initializer value and region",
    )
}

pub(super) fn check_alias_linkage(subject: Subject<'_>) -> Check {
    let linkage = subject.enum_value("linkage").unwrap_or_default();
    if !matches!(&*linkage, "common" | "appending" | "extern_weak") {
        return Ok(());
    }
    subject.fail(format!(
        "'{linkage}' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, \
         weak_odr, external or available_externally"
    ))
}

pub(super) fn check_alias(subject: Subject<'_>) -> Check {
    let members = subject.entry_ops(0);
    let end = some_or_ok!(
        members
            .last()
            .filter(|end| end.name_text() == "llvm.return")
    );
    let returned = end.operand_type(0).map(|ty| subject.type_text(ty));
    subject.ensure(
        returned.is_some_and(|ty| ty.starts_with("!llvm.ptr")),
        "initializer region must always return a pointer",
    )?;
    check_free_of_effects(
        &members,
        "ops with side effects are not allowed in alias initializers",
    )
}

fn check_free_of_effects(members: &[Subject<'_>], message: &str) -> Check {
    let mut members = members.iter();
    match members.find(|op| MEMORY_OPS.contains(&op.name_text())) {
        Some(op) => Err(Violation::at(op.loc(), message)),
        None => Ok(()),
    }
}

pub(super) fn check_comdat<'a>(
    subject: Subject<'a>,
    _: Subject<'a>,
    find: &dyn Fn(Attr) -> Option<Subject<'a>>,
) -> Check {
    let symbol = some_or_ok!(subject.attr_named("comdat"));
    match find(symbol).filter(|found| found.name_text() == "llvm.comdat_selector") {
        Some(_) => Ok(()),
        None => refuse("expected comdat symbol"),
    }
}

pub(super) fn check_group(subject: Subject<'_>) -> Check {
    let is_other = |op: &Subject<'_>| op.name_text() != "llvm.comdat_selector";
    match subject.entry_ops(0).into_iter().find(is_other) {
        None => Ok(()),
        Some(op) => Err(Violation::at(
            op.loc(),
            "only comdat selector symbols can appear in a comdat region",
        )),
    }
}

fn names(subject: Subject<'_>) -> (&'static str, &[Attr]) {
    match subject.name_text() {
        "llvm.mlir.global_ctors" => ("ctors", subject.array("ctors")),
        _ => ("dtors", subject.array("dtors")),
    }
}

pub(super) fn check_structors(subject: Subject<'_>) -> Check {
    let (key, names) = names(subject);
    let lengths = [
        subject.array("priorities").len(),
        subject.array("data").len(),
    ];
    if lengths == [names.len(); 2] {
        Ok(())
    } else {
        refuse(format!(
            "{key}, priorities, and data must have the same number of elements"
        ))
    }
}

pub(super) fn check_structor_names<'a>(
    subject: Subject<'a>,
    _: Subject<'a>,
    find: &dyn Fn(Attr) -> Option<Subject<'a>>,
) -> Check {
    for &symbol in names(subject).1 {
        if find(symbol).is_none_or(|found| found.name_text() != "llvm.func") {
            let text = subject.context().attr_text(symbol);
            let name = text.trim_start_matches('@');
            return subject.fail(format!("'{name}' does not reference a valid LLVM function"));
        }
    }
    Ok(())
}
