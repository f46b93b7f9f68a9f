//! The examples of passes, run: what comes out is held against what the declaration shows.

use std::fmt::Write;
use std::sync::Arc;

use pass_runtime::diagnostic::Severity;
use pass_runtime::info::ExampleInfo;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::manager::{Anchor, Nesting};
use pass_runtime::registry::RegisteredPass;
use pass_runtime::{Diagnostic, Failure, OpPassManager, PassInfo, PassManager, PassRegistry};
use similar::TextDiff;

use crate::diagnostics::Renderer;
use crate::driver::Driver;
use crate::files::Source;
use crate::session::root_name;
use crate::settings::Settings;

/// The results of running examples.
pub(crate) struct Outcome {
    /// One line for each example, with what is wrong below it, and a line that counts them.
    pub(crate) text: String,
    /// The number of examples with another output than declared.
    pub(crate) failed: usize,
}

/// Runs the examples of the passes that were given as flags, or else of all.
pub(crate) fn run<I: IrText>(
    driver: &Driver<I>,
    registry: &Arc<PassRegistry<I>>,
    settings: &Settings,
) -> Outcome {
    let chosen = |pass: &&RegisteredPass<I>| {
        let argument = pass.info().argument;
        let mut flags = settings.passes.iter();
        settings.passes.is_empty() || flags.any(|flag| flag.argument == argument)
    };
    let runner = Runner {
        driver,
        registry,
        settings,
    };
    let mut tally = Tally::default();
    for pass in registry.passes().filter(chosen) {
        tally.passes.push((pass.info(), pass.info().examples.len()));
        for example in pass.info().examples {
            tally.add(pass.info(), example, runner.example(pass.info(), example));
        }
    }
    tally.finish()
}

/// The settings that all examples share.
struct Runner<'r, I: IrText> {
    driver: &'r Driver<I>,
    registry: &'r Arc<PassRegistry<I>>,
    settings: &'r Settings,
}

impl<I: IrText> Runner<'_, I> {
    /// Runs the example; fails with what is wrong.
    fn example(&self, info: &PassInfo, example: &ExampleInfo) -> Result<(), String> {
        let source = |part: &str, text: &str| {
            let name = format!("{} ({part})", place(info, example));
            Source::new(name, text.to_owned())
        };
        let before = self.module(&source("before", example.before), |manager, cx| {
            let nested = match info.interface {
                Some(interface) => {
                    let nested = manager.nest(Anchor::interface(interface));
                    nested.map_err(|error| error.to_string())?
                }
                None => manager,
            };
            let (argument, options) = (info.argument, example.options);
            let appended = self.registry.append_one(cx, nested, argument, options);
            let style = self.settings.diagnostics.style;
            appended.map_err(|errors| errors.render_as(style, argument, options))
        })?;
        let after = self.module(&source("after", example.after), |_, _| Ok(()))?;
        if before == after {
            return Ok(());
        }
        let diff = TextDiff::from_lines(&after, &before);
        let mut shown = diff.unified_diff();
        Err(shown.header("as declared", "as it comes out").to_string())
    }

    /// The module as it prints once passes have run on it, in a context of its own.
    fn module(
        &self,
        source: &Source,
        add_passes: impl FnOnce(&mut OpPassManager<I>, &I::Context) -> Result<(), String>,
    ) -> Result<String, String> {
        let mut cx = (self.driver.context)();
        I::allow_unregistered_dialects(&mut cx, self.settings.allow_unregistered_dialects);
        let mut said = Vec::new();
        let (name, text) = (&source.name, source.text());
        let parsed = I::parse(&cx, name, &text, ParseOptions::default(), &mut |it| {
            said.push(it);
        });
        let mut root = parsed.map_err(|failure| self.explain(source, &failure, &said))?;
        let verified = I::verify(&cx, &I::root(&mut root), true, &mut |it| said.push(it));
        verified.map_err(|failure| self.explain(source, &failure, &said))?;
        let mut pipeline = OpPassManager::new(Anchor::op(root_name::<I>(&cx, &mut root)));
        pipeline.set_nesting(Nesting::Implicit);
        add_passes(&mut pipeline, &cx)?;
        let mut manager = PassManager::from(pipeline);
        manager.set_registry(Arc::clone(self.registry));
        let result = manager.run(&cx, I::root(&mut root), &mut |it| said.push(it));
        result.map_err(|failure| self.explain(source, &failure, &said))?;
        let options = PrintOptions::default().generic(true);
        Ok(I::print_root(&cx, &mut root, options))
    }

    /// The errors, and the reason of the failure if it has one.
    fn explain(&self, source: &Source, failure: &Failure, said: &[Diagnostic]) -> String {
        let renderer = Renderer::new(source, self.settings.diagnostics.style);
        let errors = said
            .iter()
            .filter(|diagnostic| diagnostic.severity == Severity::Error);
        let mut text: String = errors
            .map(|diagnostic| renderer.render(diagnostic))
            .collect();
        if let Some(reason) = failure.reason() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}: error: {reason}", source.name);
        }
        text
    }
}

/// The place of the declaration of the example, or else the pass that it is about.
fn place(info: &PassInfo, example: &ExampleInfo) -> &'static str {
    match example.origin {
        "" => info.argument,
        origin => origin,
    }
}

/// The results so far.
#[derive(Default)]
struct Tally {
    text: String,
    passes: Vec<(&'static PassInfo, usize)>,
    ran: usize,
    failed: usize,
}

impl Tally {
    fn add(&mut self, info: &PassInfo, example: &ExampleInfo, result: Result<(), String>) {
        self.ran += 1;
        let options = match example.options {
            "" => String::new(),
            options => format!("{{{options}}}"),
        };
        let title = format!("{}{options}: {}", info.argument, example.title);
        // Writing to a string cannot fail.
        let _ = match result {
            Ok(()) => writeln!(self.text, "{title} ... ok"),
            Err(why) => {
                self.failed += 1;
                let place = place(info, example);
                writeln!(
                    self.text,
                    "{title} ... FAILED ({place})\n{}",
                    why.trim_end()
                )
            }
        };
    }

    fn finish(mut self) -> Outcome {
        let (with, without): (Vec<_>, Vec<_>) =
            self.passes.iter().partition(|(_, count)| *count > 0);
        let count = |count: usize, what: &str, many: &str| match count {
            1 => format!("1 {what}"),
            count => format!("{count} {many}"),
        };
        let _ = writeln!(
            self.text,
            "{} of {} ran, {} failed",
            count(self.ran, "example", "examples"),
            count(with.len(), "pass", "passes"),
            self.failed
        );
        if !without.is_empty() {
            let names: Vec<&str> = without.iter().map(|(info, _)| info.argument).collect();
            let _ = writeln!(self.text, "without an example: {}", names.join(", "));
        }
        Outcome {
            text: self.text,
            failed: self.failed,
        }
    }
}
