//! Invariants of `bufferization`: its operations, and its attributes on operations and arguments.

use crate::shared::shapes::verify::{agree, check_size_count};
use crate::shared::{arguments, some_or_ok};
use pass_ir::data::{AttrData, TypeData};
use pass_ir::dialect::Traits;
use pass_ir::verify::{Check, Subject, ensure, ensure_with, refuse};
use pass_ir::{Attr, Type};

pub(super) fn check_allocation(subject: Subject<'_>) -> Check {
    let result = some_or_ok!(subject.result_type(0));
    let [sizes, copies] = [0, 1].map(|group| subject.operand_group(group).len());
    if copies == 0 {
        return check_size_count(subject, subject.context().ty(result).shape(), sizes);
    }
    ensure(sizes == 0, "dynamic sizes not needed when copying a tensor")?;
    match subject.operand_type(0) {
        Some(copied) if copied != result => refuse("expected that `copy` and return type match"),
        _ => Ok(()),
    }
}

pub(super) fn check_deallocation(subject: Subject<'_>) -> Check {
    let [buffers, conditions, retained] = [0, 1, 2].map(|group| subject.operand_group(group).len());
    subject.ensure(
        buffers == conditions,
        "must have the same number of conditions as memrefs to deallocate",
    )?;
    subject.ensure(
        subject.result_types().len() == retained,
        "must have the same number of updated conditions (results) as retained operands",
    )
}

pub(super) fn check_destination(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let mut operands = subject.operand_types();
    let source = some_or_ok!(operands.next());
    let target = some_or_ok!(operands.next());
    let is_buffer = match cx.ty(target) {
        TypeData::MemRef { .. } => true,
        TypeData::Tensor { .. } => false,
        _ => return Ok(()),
    };
    match (is_buffer, subject.result_types().len()) {
        (false, 1) | (true, 0) => {}
        (false, _) => return subject.fail("tensor 'dest' implies exactly one tensor result"),
        (true, _) => return subject.fail("memref 'dest' implies zero results"),
    }
    subject.ensure(
        !subject.is_set("restrict") || is_buffer,
        "'restrict' is valid only for memref destinations",
    )?;
    subject.ensure(
        subject.is_set("writable") == is_buffer,
        "'writable' must be specified if and only if the destination is of memref type",
    )?;
    let incompatible = "source/destination shapes are incompatible";
    match (cx.ty(source).shape(), cx.ty(target).shape()) {
        (Some(from), Some(to)) if from.len() != to.len() => {
            subject.fail("rank mismatch between source and destination shape")
        }
        (Some(from), Some(to)) if !agree(from, to) => subject.fail(incompatible),
        (Some(_), None) | (None, Some(_)) => subject.fail(incompatible),
        _ => Ok(()),
    }
}

pub(super) fn check_conversion(subject: Subject<'_>) -> Check {
    let (from, to) = some_or_ok!(subject.cast_types());
    let (from, to) = (subject.context().ty(from), subject.context().ty(to));
    let is_known = |ty: &TypeData| matches!(ty, TypeData::MemRef { .. } | TypeData::Tensor { .. });
    if !is_known(from) || !is_known(to) {
        return Ok(());
    }
    ensure(from.shape() == to.shape(), "shapes do not match")?;
    ensure(from.element() == to.element(), "element types do not match")
}

const MANUAL: &str = "bufferization.manual_deallocation";

const ALLOCATES: Traits = Traits::all(&[Traits::ALLOCATES_RESULT, Traits::FREES]);

pub(crate) fn check_attribute(subject: Subject<'_>, key: &str, _: Attr) -> Check {
    ensure_with(key == MANUAL, || {
        format!(
            "attribute '\"{key}\"' not supported as an op attribute by the bufferization dialect"
        )
    })?;
    let static_effects = Traits::all(&[Traits::STATIC_EFFECTS, Traits::NO_EFFECTS]);
    let is_known = subject.is_exhaustive() && subject.has_any(static_effects);
    if !is_known || subject.has_any(ALLOCATES) {
        return Ok(());
    }
    subject.fail(format!(
        "attribute '{MANUAL}' can be used only on ops that have an allocation and/or free side effect"
    ))
}

const ACCESSES: &[&str] = &["none", "read", "read-write", "write"];

pub(crate) fn check_arguments(subject: Subject<'_>) -> Check {
    arguments::check_attributes(subject, "bufferization.", |key, value, _| {
        check_argument(subject, key, value)
    })
}

fn check_argument(subject: Subject<'_>, key: &str, value: Attr) -> Check {
    let data = subject.context().attr(value);
    let expected = match key {
        "bufferization.writable" => {
            let is_bool = data.ty() == Some(Type::I1) && data.as_int().is_some();
            (!is_bool).then_some("boolean")
        }
        "bufferization.access" => match data.as_string() {
            Some(access) if !ACCESSES.contains(&subject.context().str(access)) => {
                return refuse("invalid value for 'bufferization.access'");
            }
            found => found.is_none().then_some("string"),
        },
        "bufferization.buffer_layout" => {
            let is_layout = match &*data {
                AttrData::Strided(_) | AttrData::Dialect { .. } => true,
                AttrData::Affine(affine) => !affine.is_set(),
                _ => false,
            };
            (!is_layout).then_some("memref layout")
        }
        _ => {
            return refuse(
                "attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect",
            );
        }
    };
    match expected {
        None => Ok(()),
        Some(expected) => refuse(format!("'{key}' is expected to be a {expected} attribute")),
    }
}
