//! Runs the examples of passes, and compares the results with the expected ones.

use std::sync::Arc;

use pass_debug::validation::ValidationLog;
use pass_runtime::diagnostic::Severity;
use pass_runtime::info::ExampleInfo;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::manager::{Anchor, Nesting};
use pass_runtime::registry::RegisteredPass;
use pass_runtime::{Diagnostic, Failure, OpPassManager, PassInfo, PassManager, PassRegistry};

use crate::diagnostics::Renderer;
use crate::diff::hunks;
use crate::driver::Driver;
use crate::files::Source;
use crate::run_error::RunError;
use crate::session::root_name;
use crate::settings::Settings;

/// Returns a line for each example and a summary, as an error if an example fails.
pub(crate) fn run<I: IrText>(
    driver: &Driver<I>,
    registry: &Arc<PassRegistry<I>>,
    settings: &Settings,
) -> Result<String, RunError> {
    let is_selected = |pass: &&RegisteredPass<I>| {
        let argument = pass.info().argument;
        let mut flags = settings.passes.iter();
        settings.passes.is_empty() || flags.any(|flag| flag.argument == argument)
    };
    let settings = Settings {
        validate: Some(settings.validate.unwrap_or_default()),
        ..settings.clone()
    };
    let runner = Runner {
        driver,
        registry,
        settings: &settings,
        validations: ValidationLog::default(),
    };
    let (mut text, mut examples, mut failures) = (String::new(), 0, 0);
    let (mut passes, mut without_example) = (0, Vec::new());
    for pass in registry.passes().filter(is_selected) {
        let info = pass.info();
        if info.examples.is_empty() {
            without_example.push(info.argument);
        } else {
            passes += 1;
        }
        for example in info.examples {
            examples += 1;
            let options = match example.options {
                "" => String::new(),
                options => format!("{{{options}}}"),
            };
            text += &format!("{}{options}: {} ... ", info.argument, example.title);
            match runner.run_example(info, example) {
                Ok(()) => text += "ok\n",
                Err(error) => {
                    failures += 1;
                    let origin = origin(info, example);
                    text += &format!("FAILED ({origin})\n{}\n", error.trim_end());
                }
            }
        }
    }
    let examples = plural(examples, "example", "examples");
    let passes = plural(passes, "pass", "passes");
    text += &format!("{examples} of {passes} ran, {failures} failed\n");
    if !without_example.is_empty() {
        text += &format!("without an example: {}\n", without_example.join(", "));
    }
    if driver.add_validation.is_some() {
        text += &format!("validated: {}\n", runner.validations);
    }
    if failures > 0 {
        return Err(RunError::new(text));
    }
    Ok(text)
}

fn plural(count: usize, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        count => format!("{count} {many}"),
    }
}

struct Runner<'r, I: IrText> {
    driver: &'r Driver<I>,
    registry: &'r Arc<PassRegistry<I>>,
    settings: &'r Settings,
    validations: ValidationLog,
}

impl<I: IrText> Runner<'_, I> {
    fn run_example(&self, info: &PassInfo, example: &ExampleInfo) -> Result<(), String> {
        let source = |part: &str, text: &str| {
            let name = format!("{} ({part})", origin(info, example));
            Source::new(name, text.to_owned())
        };
        let actual = self.module(&source("before", example.before), |manager, cx| {
            let nested = match info.interface {
                Some(interface) => manager.nest(Anchor::interface(interface)),
                None => manager,
            };
            let (argument, options) = (info.argument, example.options);
            let appended = self
                .registry
                .append_with_text(cx, nested, argument, options);
            let style = self.settings.diagnostic_style;
            appended.map_err(|errors| errors.render_as(style, argument, options))
        })?;
        let expected = self.module(&source("after", example.after), |_, _| Ok(()))?;
        if actual == expected {
            return Ok(());
        }
        let hunks = hunks(&expected, &actual, false);
        Err(format!("--- expected\n+++ actual\n{hunks}"))
    }

    /// Parses a module, runs passes on it and prints the result.
    fn module(
        &self,
        source: &Source,
        add_passes: impl FnOnce(&mut OpPassManager<I>, &I::Context) -> Result<(), String>,
    ) -> Result<String, String> {
        let cx = self.driver.new_context(self.settings);
        let mut diagnostics = Vec::new();
        let (name, text) = (&source.name, source.text());
        let parsed = I::parse(
            &cx,
            name,
            &text,
            ParseOptions::default(),
            &mut |diagnostic| {
                diagnostics.push(diagnostic);
            },
        );
        let mut root = parsed.map_err(|failure| self.explain(source, &failure, &diagnostics))?;
        let verified = I::verify(&cx, &I::root(&mut root), true, &mut |diagnostic| {
            diagnostics.push(diagnostic);
        });
        verified.map_err(|failure| self.explain(source, &failure, &diagnostics))?;
        let mut pipeline = OpPassManager::new(Anchor::op(root_name::<I>(&cx, &mut root)));
        pipeline.set_nesting(Nesting::Implicit);
        add_passes(&mut pipeline, &cx)?;
        let mut manager = PassManager::from(pipeline);
        manager.set_registry(Arc::clone(self.registry));
        self.driver
            .validate(self.settings, &mut manager, &self.validations);
        let result = manager.run(&cx, I::root(&mut root), &mut |diagnostic| {
            diagnostics.push(diagnostic);
        });
        result.map_err(|failure| self.explain(source, &failure, &diagnostics))?;
        let options = PrintOptions::default().generic(true);
        Ok(I::print_root(&cx, &mut root, options))
    }

    fn explain(&self, source: &Source, failure: &Failure, diagnostics: &[Diagnostic]) -> String {
        let renderer = Renderer::new(source, self.settings.diagnostic_style);
        let errors = diagnostics
            .iter()
            .filter(|diagnostic| diagnostic.severity == Severity::Error);
        let mut text: String = errors
            .map(|diagnostic| renderer.render(diagnostic))
            .collect();
        if let Some(reason) = failure.reason() {
            text += &format!("{}: error: {reason}\n", source.name);
        }
        text
    }
}

/// Returns the location of the example in its definition, or else the name of the pass.
fn origin(info: &PassInfo, example: &ExampleInfo) -> &'static str {
    match example.origin {
        "" => info.argument,
        origin => origin,
    }
}
