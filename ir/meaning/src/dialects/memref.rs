//! `memref`: memory that is allocated, read and written element by element.

use std::sync::Arc;

use pass_ir::data::TypeData;

use crate::code::{Code, Flow, Meaning, Stop};
use crate::machine::Frame;
use crate::memory::MemRef;
use crate::number::{Number, sign_extend};
use crate::source::Source;
use crate::value::Value;

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("memref.alloc", allocate),
    Meaning::new("memref.alloca", allocate),
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
            let (memref, index) = (memref(frame, 0)?, indices(frame, 1, width)?);
            let size = index
                .first()
                .and_then(|index| memref.sizes.get(usize::try_from(*index).ok()?));
            let size = size.ok_or(Stop::Undefined("asks for a dimension that does not exist"))?;
            Ok(Flow::Next(vec![i128::from(*size).to_value(width)]))
        }))
    }),
    Meaning::new("memref.copy", |_| Some(Code::step(copy))),
    Meaning::new("memref.cast", cast),
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

fn allocate(op: &Source<'_>) -> Option<Code> {
    let sizes = sizes(op.context().ty(op.type_of(op.result(0)?)))?;
    let width = op.index_width();
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
        let memref = frame.memory().allocate(&sizes)?;
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
    let elements = frame
        .memory()
        .view(&source)
        .ok_or(Stop::Undefined("loads from memory that is not allocated"))?;
    frame.memory().set_view(&target, elements)?;
    Ok(Flow::Next(Vec::new()))
}

/// A cast to sizes that the memref does not have is undefined. Layouts are not computed with.
fn cast(op: &Source<'_>) -> Option<Code> {
    let [from, to] =
        [op.operand(0)?, op.result(0)?].map(|value| op.context().ty(op.type_of(value)));
    let (_, required) = (sizes(from)?, sizes(to)?);
    Some(Code::step(move |frame| {
        let memref = memref(frame, 0)?;
        let fits = memref
            .sizes
            .iter()
            .zip(&required)
            .all(|(size, required)| required.is_none_or(|required| required == *size));
        if !fits || memref.sizes.len() != required.len() {
            return Err(Stop::Undefined(
                "casts to sizes that the memref does not have",
            ));
        }
        Ok(Flow::Next(vec![Value::MemRef(memref)]))
    }))
}
