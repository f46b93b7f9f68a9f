//! The search: from what is alive to what that makes alive, until nothing new comes up.

use std::collections::{HashSet, VecDeque};

use pass_ir::dialect::Traits;
use pass_ir::flow::{RegionEdge, RegionTarget};
use pass_ir::rewrite::{self, Fold, Folded, Site};
use pass_ir::{Attr, BlockId, OpId, OpRef, ValueId};
use rustc_hash::FxBuildHasher;

use super::lattice::{Constant, Lattice};
use super::world::World;

/// The result of the search for a body.
#[derive(Default)]
pub(super) struct Solution {
    /// By value.
    pub(super) values: Vec<Lattice>,
    /// Operands that say the same as those that operations have, and are nearer to what these compute.
    pub(super) nearer: Vec<(OpId, Vec<ValueId>)>,
    /// Results that are constants, of operations of which other results vary, and what makes the constants.
    pub(super) parts: Vec<(OpId, ValueId, Constant)>,
}

/// The lattice state of a body.
#[derive(Default)]
struct State {
    solution: Solution,
    /// By block, whether control may come there.
    live: Vec<bool>,
    /// By operation, whether it is on the list.
    queued: Vec<bool>,
    /// The calls of the operation that owns the body, in the order in which they were come by.
    callers: Vec<(usize, OpId)>,
    is_caller: HashSet<(usize, OpId), FxBuildHasher>,
    /// The values that it returns, once they are known.
    returns: Option<Vec<Lattice>>,
}

/// The search as far as it has come.
pub(super) struct Solver<'a> {
    world: &'a World<'a>,
    states: Vec<State>,
    pending: VecDeque<(usize, OpId)>,
}

/// The solution by level.
pub(super) fn solve(world: &World<'_>) -> Vec<Solution> {
    let states = world.levels.iter().map(|level| State {
        solution: Solution {
            values: vec![Lattice::Unknown; level.body.value_capacity()],
            ..Solution::default()
        },
        live: vec![false; level.body.block_capacity()],
        queued: vec![false; level.body.op_capacity()],
        ..State::default()
    });
    let mut solver = Solver {
        world,
        states: states.collect(),
        pending: VecDeque::new(),
    };
    solver.enter_all(0);
    while let Some((level, op)) = solver.pending.pop_front() {
        solver.states[level].queued[op.index()] = false;
        solver.visit(level, op);
    }
    solver
        .states
        .into_iter()
        .map(|state| state.solution)
        .collect()
}

