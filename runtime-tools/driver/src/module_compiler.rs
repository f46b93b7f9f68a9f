//! Compiles modules one by one, for a batch or a server: each in a context of its own, with diagnostics as data.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use pass_batch::{DiagnosticRecord, FailureGroup, Request, Response, Statistics, Verdict};
use pass_debug::reduce::{ReduceOptions, Reduced};
use pass_debug::reproducer::Reproducer;
use pass_runtime::diagnostic::Severity;
use pass_runtime::instrumentation::{Event, FailureKind, Instrumentation, Interest, Outcome, Sink};
use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;
use pass_runtime::{Diagnostic, Failure, Ir, PassManager, PassRegistry};

use crate::command::configure;
use crate::driver::Driver;
use crate::pipelines::Pipelines;
use crate::run_error::RunError;
use crate::session::root_name;
use crate::settings::Settings;
use crate::statistics;

pub(crate) struct ModuleCompiler<'d, I: IrText> {
    driver: &'d Driver<I>,
    registry: &'d Arc<PassRegistry<I>>,
    settings: Settings,
}

impl<'d, I: IrText> ModuleCompiler<'d, I> {
    /// Creates a compiler for the pipeline of the settings, and reports its errors and warnings.
    pub(crate) fn new(
        driver: &'d Driver<I>,
        registry: &'d Arc<PassRegistry<I>>,
        settings: &Settings,
        warn: &mut dyn FnMut(&str),
    ) -> Result<Self, RunError> {
        driver.check_support(settings)?;
        // Modules run in parallel, and each on one thread.
        let settings = Settings {
            disable_threading: true,
            ..settings.clone()
        };
        let cx = driver.new_context(&settings);
        Pipelines::new(registry, &settings, &cx, warn)?;
        Ok(Self {
            driver,
            registry,
            settings,
        })
    }

    pub(crate) fn compile(&self, request: &Request, cancel: &CancelToken) -> Response {
        let start = Instant::now();
        let compiled = catch_unwind(AssertUnwindSafe(|| self.run(request, cancel)));
        let mut response = compiled.unwrap_or_else(|_| {
            let message = "the tool panicked outside of a pass";
            Response::with_error(&request.id, Verdict::Panicked, message)
        });
        response.seconds = start.elapsed().as_secs_f64();
        response
    }

    fn run(&self, request: &Request, cancel: &CancelToken) -> Response {
        let mut diagnostics = Diagnostics {
            records: Vec::new(),
            least: self.settings.diagnostic_verbosity,
        };
        let watch = Arc::new(PassWatch::default());
        let mut statistics = BTreeMap::new();
        let result = self.transform(request, cancel, &mut diagnostics, &watch, &mut statistics);
        let watched = watch.take();
        let (mut verdict, output) = match result {
            Ok(output) if watched.has_changes => (Verdict::Ok, Some(output)),
            Ok(output) => (Verdict::Unchanged, Some(output)),
            Err(Stop::Unreadable(reason)) => {
                diagnostics.push_reason(&request.id, reason);
                (Verdict::Unreadable, None)
            }
            Err(Stop::Failed(reason)) => {
                diagnostics.push_reason(&request.id, reason);
                (watched.verdict.unwrap_or(Verdict::Failed), None)
            }
        };
        if cancel.is_cancelled() && output.is_none() {
            verdict = Verdict::Deadline;
        }
        Response {
            pass: watched.pass.filter(|_| !verdict.is_success()),
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
        diagnostics: &mut Diagnostics,
        watch: &Arc<PassWatch>,
        statistics: &mut Statistics,
    ) -> Result<String, Stop> {
        let settings = &self.settings;
        let cx = self.driver.new_context(settings);
        let mut emit = |diagnostic: Diagnostic| diagnostics.push(&diagnostic);
        let options = settings.parse_options();
        let root = I::parse(&cx, &request.id, &request.text, options, &mut emit);
        let mut root = root.map_err(|failure| Stop::Unreadable(reason_of(&failure)))?;
        let verified = I::verify(&cx, &I::root(&mut root), true, &mut emit);
        verified.map_err(|failure| Stop::Failed(reason_of(&failure)))?;
        let name = root_name::<I>(&cx, &mut root);
        // Warnings about the pipeline were reported at the start.
        let pipelines = Pipelines::new(self.registry, settings, &cx, &mut |_| {});
        let built = pipelines.and_then(|pipelines| pipelines.for_root(&name, &mut |_| {}));
        let built = built.map_err(|mut error| {
            Stop::Failed(Some(
                error.take_text(&self.driver.name).trim_end().to_owned(),
            ))
        })?;
        let mut manager = PassManager::from(built.whole());
        // The outermost one, so that what checks of passes refuse is a failure of the pass.
        manager.add_instrumentation(Arc::clone(watch));
        configure(self.driver, self.registry, settings, &mut manager);
        manager.set_show_operations(settings.print_op_on_diagnostic);
        manager.set_cancel(cancel.clone());
        let result = manager.run(&cx, I::root(&mut root), &mut emit);
        if let Some(tree) = manager.statistics() {
            *statistics = counted(&statistics::sums(&tree));
        }
        result.map_err(|failure| Stop::Failed(reason_of(&failure)))?;
        let mut output = I::print_root(&cx, &mut root, settings.print_options());
        if I::BLANK_LINE_AT_END && !settings.print_options().local_scope {
            output.push('\n');
        }
        Ok(output)
    }

    /// Returns the reproducer for the text of a module.
    pub(crate) fn reproducer(&self, text: &str) -> String {
        let mut reproducer = Reproducer::default();
        reproducer.pipeline = self
            .settings
            .pipeline
            .clone()
            .or_else(|| self.flag_pipeline());
        reproducer.verify_each = Some(self.settings.verify_each);
        reproducer.disable_threading = Some(true);
        reproducer.attach(text)
    }
}

impl<I: IrText> ModuleCompiler<'_, I> {
    /// Makes the module of a reproducer smaller while its failure is one of the group, or returns the reason why that is not possible.
    pub(crate) fn reduce(
        &self,
        reproducer: &str,
        settings: &Settings,
        group: &FailureGroup,
    ) -> Result<Reduced, String> {
        let reduce = self
            .driver
            .reduce
            .ok_or("modules of this IR cannot be reduced")?;
        let detached = Reproducer::detach(&group.example, reproducer, (1, 1));
        let detached = detached.map_err(|diagnostic| diagnostic.message)?;
        let module = detached.map_or_else(|| reproducer.to_owned(), |(_, module)| module);
        let mut options = ReduceOptions::default();
        options.parse = settings.parse_options();
        options.print = settings.print_options();
        options.cancel = self.driver.cancel.clone().unwrap_or_default();
        let cx = self.driver.new_context(&self.settings);
        let reduced = reduce(&cx, &module, &options, &mut |text| {
            let request = Request {
                id: group.example.clone(),
                text: text.to_owned(),
                ..Request::default()
            };
            Ok(group.contains(&self.compile(&request, &CancelToken::new())))
        });
        reduced.map_err(|error| error.to_string())
    }

