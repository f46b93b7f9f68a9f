//! Sparse conditional constant propagation: propagates reachability and constants to a fixed point.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};

use pass_ir::dialect::Traits;
use pass_ir::flow::{RegionEdge, RegionTarget};
use pass_ir::hash::{HashMap, HashSet};
use pass_ir::rewrite::{self, Fold, Folded, Site};
use pass_ir::{BlockId, OpId, OpRef, ValueId};

use super::call_context::CallContext;
use super::lattice::{Constant, Lattice};

#[derive(Default)]
pub(super) struct Solution {
    pub(super) values: Vec<Lattice>,
    /// Equivalent operands that are closer to the definition, by the latest fold of an operation.
    pub(super) equivalent_operands: BTreeMap<OpId, Vec<ValueId>>,
    /// Constant results of operations that have other results as well, by the latest fold of an operation.
    pub(super) partial_constants: BTreeMap<OpId, Vec<(ValueId, Constant)>>,
}

#[derive(Default)]
struct State {
    solution: Solution,
    /// Reachability, by block.
    reachable: Vec<bool>,
    /// Membership in the worklist, by operation.
    queued: Vec<bool>,
    /// The operations whose folds read a value that is not among their operands.
    readers: HashMap<ValueId, HashSet<OpId>>,
    /// The calls of the function that owns the body, in order of discovery.
    callers: Vec<(usize, OpId)>,
    caller_set: HashSet<(usize, OpId)>,
    /// The join of the operands of all visited returns.
    returns: Option<Vec<Lattice>>,
}

struct Solver<'a> {
    calls: &'a CallContext<'a>,
    states: Vec<State>,
    worklist: VecDeque<(usize, OpId)>,
}

pub(super) fn solve(calls: &CallContext<'_>) -> Vec<Solution> {
    let states = calls.nodes.iter().map(|node| State {
        solution: Solution {
            values: vec![Lattice::Unknown; node.body.value_capacity()],
            ..Solution::default()
        },
        reachable: vec![false; node.body.block_capacity()],
        queued: vec![false; node.body.op_capacity()],
        ..State::default()
    });
    let mut solver = Solver {
        calls,
        states: states.collect(),
        worklist: VecDeque::new(),
    };
    solver.enter_body(0);
    while let Some((node, op)) = solver.worklist.pop_front() {
        solver.states[node].queued[op.index()] = false;
        solver.visit(node, op);
    }
    solver
        .states
        .into_iter()
        .map(|state| state.solution)
        .collect()
}

