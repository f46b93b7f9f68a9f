//! The one way to make a diagnostic: a report takes it with its code, place and message, and the rest is added to it.
//!
//! ```
//! use passdefs::catalogue;
//! use passdefs::report::Report;
//! use passdefs::source::Span;
//!
//! let mut report = Report::default();
//! report
//!     .error(catalogue::EMPTY_FILE, Span::default(), "the file declares nothing")
//!     .help("a definition file has a `group`");
//! let found = report.finish();
//! assert_eq!(found[0].code, "PW0702");
//! ```

use crate::catalogue::{self, Code};
use crate::diagnostic::{Diagnostic, Fix, Label, Note, Severity};
use crate::source::Span;

/// The diagnostics that one phase has found so far.
#[derive(Debug, Default)]
#[must_use = "diagnostics must reach the user"]
pub struct Report {
    diagnostics: Vec<Diagnostic>,
}

/// A diagnostic that is already in its report, to which labels, notes and a help are added.
#[derive(Debug)]
pub struct DiagnosticBuilder<'r> {
    diagnostic: &'r mut Diagnostic,
    /// Set when the limit of detailed diagnostics is reached.
    brief: bool,
}

/// The maximum number of diagnostics that list the known names, since finding the nearest takes time.
const MAX_DETAILED: usize = 100;

impl Report {
    /// Adds an error.
    pub fn error(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
    ) -> DiagnosticBuilder<'_> {
        self.add(code, Severity::Error, span, message.into())
    }

    /// Adds a warning.
    pub fn warning(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
    ) -> DiagnosticBuilder<'_> {
        self.add(code, Severity::Warning, span, message.into())
    }

    fn add(
        &mut self,
        code: Code,
        severity: Severity,
        span: Span,
        message: String,
    ) -> DiagnosticBuilder<'_> {
        let mut diagnostic = Diagnostic::new(severity, span, message);
        diagnostic.code = code.id();
        let brief = self.is_brief();
        let index = self.diagnostics.len();
        self.diagnostics.push(diagnostic);
        DiagnosticBuilder {
            brief,
            diagnostic: &mut self.diagnostics[index],
        }
    }

    /// Returns whether diagnostics that are added from now on omit the list of known names, so that callers need not collect it.
    pub fn is_brief(&self) -> bool {
        self.diagnostics.len() >= MAX_DETAILED
    }

    /// Returns whether anything that was found is an error.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(Diagnostic::is_error)
    }

    pub(crate) fn pipeline_text(
        &mut self,
        errors: &pass_text::Errors,
        place: impl Fn(pass_text::Span) -> Span,
    ) {
        for error in errors.iter() {
            let span = place(error.location);
            let mut diag = self.error(catalogue::PIPELINE_TEXT, span, &error.message);
            for note in &error.notes {
                diag = diag.note(note.message.as_str());
            }
            if let Some(help) = &error.help {
                diag.help(help);
            }
        }
    }

    /// Adds what was found elsewhere.
    pub fn extend(&mut self, found: Vec<Diagnostic>) {
        self.diagnostics.extend(found);
    }

    /// Returns the diagnostics in source order. Diagnostics at the same place keep their order.
    pub fn finish(self) -> Vec<Diagnostic> {
        let mut diagnostics = self.diagnostics;
        diagnostics.sort_by_key(|found| (found.location.file, found.location.start));
        diagnostics
    }
}

impl DiagnosticBuilder<'_> {
    /// Labels the primary place.
    pub fn label(self, text: impl Into<String>) -> Self {
        self.diagnostic.label = text.into();
        self
    }

    /// Labels another place.
    pub fn also(self, span: Span, text: impl Into<String>) -> Self {
        self.diagnostic.labels.push(Label::new(span, text));
        self
    }

    /// Marks the primary place as a repetition of an earlier one.
    pub fn repeats(self, first: Span) -> Self {
        self.label("again here").also(first, "first here")
    }

    /// Adds a fact.
    pub fn note(self, text: impl Into<String>) -> Self {
        self.diagnostic.notes.push(Note::new(text));
        self
    }

    /// Adds a change that would fix the error.
    pub fn fix(self, fix: Fix) -> Self {
        self.diagnostic.subject.push(fix);
        self
    }

    /// Returns `true` if there is advice already.
    pub(crate) fn has_help(&self) -> bool {
        self.diagnostic.help.is_some()
    }

    /// Adds the advice on how to fix it.
    pub fn help(self, text: impl Into<String>) -> Self {
        self.diagnostic.help = Some(text.into());
        self
    }

    /// Answers an unknown name with the nearest of the known ones as help, and the sorted list as a note. The names are collected
    /// only if they are shown.
    pub fn known<'n, N: IntoIterator<Item = &'n str>>(
        self,
        written: &str,
        what: &str,
        known: impl FnOnce() -> N,
    ) -> Self {
        if self.brief {
            return self;
        }
        let known: Vec<&str> = known().into_iter().collect();
        let diag = match crate::names::nearest(written, &known) {
            Some(nearest) => self.meant(written, nearest),
            None => self,
        };
        diag.listed(what, &known)
    }

    /// Answers an unknown name with the one that is meant.
    pub fn meant(self, written: &str, by: &str) -> Self {
        let (written, name) = (written.to_owned(), by.to_owned());
        let mended = self.fix(Fix::Replace { written, by: name });
        mended.help(format!("did you mean `{by}`?"))
    }

    /// Lists the known names, sorted.
    pub fn listed(self, what: &str, known: &[&str]) -> Self {
        let list = pass_text::names::known_list(known.iter().copied());
        self.note(format!("known {what}: {list}"))
    }
}
