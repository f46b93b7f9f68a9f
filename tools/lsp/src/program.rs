//! A program: definition files that are checked together, with what they include.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use passdefs::Analysis;
use passdefs::diagnostic::Diagnostic;
use passdefs::model::PassSet;
use passdefs::references::{Reference, Target};
use passdefs::source::Span;

/// An analysis, and the texts that it was made of.
pub(crate) struct Program {
    pub(crate) analysis: Analysis,
    /// The names of all texts that were read, and of those that could not be.
    pub(crate) read: BTreeSet<String>,
    found: OnceCell<Vec<Diagnostic>>,
}

impl Program {
    pub(crate) fn new(mut analysis: Analysis, read: BTreeSet<String>) -> Self {
        analysis
            .references
            .sort_by_key(|reference| (reference.span, reference.is_declaration));
        Self {
            analysis,
            read,
            found: OnceCell::new(),
        }
    }

    /// The declarations, which may be wrong.
    pub(crate) fn set(&self) -> &PassSet {
        &self.analysis.set
    }

    /// Everything that `passwright check` reports.
    pub(crate) fn diagnostics(&self) -> &[Diagnostic] {
        self.found.get_or_init(|| {
            let mut found = self.analysis.outcome.diagnostics.clone();
            if let Some(set) = &self.analysis.outcome.set {
                found.extend(pass_docs_gen::check(set));
            }
            found
        })
    }

    /// The number of a text among the sources.
    pub(crate) fn file(&self, name: &str) -> Option<u32> {
        let mut sources = self.analysis.outcome.sources.iter();
        sources
            .position(|source| &*source.name == name)
            .map(|at| at as u32)
    }

    /// A text that was read.
    pub(crate) fn text_of(&self, name: &str) -> Option<&str> {
        let source = self.analysis.outcome.sources.get(self.file(name)?)?;
        Some(&source.text)
    }

    /// The name of the text that a place is in.
    pub(crate) fn name(&self, span: Span) -> &str {
        let source = self.analysis.outcome.sources.get(span.file);
        source.map_or("", |source| &source.name)
    }

    /// The text of a place.
    pub(crate) fn text(&self, span: Span) -> &str {
        let source = self.analysis.outcome.sources.get(span.file);
        let text =
            source.and_then(|source| source.text.get(span.start as usize..span.end as usize));
        text.unwrap_or_default()
    }

    /// The name at an offset. Where one text is in another, as `$rounds` in pipeline text, it is the shortest one.
    pub(crate) fn reference_at(&self, name: &str, offset: u32) -> Option<&Reference> {
        let file = self.file(name)?;
        let references = self.analysis.references.iter();
        let here = references.filter(|reference| {
            reference.span.file == file
                && reference.span.start <= offset
                && offset <= reference.span.end
        });
        here.min_by_key(|here| here.span.end - here.span.start)
    }

    /// Returns the span of the name of a declaration, without quotes, or `None` if the target has no declaration.
    pub(crate) fn declaration(&self, target: &Target) -> Option<Span> {
        let whole = target.declaration(self.set())?;
        let mut references = self.analysis.references.iter();
        let exact = references.find(|reference| {
            let is_within = whole.start <= reference.span.start && reference.span.end <= whole.end;
            reference.is_declaration && reference.span.file == whole.file && is_within
        });
        Some(exact.map_or(whole, |exact| exact.span))
    }
}
