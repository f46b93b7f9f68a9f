//! One run of a tool, from its arguments to its output.

mod input;
mod run;

use std::ffi::OsString;
use std::io::Write;
use std::sync::Arc;

use pass_debug::CheckIdempotent;
use pass_debug::reproducer::Reproducer;
use pass_runtime::ir::IrText;
use pass_runtime::{Diagnostic, OpPassManager, PassManager, PassRegistry};

use crate::command::Command;
use crate::declarations::check_declarations;
use crate::driver::{Driver, Streams};
use crate::dumps;
use crate::examples;
use crate::failed::Failed;
use crate::files::{self, Source};
use crate::flags;
use crate::gates::Gates;
use crate::help;
use crate::isolate::{self, Recorder};
use crate::listing;
use crate::memory::limit_memory;
use crate::observers::Observers;
use crate::output::{Output, Writer};
use crate::pipelines::Pipelines;
use crate::remarks::RemarkLog;
use crate::report::Reporter;
use crate::reproducers;
use crate::settings::Settings;
use crate::split;
use crate::timing::Stopwatch;
use input::Input;
use run::Watches;

/// Runs the tool. Output is written last, and only if nothing failed.
pub(crate) fn run<I: IrText>(
    driver: &Driver<I>,
    args: Vec<OsString>,
    streams: &mut Streams<'_>,
) -> Result<(), Failed> {
    let tool = &driver.name;
    let registry = driver
        .registry()
        .map(Arc::new)
        .map_err(|error| Failed::line(format!("{tool}: error: {error}")))?;
    let names: Vec<&'static str> = registry.iter().map(|entry| entry.argument()).collect();
    let manual = driver.manual;
    if let Some(text) = manual.and_then(|manual| manual(driver, &registry, &args)) {
        let written = Output::Stdout.finish(&text?, streams.stdout);
        return written.map_err(Failed::line);
    }
    if let Some(command) = Command::of(&args) {
        return command.run(driver, &registry, &args, streams);
    }
    let mut settings =
        flags::read::<I>(args.clone(), &names).map_err(|error| error.into_failed(tool))?;
    let color = settings.color.unwrap_or(driver.colors);
    settings.diagnostics.style = settings.diagnostics.style.colored(color);
    let text = if settings.help {
        help::render(driver, &registry)
    } else if settings.version {
        driver.version_line()
    } else if settings.list_passes {
        listing::render(&registry)
    } else if settings.show_dialects {
        listing::dialects::<I>(&(driver.context)())
    } else if settings.run_examples {
        let outcome = examples::run(driver, &registry, &settings);
        if outcome.failed > 0 {
            return Err(Failed::said(outcome.text));
        }
        outcome.text
    } else if settings.reproducers.isolate {
        return isolate::run(driver, args, &registry, &settings, streams);
    } else {
        return transform(driver, &registry, &settings, streams);
    };
    Output::Stdout
        .finish(&text, streams.stdout)
        .map_err(Failed::line)
}

