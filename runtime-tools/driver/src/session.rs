//! A run of a tool, from its arguments to its output.

mod input;
mod parts;

use std::ffi::OsString;
use std::io::Write;
use std::sync::Arc;

use pass_debug::CheckIdempotent;
use pass_debug::culprit::{CulpritAction, CulpritSearch};
use pass_debug::legality::CheckLegality;
use pass_debug::reproducer::Reproducer;
use pass_debug::validation::{ValidationLog, WrongExecution};
use pass_runtime::ir::{IrText, ParseOptions};
use pass_runtime::schedule::Parallel;
use pass_runtime::{Diagnostic, Ir, OpPassManager, PassManager, PassRegistry};

use crate::arguments;
use crate::artifacts::Artifacts;
use crate::binary::BinaryOptions;
use crate::cache;
use crate::cache::{Outcome, RunCache, TextRun};
use crate::child_role::ChildRole;
use crate::command::{self, Command};
use crate::declarations::check_declarations;
use crate::driver::{Driver, Streams};
use crate::dumps::{self, FileErrors};
use crate::examples;
use crate::execution_filters::{ExecutionFilters, PartCounters};
use crate::files::{self, Source};
use crate::help;
use crate::isolate::{self, Recorder};
use crate::listing;
use crate::memory::limit_memory;
use crate::output::{Output, Writer, write_lossy};
use crate::pipelines::{self, Pipelines};
use crate::recording::Recording;
use crate::remarks::RemarkLog;
use crate::report::Reporter;
use crate::reproducers::{self, ReproducerFile};
use crate::run_error::RunError;
use crate::settings::Settings;
use crate::statistics;
use crate::timing::Stopwatch;
use input::Input;

/// Runs the tool: a subcommand, an option such as `--help`, or pipelines on the input.
pub(crate) fn run<I: IrText>(
    driver: &Driver<I>,
    args: Vec<OsString>,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    let registry = Arc::new(driver.registry_for(&args)?);
    let names: Vec<&'static str> = registry.iter().map(|entry| entry.argument()).collect();
    command::check_available(driver, &args)?;
    if let Some(command) = Command::of(&args) {
        return command.run(driver, &registry, &args, streams);
    }
    let mut settings = arguments::read(args.clone(), &names, driver)?;
    let color = settings.uses_colors(driver.colors);
    settings.diagnostic_style = settings.diagnostic_style.colored(color);
    let text = if settings.help || settings.short_help {
        help::render(driver, &registry, settings.short_help)
    } else if settings.version {
        driver.version_line()
    } else if settings.list_passes {
        listing::render(&registry)
    } else if settings.show_dialects {
        listing::dialects::<I>(&(driver.context)())
    } else if settings.run_examples {
        examples::run(driver, &registry, &settings)?
    } else if settings.isolate {
        return isolate::run(driver, args, &settings, streams);
    } else {
        return run_session(driver, &registry, &settings, streams);
    };
    Ok(Output::Stdout.finish(&text, streams.stdout)?)
}

