//! One KDL node, taken apart: what is asked for is taken out, and what is left over in the end is a mistake.

use std::collections::VecDeque;

use kdl::KdlValue;

use super::node::{Entry, Node};
use super::reader::Reader;
use crate::catalogue;
use crate::draft::{Literal, PipelineName, Spanned};
use crate::names::{clipped, shown};

/// The parts of a node that nobody has asked for yet.
pub(super) struct Fields<'k> {
    node: &'k Node,
    arguments: VecDeque<&'k Entry>,
    properties: Vec<&'k Entry>,
    known: Vec<&'static str>,
    block_taken: bool,
}

impl<'k> Fields<'k> {
    /// All parts of a node. A property that is given twice is reported here.
    pub(super) fn of(reader: &mut Reader<'_>, node: &'k Node) -> Self {
        if let Some(annotation) = &node.ty {
            let span = annotation.span;
            let message = format!("unexpected type annotation {}", shown(&annotation.value));
            reader
                .report
                .error(catalogue::UNEXPECTED_ANNOTATION, span, message);
        }
        let mut fields = Fields {
            node,
            arguments: VecDeque::new(),
            properties: Vec::new(),
            known: Vec::new(),
            block_taken: false,
        };
        for entry in &node.entries {
            match &entry.name {
                None => fields.arguments.push_back(entry),
                Some(name) => fields.add_property(reader, entry, &name.value),
            }
        }
        fields
    }

    fn add_property(&mut self, reader: &mut Reader<'_>, entry: &'k Entry, name: &str) {
        let same = |known: &&&Entry| known.name() == Some(name);
        if let Some(before) = self.properties.iter().find(same) {
            let message = format!("property {} is given twice", shown(name));
            let first = before.span;
            let span = entry.span;
            let wording = reader.report.error(catalogue::REPEATED, span, message);
            wording.label("again here").also(first, "first here");
            return;
        }
        self.properties.push(entry);
    }

