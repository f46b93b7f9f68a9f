//! The handler of diagnostics, which shows them or compares them with the expectations in the input.

use std::io::Write;

use pass_runtime::diagnostic::{NoteKind, Severity};
use pass_runtime::{Diagnostic, Location};

use crate::cache::Outcome;
use crate::diagnostics::Renderer;
use crate::expected::{Expectations, Mismatch};
use crate::files::Source;
use crate::output::write_lossy;
use crate::recording::Recording;
use crate::settings::Settings;

/// The handler of diagnostics and other text about a source.
pub(crate) struct Reporter<'s> {
    source: &'s Source,
    renderer: Renderer<'s>,
    settings: &'s Settings,
    expected: Option<Expectations>,
    recording: Option<Recording>,
    transcript: Option<Transcript>,
    /// True if diagnostics are not shown.
    is_muted: bool,
    stderr: &'s mut (dyn Write + Send),
}

/// What is shown about a part of the source, or about several, to be kept.
#[derive(Default)]
pub(crate) struct Transcript {
    pub(crate) outcome: Outcome,
    pub(crate) shows_place: bool,
    has_pipeline: bool,
    /// True if several parts have roots of different names, each of which may show warnings about its pipeline.
    pub(crate) has_several_roots: bool,
}

impl<'s> Reporter<'s> {
    /// Creates a reporter. Reports errors in the expectations of the source.
    pub(crate) fn new(
        source: &'s Source,
        settings: &'s Settings,
        stderr: &'s mut (dyn Write + Send),
    ) -> Self {
        let mut reporter = Self {
            source,
            renderer: Renderer::new(source, settings.diagnostic_style),
            settings,
            expected: None,
            recording: None,
            transcript: None,
            is_muted: false,
            stderr,
        };
        if let Some(verify) = settings.verify_diagnostics {
            let (expected, mismatches) = Expectations::read(source, verify);
            reporter.expected = Some(expected);
            reporter.show_mismatches(mismatches);
        }
        reporter
    }

    pub(crate) fn record(&mut self, recording: Option<Recording>) {
        self.recording = recording;
    }

    pub(crate) fn start_transcript(&mut self) {
        self.transcript = Some(Transcript::default());
    }

    pub(crate) fn take_transcript(&mut self) -> Option<Transcript> {
        self.transcript.take()
    }

    /// Calls `build` with what shows warnings about the pipeline for such a root, which are those of the run and not of the part.
    pub(crate) fn build_pipeline<T>(
        &mut self,
        root: &str,
        build: impl FnOnce(&mut dyn FnMut(&str)) -> T,
    ) -> T {
        if let Some(transcript) = &mut self.transcript {
            transcript.has_several_roots |=
                transcript.has_pipeline && transcript.outcome.root != root;
            transcript.outcome.root = root.to_owned();
            transcript.has_pipeline = true;
        }
        build(&mut |text| write_lossy(self.stderr, text))
    }

    pub(crate) fn mute_diagnostics(&mut self, is_muted: bool) {
        self.is_muted = is_muted;
    }

    pub(crate) fn verifies(&self) -> bool {
        self.expected.is_some()
    }

    /// Reports expectations that are not met. Returns true if the expectations are met, or are not verified.
    pub(crate) fn finish(mut self) -> bool {
        let Some(expected) = self.expected.take() else {
            return true;
        };
        let (unmet, is_success) = expected.finish(self.source);
        self.show_mismatches(unmet);
        is_success
    }

    pub(crate) fn diagnostic(&mut self, mut diagnostic: Diagnostic) {
        if let Some(transcript) = &mut self.transcript {
            transcript.shows_place = true;
        }
        if diagnostic.severity == Severity::Output {
            if !self.is_muted {
                self.text(&diagnostic.message);
            }
            return;
        }
        self.select_notes(&mut diagnostic);
        if let Some(recording) = &self.recording {
            recording.diagnostic(&diagnostic);
        }
        if let Some(expected) = &mut self.expected {
            let mismatches = expected.take(self.source, &diagnostic);
            return self.show_mismatches(mismatches);
        }
        if diagnostic.severity <= self.settings.diagnostic_verbosity && !self.is_muted {
            self.text(&self.renderer.render(&diagnostic));
        }
    }

    /// Shows a warning about the file, which no comment announces and no verbosity hides, as the parser of a part has not seen it.
    pub(crate) fn warning_about_file(&mut self, location: Location, message: &str) {
        let warning = Diagnostic::warning(location, message);
        if let Some(recording) = &self.recording {
            recording.diagnostic(&warning);
        }
        self.text(&self.renderer.render(&warning));
    }

    pub(crate) fn text(&mut self, text: &str) {
        if let Some(transcript) = &mut self.transcript {
            transcript.outcome.texts[usize::from(transcript.has_pipeline)] += text;
        }
        write_lossy(self.stderr, text);
    }

    fn show_mismatches(&mut self, mismatches: Vec<Mismatch>) {
        for Mismatch { diagnostic, width } in mismatches {
            self.text(&self.renderer.render_with_width(&diagnostic, width));
        }
    }

    /// Removes notes that the settings turn off, and those with the operation, the pass and the calls if expectations are
    /// verified. The calls are a part of the location, which no setting turns off.
    fn select_notes(&self, diagnostic: &mut Diagnostic) {
        let notes = !self.settings.disable_diagnostic_notes;
        let operations = self.settings.print_op_on_diagnostic;
        let verifies = self.verifies();
        diagnostic.notes.retain(|note| match note.kind {
            NoteKind::Operation => operations && !verifies,
            NoteKind::Pass => notes && !verifies,
            NoteKind::Call => !verifies,
            _ => notes,
        });
    }
}
