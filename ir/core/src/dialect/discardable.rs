//! Attributes that a dialect puts on operations of others.

use super::bufferization::verify as bufferization;
use super::llvm::verify_functions;
use super::nvvm;
use crate::dialect::Traits;
use crate::verify::{Check, Subject, Violation, refuse};
use crate::{Attr, AttrData, name};

/// Checks an attribute of an operation.
type CheckFn = fn(Subject<'_>, Attr) -> Check;

/// The attributes that say something of an operation of certain names alone, or are of a certain form, by name.
const CHECKS: &[(&str, CheckFn)] = &[
    ("gpu.container_module", check_container),
    ("llvm.data_layout", check_layout),
    ("spirv.entry_point_abi", |subject, value| {
        check_form(
            subject,
            value,
            "attribute must be an entry point ABI attribute",
        )
    }),
    ("spirv.target_env", |subject, value| {
        check_form(subject, value, "must be a spirv::TargetEnvAttr")
    }),
    ("transform.with_named_sequence", check_named_sequences),
];

/// The attributes of dialects on an operation.
pub(crate) fn check(subject: Subject<'_>) -> Check {
    for &(name, value) in subject.discardable() {
        let name = subject.cx.str(name);
        if let Some((_, check)) = CHECKS.iter().find(|row| row.0 == name) {
            check(subject, value)?;
        } else if name.starts_with("spirv.") {
            refuse(format!("found unsupported '{name}' attribute on operation"))?;
        }
        if name.starts_with("bufferization.") {
            bufferization::check_attribute(subject, name)?;
        }
        if name.starts_with("nvvm.") {
            nvvm::check_attribute(subject, name, value)?;
        }
    }
    Ok(())
}

/// The attributes of dialects on arguments and results of a function.
pub(crate) fn check_parts(subject: Subject<'_>) -> Check {
    if !subject.has(Traits::FUNCTION) {
        return Ok(());
    }
    check_arguments(subject)?;
    verify_functions::check_parts(subject)
}

fn check_arguments(subject: Subject<'_>) -> Check {
    let cx = subject.cx;
    let list = subject.attr(name::ARG_ATTRS).map(|list| cx.attr(list));
    let list = list.as_ref().and_then(|list| list.as_array());
    for &entries in list.unwrap_or_default() {
        for &(key, value) in cx.attr(entries).as_dict().unwrap_or_default() {
            let key = cx.str(key);
            if key.starts_with("bufferization.") {
                bufferization::check_argument(subject, key, value)?;
            }
            if key.starts_with("nvvm.") {
                nvvm::check_argument(subject, key)?;
            }
        }
    }
    Ok(())
}

fn check_layout(subject: Subject<'_>, value: Attr) -> Check {
    match subject.cx.attr(value).as_string() {
        Some(_) => Ok(()),
        None => subject.fail("expected 'llvm.data_layout' to be a string attributes"),
    }
}

/// The attribute is one of the dialect, and not a built-in one.
fn check_form(subject: Subject<'_>, value: Attr, wanted: &str) -> Check {
    if matches!(*subject.cx.attr(value), AttrData::Dialect { .. }) {
        return Ok(());
    }
    let mut given = subject.discardable().iter();
    let name = given.find(|entry| entry.1 == value);
    let name = name.map_or("", |entry| subject.cx.str(entry.0));
    refuse(format!("'{name}' {wanted}"))
}

/// A module says so that it has kernels in it.
fn check_container(subject: Subject<'_>, value: Attr) -> Check {
    if !matches!(*subject.cx.attr(value), AttrData::Unit) {
        return Ok(());
    }
    match subject.name_text() {
        "builtin.module" => Ok(()),
        _ => Err(Violation::new(
            "expected 'gpu.container_module' attribute to be attached to 'builtin.module'",
        )
        .about(subject)),
    }
}

/// Sequences have names in a table of symbols.
fn check_named_sequences(subject: Subject<'_>, _: Attr) -> Check {
    if subject.def.is_none() || subject.has(Traits::SYMBOL_TABLE) {
        return Ok(());
    }
    Err(Violation::new(
        "\"transform.with_named_sequence\" attribute can only be attached to operations with symbol tables",
    )
    .about(subject))
}
