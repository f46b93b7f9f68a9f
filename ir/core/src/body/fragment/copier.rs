//! Copying operations from one body into another one.

use crate::hash::HashMap;

use crate::body::{Body, InsertPoint, OpSpec};
use crate::context::Context;
use crate::handle::{BlockId, OpId, RegionId, ValueId};

/// Copies operations of one body into another one, without what nested isolated operations own.
pub(super) struct Copier<'a> {
    cx: &'a Context,
    from: &'a Body,
    pub(super) to: &'a mut Body,
    pub(super) values: HashMap<ValueId, ValueId>,
    blocks: HashMap<BlockId, BlockId>,
    /// Each operation and its copy.
    pub(super) ops: Vec<(OpId, OpId)>,
    /// Regions that are to be copied into empty ones.
    pub(super) pending: Vec<(RegionId, RegionId)>,
    /// Values of `from` that are used and not copied, with their placeholders.
    pub(super) captures: Vec<(ValueId, ValueId)>,
}

impl<'a> Copier<'a> {
    pub(super) fn new(cx: &'a Context, from: &'a Body, to: &'a mut Body) -> Self {
        Self {
            cx,
            from,
            to,
            values: HashMap::default(),
            blocks: HashMap::default(),
            ops: Vec::new(),
            pending: Vec::new(),
            captures: Vec::new(),
        }
    }

    /// Copies an operation to a block of its own in an empty region.
    pub(super) fn copy_op(&mut self, op: OpId, region: RegionId) {
        let block = self.to.append_block(region, &[]);
        self.copy_into(op, block);
    }

    pub(super) fn run(&mut self) {
        while let Some((from, to)) = self.pending.pop() {
            self.copy_blocks(from, to);
        }
        // Operands come last: what defines them may stand anywhere.
        for index in 0..self.ops.len() {
            let (from, to) = self.ops[index];
            let operands: Vec<ValueId> = self
                .from
                .operands(from)
                .map(|value| self.value(value))
                .collect();
            self.to.set_operands(to, &operands);
        }
    }

    fn copy_blocks(&mut self, from: RegionId, to: RegionId) {
        let source = self.from;
        let blocks: Vec<BlockId> = source.blocks(from).collect();
        for &block in &blocks {
            let copy = self.to.append_block(to, &[]);
            self.blocks.insert(block, copy);
            for (index, arg) in source.args(block).enumerate() {
                let loc = source
                    .arg_location(block, index)
                    .unwrap_or(crate::Loc::UNKNOWN);
                let value = self.to.add_arg(copy, source.value_type(arg), loc);
                self.values.insert(arg, value);
            }
        }
        for block in blocks {
            if let Some(&copy) = self.blocks.get(&block) {
                for op in source.ops(block) {
                    self.copy_into(op, copy);
                }
            }
        }
    }

    /// Copies an operation without its operands, and notes its regions.
    fn copy_into(&mut self, op: OpId, block: BlockId) {
        let source = self.from;
        let types = source.value_types(source.results(op));
        let successors: Vec<BlockId> = source
            .successors(op)
            .iter()
            .map(|block| self.blocks.get(block).copied().unwrap_or(*block))
            .collect();
        let header = source.header(self.cx, op);
        let spec = OpSpec {
            regions: source.regions(op).len(),
            owns_body: source.nested(op).is_some(),
            ..OpSpec::with_header(header)
                .results(&types)
                .successors(&successors)
        };
        let copy = self.to.create_detached(self.cx, &spec, header);
        self.to.insert(copy, InsertPoint::End(block));
        self.values
            .extend(source.results(op).zip(self.to.results(copy)));
        self.pending.extend(
            source
                .regions(op)
                .iter()
                .copied()
                .zip(self.to.regions(copy).iter().copied()),
        );
        self.ops.push((op, copy));
    }

    fn value(&mut self, value: ValueId) -> ValueId {
        if let Some(&known) = self.values.get(&value) {
            return known;
        }
        let placeholder = self.to.new_placeholder(self.from.value_type(value));
        self.values.insert(value, placeholder);
        self.captures.push((value, placeholder));
        placeholder
    }
}
