//! What is wrong with a part of a pipeline, before it is reported.

use crate::catalogue::Code;
use crate::report::Report;
use crate::source::Span;

/// A mistake with all that is to be said about it. It is rare, and so is on the heap.
pub(in crate::check) struct Problem(Box<Said>);

struct Said {
    code: Code,
    span: Span,
    message: String,
    label: String,
    also: Vec<(Span, String)>,
    note: Option<String>,
    help: Option<String>,
    known: Option<(String, &'static str, Vec<String>)>,
}

impl Problem {
    pub(super) fn new(code: Code, span: Span, message: impl Into<String>) -> Self {
        Self(Box::new(Said {
            code,
            span,
            message: message.into(),
            label: String::new(),
            also: Vec::new(),
            note: None,
            help: None,
            known: None,
        }))
    }

    pub(super) fn label(mut self, label: impl Into<String>) -> Self {
        self.0.label = label.into();
        self
    }

    pub(super) fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.0.also.push((span, text.into()));
        self
    }

    pub(super) fn note(mut self, note: impl Into<String>) -> Self {
        self.0.note = Some(note.into());
        self
    }

    pub(super) fn help(mut self, help: impl Into<String>) -> Self {
        self.0.help = Some(help.into());
        self
    }

    /// The names that could have been meant.
    pub(super) fn known(mut self, written: &str, what: &'static str, known: &[&str]) -> Self {
        let known = known.iter().map(|name| (*name).to_owned()).collect();
        self.0.known = Some((written.to_owned(), what, known));
        self
    }

    pub(in crate::check) fn report(self, report: &mut Report) {
        let said = *self.0;
        let wording = report.error(said.code, said.span, said.message);
        let mut wording = wording.label(said.label);
        for (span, text) in said.also {
            wording = wording.also(span, text);
        }
        if let Some((written, what, known)) = &said.known {
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            wording = wording.known(written, what, &known);
        }
        if let Some(note) = said.note {
            wording = wording.note(note);
        }
        if let Some(help) = said.help {
            wording.help(help);
        }
    }
}
