//! The steps of a pipeline, whether it is written as a body or as text.

use pass_text::{Element, OptionEntry, PassElement};

use super::values::{self, within};
use crate::draft::{self, Default, Literal, Spanned, When};
use crate::model::Prose;
use crate::source::Span;

/// One step.
pub(super) enum Item<'d> {
    Call(Call<'d>),
    Nest(Nest<'d>),
    When(&'d When, Vec<Item<'d>>),
    ExtensionPoint(&'d Spanned<String>),
}

/// The callee, as far as the spelling tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum How {
    Run,
    Use,
    /// Text does not tell passes from pipelines.
    Either,
}

/// A pass or pipeline with what it is given.
pub(super) struct Call<'d> {
    pub(super) how: How,
    pub(super) name: Spanned<String>,
    pub(super) arguments: Vec<Given<'d>>,
}

/// A value for an option.
pub(super) struct Given<'d> {
    pub(super) option: Spanned<String>,
    pub(super) value: Written<'d>,
}

/// A value as written.
pub(super) enum Written<'d> {
    Draft(&'d Default),
    /// In pipeline text.
    Text(InText),
    /// In pipeline text, without `=`.
    Bare(Span),
}

/// A value in pipeline text.
pub(super) struct InText {
    /// As a scalar reads it.
    pub(super) text: Spanned<String>,
    /// As a list reads it.
    pub(super) items: Vec<Spanned<String>>,
    /// `true` if quotes or braces are around it, so that a `$` in it is no more than that.
    pub(super) quoted: bool,
}

/// Steps on operations below.
pub(super) struct Nest<'d> {
    pub(super) span: Span,
    /// Names of operations; none if it is on any, or on those with an interface.
    pub(super) ops: Vec<Spanned<String>>,
    pub(super) interface: Option<Spanned<String>>,
    pub(super) steps: Vec<Item<'d>>,
}

/// The steps of a body.
pub(super) fn body(steps: &[draft::Step]) -> Vec<Item<'_>> {
    steps.iter().map(from_draft).collect()
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
pub(super) fn given(text: &Spanned<String>, entries: &[OptionEntry]) -> Vec<Given<'static>> {
    let place = Place::of_string(text);
    entries.iter().map(|entry| place.given(entry)).collect()
}

/// The string that pipeline text stands in.
pub(super) enum Place<'d> {
    String(&'d Spanned<String>),
    Prose(&'d Prose),
}

impl<'d> Place<'d> {
    /// A text on one line.
    pub(super) fn of_string(string: &'d Spanned<String>) -> Self {
        Self::String(string)
    }

    /// The text of a pipeline.
    pub(super) fn of_prose(prose: &'d Prose) -> Self {
        Self::Prose(prose)
    }

    /// The elements as steps.
    pub(super) fn elements(&self, elements: &[Element]) -> Vec<Item<'static>> {
        elements.iter().map(|it| self.element(it)).collect()
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
                    |item: pass_text::values::Item| Spanned::new(item.text, self.span(item.span));
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

    fn name(&self, name: &pass_text::Name) -> Spanned<String> {
        Spanned::new(name.text.clone(), self.span(name.span))
    }

    /// The place of a part of the text.
    pub(super) fn span(&self, part: pass_text::Span) -> Span {
        match self {
            Place::String(string) => within(string.span, &string.value, part),
            Place::Prose(prose) => match prose.part(part.start..part.end) {
                all if all == prose.span() => within(all, prose, part),
                exact => exact,
            },
        }
    }
}

/// Operations or an interface: in text only the dot in the name of an operation tells them apart.
pub(crate) fn anchor(
    names: Vec<Spanned<String>>,
) -> (Vec<Spanned<String>>, Option<Spanned<String>>) {
    match names.as_slice() {
        [only] if !only.value.contains('.') => (Vec::new(), Some(only.clone())),
        _ => (names, None),
    }
}

/// A value that is not passed on.
pub(super) enum Literally<'w, 'd> {
    As(&'w Written<'d>),
    /// A text of which a `$` was taken off.
    Changed(Spanned<String>),
}

/// The meaning of a text that starts with `$`.
pub(super) enum Dollar<'w, 'd> {
    /// The value of the pipeline's own option of this name.
    Forward(Spanned<String>),
    Literal(Literally<'w, 'd>),
}

impl<'d> Written<'d> {
    pub(super) fn dollar(&self) -> Option<Dollar<'_, 'd>> {
        let (text, span) = match self {
            Written::Text(value) if value.quoted => return None,
            Written::Text(value) => (value.text.value.as_str(), value.text.span),
            Written::Draft(Default::One(literal)) => match &literal.value {
                Literal::Str(text) => (text.as_str(), literal.span),
                _ => return None,
            },
            _ => return None,
        };
        let name = text.strip_prefix('$')?;
        let name_or_text = Spanned::new(name.to_owned(), span);
        Some(if name.starts_with('$') {
            Dollar::Literal(Literally::Changed(name_or_text))
        } else {
            Dollar::Forward(name_or_text)
        })
    }

    /// The name of the option that is passed on, if one is.
    pub(super) fn forwarded(&self) -> Option<Spanned<String>> {
        match self.dollar() {
            Some(Dollar::Forward(name)) => Some(name),
            _ => None,
        }
    }

    /// The value as text, for an option that is declared elsewhere.
    pub(super) fn text(&self) -> String {
        match (self.dollar(), self) {
            (Some(Dollar::Literal(Literally::Changed(text))), _) => text.value,
            (_, Written::Bare(_)) => "true".to_owned(),
            (_, Written::Text(value)) => value.text.value.clone(),
            (_, Written::Draft(Default::One(literal))) => values::shown(&literal.value),
            (_, Written::Draft(Default::Many(many))) => {
                let items = many.value.iter().map(|item| values::shown(&item.value));
                pass_text::values::join_list(items)
            }
        }
    }
}
