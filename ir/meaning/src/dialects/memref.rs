//! `memref`: memory that is allocated, read and written element by element.

use std::sync::Arc;

use pass_ir::data::TypeData;

use crate::code::{Code, Flow, Meaning, Stop};
use crate::machine::Frame;
use crate::memory::MemRef;
use crate::number::{Number, sign_extend, truncate};
use crate::source::Source;
use crate::types::Scalar;
use crate::value::{MAX_BITS, Value};

use super::func::leave;

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("memref.alloc", |op| allocate(op, false)),
    Meaning::new("memref.alloca", |op| allocate(op, true)),
    Meaning::new("memref.alloca_scope", |_| {
        Some(Code::step(|frame| {
            Ok(Flow::Next(frame.run_region(0, Vec::new())?.values))
        }))
    }),
    Meaning::new("memref.alloca_scope.return", |_| Some(leave())),
    Meaning::new("memref.atomic_rmw", update),
    Meaning::new("memref.atomic_yield", |_| Some(leave())),
    Meaning::new("memref.copy", |_| Some(Code::step(copy))),
    Meaning::new("memref.dealloc", |_| {
        Some(Code::step(|frame| {
            let memref = memref(frame, 0)?;
            frame.memory().free(&memref)?;
            Ok(Flow::Next(Vec::new()))
        }))
    }),
    Meaning::new("memref.load", |op| {
        let width = op.index_width();
        Some(Code::step(move |frame| {
            let (memref, indices) = (memref(frame, 0)?, indices(frame, 1, width)?);
            Ok(Flow::Next(vec![frame.memory().load(&memref, &indices)?]))
        }))
    }),
    Meaning::new("memref.store", |op| {
        let width = op.index_width();
        Some(Code::step(move |frame| {
            let (memref, indices, value) = (
                memref(frame, 1)?,
                indices(frame, 2, width)?,
                frame.operand(0).clone(),
            );
            frame.memory().store(&memref, &indices, value)?;
            Ok(Flow::Next(Vec::new()))
        }))
    }),
    Meaning::new("memref.dim", |op| {
        let width = op.index_width();
        Some(Code::step(move |frame| {
            let index = indices(frame, 1, width)?;
            let Value::MemRef(memref) = frame.operand(0) else {
                return Ok(Flow::Next(vec![Value::Poison]));
            };
            let size = index
                .first()
                .and_then(|index| memref.sizes.get(usize::try_from(*index).ok()?));
            let size = size.ok_or(Stop::Undefined("asks for a dimension that does not exist"))?;
            Ok(Flow::Next(vec![i128::from(*size).to_value(width)]))
        }))
    }),
    Meaning::new("memref.generic_atomic_rmw", |op| {
        let width = op.index_width();
        Some(Code::step(move |frame| {
            let (memref, indices) = (memref(frame, 0)?, indices(frame, 1, width)?);
            let old = frame.memory().load(&memref, &indices)?;
            let values = frame.run_region(0, vec![old])?.values;
            let new = values.first().cloned().unwrap_or(Value::Poison);
            frame.memory().store(&memref, &indices, new)?;
            Ok(Flow::Next(values))
        }))
    }),
    Meaning::new("memref.prefetch", |_| {
        Some(Code::step(|_| Ok(Flow::Next(Vec::new()))))
    }),
];

/// Returns the sizes of a memref type of known rank in row-major order; `None` for a dynamic one.
fn sizes(data: &TypeData) -> Option<Vec<Option<i64>>> {
    match data {
        TypeData::MemRef {
            shape: Some(shape),
            layout: None,
            ..
        } => Some(
            shape
                .iter()
                .map(|dim| dim.size.map(|size| size as i64))
                .collect(),
        ),
        _ => None,
    }
}

