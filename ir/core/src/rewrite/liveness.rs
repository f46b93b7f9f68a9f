//! Liveness of operations and block arguments, which finds dead cycles.

use super::Rewriter;
use crate::body::{Body, Header, ValueDef, WalkOrder};
use crate::context::Context;
use crate::dialect::Traits;
use crate::effects_cache::EffectsCache;
use crate::handle::{BlockId, OpId, ValueId};
use crate::op_ref::OpRef;

impl Rewriter<'_> {
    /// Erases unreachable blocks, dead operations and dead block arguments. Returns whether there were any.
    pub fn simplify_regions(&mut self) -> bool {
        let unreachable = self.erase_unreachable_blocks();
        self.erase_dead() || unreachable
    }

    /// Erases operations and block arguments that no live operation depends on, including cycles. Returns whether
    /// there were any.
    pub fn erase_dead(&mut self) -> bool {
        let (cx, body) = (self.cx, &mut *self.body);
        let live = Liveness::of(cx, body);
        let ops = body.walk_in(WalkOrder::Pre);
        let branches = erase_dead_args(cx, body, &live, &ops);
        let mut changed = branches.is_some();
        let dead: Vec<OpId> = ops.into_iter().filter(|op| !live.ops[op.index()]).collect();
        for &op in &dead {
            if body.is_live(op) {
                body.set_operands(op, &[]);
            }
        }
        let mut erased: Vec<(OpId, Header)> = Vec::new();
        for &op in dead.iter().rev() {
            let header = body.is_live(op).then(|| body.header(cx, op));
            if let Some(header) = header.filter(|_| body.erase(op).is_ok()) {
                erased.push((op, header));
                changed = true;
            }
        }
        for (op, _) in &erased {
            self.worklist.remove(*op);
        }
        self.notify_erased(&erased);
        self.notify(|listener, cx, body| {
            let live = branches.iter().flatten().filter(|op| body.is_live(**op));
            live.for_each(|&op| listener.changed(OpRef::new(cx, body, op)));
        });
        changed
    }
}

/// Erases dead arguments. Returns the branches that pass them, or `None` if there are no dead arguments.
fn erase_dead_args(
    cx: &Context,
    body: &mut Body,
    live: &Liveness,
    all: &[OpId],
) -> Option<Vec<OpId>> {
    let blocks: Vec<BlockId> = inner_blocks(body, all);
    let dead: Vec<(BlockId, Vec<usize>)> = blocks
        .into_iter()
        .map(|block| (block, live.dead_args(body, block)))
        .filter(|(_, dead)| !dead.is_empty())
        .collect();
    if dead.is_empty() {
        return None;
    }
    let mut is_shorter = vec![false; body.block_capacity()];
    for (block, _) in &dead {
        is_shorter[block.index()] = true;
    }
    let targets_shorter_block = |op: OpId| {
        let mut targets = body.successors(op).iter();
        targets.any(|block| is_shorter[block.index()])
    };
    let branches: Vec<OpId> = all
        .iter()
        .copied()
        .filter(|&op| targets_shorter_block(op))
        .collect();
    for &op in &branches {
        drop_dead_operands(cx, body, op, live);
    }
    // The remaining users are dead.
    for &op in all.iter().filter(|op| !live.ops[op.index()]) {
        body.set_operands(op, &[]);
    }
    for (block, indices) in dead {
        for index in indices.into_iter().rev() {
            let _ = body.erase_arg(block, index);
        }
    }
    Some(branches)
}

/// Removes the values at some positions.
pub(super) fn remove_indices(values: &mut Vec<ValueId>, removed: &[usize]) {
    let mut index = 0;
    values.retain(|_| {
        index += 1;
        !removed.contains(&(index - 1))
    });
}

fn drop_dead_operands(cx: &Context, body: &mut Body, op: OpId, live: &Liveness) {
    let Some(mut operands) = body.successor_operands(cx, op) else {
        return;
    };
    for (list, &block) in operands.iter_mut().zip(body.successors(op)) {
        let dead = live.dead_args(body, block);
        remove_indices(list, &dead);
    }
    body.set_successor_operands(cx, op, &operands);
}

/// Returns the blocks other than entry blocks, whose arguments belong to the parent operation.
fn inner_blocks(body: &Body, all: &[OpId]) -> Vec<BlockId> {
    let nested = all.iter().flat_map(|&op| body.regions(op));
    let regions = body.top_regions().iter().chain(nested);
    regions
        .flat_map(|&region| body.blocks(region).skip(1))
        .collect()
}

