//! Reuse of the slots of erased entities.
//!
//! Free slots form linked lists in the slots themselves, so an erasure allocates nothing.

use crate::hash::HashMap;

use crate::handle::{BlockId, Handle, OpId, RegionId, Type, ValueId};

use super::Body;
use super::data::{BlockData, NO_DEF, NO_USE, OpData, RegionData, UseData, ValueData};
use super::slots::Slots;

/// The number of span lengths whose free lists are in an array.
const SHORT_LENGTHS: usize = 7;

const END: u32 = u32::MAX;

/// A slot that can be linked while it is empty.
pub(super) trait Linked {
    fn next_free(&self) -> u32;

    fn set_next_free(&mut self, next: u32);
}

macro_rules! linked {
    ($($ty:ident by $field:ident;)*) => {$(
        impl Linked for $ty {
            fn next_free(&self) -> u32 {
                self.$field
            }

            fn set_next_free(&mut self, next: u32) {
                self.$field = next;
            }
        }
    )*};
}

linked! {
    OpData by order;
    BlockData by next_free;
    RegionData by next_free;
    ValueData by index;
    UseData by next;
}

/// A list of free slots, the latest first.
#[derive(Clone, Copy, Debug)]
struct Stack(u32);

impl Default for Stack {
    fn default() -> Self {
        Self(END)
    }
}

impl Stack {
    fn push<T: Linked>(&mut self, slots: &mut [T], slot: u32) {
        slots[slot as usize].set_next_free(self.0);
        self.0 = slot;
    }

    fn pop<T: Linked>(&mut self, slots: &[T]) -> Option<u32> {
        let slot = (self.0 != END).then_some(self.0)?;
        self.0 = slots[slot as usize].next_free();
        Some(slot)
    }
}

/// Free slots, and slots that become free with the next [`Body::recycle`].
#[derive(Debug, Default)]
struct Chain {
    ready: Stack,
    retired: Stack,
    /// The slot that was retired first.
    first: u32,
}

impl Chain {
    fn retire<T: Linked>(&mut self, slots: &mut [T], slot: u32) {
        if self.retired.0 == END {
            self.first = slot;
        }
        self.retired.push(slots, slot);
    }

    /// Frees retired slots, each the first of `len` consecutive ones.
    fn recycle<H: Handle, T: Linked>(&mut self, slots: &mut Slots<H, T>, len: u32) {
        if self.retired.0 == END {
            return;
        }
        if cfg!(debug_assertions) {
            let mut slot = self.retired.0;
            while slot != END {
                (slot..slot + len).for_each(|slot| slots.outdate(slot));
                slot = slots.as_slice()[slot as usize].next_free();
            }
        }
        slots.as_mut_slice()[self.first as usize].set_next_free(self.ready.0);
        self.ready = std::mem::take(&mut self.retired);
    }
}

#[derive(Debug, Default)]
pub(crate) struct Free {
    ops: Chain,
    blocks: Chain,
    regions: Chain,
    values: ByLength<Chain>,
    /// Operand slots have no handles, so they are free at once.
    uses: ByLength<Stack>,
}

/// Free lists by the length of their spans.
#[derive(Debug, Default)]
struct ByLength<T> {
    short: [T; SHORT_LENGTHS],
    /// Few bodies have any.
    long: Option<Box<HashMap<u32, T>>>,
}

impl<T: Default> ByLength<T> {
    fn get_mut(&mut self, len: u32) -> Option<&mut T> {
        match self.short.get_mut(len as usize) {
            Some(list) => Some(list),
            None => self.long.as_mut()?.get_mut(&len),
        }
    }

    fn get_or_insert(&mut self, len: u32) -> &mut T {
        match self.short.get_mut(len as usize) {
            Some(list) => list,
            None => self.long.get_or_insert_default().entry(len).or_default(),
        }
    }
}

/// Stores an entity in a free slot, or else in a new one.
fn alloc<H: Handle, T: Linked>(chain: Option<&mut Chain>, slots: &mut Slots<H, T>, item: T) -> H {
    match chain.and_then(|chain| chain.ready.pop(slots.as_slice())) {
        Some(slot) => slots.refill(slot, item),
        None => slots.push(item),
    }
}

impl Body {
    /// Allows the reuse of the slots of erased entities.
    ///
    /// The caller must hold no handle of an erased operation, block, region or value: a later entity may get its slot,
    /// which the stale handle then silently refers to in release builds. Debug builds panic.
    /// [`rewrite_greedily`](crate::rewrite::rewrite_greedily) calls it after each round.
    pub fn recycle(&mut self) {
        let Some(free) = &mut self.free else { return };
        free.ops.recycle(&mut self.ops, 1);
        free.blocks.recycle(&mut self.blocks, 1);
        free.regions.recycle(&mut self.regions, 1);
        for (chain, len) in free.values.short.iter_mut().zip(0..) {
            chain.recycle(&mut self.values, len);
        }
        for (&len, chain) in free.values.long.iter_mut().flat_map(|long| &mut **long) {
            chain.recycle(&mut self.values, len);
        }
    }

    pub(super) fn retire_op(&mut self, op: OpId) {
        let free = self.free.get_or_insert_default();
        free.ops.retire(self.ops.as_mut_slice(), op.slot());
    }

    pub(super) fn retire_block(&mut self, block: u32) {
        let free = self.free.get_or_insert_default();
        free.blocks.retire(self.blocks.as_mut_slice(), block);
    }

    pub(super) fn retire_region(&mut self, region: u32) {
        let free = self.free.get_or_insert_default();
        free.regions.retire(self.regions.as_mut_slice(), region);
    }

    pub(super) fn retire_values(&mut self, start: u32, len: u32) {
        if len > 0 {
            let chain = self.free.get_or_insert_default().values.get_or_insert(len);
            chain.retire(self.values.as_mut_slice(), start);
        }
    }

    pub(super) fn retire_uses(&mut self, start: u32, len: u32) {
        if len > 0 {
            let stack = self.free.get_or_insert_default().uses.get_or_insert(len);
            stack.push(&mut self.uses, start);
        }
    }

    pub(super) fn alloc_op(&mut self, data: OpData) -> OpId {
        let chain = self.free.as_mut().map(|free| &mut free.ops);
        alloc(chain, &mut self.ops, data)
    }

    pub(super) fn alloc_block(&mut self, data: BlockData) -> BlockId {
        let chain = self.free.as_mut().map(|free| &mut free.blocks);
        alloc(chain, &mut self.blocks, data)
    }

    pub(super) fn alloc_region(&mut self, data: RegionData) -> RegionId {
        let chain = self.free.as_mut().map(|free| &mut free.regions);
        alloc(chain, &mut self.regions, data)
    }

    pub(super) fn alloc_values(&mut self, len: u32) -> u32 {
        let free = self.free.as_mut();
        let class = free.and_then(|free| free.values.get_mut(len));
        let reused = class.and_then(|class| class.ready.pop(self.values.as_slice()));
        reused.unwrap_or_else(|| {
            let empty = ValueData {
                ty: Type::NONE,
                first_use: NO_USE,
                def: NO_DEF,
                index: 0,
            };
            self.values.extend(empty, len)
        })
    }

    pub(super) fn alloc_uses(&mut self, len: u32) -> u32 {
        let free = self.free.as_mut();
        let class = free.and_then(|free| free.uses.get_mut(len));
        let reused = class.and_then(|class| class.pop(&self.uses));
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
