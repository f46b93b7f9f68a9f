//! The rounds of rewriting over an operation.

use super::constants::{Constants, Known};
use super::keepers::Keepers;
use super::{
    Fold, Folded, GreedyConfig, Listener, Outcome, Pattern, Rewriter, Rules, fold_by_traits,
};
use crate::body::{Body, WalkOrder};
use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{Attr, OpId, Type, ValueId};
use crate::op_ref::OpRef;

/// Rewrites everything in `body` and in the bodies of nested isolated operations.
///
/// Operations that are dead go away; what is left folds, or else the first pattern that applies is applied; equal
/// constants become one, at the front of the region that may share them. Whatever that changes is looked at again, until
/// nothing is left to be done or a limit is reached.
pub fn rewrite_greedily(
    cx: &Context,
    body: &mut Body,
    rules: &dyn Rules,
    config: &GreedyConfig<'_>,
) -> Outcome {
    Driver {
        cx,
        rules,
        config,
        listener: None,
    }
    .run(body)
}

/// The same, where `listener` hears of each change and may hold rounds and patterns back.
pub fn rewrite_greedily_with(
    cx: &Context,
    body: &mut Body,
    rules: &dyn Rules,
    config: &GreedyConfig<'_>,
    listener: &mut dyn Listener,
) -> Outcome {
    Driver {
        cx,
        rules,
        config,
        listener: Some(listener),
    }
    .run(body)
}

/// The settings that stay the same over all rounds.
struct Driver<'a> {
    cx: &'a Context,
    rules: &'a dyn Rules,
    config: &'a GreedyConfig<'a>,
    listener: Option<&'a mut dyn Listener>,
}

impl Driver<'_> {
    fn run(&mut self, body: &mut Body) -> Outcome {
        let mut outcome = Outcome {
            changed: false,
            converged: true,
        };
        let mut settled: Vec<bool> = Vec::new();
        let mut round = 0;
        while self.config.max_iterations.is_none_or(|most| round < most) {
            if !self.may_begin(round) {
                outcome.converged = false;
                break;
            }
            let next = self.run_round(body, &mut settled, &mut outcome);
            if let Some(listener) = self.listener.as_deref_mut() {
                listener.after_round(round, next != Next::Done);
            }
            round += 1;
            outcome.converged = next == Next::Done;
            if next != Next::Again {
                break;
            }
        }
        outcome
    }

    fn may_begin(&mut self, round: u64) -> bool {
        let listener = self.listener.as_deref_mut();
        listener.is_none_or(|listener| listener.before_round(round))
    }

    /// One round over all bodies. Bodies share no values, so that one in which nothing was left to be done stays as it is.
    fn run_round(
        &mut self,
        root: &mut Body,
        settled: &mut Vec<bool>,
        outcome: &mut Outcome,
    ) -> Next {
        let mut budget = self.config.max_rewrites;
        let mut next = Next::Done;
        let mut states: Vec<bool> = Vec::with_capacity(settled.len());
        root.for_each_body(&mut |body| {
            let done = settled.get(states.len()).copied().unwrap_or(false);
            let after = if done {
                Next::Done
            } else {
                let mut round = self.round(body, &mut budget);
                let after = round.run();
                outcome.changed |= after != Next::Done || round.touched;
                after
            };
            next = next.max(after);
            states.push(after == Next::Done);
        });
        // Where bodies went away, or a limit ended the round early, their numbers or states say nothing.
        let comparable = self.config.max_rewrites.is_none()
            && (settled.is_empty() || settled.len() == states.len());
        *settled = if comparable { states } else { Vec::new() };
        next
    }

    fn round<'r>(&'r mut self, body: &'r mut Body, budget: &'r mut Option<u64>) -> Round<'r> {
        let mut rw = Rewriter::new(self.cx, body);
        if let Some(listener) = self.listener.as_deref_mut() {
            rw = rw.with_listener(listener);
        }
        Round {
            rw,
            rules: self.rules,
            config: self.config,
            budget,
            touched: false,
            keepers: Keepers::default(),
        }
    }
}

/// The decision after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Next {
    /// Nothing was left to be done.
    Done,
    /// There may be more to be done.
    Again,
    /// There would be more to be done, without an end.
    Endless,
}

/// Most changes for each operation of a body in which values depend on themselves: there, patterns may find the same
/// again and again.
const MOST_CHANGES: usize = 64;

/// Changes for each operation of a body after which blocks that became unreachable in the round are erased at once. Values
/// in such a block may come to depend on themselves, as those in a graph region.
const MANY_CHANGES: usize = 4;

/// True if an operation uses a value that is computed later in its block, as in a graph region.
fn has_circles(body: &Body, ops: &[OpId]) -> bool {
    ops.iter().any(|&op| {
        let mut defs = body
            .operands(op)
            .filter_map(|value| body.defining_op(value));
        defs.any(|def| body.block_of(def) == body.block_of(op) && !body.is_before(def, op))
    })
}

/// The numbers of changes at which a round has to look at what it does.
struct Limits {
    /// Unreachable blocks are erased when there were so many; doubles each time.
    many: usize,
    /// The most that there may be, if that has to be limited.
    most: Option<usize>,
}

/// One round over one body.
struct Round<'a> {
    rw: Rewriter<'a>,
    rules: &'a dyn Rules,
    config: &'a GreedyConfig<'a>,
    budget: &'a mut Option<u64>,
    /// True if constants were moved or erased.
    touched: bool,
    keepers: Keepers,
}

