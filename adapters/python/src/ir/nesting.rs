//! The nesting of operations: what is inside of one, what reaches into it, and how deep it is.

use std::collections::HashSet;

use passwright::embedded::body::ValueDef;
use passwright::embedded::{Body, InsertPoint, OpId, RegionId, ValueId, WalkOrder};
use pyo3::prelude::*;

use super::access::Path;
use crate::error::value_error;

/// The most operations with regions around each other, which the parser accepts too.
const MAX_DEPTH: usize = passwright::embedded::MAX_DEPTH;

/// Returns whether `op` is `ancestor`, or nested in it.
pub(crate) fn is_inside(body: &Body, op: OpId, ancestor: OpId) -> bool {
    ancestors(body, op).any(|op| op == ancestor)
}

/// Returns an operation and those around it in its body.
fn ancestors(body: &Body, op: OpId) -> impl Iterator<Item = OpId> + '_ {
    std::iter::successors(Some(op), |&op| body.parent_op(op))
}

/// Returns whether the value is a result of the operation, or defined inside of it.
pub(crate) fn defines(body: &Body, op: OpId, value: ValueId) -> bool {
    let around = match body.value_def(value) {
        ValueDef::Result { op, .. } => Some(op),
        ValueDef::Argument { block, .. } => parent(body, InsertPoint::Start(block)),
    };
    around.is_some_and(|around| is_inside(body, around, op))
}

/// Returns the region that a position is in.
pub(crate) fn region(body: &Body, at: InsertPoint) -> Option<RegionId> {
    let block = match at {
        InsertPoint::Before(op) | InsertPoint::After(op) => body.block_of(op)?,
        InsertPoint::Start(block) | InsertPoint::End(block) => block,
        _ => return None,
    };
    body.block_region(block)
}

/// Returns the operation around a position; `None` at the top of the body.
pub(crate) fn parent(body: &Body, at: InsertPoint) -> Option<OpId> {
    body.region_owner(region(body, at)?)
}

/// Returns whether an operation outside of `op` uses a value that is defined inside of it. Its results do not count.
pub(crate) fn has_inner_uses_outside(body: &Body, op: OpId) -> bool {
    if body.regions(op).is_empty() {
        return false;
    }
    let inner: HashSet<OpId> = body
        .walk_nested(op, WalkOrder::Pre)
        .into_iter()
        .chain([op])
        .collect();
    let is_used_outside = |value| body.uses(value).any(|found| !inner.contains(&found.op));
    let regions = inner.iter().flat_map(|&op| body.regions(op));
    let mut blocks = regions.flat_map(|&region| body.blocks(region));
    blocks.any(|block| {
        let results = body.ops(block).flat_map(|op| body.results(op));
        body.args(block).chain(results).any(is_used_outside)
    })
}

/// Checks that an operation with regions, which nest `height` deep, may be at a position of the body at the end of a path.
pub(crate) fn check_depth(
    py: Python<'_>,
    path: &Path,
    body: &Body,
    at: InsertPoint,
    height: usize,
) -> PyResult<()> {
    if height == 0 {
        return Ok(());
    }
    let around = parent(body, at);
    let around = around.map_or(0, |op| ancestors(body, op).count());
    // The outermost operation, and the operations around the body.
    let outer = 1 + path.as_ref().map_or(0, |path| path.len());
    if outer + around + height <= MAX_DEPTH {
        return Ok(());
    }
    let message = format!("regions nested deeper than {MAX_DEPTH} levels are not supported");
    Err(value_error(py, &message))
}

/// Returns how deep the regions of an operation nest.
pub(crate) fn height(body: &Body, op: OpId) -> usize {
    let (body, regions) = match body.nested(op) {
        Some(nested) => (nested, nested.top_regions()),
        None => (body, body.regions(op)),
    };
    let blocks = regions.iter().flat_map(|&region| body.blocks(region));
    let inner = blocks.flat_map(|block| body.ops(block));
    let inner = inner.map(|op| height(body, op)).max().unwrap_or(0);
    inner + usize::from(!regions.is_empty())
}
