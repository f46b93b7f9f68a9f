//! Slots of what was erased, and their reuse.

use crate::handle::ValueId;

use super::Body;
use super::data::{NO_USE, UseData, ValueData};
use crate::handle::{OpId, Type};

/// Spans longer than this are not reused.
const CLASSES: usize = 8;

/// Slots that may be reused, and slots that may be reused after the next [`Body::recycle`].
#[derive(Debug, Default)]
pub(crate) struct Free {
    pub(crate) ops: Vec<u32>,
    pub(crate) blocks: Vec<u32>,
    pub(crate) regions: Vec<u32>,
    /// By length of the span.
    uses: [Vec<u32>; CLASSES],
    values: [Vec<u32>; CLASSES],
    retired_ops: Vec<u32>,
    retired_blocks: Vec<u32>,
    retired_regions: Vec<u32>,
    retired_values: [Vec<u32>; CLASSES],
}

impl Body {
    /// Lets handles of what was erased be used again. A pass calls it when it holds no such handle any more.
    pub fn recycle(&mut self) {
        let Some(free) = &mut self.free else { return };
        free.ops.append(&mut free.retired_ops);
        free.blocks.append(&mut free.retired_blocks);
        free.regions.append(&mut free.retired_regions);
        for (ready, retired) in free.values.iter_mut().zip(&mut free.retired_values) {
            ready.append(retired);
        }
    }

    pub(super) fn retire_op(&mut self, op: OpId) {
        self.free.get_or_insert_default().retired_ops.push(op.0);
    }

    pub(super) fn retire_block(&mut self, block: u32) {
        self.free.get_or_insert_default().retired_blocks.push(block);
    }

    pub(super) fn retire_region(&mut self, region: u32) {
        self.free
            .get_or_insert_default()
            .retired_regions
            .push(region);
    }

    pub(super) fn retire_values(&mut self, start: u32, len: u32) {
        if let 1..CLASSES = len as usize {
            self.free.get_or_insert_default().retired_values[len as usize].push(start);
        }
    }

    /// Operand slots have no handles, so they are free at once.
    pub(super) fn retire_uses(&mut self, start: u32, len: u32) {
        if let 1..CLASSES = len as usize {
            self.free.get_or_insert_default().uses[len as usize].push(start);
        }
    }

    pub(super) fn alloc_values(&mut self, len: u32) -> u32 {
        let reused = self
            .free
            .as_mut()
            .and_then(|free| free.values.get_mut(len as usize)?.pop());
        reused.unwrap_or_else(|| {
            let start = self.values.len() as u32;
            let empty = ValueData {
                ty: Type::NONE,
                first_use: NO_USE,
                def: Self::placeholder_def(),
                index: 0,
            };
            self.values.extend(std::iter::repeat_n(empty, len as usize));
            start
        })
    }

    pub(super) fn alloc_uses(&mut self, len: u32) -> u32 {
        let reused = self
            .free
            .as_mut()
            .and_then(|free| free.uses.get_mut(len as usize)?.pop());
        reused.unwrap_or_else(|| {
            let start = self.uses.len() as u32;
            let empty = UseData {
                value: ValueId::NONE,
                owner: OpId::NONE,
                next: NO_USE,
                prev: NO_USE,
            };
            self.uses.extend(std::iter::repeat_n(empty, len as usize));
            start
        })
    }
}
