//! The order in which operations are checked.

use rayon::prelude::*;

use crate::diag::Diagnostic;
use crate::dialect::Traits;
use crate::handle::{BlockId, OpId};

use super::subject::{Scope, Subject};
use super::violation::Check;
use super::{block, dominance, invariants, region};

/// Checks isolated operations, and collects what is wrong.
pub(super) struct Verifier<'a> {
    recursive: bool,
    /// Isolated operations side by side may be checked at the same time.
    spread: bool,
    found: Vec<Diagnostic>,
    /// The isolated operations that are being checked, each nested in the one before.
    jobs: Vec<Job<'a>>,
}

/// An isolated operation that is being checked.
struct Job<'a> {
    subject: Subject<'a>,
    /// The work that is left, the next last.
    steps: Vec<Step>,
    /// The isolated operations to be checked before the next step, the next last.
    nested: Vec<OpId>,
    /// One of those is not in order.
    nested_failed: bool,
}

/// A step of a job. Where no operation is given, it is the isolated operation itself.
#[derive(Clone, Copy)]
enum Step {
    Enter(Option<OpId>),
    /// After what is nested in it.
    Leave(Option<OpId>),
    /// After the isolated operations that are nested in it, too.
    Finish(Option<OpId>),
    EnterBlock(BlockId),
    /// The operations of a block from this one on.
    Rest(OpId),
    LeaveBlock(BlockId),
}

impl<'a> Verifier<'a> {
    pub(super) fn new(recursive: bool) -> Self {
        Self {
            recursive,
            spread: true,
            found: Vec::new(),
            jobs: Vec::new(),
        }
    }

    /// The violations of the operation.
    pub(super) fn run(mut self, subject: Subject<'a>) -> Vec<Diagnostic> {
        self.jobs.push(Job::new(subject));
        while let Some(job) = self.jobs.last_mut() {
            if self.spread && job.nested.len() >= MANY && job.subject.cx.uses_threads() {
                let found = job.check_nested_at_once(self.recursive);
                job.nested_failed |= !found.is_empty();
                self.found.extend(found);
            }
            if let (Some(op), Some(scope)) = (job.nested.pop(), job.subject.owned()) {
                let nested = Job::new(Subject::inside(job.subject.cx, scope, op));
                self.jobs.push(nested);
                continue;
            }
            if job.nested_failed {
                self.close(true);
                continue;
            }
            let Some(step) = job.steps.pop() else {
                self.finish();
                continue;
            };
            if let Err(violation) = job.step(step, self.recursive) {
                self.found.push(violation.diagnostic());
                self.close(true);
            }
        }
        self.found
    }

    /// Everything but the uses of values is in order.
    fn finish(&mut self) {
        let Some(job) = self.jobs.last() else { return };
        let violation = dominance::check(job.subject, self.recursive).err();
        let failed = violation.is_some();
        self.found
            .extend(violation.map(|violation| violation.diagnostic()));
        self.close(failed);
    }

    fn close(&mut self, failed: bool) {
        if let Some(job) = self.jobs.pop()
            && self.recursive
            && !failed
        {
            job.subject.note_checked();
        }
        if let Some(parent) = self.jobs.last_mut() {
            parent.nested_failed |= failed;
        }
    }
}

/// The number of sibling isolated operations that are worth several threads.
pub(super) const MANY: usize = 16;

impl<'a> Job<'a> {
    fn new(subject: Subject<'a>) -> Self {
        Self {
            subject,
            steps: vec![Step::Enter(None)],
            nested: Vec::new(),
            nested_failed: false,
        }
    }

    fn step(&mut self, step: Step, recursive: bool) -> Check {
        match step {
            Step::Enter(op) => self.enter(op, recursive),
            Step::Leave(op) => {
                if recursive {
                    self.find_nested(op);
                }
                self.steps.push(Step::Finish(op));
                Ok(())
            }
            Step::Finish(op) => {
                let subject = self.subject_of(op);
                invariants::check_after_regions(subject)
                    .map_err(|violation| violation.about(subject))
            }
            Step::EnterBlock(block) => self.enter_block(block),
            Step::Rest(op) => self.rest(op, recursive),
            Step::LeaveBlock(block) => match self.scope() {
                Some(scope) => block::check_end(self.subject, scope, block),
                None => Ok(()),
            },
        }
    }

