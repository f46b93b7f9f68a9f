//! `memref`: views of memory.
//!
//! They may be moved to where they did not run, so one that is out of bounds, or does not have the result type, is poison:
//! access to it is undefined.

use pass_ir::Attr;
use pass_ir::data::AffineExpr;

use crate::code::{Code, Flow, Meaning, Operands};
use crate::memory::MemRef;
use crate::number::Number;
use crate::source::Source;
use crate::types::Shape;
use crate::value::Value;

use super::entries::{Entry, entries};

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("memref.assume_alignment", same),
    Meaning::new("memref.cast", same),
    Meaning::new("memref.collapse_shape", collapse),
    Meaning::new("memref.expand_shape", expand),
    Meaning::new("memref.extract_strided_metadata", metadata),
    Meaning::new("memref.memory_space_cast", same),
    Meaning::new("memref.rank", rank),
    Meaning::new("memref.reinterpret_cast", reinterpret),
    Meaning::new("memref.subview", subview),
    Meaning::new("memref.transpose", transpose),
];

/// The code of a view of the first operand, `None` for one that is not possible.
fn view(
    op: &Source<'_>,
    make: impl Fn(Operands<'_>, &MemRef) -> Option<MemRef> + Send + Sync + 'static,
) -> Option<Code> {
    let required = Shape::of(op.context(), op.type_of(op.result(0)?))?;
    Some(Code::pure(move |operands| {
        let Value::MemRef(source) = operands.get(0) else {
            return Ok(Value::Poison);
        };
        let view = make(operands, source).filter(|view| required.admits(view));
        Ok(view.map_or(Value::Poison, |view| Value::MemRef(view.into())))
    }))
}

fn same(op: &Source<'_>) -> Option<Code> {
    view(op, |_, source| Some(source.clone()))
}

fn rank(op: &Source<'_>) -> Option<Code> {
    let width = op.index_width();
    Some(Code::pure(move |operands| {
        Ok(match operands.get(0) {
            Value::MemRef(memref) => (memref.sizes.len() as i128).to_value(width),
            _ => Value::Poison,
        })
    }))
}

const SLICE: [&str; 3] = ["static_offsets", "static_sizes", "static_strides"];

/// Returns whether `size` elements from `offset` on are among those of a dimension.
fn is_within(length: i64, offset: i64, size: i64, stride: i64) -> bool {
    let last = || offset.checked_add((size - 1).checked_mul(stride)?);
    match size {
        0 => (0..=length).contains(&offset),
        1.. => {
            let dimension = 0..length;
            dimension.contains(&offset) && last().is_some_and(|last| dimension.contains(&last))
        }
        _ => false,
    }
}

/// There is no meaning if only strides could tell which dimensions are left out.
fn subview(op: &Source<'_>) -> Option<Code> {
    let width = op.index_width();
    let [offsets, sizes, strides] = entries(op, 1, SLICE)?;
    let rank = Shape::of(op.context(), op.type_of(op.result(0)?))?.rank()?;
    let is_single = |size: &Entry| matches!(size, Entry::Constant(1));
    let is_kept: Vec<bool> = if sizes.len() == rank {
        vec![true; rank]
    } else {
        sizes.iter().map(|size| !is_single(size)).collect()
    };
    if is_kept.iter().filter(|is_kept| **is_kept).count() != rank {
        return None;
    }
    view(op, move |operands, source| {
        let read = |list: &[Entry], dim: usize| list.get(dim)?.read(operands, width);
        let mut view = MemRef {
            sizes: Box::default(),
            strides: Box::default(),
            ..source.clone()
        };
        let mut dims = Vec::new();
        for (dim, (&length, &step)) in source.sizes.iter().zip(&source.strides).enumerate() {
            let (offset, size) = (read(&offsets, dim)?, read(&sizes, dim)?);
            let stride = read(&strides, dim)?;
            if !is_within(length, offset, size, stride) {
                return None;
            }
            view.offset = view.offset.checked_add(offset.checked_mul(step)?)?;
            if *is_kept.get(dim)? {
                dims.push((size, stride.checked_mul(step)?));
            }
        }
        view.set_dims(dims);
        Some(view)
    })
}

/// The base of the source, with other sizes and strides.
fn reinterpret(op: &Source<'_>) -> Option<Code> {
    let width = op.index_width();
    let [offset, sizes, strides] = entries(op, 1, SLICE)?;
    view(op, move |operands, source| {
        let mut view = source.clone();
        view.offset = offset.first()?.read(operands, width)?;
        let dims = sizes.iter().zip(&strides);
        let dims: Option<Vec<_>> = dims
            .map(|(size, stride)| {
                Some((size.read(operands, width)?, stride.read(operands, width)?))
            })
            .collect();
        view.set_dims(dims?);
        view.sizes.iter().all(|size| *size >= 0).then_some(view)
    })
}

/// Returns the lists of dimensions that are one dimension of the other side.
fn groups(op: &Source<'_>) -> Option<Vec<Vec<usize>>> {
    let cx = op.context();
    let number = |attr: &Attr| usize::try_from(cx.attr(*attr).as_int()?.as_i64()?).ok();
    let groups = cx.attr(op.attr_named("reassociation")?);
    let groups = groups.as_array()?.iter();
    groups
        .map(|group| cx.attr(*group).as_array()?.iter().map(number).collect())
        .collect()
}

fn expand(op: &Source<'_>) -> Option<Code> {
    let width = op.index_width();
    let ([sizes], groups) = (entries(op, 1, ["static_output_shape"])?, groups(op)?);
    view(op, move |operands, source| {
        let sizes = sizes.iter().map(|size| size.read(operands, width));
        let sizes: Vec<i64> = sizes.collect::<Option<_>>()?;
        // Without groups the source has rank 0, which is one element.
        let mut dims: Vec<(i64, i64)> = sizes.iter().map(|size| (*size, 1)).collect();
        if groups.is_empty() && sizes.iter().any(|size| *size != 1) {
            return None;
        }
        let sources = source.sizes.iter().zip(&source.strides);
        for (group, (&size, &stride)) in groups.iter().zip(sources) {
            let mut step = stride;
            let mut count = 1_i64;
            for &dim in group.iter().rev() {
                let dim = dims.get_mut(dim).filter(|dim| dim.0 >= 0)?;
                dim.1 = step;
                step = step.checked_mul(dim.0)?;
                count = count.checked_mul(dim.0)?;
            }
            if count != size {
                return None;
            }
        }
        let mut view = source.clone();
        view.set_dims(dims);
        Some(view)
    })
}

/// Dimensions that become one are contiguous.
fn collapse(op: &Source<'_>) -> Option<Code> {
    let groups = groups(op)?;
    view(op, move |_, source| {
        let mut dims = Vec::new();
        for group in &groups {
            let mut dim = (1_i64, 1_i64);
            let mut is_first = true;
            for &inner in group.iter().rev() {
                let (&size, &stride) = (source.sizes.get(inner)?, source.strides.get(inner)?);
                // The stride of a single element means nothing.
                if size == 1 {
                    continue;
                }
                if is_first {
                    dim.1 = stride;
                } else if dim.0 != 0 && size != 0 && stride != dim.0.checked_mul(dim.1)? {
                    return None;
                }
                is_first = false;
                dim.0 = dim.0.checked_mul(size)?;
            }
            dims.push(dim);
        }
        let mut view = source.clone();
        view.set_dims(dims);
        Some(view)
    })
}

fn transpose(op: &Source<'_>) -> Option<Code> {
    let map = op.context().attr(op.attr_named("permutation")?);
    let dim = |expr: &AffineExpr| match expr {
        AffineExpr::Dim(dim) => usize::try_from(*dim).ok(),
        _ => None,
    };
    let order = map.as_affine()?.exprs.iter().map(dim);
    let order: Vec<usize> = order.collect::<Option<_>>()?;
    view(op, move |_, source| {
        let dims = order.iter().map(|&dim| {
            let size = source.sizes.get(dim)?;
            Some((*size, *source.strides.get(dim)?))
        });
        let dims: Option<Vec<_>> = dims.collect();
        let mut view = source.clone();
        view.set_dims(dims?);
        Some(view)
    })
}

/// The base, offset, sizes and strides.
fn metadata(op: &Source<'_>) -> Option<Code> {
    let (width, count) = (op.index_width(), op.results().len());
    Some(Code::step(move |frame| {
        let Value::MemRef(memref) = frame.operand(0) else {
            return Ok(Flow::Next(vec![Value::Poison; count]));
        };
        let base = MemRef::row_major(memref.allocation, &[]);
        let base = base.map_or(Value::Poison, |base| Value::MemRef(base.into()));
        let numbers = [memref.offset]
            .into_iter()
            .chain(memref.sizes.iter().copied())
            .chain(memref.strides.iter().copied());
        let numbers = numbers.map(|number| i128::from(number).to_value(width));
        Ok(Flow::Next([base].into_iter().chain(numbers).collect()))
    }))
}