    /// Returns the pipeline of the flags, on a module.
    fn flag_pipeline(&self) -> Option<String> {
        let cx = self.driver.new_context(&self.settings);
        let pipelines = Pipelines::new(self.registry, &self.settings, &cx, &mut |_| {}).ok()?;
        let built = pipelines.for_root("builtin.module", &mut |_| {}).ok()?;
        Some(built.whole().to_string())
    }
}

/// The end of a compilation without a result, with a reason that was not emitted.
enum Stop {
    Unreadable(Option<String>),
    Failed(Option<String>),
}

fn reason_of(failure: &Failure) -> Option<String> {
    failure.reason().map(str::to_owned)
}

fn counted(sums: &statistics::Sums<'_>) -> Statistics {
    let passes = sums.iter().map(|(pass, values)| {
        let values = values.iter().filter(|(_, value)| *value > 0);
        let values = values.map(|(info, value)| (info.name.to_owned(), *value));
        ((*pass).to_owned(), values.collect::<BTreeMap<_, _>>())
    });
    passes.filter(|(_, values)| !values.is_empty()).collect()
}

struct Diagnostics {
    records: Vec<DiagnosticRecord>,
    least: Severity,
}

impl Diagnostics {
    fn push(&mut self, diagnostic: &Diagnostic) {
        if diagnostic.severity > self.least || diagnostic.severity == Severity::Output {
            return;
        }
        let notes = diagnostic.notes.iter();
        self.records.push(DiagnosticRecord {
            severity: diagnostic.severity.to_string(),
            location: diagnostic.location.to_string(),
            message: diagnostic.message.clone(),
            notes: notes.map(|note| note.message.clone()).collect(),
        });
    }

    fn push_reason(&mut self, id: &str, reason: Option<String>) {
        let record = reason.map(|reason| DiagnosticRecord::error(id, reason));
        self.records.extend(record);
    }
}

/// Tells which pass failed, and whether one changed something.
#[derive(Default)]
struct PassWatch(Mutex<Watched>);

#[derive(Clone, Default)]
struct Watched {
    has_changes: bool,
    /// The innermost pass that failed first.
    pass: Option<String>,
    verdict: Option<Verdict>,
}

impl PassWatch {
    fn take(&self) -> Watched {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
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
        let mut watched = self.0.lock().unwrap_or_else(PoisonError::into_inner);
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
