//! The search for the first pass execution, and the first action of it, after which a result is wrong.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::reduce::{ShowsFailure, read, write_lines};
use pass_runtime::Location;
use pass_runtime::diagnostic::{Diagnostic, Operation, Severity};
use pass_runtime::instrumentation::{
    ActionSite, Event, ExecutionId, Instrumentation, Interest, PassSite, Sink, Verdict as Decision,
};
use pass_runtime::ir::{Ir, IrText, ParseOptions, PrintOptions};
use pass_runtime::manager::CancelToken;
use pass_runtime::manager::{OpPassManager, PassManager};

/// A binary search for the first pass execution after which the result is wrong. It assumes that the result is right without
/// any pass, wrong with all, and stays wrong once it is. The number of runs is logarithmic in the number of executions.
pub struct CulpritSearch<'s, I: IrText> {
    /// The context of the IR.
    pub context: &'s I::Context,
    /// The text of the module.
    pub text: &'s str,
    /// Options for reading it.
    pub parse: ParseOptions,
    /// Options for printing results.
    pub print: PrintOptions,
    /// The pipeline.
    pub pipeline: &'s OpPassManager<I>,
    /// Sets up the manager of each run.
    pub configure: &'s dyn Fn(&mut PassManager<I>),
    /// Ends the search from outside.
    pub cancel: CancelToken,
}

/// The first pass execution after which a result is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Culprit {
    /// The number of the execution, from 1. Passes that are required have none.
    pub execution: u64,
    /// The number of all executions.
    pub executions: u64,
    /// Name of the pass.
    pub pass: String,
    /// The operation that it ran on.
    pub operation: Operation,
    /// The pipeline of that pass alone, in the pipelines around it.
    pub pipeline: String,
    /// The module before the execution.
    pub before: String,
    /// The first action of that execution after which the result is wrong; `None` if it is wrong without any, or if the
    /// pass has none.
    pub action: Option<CulpritAction>,
    /// The error of the run, if it fails with the execution; `None` if it succeeds, and the test calls the result wrong.
    pub failure: Option<Vec<Diagnostic>>,
    /// The number of runs.
    pub runs: u64,
}

/// The first action of a pass execution after which a result is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CulpritAction {
    /// The number of the action in the execution, from 1.
    pub number: u64,
    /// The number of all actions in the execution.
    pub actions: u64,
    /// The kind of the action.
    pub tag: String,
    /// The object of the action; may be empty.
    pub detail: String,
}

/// The reason why the search finds no pass execution.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CulpritError {
    /// The module cannot be read, or is not valid.
    Invalid(Vec<Diagnostic>),
    /// The result of the whole pipeline is right.
    NoFailure,
    /// The result is wrong without any pass.
    NoPass,
    /// The run fails without any pass that can be left out.
    Run(Vec<Diagnostic>),
    /// The search was cancelled.
    Cancelled,
    /// A test could not run.
    Test(String),
}

