//! Access and changes to regions and blocks.

use crate::handle::{BlockId, Handle, Loc, OpId, RegionId, Type, ValueId};

use super::data::{BLOCK_BIT, BlockData, NO_USE, RegionData, ValueData};
use super::{Body, StillUsed};

/// The maximum number of arguments that are stored without spare capacity.
const MAX_EXACT_ARGS: usize = 4;

impl Body {
    /// Returns the regions of the operation that owns the body.
    pub fn top_regions(&self) -> &[RegionId] {
        &self.top
    }

    /// Returns the operation that has the region, or `None` for the owner of the body.
    pub fn region_owner(&self, region: RegionId) -> Option<OpId> {
        self.regions[region].owner.non_null()
    }

    /// Returns all regions of this body, in no particular order.
    pub fn all_regions(&self) -> Vec<RegionId> {
        let live = |region: &RegionId| match self.region_owner(*region) {
            Some(owner) => {
                self.ops.is_current(owner)
                    && self.is_live(owner)
                    && self.regions(owner).contains(region)
            }
            None => self.top.contains(region),
        };
        self.regions.handles().filter(live).collect()
    }

    /// Returns the first block.
    pub fn entry(&self, region: RegionId) -> Option<BlockId> {
        self.regions[region].first.non_null()
    }

