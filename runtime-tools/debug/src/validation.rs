//! Executes functions before and after passes, to find passes that change what is computed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::reproducer::Reproducer;
use pass_runtime::diagnostic::Diagnostic;
use pass_runtime::instrumentation::{
    ByExecution, Event, Instrumentation, Interest, Outcome, PassSite, Sink, Snapshot, Verdict,
};
use pass_runtime::ir::{Ir, PrintOptions};
use pass_runtime::{Failure, Location, PassInfo};

/// The inputs on which functions are executed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Effort {
    /// All inputs if there are few, or else some random ones.
    #[default]
    Default,
    /// All inputs. Functions with too many are not executed.
    Exhaustive,
    /// All inputs if there are few, or else this many random ones.
    Samples(usize),
}

/// The execution of the functions of an IR. The program of an operation outlives the access to it.
pub trait Validator<I: Ir>: Send + Sync + 'static {
    /// The executable form of the functions in an operation.
    type Program: Send + Sync + 'static;

    /// Compiles the functions in `op`, or `op` itself if it is one.
    fn compile(&self, cx: &I::Context, op: &I::Op<'_>) -> Self::Program;

    /// Executes the functions that both programs have, and returns the result for each.
    fn check(
        &self,
        before: &Self::Program,
        after: &Self::Program,
        effort: Effort,
    ) -> Vec<FunctionValidation>;
}

/// The result of the validation of one function.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FunctionValidation {
    /// The symbol of the function.
    pub function: String,
    /// The result.
    pub result: ValidationResult,
}

/// The result of executing a function before and after a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ValidationResult {
    /// On all inputs, the results after the pass are allowed by those before it.
    Proved,
    /// The same, on random inputs.
    Tested,
    /// An input for which the result is wrong: the lines of a description.
    Counterexample(Vec<String>),
    /// The reason why the executions do not decide.
    Undecided(String),
    /// The names of operations that cannot be executed.
    Unsupported(Vec<String>),
}

impl FunctionValidation {
    /// Creates the result of a function.
    pub fn new(function: impl Into<String>, result: ValidationResult) -> Self {
        Self {
            function: function.into(),
            result,
        }
    }
}

/// Fails a pass after which a function computes something else than before, with an input that shows it.
///
/// Functions are executed if the fingerprint of the operation of the pass differs, and only those that exist before and after it.
/// Results do not depend on the number of threads. Passes on operations inside of functions are not validated by themselves.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_debug::validation::{
///     Effort, FunctionValidation, Validation, ValidationLog, ValidationResult, Validator,
/// };
/// use pass_runtime::PassManager;
///
/// /// A tree computes the number of its children.
/// struct Count;
///
/// impl Validator<Tree> for Count {
///     type Program = usize;
///
///     fn compile(&self, _: &(), op: &&mut Node) -> usize {
///         op.children.len()
///     }
///
///     fn check(&self, before: &usize, after: &usize, _: Effort) -> Vec<FunctionValidation> {
///         let result = if before == after {
///             ValidationResult::Proved
///         } else {
///             ValidationResult::Counterexample(vec![format!("{before} became {after}")])
///         };
///         vec![FunctionValidation::new("tree", result)]
///     }
/// }
///
/// let log = ValidationLog::default();
/// let mut manager = PassManager::new("root");
/// manager.add_instrumentation(Validation::new(Count, Effort::Default, log.clone()));
/// manager.run(&(), &mut node("root", []), &mut drop)?;
/// assert_eq!(log.to_string(), "no pass changed a function");
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub struct Validation<I: Ir, V: Validator<I>> {
    validator: V,
    effort: Effort,
    log: ValidationLog,
    running: Mutex<ByExecution<Running<I, V>>>,
    /// The last state of the operation of each running pipeline.
    states: Mutex<ByExecution<State<I, V>>>,
}

struct State<I: Ir, V: Validator<I>> {
    fingerprint: u64,
    program: Arc<V::Program>,
}