fn allocate(op: &Source<'_>, is_on_stack: bool) -> Option<Code> {
    let sizes = sizes(op.context().ty(op.type_of(op.result(0)?)))?;
    let width = op.index_width();
    let element = op.element_type(op.result(0)?);
    let dynamic = sizes.iter().filter(|size| size.is_none()).count();
    // Symbols belong to layouts.
    if op.operands().len() != dynamic {
        return None;
    }
    Some(Code::step(move |frame| {
        let mut dynamic = indices(frame, 0, width)?.into_iter();
        let sizes: Vec<i64> = sizes
            .iter()
            .map(|size| size.or_else(|| dynamic.next()).unwrap_or(0))
            .collect();
        let memref = frame.memory().allocate(&sizes, &element)?;
        if is_on_stack {
            frame.memory().push_on_stack(&memref);
        }
        Ok(Flow::Next(vec![Value::MemRef(memref.into())]))
    }))
}

fn memref(frame: &Frame<'_, '_>, index: usize) -> Result<Arc<MemRef>, Stop> {
    match frame.operand(index) {
        Value::MemRef(memref) => Ok(Arc::clone(memref)),
        _ => Err(Stop::Undefined("uses poison as memory")),
    }
}

/// Returns the operands from this index on as indices.
fn indices(frame: &Frame<'_, '_>, first: usize, width: u32) -> Result<Vec<i64>, Stop> {
    let count = frame.operands().count();
    let index = |operand| {
        frame
            .defined(operand, "uses poison as an index")
            .map(|bits| sign_extend(bits, width) as i64)
    };
    (first..count).map(index).collect()
}

fn copy(frame: &mut Frame<'_, '_>) -> Result<Flow, Stop> {
    let (source, target) = (memref(frame, 0)?, memref(frame, 1)?);
    if source.sizes != target.sizes {
        return Err(Stop::Undefined("copies between memrefs of other sizes"));
    }
    frame.spend(source.count())?;
    frame.memory().copy(&source, &target)?;
    Ok(Flow::Next(Vec::new()))
}

/// Returns the number of an element after an update by a kind of operation, or `None` for one of floating-point numbers.
fn updated(kind: i64, width: u32) -> Option<fn(u128, u128, u32) -> u128> {
    match kind {
        _ if width > MAX_BITS => None,
        1 => Some(|old, new, _| old.wrapping_add(new)),
        2 => Some(|old, new, _| old & new),
        6 => {
            Some(|old, new, width| std::cmp::max_by_key(old, new, |bits| sign_extend(*bits, width)))
        }
        7 => Some(|old, new, _| old.max(new)),
        10 => {
            Some(|old, new, width| std::cmp::min_by_key(old, new, |bits| sign_extend(*bits, width)))
        }
        11 => Some(|old, new, _| old.min(new)),
        13 => Some(|old, new, _| old.wrapping_mul(new)),
        14 => Some(|old, new, _| old | new),
        15 => Some(|old, new, _| old ^ new),
        _ => None,
    }
}

/// The result is the element before the update.
fn update(op: &Source<'_>) -> Option<Code> {
    const ASSIGN: i64 = 3;
    let (kind, width) = (op.int_value("kind")?, op.index_width());
    let combine = match op.scalar_of(op.operand(0)?)? {
        _ if kind == ASSIGN => None,
        Scalar::Int(bits) => Some((updated(kind, bits)?, bits)),
        Scalar::Float(_) => return None,
    };
    Some(Code::step(move |frame| {
        let (memref, indices) = (memref(frame, 1)?, indices(frame, 2, width)?);
        let (old, operand) = (
            frame.memory().load(&memref, &indices)?,
            frame.operand(0).clone(),
        );
        let new = match (combine, old.bits(), operand.bits()) {
            (None, ..) => operand,
            (Some((combine, bits)), Some(old), Some(operand)) => {
                Value::Bits(truncate(combine(old, operand, bits), bits))
            }
            _ => Value::Poison,
        };
        frame.memory().store(&memref, &indices, new)?;
        Ok(Flow::Next(vec![old]))
    }))
}
