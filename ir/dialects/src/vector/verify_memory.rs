//! Invariants of operations of `vector` that read and write memory and tensors.

use super::verify_mask;
use super::verify_shapes::{sizes, vector};
use crate::linalg::verify::check_destinations;
use crate::memref::layout;
use crate::shared::affine_maps::affine;
use crate::shared::some_or_ok;
use pass_ir::data::{AffineExpr, Dim, TypeData};
use pass_ir::verify::{Check, Subject, VerifyFn};
use pass_ir::{Context, Type};

pub(super) const COMPRESS_STORE: VerifyFn =
    |subject| check_masked(subject, Access::Store, &[("mask dim", 1)]);
pub(super) const EXPAND_LOAD: VerifyFn =
    |subject| check_masked(subject, Access::Load, &[("mask dim", 1)]);
pub(super) const GATHER: VerifyFn = |subject| {
    check_masked(
        subject,
        Access::Load,
        &[("indices dim", 2), ("mask dim", 1)],
    )
};
pub(super) const LOAD: VerifyFn =
    |subject| check_whole(subject, Access::Load, subject.cast_types());
pub(super) const MASKED_LOAD: VerifyFn =
    |subject| check_masked(subject, Access::Load, &[("mask shape", 1)]);
pub(super) const MASKED_STORE: VerifyFn =
    |subject| check_masked(subject, Access::Store, &[("mask shape", 1)]);
pub(super) const SCATTER: VerifyFn = |subject| {
    check_masked(
        subject,
        Access::Store,
        &[("indices dim", 2), ("mask dim", 1)],
    )
};
pub(super) const STORE: VerifyFn = |subject| {
    let memory = subject.operand_type(1);
    check_whole(subject, Access::Store, memory.zip(subject.operand_type(0)))
};
pub(super) const TRANSFER_READ: VerifyFn = |subject| {
    let source = subject.operand_type(0);
    check_transfer(subject, source, subject.result_type(0))?;
    let padding = subject.operand_group_types(2).first().copied();
    let element = source.and_then(|ty| subject.context().ty(ty).element());
    let (padding, element) = some_or_ok!(padding.zip(element));
    if padding == element {
        return Ok(());
    }
    subject.fail(if vector(subject, Some(element)).is_some() {
        "requires source element type and padding type to match."
    } else if is_element(subject, padding) {
        "requires formal padding and source of the same elemental type"
    } else {
        "requires valid padding vector elemental type"
    })
};
pub(super) const TRANSFER_WRITE: VerifyFn = |subject| {
    check_transfer(subject, subject.operand_type(1), subject.operand_type(0))?;
    let map = affine(subject, "permutation_map");
    let is_constant = |expr: &AffineExpr| matches!(expr, AffineExpr::Constant(_));
    subject.ensure(
        map.is_none_or(|map| !map.exprs.iter().any(is_constant)),
        "should not have broadcast dimensions",
    )
};

fn is_element(subject: Subject<'_>, ty: Type) -> bool {
    let data = subject.context().ty(ty);
    let is_known = !matches!(data, TypeData::Dialect { .. });
    !is_known
        || matches!(
            data,
            TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_)
        )
}

/// Checks that a write to a tensor returns a tensor of the same type.
pub(super) fn check_written(subject: Subject<'_>) -> Check {
    let written = some_or_ok!(subject.operand_type(1));
    check_destinations(subject, 1, &[written])
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Load,
    Store,
}

impl Access {
    /// Returns the name of the value that is loaded or stored.
    fn value_name(self) -> &'static str {
        match self {
            Self::Load => "result",
            Self::Store => "valueToStore",
        }
    }
}

/// Checks a masked access. The last operand is what is stored, or passed through where nothing is loaded. `like` are the
/// operands of the same sizes as the vector, each with its name and its number from the last.
fn check_masked(subject: Subject<'_>, access: Access, like: &[(&str, usize)]) -> Check {
    let name = access.value_name();
    let types: Vec<Type> = subject.operand_types().collect();
    let &base = some_or_ok!(types.first());
    let (&last, _) = some_or_ok!(types.split_last());
    let whole = match access {
        Access::Load => subject.result_type(0),
        Access::Store => Some(last),
    };
    let (shape, element) = some_or_ok!(vector(subject, whole));
    let data = subject.context().ty(base);
    subject.ensure_with(data.element().is_none_or(|found| found == element), || {
        format!("base and {name} element type should match")
    })?;
    let others = like.iter().map(|row| row.1).max().unwrap_or(1) + 2;
    let indices = types.len().checked_sub(others);
    if let (Some(rank), Some(found)) = (data.shape().map(<[Dim]>::len), indices)
        && rank != found
    {
        return subject.fail(format!("requires {rank} indices"));
    }
    for (what, from_last) in like {
        let found = types
            .len()
            .checked_sub(from_last + 1)
            .map(|index| types[index]);
        let found = vector(subject, found).map(|(shape, _)| shape);
        if found.is_some_and(|found| {
            !found
                .iter()
                .map(|dim| dim.size)
                .eq(shape.iter().map(|dim| dim.size))
        }) {
            let kind = what.split(' ').next_back().unwrap_or_default();
            return subject.fail(format!("expected {name} {kind} to match {what}"));
        }
    }
    subject.ensure(
        access == Access::Store || whole == Some(last),
        "expected pass_thru of same type as result type",
    )
}

