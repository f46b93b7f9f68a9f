//! The greedy rewrite driver.

use super::constants::{Constants, Deduplication};
use super::effect_witnesses::EffectWitnesses;
use super::{
    Fold, Folded, GreedyConfig, Listener, Outcome, Pattern, Rewriter, Rules, fold_by_traits,
};
use crate::body::{Body, WalkOrder};
use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{OpId, Type, ValueId};
use crate::op_ref::OpRef;

/// Rewrites `body` and the bodies of nested isolated operations to a fixed point, or until a limit is reached.
///
/// Erases dead operations, folds the others or applies the first pattern that matches, and merges equal constants at
/// the front of the region that may share them. Changed operations and their neighbours are visited again. Handles of
/// erased operations are invalid afterwards: see [`Body::recycle`].
pub fn rewrite_greedily(
    cx: &Context,
    body: &mut Body,
    rules: &dyn Rules,
    config: &GreedyConfig<'_>,
) -> Outcome {
    let mut driver = Driver {
        cx,
        rules,
        config,
        listener: None,
    };
    driver.run(body)
}

/// Like [`rewrite_greedily`], with a listener, which can veto rounds and patterns.
pub fn rewrite_greedily_with(
    cx: &Context,
    body: &mut Body,
    rules: &dyn Rules,
    config: &GreedyConfig<'_>,
    listener: &mut dyn Listener,
) -> Outcome {
    let listener: Option<&mut dyn Listener> = Some(listener);
    let mut driver = Driver {
        cx,
        rules,
        config,
        listener,
    };
    driver.run(body)
}

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
        let mut unchanged_bodies: Vec<bool> = Vec::new();
        let mut round = 0;
        while self.config.max_iterations.is_none_or(|limit| round < limit) {
            if let Some(listener) = self.listener.as_deref_mut()
                && !listener.before_round(round)
            {
                outcome.converged = false;
                break;
            }
            let round_outcome = self.run_round(body, &mut unchanged_bodies, &mut outcome);
            if let Some(listener) = self.listener.as_deref_mut() {
                listener.after_round(round, round_outcome != RoundOutcome::Unchanged);
            }
            round += 1;
            outcome.converged = round_outcome == RoundOutcome::Unchanged;
            if round_outcome != RoundOutcome::Changed {
                break;
            }
        }
        outcome
    }

    /// Runs one round over all bodies, without those that the previous round left unchanged: bodies share no values.
    fn run_round(
        &mut self,
        root: &mut Body,
        unchanged_bodies: &mut Vec<bool>,
        outcome: &mut Outcome,
    ) -> RoundOutcome {
        let mut budget = self.config.max_rewrites;
        let mut round_outcome = RoundOutcome::Unchanged;
        let mut states: Vec<bool> = Vec::with_capacity(unchanged_bodies.len());
        let top_down = self.config.top_down;
        let mut visit = |body: &mut Body| {
            let was_unchanged = unchanged_bodies.get(states.len()).copied().unwrap_or(false);
            let body_outcome = if was_unchanged {
                RoundOutcome::Unchanged
            } else {
                let mut round = self.start_round(body, &mut budget);
                let body_outcome = round.run();
                outcome.changed |= body_outcome != RoundOutcome::Unchanged || round.moved_constants;
                body_outcome
            };
            round_outcome = round_outcome.max(body_outcome);
            states.push(body_outcome == RoundOutcome::Unchanged);
        };
        if top_down {
            root.for_each_body(&mut visit);
        } else {
            root.for_each_body_backwards(&mut visit);
        }
        // Erased bodies shift the indices, and a limit may have ended the round early.
        let are_states_valid = self.config.max_rewrites.is_none()
            && (unchanged_bodies.is_empty() || unchanged_bodies.len() == states.len());
        *unchanged_bodies = if are_states_valid { states } else { Vec::new() };
        round_outcome
    }

    fn start_round<'r>(&'r mut self, body: &'r mut Body, budget: &'r mut Option<u64>) -> Round<'r> {
        let mut rw = Rewriter::new(self.cx, body);
        if let Some(listener) = self.listener.as_deref_mut() {
            rw = rw.with_listener(listener);
        }
        Round {
            rw,
            rules: self.rules,
            config: self.config,
            budget,
            moved_constants: false,
            effect_witnesses: EffectWitnesses::default(),
        }
    }
}

/// The outcome of a round, in order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum RoundOutcome {
    Unchanged,
    Changed,
    /// The limit for bodies with cycles was reached.
    LimitReached,
}

/// The maximum number of changes per operation in a body with cyclic values, in which patterns may never terminate.
const MAX_CHANGES_PER_OP: usize = 64;

/// The number of changes per operation after which unreachable blocks are erased during a round. Values in such a
/// block may become cyclic.
const CLEANUP_CHANGES_PER_OP: usize = 4;

/// Returns whether an operation uses a value that is defined later in its block, as in a graph region.
fn has_cycles(body: &Body, ops: &[OpId]) -> bool {
    ops.iter().any(|&op| {
        let mut defs = body
            .operands(op)
            .filter_map(|value| body.defining_op(value));
        defs.any(|def| body.block_of(def) == body.block_of(op) && !body.is_before(def, op))
    })
}

struct Limits {
    /// The number at which unreachable blocks are erased, doubled each time.
    cleanup: usize,
    max: Option<usize>,
}

