//! Invariants of operations that make other views of memory: casts, slices, reshapes.

use super::layout::{self, Layout};
use crate::shared::shapes::verify::check_size_count;
use crate::shared::slices::verify::DYNAMIC;
use pass_ir::data::{AffineExpr, Dim, TypeData};
use pass_ir::verify::{Check, Invariants, Subject, VerifyFn, refuse};
use pass_ir::{Attr, Context, Type, name};

pub(super) const fn own(check: VerifyFn) -> Invariants {
    Invariants {
        own: Some(check),
        ..Invariants::NONE
    }
}

const fn cast(check: VerifyFn) -> Invariants {
    Invariants {
        types: Some(check),
        ..Invariants::NONE
    }
}

pub(super) const CAST: Invariants = cast(|subject| check_cast(subject, is_cast));
pub(super) const MEMORY_SPACE_CAST: Invariants = cast(|subject| check_cast(subject, is_space_cast));
pub(super) const REINTERPRET: Invariants = Invariants {
    interfaces: Some(check_lists),
    own: Some(check_reinterpretation),
    ..Invariants::NONE
};
pub(super) const RESHAPE: Invariants = own(check_reshape);
pub(super) const TRANSPOSE: Invariants = own(check_transpose);
pub(super) const VIEW: Invariants = own(check_view);

/// The parts of a type of memory.
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

/// One side of a cast.
type Side<'m, 'c> = (Type, &'m Memory<'c>);

fn check_cast(
    subject: Subject<'_>,
    fits: fn(&Context, Side<'_, '_>, Side<'_, '_>) -> bool,
) -> Check {
    let Some((from, to)) = subject.conversion() else {
        return Ok(());
    };
    let cx = subject.context();
    let (Some(one), Some(two)) = (Memory::of(cx, from), Memory::of(cx, to)) else {
        return Ok(());
    };
    if fits(cx, (from, &one), (to, &two)) {
        return Ok(());
    }
    subject.fail(format!(
        "operand type '{}' and result type '{}' are cast incompatible",
        subject.type_text(from),
        subject.type_text(to)
    ))
}