impl<I: IrText> CulpritSearch<'_, I> {
    /// Finds the execution. A run that fails counts as a wrong result, see [`Culprit::failure`].
    ///
    /// # Errors
    ///
    /// If there is no such execution, or if a test cannot run.
    pub fn find(&self, shows_failure: &mut ShowsFailure<'_>) -> Result<Culprit, CulpritError> {
        let mut runs = 0;
        let mut test = |prefix: &Arc<Prefix>| {
            runs += 1;
            self.test(prefix, shows_failure)
        };
        let everything = Prefix::new(u64::MAX, None);
        if let Verdict::Right(_) = test(&everything)? {
            return Err(CulpritError::NoFailure);
        }
        let executions = everything.begun.load(Ordering::Relaxed);
        let mut before = match test(&Prefix::new(0, None))? {
            Verdict::Right(text) => text,
            Verdict::Wrong => return Err(CulpritError::NoPass),
            Verdict::Failed(diagnostics) => return Err(CulpritError::Run(diagnostics)),
        };
        let execution = first_wrong(executions, |limit| {
            let verdict = test(&Prefix::new(limit, None))?;
            let is_wrong = verdict.is_wrong();
            if let Verdict::Right(text) = verdict {
                before = text;
            }
            Ok(is_wrong)
        })?;
        let whole = Prefix::new(execution, None);
        let failure = match test(&whole)? {
            Verdict::Failed(diagnostics) => Some(diagnostics),
            Verdict::Right(_) | Verdict::Wrong => None,
        };
        let actions = whole.actions_begun.load(Ordering::Relaxed);
        let none = Prefix::new(execution, Some(0));
        let action = if actions > 0 && !test(&none)?.is_wrong() {
            let number = first_wrong(actions, |limit| {
                Ok(test(&Prefix::new(execution, Some(limit)))?.is_wrong())
            })?;
            let last = Prefix::new(execution, Some(number));
            test(&last)?;
            last.action(number, actions)
        } else {
            None
        };
        let seen = whole.last_step();
        Ok(Culprit {
            execution,
            executions,
            pass: seen.pass,
            operation: seen.operation,
            pipeline: seen.pipeline,
            before,
            action,
            failure,
            runs,
        })
    }

    /// Runs another pipeline on another module, and returns the text of the result.
    ///
    /// # Errors
    ///
    /// If the module is invalid or the run fails: with what was reported.
    pub fn run_all(
        &self,
        pipeline: &OpPassManager<I>,
        text: &str,
    ) -> Result<String, Vec<Diagnostic>> {
        let mut root = read::<I>(self.context, text, self.parse)?;
        self.run(&mut self.manager(pipeline), &mut root)
    }

    fn run(
        &self,
        manager: &mut PassManager<I>,
        root: &mut I::Root<'_>,
    ) -> Result<String, Vec<Diagnostic>> {
        let mut diagnostics = Vec::new();
        let ran = manager.run(self.context, I::root(root), &mut |diagnostic| {
            diagnostics.push(diagnostic);
        });
        match ran {
            Ok(()) => Ok(I::print_root(self.context, root, self.print)),
            Err(failure) => {
                diagnostics.retain(|diagnostic| diagnostic.severity == Severity::Error);
                if let Some(reason) = failure.reason() {
                    diagnostics.push(Diagnostic::error(Location::Unknown, reason));
                }
                Err(diagnostics)
            }
        }
    }

    fn manager(&self, pipeline: &OpPassManager<I>) -> PassManager<I> {
        let mut manager = PassManager::from(pipeline.clone());
        (self.configure)(&mut manager);
        manager.set_cancel(self.cancel.clone());
        manager
    }

    /// Runs a prefix of the pipeline, and tests the result.
    fn test(
        &self,
        prefix: &Arc<Prefix>,
        shows_failure: &mut ShowsFailure<'_>,
    ) -> Result<Verdict, CulpritError> {
        let root = read::<I>(self.context, self.text, self.parse);
        let mut root = root.map_err(CulpritError::Invalid)?;
        let mut manager = self.manager(self.pipeline);
        manager.add_instrumentation(Arc::clone(prefix));
        let result = self.run(&mut manager, &mut root);
        if self.cancel.is_cancelled() {
            return Err(CulpritError::Cancelled);
        }
        let text = match result {
            Ok(text) => text,
            Err(diagnostics) => return Ok(Verdict::Failed(diagnostics)),
        };
        let is_wrong = shows_failure(&text);
        if self.cancel.is_cancelled() {
            // The test may have failed because it was interrupted.
            return Err(CulpritError::Cancelled);
        }
        if is_wrong.map_err(CulpritError::Test)? {
            Ok(Verdict::Wrong)
        } else {
            Ok(Verdict::Right(text))
        }
    }
}

/// The result of a test.
enum Verdict {
    /// The text of the result.
    Right(String),
    Wrong,
    /// The run fails with these errors.
    Failed(Vec<Diagnostic>),
}

impl Verdict {
    fn is_wrong(&self) -> bool {
        !matches!(self, Self::Right(_))
    }
}

/// Returns the first number from 1 to `last` for which the result is wrong. It is wrong for `last`, and right for 0.
fn first_wrong<E>(last: u64, mut is_wrong: impl FnMut(u64) -> Result<bool, E>) -> Result<u64, E> {
    let (mut right, mut wrong) = (0, last);
    while wrong - right > 1 {
        let middle = right + (wrong - right) / 2;
        if is_wrong(middle)? {
            wrong = middle;
        } else {
            right = middle;
        }
    }
    Ok(wrong)
}

