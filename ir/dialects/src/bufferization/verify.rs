//! Invariants of `bufferization`: its operations, and its attributes on operations and arguments.

use crate::shared::arguments;
use crate::shared::shapes::verify::check_size_count;
use pass_ir::data::{AttrData, Dim, TypeData};
use pass_ir::dialect::Traits;
use pass_ir::verify::{Check, Invariants, Subject, VerifyFn, refuse};
use pass_ir::{Attr, Type, name};

const fn own(check: VerifyFn) -> Invariants {
    Invariants {
        own: Some(check),
        ..Invariants::NONE
    }
}

pub(super) const ALLOC_TENSOR: Invariants = own(check_allocation);
pub(super) const DEALLOC: Invariants = own(check_deallocation);
pub(super) const DESTINATION: Invariants = own(check_destination);
/// Of operations that convert between a tensor and a buffer.
pub(super) const CONVERSION: Invariants = own(check_conversion);

/// The sizes of the groups of operands.
fn groups(subject: Subject<'_>) -> Option<Vec<usize>> {
    let sizes = subject.attr(name::OPERAND_SEGMENT_SIZES)?;
    let sizes = subject.context().attr(sizes);
    let size = |&size: &i64| usize::try_from(size).ok();
    sizes.as_dense_array()?.iter().map(size).collect()
}

/// A tensor has the sizes that are given, or is a copy.
fn check_allocation(subject: Subject<'_>) -> Check {
    let (Some(groups), Some(result)) = (groups(subject), subject.result_types().next()) else {
        return Ok(());
    };
    let &[sizes, copies, ..] = &groups[..] else {
        return Ok(());
    };
    if copies == 0 {
        return check_size_count(subject, subject.context().ty(result).shape(), sizes);
    }
    if sizes > 0 {
        return refuse("dynamic sizes not needed when copying a tensor");
    }
    match subject.operand_types().next() {
        Some(copied) if copied != result => refuse("expected that `copy` and return type match"),
        _ => Ok(()),
    }
}

/// A condition for each buffer, and a result for each one that is retained.
fn check_deallocation(subject: Subject<'_>) -> Check {
    let Some(groups) = groups(subject) else {
        return Ok(());
    };
    let &[buffers, conditions, retained] = &groups[..] else {
        return Ok(());
    };
    if buffers != conditions {
        return subject.fail("must have the same number of conditions as memrefs to deallocate");
    }
    if subject.result_types().len() != retained {
        return subject.fail(
            "must have the same number of updated conditions (results) as retained operands",
        );
    }
    Ok(())
}

fn check_destination(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let mut operands = subject.operand_types();
    let (Some(source), Some(target)) = (operands.next(), operands.next()) else {
        return Ok(());
    };
    let is_buffer = match cx.ty(target) {
        TypeData::MemRef { .. } => true,
        TypeData::Tensor { .. } => false,
        _ => return Ok(()),
    };
    let is_set = |key| subject.attr(cx.ident(key)).is_some();
    match (is_buffer, subject.result_types().len()) {
        (false, 1) | (true, 0) => {}
        (false, _) => return subject.fail("tensor 'dest' implies exactly one tensor result"),
        (true, _) => return subject.fail("memref 'dest' implies zero results"),
    }
    if is_set("restrict") && !is_buffer {
        return subject.fail("'restrict' is valid only for memref destinations");
    }
    if is_set("writable") != is_buffer {
        return subject
            .fail("'writable' must be specified if and only if the destination is of memref type");
    }
    let incompatible = "source/destination shapes are incompatible";
    match (cx.ty(source).shape(), cx.ty(target).shape()) {
        (Some(from), Some(to)) if from.len() != to.len() => {
            subject.fail("rank mismatch between source and destination shape")
        }
        (Some(from), Some(to)) if !from.iter().zip(to).all(may_be_equal) => {
            subject.fail(incompatible)
        }
        (Some(_), None) | (None, Some(_)) => subject.fail(incompatible),
        _ => Ok(()),
    }
}

fn may_be_equal((one, two): (&Dim, &Dim)) -> bool {
    one.size.is_none() || two.size.is_none() || one.size == two.size
}

/// A tensor and a buffer with the same sizes and elements.
fn check_conversion(subject: Subject<'_>) -> Check {
    let Some((from, to)) = subject.conversion() else {
        return Ok(());
    };
    let (from, to) = (subject.context().ty(from), subject.context().ty(to));
    let is_known = |ty: &TypeData| matches!(ty, TypeData::MemRef { .. } | TypeData::Tensor { .. });
    if !is_known(from) || !is_known(to) {
        return Ok(());
    }
    if from.shape() != to.shape() {
        return refuse("shapes do not match");
    }
    if from.element() != to.element() {
        return refuse("element types do not match");
    }
    Ok(())
}

/// The attribute by which buffers of an operation are freed by hand.
const MANUAL: &str = "bufferization.manual_deallocation";

/// The effects of an operation that allocates or frees.
const ALLOCATES: Traits = Traits::all(&[Traits::ALLOCATES_RESULT, Traits::FREES]);

/// An attribute of the dialect on an operation.
pub(crate) fn check_attribute(subject: Subject<'_>, key: &str, _: Attr) -> Check {
    if key != MANUAL {
        return refuse(format!(
            "attribute '\"{key}\"' not supported as an op attribute by the bufferization dialect"
        ));
    }
    let known = Traits::all(&[Traits::STATIC_EFFECTS, Traits::NO_EFFECTS]);
    let is_known = subject.is_exhaustive() && subject.has_any(known);
    if !is_known || subject.has_any(ALLOCATES) {
        return Ok(());
    }
    subject.fail(format!(
        "attribute '{MANUAL}' can be used only on ops that have an allocation and/or free side effect"
    ))
}

/// The permitted access to an argument.
const ACCESSES: &[&str] = &["none", "read", "read-write", "write"];

/// Checks the attributes of the dialect on the arguments of a function.
pub(crate) fn check_arguments(subject: Subject<'_>) -> Check {
    arguments::check_attributes(subject, "bufferization.", |key, value| {
        check_argument(subject, key, value)
    })
}

fn check_argument(subject: Subject<'_>, key: &str, value: Attr) -> Check {
    let data = subject.context().attr(value);
    let wanted = match key {
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
    match wanted {
        None => Ok(()),
        Some(wanted) => refuse(format!("'{key}' is expected to be a {wanted} attribute")),
    }
}