struct Liveness {
    ops: Vec<bool>,
    /// By value; the operation determines the liveness of its results.
    args: Vec<bool>,
}

/// A live value or operation that has not been visited.
enum Pending {
    Op(OpId),
    Value(ValueId),
}

impl Liveness {
    fn of(cx: &Context, body: &Body) -> Self {
        let mut live = Self {
            ops: vec![false; body.op_capacity()],
            args: vec![false; body.value_capacity()],
        };
        let ops = body.walk_in(WalkOrder::Pre);
        let mut pending: Vec<Pending> = Vec::new();
        let mut effects = EffectsCache::default();
        for &op in &ops {
            let is_terminator = cx.traits(body.name(op)).has(Traits::TERMINATOR);
            if is_terminator || !body.would_be_dead_with(cx, op, effects.of(cx, body, op)) {
                pending.push(Pending::Op(op));
            }
        }
        while let Some(entry) = pending.pop() {
            match entry {
                Pending::Op(op) => live.enter_op(cx, body, op, &mut pending),
                Pending::Value(value) => live.enter_value(cx, body, value, &mut pending),
            }
        }
        live.kill_nested(body, &ops);
        live
    }

    /// Marks operations nested in dead ones as dead, including terminators.
    fn kill_nested(&mut self, body: &Body, all: &[OpId]) {
        for &op in all {
            let is_dead = |parent: OpId| !self.ops[parent.index()];
            if body.parent_op(op).is_some_and(is_dead) {
                self.ops[op.index()] = false;
            }
        }
    }

    fn enter_op(&mut self, cx: &Context, body: &Body, op: OpId, pending: &mut Vec<Pending>) {
        if std::mem::replace(&mut self.ops[op.index()], true) {
            return;
        }
        match body.successor_operands(cx, op) {
            None => {
                pending.extend(body.operands(op).map(Pending::Value));
                // A branch of a dialect may produce arguments itself; one that no dialect has passes nothing.
                let arguments = body
                    .successors(op)
                    .iter()
                    .filter(|_| cx.op_data(body.name(op)).dialect.is_some())
                    .flat_map(|&block| body.args(block));
                pending.extend(arguments.map(Pending::Value));
            }
            // An operand that is passed to a successor is live if the block argument is.
            Some(operands) => {
                let forwarded = operands.iter().map(Vec::len).sum::<usize>();
                let own_count = body.operand_count(op) - forwarded;
                pending.extend(body.operands(op).take(own_count).map(Pending::Value));
                for (values, &block) in operands.iter().zip(body.successors(op)) {
                    let pairs = values.iter().zip(body.args(block));
                    let live =
                        pairs.filter(|(_, arg)| self.args[arg.index()] || is_entry(body, block));
                    pending.extend(live.map(|(&value, _)| Pending::Value(value)));
                }
            }
        }
    }

    fn enter_value(
        &mut self,
        cx: &Context,
        body: &Body,
        value: ValueId,
        pending: &mut Vec<Pending>,
    ) {
        match body.value_def(value) {
            ValueDef::Result { op, .. } => pending.push(Pending::Op(op)),
            ValueDef::Argument { block, index } => {
                if std::mem::replace(&mut self.args[value.index()], true) {
                    return;
                }
                for from in body.predecessors(block) {
                    let branch = body.last_op(from).filter(|op| self.ops[op.index()]);
                    let Some(branch) = branch else {
                        continue;
                    };
                    let operands = body.successor_operands(cx, branch).unwrap_or_default();
                    for (values, target) in operands.iter().zip(body.successors(branch)) {
                        if *target == block {
                            pending.extend(values.get(index).copied().map(Pending::Value));
                        }
                    }
                }
            }
        }
    }

    fn dead_args(&self, body: &Body, block: BlockId) -> Vec<usize> {
        if is_entry(body, block) {
            return Vec::new();
        }
        let args = body.args(block).enumerate();
        args.filter(|(_, arg)| !self.args[arg.index()])
            .map(|(index, _)| index)
            .collect()
    }
}

fn is_entry(body: &Body, block: BlockId) -> bool {
    let region = body.block_region(block);
    region.is_none_or(|region| body.entry(region) == Some(block))
}