struct Running<I: Ir, V: Validator<I>> {
    before: State<I, V>,
    /// The outermost operation before the pass.
    snapshot: Option<Snapshot<I>>,
}

impl<I: Ir, V: Validator<I>> Clone for State<I, V> {
    fn clone(&self) -> Self {
        Self {
            fingerprint: self.fingerprint,
            program: Arc::clone(&self.program),
        }
    }
}

impl<I: Ir, V: Validator<I>> Validation<I, V> {
    /// Creates an instrumentation that adds its results to the log.
    pub fn new(validator: V, effort: Effort, log: ValidationLog) -> Self {
        Self {
            validator,
            effort,
            log,
            running: Mutex::default(),
            states: Mutex::default(),
        }
    }

    fn begin(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        let cx = pass.context();
        let fingerprint = I::fingerprint(cx, op);
        let state = lock(&self.states).remove(&pass.pipeline().execution());
        let before = state.filter(|state| state.fingerprint == fingerprint);
        let before = before.unwrap_or_else(|| self.state(fingerprint, cx, op));
        let options = PrintOptions::default().generic(true).locations(true);
        let snapshot = pass.snapshot_for_later(op, options);
        let running = Running {
            before,
            snapshot: Some(snapshot).filter(Snapshot::is_whole),
        };
        lock(&self.running).insert(pass.execution(), running);
    }

    fn state(&self, fingerprint: u64, cx: &I::Context, op: &I::Op<'_>) -> State<I, V> {
        State {
            fingerprint,
            program: Arc::new(self.validator.compile(cx, op)),
        }
    }

    fn end(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let ended = lock(&self.running).remove(&pass.execution());
        let (Some(Running { before, snapshot }), Some(info)) = (ended, pass.info()) else {
            return Ok(());
        };
        let (pipeline, cx) = (pass.pipeline().execution(), pass.context());
        if outcome.failure().is_some() {
            return Ok(());
        }
        // What a pass says to have preserved is not believed.
        let fingerprint = I::fingerprint(cx, op);
        if fingerprint == before.fingerprint {
            lock(&self.states).insert(pipeline, before);
            return Ok(());
        }
        let after = self.state(fingerprint, cx, op);
        lock(&self.states).insert(pipeline, after.clone());
        let results = self
            .validator
            .check(&before.program, &after.program, self.effort);
        let location = I::location(cx, op);
        let (mut snapshot, mut result) = (snapshot, Ok(()));
        for FunctionValidation {
            function,
            result: found,
        } in results
        {
            self.log.add(&found);
            match found {
                ValidationResult::Counterexample(lines) => {
                    result = Err(Failure::new());
                    emit(counterexample(info, pass, op, &function, lines).into());
                    if let Some(snapshot) = snapshot.take() {
                        let wrong = WrongExecution {
                            pass: info.argument,
                            function,
                            location: location.clone(),
                            reproducer: Reproducer::of_pass(pass, op),
                            module: String::new(),
                        };
                        let log = self.log.clone();
                        snapshot.print(emit, move |module, _| log.add_wrong(wrong, module));
                    }
                }
                ValidationResult::Unsupported(names) => {
                    let (log, location) = (self.log.clone(), location.clone());
                    pass.pipeline().in_order(emit, move |emit| {
                        for name in log.take_unmentioned(names) {
                            let message = format!(
                                "functions with '{name}' are not validated: it has no meaning that can be executed"
                            );
                            emit(Diagnostic::remark(location.clone(), message));
                        }
                    });
                }
                ValidationResult::Proved
                | ValidationResult::Tested
                | ValidationResult::Undecided(_) => {}
            }
        }
        result
    }
}

fn counterexample<I: Ir>(
    info: &PassInfo,
    pass: &PassSite<'_, I>,
    op: &I::Op<'_>,
    function: &str,
    lines: Vec<String>,
) -> Diagnostic {
    let location = I::location(pass.context(), op);
    let message = format!("pass '{}' changes what @{function} computes", info.argument);
    let mut diagnostic = Diagnostic::error(location.clone(), message);
    for line in lines {
        diagnostic = diagnostic.note_at(location.clone(), line);
    }
    diagnostic.subject.operation = Some(pass.operation(op));
    diagnostic
}

