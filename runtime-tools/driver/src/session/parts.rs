//! Processes an input that is split in parts.

use pass_runtime::Location;
use pass_runtime::ir::IrText;

use super::{Input, Session};
use crate::cache::InputText;
use crate::files::Source;
use crate::output::Writer;
use crate::report::Reporter;
use crate::run_error::RunError;
use crate::split::{self, Group, Part};

impl<I: IrText> Session<'_, I> {
    /// Processes the parts of a source between markers, each of which may fail.
    pub(super) fn process_split(
        &self,
        source: &Source,
        marker: &str,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        let (name, text) = (&*source.name, &*source.text());
        for (line, column) in split::near_misses(text, marker) {
            let location = Location::file(name, line, column);
            reporter.warning_about_file(location, "near miss with file split marker");
        }
        let groups = split::groups(text, marker);
        let mut result = Ok(());
        for (number, group) in groups.iter().enumerate() {
            if self.driver.is_cancelled() {
                let cancelled = || RunError::of_source(name, "the run was cancelled");
                return result.and_then(|()| Err(cancelled()));
            }
            if number > 0 {
                self.mark(writer);
            }
            let processed = self.process_group(name, text, group, marker, reporter, writer);
            result = both(result, processed);
        }
        result
    }

    /// Processes parts whose results are kept together.
    fn process_group(
        &self,
        name: &str,
        whole: &str,
        group: &Group<'_>,
        marker: &str,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        if let [part] = &*group.parts {
            let processed = self.process_part(name, &Input::Part(part, whole), reporter, writer);
            return processed.map_err(|error| self.report(error, reporter));
        }
        let text = InputText {
            markers: Some([marker, &self.settings.output_split_marker]),
            ..Input::Part(&group.text, whole).place(name)
        };
        let cache = self.cache.as_deref().filter(|_| self.may_know());
        let cached = cache.and_then(|cache| cache.start(text, group.text.text.as_bytes()));
        self.process_text(cached, reporter, writer, |cached, reporter, writer| {
            let run = |input: &Input<'_>, reporter: &mut Reporter<'_>, writer: &mut Writer<'_>| {
                self.run_part(name, input, cached, reporter, writer)
            };
            self.for_each(&group.parts, whole, reporter, writer, run)
        })
    }

    /// Processes parts with markers between them.
    fn for_each(
        &self,
        parts: &[Part<'_>],
        whole: &str,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
        process: impl Fn(&Input<'_>, &mut Reporter<'_>, &mut Writer<'_>) -> Result<(), RunError>,
    ) -> Result<(), RunError> {
        let mut result = Ok(());
        for (index, part) in parts.iter().enumerate() {
            // The caller says that the run ends.
            if result.is_err() && self.driver.is_cancelled() {
                break;
            }
            if index > 0 {
                self.mark(writer);
            }
            let processed = process(&Input::Part(part, whole), reporter, writer);
            result = both(
                result,
                processed.map_err(|error| self.report(error, reporter)),
            );
        }
        result
    }

    /// Writes the marker between two parts.
    fn mark(&self, writer: &mut Writer<'_>) {
        writer.push(format!("{}\n", self.settings.output_split_marker));
    }

    /// Reports the error of a part, and returns that of the run.
    fn report(&self, mut error: RunError, reporter: &mut Reporter<'_>) -> RunError {
        reporter.text(&error.take_text(&self.driver.name));
        if error.is_diagnosed {
            RunError::diagnosed()
        } else {
            RunError::new(String::new())
        }
    }
}

/// Returns the result of a run of two results, whose errors were reported.
fn both(first: Result<(), RunError>, second: Result<(), RunError>) -> Result<(), RunError> {
    match (first, second) {
        (Err(first), Err(second)) => Err(if first.is_diagnosed { second } else { first }),
        (first, second) => first.and(second),
    }
}
