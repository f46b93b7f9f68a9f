//! Processes an input that is split in parts.

use std::thread;

use pass_runtime::Location;
use pass_runtime::ir::IrText;

use super::cached::cached_part;
use super::look_ahead::{BLOCK, LookAhead};
use super::{Input, Session};
use crate::cache::{PartCache, PartText, RunCache};
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
        let markers = [marker, &*self.settings.output_split_marker];
        let (cache, has_sections) = (&self.cache, self.pipelines.is_nested());
        let cached = |group| cached_group(cache, name, text, group, markers, has_sections);
        thread::scope(|scope| {
            let ahead = LookAhead::start(scope, self.threads_ahead(), &groups, cached);
            let mut result = Ok(());
            for (number, groups) in groups.chunks(BLOCK).enumerate() {
                let block = ahead.block(number);
                let block = block.unwrap_or_else(|| groups.iter().map(cached).collect());
                for (index, (group, cached)) in groups.iter().zip(block).enumerate() {
                    if self.driver.is_cancelled() {
                        let cancelled = || RunError::of_source(name, "the run was cancelled");
                        return result.and_then(|()| Err(cancelled()));
                    }
                    if number + index > 0 {
                        self.mark(writer);
                    }
                    let processed = self.process_group(name, text, group, cached, reporter, writer);
                    result = both(result, processed);
                }
            }
            result
        })
    }

    /// Returns the number of threads that look up parts of an input.
    fn threads_ahead(&self) -> usize {
        if self.pool.is_some() && self.cache.knows_parts() {
            thread::available_parallelism().map_or(1, usize::from)
        } else {
            0
        }
    }

    fn process_group(
        &self,
        name: &str,
        whole: &str,
        group: &Group<'_>,
        cached: Option<PartCache<'_, I>>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        if let [part] = &*group.parts {
            let processed =
                self.process_part(name, &Input::Part(part, whole), cached, reporter, writer);
            return processed.map_err(|error| self.report(error, reporter));
        }
        let Some(mut cached) = cached.filter(|_| self.may_know()) else {
            return self.for_each(
                &group.parts,
                whole,
                reporter,
                writer,
                |input, reporter, writer| self.run_part(name, input, None.into(), reporter, writer),
            );
        };
        if let Some(outcome) = cached.known(group.text.text.as_bytes()) {
            let replayed = self.replay(&outcome, reporter, writer);
            return replayed.map_err(|error| self.report(error, reporter));
        }
        if cached.is_divided() {
            return self.for_each(
                &group.parts,
                whole,
                reporter,
                writer,
                |input, reporter, writer| {
                    let cached = cached_part(&self.cache, name, input, false);
                    self.process_part(name, input, cached, reporter, writer)
                },
            );
        }
        self.keep(
            &cached,
            || None,
            reporter,
            writer,
            |reporter, writer| {
                self.for_each(
                    &group.parts,
                    whole,
                    reporter,
                    writer,
                    |input, reporter, writer| {
                        self.run_part(name, input, Some(&cached).into(), reporter, writer)
                    },
                )
            },
        )
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

/// Returns the cache of a group of parts of a whole text, unless nothing is known or kept of it.
fn cached_group<'r, I: IrText>(
    cache: &'r RunCache<I>,
    name: &'r str,
    whole: &'r str,
    group: &'r Group<'r>,
    markers: [&'r str; 2],
    has_sections: bool,
) -> Option<PartCache<'r, I>> {
    let markers = Some(markers).filter(|_| group.parts.len() > 1);
    let part = PartText {
        markers,
        ..Input::Part(&group.text, whole).part(name)
    };
    let has_sections = has_sections && markers.is_none();
    cache.part(part, group.text.text.as_bytes(), has_sections)
}

/// Returns the result of a run of two results, whose errors were reported.
fn both(first: Result<(), RunError>, second: Result<(), RunError>) -> Result<(), RunError> {
    match (first, second) {
        (Err(first), Err(second)) => Err(if first.is_diagnosed { second } else { first }),
        (first, second) => first.and(second),
    }
}
