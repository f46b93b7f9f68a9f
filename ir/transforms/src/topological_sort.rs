//! The pass `topological-sort`: sorts the operations of graph regions.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::hash::HashMap;
use pass_ir::{BlockId, Body, Context, InsertPoint, Op, OpId, WalkOrder};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

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

/// Sorts the graph regions of a body. Returns whether anything moved.
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

/// Sorts a block except for its terminator. Returns whether anything moved.
fn sort_block(cx: &Context, body: &mut Body, block: BlockId) -> bool {
    let mut ops: Vec<OpId> = body.ops(block).collect();
    let is_terminator = |op: &mut OpId| cx.traits(body.name(*op)).has(Traits::TERMINATOR);
    let terminator = ops.pop_if(is_terminator);
    let order = Sorter::of(body, &ops).run();
    if order.iter().copied().eq(0..ops.len()) {
        return false;
    }
    // Appending never renumbers the operations of the block.
    for op in order.into_iter().map(|index| ops[index]).chain(terminator) {
        body.insert(op, InsertPoint::End(block));
    }
    true
}

/// A stable topological sort, in rounds: each round goes along the block and schedules the operations whose definitions are
/// scheduled.
struct Sorter {
    /// The number of unscheduled definitions, by operation.
    dependency_counts: Vec<usize>,
    /// Users, by operation.
    users: Vec<Vec<usize>>,
    is_scheduled: Vec<bool>,
    this_round: BinaryHeap<Reverse<usize>>,
    next_round: BinaryHeap<Reverse<usize>>,
    order: Vec<usize>,
}

impl Sorter {
    fn of(body: &Body, ops: &[OpId]) -> Self {
        let indices: HashMap<OpId, usize> = ops
            .iter()
            .enumerate()
            .map(|(index, &op)| (op, index))
            .collect();
        let mut users = vec![Vec::new(); ops.len()];
        let mut dependency_counts = vec![0; ops.len()];
        for (index, &op) in ops.iter().enumerate() {
            let mut defs = producers(body, &indices, op, index);
            defs.sort_unstable();
            defs.dedup();
            dependency_counts[index] = defs.len();
            for def in defs {
                users[def].push(index);
            }
        }
        let ready = (0..ops.len())
            .filter(|&index| dependency_counts[index] == 0)
            .map(Reverse);
        Self {
            this_round: ready.collect(),
            next_round: BinaryHeap::new(),
            is_scheduled: vec![false; ops.len()],
            order: Vec::with_capacity(ops.len()),
            dependency_counts,
            users,
        }
    }

    fn run(mut self) -> Vec<usize> {
        let mut first_pending = 0;
        while self.order.len() < self.is_scheduled.len() {
            while let Some(Reverse(index)) = self.this_round.pop() {
                self.schedule(index);
            }
            std::mem::swap(&mut self.this_round, &mut self.next_round);
            if !self.this_round.is_empty() {
                continue;
            }
            // Only cycles are left: break one at its first operation.
            while self.is_scheduled.get(first_pending) == Some(&true) {
                first_pending += 1;
            }
            if first_pending < self.is_scheduled.len() {
                self.schedule(first_pending);
                self.this_round.append(&mut self.next_round);
            }
        }
        self.order
    }

    fn schedule(&mut self, index: usize) {
        if std::mem::replace(&mut self.is_scheduled[index], true) {
            return;
        }
        self.order.push(index);
        for user in std::mem::take(&mut self.users[index]) {
            self.dependency_counts[user] -= 1;
            if self.dependency_counts[user] == 0 && !self.is_scheduled[user] {
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

/// Returns the operations of the block whose results an operation or its nested operations use.
fn producers(body: &Body, indices: &HashMap<OpId, usize>, op: OpId, index: usize) -> Vec<usize> {
    let mut defs = Vec::new();
    let nested = body.walk_nested(op, WalkOrder::Pre);
    for user in nested.into_iter().chain([op]) {
        for value in body.operands(user) {
            let def = body.defining_op(value).and_then(|def| indices.get(&def));
            defs.extend(def.copied().filter(|&def| def != index));
        }
    }
    defs
}