impl Solver<'_> {
    /// Control may come to all regions of a body, nobody knows with what.
    fn enter_all(&mut self, level: usize) {
        let body = self.world.levels[level].body;
        for &region in body.top_regions() {
            if let Some(entry) = body.entry(region) {
                self.enter_unknown(level, entry);
            }
        }
    }

    fn enter_unknown(&mut self, level: usize, block: BlockId) {
        self.enter(level, block);
        let body = self.world.levels[level].body;
        for arg in body.args(block) {
            self.join(level, arg, Lattice::Varying);
        }
    }

    /// Control may come to a block.
    fn enter(&mut self, level: usize, block: BlockId) {
        if !std::mem::replace(&mut self.states[level].live[block.index()], true) {
            let body = self.world.levels[level].body;
            body.ops(block).for_each(|op| self.queue(level, op));
        }
    }

    fn queue(&mut self, level: usize, op: OpId) {
        if !std::mem::replace(&mut self.states[level].queued[op.index()], true) {
            self.pending.push_back((level, op));
        }
    }

    /// A value may be something else, too.
    fn join(&mut self, level: usize, value: ValueId, other: Lattice) {
        let slot = &mut self.states[level].solution.values[value.index()];
        let joined = slot.join(other);
        if std::mem::replace(slot, joined) != joined {
            let body = self.world.levels[level].body;
            body.uses(value).for_each(|one| self.queue(level, one.op));
        }
    }

    fn join_results(&mut self, level: usize, op: OpId, other: Lattice) {
        for result in self.world.levels[level].body.results(op) {
            self.join(level, result, other);
        }
    }

    fn value(&self, level: usize, value: ValueId) -> Lattice {
        self.states[level].solution.values[value.index()]
    }

    fn constant(&self, level: usize, value: ValueId) -> Option<Constant> {
        self.value(level, value).constant()
    }

    fn visit(&mut self, level: usize, op: OpId) {
        let body = self.world.levels[level].body;
        let is_live = |block: BlockId| self.states[level].live[block.index()];
        if !body.block_of(op).is_some_and(is_live) {
            return;
        }
        let traits = self.world.cx.traits(body.name(op));
        if let Some(nested) = self.world.level_of(level, op) {
            if !self.world.is_callable(nested) || self.world.levels[nested].has_unknown_callers {
                self.enter_all(nested);
            }
            self.join_results(level, op, Lattice::Varying);
        } else if !body.regions(op).is_empty() {
            self.visit_regions(level, op);
        } else if traits.has(Traits::CALL) {
            self.visit_call(level, op);
        } else if body.result_count(op) > 0 {
            self.visit_plain(level, op);
        }
        self.visit_end(level, op);
    }

    fn operands_are_known(&self, level: usize, op: OpId) -> bool {
        let mut operands = self.world.levels[level].body.operands(op);
        operands.all(|value| self.value(level, value) != Lattice::Unknown)
    }

    fn visit_regions(&mut self, level: usize, op: OpId) {
        let body = self.world.levels[level].body;
        let Some(flow) = self.world.cx.behaviour(body.name(op)).regions else {
            let entries = body
                .regions(op)
                .iter()
                .filter_map(|&region| body.entry(region));
            entries.for_each(|entry| self.enter_unknown(level, entry));
            return self.join_results(level, op, Lattice::Varying);
        };
        if self.operands_are_known(level, op) {
            let known = |index| Some(self.constant(level, body.operand(op, index)?)?.value);
            let edges = (flow.entries)(OpRef::new(self.world.cx, body, op), &known);
            self.take(level, op, edges);
        }
    }

    /// Control may take edges of an operation with regions.
    fn take(&mut self, level: usize, op: OpId, edges: Vec<RegionEdge>) {
        let body = self.world.levels[level].body;
        for edge in edges {
            let targets: Vec<ValueId> = match edge.target {
                RegionTarget::After => body.results(op).collect(),
                RegionTarget::Region(index) => {
                    let region = body.regions(op).get(index);
                    let Some(entry) = region.and_then(|&region| body.entry(region)) else {
                        continue;
                    };
                    self.enter(level, entry);
                    body.args(entry).collect()
                }
            };
            for (index, target) in targets.into_iter().enumerate() {
                let source = index
                    .checked_sub(edge.skipped)
                    .and_then(|index| edge.values.get(index));
                let known = source.map_or(Lattice::Varying, |&value| self.value(level, value));
                self.join(level, target, known);
            }
        }
    }

    fn visit_call(&mut self, level: usize, op: OpId) {
        let call = self.world.levels[level].body.call_site(self.world.cx, op);
        let callee = call.and_then(|call| Some((call, self.world.callee(level, &call)?)));
        let Some((call, callee)) = callee else {
            return self.join_results(level, op, Lattice::Varying);
        };
        if self.states[callee].is_caller.insert((level, op)) {
            self.states[callee].callers.push((level, op));
        }
        let body = self.world.levels[level].body;
        let target = self.world.levels[callee].body;
        let entry = target
            .top_regions()
            .first()
            .and_then(|&region| target.entry(region));
        if let (Some(entry), false) = (entry, self.world.levels[callee].has_unknown_callers) {
            self.enter(callee, entry);
            for (index, arg) in target.args(entry).enumerate() {
                let passed = body.operand(op, call.first_argument + index);
                let known = passed.map_or(Lattice::Varying, |value| self.value(level, value));
                self.join(callee, arg, known);
            }
        }
        if let Some(returned) = self.states[callee].returns.clone() {
            for (index, result) in body.results(op).enumerate() {
                let known = returned.get(index).copied().unwrap_or(Lattice::Varying);
                self.join(level, result, known);
            }
        }
    }

    /// The results of an operation without regions are what folding it with its operands gives.
    fn visit_plain(&mut self, level: usize, op: OpId) {
        if !self.operands_are_known(level, op) {
            return;
        }
        let results = self.fold(level, op);
        let body = self.world.levels[level].body;
        for (index, result) in body.results(op).enumerate() {
            let known = results.get(index).copied().unwrap_or(Lattice::Varying);
            self.join(level, result, known);
        }
    }

    /// The lattice values of the results; none for those that may vary.
    fn fold(&mut self, level: usize, op: OpId) -> Vec<Lattice> {
        let (cx, body) = (self.world.cx, self.world.levels[level].body);
        let op_name = body.name(op);
        if cx.traits(op_name).has(Traits::CONSTANT_LIKE) {
            let made = Constant::made_by(cx, body, op);
            return made.map(Lattice::Constant).into_iter().collect();
        }
        let known = |value| Some(self.constant(level, value)?.value);
        let fold = rewrite::fold(&Site::with_constants(OpRef::new(cx, body, op), &known));
        let results = fold.as_ref().and_then(Fold::results).unwrap_or_default();
        let known = results.iter().map(|&result| match result {
            Folded::Value(value) => self.value(level, value),
            Folded::Constant(value) => Lattice::Constant(Constant::folded(value, op_name)),
        });
        let known = known.collect();
        match fold {
            Some(Fold::Found { operands, .. }) => {
                self.states[level].solution.nearer.push((op, operands));
            }
            Some(Fold::Partly { constants, .. }) => self.note_parts(level, op, constants),
            _ => {}
        }
        known
    }

    /// Notes results that are constants. Nothing is concluded about what uses them: MLIR makes these constants while it
    /// searches, and loses what it knows of the values and of a block that the operation starts.
    fn note_parts(&mut self, level: usize, op: OpId, constants: Vec<(ValueId, Attr)>) {
        let name = self.world.levels[level].body.name(op);
        let parts = constants
            .into_iter()
            .map(|(value, constant)| (op, value, Constant::folded(constant, name)));
        self.states[level].solution.parts.extend(parts);
    }

    /// Where control goes from the end of a block.
    fn visit_end(&mut self, level: usize, op: OpId) {
        let body = self.world.levels[level].body;
        if !body.successors(op).is_empty() {
            return self.visit_branch(level, op);
        }
        let Some(block) = body
            .block_of(op)
            .filter(|&block| body.last_op(block) == Some(op))
        else {
            return;
        };
        let Some(region) = body.block_region(block) else {
            return;
        };
        match body.region_owner(region) {
            None if self.world.is_callable(level) => self.visit_return(level, op),
            Some(parent) if self.operands_are_known(level, op) => {
                self.visit_region_end(level, parent, op);
            }
            _ => {}
        }
    }

    fn visit_region_end(&mut self, level: usize, parent: OpId, end: OpId) {
        let (cx, body) = (self.world.cx, self.world.levels[level].body);
        if let Some(flow) = cx.behaviour(body.name(parent)).regions {
            let known = |index| Some(self.constant(level, body.operand(end, index)?)?.value);
            let (around, end) = (OpRef::new(cx, body, parent), OpRef::new(cx, body, end));
            let edges = (flow.exits)(around, end, &known);
            self.take(level, parent, edges);
        }
    }

    fn visit_return(&mut self, level: usize, op: OpId) {
        let body = self.world.levels[level].body;
        let is_return = self.world.cx.traits(body.name(op)).has(Traits::RETURN_LIKE);
        let returned: Vec<Lattice> = if is_return {
            body.operands(op)
                .map(|value| self.value(level, value))
                .collect()
        } else {
            Vec::new()
        };
        let state = &mut self.states[level];
        let joined = match &state.returns {
            None => returned,
            Some(before) => before
                .iter()
                .zip(returned)
                .map(|(one, other)| one.join(other))
                .collect(),
        };
        if state.returns.as_ref() != Some(&joined) {
            state.returns = Some(joined);
            let callers = state.callers.clone();
            callers
                .into_iter()
                .for_each(|(level, call)| self.queue(level, call));
        }
    }

    fn visit_branch(&mut self, level: usize, op: OpId) {
        let body = self.world.levels[level].body;
        let Some(passed) = body.successor_operands(self.world.cx, op) else {
            for &block in body.successors(op) {
                self.enter_unknown(level, block);
            }
            return;
        };
        if !self.operands_are_known(level, op) {
            return;
        }
        let known = |index| Some(self.constant(level, body.operand(op, index)?)?.value);
        let cx = self.world.cx;
        let taken = cx.behaviour(body.name(op)).branch;
        let only = taken.and_then(|taken| taken(OpRef::new(cx, body, op), &known));
        // Ways to the same block are not told apart.
        let only = only.and_then(|only| body.successors(op).get(only));
        for (block, values) in body.successors(op).iter().copied().zip(passed) {
            if only.is_some_and(|&only| only != block) {
                continue;
            }
            self.enter(level, block);
            for (arg, value) in body.args(block).zip(values) {
                let known = self.value(level, value);
                self.join(level, arg, known);
            }
        }
    }
}
