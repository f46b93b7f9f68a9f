//! The pass `topological-sort`: where order says nothing, what is used comes before what uses it.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::{BlockId, Body, Context, InsertPoint, Op, OpId, WalkOrder};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};
use rustc_hash::FxBuildHasher;

use crate::generated::TopologicalSort;

impl OperationPass<Embedded> for TopologicalSort {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        let is_graph = ir.traits(op.op_name()).has(Traits::GRAPH_REGION);
        let Some(root) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let mut changed = false;
        let mut pending = vec![(root, is_graph)];
        while let Some((body, is_graph)) = pending.pop() {
            changed |= sort_body(ir, body, is_graph);
            for (owner, nested) in body.nested_bodies() {
                pending.push((nested, ir.traits(owner).has(Traits::GRAPH_REGION)));
            }
        }
        Ok(Preserved::unless(changed))
    }
}

/// Sorts the graphs of a body, which may be one itself; whether anything moved.
fn sort_body(cx: &Context, body: &mut Body, is_graph: bool) -> bool {
    let mut regions = Vec::new();
    if is_graph {
        regions.extend_from_slice(body.top_regions());
    }
    for op in body.walk_in(WalkOrder::Post) {
        if cx.traits(body.name(op)).has(Traits::GRAPH_REGION) {
            regions.extend_from_slice(body.regions(op));
        }
    }
    let blocks: Vec<BlockId> = regions
        .into_iter()
        .flat_map(|region| body.blocks(region))
        .collect();
    let mut changed = false;
    for block in blocks {
        changed |= sort_block(cx, body, block);
    }
    changed
}

/// Sorts a block but for its terminator; whether anything moved.
fn sort_block(cx: &Context, body: &mut Body, block: BlockId) -> bool {
    let mut ops: Vec<OpId> = body.ops(block).collect();
    let is_end = |op: &OpId| cx.traits(body.name(*op)).has(Traits::TERMINATOR);
    let end = ops.pop_if(|op| is_end(op));
    let order = Sorter::of(body, &ops).run();
    if order.iter().copied().eq(0..ops.len()) {
        return false;
    }
    // At the end there is always room, so that no other operation has to be numbered anew.
    for op in order.into_iter().map(|index| ops[index]).chain(end) {
        body.insert(op, InsertPoint::End(block));
    }
    true
}

/// Operations that wait for those that they use. They are taken in rounds, each of which goes along the block and takes
/// what waits for nothing more.
struct Sorter {
    /// By operation, for how many others it waits.
    waits: Vec<usize>,
    /// By operation, those that wait for it.
    users: Vec<Vec<usize>>,
    is_taken: Vec<bool>,
    this_round: BinaryHeap<Reverse<usize>>,
    next_round: BinaryHeap<Reverse<usize>>,
    order: Vec<usize>,
}

impl Sorter {
    fn of(body: &Body, ops: &[OpId]) -> Self {
        let places: HashMap<OpId, usize, FxBuildHasher> = ops
            .iter()
            .enumerate()
            .map(|(index, &op)| (op, index))
            .collect();
        let mut users = vec![Vec::new(); ops.len()];
        let mut waits = vec![0; ops.len()];
        for (index, &op) in ops.iter().enumerate() {
            let mut defs = producers(body, &places, op, index);
            defs.sort_unstable();
            defs.dedup();
            waits[index] = defs.len();
            for def in defs {
                users[def].push(index);
            }
        }
        let ready = (0..ops.len())
            .filter(|&index| waits[index] == 0)
            .map(Reverse);
        Self {
            this_round: ready.collect(),
            next_round: BinaryHeap::new(),
            is_taken: vec![false; ops.len()],
            order: Vec::with_capacity(ops.len()),
            waits,
            users,
        }
    }

    fn run(mut self) -> Vec<usize> {
        let mut first_left = 0;
        while self.order.len() < self.is_taken.len() {
            while let Some(Reverse(index)) = self.this_round.pop() {
                self.take(index);
            }
            std::mem::swap(&mut self.this_round, &mut self.next_round);
            if !self.this_round.is_empty() {
                continue;
            }
            // All that is left waits in circles: the first one goes ahead.
            while self.is_taken.get(first_left) == Some(&true) {
                first_left += 1;
            }
            if first_left < self.is_taken.len() {
                self.take(first_left);
                self.this_round.append(&mut self.next_round);
            }
        }
        self.order
    }

    fn take(&mut self, index: usize) {
        if std::mem::replace(&mut self.is_taken[index], true) {
            return;
        }
        self.order.push(index);
        for user in std::mem::take(&mut self.users[index]) {
            self.waits[user] -= 1;
            if self.waits[user] == 0 && !self.is_taken[user] {
                let round = if user > index {
                    &mut self.this_round
                } else {
                    &mut self.next_round
                };
                round.push(Reverse(user));
            }
        }
    }
}

/// The operations of the block whose results an operation uses, itself or in what is nested in it.
fn producers(
    body: &Body,
    places: &HashMap<OpId, usize, FxBuildHasher>,
    op: OpId,
    index: usize,
) -> Vec<usize> {
    let mut found = Vec::new();
    let inside = body.walk_nested(op, WalkOrder::Pre);
    for user in inside.into_iter().chain([op]) {
        for value in body.operands(user) {
            // What a nested operation uses is in the same nest, in this block, or outside of it.
            let def = body.defining_op(value).and_then(|def| places.get(&def));
            found.extend(def.copied().filter(|&place| place != index));
        }
    }
    found
}