fn run_session<I: IrText>(
    driver: &Driver<I>,
    registry: &Arc<PassRegistry<I>>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    if settings.pipeline.is_some() && !settings.passes.is_empty() {
        let message = "<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options\n\
                       help: write these passes into the text of '--pass-pipeline', too\n";
        return Err(RunError::new(message.to_owned()));
    }
    driver.check_support(settings)?;
    dumps::check_pass_names(settings, registry)?;
    let filters = ExecutionFilters::new(settings)?;
    let remarks = RemarkLog::new(settings)?;
    let recorder = match &driver.role {
        Some(ChildRole::Isolated(run)) => Recorder::new(run, settings.print_options()),
        _ => None,
    };
    let recorder = recorder.map(Arc::new);
    let is_repeated = recorder.as_ref().is_some_and(|recorder| recorder.repeats());
    let settings = &Settings {
        dump_pass_pipeline: settings.dump_pass_pipeline && !is_repeated,
        ..settings.clone()
    };
    let mut cx = driver.extended_context(settings, streams.stderr)?;
    if recorder.is_some() {
        I::set_threads(&mut cx, false);
    }
    let has_pool = driver.schedule.is_some() && !settings.disable_threading && recorder.is_none();
    let pool = has_pool.then(Driver::<I>::start_pool).transpose()?;
    if let Some(pool) = &pool {
        I::set_pool(&mut cx, pool);
    }
    check_declarations(&driver.name, registry, &cx)?;
    let artifacts = Artifacts::new(&driver.name, settings)?;
    let pipelines = Pipelines::new(registry, settings, &cx, &mut |text| {
        write_lossy(streams.stderr, text);
    })?;
    let output = Output::open(settings.output.as_deref())?;
    if let Some(shown) = pipelines.shown() {
        return Ok(output.finish(shown, streams.stdout)?);
    }
    if let Some(mebibytes) = settings.max_memory {
        limit_memory(driver, mebibytes)?;
    }
    let input = settings.input.as_deref();
    let source = files::read(input, streams.stdin, driver.magic())?;
    let cache = match driver.cache {
        Some(open) => open(driver, settings, &cx)?,
        None => None,
    };
    let session = Session {
        driver,
        registry,
        settings,
        cx: &cx,
        filters,
        artifacts,
        recorder,
        pool,
        remarks,
        reproducer: ReproducerFile::new(settings),
        cache,
        pipelines,
    };
    let may_fail = settings.split_input_file.0.is_some() || settings.verify_diagnostics.is_some();
    let mut writer = Writer::new(output, streams.stdout, may_fail);
    let result = session.process_source(&source, streams.stderr, &mut writer);
    driver.shutdown.begin_reporting();
    if result.is_ok() {
        write_lossy(streams.stderr, &session.filters.warning(&driver.name));
    }
    let mismatches = cache::mismatches(session.cache.as_deref(), &driver.name);
    write_lossy(streams.stderr, &mismatches);
    let result = if mismatches.is_empty() {
        result
    } else {
        result.and_then(|()| Err(RunError::new(String::new())))
    };
    let (artifacts, remarks) = (session.artifacts, session.remarks);
    // After an error, standard output gets the results of other parts, and a file is left as it was.
    let written = writer.finish(result.is_ok());
    let recorded = artifacts.write_all(streams.stdout);
    let report = cache::finish(session.cache.as_deref(), &driver.name);
    write_lossy(streams.stderr, &report);
    if driver.ends_process {
        // The process ends now, and the system frees its memory faster than destructors do.
        std::mem::forget(cx);
    }
    let remarks = remarks.write(streams.stdout);
    let [remarks, written, recorded] =
        [remarks, written, recorded].map(|result| result.map_err(RunError::from));
    RunError::first_of(&driver.name, [remarks, written, result, recorded])
}

struct Session<'s, I: IrText> {
    driver: &'s Driver<I>,
    registry: &'s Arc<PassRegistry<I>>,
    settings: &'s Settings,
    cx: &'s I::Context,
    filters: ExecutionFilters<'s>,
    artifacts: Artifacts<'s>,
    /// Logs for the parent process which passes run, if this process is a child of `--isolate`.
    recorder: Option<Arc<Recorder>>,
    pool: Option<Arc<Parallel>>,
    remarks: RemarkLog,
    reproducer: ReproducerFile,
    cache: Option<Box<dyn RunCache<I>>>,
    pipelines: Pipelines<'s, I>,
}