fn transform<I: IrText>(
    driver: &Driver<I>,
    registry: &Arc<PassRegistry<I>>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), Failed> {
    if settings.pipeline.is_some() && !settings.passes.is_empty() {
        let message = "<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options\n\
                       help: write these passes into the text of '--pass-pipeline', too";
        return Err(Failed::line(message.to_owned()));
    }
    if let Some((message, help)) = dumps::unknown_pass(settings, registry) {
        return Err(Failed::of_tool(&driver.name, &message, Some(&help)));
    }
    let gates = Gates::new(settings)
        .map_err(|message| Failed::line(format!("{}: error: {message}", driver.name)))?;
    let remarks = RemarkLog::new(&settings.remarks)
        .map_err(|message| Failed::line(format!("{}: error: {message}", driver.name)))?;
    if let Some(progress) = driver.progress.as_ref().filter(|_| !settings.progress) {
        progress.hide();
    }
    let mut cx = (driver.context)();
    I::allow_unregistered_dialects(&mut cx, settings.allow_unregistered_dialects);
    I::set_threads(&mut cx, settings.threads);
    check_declarations(&driver.name, registry, &cx)?;
    let session = Session {
        driver,
        registry,
        settings,
        cx: &cx,
        gates,
        observers: Observers::new(&driver.name, settings).map_err(Failed::line)?,
        recorder: driver
            .ends_process
            .then(|| Recorder::from_environment(settings.print))
            .flatten()
            .map(Arc::new),
        remarks,
        pipelines: Pipelines::new(&driver.name, registry, settings, &cx, &mut |text| {
            write_warning(streams.stderr, text);
        })?,
    };
    let output = Output::open(settings.output.as_deref()).map_err(Failed::line)?;
    if let Some(shown) = session.pipelines.shown() {
        return output.finish(shown, streams.stdout).map_err(Failed::line);
    }
    if let Some(mebibytes) = settings.max_memory {
        limit_memory(driver, mebibytes)?;
    }
    let source = files::read(settings.input.as_deref(), streams.stdin).map_err(Failed::line)?;
    // Output that a later failure would take back is not printed yet.
    let holds_back = settings.split_marker.is_some() || settings.diagnostics.verify.is_some();
    let mut writer = Writer::new(output, streams.stdout, holds_back);
    let mut result = session.text(&source, streams.stderr, &mut writer);
    driver.reporting.begin();
    match session.observers.finish() {
        Ok(text) => write_warning(streams.stderr, &text),
        Err(message) => result = result.and(Err(Failed::line(message))),
    }
    let remarks = session.remarks;
    if driver.ends_process {
        // The system takes memory back faster than one allocation after the other can be given back.
        std::mem::forget(cx);
    }
    // Parts that went well are worth seeing, but not worth a file that looks complete.
    let written = writer.finish(result.is_ok()).map_err(Failed::line);
    remarks.write(streams.stdout).map_err(Failed::line)?;
    written.and(result)
}

/// If text for people cannot be written, the tool goes on all the same.
fn write_warning(stderr: &mut (dyn Write + Send), text: &str) {
    let _ = stderr.write_all(text.as_bytes());
}

/// The settings that stay the same while the parts of the input are processed.
struct Session<'s, I: IrText> {
    driver: &'s Driver<I>,
    registry: &'s Arc<PassRegistry<I>>,
    settings: &'s Settings,
    cx: &'s I::Context,
    gates: Gates,
    observers: Observers,
    /// The log of what runs, if this process is a child that may die.
    recorder: Option<Arc<Recorder>>,
    remarks: RemarkLog,
    pipelines: Pipelines<'s, I>,
}

