//! Invariants of functions: linkage, the attributes of arguments and results, exceptions.

use super::type_text::{Signature, are_same, full, integer_width, property};
use super::verify_calls::check_function;
use crate::shared::some_or_ok;
use pass_ir::verify::{self, Check, Subject, ensure, ensure_with, refuse};
use pass_ir::{Attr, Ident, Type, name};

pub(super) fn check_linkage(subject: Subject<'_>) -> Check {
    let linkage = subject.enum_value("linkage").unwrap_or_default();
    subject.ensure(
        linkage != "common",
        "functions cannot have 'common' linkage",
    )?;
    subject.ensure(
        !subject.is_empty_region(0) || matches!(&*linkage, "external" | "extern_weak" | ""),
        "external functions must have 'external' or 'extern_weak' linkage",
    )?;
    check_function(subject)
}

/// The attributes of arguments that say more of a value: whether they have no value, a type or a number; whether the
/// value is a pointer or an integer; and whether results may have them, too.
const ATTRIBUTES: &[(&str, char, &str, bool)] = &[
    ("llvm.align", 'n', "pointer", true),
    ("llvm.alignstack", 'n', "", true),
    ("llvm.byref", 't', "pointer", false),
    ("llvm.byval", 't', "pointer", false),
    ("llvm.dereferenceable", 'n', "pointer", true),
    ("llvm.dereferenceable_or_null", 'n', "pointer", true),
    ("llvm.inalloca", 't', "pointer", false),
    ("llvm.inreg", 'u', "", true),
    ("llvm.nest", 'u', "pointer", false),
    ("llvm.noalias", 'u', "pointer", true),
    ("llvm.nocapture", 'u', "pointer", false),
    ("llvm.nofree", 'u', "pointer", false),
    ("llvm.nonnull", 'u', "pointer", true),
    ("llvm.noundef", 'u', "", true),
    ("llvm.preallocated", 't', "pointer", false),
    ("llvm.readnone", 'u', "pointer", false),
    ("llvm.readonly", 'u', "pointer", false),
    ("llvm.returned", 'u', "", false),
    ("llvm.signext", 'u', "integer", true),
    ("llvm.sret", 't', "pointer", false),
    ("llvm.writeonly", 'u', "pointer", false),
    ("llvm.zeroext", 'u', "integer", true),
];

pub(crate) fn check_operation_attribute(subject: Subject<'_>, name: &str, value: Attr) -> Check {
    if name != "llvm.data_layout" || subject.context().attr(value).as_string().is_some() {
        return Ok(());
    }
    subject.fail("expected 'llvm.data_layout' to be a string attributes")
}

pub(crate) fn check_parts(subject: Subject<'_>) -> Check {
    let (arguments, results) = types(subject);
    check_side(subject, name::ARG_ATTRS, &arguments)?;
    check_side(subject, name::RES_ATTRS, &results)
}

fn types(subject: Subject<'_>) -> (Vec<String>, Vec<String>) {
    let texts = |types: &[Type]| types.iter().map(|&ty| subject.type_text(ty)).collect();
    if let Some((inputs, results)) = verify::function_type(subject) {
        return (texts(inputs), texts(results));
    }
    let text = property(subject, "function_type").unwrap_or_default();
    Signature::of(&text).map_or((Vec::new(), Vec::new()), |signature| {
        let arguments = signature.arguments.iter().map(|text| full(text)).collect();
        (arguments, vec![full(signature.result)])
    })
}

fn check_side(subject: Subject<'_>, key: Ident, types: &[String]) -> Check {
    let cx = subject.context();
    let list = subject.attr(key).and_then(|list| cx.attr(list).as_array());
    for (&entries, ty) in list.unwrap_or_default().iter().zip(types) {
        for &(name, value) in cx.attr(entries).as_dict().unwrap_or_default() {
            let name = cx.str(name);
            let row = ATTRIBUTES.iter().find(|row| row.0 == name);
            if key == self::name::RES_ATTRS && row.is_some_and(|row| !row.3) {
                let message = format!("\"{name}\" is not a valid result attribute");
                return refuse(message);
            }
            check_attribute(subject, (name, value), ty)?;
        }
    }
    Ok(())
}

