//! What a pipeline runs, whether it is written as a body or as text.

use pass_pipeline::{Element, OptionEntry, PassElement};

use crate::check::values::within;
use crate::draft::{self, Default, PipelineDef, Spanned, When};
use crate::source::Span;

/// One step.
pub(in crate::check) enum Item<'d> {
    Call(Call<'d>),
    Nest(Nest<'d>),
    When(&'d When, Vec<Item<'d>>),
    ExtensionPoint(&'d Spanned<String>),
}

/// What is called, as far as the spelling tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::check) enum How {
    Run,
    Use,
    /// Text does not tell passes from pipelines.
    Either,
}

/// A pass or pipeline with what it is given.
pub(in crate::check) struct Call<'d> {
    pub(in crate::check) how: How,
    pub(in crate::check) name: Spanned<String>,
    pub(in crate::check) arguments: Vec<Given<'d>>,
}

/// A value for an option.
pub(in crate::check) struct Given<'d> {
    pub(in crate::check) option: Spanned<String>,
    pub(in crate::check) value: Written<'d>,
}

/// A value as written.
pub(in crate::check) enum Written<'d> {
    Draft(&'d Default),
    /// In pipeline text.
    Text(InText),
    /// In pipeline text, without `=`.
    Bare(Span),
}

/// A value in pipeline text.
pub(in crate::check) struct InText {
    /// As a scalar reads it.
    pub(in crate::check) text: Spanned<String>,
    /// As a list reads it.
    pub(in crate::check) items: Vec<Spanned<String>>,
    /// Whether quotes or braces are around it, so that a `$` in it is no more than that.
    pub(in crate::check) quoted: bool,
}

/// Steps on operations below.
pub(in crate::check) struct Nest<'d> {
    pub(in crate::check) span: Span,
    /// Names of operations; none if it is on any, or on those with an interface.
    pub(in crate::check) ops: Vec<Spanned<String>>,
    pub(in crate::check) interface: Option<Spanned<String>>,
    pub(in crate::check) steps: Vec<Item<'d>>,
}

/// The steps of a pipeline; none if its text is wrong, or only its function knows.
pub(in crate::check) fn steps(pipeline: &PipelineDef) -> Vec<Item<'_>> {
    match (&pipeline.body, &pipeline.text) {
        (Some(body), _) => body.value.iter().map(from_draft).collect(),
        (None, Some(text)) => {
            let elements = pass_pipeline::parse_list(&text.value).unwrap_or_default();
            let place = Place::of_text(pipeline, text);
            elements.iter().map(|it| place.element(it)).collect()
        }
        (None, None) => Vec::new(),
    }
}

fn from_draft(step: &draft::Step) -> Item<'_> {
    match step {
        draft::Step::Run(call) => Item::Call(call_of(call, How::Run)),
        draft::Step::Use(call) => Item::Call(call_of(call, How::Use)),
        draft::Step::ExtensionPoint(name) => Item::ExtensionPoint(name),
        draft::Step::When(when) => Item::When(when, when.steps.iter().map(from_draft).collect()),
        draft::Step::Nest(nest) => Item::Nest(Nest {
            span: nest.span,
            ops: match nest.ops.as_slice() {
                [only] if only.value == "any" => Vec::new(),
                ops => ops.to_vec(),
            },
            interface: nest.interface.clone(),
            steps: nest.steps.iter().map(from_draft).collect(),
        }),
    }
}

fn call_of(call: &draft::Call, how: How) -> Call<'_> {
    let arguments = call.arguments.iter().map(|argument| Given {
        option: argument.option.clone(),
        value: Written::Draft(&argument.value),
    });
    Call {
        how,
        name: call.name.clone(),
        arguments: arguments.collect(),
    }
}

/// The options of an example as given values.
pub(in crate::check) fn given(
    text: &Spanned<String>,
    entries: &[OptionEntry],
) -> Vec<Given<'static>> {
    let place = Place::of_string(text);
    entries.iter().map(|entry| place.given(entry)).collect()
}

/// The string that pipeline text stands in.
pub(super) struct Place<'d> {
    string: &'d Spanned<String>,
    lines: &'d [(usize, u32)],
}

impl<'d> Place<'d> {
    /// A text on one line.
    pub(super) fn of_string(string: &'d Spanned<String>) -> Self {
        Self { string, lines: &[] }
    }

    /// The text of a pipeline.
    pub(super) fn of_text(pipeline: &'d PipelineDef, string: &'d Spanned<String>) -> Self {
        Self {
            string,
            lines: &pipeline.text_lines,
        }
    }

    fn element(&self, element: &Element) -> Item<'static> {
        match element {
            Element::Pass(pass) => Item::Call(self.call(pass)),
            Element::Nested(pipeline) => {
                let names = pipeline.anchor.names.iter().map(|it| self.name(it));
                let (ops, interface) = anchor(names.collect());
                Item::Nest(Nest {
                    span: self.span(pipeline.anchor.span),
                    ops,
                    interface,
                    steps: pipeline
                        .elements
                        .iter()
                        .map(|it| self.element(it))
                        .collect(),
                })
            }
        }
    }

    fn call(&self, pass: &PassElement) -> Call<'static> {
        let entries = pass.options.entries.iter();
        Call {
            how: How::Either,
            name: self.name(&pass.name),
            arguments: entries.map(|entry| self.given(entry)).collect(),
        }
    }

    fn given(&self, entry: &OptionEntry) -> Given<'static> {
        let value = match &entry.value {
            None => Written::Bare(self.span(entry.span)),
            Some(value) => {
                let items = value.items().into_iter();
                let item =
                    |item: pass_pipeline::Item| Spanned::new(item.text, self.span(item.span));
                Written::Text(InText {
                    text: Spanned::new(value.text().to_owned(), self.span(value.span())),
                    items: items.map(item).collect(),
                    quoted: value.raw() != value.text(),
                })
            }
        };
        Given {
            option: self.name(&entry.key),
            value,
        }
    }

    fn name(&self, name: &pass_pipeline::Name) -> Spanned<String> {
        Spanned::new(name.text.clone(), self.span(name.span))
    }

    /// Where a part of the text stands.
    pub(super) fn span(&self, part: pass_pipeline::Span) -> Span {
        let place = |at: usize| {
            let line = self.lines.partition_point(|(start, _)| *start <= at);
            let (start, source) = self.lines.get(line.checked_sub(1)?)?;
            Some(source + (at - start) as u32)
        };
        match (place(part.start), place(part.end)) {
            (Some(start), Some(end)) => Span {
                start,
                end,
                ..self.string.span
            },
            _ => within(self.string.span, &self.string.value, part),
        }
    }
}

/// Operations or an interface: in text only the dot in the name of an operation tells them apart.
fn anchor(names: Vec<Spanned<String>>) -> (Vec<Spanned<String>>, Option<Spanned<String>>) {
    match names.as_slice() {
        [only] if !only.value.contains('.') => (Vec::new(), Some(only.clone())),
        _ => (names, None),
    }
}