impl<I: Ir, V: Validator<I>> Instrumentation<I> for Validation<I, V> {
    fn interest(&self) -> Interest {
        Interest::PASSES | Interest::PIPELINES | Interest::SNAPSHOTS
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        if let Event::Pass { pass, op } = event
            && pass.info().is_some()
            && pass.runs()
        {
            self.begin(pass, op);
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        match event {
            Event::Pass { pass, op } => self.end(pass, op, outcome, emit),
            Event::Pipeline { pipeline, .. } => {
                lock(&self.states).remove(&pipeline.execution());
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// The results of the validations of a run. Clones share them. It is displayed as a summary.
#[derive(Clone, Debug, Default)]
pub struct ValidationLog(Arc<Mutex<Results>>);

#[derive(Debug, Default)]
struct Results {
    proved: usize,
    tested: usize,
    wrong: usize,
    undecided: BTreeMap<String, usize>,
    unsupported: usize,
    /// Names of operations that a remark has mentioned.
    mentioned: BTreeSet<String>,
    executions: Vec<WrongExecution>,
}

/// A pass execution that changes what a function computes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct WrongExecution {
    /// The argument of the pass.
    pub pass: &'static str,
    /// The symbol of the function.
    pub function: String,
    /// The location of the operation of the pass.
    pub location: Location,
    /// The configuration that runs the pass alone.
    pub reproducer: Reproducer,
    /// The outermost operation before the pass.
    pub module: String,
}

impl ValidationLog {
    /// Returns the executions with a counterexample, in the order of a run in one thread.
    pub fn wrong_executions(&self) -> Vec<WrongExecution> {
        lock(&self.0).executions.clone()
    }

    /// Returns the number of validations that show that the result is right, on all or on random inputs.
    pub fn validated(&self) -> usize {
        let results = lock(&self.0);
        results.proved + results.tested
    }

    fn add(&self, result: &ValidationResult) {
        let mut results = lock(&self.0);
        match result {
            ValidationResult::Proved => results.proved += 1,
            ValidationResult::Tested => results.tested += 1,
            ValidationResult::Counterexample(_) => results.wrong += 1,
            ValidationResult::Undecided(reason) => {
                *results.undecided.entry(reason.clone()).or_default() += 1;
            }
            ValidationResult::Unsupported(_) => results.unsupported += 1,
        }
    }

    fn add_wrong(&self, mut execution: WrongExecution, module: &str) {
        module.clone_into(&mut execution.module);
        lock(&self.0).executions.push(execution);
    }

    /// Returns the names that no remark has mentioned, which counts as a mention.
    fn take_unmentioned(&self, mut names: Vec<String>) -> Vec<String> {
        let mut results = lock(&self.0);
        names.retain(|name| results.mentioned.insert(name.clone()));
        names
    }
}

impl fmt::Display for ValidationLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let results = lock(&self.0);
        let Results {
            proved,
            tested,
            wrong,
            unsupported,
            ..
        } = *results;
        let undecided: usize = results.undecided.values().sum();
        let total = proved + tested + wrong + undecided + unsupported;
        if total == 0 {
            return f.write_str("no pass changed a function");
        }
        let functions = if total == 1 { "function" } else { "functions" };
        write!(
            f,
            "of {total} changed {functions}, {proved} right on all inputs"
        )?;
        write!(f, ", {tested} on random ones, {wrong} wrong")?;
        write!(
            f,
            ", {unsupported} without a meaning, {undecided} undecided"
        )?;
        for (reason, count) in &results.undecided {
            write!(f, "\n  {count} undecided: {reason}")?;
        }
        Ok(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<I: Ir, V: Validator<I>> fmt::Debug for Validation<I, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Validation")
            .field("effort", &self.effort)
            .finish_non_exhaustive()
    }
}
