//! Verifiers of atomic accesses, `bitcast`, `getelementptr`, `dso_local_equivalent`, branch weights and `shufflevector`.

use super::type_text::{full, part};
use super::types;
use crate::shared::some_or_ok;
use crate::shared::type_text::{Part, compact_type_text, inside};
use pass_ir::data::TypeData;
use pass_ir::verify::{Check, Subject, refuse};
use pass_ir::{Context, Type};

const ORDERINGS: &[(i64, &str)] = &[
    (NOT_ATOMIC, "not_atomic"),
    (1, "unordered"),
    (MONOTONIC, "monotonic"),
    (ACQUIRE, "acquire"),
    (RELEASE, "release"),
    (ACQUIRE_RELEASE, "acq_rel"),
    (7, "seq_cst"),
];
const NOT_ATOMIC: i64 = 0;
const MONOTONIC: i64 = 2;
const ACQUIRE: i64 = 4;
const RELEASE: i64 = 5;
const ACQUIRE_RELEASE: i64 = 6;

// Values of `bin_op`. `ADD` to `UMIN` and `UINC_WRAP` to `USUB_SAT` take integers, `FADD` to `FMIN` floats.
const XCHG: i64 = 0;
const ADD: i64 = 1;
const UMIN: i64 = 10;
const FADD: i64 = 11;
const FMIN: i64 = 14;
const UINC_WRAP: i64 = 15;
const USUB_SAT: i64 = 18;

/// Returns true for types that an atomic load, store or exchange may have.
fn supports_atomic_access(cx: &Context, ty: Type) -> bool {
    if let TypeData::Dialect { .. } = cx.ty(ty) {
        return types::is_pointer(cx, ty) || types::is_float(cx, ty) == Some(true);
    }
    let width = cx.ty(ty).bit_width();
    width.is_some_and(|width| width >= 8 && width.is_power_of_two())
}

fn check_atomic(subject: Subject<'_>, ty: Option<Type>, unsupported_orderings: [i64; 2]) -> Check {
    let ordering = subject.int_value("ordering").unwrap_or(NOT_ATOMIC);
    if ordering == NOT_ATOMIC {
        return if subject.is_set("syncscope") {
            subject.fail("expected syncscope to be null for non-atomic access")
        } else {
            Ok(())
        };
    }
    if let Some(ty) = ty.filter(|&ty| !supports_atomic_access(subject.context(), ty)) {
        let ty = subject.type_text(ty);
        return subject.fail(format!("unsupported type '{ty}' for atomic access"));
    }
    if unsupported_orderings.contains(&ordering) {
        let name = ORDERINGS.iter().find(|(value, _)| *value == ordering);
        let name = name.map_or("", |(_, name)| name);
        return subject.fail(format!("unsupported ordering '{name}'"));
    }
    subject.ensure(
        subject.is_set("alignment"),
        "expected alignment for atomic access",
    )
}

pub(super) fn check_load(subject: Subject<'_>) -> Check {
    check_atomic(subject, subject.result_type(0), [RELEASE, ACQUIRE_RELEASE])
}

pub(super) fn check_store(subject: Subject<'_>) -> Check {
    check_atomic(subject, subject.operand_type(0), [ACQUIRE, ACQUIRE_RELEASE])
}

pub(super) fn check_atomicrmw(subject: Subject<'_>) -> Check {
    let ty = some_or_ok!(subject.operand_type(1));
    match subject.int_value("bin_op") {
        Some(XCHG) if !supports_atomic_access(subject.context(), ty) => {
            return subject.fail("unexpected LLVM IR type for 'xchg' bin_op");
        }
        Some(FADD..=FMIN) => check_float_operand(subject, ty)?,
        Some(ADD..=UMIN | UINC_WRAP..=USUB_SAT)
            if !matches!(
                subject.context().ty(ty).integer_width(),
                Some(8 | 16 | 32 | 64)
            ) =>
        {
            return subject.fail("expected LLVM IR integer type");
        }
        _ => {}
    }
    subject.ensure(
        subject
            .int_value("ordering")
            .is_none_or(|ordering| ordering >= MONOTONIC),
        "expected at least 'monotonic' ordering",
    )
}

fn check_float_operand(subject: Subject<'_>, ty: Type) -> Check {
    let cx = subject.context();
    let (is_vector, element) = (types::is_vector(cx, ty), cx.ty(ty).element());
    let (scalar, message) = match element.filter(|_| is_vector == Some(true)) {
        Some(element) => (
            element,
            "expected LLVM IR floating point type for vector element",
        ),
        None => (ty, "expected LLVM IR floating point type"),
    };
    subject.ensure(types::is_float(cx, scalar) == Some(true), message)
}

