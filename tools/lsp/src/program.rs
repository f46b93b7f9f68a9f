//! A program: definition files that are checked together, with what they include.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use passdefs::Analysis;
use passdefs::diagnostic::Diagnostic;
use passdefs::model::PassSet;
use passdefs::references::{NameForm, Target};
use passdefs::source::Span;

/// A name in a definition file, in a link of a description too.
pub(crate) struct Name {
    pub(crate) span: Span,
    pub(crate) target: Target,
    pub(crate) form: NameForm,
    pub(crate) is_declaration: bool,
    /// True for a part of an anchor, which is written as an anchor.
    pub(crate) is_anchor: bool,
}

/// An analysis and its source texts.
pub(crate) struct Program {
    pub(crate) analysis: Analysis,
    /// The names in all texts, in source order.
    pub(crate) names: Vec<Name>,
    /// The names of all texts that were read or could not be read.
    pub(crate) read: BTreeSet<String>,
    found: OnceCell<Vec<Diagnostic>>,
}

impl Program {
    pub(crate) fn new(mut analysis: Analysis, read: BTreeSet<String>) -> Self {
        let references = std::mem::take(&mut analysis.references).into_iter();
        let names = references.map(|reference| Name {
            span: reference.span,
            target: reference.target,
            form: reference.form,
            is_declaration: reference.is_declaration,
            is_anchor: false,
        });
        let mut program = Self {
            names: names.collect(),
            analysis,
            read,
            found: OnceCell::new(),
        };
        for link in pass_docs_gen::linked_names(program.set()) {
            if program.text(link.span) == link.text {
                program.names.push(Name {
                    span: link.span,
                    target: link.target,
                    form: link.form,
                    is_declaration: false,
                    is_anchor: link.is_anchor,
                });
            }
        }
        program
            .names
            .sort_by_key(|name| (name.span, name.is_declaration));
        program
    }

    /// Returns the declarations, which may be invalid.
    pub(crate) fn set(&self) -> &PassSet {
        &self.analysis.set
    }

    /// Returns the diagnostics of `passwright check`.
    pub(crate) fn diagnostics(&self) -> &[Diagnostic] {
        self.found.get_or_init(|| {
            let mut found = self.analysis.outcome.diagnostics.clone();
            if let Some(set) = &self.analysis.outcome.set {
                found.extend(pass_docs_gen::check(set));
            }
            found
        })
    }

    /// Returns the index of a text among the sources.
    pub(crate) fn file(&self, name: &str) -> Option<u32> {
        let mut sources = self.analysis.outcome.sources.iter();
        sources
            .position(|source| &*source.name == name)
            .map(|at| at as u32)
    }

    pub(crate) fn text_of(&self, name: &str) -> Option<&str> {
        let source = self.analysis.outcome.sources.get(self.file(name)?)?;
        Some(&source.text)
    }

    pub(crate) fn name(&self, span: Span) -> &str {
        let source = self.analysis.outcome.sources.get(span.file);
        source.map_or("", |source| &source.name)
    }

    pub(crate) fn text(&self, span: Span) -> &str {
        let source = self.analysis.outcome.sources.get(span.file);
        let text =
            source.and_then(|source| source.text.get(span.start as usize..span.end as usize));
        text.unwrap_or_default()
    }

    /// Returns the innermost name at an offset: pipeline text contains others, such as `$rounds`.
    pub(crate) fn reference_at(&self, name: &str, offset: u32) -> Option<&Name> {
        let file = self.file(name)?;
        let references = self.names.iter();
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
        let mut references = self.names.iter();
        let exact = references.find(|reference| {
            let is_within = whole.start <= reference.span.start && reference.span.end <= whole.end;
            reference.is_declaration && reference.span.file == whole.file && is_within
        });
        Some(exact.map_or(whole, |exact| exact.span))
    }
}