impl Round<'_> {
    fn run(&mut self) -> Next {
        let limits = self.populate();
        let erased = self.rw.erase_unreachable_blocks();
        let mut next = self.process(limits);
        if erased {
            next = next.max(Next::Again);
        }
        if self.config.simplify_regions && self.rw.simplify_regions() {
            next = next.max(Next::Again);
        }
        if self.config.merge_blocks {
            let merged = self.rw.merge_identical_blocks();
            if self.rw.drop_redundant_args() || merged {
                next = next.max(Next::Again);
            }
        }
        self.rw.body.recycle();
        next
    }

    /// Puts all operations on the worklist, apart from constants, which are made unique instead.
    fn populate(&mut self) -> Limits {
        let order = if self.config.top_down {
            WalkOrder::Pre
        } else {
            WalkOrder::Post
        };
        let mut constants = Constants::default();
        let ops = self.rw.body.walk_in(order);
        let limits = Limits {
            many: MANY_CHANGES * ops.len(),
            most: has_circles(self.rw.body, &ops).then_some(MOST_CHANGES * ops.len()),
        };
        for op in ops {
            match constants.insert(&mut self.rw, op) {
                Known::Replaced => self.touched = true,
                Known::Stays { moved } => {
                    self.touched |= moved;
                    self.rw.push_first(op);
                }
            }
        }
        if self.config.top_down {
            self.rw.worklist.reverse();
        }
        limits
    }

    /// Works off the worklist.
    fn process(&mut self, mut limits: Limits) -> Next {
        let mut changes = 0;
        while *self.budget != Some(0) {
            if limits.most.is_some_and(|most| changes > most) {
                return Next::Endless;
            }
            if changes > limits.many {
                limits.many = changes * 2;
                self.rw.erase_unreachable_blocks();
            }
            let Some(op) = self.rw.worklist.pop() else {
                break;
            };
            changes += usize::from(self.visit(op));
        }
        if changes > 0 { Next::Again } else { Next::Done }
    }

    fn visit(&mut self, op: OpId) -> bool {
        let (cx, moves) = (self.rw.cx, self.rw.moves);
        if self.keepers.is_dead(cx, self.rw.body, op, moves) {
            self.rw.erase(op);
            return true;
        }
        self.fold(op) || self.apply_pattern(op)
    }

    fn fold(&mut self, op: OpId) -> bool {
        let cx = self.rw.cx;
        if cx.traits(self.rw.body.name(op)).has(Traits::CONSTANT_LIKE) {
            return false;
        }
        let site = self.rw.site(op);
        let fold = self.rules.fold(&site).or_else(|| fold_by_traits(&site));
        match fold {
            None => false,
            Some(Fold::Found { results, operands }) if results.is_empty() => {
                self.take_operands(op, operands);
                true
            }
            Some(Fold::Replace(results) | Fold::Found { results, .. }) => {
                self.replace(op, &results)
            }
            Some(Fold::Partly {
                constants,
                operands,
            }) => {
                for (value, constant) in constants {
                    self.rw.replace_uses_unseen(op, value, constant);
                }
                self.take_operands(op, operands);
                true
            }
            Some(Fold::Change { operands, attrs }) => {
                for (key, value) in attrs {
                    self.rw.body.set_attr(cx, op, key, Some(value));
                }
                self.take_operands(op, operands);
                true
            }
        }
    }

    /// Gives an operation other operands. What defined the old ones is looked at only if their number changes.
    fn take_operands(&mut self, op: OpId, operands: Vec<ValueId>) {
        if operands.len() == self.rw.body.operand_count(op) {
            for (index, value) in operands.into_iter().enumerate() {
                self.rw.body.set_operand(op, index, value);
            }
        } else {
            self.rw.push_operands(op);
            self.rw.body.set_operands(op, &operands);
        }
        self.rw.touch(op);
    }

    fn replace(&mut self, op: OpId, results: &[Folded]) -> bool {
        let types: Vec<_> = self
            .rw
            .body
            .results(op)
            .map(|value| self.rw.body.value_type(value))
            .collect();
        let values = results.iter().zip(types).map(|(&result, ty)| match result {
            Folded::Value(value) => Some(value),
            Folded::Constant(value) => self.materialize(op, value, ty),
        });
        let Some(values) = values.collect::<Option<Vec<ValueId>>>() else {
            return false;
        };
        self.rw.replace(op, &values);
        true
    }

    fn materialize(&mut self, before: OpId, value: Attr, ty: Type) -> Option<ValueId> {
        self.rules.materialize(&mut self.rw, before, value, ty)
    }

    fn apply_pattern(&mut self, op: OpId) -> bool {
        let rules = self.rules;
        let mut patterns = rules.patterns(self.rw.body.name(op)).iter();
        let applied = patterns.any(|pattern| self.try_pattern(op, pattern));
        if let (true, Some(left)) = (applied, self.budget.as_mut()) {
            *left -= 1;
        }
        applied
    }

    fn try_pattern(&mut self, op: OpId, pattern: &Pattern) -> bool {
        if !(self.config.filter)(pattern) {
            return false;
        }
        if let Some(listener) = self.rw.listener.as_deref_mut()
            && !listener.before_pattern(OpRef::new(self.rw.cx, self.rw.body, op), pattern)
        {
            return false;
        }
        let applied = pattern.apply(&mut self.rw, op).is_some();
        self.rw
            .tell(|listener, _, _| listener.after_pattern(pattern, applied));
        applied
    }
}
