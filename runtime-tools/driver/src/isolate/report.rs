//! The report on a child process that died.

use std::path::Path;

use pass_debug::reproducer::Reproducer;
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{IrText, ParseOptions};
use pass_runtime::{Diagnostic, Failure, Location, PassRegistry};

use super::UnderWay;
use crate::driver::Driver;
use crate::failed::Failed;
use crate::files::Source;
use crate::output::write_file;
use crate::pipelines::Pipelines;
use crate::report::Reporter;
use crate::reproducers;
use crate::session::root_name;
use crate::settings::{DiagnosticSettings, Settings};
use crate::split::{self, Part};

/// The death of a child process.
pub(super) struct Death<'s, I: IrText> {
    pub(super) driver: &'s Driver<I>,
    pub(super) registry: &'s PassRegistry<I>,
    pub(super) settings: &'s Settings,
    pub(super) how: String,
    pub(super) under_way: UnderWay,
}

impl<I: IrText> Death<'_, I> {
    /// Reports the death, and writes a reproducer if the settings ask for one.
    pub(super) fn report(
        &self,
        source: &Source,
        stderr: &mut (dyn std::io::Write + Send),
    ) -> Result<(), Failed> {
        // The input cannot announce that the process dies.
        let settings = DiagnosticSettings {
            verify: None,
            ..self.settings.diagnostics.clone()
        };
        let mut reporter = Reporter::new(source, &settings, stderr);
        let mut cx = (self.driver.context)();
        I::allow_unregistered_dialects(&mut cx, self.settings.allow_unregistered_dialects);
        let whole = self.whole_run(&cx, source, &mut drop);
        let location = whole
            .as_ref()
            .map_or(Location::Unknown, |(location, _)| location.clone());
        let message = format!(
            "the process that ran the pipeline was ended by {}",
            self.how
        );
        let mut error = Diagnostic::error(location.clone(), message);
        let note = match (&self.settings.reproducers.crash, whole) {
            (Some(path), Ok((_, text))) => Some(self.write(path, &text)),
            _ if self.under_way.passes.is_empty() => None,
            _ => Some(self.executing()),
        };
        if let Some(note) = note {
            error = error.note_at(location, note);
        }
        reporter.diagnostic(error);
        Err(Failed::said(String::new()))
    }

    /// The location of the outermost operation, and the reproducer of the whole run.
    fn whole_run(
        &self,
        cx: &I::Context,
        source: &Source,
        emit: Emit<'_>,
    ) -> Result<(Location, String), Failure> {
        let nothing_to_say = |_: Failed| Failure::new();
        let text = source.text();
        let part = self.part(&text).ok_or_else(Failure::new)?;
        let (detached, text) =
            reproducers::detach(&self.settings.reproducers, &source.name, &part, emit)
                .map_err(nothing_to_say)?;
        let options = ParseOptions::default()
            .implicit_root(self.settings.implicit_module)
            .starts_at(part.first_line, part.first_column);
        let mut root = I::parse(cx, &source.name, &text, options, emit)?;
        let name = root_name::<I>(cx, &mut root);
        let pipelines = Pipelines::new(
            &self.driver.name,
            self.registry,
            self.settings,
            cx,
            &mut |_| {},
        )
        .map_err(nothing_to_say)?;
        let pipeline = match &detached.pipeline {
            Some(text) => pipelines.of_reproducer(text, &mut |_| {}),
            None => pipelines.for_root(&name, &mut |_| {}),
        };
        let parts = pipeline.map_err(nothing_to_say)?.parts.into_iter();
        let elements = parts.flat_map(|(_, part)| part.to_tree().elements);
        let elements: Vec<String> = elements.map(|element| element.to_string()).collect();
        let mut reproducer = Reproducer::default();
        reproducer.pipeline = Some(format!("{name}({})", elements.join(", ")));
        reproducer.disable_threading =
            Some(detached.disable_threading.unwrap_or(!self.settings.threads));
        reproducer.verify_each = Some(detached.verify_each.unwrap_or(self.settings.verify_each));
        let root = I::root(&mut root);
        let module = I::print(cx, &root, self.settings.print.complete());
        Ok((I::location(cx, &root), reproducer.attach(&module)))
    }

    /// The part of the input that was under way; none of several if that is unknown.
    fn part<'t>(&self, text: &'t str) -> Option<Part<'t>> {
        match &self.settings.split_marker {
            None => Some(Part::whole(text)),
            Some(marker) => split::parts(text, marker)
                .into_iter()
                .nth(self.under_way.part?),
        }
    }

    /// Writes the reproducer, and returns the note about it.
    fn write(&self, path: &Path, whole: &str) -> String {
        let (executing, text) = match &self.under_way.local {
            Some((pass, text)) => (
                format!("Pipeline failed while executing {pass}"),
                text.as_str(),
            ),
            None => (self.executing(), whole),
        };
        match write_file(path, text) {
            Ok(()) => format!("{executing}: reproducer generated at `{}`", path.display()),
            Err(error) => {
                let failed = "failed to create output stream: Failed to create reproducer stream";
                format!("{executing}: {failed}: {error}")
            }
        }
    }

    fn executing(&self) -> String {
        match self.under_way.passes.join(", ").as_str() {
            "" => "Pipeline failed".to_owned(),
            passes => format!("Pipeline failed while executing [{passes}]"),
        }
    }
}