    /// Returns the blocks in order.
    pub fn blocks(&self, region: RegionId) -> impl Iterator<Item = BlockId> + '_ {
        std::iter::successors(self.entry(region), |&block| self.next_block(block))
    }

    /// Returns the block after it in its region.
    pub fn next_block(&self, block: BlockId) -> Option<BlockId> {
        self.blocks[block].next.non_null()
    }

    /// Returns the region that the block is in.
    pub fn block_region(&self, block: BlockId) -> Option<RegionId> {
        self.blocks[block].region.non_null()
    }

    /// Returns the operations in order.
    pub fn ops(&self, block: BlockId) -> impl Iterator<Item = OpId> + '_ {
        std::iter::successors(self.first_op(block), |&op| self.next_op(op))
    }

    /// Returns the first operation.
    pub fn first_op(&self, block: BlockId) -> Option<OpId> {
        self.blocks[block].first.non_null()
    }

    /// Returns the last operation: the terminator, where blocks have one.
    pub fn last_op(&self, block: BlockId) -> Option<OpId> {
        self.blocks[block].last.non_null()
    }

    /// Returns the blocks that the terminator of a block may go to.
    pub(crate) fn block_successors(&self, block: BlockId) -> &[BlockId] {
        self.last_op(block).map_or(&[], |op| self.successors(op))
    }

    /// Returns the arguments.
    pub fn args(
        &self,
        block: BlockId,
    ) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator + Clone + '_ {
        self.blocks[block].args.iter().map(|arg| arg.0)
    }

    /// Returns the location of an argument.
    pub fn arg_location(&self, block: BlockId, index: usize) -> Option<Loc> {
        self.blocks[block].args.get(index).map(|arg| arg.1)
    }

    /// Sets the location of an argument.
    pub fn set_arg_location(&mut self, block: BlockId, index: usize, loc: Loc) {
        if let Some(arg) = self.blocks[block].args.get_mut(index) {
            arg.1 = loc;
        }
    }

    /// Returns the blocks that may go to this one: one entry for each edge, in no particular order. Takes time in
    /// proportion to the edges.
    pub fn predecessors(&self, block: BlockId) -> impl ExactSizeIterator<Item = BlockId> + '_ {
        let edges = self.blocks[block].edges.iter();
        edges.map(|&(edge, _)| self.data(edge).block)
    }

    /// Returns the edges to a block: terminators, each with the index of the successor.
    pub(crate) fn edges(&self, block: BlockId) -> &[(OpId, u32)] {
        &self.blocks[block].edges
    }

    /// Sets the order of the edges to a block. Returns false if they are others.
    pub(crate) fn set_edges(&mut self, block: BlockId, edges: Vec<(OpId, u32)>) -> bool {
        let mut sorted = [edges.clone(), self.edges(block).to_vec()];
        sorted.iter_mut().for_each(|edges| edges.sort_unstable());
        if sorted[0] != sorted[1] {
            return false;
        }
        for (position, &(op, index)) in (0..).zip(&edges) {
            if let Some(extra) = &mut self.ops[op].extra {
                extra.edges[index as usize] = position;
            }
        }
        self.blocks[block].edges = edges;
        true
    }

    /// Adds a block at the end of a region, with arguments of these types.
    pub fn append_block(&mut self, region: RegionId, args: &[(Type, Loc)]) -> BlockId {
        let block = self.new_block();
        self.append_existing_block(region, block);
        for &(ty, loc) in args {
            let _ = self.add_arg(block, ty, loc);
        }
        block
    }

    /// Adds an argument at the end.
    pub fn add_arg(&mut self, block: BlockId, ty: Type, loc: Loc) -> ValueId {
        let index = self.blocks[block].args.len() as u32;
        let start = self.alloc_values(1);
        let value = ValueData {
            ty,
            first_use: NO_USE,
            def: block.slot() | BLOCK_BIT,
            index,
        };
        let value = self.values.refill(start, value);
        let args = &mut self.blocks[block].args;
        if args.len() < MAX_EXACT_ARGS {
            args.reserve_exact(1);
        }
        args.push((value, loc));
        value
    }

    /// Removes an argument.
    ///
    /// # Errors
    ///
    /// Fails, and changes nothing, if the argument is used.
    pub fn erase_arg(&mut self, block: BlockId, index: usize) -> Result<(), StillUsed> {
        let Some(&(value, _)) = self.blocks[block].args.get(index) else {
            return Ok(());
        };
        if self.has_uses(value) {
            return Err(StillUsed);
        }
        self.blocks[block].args.remove(index);
        self.retire_values(value.slot(), 1);
        let rest: Vec<ValueId> = self.args(block).skip(index).collect();
        for value in rest {
            self.values[value].index -= 1;
        }
        Ok(())
    }

    /// Returns a block in no region.
    pub(crate) fn new_block(&mut self) -> BlockId {
        self.alloc_block(BlockData {
            region: RegionId::NONE,
            prev: BlockId::NONE,
            next: BlockId::NONE,
            first: OpId::NONE,
            last: OpId::NONE,
            args: Vec::new(),
            edges: Vec::new(),
            next_free: 0,
        })
    }

    pub(crate) fn append_existing_block(&mut self, region: RegionId, block: BlockId) {
        self.link_block(block, region, self.regions[region].last, BlockId::NONE);
    }

    /// Inserts a detached block into a region between `prev` and `next`, which may be `NONE`.
    pub(super) fn link_block(
        &mut self,
        block: BlockId,
        region: RegionId,
        prev: BlockId,
        next: BlockId,
    ) {
        let data = &mut self.blocks[block];
        data.region = region;
        data.prev = prev;
        data.next = next;
        self.set_neighbours(region, (prev, block), (block, next));
    }

    /// Makes `prev` and `first`, and `last` and `next` neighbours; `NONE` is the start or the end of the region.
    fn set_neighbours(
        &mut self,
        region: RegionId,
        (prev, first): (BlockId, BlockId),
        (last, next): (BlockId, BlockId),
    ) {
        match prev.non_null() {
            Some(prev) => self.blocks[prev].next = first,
            None => self.regions[region].first = first,
        }
        match next.non_null() {
            Some(next) => self.blocks[next].prev = last,
            None => self.regions[region].last = last,
        }
    }

    pub(crate) fn detach_block(&mut self, block: BlockId) {
        let data = &self.blocks[block];
        let (region, prev, next) = (data.region, data.prev, data.next);
        self.set_neighbours(region, (prev, next), (prev, next));
        let data = &mut self.blocks[block];
        data.region = RegionId::NONE;
        data.prev = BlockId::NONE;
        data.next = BlockId::NONE;
    }

    pub(crate) fn new_region(&mut self, owner: OpId) -> RegionId {
        self.alloc_region(RegionData {
            owner,
            first: BlockId::NONE,
            last: BlockId::NONE,
            next_free: 0,
        })
    }

    pub(crate) fn add_top_region(&mut self) -> RegionId {
        let region = self.new_region(OpId::NONE);
        self.top.push(region);
        region
    }
}

impl Body {
    pub(crate) fn count_args(&self, entry: &mut u32, others: &mut u32) {
        for block in self
            .blocks
            .as_slice()
            .iter()
            .filter(|block| block.region != RegionId::NONE)
        {
            let first = block.prev == BlockId::NONE;
            *(if first { &mut *entry } else { &mut *others }) += block.args.len() as u32;
        }
    }
}