    /// The node's own name, as it is spelt.
    fn node_name(&self) -> &'k str {
        self.node.name()
    }

    /// The next argument, a string that must be there.
    pub(super) fn string(
        &mut self,
        reader: &mut Reader<'_>,
        what: &str,
    ) -> Option<Spanned<String>> {
        let entry = self.required(reader, what)?;
        reader.annotated(entry, None);
        reader.string(entry, what)
    }

    /// The next argument, a string that may carry the annotation.
    pub(super) fn annotated_string(
        &mut self,
        reader: &mut Reader<'_>,
        what: &str,
        annotation: &str,
    ) -> Option<(Spanned<String>, bool)> {
        let entry = self.required(reader, what)?;
        let annotated = reader.annotated(entry, Some(annotation));
        Some((reader.string(entry, what)?, annotated))
    }

    /// The next argument, a string that need not be there.
    pub(super) fn optional_string(
        &mut self,
        reader: &mut Reader<'_>,
        what: &str,
    ) -> Option<Spanned<String>> {
        let entry = self.arguments.pop_front()?;
        reader.annotated(entry, None);
        reader.string(entry, what)
    }

    /// All arguments that are left, each a string; at least one.
    pub(super) fn strings(&mut self, reader: &mut Reader<'_>, what: &str) -> Vec<Spanned<String>> {
        let first = self.string(reader, what);
        let mut strings: Vec<_> = first.into_iter().collect();
        strings.extend(self.other_strings(reader, what));
        strings
    }

    /// All arguments that are left, each a string.
    pub(super) fn other_strings(
        &mut self,
        reader: &mut Reader<'_>,
        what: &str,
    ) -> Vec<Spanned<String>> {
        let mut strings = Vec::new();
        while let Some(entry) = self.arguments.pop_front() {
            reader.annotated(entry, None);
            strings.extend(reader.string(entry, what));
        }
        strings
    }

    /// All arguments that are left, each a string; at least one. Those with `(cpp)` before them come apart.
    pub(super) fn strings_or_cpp(
        &mut self,
        reader: &mut Reader<'_>,
        what: &str,
    ) -> (Vec<Spanned<String>>, Vec<Spanned<String>>) {
        let (mut strings, mut cpp) = (Vec::new(), Vec::new());
        let mut next = self.required(reader, what);
        while let Some(entry) = next {
            let of_kind = match reader.annotated(entry, Some("cpp")) {
                true => &mut cpp,
                false => &mut strings,
            };
            of_kind.extend(reader.string(entry, what));
            next = self.arguments.pop_front();
        }
        (strings, cpp)
    }

    /// A property that is any value, or a string with `(cpp)` before it, which comes apart.
    pub(super) fn literal_or_cpp_property(
        &mut self,
        reader: &mut Reader<'_>,
        name: &'static str,
    ) -> (Option<Spanned<Literal>>, Option<Spanned<String>>) {
        let Some(entry) = self.property(name) else {
            return (None, None);
        };
        let what = format!("`{name}`");
        match reader.annotated(entry, Some("cpp")) {
            true => (None, reader.string(entry, &what)),
            false => (reader.literal(entry, &what), None),
        }
    }

    /// The next argument, any value, which must be there; the inner nothing is `#null`.
    pub(super) fn literal_or_null(
        &mut self,
        reader: &mut Reader<'_>,
        what: &str,
    ) -> Option<Option<Literal>> {
        let entry = self.required(reader, what)?;
        reader.annotated(entry, None);
        match entry.value.value {
            KdlValue::Null => Some(None),
            _ => reader
                .literal(entry, what)
                .map(|literal| Some(literal.value)),
        }
    }

    /// The next argument, `#true` or `#false`, which must be there.
    pub(super) fn boolean(&mut self, reader: &mut Reader<'_>, what: &str) -> Option<Spanned<bool>> {
        let entry = self.required(reader, what)?;
        reader.annotated(entry, None);
        reader.boolean(entry, what)
    }

    /// A property that is a string.
    pub(super) fn string_property(
        &mut self,
        reader: &mut Reader<'_>,
        name: &'static str,
    ) -> Option<Spanned<String>> {
        let entry = self.property(name)?;
        reader.annotated(entry, None);
        reader.string(entry, &format!("`{name}`"))
    }

    /// A property that is a name in pipelines.
    pub(super) fn name_property(
        &mut self,
        reader: &mut Reader<'_>,
        name: &'static str,
    ) -> Option<Spanned<PipelineName>> {
        let entry = self.property(name)?;
        let verbatim = reader.annotated(entry, Some("verbatim"));
        let text = reader.string(entry, &format!("`{name}`"))?;
        Some(pipeline_name(text, verbatim))
    }

    /// A property that is a truth value.
    pub(super) fn boolean_property(
        &mut self,
        reader: &mut Reader<'_>,
        name: &'static str,
    ) -> Option<Spanned<bool>> {
        let entry = self.property(name)?;
        reader.annotated(entry, None);
        reader.boolean(entry, &format!("`{name}`"))
    }

    /// A property that is any value.
    pub(super) fn literal_property(
        &mut self,
        reader: &mut Reader<'_>,
        name: &'static str,
    ) -> Option<Spanned<Literal>> {
        let entry = self.property(name)?;
        reader.annotated(entry, None);
        reader.literal(entry, &format!("`{name}`"))
    }

    /// All properties that are left, each any value, with the places of their names.
    pub(super) fn literal_properties(
        &mut self,
        reader: &mut Reader<'_>,
    ) -> Vec<(Spanned<String>, Spanned<Literal>)> {
        let mut properties = Vec::new();
        for entry in std::mem::take(&mut self.properties) {
            let Some(name) = &entry.name else { continue };
            reader.annotated(entry, None);
            let value = reader.literal(entry, &format!("`{}`", clipped(&name.value)));
            properties.extend(value.map(|value| (name.clone(), value)));
        }
        properties
    }

    /// The nodes of the block, if there is one.
    pub(super) fn block(&mut self) -> &'k [Node] {
        self.block_taken = true;
        self.node.block.as_deref().unwrap_or(&[])
    }

    /// Reports everything that nobody has asked for.
    pub(super) fn finish(self, reader: &mut Reader<'_>) {
        if let (Some(first), Some(last)) = (self.arguments.front(), self.arguments.back()) {
            let span = first.span.to(last.span);
            let message = format!("`{}` takes no further argument", self.node_name());
            reader
                .report
                .error(catalogue::UNEXPECTED_ARGUMENT, span, message);
        }
        for entry in &self.properties {
            let Some(name) = entry.name() else { continue };
            let span = entry.span;
            let message = format!("unknown property {} of `{}`", shown(name), self.node_name());
            let wording = reader
                .report
                .error(catalogue::UNKNOWN_PROPERTY, span, message);
            wording.known(name, "properties", &self.known);
        }
        if let (Some(_), false) = (&self.node.block, self.block_taken) {
            let message = format!("`{}` has no block", self.node_name());
            let span = self.node.name.span;
            reader
                .report
                .error(catalogue::UNEXPECTED_BLOCK, span, message);
        }
    }

    fn required(&mut self, reader: &mut Reader<'_>, what: &str) -> Option<&'k Entry> {
        let entry = self.arguments.pop_front();
        if entry.is_none() {
            let message = format!("`{}` lacks {what}", self.node_name());
            let span = self.node.name.span;
            reader.report.error(catalogue::MISSING, span, message);
        }
        entry
    }

    fn property(&mut self, name: &'static str) -> Option<&'k Entry> {
        self.known.push(name);
        let is_it = |entry: &&Entry| entry.name() == Some(name);
        let at = self.properties.iter().position(is_it)?;
        Some(self.properties.remove(at))
    }
}

/// A name in pipelines, from its text and whether `(verbatim)` stands before it.
pub(super) fn pipeline_name(text: Spanned<String>, verbatim: bool) -> Spanned<PipelineName> {
    let name = PipelineName {
        text: text.value,
        verbatim,
    };
    Spanned::new(name, text.span)
}
