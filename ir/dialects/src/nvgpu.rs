//! The behaviour of `nvgpu`: the invariants of its operations.

use crate::memref::layout;
use crate::shared::{behaviours, some_or_ok};
use pass_ir::Type;
use pass_ir::data::{AttrData, Dim, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Check, Subject, ensure, ensure_with, refuse};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "nvgpu.device_async_copy" => verify(check_copy);
    "nvgpu.ldmatrix" => verify(check_matrix);
    "nvgpu.mma.sync" => verify(|subject| check_product(subject, 1));
    "nvgpu.mma.sp.sync" => verify(check_sparse_product);
];

const SHARED: &str =
    "must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)";

fn is_shared(subject: Subject<'_>, ty: Type) -> bool {
    let cx = subject.context();
    let TypeData::MemRef { memory_space, .. } = cx.ty(ty) else {
        return false;
    };
    memory_space.is_some_and(|space| match &*cx.attr(space) {
        AttrData::Dialect { .. } => cx.attr_text(space) == "#gpu.address_space<workgroup>",
        space => space.as_int().and_then(|space| space.as_i64()) == Some(3),
    })
}

fn width(subject: Subject<'_>, ty: Type) -> Option<i64> {
    let cx = subject.context();
    cx.ty(cx.ty(ty).element()?).bit_width().map(i64::from)
}

fn sizes(shape: &[Dim]) -> Option<Vec<i64>> {
    let size = |dim: &Dim| i64::try_from(dim.size?).ok();
    shape.iter().map(size).collect()
}

fn check_copy(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let Some(&[_, to_indices, _, from_indices, _]) = subject.operand_segments() else {
        return Ok(());
    };
    let mut operands = subject.operand_types();
    let to = some_or_ok!(operands.next());
    let from = some_or_ok!(operands.nth(usize::try_from(to_indices).unwrap_or(0)));
    for (what, ty) in [("source", from), ("destination", to)] {
        ensure_with(
            layout::last_stride(cx, ty).is_none_or(|stride| stride == Some(1)),
            || format!("{what} memref most minor dim must have unit stride"),
        )?;
    }
    ensure_with(is_shared(subject, to), || {
        format!("destination memref {SHARED}")
    })?;
    ensure(
        cx.ty(from).element() == cx.ty(to).element(),
        "source and destination must have the same element type",
    )?;
    for (what, ty, found) in [
        ("source", from, from_indices),
        ("destination", to, to_indices),
    ] {
        let rank = cx.ty(ty).shape().map(|shape| shape.len() as i64);
        if let Some(rank) = rank.filter(|&rank| rank != found) {
            return subject.fail(format!("expected {rank} {what} indices, got {found}"));
        }
    }
    check_count(subject, to)
}

/// Checks that the copied elements take 4, 8 or 16 bytes.
fn check_count(subject: Subject<'_>, to: Type) -> Check {
    let (Some(count), Some(width @ 1..)) = (subject.int_value("dstElements"), width(subject, to))
    else {
        return Ok(());
    };
    let allowed = [32, 64, 128].into_iter().filter(|bits| bits % width == 0);
    let allowed: Vec<i64> = allowed.map(|bits| bits / width).collect();
    if allowed.contains(&count) {
        return check_bypass(subject, to, (count, width));
    }
    if allowed.is_empty() {
        return Ok(());
    }
    let allowed: Vec<String> = allowed.iter().map(i64::to_string).collect();
    refuse(format!(
        "Requested copy elements is {count} with width {width}. But copy elements could be one of {}.",
        allowed.join(", ")
    ))
}

/// Checks that a copy which bypasses the L1 cache has 16 bytes.
fn check_bypass(subject: Subject<'_>, to: Type, (count, width): (i64, i64)) -> Check {
    if !subject.is_set("bypassL1") || count * width == 128 {
        return Ok(());
    }
    subject.fail(format!(
        "bypassL1 does not satify alignment for '{}' with destination element {count}. Unset bypassL1, or set destination \
         element to {}",
        subject.type_text(to),
        128 / width
    ))
}

fn check_matrix(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (from, to) = some_or_ok!(subject.cast_types());
    let (Some(width @ 1..), Some(shape)) =
        (width(subject, from), cx.ty(to).shape().and_then(sizes))
    else {
        return Ok(());
    };
    ensure_with(is_shared(subject, from), || {
        format!("expected nvgpu.ldmatrix srcMemref {SHARED}")
    })?;
    ensure(width <= 32, "nvgpu.ldmatrix works for 32b or lower")?;
    ensure(
        subject.int_value("transpose").is_none_or(|flag| flag == 0) || width == 16,
        "nvgpu.ldmatrix transpose works only at 16b granularity",
    )?;
    let &[tiles, elements] = &shape[..] else {
        return refuse("results must be 2 dimensional vector");
    };
    let required = 32 / width;
    ensure_with(elements == required, || {
        format!("expected vector register shape[1] = {required}")
    })?;
    match subject.int_value("numTiles") {
        Some(required) if required != tiles => {
            refuse("expected vector register shape[0] and numTiles to match")
        }
        _ => Ok(()),
    }
}

const WARP_SIZE: i128 = 32;

fn check_sparse_product(subject: Subject<'_>) -> Check {
    let selector = subject.int_value("sparsitySelector");
    subject.ensure(
        selector.is_none_or(|selector| matches!(selector, 0 | 1)),
        "sparsity selector should be 0 or 1",
    )?;
    check_product(subject, 2)
}

fn check_product(subject: Subject<'_>, sparsity: i128) -> Check {
    let cx = subject.context();
    let types: Vec<Type> = subject.operand_types().take(3).collect();
    let shape = subject.int_list("mmaShape");
    let (Some(&[m, n, k]), &[a, b, c]) = (shape.as_deref(), &types[..]) else {
        return Ok(());
    };
    let is_f32 = |ty| cx.ty(ty).element() == Some(Type::F32);
    subject.ensure(
        !subject.is_set("tf32Enabled") || is_f32(a),
        "expected tf32 tensor cores only for F32 operands",
    )?;
    let matrices = [
        ("A", a, (m, k), sparsity),
        ("B", b, (k, n), 1),
        ("C", c, (m, n), 1),
    ];
    for (name, ty, (rows, columns), sparsity) in matrices {
        let found = cx.ty(ty).element_count();
        let found = found.map(|count| i128::from(count) * WARP_SIZE);
        let required = i128::from(rows) * i128::from(columns) / sparsity;
        subject.ensure_with(found.is_none_or(|found| found == required), || {
            format!("expected {required} warp-wide matrix {name} elements")
        })?;
    }
    Ok(())
}
