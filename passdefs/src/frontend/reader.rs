//! The reader of neutral nodes: holds them against the vocabulary, and words what is wrong for their spelling.

mod unknown;

use std::collections::BTreeMap;

use crate::catalogue::{self, Code};
use crate::diagnostic::Fix;
use crate::draft::{Literal, MAX_STEPS_DEPTH};
use crate::model::ScalarType;
use crate::names::{clipped, shown};
use crate::report::{DiagnosticBuilder, Report};
use crate::source::Span;
use crate::vocabulary::node::{Entry, Node, Property, Value};
use crate::vocabulary::{
    Argument, Cardinality, Child, NodeType, Property as PropertyType, Spelling, ValueKind,
};

pub(super) struct Reader<'r> {
    report: &'r mut Report,
    spelling: Spelling,
    /// The root of the vocabulary: a kind of file.
    root: &'static NodeType,
}

impl<'r> Reader<'r> {
    pub(super) fn new(report: &'r mut Report, spelling: Spelling, root: &'static NodeType) -> Self {
        Self {
            report,
            spelling,
            root,
        }
    }

    fn error(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
    ) -> DiagnosticBuilder<'_> {
        self.report.error(code, span, message)
    }

    pub(super) fn check_file(&mut self, nodes: &[Node]) {
        self.check_block(nodes, self.root, 0);
    }

    pub(super) fn check_node(&mut self, node: &Node, ty: &'static NodeType) {
        self.check(node, ty, 0);
    }

    /// `depth` counts the blocks of steps around the block.
    fn check_block(&mut self, nodes: &[Node], within: &'static NodeType, depth: usize) {
        if let (Some(first), true) = (nodes.first(), depth > MAX_STEPS_DEPTH) {
            let message = format!("steps are nested more than {MAX_STEPS_DEPTH} deep");
            let span = first.name.span;
            self.error(catalogue::TOO_DEEP, span, message);
            return;
        }
        let known = (within.children)();
        let mut firsts: Vec<(&str, Span)> = Vec::new();
        let mut annotated = None;
        for node in nodes {
            let is_it = |child: &&Child| child.node.name == node.name.value;
            let Some(child) = known.iter().find(is_it) else {
                self.unknown_node(node, within, &known);
                continue;
            };
            let first = firsts.iter().find(|(name, _)| *name == node.name.value);
            match first {
                Some((_, first)) => self.repeated(&node.name.value, *first, node.name.span),
                None if child.repeatable => {}
                None => firsts.push((&node.name.value, node.name.span)),
            }
            self.check(node, child.node, depth);
            self.check_annotated_once(node, child.node, &mut annotated);
        }
    }

    /// Reports arguments with an annotation that another one before them has.
    fn check_annotated_once(&mut self, node: &Node, ty: &NodeType, first: &mut Option<Span>) {
        let Some(argument) = ty.arguments.iter().find(|argument| argument.annotated_once) else {
            return;
        };
        let annotation = argument.annotation.unwrap_or_default();
        let arguments = node.arguments.iter();
        for entry in arguments.filter(|argument| argument.is_annotated(annotation)) {
            match first {
                Some(first) => self.repeated(&format!("({annotation})"), *first, entry.span),
                None => *first = Some(entry.span),
            }
        }
    }

    fn check(&mut self, node: &Node, ty: &'static NodeType, depth: usize) {
        if let Some(annotation) = &node.annotation {
            self.unexpected_annotation(&annotation.value, annotation.span);
        }
        self.check_arguments(node, ty);
        self.check_properties(node, ty);
        let Some(block) = &node.children else { return };
        if (ty.children)().is_empty() {
            let message = format!("`{}` has no block", ty.spelled(self.spelling));
            let span = node.name.span;
            self.error(catalogue::UNEXPECTED_BLOCK, span, message);
            return;
        }
        self.check_block(block, ty, depth + usize::from(ty.part == "step"));
    }

    /// Reports values that follow the property of a list, as if they were further ones of it. Returns the other arguments.
    fn arguments<'n>(&mut self, node: &'n Node, ty: &NodeType) -> Vec<&'n Entry> {
        let is_list = |given: &&Property| {
            let mut known = ty.properties.iter();
            known.any(|known| known.name == given.name.value && known.kind == ValueKind::Values)
        };
        let list = node.properties.iter().find(is_list);
        let Some(property) = list.filter(|_| self.spelling == Spelling::Kdl) else {
            return node.arguments.iter().collect();
        };
        let end = property.entry.whole.end;
        let properties = node.properties.iter();
        let starts = properties.map(|property| property.entry.whole.start);
        let next = starts.filter(|start| *start >= end).min();
        let next = next.unwrap_or(u32::MAX);
        let (values, arguments): (Vec<&Entry>, _) = node.arguments.iter().partition(|argument| {
            (end..next).contains(&argument.span.start) && argument.str().is_none()
        });
        if let (Some(first), Some(last)) = (values.first(), values.last()) {
            let name = &property.name.value;
            let entries = std::iter::once(&property.entry).chain(values.iter().copied());
            let texts: Vec<String> = entries.map(|entry| element_text(&entry.value)).collect();
            let span = first.whole.to(last.whole);
            let message = format!("`{name}` takes one value");
            let diag = self.error(catalogue::UNEXPECTED_ARGUMENT, span, message);
            diag.help(format!(
                "write a list as one comma-separated string: `{name}=\"{}\"`",
                texts.join(",")
            ));
        }
        arguments
    }

    fn check_arguments(&mut self, node: &Node, ty: &NodeType) {
        let arguments = self.arguments(node, ty);
        let needed = |argument: &&Argument| is_needed(argument, node);
        let needed = ty.arguments.iter().filter(needed).count();
        let mut extra = arguments.len().saturating_sub(needed);
        let mut entries = arguments.iter().copied();
        let mut missing = Vec::new();
        for argument in ty.arguments {
            match argument.count {
                Cardinality::One => match entries.next() {
                    Some(entry) => self.check_argument(entry, argument),
                    None => missing.push(argument.what.to_owned()),
                },
                Cardinality::Optional if extra == 0 => {}
                Cardinality::Optional => {
                    extra -= 1;
                    if let Some(entry) = entries.next() {
                        self.check_argument(entry, argument);
                    }
                }
                Cardinality::Some | Cardinality::Any | Cardinality::Unless(_) => {
                    if arguments.is_empty() && is_needed(argument, node) {
                        missing.push(self.lacking(argument));
                    }
                    let entries = entries.by_ref();
                    entries.for_each(|entry| self.check_argument(entry, argument));
                }
            }
        }
        let left: Vec<&Entry> = entries.collect();
        self.report_missing(node, ty, &missing);
        self.report_left(node, ty, &left);
    }

    /// Returns the noun for a missing argument, with its alternative.
    fn lacking(&self, argument: &Argument) -> String {
        match argument.count {
            Cardinality::Unless(property) => {
                format!("{} or `{}`", argument.what, self.spelling.name(property))
            }
            _ => argument.what.to_owned(),
        }
    }

    fn report_missing(&mut self, node: &Node, ty: &NodeType, missing: &[String]) {
        if !missing.is_empty() {
            let (name, what) = (ty.spelled(self.spelling), missing.join(" and "));
            let message = format!("`{name}` lacks {what}");
            let span = node.name.span;
            let diag = self.report.error(catalogue::MISSING, span, message);
            if let (Some(example), Spelling::Kdl) = (ty.example.lines().next(), self.spelling) {
                diag.help(format!("such as `{}`", example.trim_end_matches(" {")));
            }
        }
    }

    fn report_left(&mut self, node: &Node, ty: &NodeType, left: &[&Entry]) {
        if let (Some(first), Some(last)) = (left.first(), left.last()) {
            let further = if ty.arguments.is_empty() {
                ""
            } else {
                "further "
            };
            let name = ty.spelled(self.spelling);
            let message = format!("`{name}` takes no {further}argument");
            let with_colon = |entry: &&Entry| {
                let name = entry.str().and_then(|text| text.split_once(':'));
                name.is_some_and(|(name, _)| ty.properties.iter().any(|known| known.name == name))
            };
            let with_colon = node.arguments.iter().find(with_colon);
            let span = with_colon.map_or(first.whole.to(last.whole), |entry| entry.whole);
            let has_type = ty
                .arguments
                .iter()
                .any(|argument| argument.what == "its type");
            let code = catalogue::UNEXPECTED_ARGUMENT;
            let diag = self.report.error(code, span, message);
            if node.arguments.iter().any(opens_single_quote) {
                diag.help("text with blanks in it stands in double quotes");
            } else if let Some(text) = with_colon.and_then(Entry::str) {
                diag.help(format!("write `{}`", text.replacen(':', "=", 1)));
            } else if !has_type && node.arguments.iter().any(is_type_name) {
                diag.help(format!("`{name}` has no type"));
            } else if let Some(node) = left.iter().find_map(|left| node_name(left)) {
                diag.help(format!(
                    "`{node}` begins on a line of its own, or behind `;`"
                ));
            } else if self.spelling == Spelling::Attribute
                && let Some(key) = ty.arguments.iter().find_map(Argument::attribute_key)
            {
                let text = matches!(first.value, Value::One(Literal::Str(_)));
                let quote = if text { "\"" } else { "" };
                diag.help(format!(
                    "write `{key} = {quote}{}{quote}`",
                    element_text(&first.value)
                ));
            }
        }
    }

    fn check_argument(&mut self, entry: &Entry, argument: &Argument) {
        let what = argument.what.replacen("its ", "the ", 1);
        self.check_entry(entry, argument.annotation, argument.kind, &what);
    }

    fn check_properties(&mut self, node: &Node, ty: &'static NodeType) {
        let mut first = BTreeMap::new();
        for property in &node.properties {
            let name = &property.name.value;
            if let Some(first) = first.get(name) {
                self.repeated(name, *first, property.entry.whole);
                continue;
            }
            first.insert(name, property.entry.whole);
            let known = ty.properties.iter().find(|known| known.name == name);
            let known = known.filter(|known| self.has_property(known, property));
            let what = format!("`{}`", clipped(&self.spelling.name(name)));
            match known {
                Some(known) => {
                    self.check_entry(&property.entry, known.annotation, known.kind, &what);
                }
                None if ty.takes_options => {
                    self.check_entry(&property.entry, None, ValueKind::Values, &what);
                }
                None => self.unknown_property(property, node, ty),
            }
        }
    }

    /// Returns `true` if the spelling has the property, or the item implies it.
    fn has_property(&self, known: &PropertyType, given: &Property) -> bool {
        self.spelling == Spelling::Kdl || known.in_attributes || given.implied
    }

    fn check_entry(
        &mut self,
        entry: &Entry,
        annotation: Option<&'static str>,
        kind: ValueKind,
        what: &str,
    ) {
        if let (Some(found), Spelling::Kdl) = (&entry.annotation, self.spelling)
            && Some(found.value.as_str()) != annotation
        {
            let diag = self.unexpected_annotation(&found.value, found.span);
            if let Some(allowed) = annotation {
                diag.help(format!("the only annotation here is `({allowed})`"));
            }
        }
        // Only text carries an annotation, even where values of other kinds may stand.
        let is_annotated = annotation.is_some_and(|annotation| entry.is_annotated(annotation));
        let kind = if is_annotated { ValueKind::Text } else { kind };
        if entry.value == Value::TooLarge {
            let message = "the number is too large";
            self.error(catalogue::WRONG_KIND, entry.span, message);
        } else if !is_of_kind(&entry.value, kind) {
            let (found, expected) = (value_noun(&entry.value), self.expected(kind));
            let message = format!("{what} is {found}, and should be {expected}");
            self.error(catalogue::WRONG_KIND, entry.span, message);
        }
    }

    fn expected(&self, kind: ValueKind) -> String {
        match (kind, self.spelling) {
            (ValueKind::Text | ValueKind::Block, _) => "a string".to_owned(),
            (ValueKind::Flag, spelling) => {
                format!("`{}` or `{}`", spelling.flag(true), spelling.flag(false))
            }
            (ValueKind::Values, Spelling::Attribute) => {
                "a value, or several in brackets".to_owned()
            }
            (ValueKind::Value | ValueKind::Values | ValueKind::ValueOrNull, _) => {
                "a single value".to_owned()
            }
        }
    }

    fn unexpected_annotation(&mut self, found: &str, span: Span) -> DiagnosticBuilder<'_> {
        let message = format!("unexpected type annotation {}", shown(found));
        self.error(catalogue::UNEXPECTED_ANNOTATION, span, message)
    }

    fn repeated(&mut self, name: &str, first: Span, again: Span) {
        let message = format!("{} is given twice", shown(&self.spelling.name(name)));
        let diag = self.error(catalogue::REPEATED, again, message);
        diag.repeats(first).fix(Fix::Remove);
    }
}