impl<I: IrText> Session<'_, I> {
    /// Processes the source. With `--verify-diagnostics`, all expectations in comments must be met, and errors that were
    /// reported as diagnostics do not fail the run by themselves.
    fn process_source(
        &self,
        source: &Source,
        stderr: &mut (dyn Write + Send),
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        let mut reporter = Reporter::new(source, self.settings, stderr);
        reporter.mute_diagnostics(
            self.recorder
                .as_ref()
                .is_some_and(|recorder| recorder.repeats()),
        );
        let result = self.process_parts(source, &mut reporter, writer);
        let result = match result {
            Err(error) if error.is_diagnosed && reporter.verifies() => Ok(()),
            result => result,
        };
        let expectations_are_met = reporter.finish();
        result?;
        if expectations_are_met {
            Ok(())
        } else {
            Err(RunError::diagnosed())
        }
    }

    fn process_parts(
        &self,
        source: &Source,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        let marker = self.settings.split_input_file.0.as_ref();
        let Some(marker) = marker.filter(|_| source.binary.is_none()) else {
            return self.process_part(&source.name, &Input::Whole(source), reporter, writer);
        };
        self.process_split(source, marker, reporter, writer)
    }

    /// Shows what an earlier run has made of a part, or runs the pipelines on it.
    fn process_part(
        &self,
        name: &str,
        input: &Input<'_>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        let text = input.place(name);
        let known = self.cache.as_deref().filter(|_| self.may_know());
        let known = known.and_then(|cache| input.with_bytes(|bytes| cache.start(text, bytes)));
        self.process_text(known, reporter, writer, |cached, reporter, writer| {
            self.run_part(name, input, cached, reporter, writer)
        })
    }

    /// Returns whether results that are known may be shown.
    fn may_know(&self) -> bool {
        self.recorder.is_none() && !self.driver.is_cancelled()
    }

    /// Shows what is known of a text, or runs it and keeps all that the run shows and prints, if it succeeds.
    fn process_text(
        &self,
        cached: Option<Box<dyn TextRun<I> + '_>>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
        run: impl FnOnce(
            Option<&dyn TextRun<I>>,
            &mut Reporter<'_>,
            &mut Writer<'_>,
        ) -> Result<(), RunError>,
    ) -> Result<(), RunError> {
        let Some(cached) = cached.as_deref() else {
            return run(None, reporter, writer);
        };
        if let Some(outcome) = cached.known(&|output| self.is_valid(output)) {
            return self.replay(&outcome, reporter, writer);
        }
        reporter.start_transcript();
        writer.start_copy();
        let result = run(Some(cached), reporter, writer);
        let copied = reporter.take_transcript().zip(writer.take_copy());
        if let Some((transcript, output)) = copied
            && result.is_ok()
            && !transcript.has_several_roots
            && !self.driver.is_cancelled()
        {
            let outcome = Outcome {
                output,
                ..transcript.outcome
            };
            cached.keep(&outcome, transcript.shows_place);
        }
        result
    }

    /// Returns whether an output is a module that the verifier accepts.
    fn is_valid(&self, output: &[u8]) -> bool {
        let Ok(text) = std::str::from_utf8(output) else {
            return false;
        };
        let options = self.settings.parse_options();
        let emit = &mut |_: Diagnostic| {};
        let Ok(mut root) = I::parse(self.cx, "result", text, options, emit) else {
            return false;
        };
        I::verify(self.cx, &I::root(&mut root), true, emit).is_ok()
    }

    /// Shows what an earlier run has made of a part.
    fn replay(
        &self,
        outcome: &Outcome,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        let [before, after] = &outcome.texts;
        reporter.text(before);
        // The first part of a run with such a root shows warnings about its pipeline.
        self.pipelines
            .build_for(&outcome.root, &mut |text| reporter.text(text))?;
        reporter.text(after);
        writer.push(&outcome.output);
        Ok(())
    }

    /// Runs the pipelines on a part.
    fn run_part(
        &self,
        name: &str,
        input: &Input<'_>,
        cached: Option<&dyn TextRun<I>>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        if let Some(recorder) = &self.recorder {
            recorder.start_part();
        }
        let counters = self.filters.new_counters();
        reporter.text(&counters.report());
        let recording = self.artifacts.record(name, input.first_line());
        reporter.record(recording.clone());
        let stopwatch = Stopwatch::start(self.settings, recording.as_ref());
        self.driver.shutdown.set_notice(stopwatch.shutdown_notice());
        let observers = RunObservers {
            counters: &counters,
            stopwatch: &stopwatch,
            recording: recording.as_ref(),
            cached,
        };
        let mut result = self.transform(name, input, observers, reporter, writer);
        // The error precedes the reports.
        let tool = &self.driver.name;
        let message = result.as_mut().err().map(|error| error.take_text(tool));
        if let Some(recording) = &recording {
            recording.end(message.as_deref());
        }
        reporter.text(&message.unwrap_or_default());
        self.driver.shutdown.set_notice(None);
        stopwatch.report(reporter);
        reporter.text(&counters.report());
        result
    }

    fn print(&self, root: &mut I::Root<'_>, sink: &mut dyn FnMut(&str)) {
        let options = self.settings.print_options();
        I::print_pieces(self.cx, root, options, sink);
        if I::BLANK_LINE_AT_END && !options.local_scope {
            sink("\n");
        }
    }

    fn transform(
        &self,
        name: &str,
        input: &Input<'_>,
        observers: RunObservers<'_, I>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        let (cx, stopwatch) = (self.cx, observers.stopwatch);
        let parser = stopwatch.phase("Parser");
        let (reproducer, mut root) = self.read(name, input, reporter)?;
        drop(parser);
        let root_name = root_name::<I>(cx, &mut root);
        let built = reporter.build_pipeline(&root_name, |warn| match &reproducer.pipeline {
            Some(text) => self.pipelines.of_reproducer(text, warn),
            None => self.pipelines.for_root(&root_name, warn),
        })?;
        if let Some(shown) = &built.shown {
            writer.push(shown);
            return Ok(());
        }
        if let Some(recorder) = &self.recorder {
            let location = I::location(cx, &I::root(&mut root));
            let whole = reproducers::of_run(self.settings, cx, &mut root, &built, &reproducer);
            recorder.start_run(&location, &whole);
        }
        for (number, (phase, pipeline)) in (1..).zip(built.parts) {
            let mut manager = self.manager(pipeline, &reproducer)?;
            if self.settings.check_idempotent {
                manager.add_instrumentation(CheckIdempotent::default());
            }
            self.run_pipeline(name, &observers, &mut manager, &mut root, reporter)?;
            reproducers::generate::<I>(self.settings, cx, &mut root, manager.pipeline())?;
            if let Some(folder) = &self.settings.dump_compilation_phases_to {
                let text = I::print_root(cx, &mut root, self.settings.print_options());
                dumps::write_phase(folder, name, (number, &phase), &text)?;
            }
        }
        let _output = stopwatch.phase("Output");
        let format = self.driver.binary.as_ref();
        if let Some(format) = format.filter(|_| self.settings.emit_bytecode) {
            let mut emit = |diagnostic: Diagnostic| reporter.diagnostic(diagnostic);
            let options = BinaryOptions::of(self.settings);
            let bytes = (format.write)(cx, &mut root, options, &mut emit);
            writer.push(bytes.map_err(|failure| RunError::of_failure(name, &failure))?);
        } else {
            self.print(&mut root, &mut |piece| writer.push(piece));
        }
        if self.driver.ends_process && self.settings.split_input_file.0.is_none() {
            std::mem::forget(root);
        }
        Ok(())
    }

    /// Creates a manager with the settings, which a reproducer in the input overrides.
    fn manager(
        &self,
        pipeline: OpPassManager<I>,
        reproducer: &Reproducer,
    ) -> Result<PassManager<I>, RunError> {
        let mut manager = PassManager::from(pipeline);
        manager.set_verify_each(reproducer.verify_each.unwrap_or(self.settings.verify_each));
        manager.set_check_unchanged(self.settings.check_unchanged);
        manager.set_skip(!self.settings.no_skip);
        manager.set_show_operations(self.settings.print_op_on_diagnostic);
        manager.set_print_options(self.settings.print_options());
        // This warning is about the command line, so no comment in the input can announce it.
        manager.set_warn_unused(self.settings.verify_diagnostics.is_none());
        manager.set_registry(Arc::clone(self.registry));
        if let Some(cache) = &self.cache {
            cache.install(&mut manager);
        }
        if let Some(token) = &self.driver.cancel {
            manager.set_cancel(token.clone());
        }
        let threads = reproducer
            .disable_threading
            .map_or(!self.settings.disable_threading, |disable| !disable);
        reproducers::watch(self.settings, &self.reproducer, threads, &mut manager);
        if let Some(recorder) = &self.recorder {
            // The log needs a single thread, so no schedule is set.
            manager.add_instrumentation(Arc::clone(recorder));
        } else if let Some(set_schedule) = self.driver.schedule.filter(|_| threads) {
            // A reproducer may ask for threads that the command line does not.
            let pool = self.pool.clone().map_or_else(Driver::<I>::start_pool, Ok)?;
            set_schedule(&mut manager, pool);
        }
        Ok(manager)
    }

    /// Runs the pipeline. The observers are added in the order that the guide documents.
    fn run_pipeline(
        &self,
        name: &str,
        observers: &RunObservers<'_, I>,
        manager: &mut PassManager<I>,
        root: &mut I::Root<'_>,
        reporter: &mut Reporter<'_>,
    ) -> Result<(), RunError> {
        let (cx, recording) = (self.cx, observers.recording);
        let file_errors = FileErrors::new(&self.driver.name);
        let colors = self.settings.uses_colors(self.driver.colors);
        if let Some(cached) = observers.cached {
            cached.watch(manager);
        }
        self.filters.install_on(observers.counters, manager);
        // Behind the filters, which may keep passes from running.
        check_legality(self.settings, manager);
        self.remarks.watch(manager);
        dumps::watch(self.settings, colors, &file_errors, manager);
        if let Some(recording) = recording {
            manager.add_instrumentation(recording.clone());
        }
        self.artifacts.add_instrumentations(manager);
        let validations = ValidationLog::default();
        self.driver.validate(self.settings, manager, &validations);
        // The last one, so that the times of passes do not include the others.
        observers.stopwatch.time_passes(manager);
        if self.settings.dump_pass_pipeline {
            reporter.text(&pipelines::dump(manager.pipeline()));
        }
        let result = manager.run(cx, I::root(root), &mut |diagnostic| {
            reporter.diagnostic(diagnostic);
        });
        let is_cancelled = self.driver.is_cancelled();
        if is_cancelled {
            self.driver.shutdown.begin_reporting();
        }
        if let Some(recording) = recording {
            recording.pipeline(manager);
        }
        if let Some(tree) = manager
            .statistics()
            .filter(|_| self.settings.pass_statistics)
        {
            let display = self.settings.pass_statistics_display;
            reporter.text(&statistics::render(&tree, display));
        }
        self.filters.write_ir_at_limit(&file_errors);
        self.remarks.report(reporter);
        self.report_validations(&validations, reporter);
        let file_errors = file_errors.take();
        reporter.text(&file_errors);
        result.map_err(|failure| RunError::of_failure(name, &failure))?;
        if is_cancelled {
            return Err(RunError::of_source(name, "the run was cancelled"));
        }
        if !file_errors.is_empty() {
            return Err(RunError::new(String::new()));
        }
        Ok(())
    }

    /// Reports a summary, and the first wrong action of the first pass execution that changes what a function computes.
    fn report_validations(&self, log: &ValidationLog, reporter: &mut Reporter<'_>) {
        let tool = &self.driver.name;
        if self.settings.validate.is_none() {
            return;
        }
        if let Some(wrong) = log.wrong_executions().into_iter().next() {
            let WrongExecution { pass, function, .. } = &wrong;
            if let Some(action) = self.wrong_action(&wrong) {
                let message = format!(
                    "the first action of pass '{pass}' that changes what @{function} computes is {action}"
                );
                reporter.diagnostic(Diagnostic::remark(wrong.location.clone(), message));
            }
            reporter.text(&format!(
                "help: '{tool} bisect --validate' with the same passes and input writes the smallest module that shows it\n"
            ));
        }
        reporter.text(&format!("{tool}: validated: {log}\n"));
    }

    /// Runs the pass alone on the module before it, to find the first action after which the result is wrong.
    fn wrong_action(&self, wrong: &WrongExecution) -> Option<CulpritAction> {
        let pipeline = wrong.reproducer.pipeline.as_deref()?;
        let pipeline = self.registry.parse(self.cx, pipeline).ok()?;
        let search = CulpritSearch {
            context: self.cx,
            text: &wrong.module,
            parse: ParseOptions::default().implicit_root(false),
            print: self.settings.print_options(),
            pipeline: &pipeline,
            configure: &|manager: &mut PassManager<I>| {
                manager.set_registry(Arc::clone(self.registry));
                self.driver
                    .validate(self.settings, manager, &ValidationLog::default());
            },
            cancel: self.driver.cancel.clone().unwrap_or_default(),
        };
        search.find(&mut |_| Ok(false)).ok()?.action
    }
}

struct RunObservers<'s, I: IrText> {
    counters: &'s PartCounters,
    stopwatch: &'s Stopwatch<'s>,
    recording: Option<&'s Recording>,
    cached: Option<&'s dyn TextRun<I>>,
}

/// Checks what passes state about legality, if the settings ask for it.
pub(crate) fn check_legality<I: Ir>(settings: &Settings, manager: &mut PassManager<I>) {
    let check = settings
        .check_legality
        .then(|| CheckLegality::of(manager.pipeline()));
    if let Some(check) = check.flatten() {
        manager.add_instrumentation(check);
    }
}

pub(crate) fn root_name<I: IrText>(cx: &I::Context, root: &mut I::Root<'_>) -> String {
    let name = I::name(cx, &I::root(root));
    I::facts(cx, name).name.into_owned()
}
