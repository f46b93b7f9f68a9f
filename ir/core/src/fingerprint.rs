//! Fingerprints of operations, which detect changes.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::handle::{BlockId, OpId, ValueId};
use crate::op_access::Op;

impl Op<'_> {
    /// Returns a hash of the operation: names, attributes, locations, types and nested operations. It does not depend
    /// on handles of operations and values, so an equal copy has the same fingerprint. It is valid for one context.
    ///
    /// ```
    /// use pass_ir::{parse, Attr, Context, ParseOptions};
    ///
    /// let cx = Context::new();
    /// let mut module = parse(&cx, "", &ParseOptions::default()).unwrap();
    /// let mut root = module.root(&cx);
    /// let before = root.fingerprint();
    /// root.set_attr(cx.ident("toy.seen"), Some(Attr::UNIT));
    /// assert_ne!(root.fingerprint(), before);
    /// root.set_attr(cx.ident("toy.seen"), None);
    /// assert_eq!(root.fingerprint(), before);
    /// ```
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.header().hash(&mut hasher);
        self.operand_types().for_each(|ty| ty.hash(&mut hasher));
        self.result_types().for_each(|ty| ty.hash(&mut hasher));
        // A worklist, because bodies nest to any depth.
        let mut pending: Vec<&Body> = self.body().into_iter().collect();
        while let Some(body) = pending.pop() {
            Fingerprint::of(body, &mut pending).hash_body(self.context(), &mut hasher);
        }
        hasher.finish()
    }
}

struct Fingerprint<'a> {
    body: &'a Body,
    ops: Vec<OpId>,
    /// The position of each operation in that order.
    op_positions: Vec<u32>,
    block_positions: Vec<u32>,
}

impl<'a> Fingerprint<'a> {
    fn of(body: &'a Body, pending: &mut Vec<&'a Body>) -> Self {
        let ops = body.walk();
        let mut op_positions = vec![0; body.op_capacity()];
        let mut block_positions = vec![0; body.block_capacity()];
        let mut blocks = 1;
        let mut number_blocks = |regions: &[crate::RegionId]| {
            for block in regions.iter().flat_map(|&region| body.blocks(region)) {
                block_positions[block.index()] = blocks;
                blocks += 1;
            }
        };
        number_blocks(body.top_regions());
        for (position, &op) in (1..).zip(&ops) {
            op_positions[op.index()] = position;
            number_blocks(body.regions(op));
            pending.extend(body.nested(op));
        }
        Self {
            body,
            ops,
            op_positions,
            block_positions,
        }
    }

    fn hash_body(&self, cx: &Context, hasher: &mut DefaultHasher) {
        self.hash_regions(self.body.top_regions(), hasher);
        for &op in &self.ops {
            self.body.header(cx, op).hash(hasher);
            self.body
                .block_of(op)
                .map(|block| self.block_position(block))
                .hash(hasher);
            self.body.operand_count(op).hash(hasher);
            for value in self.body.operands(op) {
                self.hash_value(value, hasher);
            }
            self.body.result_count(op).hash(hasher);
            for value in self.body.results(op) {
                self.body.value_type(value).hash(hasher);
            }
            for &block in self.body.successors(op) {
                self.block_position(block).hash(hasher);
            }
            self.body.nested(op).is_some().hash(hasher);
            self.hash_regions(self.body.regions(op), hasher);
        }
    }

    fn hash_regions(&self, regions: &[crate::RegionId], hasher: &mut DefaultHasher) {
        regions.len().hash(hasher);
        for &region in regions {
            for block in self.body.blocks(region) {
                self.block_position(block).hash(hasher);
                for (index, value) in self.body.args(block).enumerate() {
                    self.body.value_type(value).hash(hasher);
                    self.body.arg_location(block, index).hash(hasher);
                }
            }
        }
    }

    fn hash_value(&self, value: ValueId, hasher: &mut DefaultHasher) {
        match self.body.value_def(value) {
            ValueDef::Result { op, index } => {
                let position = self.op_positions.get(op.index()).copied();
                (true, position, index).hash(hasher);
            }
            ValueDef::Argument { block, index } => {
                (
                    false,
                    self.block_positions.get(block.index()).copied(),
                    index,
                )
                    .hash(hasher);
            }
        }
    }

    fn block_position(&self, block: BlockId) -> u32 {
        self.block_positions[block.index()]
    }
}
