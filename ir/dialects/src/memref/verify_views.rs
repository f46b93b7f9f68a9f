//! Invariants of operations that make other views of memory: casts, slices, reshapes.

use super::layout::{self, Layout};
use crate::shared::affine_maps::affine;
use crate::shared::shapes::verify::{
    agree, check_cast_types, check_shape_operand, check_size_count,
};
use crate::shared::slices::verify::{DYNAMIC, LISTS, negative, wrong_count};
use crate::shared::some_or_ok;
use pass_ir::data::{AffineExpr, Dim, TypeData};
use pass_ir::verify::{Check, Subject, ensure_with, refuse};
use pass_ir::{Attr, Context, Type};

pub(super) fn check_cast_op(subject: Subject<'_>) -> Check {
    check_cast(subject, is_cast)
}

pub(super) fn check_memory_space_cast(subject: Subject<'_>) -> Check {
    check_cast(subject, is_space_cast)
}

/// Returns whether `memref.cast` of one type to the other is valid.
pub(super) fn may_cast(cx: &Context, from: Type, to: Type) -> bool {
    match (Memory::of(cx, from), Memory::of(cx, to)) {
        (Some(source), Some(target)) => is_cast(cx, (from, &source), (to, &target)),
        _ => false,
    }
}

struct Memory<'c> {
    shape: Option<&'c [Dim]>,
    element: Type,
    layout: Option<Attr>,
    space: Option<Attr>,
}

impl<'c> Memory<'c> {
    fn of(cx: &'c Context, ty: Type) -> Option<Self> {
        match cx.ty(ty) {
            TypeData::MemRef {
                shape,
                element,
                layout,
                memory_space,
            } => Some(Self {
                shape: shape.as_deref(),
                element: *element,
                layout: *layout,
                space: *memory_space,
            }),
            _ => None,
        }
    }
}

type Side<'m, 'c> = (Type, &'m Memory<'c>);

fn check_cast(
    subject: Subject<'_>,
    fits: fn(&Context, Side<'_, '_>, Side<'_, '_>) -> bool,
) -> Check {
    check_cast_types(subject, |from, to| {
        let cx = subject.context();
        match (Memory::of(cx, from), Memory::of(cx, to)) {
            (Some(source), Some(target)) => fits(cx, (from, &source), (to, &target)),
            _ => true,
        }
    })
}

/// Returns whether two types differ only in which sizes, strides and offsets are static. One of them must be ranked.
fn is_cast(cx: &Context, from: Side<'_, '_>, to: Side<'_, '_>) -> bool {
    let (one, two) = (from.1, to.1);
    if one.element != two.element || one.space != two.space {
        return false;
    }
    let (Some(before), Some(after)) = (one.shape, two.shape) else {
        return one.shape.is_some() || two.shape.is_some();
    };
    if !agree(before, after) {
        return false;
    }
    if one.layout == two.layout {
        return true;
    }
    if layout::is_strided(cx, from.0) == Some(false) || layout::is_strided(cx, to.0) == Some(false)
    {
        return false;
    }
    let (Some(one), Some(two)) = (Layout::of_any(cx, from.0), Layout::of_any(cx, to.0)) else {
        return true;
    };
    let are_equal = |a: Option<i64>, b: Option<i64>| a.is_none() || b.is_none() || a == b;
    let mut strides = one.strides.iter().zip(&two.strides);
    are_equal(one.offset, two.offset) && strides.all(|(one, two)| are_equal(*one, *two))
}

fn is_space_cast(_: &Context, (_, one): Side<'_, '_>, (_, two): Side<'_, '_>) -> bool {
    one.element == two.element && one.shape == two.shape && one.layout == two.layout
}

pub(super) fn check_same_parts(
    subject: Subject<'_>,
    (source, before): (Type, &str),
    (result, after): (Type, &str),
) -> Check {
    let cx = subject.context();
    let source_memory = some_or_ok!(Memory::of(cx, source));
    let result_memory = some_or_ok!(Memory::of(cx, result));
    let what = if source_memory.element != result_memory.element {
        "element types"
    } else if source_memory.space != result_memory.space {
        "memory spaces"
    } else {
        return Ok(());
    };
    refuse(format!(
        "different {what} specified for {before} type '{}' and {after} type '{}'",
        subject.type_text(source),
        subject.type_text(result)
    ))
}

pub(super) fn lists(subject: Subject<'_>) -> Option<[&[i64]; 3]> {
    let [offsets, sizes, strides] = LISTS.map(|(key, ..)| subject.int_array(key));
    Some([offsets?, sizes?, strides?])
}

pub(super) fn check_lists(subject: Subject<'_>) -> Check {
    let lists = some_or_ok!(lists(subject));
    let [offsets, sizes, strides] = [0, 1, 2].map(|list| lists[list].len());
    let mismatch = |what: &str, (one, two): (usize, usize)| {
        refuse(format!(
            "expected mixed {what} rank ({one} vs {two}) so the rank of the result type is well-formed."
        ))
    };
    if offsets != 1 && offsets != sizes {
        return mismatch("offsets rank to match mixed sizes", (offsets, sizes));
    }
    if sizes != strides {
        return mismatch("sizes rank to match mixed strides", (sizes, strides));
    }
    let groups = LISTS.iter().enumerate();
    let wrong_counts =
        groups.filter_map(|(at, &(key, plural, _))| wrong_count(subject, at + 1, (key, plural)));
    let negatives = [("offsets", lists[0]), ("sizes", lists[1])];
    let negatives = negatives
        .iter()
        .filter_map(|(plural, list)| negative(plural, list));
    wrong_counts.chain(negatives).next().map_or(Ok(()), refuse)
}

