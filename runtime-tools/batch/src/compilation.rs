//! The compilation of a module, with diagnostics as data.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use pass_runtime::diagnostic::Severity;
use pass_runtime::instrumentation::{Event, FailureKind, Instrumentation, Interest, Outcome, Sink};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::manager::CancelToken;
use pass_runtime::statistics::StatisticsNode;
use pass_runtime::{Diagnostic, Failure, Ir, Location, OpPassManager, PassManager};

use crate::protocol::{DiagnosticRecord, Request, Response, Statistics, Verdict};

/// The way from the text of a module to its response, in a context of its own.
pub struct Compilation<'c, I: IrText> {
    /// The context of the module.
    pub context: &'c I::Context,
    /// Options for reading it.
    pub parse: ParseOptions,
    /// Options for printing the result.
    pub print: PrintOptions,
    /// The least severity of diagnostics that are kept.
    pub verbosity: Severity,
    /// Returns the pipeline for an outermost operation of this name, or the reason why there is none.
    pub pipeline: &'c dyn Fn(&str) -> Result<OpPassManager<I>, String>,
    /// Sets up the manager.
    pub configure: &'c dyn Fn(&mut PassManager<I>),
}

impl<I: IrText> std::fmt::Debug for Compilation<'_, I> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Compilation").finish_non_exhaustive()
    }
}

impl<I: IrText> Compilation<'_, I> {
    /// Reads, verifies, transforms and prints a module. A failure, a panic and a cancellation are verdicts.
    pub fn run(&self, request: &Request, cancel: &CancelToken) -> Response {
        let start = Instant::now();
        let compiled = catch_unwind(AssertUnwindSafe(|| self.respond(request, cancel)));
        let mut response = compiled.unwrap_or_else(|_| {
            let message = "the tool panicked outside of a pass";
            Response::with_error(&request.id, Verdict::Panicked, message)
        });
        response.seconds = start.elapsed().as_secs_f64();
        response
    }

    fn respond(&self, request: &Request, cancel: &CancelToken) -> Response {
        let mut diagnostics = Diagnostics {
            id: &request.id,
            records: Vec::new(),
            least: self.verbosity,
        };
        let watch = Arc::new(PassWatch::default());
        let mut statistics = Statistics::new();
        let result = self.transform(request, cancel, &mut diagnostics, &watch, &mut statistics);
        let watched = std::mem::take(&mut *watch.lock());
        let (mut verdict, output) = match result {
            Ok(output) if watched.has_changes => (Verdict::Ok, Some(output)),
            Ok(output) => (Verdict::Unchanged, Some(output)),
            Err(Stop::Unreadable(reason)) => {
                diagnostics.push_reason(reason);
                (Verdict::Unreadable, None)
            }
            Err(Stop::Failed(reason)) => {
                diagnostics.push_reason(reason);
                (watched.verdict.unwrap_or(Verdict::Failed), None)
            }
        };
        if cancel.is_cancelled() && output.is_none() {
            verdict = Verdict::Deadline;
        }
        Response {
            pass: watched.pass.filter(|_| !verdict.is_success()),
            root: watched.root.filter(|_| !verdict.is_success()),
            diagnostics: diagnostics.records,
            statistics,
            output,
            ..Response::new(&request.id, verdict)
        }
    }

    fn transform(
        &self,
        request: &Request,
        cancel: &CancelToken,
        diagnostics: &mut Diagnostics<'_>,
        watch: &Arc<PassWatch>,
        statistics: &mut Statistics,
    ) -> Result<String, Stop> {
        let cx = self.context;
        let mut emit = |diagnostic: Diagnostic| diagnostics.push(&diagnostic);
        let root = I::parse(cx, &request.id, request.text(), self.parse, &mut emit);
        let mut root = root.map_err(|failure| Stop::Unreadable(reason_of(&failure)))?;
        let name = I::name(cx, &I::root(&mut root));
        let name = I::facts(cx, name).name.to_string();
        watch.lock().root = Some(name.clone());
        let verified = I::verify(cx, &I::root(&mut root), true, &mut emit);
        verified.map_err(|failure| Stop::Failed(reason_of(&failure)))?;
        let pipeline = (self.pipeline)(&name);
        let pipeline =
            pipeline.map_err(|reason| Stop::Failed(Some(reason.trim_end().to_owned())))?;
        let mut manager = PassManager::from(pipeline);
        // The outermost one, so that what checks of passes refuse is a failure of the pass.
        manager.add_instrumentation(Arc::clone(watch));
        (self.configure)(&mut manager);
        manager.set_cancel(cancel.clone());
        let result = manager.run(cx, I::root(&mut root), &mut emit);
        if let Some(tree) = manager.statistics() {
            add_statistics(&tree, statistics);
            statistics.retain(|_, values| {
                values.retain(|_, value| *value > 0);
                !values.is_empty()
            });
        }
        result.map_err(|failure| Stop::Failed(reason_of(&failure)))?;
        let mut output = I::print_root(cx, &mut root, self.print);
        if I::BLANK_LINE_AT_END && !self.print.local_scope {
            output.push('\n');
        }
        Ok(output)
    }
}

