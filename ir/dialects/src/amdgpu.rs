//! The behaviour of `amdgpu`: the invariants of its operations.

use crate::shared::{behaviours, some_or_ok};
use pass_ir::data::{AttrData, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Check, Subject};
use pass_ir::{Attr, Type};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "amdgpu.dpp" => verify(check_permutation);
    "amdgpu.gather_to_lds" => verify(check_gather);
    "amdgpu.mfma" => verify(check_product);
    "amdgpu.permlane_swap" => verify(check_swap);
    "amdgpu.raw_buffer_atomic_cmpswap", "amdgpu.raw_buffer_atomic_fadd",
    "amdgpu.raw_buffer_atomic_fmax", "amdgpu.raw_buffer_atomic_smax",
    "amdgpu.raw_buffer_atomic_umin", "amdgpu.raw_buffer_load", "amdgpu.raw_buffer_store" => verify(check_buffer);
    "amdgpu.transpose_load" => verify(check_transpose);
];

/// Returns the memory space of a memref as text; the inner `Option` is `None` for the default space.
fn space(subject: Subject<'_>, ty: Type) -> Option<Option<String>> {
    let cx = subject.context();
    let TypeData::MemRef { memory_space, .. } = cx.ty(ty) else {
        return None;
    };
    Some(memory_space.map(|space| {
        match &*cx.attr(space) {
            AttrData::Integer { value, .. } => value
                .as_i64()
                .map_or_else(String::new, |value| value.to_string()),
            _ => cx.attr_text(space).to_string(),
        }
    }))
}

/// Returns whether the memory is shared by a workgroup; true as well where that is not known.
fn is_shared(subject: Subject<'_>, ty: Option<Type>) -> bool {
    match ty.and_then(|ty| space(subject, ty)) {
        Some(space) => matches!(
            space.as_deref(),
            Some("3" | "#gpu.address_space<workgroup>")
        ),
        None => true,
    }
}

fn check_permutation(subject: Subject<'_>) -> Check {
    let kind = some_or_ok!(subject.enum_value("kind"));
    let argument = subject.attr_named("permArgument");
    match &*kind {
        "quad_perm" => check_quad(subject),
        "row_shl" | "row_shr" | "row_ror" => match subject.int_value("permArgument") {
            None if argument.is_none() => {
                subject.fail(format!("Attribute '{kind}' value not specified"))
            }
            Some(value) if !(1..=15).contains(&value) => {
                subject.fail("Attribute value must be between 1 and 15")
            }
            _ => Ok(()),
        },
        _ if argument.is_some_and(|value| value != Attr::UNIT) => {
            subject.fail("Expected unit attribute for permArgument, but found non-trivial argument")
        }
        _ => Ok(()),
    }
}

fn check_quad(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let list = subject.attr_named("permArgument");
    let list = some_or_ok!(list.and_then(|list| cx.attr(list).as_array()));
    subject.ensure(
        list.len() == 4,
        "quad_perm attribute must have exactly 4 elements",
    )?;
    let lanes = list.iter().map(|&lane| cx.attr(lane).as_int()?.as_i64());
    if lanes.flatten().all(|lane| (0..=3).contains(&lane)) {
        return Ok(());
    }
    subject.fail("Each element of quad_perm must be in the range [0, 3]")
}

fn check_gather(subject: Subject<'_>) -> Check {
    let is_memref = |ty: &Type| matches!(subject.context().ty(*ty), TypeData::MemRef { .. });
    let target = subject.operand_types().filter(is_memref).nth(1);
    subject.ensure(
        is_shared(subject, target),
        "destination memory address space must be Workgroup",
    )
}

/// Returns the number of elements of a vector, or one, and their type.
fn elements(subject: Subject<'_>, ty: Type) -> Option<(i128, Type)> {
    let data = subject.context().ty(ty);
    match data.element() {
        Some(element) => Some((i128::from(data.element_count()?), element)),
        None => Some((1, ty)),
    }
}

