//! Patterns of tensors whose elements a region computes: generated ones, and padding.

use crate::dialect::slices_verify::DYNAMIC;
use crate::dialect::{recast, shaped};
use crate::rewrite::{NewOp, Pattern, Rewriter};
use crate::{Dim, InsertPoint, OpId, Type, TypeData, ValueId, name};

pub(super) const GENERATE: &[Pattern] = &[Pattern::new(
    "(anonymous namespace)::StaticTensorGenerate",
    static_sizes,
)];

pub(super) const EXTRACT: Pattern = Pattern::new(
    "(anonymous namespace)::ExtractFromTensorGenerate",
    generated_element,
);

pub(super) const PAD: &[Pattern] = &[
    Pattern::new("(anonymous namespace)::FoldStaticZeroPadding", no_padding),
    Pattern::new("(anonymous namespace)::FoldSourceTensorCast", past_cast),
    Pattern::new("(anonymous namespace)::FoldTargetTensorCast", before_cast),
    Pattern::new("(anonymous namespace)::FoldStaticPadding", static_padding),
];

/// Sizes that are constants become part of the type.
fn static_sizes(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let ty = site.result_type(0)?;
    let operands: Vec<ValueId> = site.operands().collect();
    let (dynamic, made) = shaped::with_constant_sizes(&site, ty, &operands)?;
    if made == ty {
        return None;
    }
    recast::replace(rw, op, &dynamic, &[made])
}

/// An element of a generated tensor is computed where it is needed, unless the region has effects.
fn generated_element(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body, site) = (rw.context(), rw.body(), rw.site(op));
    let generate = body.defining_op(site.operand(0)?)?;
    if body.name(generate) != cx.op_name("tensor.generate") || !body.would_be_dead(cx, generate) {
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

/// Padding by nothing is a cast, unless it has to stay.
fn no_padding(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    let is_zero = |key: &str| {
        let list = cx.attr(site.attr_named(key)?);
        Some(list.as_dense_array()?.iter().all(|&entry| entry == 0))
    };
    if !is_zero("static_low")? || !is_zero("static_high")? || site.attr_named("nofold").is_some() {
        return None;
    }
    let loc = rw.body().location(op);
    rw.replace_with(
        op,
        loc,
        &NewOp::new(cx.op_name("tensor.cast"), &[source], ty),
    )
}

/// Pads a tensor as it was before a cast that forgets sizes.
fn past_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (cast, ty) = (site.operand(0)?, site.result_type(0)?);
    let source = site.def(cast, cx.op_name("tensor.cast"))?.operand(0)?;
    if !recast::keeps_static(cx, site.type_of(cast), site.type_of(source)) {
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
    recast::replace(rw, op, &operands, &[made])
}

/// Pads to the type of the cast that is the only user and says more.
fn before_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
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
    if !recast::keeps_static(cx, body.value_type(result), ty) {
        return None;
    }
    let operands: Vec<ValueId> = body.operands(op).collect();
    let made = recast::remake(rw, op, &operands, &[ty]);
    let padded = rw.body().result(made, 0)?;
    rw.replace(user, &[padded]);
    rw.erase(op);
    Some(())
}

fn list(rw: &Rewriter<'_>, op: OpId, key: &str) -> Option<Vec<i64>> {
    let cx = rw.context();
    let list = cx.attr(rw.site(op).attr_named(key)?);
    list.as_dense_array().map(<[i64]>::to_vec)
}

/// The type of a padded tensor: where a size is not known, it is that of `given`.
fn padded(rw: &Rewriter<'_>, source: Type, low: &[i64], high: &[i64], given: Type) -> Option<Type> {
    let cx = rw.context();
    let (
        TypeData::Tensor {
            shape: Some(shape),
            element,
            ..
        },
        TypeData::Tensor {
            shape: Some(wanted),
            encoding: None,
            ..
        },
    ) = (cx.ty(source), cx.ty(given))
    else {
        return None;
    };
    let size = |((dim, wanted), (&low, &high)): ((&Dim, &Dim), (&i64, &i64))| {
        let known = dim.size.filter(|_| low != DYNAMIC && high != DYNAMIC);
        let size = match known {
            Some(size) => {
                let size = i128::from(size) + i128::from(low) + i128::from(high);
                Some(u64::try_from(size).ok()?)
            }
            None => wanted.size,
        };
        Some(Dim {
            size,
            scalable: false,
        })
    };
    let pairs = shape.iter().zip(wanted).zip(low.iter().zip(high));
    let shape: Option<Box<[Dim]>> = pairs.map(size).collect();
    Some(cx.intern_type(TypeData::Tensor {
        shape: Some(shape?),
        element: *element,
        encoding: None,
    }))
}

/// Padding that is constant becomes a property, and sizes that follow from it part of the type.
fn static_padding(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    let mut rest = site.operands().skip(1);
    let (mut operands, mut lists, mut groups) = (vec![source], Vec::new(), vec![1]);
    for key in ["static_low", "static_high"] {
        let before = operands.len();
        let mut found = Vec::new();
        for entry in list(rw, op, key)? {
            if entry != DYNAMIC {
                found.push(entry);
                continue;
            }
            let value = rest.next()?;
            let constant = site.body().constant_int(cx, value);
            match constant.and_then(|number| i64::try_from(number).ok()) {
                Some(number) if number != DYNAMIC => found.push(number),
                _ => {
                    found.push(DYNAMIC);
                    operands.push(value);
                }
            }
        }
        groups.push((operands.len() - before) as i64);
        lists.push(found);
    }
    drop(rest);
    let made = padded(rw, site.type_of(source), &lists[0], &lists[1], ty)?;
    if made == ty {
        return None;
    }
    let mut header = rw.body().header(cx, op);
    for (key, list) in ["static_low", "static_high"].into_iter().zip(&lists) {
        let list = cx.dense_array_attr(Type::I64, list);
        header.set_attr(cx, cx.ident(key), Some(list));
    }
    let groups = cx.dense_array_attr(Type::I32, &groups);
    header.set_attr(cx, name::OPERAND_SEGMENT_SIZES, Some(groups));
    recast::replace_by(rw, op, header, &operands, &[made])
}
