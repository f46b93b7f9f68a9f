//! What all nodes of one text share: where it is, and how values are read from it.

use kdl::{KdlEntry, KdlIdentifier, KdlValue};

use super::tree::Node;
use crate::catalogue;
use crate::draft::{Literal, Spanned};
use crate::names::shown;
use crate::report::Report;
use crate::source::Span;

/// What all nodes of one text share.
pub(super) struct Reader<'r> {
    file: u32,
    pub(super) report: &'r mut Report,
}

/// The nodes that may stand once and have been seen, with their places.
#[derive(Default)]
pub(super) struct Firsts(Vec<(String, Span)>);

/// An argument or property of a node.
#[derive(Clone, Copy)]
pub(super) struct Entry<'k> {
    pub(super) kdl: &'k KdlEntry,
    /// Where in the text its node was read from.
    pub(super) base: usize,
}

impl<'k> Entry<'k> {
    pub(super) fn value(self) -> &'k KdlValue {
        self.kdl.value()
    }

    /// The name, if it is a property.
    pub(super) fn name(self) -> Option<&'k str> {
        self.kdl.name().map(KdlIdentifier::value)
    }

    /// The value as it is written.
    pub(super) fn written(self) -> Option<&'k str> {
        self.kdl.format().map(|format| format.value_repr.as_str())
    }

    /// Whether a number became infinite by being read.
    pub(super) fn is_too_large(self, value: f64) -> bool {
        value.is_infinite()
            && self
                .written()
                .is_some_and(|written| !written.ends_with("inf"))
    }
}

impl<'r> Reader<'r> {
    /// A reader of the text with this number.
    pub(super) fn new(file: u32, report: &'r mut Report) -> Self {
        Self { file, report }
    }

    /// The place of a node's name.
    pub(super) fn name_span(&self, node: &Node) -> Span {
        self.identifier_span(node.base, node.kdl.name())
    }

    pub(super) fn identifier_span(&self, base: usize, identifier: &KdlIdentifier) -> Span {
        let span = identifier.span();
        self.span(base + span.offset(), span.len())
    }

    /// The place of an entry's value, without the name and the annotation before it.
    pub(super) fn value_span(&self, entry: Entry<'_>) -> Span {
        let whole = entry.kdl.span();
        let length = entry
            .written()
            .map_or(whole.len(), str::len)
            .min(whole.len());
        self.span(entry.base + whole.offset() + whole.len() - length, length)
    }

    pub(super) fn entry_span(&self, entry: Entry<'_>) -> Span {
        let span = entry.kdl.span();
        self.span(entry.base + span.offset(), span.len())
    }

    pub(super) fn span(&self, offset: usize, length: usize) -> Span {
        Span {
            file: self.file,
            start: offset as u32,
            end: (offset + length) as u32,
        }
    }

    /// Reports a node that does not belong where it stands.
    pub(super) fn unknown_node(&mut self, node: &Node, place: &str, known: &[&str]) {
        let written = node.name();
        let message = format!("unknown node {} in {place}", shown(written));
        let span = self.name_span(node);
        let wording = self.report.error(catalogue::UNKNOWN_NODE, span, message);
        wording.known(written, "nodes", known);
    }

    /// Puts the value of a node that may stand once into its slot.
    pub(super) fn once<T>(
        &mut self,
        slot: &mut Option<T>,
        first: &mut Firsts,
        node: &Node,
        value: Option<T>,
    ) {
        let name = node.name();
        let span = self.name_span(node);
        match first.0.iter().find(|(known, _)| known == name) {
            Some((_, before)) => {
                let message = format!("`{name}` is given twice");
                let wording = self.report.error(catalogue::REPEATED, span, message);
                wording.label("again here").also(*before, "first here");
            }
            None => {
                first.0.push((name.to_owned(), span));
                *slot = value;
            }
        }
    }

    pub(super) fn wrong_kind(&mut self, span: Span, what: &str, expected: &str, found: &KdlValue) {
        let what = what.replacen("its ", "the ", 1);
        let message = format!("{what} is {}, and should be {expected}", kind(found));
        self.report.error(catalogue::WRONG_KIND, span, message);
    }

    pub(super) fn string(&mut self, entry: Entry<'_>, what: &str) -> Option<Spanned<String>> {
        let span = self.value_span(entry);
        match entry.value() {
            KdlValue::String(text) => Some(Spanned::new(text.clone(), span)),
            other => {
                self.wrong_kind(span, what, "a string", other);
                None
            }
        }
    }

    pub(super) fn boolean(&mut self, entry: Entry<'_>, what: &str) -> Option<Spanned<bool>> {
        let span = self.value_span(entry);
        match entry.value() {
            KdlValue::Bool(value) => Some(Spanned::new(*value, span)),
            other => {
                self.wrong_kind(span, what, "`#true` or `#false`", other);
                None
            }
        }
    }

    pub(super) fn literal(&mut self, entry: Entry<'_>, what: &str) -> Option<Spanned<Literal>> {
        let span = self.value_span(entry);
        let literal = match entry.value() {
            KdlValue::String(text) => Literal::Str(text.clone()),
            KdlValue::Integer(value) => Literal::Int(*value),
            KdlValue::Float(value) if entry.is_too_large(*value) => {
                self.report
                    .error(catalogue::WRONG_KIND, span, "the number is too large");
                return None;
            }
            KdlValue::Float(value) => Literal::Float(*value),
            KdlValue::Bool(value) => Literal::Bool(*value),
            other @ KdlValue::Null => {
                self.wrong_kind(span, what, "a value", other);
                return None;
            }
        };
        Some(Spanned::new(literal, span))
    }

    /// Whether the entry has the one annotation that it may have; any other is reported.
    pub(super) fn annotated(&mut self, entry: Entry<'_>, allowed: Option<&str>) -> bool {
        let Some(annotation) = entry.kdl.ty() else {
            return false;
        };
        if Some(annotation.value()) == allowed {
            return true;
        }
        let span = self.identifier_span(entry.base, annotation);
        let message = format!("unexpected type annotation {}", shown(annotation.value()));
        let wording = self
            .report
            .error(catalogue::UNEXPECTED_ANNOTATION, span, message);
        if let Some(allowed) = allowed {
            wording.help(format!("the only annotation here is `({allowed})`"));
        }
        false
    }
}

/// What a value is, in words.
fn kind(value: &KdlValue) -> &'static str {
    match value {
        KdlValue::String(_) => "a string",
        KdlValue::Integer(_) => "an integer",
        KdlValue::Float(_) => "a number",
        KdlValue::Bool(_) => "a truth value",
        KdlValue::Null => "`#null`",
    }
}