fn check_whole(subject: Subject<'_>, access: Access, ends: Option<(Type, Type)>) -> Check {
    let (base, whole) = some_or_ok!(ends);
    let (shape, element) = some_or_ok!(vector(subject, Some(whole)));
    let data = subject.context().ty(base);
    let rank = some_or_ok!(data.shape().map(<[Dim]>::len));
    let found = some_or_ok!(data.element());
    let name = access.value_name();
    subject.ensure(
        has_unit_stride(subject.context(), base, shape),
        "most minor memref dim must have unit stride",
    )?;
    if !has_rank(subject.context(), base, shape) {
        return subject.fail(match access {
            Access::Load => "destination memref has lower rank than the result vector",
            Access::Store => "source memref has lower rank than the vector to store",
        });
    }
    match vector(subject, Some(found)) {
        Some(_) if found != whole => {
            return subject.fail(format!("base memref and {name} vector types should match"));
        }
        None if found != element => {
            let s = if access == Access::Load { "s" } else { "" };
            return subject.fail(format!("base and {name} element type{s} should match"));
        }
        _ => {}
    }
    let others = if access == Access::Load { 1 } else { 2 };
    let indices = subject.operand_types().len() - others;
    subject.ensure_with(indices == rank, || format!("requires {rank} indices"))
}

/// Returns whether `vector.load` and `vector.store` of a vector are valid for such memory.
pub(super) fn has_whole(cx: &Context, memory: Type, vector: Type) -> bool {
    let shape = cx.ty(vector).shape().unwrap_or_default();
    has_unit_stride(cx, memory, shape) && has_rank(cx, memory, shape)
}

/// Returns whether the elements of a vector follow each other in memory.
fn has_unit_stride(cx: &Context, memory: Type, shape: &[Dim]) -> bool {
    let is_single = sizes(shape).is_some_and(|sizes| sizes.iter().all(|&size| size == 1));
    let TypeData::MemRef {
        layout: Some(_), ..
    } = cx.ty(memory)
    else {
        return true;
    };
    is_single || layout::last_stride(cx, memory).is_none_or(|stride| stride == Some(1))
}

/// Returns whether memory has a dimension for each of a vector, or holds vectors.
fn has_rank(cx: &Context, memory: Type, shape: &[Dim]) -> bool {
    let data = cx.ty(memory);
    let holds_vectors = data
        .element()
        .is_some_and(|element| matches!(cx.ty(element), TypeData::Vector { .. }));
    holds_vectors || data.shape().is_none_or(|sizes| sizes.len() >= shape.len())
}

fn check_transfer(subject: Subject<'_>, shaped: Option<Type>, whole: Option<Type>) -> Check {
    let cx = subject.context();
    let shaped = some_or_ok!(shaped);
    let (shape, _) = some_or_ok!(vector(subject, whole));
    let map = some_or_ok!(affine(subject, "permutation_map"));
    let data = cx.ty(shaped);
    let rank = data.shape().map_or(0, <[Dim]>::len);
    let group = if subject.operand_type(0) == whole {
        2
    } else {
        1
    };
    let indices = subject
        .operand_segments()
        .and_then(|sizes| sizes.get(group));
    subject.ensure_with(
        indices.is_none_or(|&count| usize::try_from(count) == Ok(rank)),
        || format!("requires {rank} indices"),
    )?;
    let inner = vector(subject, data.element()).map_or(0, |(shape, _)| shape.len());
    subject.ensure(
        map.exprs.len() + inner == shape.len(),
        "requires a permutation_map with result dims of the same rank as the vector type",
    )?;
    subject.ensure(map.symbols == 0, "requires permutation_map without symbols")?;
    subject.ensure(
        map.dims as usize == rank,
        "requires a permutation_map with input dims of the same rank as the source type",
    )?;
    check_permutation(subject, &map.exprs)?;
    verify_mask::check_transfer(subject, data, whole, map)?;
    let bounds = subject.attr_named("in_bounds");
    let bounds = bounds.and_then(|bounds| cx.attr(bounds).as_array());
    match bounds.map(<[_]>::len) {
        Some(found) if found != map.exprs.len() => subject.fail(format!(
            "expects the in_bounds attr of same rank as permutation_map results: {} vs inBounds of size: {found}",
            subject.attr_named("permutation_map").map(|map| cx.attr_text(map)).unwrap_or_default()
        )),
        _ => Ok(()),
    }
}

fn check_permutation(subject: Subject<'_>, exprs: &[AffineExpr]) -> Check {
    let is_plain = |expr: &AffineExpr| matches!(expr, AffineExpr::Dim(_) | AffineExpr::Constant(0));
    subject.ensure(
        exprs.iter().all(is_plain),
        "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)",
    )?;
    let mut seen = std::collections::BTreeSet::new();
    let is_new = |expr: &AffineExpr| match expr {
        AffineExpr::Dim(dim) => seen.insert(*dim),
        _ => true,
    };
    subject.ensure(
        exprs.iter().all(is_new),
        "requires a permutation_map that is a permutation (found one dim used more than once)",
    )
}