fn check_product(subject: Subject<'_>) -> Check {
    let types: Vec<Type> = subject.operand_types().collect();
    let &[source, _, target] = &types[..] else {
        return Ok(());
    };
    let sizes = ["m", "n", "k"].map(|key| subject.int_value(key).map(i128::from));
    let ([Some(m), Some(n), Some(k)], Some(source), Some(target)) =
        (sizes, elements(subject, source), elements(subject, target))
    else {
        return Ok(());
    };
    let blocks = i128::from(subject.int_value("blocks").unwrap_or(1));
    let packed = match subject.context().ty(source.1) {
        TypeData::Integer { width: 32, .. } => 4,
        TypeData::Integer { width: 64, .. } => 8,
        _ => 1,
    };
    let counts = [
        ("source", m * k * blocks / 64, source.0 * packed),
        ("result", m * n * blocks / 64, target.0),
    ];
    for (what, expected, found) in counts {
        subject.ensure_with(expected == found, || {
            format!("expected {expected} {what} values for this operation but got {found}")
        })?;
    }
    check_modifiers(subject, target.1 == Type::F64)
}

fn check_modifiers(subject: Subject<'_>, is_double: bool) -> Check {
    let lanes = subject.int_value("cbsz").unwrap_or(0);
    subject.ensure(
        !is_double || lanes == 0,
        "double-precision ops do not support permuting lanes of A",
    )?;
    let block = subject.int_value("abid").unwrap_or(0);
    subject.ensure(
        !(0..32).contains(&lanes) || block < 1 << lanes,
        "block ID for permuting A (abid) must be below 2 ** cbsz",
    )?;
    let is_negated = ["negateA", "negateB", "negateC"].map(|key| subject.is_set(key));
    subject.ensure(
        is_double || is_negated == [false; 3],
        "negation flags only available for double-precision operations",
    )
}

fn check_swap(subject: Subject<'_>) -> Check {
    match subject.int_value("row_length") {
        None | Some(16 | 32) => Ok(()),
        Some(_) => subject.fail("row_length attribute must either be 16 or 32."),
    }
}

fn check_buffer(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let mut types = subject.operand_types();
    let place = some_or_ok!(types.position(|ty| matches!(cx.ty(ty), TypeData::MemRef { .. })));
    let memory = some_or_ok!(subject.operand_type(place));
    let is_global = match space(subject, memory).flatten().as_deref() {
        None | Some("0" | "1" | "#gpu.address_space<global>") => true,
        Some(_) => false,
    };
    subject.ensure(
        is_global,
        "Buffer ops must operate on a memref in global memory",
    )?;
    let groups = subject.operand_segments();
    let indices = groups.and_then(|groups| groups.get(place + 1).copied());
    let rank = cx.ty(memory).shape().map(|shape| shape.len() as i64);
    match (rank, indices) {
        (Some(rank), Some(indices)) if rank != indices => {
            subject.fail(format!("Expected {rank} indices to memref"))
        }
        _ => Ok(()),
    }
}

fn check_transpose(subject: Subject<'_>) -> Check {
    subject.ensure(
        is_shared(subject, subject.operand_type(0)),
        "source memory address space must be Workgroup",
    )?;
    let result = subject.result_type(0);
    let (count, element) = some_or_ok!(result.and_then(|ty| elements(subject, ty)));
    let expected = match subject.context().ty(element) {
        TypeData::Integer { width: 4, .. } | TypeData::Integer { width: 6, .. } => 16,
        TypeData::Integer { width: 8, .. } => 8,
        TypeData::Integer { width: 16, .. } => 4,
        TypeData::Float(kind) if kind.width() == 16 => 4,
        TypeData::Float(kind) if kind.width() == 8 => 8,
        _ => return Ok(()),
    };
    subject.ensure_with(count == expected, || {
        format!("Transferring type size mismatch: expected num of elements: {expected}")
    })
}