/// Returns `true` if the argument is required.
fn is_needed(argument: &Argument, node: &Node) -> bool {
    match argument.count {
        Cardinality::One | Cardinality::Some => true,
        Cardinality::Optional | Cardinality::Any => false,
        Cardinality::Unless(property) => node.property(property).is_none(),
    }
}

fn is_of_kind(value: &Value, kind: ValueKind) -> bool {
    match (value, kind) {
        (Value::One(Literal::Str(_)), ValueKind::Text | ValueKind::Block)
        | (Value::One(Literal::Bool(_)), ValueKind::Flag)
        | (Value::One(_), ValueKind::Value | ValueKind::Values | ValueKind::ValueOrNull)
        | (Value::List(_), ValueKind::Values)
        | (Value::Null, ValueKind::ValueOrNull) => true,
        (Value::One(_) | Value::List(_) | Value::Null | Value::TooLarge | Value::Arguments, _) => {
            false
        }
    }
}

fn value_noun(value: &Value) -> &'static str {
    match value {
        Value::One(Literal::Str(_)) => "a string",
        Value::One(Literal::Int(_)) => "an integer",
        Value::One(Literal::Float(_)) | Value::TooLarge => "a number",
        Value::One(Literal::Bool(_)) => "a truth value",
        Value::Null => "`#null`",
        Value::List(_) => "a list",
        Value::Arguments => "a list of arguments",
    }
}

/// Prints a value as an element of a list.
fn element_text(value: &Value) -> String {
    match value {
        Value::One(literal) => literal.text(),
        Value::Null | Value::TooLarge | Value::List(_) | Value::Arguments => "..".to_owned(),
    }
}

fn is_type_name(entry: &Entry) -> bool {
    entry.str().and_then(ScalarType::named).is_some()
}

/// Returns the node whose name the entry is.
fn node_name(entry: &Entry) -> Option<&'static str> {
    let text = entry.str()?;
    let mut nodes = crate::vocabulary::nodes().into_iter();
    nodes.find(|node| node.name == text).map(|node| node.name)
}

/// Returns `true` for a word that begins with a single quote, which quotes nothing in KDL.
fn opens_single_quote(entry: &Entry) -> bool {
    entry.str().is_some_and(|text| text.starts_with('\''))
}