/// Adds the numbers of a pipeline to those of the passes.
fn add_statistics(node: &StatisticsNode, totals: &mut Statistics) {
    for (info, value) in &node.statistics {
        let pass = totals.entry(node.argument.to_owned()).or_default();
        let total = pass.entry(info.name.to_owned()).or_default();
        *total = StatisticsNode::combine(info.maximum, *total, *value);
    }
    let nested = node.nested.iter().flatten().chain(&node.dynamic);
    nested.for_each(|node| add_statistics(node, totals));
}

/// The end of a compilation without a result, with a reason that was not emitted.
enum Stop {
    Unreadable(Option<String>),
    Failed(Option<String>),
}

fn reason_of(failure: &Failure) -> Option<String> {
    failure.reason().map(str::to_owned)
}

struct Diagnostics<'r> {
    /// The name of the module.
    id: &'r str,
    records: Vec<DiagnosticRecord>,
    least: Severity,
}

impl Diagnostics<'_> {
    fn push(&mut self, diagnostic: &Diagnostic) {
        if diagnostic.severity > self.least {
            return;
        }
        let labels = diagnostic.labels.iter();
        let labels = labels.map(|label| (Some(&label.location), &label.text));
        let notes = diagnostic.notes.iter();
        let notes = notes.map(|note| (note.location.as_ref(), &note.message));
        let text = |(location, message): (Option<&Location>, &String)| {
            let elsewhere = location.filter(|location| **location != diagnostic.location);
            match elsewhere {
                Some(location) if message.is_empty() => Some(location.to_string()),
                Some(location) => Some(format!("{location}: {message}")),
                // A label without a text marks a place, and nothing else.
                None => (!message.is_empty()).then(|| message.clone()),
            }
        };
        let location = match diagnostic.severity {
            // Text that was asked for has no place of its own.
            Severity::Output => self.id.to_owned(),
            _ => diagnostic.location.to_string(),
        };
        self.records.push(DiagnosticRecord {
            severity: diagnostic.severity.to_string(),
            location,
            message: diagnostic.message.clone(),
            notes: labels.chain(notes).filter_map(text).collect(),
            help: diagnostic.help.clone(),
        });
    }

    fn push_reason(&mut self, reason: Option<String>) {
        let record = reason.map(|reason| DiagnosticRecord::error(self.id, reason));
        self.records.extend(record);
    }
}

/// Tells which pass failed, on what module, and whether one changed something.
#[derive(Default)]
struct PassWatch(Mutex<Watched>);

#[derive(Clone, Default)]
struct Watched {
    has_changes: bool,
    /// The name of the outermost operation.
    root: Option<String>,
    /// The innermost pass that failed first.
    pass: Option<String>,
    verdict: Option<Verdict>,
}

impl PassWatch {
    fn lock(&self) -> MutexGuard<'_, Watched> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<I: Ir> Instrumentation<I> for PassWatch {
    fn interest(&self) -> Interest {
        Interest::PASSES
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        _: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let Event::Pass { pass, .. } = event else {
            return Ok(());
        };
        let Some(info) = pass.info() else {
            return Ok(());
        };
        let mut watched = self.lock();
        watched.has_changes |= !outcome.is_unchanged();
        if let Some(failure) = outcome.failure()
            && watched.pass.is_none()
        {
            watched.pass = Some(info.argument.to_owned());
            let is_panic = failure.kind == FailureKind::Panic;
            watched.verdict = is_panic.then_some(Verdict::Panicked);
        }
        Ok(())
    }
}
