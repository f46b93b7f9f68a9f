//! Values that are used by nothing but each other, round trips through blocks included.

use super::Rewriter;
use crate::body::{Body, Header, ValueDef, WalkOrder};
use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{BlockId, OpId, ValueId};
use crate::known_effects::KnownEffects;
use crate::op_ref::OpRef;

impl Rewriter<'_> {
    /// Erases what nobody needs: unreachable blocks, and what [`Rewriter::erase_dead`] finds. Whether there was any.
    pub fn simplify_regions(&mut self) -> bool {
        let unreachable = self.erase_unreachable_blocks();
        self.erase_dead() || unreachable
    }

    /// Erases operations that nothing alive depends on, and arguments of blocks that are passed on to nothing alive;
    /// whether there were any. Operations in a circle, each of which uses the next, go away together.
    pub fn erase_dead(&mut self) -> bool {
        let (cx, body) = (self.cx, &mut *self.body);
        let live = Liveness::of(cx, body);
        let all = body.walk_in(WalkOrder::Pre);
        let branches = erase_dead_args(cx, body, &live, &all);
        let mut changed = branches.is_some();
        let dead: Vec<OpId> = all.into_iter().filter(|op| !live.ops[op.index()]).collect();
        for &op in &dead {
            if body.is_live(op) {
                body.set_operands(op, &[]);
            }
        }
        let mut gone: Vec<(OpId, Header)> = Vec::new();
        for &op in dead.iter().rev() {
            let header = body.is_live(op).then(|| body.header(cx, op));
            if let Some(header) = header.filter(|_| body.erase(op).is_ok()) {
                gone.push((op, header));
                changed = true;
            }
        }
        for (op, _) in &gone {
            self.worklist.remove(*op);
        }
        self.tell_erased(&gone);
        self.tell(|listener, cx, body| {
            let live = branches.iter().flatten().filter(|op| body.is_live(**op));
            live.for_each(|&op| listener.changed(OpRef::new(cx, body, op)));
        });
        changed
    }
}

/// Removes dead arguments, and what is passed to them; gives the branches that passed them. None if there are none.
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
    let leads_there = |op: OpId| {
        let mut targets = body.successors(op).iter();
        targets.any(|block| is_shorter[block.index()])
    };
    let branches: Vec<OpId> = all.iter().copied().filter(|&op| leads_there(op)).collect();
    for &op in &branches {
        drop_passed(cx, body, op, live);
    }
    // The remaining uses are in operations that are dead themselves.
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

fn drop_passed(cx: &Context, body: &mut Body, op: OpId, live: &Liveness) {
    let Some(mut passed) = body.successor_operands(cx, op) else {
        return;
    };
    for (list, &block) in passed.iter_mut().zip(body.successors(op)) {
        let dead = live.dead_args(body, block);
        let mut index = 0;
        list.retain(|_| {
            index += 1;
            !dead.contains(&(index - 1))
        });
    }
    body.set_successor_operands(cx, op, &passed);
}

/// All blocks but the first one of each region, whose arguments belong to the operation around.
fn inner_blocks(body: &Body, all: &[OpId]) -> Vec<BlockId> {
    let nested = all.iter().flat_map(|&op| body.regions(op));
    let regions = body.top_regions().iter().chain(nested);
    regions
        .flat_map(|&region| body.blocks(region).skip(1))
        .collect()
}

/// The dependencies of a value or operation.
struct Liveness {
    /// By operation.
    ops: Vec<bool>,
    /// By value; of results, the operation says it.
    args: Vec<bool>,
}

/// Live values and operations of which the dependencies are still to be visited.
enum Found {
    Op(OpId),
    Value(ValueId),
}

impl Liveness {
    fn of(cx: &Context, body: &Body) -> Self {
        let mut live = Self {
            ops: vec![false; body.op_capacity()],
            args: vec![false; body.value_capacity()],
        };
        let all = body.walk_in(WalkOrder::Pre);
        let mut pending: Vec<Found> = Vec::new();
        let mut known = KnownEffects::default();
        for &op in &all {
            let is_end = cx.traits(body.name(op)).has(Traits::TERMINATOR);
            if is_end || !body.would_be_dead_with(cx, op, known.of(cx, body, op)) {
                pending.push(Found::Op(op));
            }
        }
        while let Some(found) = pending.pop() {
            match found {
                Found::Op(op) => live.enter_op(cx, body, op, &mut pending),
                Found::Value(value) => live.enter_value(cx, body, value, &mut pending),
            }
        }
        live.drop_nested(body, &all);
        live
    }

    /// Operations that are nested in a dead one go with it, also those at the ends of its regions, which count as alive so far.
    fn drop_nested(&mut self, body: &Body, all: &[OpId]) {
        for &op in all {
            let is_around_dead = |around: OpId| !self.ops[around.index()];
            if body.parent_op(op).is_some_and(is_around_dead) {
                self.ops[op.index()] = false;
            }
        }
    }

    fn enter_op(&mut self, cx: &Context, body: &Body, op: OpId, pending: &mut Vec<Found>) {
        if std::mem::replace(&mut self.ops[op.index()], true) {
            return;
        }
        match body.successor_operands(cx, op) {
            None => {
                pending.extend(body.operands(op).map(Found::Value));
                // A branch that nobody declares passes nothing to blocks; one that is declared may do so in a way of its own.
                let passed = body
                    .successors(op)
                    .iter()
                    .filter(|_| cx.is_registered(body.name(op)))
                    .flat_map(|&block| body.args(block));
                pending.extend(passed.map(Found::Value));
            }
            // An operand that is passed to a successor is live if the block argument is.
            Some(passed) => {
                let own = body.operand_count(op) - passed.iter().map(Vec::len).sum::<usize>();
                pending.extend(body.operands(op).take(own).map(Found::Value));
                for (values, &block) in passed.iter().zip(body.successors(op)) {
                    let arrives = values.iter().zip(body.args(block));
                    let needed =
                        arrives.filter(|(_, arg)| self.args[arg.index()] || is_entry(body, block));
                    pending.extend(needed.map(|(&value, _)| Found::Value(value)));
                }
            }
        }
    }

    fn enter_value(&mut self, cx: &Context, body: &Body, value: ValueId, pending: &mut Vec<Found>) {
        match body.value_def(value) {
            ValueDef::Result { op, .. } => pending.push(Found::Op(op)),
            ValueDef::Argument { block, index } => {
                if std::mem::replace(&mut self.args[value.index()], true) {
                    return;
                }
                for from in body.predecessors(block) {
                    let Some(end) = body.last_op(from).filter(|end| self.ops[end.index()]) else {
                        continue;
                    };
                    let passed = body.successor_operands(cx, end).unwrap_or_default();
                    for (values, target) in passed.iter().zip(body.successors(end)) {
                        if *target == block {
                            pending.extend(values.get(index).copied().map(Found::Value));
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
