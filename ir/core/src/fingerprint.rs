//! Fingerprints of operations.

use std::hash::{BuildHasher, Hash, Hasher};

use crate::body::Body;
use crate::context::Context;
use crate::handle::{BlockId, OpId, RegionId, ValueId};
use crate::hash::HashState;
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
        let mut structure = StructureHasher {
            hasher: HashState::default().build_hasher(),
            values: Vec::new(),
            blocks: Vec::new(),
            count: 0,
        };
        structure.hash(self.header());
        structure.hash_list(self.operand_types());
        structure.hash_list(self.result_types());
        // A stack, so that depth costs no stack of the thread.
        let mut pending: Vec<&Body> = self.body().into_iter().collect();
        while let Some(body) = pending.pop() {
            structure.hash_body(self.context(), body, &mut pending);
        }
        structure.hasher.finish()
    }
}

/// Hashes operations as a sequence from which they could be read back. Values and blocks are numbered in the order in which
/// they are first met.
struct StructureHasher<H> {
    hasher: H,
    /// By slot; zero before the first time.
    values: Vec<u32>,
    blocks: Vec<u32>,
    count: u32,
}

impl<H: Hasher> StructureHasher<H> {
    fn hash(&mut self, item: impl Hash) {
        item.hash(&mut self.hasher);
    }

    fn hash_list(&mut self, items: impl ExactSizeIterator<Item = impl Hash>) {
        self.hash(items.len());
        items.for_each(|item| self.hash(item));
    }

    /// Hashes a body without those nested in it, which are added to `pending`.
    fn hash_body<'b>(&mut self, cx: &Context, body: &'b Body, pending: &mut Vec<&'b Body>) {
        self.count = 0;
        for (numbers, capacity) in [
            (&mut self.values, body.value_capacity()),
            (&mut self.blocks, body.block_capacity()),
        ] {
            numbers.clear();
            numbers.resize(capacity, 0);
        }
        self.hash_regions(body, body.top_regions());
        let mut stack = vec![body.ops_of_regions(body.top_regions())];
        while let Some(ops) = stack.last_mut() {
            let Some(op) = ops.next() else {
                self.hash(u32::MAX);
                stack.pop();
                continue;
            };
            self.hash_op(cx, body, op);
            pending.extend(body.nested(op));
            let regions = body.regions(op);
            if !regions.is_empty() {
                self.hash_regions(body, regions);
                stack.push(body.ops_of_regions(regions));
            }
        }
    }

    /// Hashes an operation and its place, without its regions.
    fn hash_op(&mut self, cx: &Context, body: &Body, op: OpId) {
        if let Some(block) = body.block_of(op) {
            self.hash_block(block);
        }
        self.hash(body.header(cx, op));
        let (operands, results, successors) =
            (body.operands(op), body.results(op), body.successors(op));
        let lengths = [
            operands.len(),
            results.len(),
            successors.len(),
            body.regions(op).len(),
        ];
        self.hash((lengths, body.nested(op).is_some()));
        operands.for_each(|value| self.hash_value(value));
        results.for_each(|value| self.hash_definition(body, value));
        successors.iter().for_each(|&block| self.hash_block(block));
    }

    /// Hashes the blocks of regions, without their operations.
    fn hash_regions(&mut self, body: &Body, regions: &[RegionId]) {
        self.hash(regions.len());
        for &region in regions {
            self.hash(body.blocks(region).count());
            for block in body.blocks(region) {
                self.hash_block(block);
                self.hash(body.args(block).len());
                for (index, value) in body.args(block).enumerate() {
                    self.hash(body.arg_location(block, index));
                    self.hash_definition(body, value);
                }
            }
        }
    }

    fn hash_definition(&mut self, body: &Body, value: ValueId) {
        self.hash(body.value_type(value));
        self.hash_value(value);
    }

    fn hash_value(&mut self, value: ValueId) {
        let number = number(&mut self.values[value.index()], &mut self.count);
        self.hash(number);
    }

    fn hash_block(&mut self, block: BlockId) {
        let number = number(&mut self.blocks[block.index()], &mut self.count);
        self.hash(number);
    }
}

/// Returns the number of a slot, which is the next one if it has none.
fn number(slot: &mut u32, count: &mut u32) -> u32 {
    if *slot == 0 {
        *count += 1;
        *slot = *count;
    }
    *slot
}
