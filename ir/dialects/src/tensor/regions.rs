//! Patterns of tensors whose elements a region computes: generated ones, and padding.

use crate::affine::apply_sum;
use crate::shared::slices::verify::DYNAMIC;
use crate::shared::slices::{self, Entry};
use crate::shared::{casts, patterns, shapes};
use pass_ir::data::{Dim, TypeData};
use pass_ir::rewrite::{Pattern, Rewriter, Site};
use pass_ir::{InsertPoint, OpId, Type, ValueId};

pub(super) const PAD: &[Pattern] = patterns![
    anonymous "FoldStaticZeroPadding" => no_padding;
    anonymous "FoldSourceTensorCast" => use_cast_source;
    anonymous "FoldTargetTensorCast" => retype_to_cast_result;
    anonymous "FoldStaticPadding" => static_padding;
    anonymous "FoldConsecutiveConstantPadding" => consecutive;
];

const PADDING: [&str; 2] = ["static_low", "static_high"];

pub(super) fn static_sizes(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let ty = site.result_type(0)?;
    let operands: Vec<ValueId> = site.operands().collect();
    let (dynamic, made) = shapes::with_constant_sizes(&site, ty, &operands)?;
    if made == ty {
        return None;
    }
    casts::replace(rw, op, &dynamic, &[made])
}

/// Computes an element of a generated tensor where it is used, unless the region has effects: what it reads may have
/// changed since.
pub(super) fn generated_element(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body, site) = (rw.context(), rw.body(), rw.site(op));
    let generate = body.defining_op(site.operand(0)?)?;
    if body.name(generate) != cx.op_name("tensor.generate") || !body.is_effect_free(cx, generate) {
        return None;
    }
    let indices: Vec<ValueId> = site.operands().skip(1).collect();
    let entry = body.entry(*body.regions(generate).first()?)?;
    let arguments: Vec<ValueId> = body.args(entry).collect();
    let mut places: Vec<(ValueId, ValueId)> = arguments.into_iter().zip(indices).collect();
    let ops: Vec<OpId> = body.ops(entry).collect();
    let (end, ops) = ops.split_last()?;
    let element = body.operand(*end, 0)?;
    for &one in ops {
        let copy = rw.clone_with(one, InsertPoint::Before(op), &places);
        let results = rw.body().results(one).zip(rw.body().results(copy));
        places.extend(results.collect::<Vec<_>>());
    }
    let copied = places.iter().find(|(from, _)| *from == element);
    rw.replace(op, &[copied.map_or(element, |&(_, to)| to)]);
    Some(())
}

/// Replaces padding by zero with a cast, unless `nofold` is set.
fn no_padding(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let source = site.operand(0)?;
    let is_zero = |key: &str| Some(site.int_array(key)?.iter().all(|&entry| entry == 0));
    if !is_zero("static_low")? || !is_zero("static_high")? || site.attr_named("nofold").is_some() {
        return None;
    }
    rw.replace_by(op, cx.op_name("tensor.cast"), &[source])
}

fn use_cast_source(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (cast, ty) = (site.operand(0)?, site.result_type(0)?);
    let source = site.def(cast, cx.op_name("tensor.cast"))?.operand(0)?;
    if !casts::keeps_static(cx, site.type_of(cast), site.type_of(source)) {
        return None;
    }
    let [low, high] = [list(rw, op, "static_low")?, list(rw, op, "static_high")?];
    let made = padded(rw, site.type_of(source), &low, &high, ty)?;
    if made == ty {
        rw.set_operand(op, 0, source);
        return Some(());
    }
    let mut operands: Vec<ValueId> = site.operands().collect();
    operands[0] = source;
    casts::replace(rw, op, &operands, &[made])
}

/// Pads to the more static type of a cast that is the only user.
fn retype_to_cast_result(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let result = body.result(op, 0)?;
    let mut uses = body.uses(result);
    let user = uses.next()?.op;
    if uses.next().is_some() || body.name(user) != cx.op_name("tensor.cast") {
        return None;
    }
    drop(uses);
    let cast = body.result(user, 0)?;
    let ty = body.value_type(cast);
    if !casts::keeps_static(cx, body.value_type(result), ty) {
        return None;
    }
    let operands: Vec<ValueId> = body.operands(op).collect();
    let made = casts::remake(rw, op, &operands, &[ty]);
    let padded = rw.body().result(made, 0)?;
    rw.replace(user, &[padded]);
    rw.erase(op);
    Some(())
}

fn list(rw: &Rewriter<'_>, op: OpId, key: &str) -> Option<Vec<i64>> {
    rw.site(op).int_array(key).map(<[i64]>::to_vec)
}

