//! What all nodes of one text share: where it is, and how values are read from it.

use kdl::KdlValue;

use super::node::{Entry, Node, line_starts};
use crate::catalogue;
use crate::draft::{Literal, Spanned};
use crate::names::shown;
use crate::report::Report;
use crate::source::Span;

/// What all nodes of one text share.
pub(super) struct Reader<'r> {
    text: &'r str,
    pub(super) report: &'r mut Report,
}

/// The nodes that may stand once and have been seen, with their places.
#[derive(Default)]
pub(super) struct Firsts(Vec<(String, Span)>);

impl<'r> Reader<'r> {
    /// A reader of the nodes of this text.
    pub(super) fn new(text: &'r str, report: &'r mut Report) -> Self {
        Self { text, report }
    }

    /// A part of the text, as it is written.
    fn written(&self, span: Span) -> &'r str {
        let place = span.start as usize..span.end as usize;
        self.text.get(place).unwrap_or("")
    }

    /// Where each line of a string of several starts, in the string and in the text.
    pub(super) fn line_starts(&self, text: &Spanned<String>) -> Vec<(usize, u32)> {
        let lines = line_starts(self.written(text.span), &text.value);
        let place = |(at, written): (usize, usize)| (at, text.span.start + written as u32);
        lines.into_iter().map(place).collect()
    }

    /// Reports a node that does not belong where it stands.
    pub(super) fn unknown_node(&mut self, node: &Node, place: &str, known: &[&str]) {
        let written = node.name();
        let message = format!("unknown node {} in {place}", shown(written));
        let span = node.name.span;
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
        let span = node.name.span;
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

    pub(super) fn string(&mut self, entry: &Entry, what: &str) -> Option<Spanned<String>> {
        let span = entry.value.span;
        match &entry.value.value {
            KdlValue::String(text) => Some(Spanned::new(text.clone(), span)),
            other => {
                self.wrong_kind(span, what, "a string", other);
                None
            }
        }
    }

    pub(super) fn boolean(&mut self, entry: &Entry, what: &str) -> Option<Spanned<bool>> {
        let span = entry.value.span;
        match &entry.value.value {
            KdlValue::Bool(value) => Some(Spanned::new(*value, span)),
            other => {
                self.wrong_kind(span, what, "`#true` or `#false`", other);
                None
            }
        }
    }

    pub(super) fn literal(&mut self, entry: &Entry, what: &str) -> Option<Spanned<Literal>> {
        let span = entry.value.span;
        let literal = match &entry.value.value {
            KdlValue::String(text) => Literal::Str(text.clone()),
            KdlValue::Integer(value) => Literal::Int(*value),
            KdlValue::Float(value)
                if value.is_infinite() && !self.written(span).ends_with("inf") =>
            {
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
    pub(super) fn annotated(&mut self, entry: &Entry, allowed: Option<&str>) -> bool {
        let Some(annotation) = &entry.ty else {
            return false;
        };
        if Some(annotation.value.as_str()) == allowed {
            return true;
        }
        let span = annotation.span;
        let message = format!("unexpected type annotation {}", shown(&annotation.value));
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