pub(super) fn check_reinterpretation(subject: Subject<'_>) -> Check {
    let (Some((source, result)), Some([offsets, sizes, strides])) =
        (subject.cast_types(), lists(subject))
    else {
        return Ok(());
    };
    check_same_parts(subject, (source, "source"), (result, "result memref"))?;
    let cx = subject.context();
    let shape = cx.ty(result).shape().unwrap_or_default();
    let found = shape
        .iter()
        .map(|dim| dim.size.and_then(|size| i64::try_from(size).ok()));
    check_numbers("size", sizes, found, true)?;
    let layout = some_or_ok!(Layout::of_any(cx, result));
    check_numbers("offset", offsets, std::iter::once(layout.offset), false)?;
    check_numbers("stride", strides, layout.strides.into_iter(), true)
}

fn check_numbers(
    what: &str,
    expected: &[i64],
    found: impl Iterator<Item = Option<i64>>,
    has_places: bool,
) -> Check {
    let mut pairs = expected.iter().zip(found).enumerate();
    let wrong = pairs.find_map(|(place, (&expected, found))| {
        let found = found.filter(|&found| found != expected)?;
        Some((place, expected, found))
    });
    let (place, expected, found) = some_or_ok!(wrong);
    let expected = match expected {
        DYNAMIC => "dynamic".to_owned(),
        expected => expected.to_string(),
    };
    let place = if has_places {
        format!(" in dim = {place}")
    } else {
        String::new()
    };
    refuse(format!(
        "expected result type with {what} = {expected} instead of {found}{place}"
    ))
}

pub(super) fn check_reshape(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (source, result) = some_or_ok!(subject.cast_types());
    subject.ensure(
        cx.ty(source).element() == cx.ty(result).element(),
        "element types of source and destination memref types should be the same",
    )?;
    for (what, ty) in [("source", source), ("result", result)] {
        subject.ensure_with(layout::is_identity(cx, ty), || {
            format!("{what} memref type should have identity affine map")
        })?;
    }
    check_shape_operand(subject, "memref")
}

pub(super) fn check_transpose(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (source, result) = some_or_ok!(subject.cast_types());
    let map = some_or_ok!(affine(subject, "permutation"));
    let shape = some_or_ok!(cx.ty(source).shape());
    let place = |expr: &AffineExpr| match expr {
        AffineExpr::Dim(place) => Some(*place as usize),
        _ => None,
    };
    let places = map.exprs.iter().map(place).collect::<Option<Vec<_>>>();
    let rank = map.dims as usize;
    let is_permutation = |places: &Vec<usize>| {
        places.len() == rank && (0..rank).all(|place| places.contains(&place))
    };
    let Some(places) = places.filter(is_permutation) else {
        return subject.fail("expected a permutation map");
    };
    subject.ensure(
        rank == shape.len(),
        "expected a permutation map of same rank as the input",
    )?;
    let before = some_or_ok!(Layout::of_any(cx, source));
    let found = some_or_ok!(Layout::of_any(cx, result));
    let expected = Layout {
        strides: places.iter().map(|&place| before.strides[place]).collect(),
        offset: before.offset,
    };
    let sizes: Vec<Option<u64>> = places.iter().map(|&place| shape[place].size).collect();
    let (one, two) = (Memory::of(cx, source), Memory::of(cx, result));
    let parts = |memory: Option<Memory<'_>>| memory.map(|memory| (memory.element, memory.space));
    let after = cx.ty(result).shape().unwrap_or_default();
    if expected == found
        && after.iter().map(|dim| dim.size).eq(sizes.iter().copied())
        && parts(one) == parts(two)
    {
        return Ok(());
    }
    let expected = some_or_ok!(expected.memory(cx, source, sizes));
    subject.fail(format!(
        "result type '{}' is not equivalent to the canonical transposed input type '{}'",
        subject.type_text(result),
        subject.type_text(expected)
    ))
}

pub(super) fn check_view(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (source, result) = some_or_ok!(subject.cast_types());
    for (what, ty) in [("base", source), ("result", result)] {
        if !layout::is_identity(cx, ty) {
            let text = subject.type_text(ty);
            return refuse(format!("unsupported map for {what} memref type '{text}'"));
        }
    }
    let spaces = [source, result].map(|ty| Memory::of(cx, ty).and_then(|memory| memory.space));
    ensure_with(spaces[0] == spaces[1], || {
        format!(
            "different memory spaces specified for base memref type '{}' and view memref type '{}'",
            subject.type_text(source),
            subject.type_text(result)
        )
    })?;
    let found = subject.operand_types().len().saturating_sub(2);
    check_size_count(subject, cx.ty(result).shape(), found)
}