/// A cast changes which sizes, strides and offsets are constant; one of the types has a rank.
fn is_cast(cx: &Context, from: Side<'_, '_>, to: Side<'_, '_>) -> bool {
    let (one, two) = (from.1, to.1);
    if one.element != two.element || one.space != two.space {
        return false;
    }
    let (Some(before), Some(after)) = (one.shape, two.shape) else {
        return one.shape.is_some() || two.shape.is_some();
    };
    let agree = |a: Option<i64>, b: Option<i64>| a.is_none() || b.is_none() || a == b;
    let sizes = before.iter().zip(after);
    let mut sizes = sizes.map(|(one, two)| (one.size, two.size));
    if before.len() != after.len()
        || sizes.any(|(one, two)| one.is_some() && two.is_some() && one != two)
    {
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
    let is_single = |at: usize| {
        [&before[at], &after[at]]
            .iter()
            .any(|dim| dim.size == Some(1))
    };
    let mut strides = one.strides.iter().zip(&two.strides).enumerate();
    agree(one.offset, two.offset)
        && strides.all(|(at, (one, two))| is_single(at) || agree(*one, *two))
}

/// A cast of the memory space changes nothing else.
fn is_space_cast(_: &Context, (_, one): Side<'_, '_>, (_, two): Side<'_, '_>) -> bool {
    one.element == two.element && one.shape == two.shape && one.layout == two.layout
}

/// Element type and memory space stay.
pub(super) fn check_same_parts(
    subject: Subject<'_>,
    (source, before): (Type, &str),
    (result, after): (Type, &str),
) -> Check {
    let cx = subject.context();
    let (Some(one), Some(two)) = (Memory::of(cx, source), Memory::of(cx, result)) else {
        return Ok(());
    };
    let what = if one.element != two.element {
        "element types"
    } else if one.space != two.space {
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

/// The numbers of a property.
fn list(subject: Subject<'_>, key: &str) -> Option<Vec<i64>> {
    let attr = subject.attr(subject.context().find_ident(key)?)?;
    subject
        .context()
        .attr(attr)
        .as_dense_array()
        .map(<[i64]>::to_vec)
}

const LISTS: [&str; 3] = ["static_offsets", "static_sizes", "static_strides"];

pub(super) fn lists(subject: Subject<'_>) -> Option<[Vec<i64>; 3]> {
    let [offsets, sizes, strides] = LISTS.map(|key| list(subject, key));
    Some([offsets?, sizes?, strides?])
}

/// One offset, and a size and a stride for each dimension, each an operand where it is not constant.
fn check_lists(subject: Subject<'_>) -> Check {
    let Some(lists) = lists(subject) else {
        return Ok(());
    };
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
    let groups = subject.attr(name::OPERAND_SEGMENT_SIZES);
    let groups = groups.map(|groups| subject.context().attr(groups));
    let groups = groups
        .as_deref()
        .and_then(|groups| groups.as_dense_array())
        .unwrap_or_default();
    for (place, (key, found)) in LISTS.iter().zip(&lists).enumerate() {
        let dynamic = found.iter().filter(|&&one| one == DYNAMIC).count();
        let given = groups
            .get(place + 1)
            .and_then(|&given| usize::try_from(given).ok());
        if let Some(given) = given.filter(|&given| given != dynamic) {
            let plural = key.trim_start_matches("static_");
            return refuse(format!(
                "expected the number of '{plural}' to match the number of dynamic entries in '{key}' ({given} vs {dynamic})"
            ));
        }
    }
    let names = [("offsets", &lists[0]), ("sizes", &lists[1])];
    for (plural, found) in names {
        if let Some(one) = found.iter().find(|&&one| one < 0 && one != DYNAMIC) {
            return refuse(format!(
                "expected {plural} to be non-negative, but got {one}"
            ));
        }
    }
    Ok(())
}

/// The type has the sizes, the offset and the strides, or does not say them.
fn check_reinterpretation(subject: Subject<'_>) -> Check {
    let (Some((source, result)), Some([offsets, sizes, strides])) =
        (subject.conversion(), lists(subject))
    else {
        return Ok(());
    };
    check_same_parts(subject, (source, "source"), (result, "result memref"))?;
    let cx = subject.context();
    let shape = cx.ty(result).shape().unwrap_or_default();
    let found = shape
        .iter()
        .map(|dim| dim.size.and_then(|size| i64::try_from(size).ok()));
    check_numbers("size", &sizes, found, true)?;
    let Some(layout) = Layout::of_any(cx, result) else {
        return Ok(());
    };
    check_numbers("offset", &offsets, std::iter::once(layout.offset), false)?;
    check_numbers("stride", &strides, layout.strides.into_iter(), true)
}

fn check_numbers(
    what: &str,
    wanted: &[i64],
    found: impl Iterator<Item = Option<i64>>,
    has_places: bool,
) -> Check {
    let mut pairs = wanted.iter().zip(found).enumerate();
    let wrong = pairs.find_map(|(place, (&wanted, found))| {
        let found = found.filter(|&found| found != wanted)?;
        Some((place, wanted, found))
    });
    let Some((place, wanted, found)) = wrong else {
        return Ok(());
    };
    let wanted = match wanted {
        DYNAMIC => "dynamic".to_owned(),
        wanted => wanted.to_string(),
    };
    let place = if has_places {
        format!(" in dim = {place}")
    } else {
        String::new()
    };
    refuse(format!(
        "expected result type with {what} = {wanted} instead of {found}{place}"
    ))
}

fn check_reshape(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let Some((source, result)) = subject.conversion() else {
        return Ok(());
    };
    if cx.ty(source).element() != cx.ty(result).element() {
        return subject
            .fail("element types of source and destination memref types should be the same");
    }
    for (what, ty) in [("source", source), ("result", result)] {
        if !layout::is_identity(cx, ty) {
            return subject.fail(format!(
                "{what} memref type should have identity affine map"
            ));
        }
    }
    let length = subject.operand_types().nth(1);
    let length = length.and_then(|ty| cx.ty(ty).shape()?.first().copied());
    let (Some(length), Some(shape)) = (length, cx.ty(result).shape()) else {
        return Ok(());
    };
    match length.size {
        None => subject.fail(
            "cannot use shape operand with dynamic length to reshape to statically-ranked memref type",
        ),
        Some(size) if size != shape.len() as u64 => {
            subject.fail("length of shape operand differs from the result's memref rank")
        }
        _ => Ok(()),
    }
}

/// A map that names each dimension once, and a type in which they have changed places.
fn check_transpose(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let Some((source, result)) = subject.conversion() else {
        return Ok(());
    };
    let map = subject.attr(cx.ident("permutation"));
    let map = map.and_then(|map| cx.attr(map).as_affine().cloned());
    let (Some(map), Some(shape)) = (map, cx.ty(source).shape()) else {
        return Ok(());
    };
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
    if rank != shape.len() {
        return subject.fail("expected a permutation map of same rank as the input");
    }
    let (Some(before), Some(found)) = (Layout::of_any(cx, source), Layout::of_any(cx, result))
    else {
        return Ok(());
    };
    let wanted = Layout {
        strides: places.iter().map(|&place| before.strides[place]).collect(),
        offset: before.offset,
    };
    let sizes: Vec<Option<u64>> = places.iter().map(|&place| shape[place].size).collect();
    let (one, two) = (Memory::of(cx, source), Memory::of(cx, result));
    let parts = |memory: Option<Memory<'_>>| memory.map(|memory| (memory.element, memory.space));
    let after = cx.ty(result).shape().unwrap_or_default();
    if wanted == found
        && after.iter().map(|dim| dim.size).eq(sizes.iter().copied())
        && parts(one) == parts(two)
    {
        return Ok(());
    }
    let Some(wanted) = wanted.memory(cx, source, sizes) else {
        return Ok(());
    };
    subject.fail(format!(
        "result type '{}' is not equivalent to the canonical transposed input type '{}'",
        subject.type_text(result),
        subject.type_text(wanted)
    ))
}

/// Neither type has a layout, and there is an operand for each size that is not constant, behind memory and offset.
fn check_view(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let Some((source, result)) = subject.conversion() else {
        return Ok(());
    };
    for (what, ty) in [("base", source), ("result", result)] {
        if !layout::is_identity(cx, ty) {
            let text = subject.type_text(ty);
            return refuse(format!("unsupported map for {what} memref type '{text}'"));
        }
    }
    let spaces = [source, result].map(|ty| Memory::of(cx, ty).and_then(|memory| memory.space));
    if spaces[0] != spaces[1] {
        return refuse(format!(
            "different memory spaces specified for base memref type '{}' and view memref type '{}'",
            subject.type_text(source),
            subject.type_text(result)
        ));
    }
    let found = subject.operand_types().len().saturating_sub(2);
    check_size_count(subject, cx.ty(result).shape(), found)
}