impl<I: IrText> Session<'_, I> {
    /// Writes what becomes of the source, and says whether all of it went as it should: well, or as the source announces.
    fn text(
        &self,
        source: &Source,
        stderr: &mut (dyn Write + Send),
        writer: &mut Writer<'_>,
    ) -> Result<(), Failed> {
        let mut reporter = Reporter::new(source, &self.settings.diagnostics, stderr);
        let result = self.parts(source, &mut reporter, writer);
        let result = match result {
            Err(failed) if failed.announceable && reporter.verifies() => Ok(()),
            result => result,
        };
        let as_announced = reporter.finish();
        result.and(as_announced.then_some(()).ok_or_else(Failed::silent))
    }

    fn parts(
        &self,
        source: &Source,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), Failed> {
        let Some(marker) = &self.settings.split_marker else {
            return self.part(&source.name, &Input::Whole(source), reporter, writer);
        };
        let text = source.text();
        for (line, column) in split::near_misses(&text, marker) {
            let location = pass_runtime::Location::file(source.name.as_str(), line, column);
            let message = "near miss with file split marker";
            reporter.diagnostic(Diagnostic::warning(location, message));
        }
        let mut all = Ok(());
        for (index, part) in split::parts(&text, marker).into_iter().enumerate() {
            if index > 0 {
                writer.push(&format!("{}\n", self.settings.output_marker));
            }
            if let Err(failed) = self.part(&source.name, &Input::Part(part), reporter, writer) {
                reporter.text(&failed.message);
                let announceable = failed.announceable
                    && !matches!(
                        &all,
                        Err(Failed {
                            announceable: false,
                            ..
                        })
                    );
                all = Err(Failed {
                    announceable,
                    ..Failed::silent()
                });
            }
        }
        all
    }

    /// The result for one module, and its times.
    fn part(
        &self,
        name: &str,
        input: &Input<'_>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), Failed> {
        if let Some(recorder) = &self.recorder {
            recorder.part();
        }
        let counters = self.gates.counters();
        reporter.text(&counters.report());
        let recording = self
            .observers
            .record(self.settings, name, input.first_line());
        reporter.record(recording.clone());
        let stopwatch = Stopwatch::start(&self.settings.timing, recording.as_ref());
        self.driver.last_words.set(stopwatch.last_words());
        let watches = Watches {
            counters: &counters,
            stopwatch: &stopwatch,
            recording: recording.as_ref(),
        };
        let mut result = self.process(name, input, watches, reporter, writer);
        if let Some(recording) = &recording {
            let message = result.as_ref().err().map(|failed| failed.message.as_str());
            recording.end(message);
        }
        let is_reported = stopwatch.is_reported() || counters.is_reported();
        if let (true, Err(failed)) = (is_reported, &mut result) {
            // Diagnostics come first.
            reporter.text(&std::mem::take(&mut failed.message));
        }
        self.driver.last_words.set(None);
        stopwatch.report(reporter);
        reporter.text(&counters.report());
        result
    }

    /// Parses, runs and prints one module.
    fn process(
        &self,
        name: &str,
        input: &Input<'_>,
        watches: Watches<'_>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), Failed> {
        let (cx, stopwatch) = (self.cx, watches.stopwatch);
        if let Some(progress) = self.progress() {
            progress.phase(&format!("reading {name}"));
        }
        let parser = stopwatch.phase("Parser");
        let (reproducer, mut root) = self.read(name, input, reporter)?;
        drop(parser);
        let root_name = root_name::<I>(cx, &mut root);
        let mut warn = |text: &str| reporter.text(text);
        let built = match &reproducer.pipeline {
            Some(text) => self.pipelines.of_reproducer(text, &mut warn)?,
            None => self.pipelines.for_root(&root_name, &mut warn)?,
        };
        if let Some(shown) = &built.shown {
            writer.push(shown);
            return Ok(());
        }
        for (number, (phase, pipeline)) in (1..).zip(built.parts) {
            let mut manager = self.manager(pipeline, &reproducer)?;
            if self.settings.edits.check_idempotent {
                manager.add_instrumentation(CheckIdempotent::default());
            }
            self.run(name, watches, &mut manager, &mut root, reporter)?;
            reproducers::generate::<I>(self.settings, cx, &mut root, manager.pipeline())?;
            if let Some(folder) = &self.settings.edits.dump_phases {
                let text = I::print_root(cx, &mut root, self.settings.print);
                dumps::write_phase(folder, name, (number, &phase), &text)?;
            }
        }
        let options = self.settings.print;
        let _output = stopwatch.phase("Output");
        I::print_pieces(cx, &mut root, options, &mut |piece| writer.push(piece));
        if I::BLANK_LINE_AT_END && !options.local_scope {
            writer.push("\n");
        }
        if self.driver.ends_process && self.settings.split_marker.is_none() {
            std::mem::forget(root);
        }
        Ok(())
    }

    /// The manager that the settings ask for, and the reproducer that the input holds.
    fn manager(
        &self,
        pipeline: OpPassManager<I>,
        reproducer: &Reproducer,
    ) -> Result<PassManager<I>, Failed> {
        let mut manager = PassManager::from(pipeline);
        manager.set_verify_each(reproducer.verify_each.unwrap_or(self.settings.verify_each));
        manager.set_check_unchanged(self.settings.check_unchanged);
        manager.set_show_operations(self.settings.diagnostics.operations);
        // Such a warning is about the command line, and comments in the input announce what is wrong with the input.
        manager.set_warn_unused(self.settings.diagnostics.verify.is_none());
        manager.set_registry(Arc::clone(self.registry));
        if let Some(token) = &self.driver.cancel {
            manager.set_cancel(token.clone());
        }
        let threads = reproducer
            .disable_threading
            .map_or(self.settings.threads, |disable| !disable);
        reproducers::watch(self.settings, threads, &mut manager);
        if let Some(recorder) = &self.recorder {
            manager.add_instrumentation(Arc::clone(recorder));
        }
        if let Some(set_schedule) = self.driver.schedule.filter(|_| threads) {
            set_schedule(&mut manager)
                .map_err(|error| Failed::line(format!("{}: error: {error}", self.driver.name)))?;
        }
        Ok(manager)
    }
}

/// The name of the outermost operation.
pub(crate) fn root_name<I: IrText>(cx: &I::Context, root: &mut I::Root<'_>) -> String {
    let name = I::name(cx, &I::root(root));
    I::facts(cx, name).name.into_owned()
}