struct Round<'a> {
    rw: Rewriter<'a>,
    rules: &'a dyn Rules,
    config: &'a GreedyConfig<'a>,
    budget: &'a mut Option<u64>,
    /// True if constants were moved or merged.
    moved_constants: bool,
    effect_witnesses: EffectWitnesses,
}

impl Round<'_> {
    fn run(&mut self) -> RoundOutcome {
        let limits = self.populate();
        let erased = self.rw.erase_unreachable_blocks();
        let outcome = self.drain_worklist(limits);
        let simplified = self.config.simplify_regions && self.rw.simplify_regions();
        let merged = self.config.merge_blocks && self.rw.merge_identical_blocks();
        let dropped = self.config.merge_blocks && self.rw.drop_redundant_args();
        self.rw.body.recycle();
        if erased || simplified || merged || dropped {
            outcome.max(RoundOutcome::Changed)
        } else {
            outcome
        }
    }

    /// Merges equal constants, and pushes all other operations onto the worklist.
    fn populate(&mut self) -> Limits {
        let order = if self.config.top_down {
            WalkOrder::Pre
        } else {
            WalkOrder::Post
        };
        let mut constants = Constants::default();
        let ops = self.rw.body.walk_in(order);
        let limits = Limits {
            cleanup: CLEANUP_CHANGES_PER_OP * ops.len(),
            max: has_cycles(self.rw.body, &ops).then_some(MAX_CHANGES_PER_OP * ops.len()),
        };
        for op in ops {
            match constants.insert(&mut self.rw, op) {
                Deduplication::Replaced => self.moved_constants = true,
                Deduplication::Kept { moved } => {
                    self.moved_constants |= moved;
                    self.rw.push_initial(op);
                }
            }
        }
        if self.config.top_down {
            self.rw.worklist.reverse();
        }
        limits
    }

    fn drain_worklist(&mut self, mut limits: Limits) -> RoundOutcome {
        let mut changes = 0;
        while *self.budget != Some(0) {
            if limits.max.is_some_and(|max| changes > max) {
                return RoundOutcome::LimitReached;
            }
            if changes > limits.cleanup {
                limits.cleanup = changes * 2;
                self.rw.erase_unreachable_blocks();
            }
            let Some(op) = self.rw.pop() else {
                break;
            };
            changes += usize::from(self.visit(op));
        }
        if changes > 0 {
            RoundOutcome::Changed
        } else {
            RoundOutcome::Unchanged
        }
    }

    fn visit(&mut self, op: OpId) -> bool {
        let (cx, moves) = (self.rw.cx, self.rw.moves);
        if self.effect_witnesses.is_dead(cx, self.rw.body, op, moves) {
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
            Some(Fold::LookThrough { results, operands }) if results.is_empty() => {
                self.set_operands(op, operands);
                true
            }
            Some(Fold::Replace(results) | Fold::LookThrough { results, .. }) => {
                self.replace(op, &results)
            }
            Some(Fold::Partial {
                constants,
                operands,
            }) => {
                for (value, constant) in constants {
                    self.rw.replace_uses_without_requeue(op, value, constant);
                }
                self.set_operands(op, operands);
                true
            }
            Some(Fold::InPlace { operands, attrs }) => {
                for (key, value) in attrs {
                    self.rw.body.set_attr(cx, op, key, Some(value));
                }
                self.set_operands(op, operands);
                true
            }
        }
    }

    /// Replaces the operands of an operation. Queues the definitions of the old ones only if their number changes.
    fn set_operands(&mut self, op: OpId, operands: Vec<ValueId>) {
        if operands.len() == self.rw.body.operand_count(op) {
            for (index, value) in operands.into_iter().enumerate() {
                self.rw.body.set_operand(op, index, value);
            }
        } else {
            self.rw.push_operands(op);
            self.rw.body.set_operands(op, &operands);
        }
        self.rw.mark_changed(op);
    }

    /// Replaces the results of an operation. Returns false, and changes nothing, if a constant cannot be materialized.
    fn replace(&mut self, op: OpId, results: &[Folded]) -> bool {
        let body = &self.rw.body;
        let types = body.value_types(body.results(op));
        let has_type = |(result, &ty): (&Folded, &Type)| match result {
            Folded::Value(value) => body.value_type(*value) == ty,
            Folded::Constant(_) => true,
        };
        if results.len() != types.len() || !results.iter().zip(&types).all(has_type) {
            let name = self.rw.cx.op_name_str(body.name(op));
            debug_assert!(
                false,
                "the fold of '{name}' must return a value of its type for each result"
            );
            return false;
        }
        let (mut values, mut constants) = (Vec::new(), Vec::new());
        for (&result, ty) in results.iter().zip(types) {
            let value = match result {
                Folded::Value(value) => Some(value),
                Folded::Constant(value) => self.rules.materialize(&mut self.rw, op, value, ty),
            };
            let Some(value) = value else {
                for constant in constants {
                    self.rw.erase(constant);
                }
                return false;
            };
            if matches!(result, Folded::Constant(_)) {
                constants.extend(self.rw.body.defining_op(value));
            }
            values.push(value);
        }
        self.rw.replace(op, &values);
        true
    }

    fn apply_pattern(&mut self, op: OpId) -> bool {
        let rules = self.rules;
        let mut patterns = rules.patterns(self.rw.body.name(op)).iter();
        let applied = patterns.any(|pattern| self.try_pattern(op, pattern));
        if let (true, Some(budget)) = (applied, self.budget.as_mut()) {
            *budget -= 1;
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
            .notify(|listener, _, _| listener.after_pattern(pattern, applied));
        applied
    }
}
