//! The handler of diagnostics: it shows them, or compares them with those that the input expects.

use std::io::Write;

use pass_runtime::Diagnostic;
use pass_runtime::diagnostic::{NoteKind, Severity};

use crate::diagnostics::Renderer;
use crate::expected::{Expectations, Mismatch};
use crate::files::Source;
use crate::recording::Recording;
use crate::settings::DiagnosticSettings;

/// Takes everything that is said while a source is processed.
pub(crate) struct Reporter<'s> {
    source: &'s Source,
    renderer: Renderer<'s>,
    settings: &'s DiagnosticSettings,
    expected: Option<Expectations>,
    recording: Option<Recording>,
    stderr: &'s mut (dyn Write + Send),
}

impl<'s> Reporter<'s> {
    /// A reporter for `source`. What is wrong with its announcements is said at once.
    pub(crate) fn new(
        source: &'s Source,
        settings: &'s DiagnosticSettings,
        stderr: &'s mut (dyn Write + Send),
    ) -> Self {
        let mut reporter = Self {
            source,
            renderer: Renderer::new(source, settings.style),
            settings,
            expected: None,
            recording: None,
            stderr,
        };
        if let Some(verify) = settings.verify {
            let (expected, wrong) = Expectations::read(source, verify);
            reporter.expected = Some(expected);
            reporter.mismatches(wrong);
        }
        reporter
    }

    /// Notes the diagnostics from here on in a recording as well.
    pub(crate) fn record(&mut self, recording: Option<Recording>) {
        self.recording = recording;
    }

    /// True if diagnostics are compared with the expectations in the input.
    pub(crate) fn verifies(&self) -> bool {
        self.expected.is_some()
    }

    /// That was all. Whether all was said that the input announces, and nothing else; yes if that does not matter.
    pub(crate) fn finish(mut self) -> bool {
        let Some(expected) = self.expected.take() else {
            return true;
        };
        let (missing, fine) = expected.finish(self.source);
        self.mismatches(missing);
        fine
    }

    /// Takes a diagnostic.
    pub(crate) fn diagnostic(&mut self, mut diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Output {
            return self.text(&diagnostic.message);
        }
        self.select_notes(&mut diagnostic);
        if let Some(recording) = &self.recording {
            recording.diagnostic(&diagnostic);
        }
        if let Some(expected) = &mut self.expected {
            let wrong = expected.take(self.source, &diagnostic);
            return self.mismatches(wrong);
        }
        if diagnostic.severity <= self.settings.least {
            self.text(&self.renderer.render(&diagnostic));
        }
    }

    /// Writes a text that is no diagnostic. If it cannot be written, the exit status still tells.
    pub(crate) fn text(&mut self, text: &str) {
        let _ = self.stderr.write_all(text.as_bytes());
    }

    fn mismatches(&mut self, mismatches: Vec<Mismatch>) {
        for Mismatch { diagnostic, width } in mismatches {
            self.text(&self.renderer.render_wide(&diagnostic, width));
        }
    }

    /// Keeps the notes that the settings ask for. Expectations in the input cover what the verifier says, not the
    /// operation and the pass that are added to it.
    fn select_notes(&self, diagnostic: &mut Diagnostic) {
        let (all, operations) = (self.settings.notes, self.settings.operations);
        let verifies = self.verifies();
        diagnostic.notes.retain(|note| match note.kind {
            NoteKind::Operation => operations && !verifies,
            NoteKind::Pass => all && !verifies,
            _ => all,
        });
    }
}
