//! Patterns of `tensor.concat`.

use crate::linalg;
use crate::shared::{casts, patterns};
use pass_ir::data::TypeData;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter, Site};
use pass_ir::{OpId, Type, ValueId};

pub(super) const PATTERNS: &[Pattern] = patterns![
    anonymous "FoldConcatsOfFill" => linalg::fill::concatenated;
    anonymous "SingleInputConcatOp" => single;
    anonymous "InferConcatOperandTypes" => operand_types;
    anonymous "InferConcatResultType" => result_type;
];

fn single(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    if site.operands().len() != 1 || !casts::may_cast(cx, site.type_of(source), ty) {
        return None;
    }
    rw.replace_by(op, cx.op_name("tensor.cast"), &[source])
}

fn dimension(site: &Site<'_>) -> Option<usize> {
    usize::try_from(site.int_value("dim")?).ok()
}

/// Infers the sizes of the result: along the dimension the sum, elsewhere any static size of an operand. Returns
/// `None` if an operand has an encoding.
fn sizes(site: &Site<'_>) -> Option<Vec<Option<u64>>> {
    let (cx, dim) = (site.context(), dimension(site)?);
    let mut sizes: Option<Vec<Option<u64>>> = None;
    for operand in site.operands() {
        let TypeData::Tensor {
            shape: Some(shape),
            encoding: None,
            ..
        } = cx.ty(site.type_of(operand))
        else {
            return None;
        };
        let sizes_of_part = shape.iter().map(|dim| dim.size);
        let Some(sizes) = &mut sizes else {
            sizes = Some(sizes_of_part.collect());
            continue;
        };
        for (place, (size, sizes_of_part)) in sizes.iter_mut().zip(sizes_of_part).enumerate() {
            *size = match (*size, sizes_of_part) {
                (Some(one), Some(other)) if place == dim => Some(one.checked_add(other)?),
                _ if place == dim => None,
                (one, other) => one.or(other),
            };
        }
    }
    sizes
}

/// Casts each operand to the static sizes that the others have, except along the dimension.
fn operand_types(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (dim, static_sizes) = (dimension(&site)?, sizes(&site)?);
    let mut casts: Vec<(usize, ValueId, Type)> = Vec::new();
    for (number, operand) in site.operands().enumerate() {
        let ty = site.type_of(operand);
        let mut shape = cx.ty(ty).shape()?.to_vec();
        for (place, (sizes_of_part, size)) in shape.iter_mut().zip(&static_sizes).enumerate() {
            if place != dim {
                sizes_of_part.size = *size;
            }
        }
        let expected = cx.with_shape(ty, shape)?;
        if expected != ty {
            casts.push((number, operand, expected));
        }
    }
    let loc = rw.body().location(op);
    for &(number, operand, ty) in &casts {
        let value = rw.make(
            op,
            loc,
            &NewOp::new(cx.op_name("tensor.cast"), &[operand], ty),
        )?;
        rw.set_operand(op, number, value);
    }
    (!casts.is_empty()).then_some(())
}

/// Gives the result its inferred sizes and casts it back to its type.
fn result_type(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ty = site.result_type(0)?;
    let element = cx.ty(ty).element()?;
    let made = cx.tensor_type(&sizes(&site)?, element, None);
    if casts::keeps_static(cx, made, ty) || !casts::may_cast(cx, made, ty) {
        return None;
    }
    let operands: Vec<ValueId> = site.operands().collect();
    casts::replace(rw, op, &operands, &[made])
}
