//! The traversal of the verifier.

use crate::diag::Diagnostic;
use crate::dialect::Traits;
use crate::handle::{BlockId, OpId};
use crate::parallel;

use super::attributes::CheckedProperties;
use super::subject::{Scope, Subject};
use super::violation::Check;
use super::{block, dominance, invariants, region};

pub(super) struct Verifier<'a> {
    recursive: bool,
    /// True if sibling isolated operations may be verified in parallel.
    parallel: bool,
    errors: Vec<Diagnostic>,
    /// The isolated operations that are being verified, the innermost last.
    jobs: Vec<Job<'a>>,
    checked: CheckedProperties,
}

struct Job<'a> {
    subject: Subject<'a>,
    steps: Vec<Step>,
    /// The isolated operations to verify before the next step, a stack.
    nested: Vec<OpId>,
    nested_failed: bool,
}

/// A step of a job; `None` is the isolated operation itself.
#[derive(Clone, Copy)]
enum Step {
    Enter(Option<OpId>),
    /// After the regions, without nested isolated operations.
    ExitRegions(Option<OpId>),
    /// After nested isolated operations.
    Finish(Option<OpId>),
    EnterBlock(BlockId),
    /// The operations of a block from the given one on.
    Ops(OpId),
    LeaveBlock(BlockId),
}

impl<'a> Verifier<'a> {
    pub(super) fn new(recursive: bool) -> Self {
        Self {
            recursive,
            parallel: true,
            errors: Vec::new(),
            jobs: Vec::new(),
            checked: CheckedProperties::new(),
        }
    }

    pub(super) fn run(&mut self, subject: Subject<'a>) -> Vec<Diagnostic> {
        self.jobs.push(Job::new(subject));
        while let Some(job) = self.jobs.last_mut() {
            if self.parallel && job.nested.len() >= PARALLEL_MIN && job.subject.cx.uses_threads() {
                let errors = job.check_nested_in_parallel(self.recursive);
                job.nested_failed |= !errors.is_empty();
                self.errors.extend(errors);
            }
            if let (Some(op), Some(scope)) = (job.nested.pop(), job.subject.owned()) {
                let nested = Job::new(Subject::inside(job.subject.cx, scope, op));
                self.jobs.push(nested);
                continue;
            }
            if job.nested_failed {
                self.finish_job(true);
                continue;
            }
            let Some(step) = job.steps.pop() else {
                self.check_dominance();
                continue;
            };
            if let Err(violation) = job.step(step, self.recursive, &mut self.checked) {
                self.errors.push(violation.diagnostic());
                self.finish_job(true);
            }
        }
        std::mem::take(&mut self.errors)
    }

    /// Checks dominance at the end of the innermost job.
    fn check_dominance(&mut self) {
        let Some(job) = self.jobs.last() else { return };
        let violation = dominance::check(job.subject, self.recursive).err();
        let failed = violation.is_some();
        self.errors
            .extend(violation.map(|violation| violation.diagnostic()));
        self.finish_job(failed);
    }

    fn finish_job(&mut self, failed: bool) {
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

/// The minimum number of sibling isolated operations for parallel verification.
pub(super) const PARALLEL_MIN: usize = 16;

impl<'a> Job<'a> {
    fn new(subject: Subject<'a>) -> Self {
        Self {
            subject,
            steps: vec![Step::Enter(None)],
            nested: Vec::new(),
            nested_failed: false,
        }
    }

    fn step(&mut self, step: Step, recursive: bool, checked: &mut CheckedProperties) -> Check {
        match step {
            Step::Enter(op) => self.enter(op, recursive, checked),
            Step::ExitRegions(op) => {
                if recursive {
                    self.collect_nested(op);
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
            Step::Ops(op) => self.visit_ops(op, recursive, checked),
            Step::LeaveBlock(block) => match self.scope() {
                Some(scope) => block::check_end(self.subject, scope, block),
                None => Ok(()),
            },
        }
    }

    fn enter(
        &mut self,
        op: Option<OpId>,
        recursive: bool,
        checked: &mut CheckedProperties,
    ) -> Check {
        let subject = self.subject_of(op);
        invariants::check(subject, checked).map_err(|violation| violation.about(subject))?;
        if subject.region_count() == 0 {
            return invariants::check_after_regions(subject)
                .map_err(|violation| violation.about(subject));
        }
        region::check_regions(subject).map_err(|violation| violation.about(subject))?;
        self.steps.push(Step::ExitRegions(op));
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
            self.steps.push(Step::Ops(first));
        }
        Ok(())
    }

    /// Visits the operations of a block from `first` up to an operation with regions. Skips isolated operations,
    /// which are verified after all others.
    fn visit_ops(
        &mut self,
        first: OpId,
        recursive: bool,
        checked: &mut CheckedProperties,
    ) -> Check {
        let Some(scope) = self.scope() else {
            return Ok(());
        };
        let mut next = Some(first);
        while let Some(op) = next {
            next = scope.body.next_op(op);
            if owns_regions(self.subject.cx, scope, op) {
                continue;
            }
            if !scope.body.regions(op).is_empty() {
                self.steps.extend(next.map(Step::Ops));
                return self.enter(Some(op), recursive, checked);
            }
            self.enter(Some(op), recursive, checked)?;
        }
        Ok(())
    }

    /// Verifies the pending isolated operations in parallel. Returns the errors in order.
    fn check_nested_in_parallel(&mut self, recursive: bool) -> Vec<Diagnostic> {
        let Some(scope) = self.scope() else {
            return Vec::new();
        };
        let (cx, mut nested) = (self.subject.cx, std::mem::take(&mut self.nested));
        nested.reverse();
        let parts: Vec<&[OpId]> = nested.chunks(PARALLEL_MIN).collect();
        let errors = parallel::map(cx, &parts, |ops| {
            // Nested parallelism would recurse.
            let mut verifier = Verifier {
                parallel: false,
                ..Verifier::new(recursive)
            };
            let subjects = ops.iter().map(|&op| Subject::inside(cx, scope, op));
            subjects
                .flat_map(|subject| verifier.run(subject))
                .collect::<Vec<_>>()
        });
        errors.concat()
    }

    fn collect_nested(&mut self, op: Option<OpId>) {
        let subject = self.subject_of(op);
        let Some((scope, regions)) = subject.regions() else {
            return;
        };
        let ops = scope.body.ops_of_regions(regions);
        self.nested
            .extend(ops.filter(|&op| owns_regions(subject.cx, scope, op)));
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

fn owns_regions(cx: &crate::Context, scope: Scope<'_>, op: OpId) -> bool {
    cx.traits(scope.body.name(op)).has(Traits::ISOLATED)
        && scope
            .body
            .nested(op)
            .is_some_and(|nested| !nested.top_regions().is_empty())
}