/// Runs the first executions of passes, and the first actions of the last of them.
struct Prefix {
    executions: u64,
    /// The number of actions of the last execution that run; `None` for all.
    actions: Option<u64>,
    begun: AtomicU64,
    actions_begun: AtomicU64,
    last: Mutex<LastStep>,
}

/// The last execution and action that run.
#[derive(Clone, Default)]
struct LastStep {
    execution: Option<ExecutionId>,
    pass: String,
    operation: Operation,
    pipeline: String,
    tag: String,
    detail: String,
}

impl Prefix {
    fn new(executions: u64, actions: Option<u64>) -> Arc<Self> {
        Arc::new(Self {
            executions,
            actions,
            begun: AtomicU64::new(0),
            actions_begun: AtomicU64::new(0),
            last: Mutex::default(),
        })
    }

    fn lock_last(&self) -> MutexGuard<'_, LastStep> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn last_step(&self) -> LastStep {
        self.lock_last().clone()
    }

    fn action(&self, number: u64, actions: u64) -> Option<CulpritAction> {
        let LastStep { tag, detail, .. } = self.last_step();
        Some(CulpritAction {
            number,
            actions,
            tag,
            detail,
        })
    }
}

impl<I: Ir> Instrumentation<I> for Prefix {
    fn interest(&self) -> Interest {
        Interest::PASSES | Interest::ACTIONS | Interest::ORDER
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Decision {
        match event {
            Event::Pass { pass, op } if pass.runs() => self.enter_pass(pass, op),
            Event::Action(action) if action.runs() => self.enter_action(action),
            _ => Decision::Run,
        }
    }
}

impl Prefix {
    fn enter_pass<I: Ir>(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) -> Decision {
        let Some(info) = pass.info().filter(|info| !info.required) else {
            return Decision::Run;
        };
        let number = self.begun.fetch_add(1, Ordering::Relaxed) + 1;
        if number == self.executions {
            let operation = pass.operation(op);
            let mut last = self.lock_last();
            last.execution = Some(pass.execution());
            info.name.clone_into(&mut last.pass);
            last.operation = operation;
            last.pipeline = pipeline_of(pass);
        }
        if number > self.executions {
            return Decision::Skip;
        }
        Decision::Run
    }

    fn enter_action<I: Ir>(&self, action: &ActionSite<'_, I>) -> Decision {
        // A pass that runs the last one in a pipeline of its own has actions afterwards.
        let execution = action.pass().execution();
        if self.lock_last().execution != Some(execution) {
            return Decision::Run;
        }
        let number = self.actions_begun.fetch_add(1, Ordering::Relaxed) + 1;
        match self.actions {
            Some(actions) if number > actions => return Decision::Skip,
            Some(actions) if number == actions => {
                let mut last = self.lock_last();
                action.tag().clone_into(&mut last.tag);
                action.detail().clone_into(&mut last.detail);
            }
            _ => {}
        }
        Decision::Run
    }
}

/// Returns the pipeline of a pass alone, inside of the enclosing pipelines.
fn pipeline_of<I: Ir>(pass: &PassSite<'_, I>) -> String {
    let callers = std::iter::successors(Some(*pass), |pass| pass.pipeline().caller());
    callers.fold(pass.text(), |text, pass| {
        format!("{}({text})", pass.pipeline().anchor())
    })
}

impl fmt::Display for CulpritAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            actions,
            tag,
            detail,
        } = self;
        write!(f, "{number} of {actions}: {tag}")?;
        if detail.is_empty() {
            return Ok(());
        }
        write!(f, " ({detail})")
    }
}

impl fmt::Display for CulpritError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(diagnostics) => write_lines(f, diagnostics),
            Self::NoFailure => f.write_str("the test does not fail for the result of the pipeline"),
            Self::NoPass => f.write_str("the test fails without any pass"),
            Self::Run(diagnostics) => {
                writeln!(f, "the run fails without any pass")?;
                write_lines(f, diagnostics)
            }
            Self::Cancelled => f.write_str("the run was cancelled"),
            Self::Test(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for CulpritError {}

impl<I: IrText> fmt::Debug for CulpritSearch<'_, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CulpritSearch")
            .field("pipeline", self.pipeline)
            .finish_non_exhaustive()
    }
}
