//! The rounds of rewriting over an operation.

use pass_ir::{Attr, Body, Context, OpId, Traits, ValueId, WalkOrder};

use super::commute;
use super::constants::{Constants, Known};
use super::liveness;
use super::rewriter::Rewriter;
use super::unreachable::erase_unreachable_blocks;
use crate::arith::{self, Fold, Folded, Pattern};
use crate::builtin;
use crate::cf;
use crate::scf;

/// How the rewriting goes.
#[derive(Clone, Copy)]
pub(crate) struct Config<'a> {
    /// Whether the first operations come first.
    pub(crate) top_down: bool,
    /// Whether values and blocks that nobody needs go away.
    pub(crate) simplify_regions: bool,
    /// Most rounds; none for as many as it takes.
    pub(crate) max_iterations: Option<u64>,
    /// Most patterns that are applied in a round; none for as many as do.
    pub(crate) max_rewrites: Option<u64>,
    /// Whether a pattern takes part.
    pub(crate) allows: &'a dyn Fn(&Pattern) -> bool,
}

/// How the rewriting went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// Whether anything is different from before.
    pub(crate) changed: bool,
    /// Whether nothing was left to be done when it ended.
    pub(crate) converged: bool,
}

/// Rewrites everything in `body` and in the bodies of nested isolated operations.
pub(crate) fn run(cx: &Context, body: &mut Body, config: &Config<'_>) -> Outcome {
    let mut outcome = Outcome {
        changed: false,
        converged: true,
    };
    let mut settled: Vec<bool> = Vec::new();
    let mut round = 0;
    while config.max_iterations.is_none_or(|most| round < most) {
        round += 1;
        let next = run_round(cx, body, config, &mut settled, &mut outcome);
        outcome.converged = next == Next::Done;
        if next != Next::Again {
            break;
        }
    }
    outcome
}

/// What comes after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Next {
    /// Nothing was left to be done.
    Done,
    /// There may be more to be done.
    Again,
    /// There would be more to be done, without an end.
    Endless,
}

/// One round over all bodies. Bodies share no values, so that one in which nothing was left to be done stays as it is.
fn run_round(
    cx: &Context,
    root: &mut Body,
    config: &Config<'_>,
    settled: &mut Vec<bool>,
    outcome: &mut Outcome,
) -> Next {
    let mut budget = config.max_rewrites;
    let mut next = Next::Done;
    let mut states: Vec<bool> = Vec::with_capacity(settled.len());
    root.for_each_body(&mut |body| {
        let done = settled.get(states.len()).copied().unwrap_or(false);
        let after = if done {
            Next::Done
        } else {
            let mut round = Round {
                rw: Rewriter::new(cx, body),
                config,
                budget: &mut budget,
                touched: false,
            };
            let after = round.run();
            outcome.changed |= after != Next::Done || round.touched;
            after
        };
        next = next.max(after);
        states.push(after == Next::Done);
    });
    // Where bodies went away, or a limit ended the round early, their numbers or states say nothing.
    let comparable =
        config.max_rewrites.is_none() && (settled.is_empty() || settled.len() == states.len());
    *settled = if comparable { states } else { Vec::new() };
    next
}

/// Most changes for each operation of a body in which values depend on themselves: there, patterns may find the same
/// again and again.
const MOST_CHANGES: usize = 64;

/// Whether an operation uses a value that is computed later in its block, as in a graph.
fn has_circles(body: &Body, ops: &[OpId]) -> bool {
    ops.iter().any(|&op| {
        let mut defs = body
            .operands(op)
            .filter_map(|value| body.defining_op(value));
        defs.any(|def| body.block_of(def) == body.block_of(op) && !body.is_before(def, op))
    })
}

/// One round over one body.
struct Round<'a, 'c> {
    rw: Rewriter<'a>,
    config: &'a Config<'c>,
    budget: &'a mut Option<u64>,
    /// Whether constants moved or went away.
    touched: bool,
}

impl Round<'_, '_> {
    fn run(&mut self) -> Next {
        let most = self.populate();
        let erased = erase_unreachable_blocks(&mut self.rw);
        let mut next = self.process(most);
        if erased {
            next = next.max(Next::Again);
        }
        if self.config.simplify_regions {
            let unreachable = erase_unreachable_blocks(&mut self.rw);
            if liveness::erase_dead(self.rw.cx, self.rw.body) || unreachable {
                next = next.max(Next::Again);
            }
        }
        self.rw.body.recycle();
        next
    }

    /// Puts all operations on the worklist, apart from constants, which are made unique instead. Gives the most changes
    /// that there may be, if that has to be limited.
    fn populate(&mut self) -> Option<usize> {
        let order = if self.config.top_down {
            WalkOrder::Pre
        } else {
            WalkOrder::Post
        };
        let mut constants = Constants::default();
        let ops = self.rw.body.walk_in(order);
        let most = has_circles(self.rw.body, &ops).then_some(MOST_CHANGES * ops.len());
        for op in ops {
            match constants.insert(&mut self.rw, op) {
                Known::Replaced => self.touched = true,
                Known::Stays { moved } => {
                    self.touched |= moved;
                    self.rw.push(op);
                }
            }
        }
        if self.config.top_down {
            self.rw.worklist.reverse();
        }
        most
    }

    /// Works off the worklist.
    fn process(&mut self, most: Option<usize>) -> Next {
        let mut changes = 0;
        while *self.budget != Some(0) {
            if most.is_some_and(|most| changes > most) {
                return Next::Endless;
            }
            let Some(op) = self.rw.worklist.pop() else {
                break;
            };
            changes += usize::from(self.visit(op));
        }
        if changes > 0 { Next::Again } else { Next::Done }
    }

    fn visit(&mut self, op: OpId) -> bool {
        if self.rw.body.is_trivially_dead(self.rw.cx, op) {
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
        let fold = arith::fold(&site)
            .or_else(|| builtin::fold(&site))
            .or_else(|| commute::fold(&site));
        match fold {
            None => false,
            Some(Fold::Replace(results)) => self.replace(op, &results),
            Some(Fold::Change(operands, attr)) => {
                for (index, value) in operands.into_iter().enumerate() {
                    self.rw.body.set_operand(op, index, value);
                }
                if let Some((key, value)) = attr {
                    self.rw.body.set_attr(cx, op, key, Some(value));
                }
                self.rw.push(op);
                true
            }
        }
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

    fn materialize(&mut self, before: OpId, value: Attr, ty: pass_ir::Type) -> Option<ValueId> {
        let loc = self.rw.body.location(before);
        self.rw.constant(before, loc, value, ty)
    }

    fn apply_pattern(&mut self, op: OpId) -> bool {
        let name = self.rw.body.name(op);
        let mut allowed = arith::patterns(name)
            .iter()
            .chain(builtin::patterns(name))
            .chain(cf::patterns(name))
            .chain(scf::patterns(name))
            .filter(|pattern| (self.config.allows)(pattern));
        let applied = allowed.any(|pattern| (pattern.apply)(&mut self.rw, op).is_some());
        if let (true, Some(left)) = (applied, self.budget.as_mut()) {
            *left -= 1;
        }
        applied
    }
}