fn check_attribute(subject: Subject<'_>, (name, value): (&str, Attr), ty: &str) -> Check {
    let (_, form, on, _) = some_or_ok!(ATTRIBUTES.iter().find(|row| row.0 == name));
    let value = subject.context().attr(value);
    let (fits, words) = match form {
        'u' => (
            matches!(*value, pass_ir::data::AttrData::Unit),
            "a unit attribute",
        ),
        't' => (value.as_type().is_some(), "a type attribute"),
        _ => (value.as_int().is_some(), "an integer attribute"),
    };
    if !fits {
        return refuse(format!("\"{name}\" should be {words}"));
    }
    let is_integer = integer_width(ty).is_some();
    let is_known =
        is_integer || ty.starts_with("!llvm.") || matches!(ty, "f16" | "f32" | "f64" | "bf16");
    let is_right = match *on {
        "pointer" => ty.starts_with("!llvm.ptr"),
        "integer" => is_integer,
        _ => true,
    };
    if is_known && !is_right {
        refuse(format!(
            "\"{name}\" attribute attached to non-{on} LLVM type"
        ))
    } else {
        Ok(())
    }
}

pub(super) fn check_landingpad(subject: Subject<'_>) -> Check {
    if let Some(function) = subject.ancestor("llvm.func")
        && !function.is_set("personality")
    {
        return refuse("llvm.landingpad needs to be in a function with a personality");
    }
    let clauses = subject.operand_types().len();
    ensure(
        clauses != 0 || subject.is_set("cleanup"),
        "landingpad instruction expects at least one clause or cleanup attribute",
    )?;
    for (at, ty) in subject.operand_types().enumerate() {
        let is_filter = subject.type_text(ty).starts_with("!llvm.array<");
        let maker = subject.defining_op(at);
        let is_known = maker.is_some_and(|maker| {
            matches!(
                maker.name_text(),
                "llvm.bitcast" | "llvm.mlir.addressof" | "llvm.mlir.zero"
            )
        });
        ensure_with(
            is_filter || is_known || subject.position().is_none(),
            || format!("clause #{at} is not a known constant - null, addressof, bitcast"),
        )?;
    }
    Ok(())
}

pub(super) fn check_invoke(subject: Subject<'_>) -> Check {
    super::verify_memory::check_branch_weights(subject)?;
    let (Some((scope, _)), [_, unwind]) = (subject.position(), subject.successors()) else {
        return Ok(());
    };
    match scope.body().first_op(*unwind) {
        None => refuse("must have at least one operation in unwind destination"),
        Some(first)
            if Subject::inside(subject.context(), scope, first).name_text()
                != "llvm.landingpad" =>
        {
            refuse("first operation in unwind destination should be a llvm.landingpad operation")
        }
        Some(_) => super::verify_calls::check_bundle_tags(subject),
    }
}

/// Checks that a call names a function, or has its address as the first operand, and that a variadic function type fits the
/// operands and the result.
pub(super) fn check_target(subject: Subject<'_>) -> Check {
    let is_direct = subject.is_set("callee");
    let operands = subject.operand_group_types(0);
    if !is_direct {
        let Some(&first) = operands.first() else {
            return subject.fail("must have either a `callee` attribute or at least an operand");
        };
        let text = subject.type_text(first);
        subject.ensure_with(text.starts_with("!llvm.ptr"), || {
            format!("indirect call expects a pointer as callee: '{text}'")
        })?;
    }
    let text = some_or_ok!(property(subject, "var_callee_type"));
    let signature = some_or_ok!(Signature::of(&text));
    subject.ensure(
        signature.is_variadic,
        "expected var_callee_type to be a variadic function type",
    )?;
    let arguments = operands.get(usize::from(!is_direct)..).unwrap_or_default();
    if signature.arguments.len() > arguments.len() {
        let count = arguments.len();
        return subject.fail(format!(
            "expected var_callee_type to have at most {count} parameters"
        ));
    }
    for (expected, &found) in signature.arguments.iter().zip(arguments) {
        let (found, expected) = (subject.type_text(found), full(expected));
        subject.ensure_with(are_same(&found, &expected), || {
            format!("var_callee_type parameter type mismatch: '{expected}' != '{found}'")
        })?;
    }
    let Some(found) = subject.result_type(0) else {
        return subject.ensure(
            signature.is_void(),
            "expected var_callee_type to return void",
        );
    };
    let (found, expected) = (subject.type_text(found), full(signature.result));
    subject.ensure_with(are_same(&found, &expected), || {
        format!("var_callee_type return type mismatch: '{expected}' != '{found}'")
    })
}

pub(super) fn check_resolver(subject: Subject<'_>, _: &str, found: Option<Subject<'_>>) -> Check {
    let is_function = |op: &Subject<'_>| matches!(op.name_text(), "llvm.func" | "llvm.mlir.alias");
    match found.filter(is_function) {
        Some(_) => Ok(()),
        None => subject.fail("must have a function resolver"),
    }
}