impl Solver<'_> {
    /// Marks the entry blocks of a body reachable, with overdefined arguments.
    fn enter_body(&mut self, node: usize) {
        let body = self.calls.nodes[node].body;
        for &region in body.top_regions() {
            if let Some(entry) = body.entry(region) {
                self.enter_block_overdefined(node, entry);
            }
        }
    }

    /// Marks a block reachable, with overdefined arguments.
    fn enter_block_overdefined(&mut self, node: usize, block: BlockId) {
        self.enter_block(node, block);
        let body = self.calls.nodes[node].body;
        for arg in body.args(block) {
            self.join(node, arg, Lattice::Overdefined);
        }
    }

    fn enter_block(&mut self, node: usize, block: BlockId) {
        if !std::mem::replace(&mut self.states[node].reachable[block.index()], true) {
            let body = self.calls.nodes[node].body;
            body.ops(block).for_each(|op| self.queue(node, op));
        }
    }

    fn queue(&mut self, node: usize, op: OpId) {
        if !std::mem::replace(&mut self.states[node].queued[op.index()], true) {
            self.worklist.push_back((node, op));
        }
    }

    /// Joins a lattice value into that of a value, and queues the users of the value if it changes.
    fn join(&mut self, node: usize, value: ValueId, other: Lattice) {
        let slot = &mut self.states[node].solution.values[value.index()];
        let joined = slot.join(other);
        if std::mem::replace(slot, joined) != joined {
            let body = self.calls.nodes[node].body;
            let users = body.uses(value).map(|value_use| value_use.op);
            users.for_each(|user| self.queue(node, user));
            let readers = self.states[node].readers.get(&value).cloned();
            let readers = readers.into_iter().flatten();
            readers.for_each(|reader| self.queue(node, reader));
        }
    }

    fn join_results(&mut self, node: usize, op: OpId, other: Lattice) {
        for result in self.calls.nodes[node].body.results(op) {
            self.join(node, result, other);
        }
    }

    fn value(&self, node: usize, value: ValueId) -> Lattice {
        self.states[node].solution.values[value.index()]
    }

    fn constant(&self, node: usize, value: ValueId) -> Option<Constant> {
        self.value(node, value).constant()
    }

    fn visit(&mut self, node: usize, op: OpId) {
        let body = self.calls.nodes[node].body;
        let is_reachable = |block: BlockId| self.states[node].reachable[block.index()];
        if !body.block_of(op).is_some_and(is_reachable) {
            return;
        }
        let traits = self.calls.cx.traits(body.name(op));
        if let Some(nested) = self.calls.node_of(node, op) {
            if !self.calls.is_callable(nested) || self.calls.nodes[nested].has_unknown_callers {
                self.enter_body(nested);
            }
            self.join_results(node, op, Lattice::Overdefined);
        } else if !body.regions(op).is_empty() {
            self.visit_regions(node, op);
        } else if traits.has(Traits::CALL) {
            self.visit_call(node, op);
        } else if body.result_count(op) > 0 {
            self.visit_foldable(node, op);
        }
        self.visit_block_end(node, op);
    }

    fn operands_are_known(&self, node: usize, op: OpId) -> bool {
        let mut operands = self.calls.nodes[node].body.operands(op);
        operands.all(|value| self.value(node, value) != Lattice::Unknown)
    }

    fn visit_regions(&mut self, node: usize, op: OpId) {
        let body = self.calls.nodes[node].body;
        let Some(flow) = self.calls.cx.behaviour(body.name(op)).regions else {
            let entries = body
                .regions(op)
                .iter()
                .filter_map(|&region| body.entry(region));
            entries.for_each(|entry| self.enter_block_overdefined(node, entry));
            return self.join_results(node, op, Lattice::Overdefined);
        };
        if self.operands_are_known(node, op) {
            let constants = |index| Some(self.constant(node, body.operand(op, index)?)?.value);
            let edges = (flow.entries)(OpRef::new(self.calls.cx, body, op), &constants);
            self.follow_edges(node, op, edges);
        }
    }

    /// Propagates the values of control-flow edges to their targets.
    fn follow_edges(&mut self, node: usize, op: OpId, edges: Vec<RegionEdge>) {
        let body = self.calls.nodes[node].body;
        for edge in edges {
            let targets: Vec<ValueId> = match edge.target {
                RegionTarget::After => body.results(op).collect(),
                RegionTarget::Region(index) => {
                    let region = body.regions(op).get(index);
                    let Some(entry) = region.and_then(|&region| body.entry(region)) else {
                        continue;
                    };
                    self.enter_block(node, entry);
                    body.args(entry).collect()
                }
            };
            for (index, target) in targets.into_iter().enumerate() {
                let source = index
                    .checked_sub(edge.skipped)
                    .and_then(|index| edge.values.get(index));
                let value = source.map_or(Lattice::Overdefined, |&value| self.value(node, value));
                self.join(node, target, value);
            }
        }
    }

    fn visit_call(&mut self, node: usize, op: OpId) {
        let call = self.calls.nodes[node].body.call_site(self.calls.cx, op);
        let callee = call.and_then(|call| Some((call, self.calls.callee(node, &call)?)));
        let Some((call, callee)) = callee else {
            return self.join_results(node, op, Lattice::Overdefined);
        };
        if self.states[callee].caller_set.insert((node, op)) {
            self.states[callee].callers.push((node, op));
        }
        let body = self.calls.nodes[node].body;
        let target = self.calls.nodes[callee].body;
        let entry = target
            .top_regions()
            .first()
            .and_then(|&region| target.entry(region));
        if let (Some(entry), false) = (entry, self.calls.nodes[callee].has_unknown_callers) {
            self.enter_block(callee, entry);
            for (index, arg) in target.args(entry).enumerate() {
                let operand = body.operand(op, call.first_argument + index);
                let value = operand.map_or(Lattice::Overdefined, |value| self.value(node, value));
                self.join(callee, arg, value);
            }
        }
        if let Some(returned) = self.states[callee].returns.clone() {
            for (index, result) in body.results(op).enumerate() {
                let value = returned.get(index).copied().unwrap_or(Lattice::Overdefined);
                self.join(node, result, value);
            }
        }
    }

    fn visit_foldable(&mut self, node: usize, op: OpId) {
        if !self.operands_are_known(node, op) {
            return;
        }
        let results = self.fold(node, op);
        let body = self.calls.nodes[node].body;
        for (index, result) in body.results(op).enumerate() {
            let value = results.get(index).copied().unwrap_or(Lattice::Overdefined);
            self.join(node, result, value);
        }
    }

    /// Returns the lattice values of the results; missing ones are overdefined.
    fn fold(&mut self, node: usize, op: OpId) -> Vec<Lattice> {
        let (cx, body) = (self.calls.cx, self.calls.nodes[node].body);
        let op_name = body.name(op);
        if cx.traits(op_name).has(Traits::CONSTANT_LIKE) {
            let constant = Constant::defined_by(cx, body, op);
            return constant.map(Lattice::Constant).into_iter().collect();
        }
        let read_values = RefCell::new(Vec::new());
        let lattice = |value| {
            read_values.borrow_mut().push(value);
            self.value(node, value)
        };
        let constants = |value| Some(lattice(value).constant()?.value);
        let fold = rewrite::fold(&Site::with_constants(OpRef::new(cx, body, op), &constants));
        let results = fold.as_ref().and_then(Fold::results).unwrap_or_default();
        let values = results.iter().map(|&result| match result {
            Folded::Value(value) => lattice(value),
            Folded::Constant(value) => Lattice::Constant(Constant::folded(value, op_name)),
        });
        let values = values.collect();
        self.record_reader(node, op, read_values.into_inner());
        let solution = &mut self.states[node].solution;
        solution.equivalent_operands.remove(&op);
        solution.partial_constants.remove(&op);
        match fold {
            Some(Fold::LookThrough { operands, .. }) => {
                solution.equivalent_operands.insert(op, operands);
            }
            // The constants are not propagated: MLIR materializes them while it solves, which resets the lattice values
            // of the results, and the reachability of a block that the operation starts.
            Some(Fold::Partial { constants, .. }) => {
                let constants = constants
                    .into_iter()
                    .map(|(value, constant)| (value, Constant::folded(constant, op_name)));
                solution.partial_constants.insert(op, constants.collect());
            }
            _ => {}
        }
        values
    }

    /// Makes an operation depend on the values that its fold has read beyond its operands.
    fn record_reader(&mut self, node: usize, op: OpId, values: Vec<ValueId>) {
        let body = self.calls.nodes[node].body;
        for value in values {
            if body.operands(op).all(|operand| operand != value) {
                let readers = self.states[node].readers.entry(value).or_default();
                readers.insert(op);
            }
        }
    }

    /// Propagates along the edges from the end of a block, if the operation is the last one.
    fn visit_block_end(&mut self, node: usize, op: OpId) {
        let body = self.calls.nodes[node].body;
        if !body.successors(op).is_empty() {
            return self.visit_branch(node, op);
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
            None if self.calls.is_callable(node) => self.visit_return(node, op),
            Some(parent) if self.operands_are_known(node, op) => {
                self.visit_region_end(node, parent, op);
            }
            _ => {}
        }
    }

    fn visit_region_end(&mut self, node: usize, parent: OpId, end: OpId) {
        let (cx, body) = (self.calls.cx, self.calls.nodes[node].body);
        if let Some(flow) = cx.behaviour(body.name(parent)).regions {
            let constants = |index| Some(self.constant(node, body.operand(end, index)?)?.value);
            let owner = OpRef::new(cx, body, parent);
            let edges = (flow.exits)(owner, OpRef::new(cx, body, end), &constants);
            self.follow_edges(node, parent, edges);
        }
    }

    fn visit_return(&mut self, node: usize, op: OpId) {
        let body = self.calls.nodes[node].body;
        let is_return = self.calls.cx.traits(body.name(op)).has(Traits::RETURN_LIKE);
        let returned: Vec<Lattice> = if is_return {
            body.operands(op)
                .map(|value| self.value(node, value))
                .collect()
        } else {
            Vec::new()
        };
        let state = &mut self.states[node];
        let joined = match &state.returns {
            None => returned,
            Some(earlier) => earlier
                .iter()
                .zip(returned)
                .map(|(left, right)| left.join(right))
                .collect(),
        };
        if state.returns.as_ref() != Some(&joined) {
            state.returns = Some(joined);
            let callers = state.callers.clone();
            callers
                .into_iter()
                .for_each(|(node, call)| self.queue(node, call));
        }
    }

    fn visit_branch(&mut self, node: usize, op: OpId) {
        let body = self.calls.nodes[node].body;
        let Some(operands) = body.successor_operands(self.calls.cx, op) else {
            for &block in body.successors(op) {
                self.enter_block_overdefined(node, block);
            }
            return;
        };
        if !self.operands_are_known(node, op) {
            return;
        }
        let constants = |index| Some(self.constant(node, body.operand(op, index)?)?.value);
        let cx = self.calls.cx;
        let branch = cx.behaviour(body.name(op)).branch;
        let index = branch.and_then(|branch| branch(OpRef::new(cx, body, op), &constants));
        // Edges to the same block are not distinguished.
        let known_target = index.and_then(|index| body.successors(op).get(index));
        for (block, values) in body.successors(op).iter().copied().zip(operands) {
            if known_target.is_some_and(|&target| target != block) {
                continue;
            }
            self.enter_block(node, block);
            for (arg, value) in body.args(block).zip(values) {
                self.join(node, arg, self.value(node, value));
            }
        }
    }
}