pub(super) fn check_cmpxchg(subject: Subject<'_>) -> Check {
    if let Some(ty) = subject.operand_type(1)
        && !supports_atomic_access(subject.context(), ty)
    {
        return subject.fail("unexpected LLVM IR type");
    }
    let orderings = (
        subject.int_value("success_ordering"),
        subject.int_value("failure_ordering"),
    );
    match orderings {
        (Some(success), Some(failure)) if success.min(failure) < MONOTONIC => {
            subject.fail("ordering must be at least 'monotonic'")
        }
        (_, Some(RELEASE | ACQUIRE_RELEASE)) => {
            subject.fail("failure ordering cannot be 'release' or 'acq_rel'")
        }
        _ => Ok(()),
    }
}

/// Returns the address space of a pointer as text, or `None` for another type.
fn pointer_address_space(subject: Subject<'_>, ty: Type) -> Option<String> {
    let text = compact_type_text(subject, ty);
    let space = text.strip_prefix("!llvm.ptr")?.trim_matches(['<', '>']);
    Some(if space.is_empty() { "0" } else { space }.to_owned())
}

pub(super) fn check_bitcast(subject: Subject<'_>) -> Check {
    let (from, to) = some_or_ok!(subject.cast_types());
    let is_vector = |ty| matches!(subject.context().ty(ty), TypeData::Vector { .. });
    let space = |ty| pointer_address_space(subject, subject.context().element_or_self(ty));
    let (from_space, to_space) = match (space(from), space(to)) {
        (None, None) => return Ok(()),
        (Some(from), Some(to)) => (from, to),
        _ => return subject.fail("can only cast pointers from and to pointers"),
    };
    match (is_vector(from), is_vector(to)) {
        (false, true) => return subject.fail("cannot cast pointer to vector of pointers"),
        (true, false) => return subject.fail("cannot cast vector of pointers to pointer"),
        _ => {}
    }
    subject.ensure(
        from_space == to_space,
        "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead",
    )
}

/// Returns the type of the elements of an array, or of a vector of any shape, which one index steps over.
fn indexed_element(text: &str) -> Option<&str> {
    let is_shape = |char: char| char.is_ascii_digit() || matches!(char, 'x' | '[' | ']');
    let vector = inside(text, "vector<", ">").map(|inner| inner.trim_start_matches(is_shape));
    vector.or_else(|| super::type_text::element(text))
}

pub(super) fn check_gep_indices(subject: Subject<'_>) -> Check {
    let ty = some_or_ok!(subject.type_value("elem_type"));
    let indices = some_or_ok!(subject.int_array("rawConstantIndices"));
    let text = subject.type_text(ty);
    let mut indexed_type = text.as_str();
    // The first index steps over the pointer itself.
    for (position, &index) in indices.iter().enumerate().skip(1) {
        let without_prefix = indexed_type.strip_prefix("!llvm.").unwrap_or(indexed_type);
        let is_constant = index != super::verify::GEP_DYNAMIC_INDEX;
        if let Some(element) = indexed_element(without_prefix) {
            indexed_type = element;
            continue;
        }
        let is_struct = without_prefix.starts_with("struct<");
        subject.ensure_with(!is_struct || is_constant, || {
            format!("expected index {position} indexing a struct to be constant")
        })?;
        indexed_type = match part(indexed_type, index) {
            Part::Found(part) => part,
            Part::Unknown => return Ok(()),
            Part::OutOfBounds => {
                return subject.fail(format!(
                    "index {position} indexing a struct is out of bounds"
                ));
            }
            Part::NoAggregate => {
                let ty = full(indexed_type);
                return subject.fail(format!("type '{ty}' cannot be indexed (index #{position})"));
            }
        };
    }
    Ok(())
}

pub(super) fn check_dso_local_equivalent(
    subject: Subject<'_>,
    _: &str,
    target: Option<Subject<'_>>,
) -> Check {
    let is_function = |op: &Subject<'_>| matches!(op.name_text(), "llvm.func" | "llvm.mlir.alias");
    match target.filter(is_function) {
        None => subject.fail("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'"),
        Some(target) if target.enum_value("linkage").as_deref() == Some("extern_weak") => {
            subject.fail("target function with 'extern_weak' linkage not allowed")
        }
        Some(_) => Ok(()),
    }
}

pub(super) fn check_branch_weights(subject: Subject<'_>) -> Check {
    let (weights, blocks) = (
        subject.int_array("branch_weights"),
        subject.successors().len(),
    );
    match weights.map(<[i64]>::len) {
        // MLIR reports this without the name of the operation.
        Some(count) if count != blocks => refuse(format!(
            "expects number of branch weights to match number of successors: {count} vs {blocks}"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_shuffle(subject: Subject<'_>) -> Check {
    let is_scalable = |ty: Type| {
        let shape = subject.context().ty(ty).shape();
        shape.is_some_and(|shape| shape.iter().any(|dim| dim.scalable))
    };
    let mut mask = subject.int_array("mask").unwrap_or_default().iter();
    let is_splat = mask.all(|&lane| lane == 0);
    subject.ensure(
        !subject.operand_types().any(is_scalable) || is_splat,
        "expected a splat operation for scalable vectors",
    )
}