    fn enter(&mut self, op: Option<OpId>, recursive: bool) -> Check {
        let subject = self.subject_of(op);
        invariants::check(subject).map_err(|violation| violation.about(subject))?;
        if subject.region_count() == 0 {
            return invariants::check_after_regions(subject)
                .map_err(|violation| violation.about(subject));
        }
        region::check_regions(subject).map_err(|violation| violation.about(subject))?;
        self.steps.push(Step::Leave(op));
        if recursive && let Some((scope, regions)) = subject.regions() {
            let start = self.steps.len();
            let blocks = regions.iter().flat_map(|&region| scope.body.blocks(region));
            self.steps.extend(blocks.map(Step::EnterBlock));
            self.steps[start..].reverse();
        }
        Ok(())
    }

    fn enter_block(&mut self, block: BlockId) -> Check {
        let Some(scope) = self.scope() else {
            return Ok(());
        };
        block::check_start(self.subject, scope, block)?;
        if let Some(first) = scope.body.first_op(block) {
            self.steps.push(Step::LeaveBlock(block));
            self.steps.push(Step::Rest(first));
        }
        Ok(())
    }

    /// The operations of a block from one on, as far as to one with regions, which come next. Isolated ones wait until all
    /// else around them is in order.
    fn rest(&mut self, first: OpId, recursive: bool) -> Check {
        let Some(scope) = self.scope() else {
            return Ok(());
        };
        let mut next = Some(first);
        while let Some(op) = next {
            next = scope.body.next_op(op);
            if is_separate(self.subject.cx, scope, op) {
                continue;
            }
            if !scope.body.regions(op).is_empty() {
                self.steps.extend(next.map(Step::Rest));
                return self.enter(Some(op), recursive);
            }
            self.enter(Some(op), recursive)?;
        }
        Ok(())
    }

    /// The violations of the isolated operations that are verified next, in their order.
    fn check_nested_at_once(&mut self, recursive: bool) -> Vec<Diagnostic> {
        let Some(scope) = self.scope() else {
            return Vec::new();
        };
        let (cx, mut nested) = (self.subject.cx, std::mem::take(&mut self.nested));
        nested.reverse();
        let found = nested.par_chunks(MANY).with_max_len(1).map(|ops| {
            let found = ops.iter().map(|&op| {
                let subject = Subject::inside(cx, scope, op);
                // Once the work is spread, the rest of it stays on one thread, and needs no stack for depth.
                let verifier = Verifier {
                    spread: false,
                    ..Verifier::new(recursive)
                };
                verifier.run(subject)
            });
            found.flatten().collect::<Vec<_>>()
        });
        found.flatten().collect()
    }

    fn find_nested(&mut self, op: Option<OpId>) {
        let subject = self.subject_of(op);
        let Some((scope, regions)) = subject.regions() else {
            return;
        };
        let blocks = regions.iter().flat_map(|&region| scope.body.blocks(region));
        let ops = blocks.flat_map(|block| scope.body.ops(block));
        self.nested
            .extend(ops.filter(|&op| is_separate(subject.cx, scope, op)));
        self.nested.reverse();
    }

    fn scope(&self) -> Option<Scope<'a>> {
        self.subject.owned()
    }

    fn subject_of(&self, op: Option<OpId>) -> Subject<'a> {
        match (op, self.scope()) {
            (Some(op), Some(scope)) => Subject::inside(self.subject.cx, scope, op),
            _ => self.subject,
        }
    }
}

/// True if an operation has regions that use nothing from outside, so that it is verified on its own.
fn is_separate(cx: &crate::Context, scope: Scope<'_>, op: OpId) -> bool {
    cx.traits(scope.body.name(op)).has(Traits::ISOLATED)
        && scope
            .body
            .nested(op)
            .is_some_and(|nested| !nested.top_regions().is_empty())
}