/// Returns the type of a padded tensor, with the sizes of `given` where a size is dynamic, or `None` if they contradict
/// each other.
fn padded(rw: &Rewriter<'_>, source: Type, low: &[i64], high: &[i64], given: Type) -> Option<Type> {
    let cx = rw.context();
    let (
        TypeData::Tensor {
            shape: Some(shape),
            element,
            ..
        },
        TypeData::Tensor {
            shape: Some(expected),
            encoding: None,
            ..
        },
    ) = (cx.ty(source), cx.ty(given))
    else {
        return None;
    };
    let size = |((dim, expected), (&low, &high)): ((&Dim, &Dim), (&i64, &i64))| {
        let static_size = dim.size.filter(|_| low != DYNAMIC && high != DYNAMIC);
        Some(match static_size {
            Some(size) => {
                let size = i128::from(size) + i128::from(low) + i128::from(high);
                Some(u64::try_from(size).ok()?)
            }
            None => expected.size,
        })
    };
    let pairs = shape.iter().zip(expected).zip(low.iter().zip(high));
    let sizes: Option<Vec<Option<u64>>> = pairs.map(size).collect();
    let made = cx.tensor_type(&sizes?, *element, None);
    casts::may_cast(cx, made, given).then_some(made)
}

/// Turns constant padding into properties, and infers static sizes.
fn static_padding(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    let numbers = |list: &Vec<Entry>| -> Vec<i64> {
        let numbers = list.iter().map(|entry| entry.number());
        numbers.map(|number| number.unwrap_or(DYNAMIC)).collect()
    };
    let lists = constant_padding(&site)?;
    let [low, high] = lists.each_ref().map(numbers);
    let made = padded(rw, site.type_of(source), &low, &high, ty)?;
    if made == ty {
        return None;
    }
    replace_padding(rw, op, source, &lists, made)
}

fn replace_padding(
    rw: &mut Rewriter<'_>,
    op: OpId,
    source: ValueId,
    lists: &[Vec<Entry>; 2],
    ty: Type,
) -> Option<()> {
    let cx = rw.context();
    let (operands, attrs) = slices::operands_and_properties(cx, &[source], PADDING, lists);
    let mut header = rw.body().header(cx, op);
    for (key, value) in attrs {
        header.set_attr(cx, key, Some(value));
    }
    casts::replace_by(rw, op, header, &operands, &[ty])
}

/// Returns the numbers of elements before and behind the tensor in each dimension.
pub(crate) fn padding(pad: &Site<'_>) -> Option<[Vec<Entry>; 2]> {
    slices::read(pad, 1, PADDING)
}

/// Returns the padding with the numbers of operands that are constants.
fn constant_padding(pad: &Site<'_>) -> Option<[Vec<Entry>; 2]> {
    let number = |value| {
        let number = pad.body().constant_int(pad.context(), value)?;
        let number = i64::try_from(number).ok();
        number.filter(|&number| number != DYNAMIC)
    };
    let constant = |entry| match entry {
        Entry::Constant(_) => entry,
        Entry::Value(value) => number(value).map_or(entry, Entry::Constant),
    };
    let lists = padding(pad)?;
    Some(lists.map(|list| list.into_iter().map(constant).collect()))
}

pub(crate) fn padding_value(pad: &Site<'_>) -> Option<ValueId> {
    let body = pad.body();
    let entry = body.entry(*body.regions(pad.id()).first()?)?;
    let value = body.operand(body.last_op(entry)?, 0)?;
    let is_inside = body.defining_block(value) == Some(entry);
    (!is_inside || pad.constant(value).is_some()).then_some(value)
}

/// Merges nested paddings with the same value, unless the outer one may add elements where the inner one cuts some off: these
/// would come back.
fn consecutive(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let inner = site.def(site.operand(0)?, site.name())?;
    let folds = |pad: &Site<'_>| pad.attr_named("nofold").is_none();
    if !folds(&site) || !folds(&inner) || padding_value(&site)? != padding_value(&inner)? {
        return None;
    }
    let (outer, before) = (constant_padding(&site)?, constant_padding(&inner)?);
    let may_add = |entry: &Entry| !matches!(entry, Entry::Constant(..=0));
    let may_cut = |entry: &Entry| !matches!(entry, Entry::Constant(0..));
    let mut pairs = outer.iter().flatten().zip(before.iter().flatten());
    if pairs.any(|(outer, inner)| outer != inner && may_add(outer) && may_cut(inner)) {
        return None;
    }
    let (source, ty, loc) = (inner.operand(0)?, site.result_type(0)?, site.location());
    let mut sums = [Vec::new(), Vec::new()];
    for list in [1, 0] {
        for (&one, &other) in outer[list].iter().zip(&before[list]) {
            sums[list].push(apply_sum(rw, op, loc, &[one, other])?);
        }
    }
    replace_padding(rw, op, source, &sums, ty)
}
