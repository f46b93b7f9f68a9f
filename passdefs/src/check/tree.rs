//! The steps of a pipeline, whether it is written as a body or as text.

use pass_text::{Element, OptionEntry, PassElement};

use super::values::{self, within};
use crate::draft::{self, Default, Literal, Spanned, When};
use crate::model::Prose;
use crate::source::Span;

/// One step.
pub(super) enum StepNode<'d> {
    Call(Call<'d>),
    Nest(Nest<'d>),
    When(&'d When, Vec<StepNode<'d>>),
    ExtensionPoint(&'d Spanned<String>),
}

/// The callee, as far as the spelling tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CallKind {
    Run,
    Use,
    /// Text does not tell passes from pipelines.
    Either,
}

/// A pass or pipeline with what it is given.
pub(super) struct Call<'d> {
    pub(super) how: CallKind,
    pub(super) name: Spanned<String>,
    pub(super) arguments: Vec<GivenOption<'d>>,
}

/// A value for an option.
pub(super) struct GivenOption<'d> {
    pub(super) option: Spanned<String>,
    pub(super) value: ArgumentSource<'d>,
}

/// A value as written.
pub(super) enum ArgumentSource<'d> {
    Draft(&'d Default),
    /// In pipeline text.
    Text(PipelineTextValue),
    /// In pipeline text, without `=`.
    Bare(Span),
}

/// A value in pipeline text.
pub(super) struct PipelineTextValue {
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
    pub(super) steps: Vec<StepNode<'d>>,
}

/// The steps of a body.
pub(super) fn body(steps: &[draft::Step]) -> Vec<StepNode<'_>> {
    steps.iter().map(from_draft).collect()
}

fn from_draft(step: &draft::Step) -> StepNode<'_> {
    match step {
        draft::Step::Run(call) => StepNode::Call(call_of(call, CallKind::Run)),
        draft::Step::Use(call) => StepNode::Call(call_of(call, CallKind::Use)),
        draft::Step::ExtensionPoint(name) => StepNode::ExtensionPoint(name),
        draft::Step::When(when) => {
            StepNode::When(when, when.steps.iter().map(from_draft).collect())
        }
        draft::Step::Nest(nest) => StepNode::Nest(Nest {
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

fn call_of(call: &draft::Call, how: CallKind) -> Call<'_> {
    let arguments = call.arguments.iter().map(|argument| GivenOption {
        option: argument.option.clone(),
        value: ArgumentSource::Draft(&argument.value),
    });
    Call {
        how,
        name: call.name.clone(),
        arguments: arguments.collect(),
    }
}

/// The options of an example as given values.
pub(super) fn given(text: &Spanned<String>, entries: &[OptionEntry]) -> Vec<GivenOption<'static>> {
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
    pub(super) fn elements(&self, elements: &[Element]) -> Vec<StepNode<'static>> {
        elements
            .iter()
            .map(|element| self.element(element))
            .collect()
    }

    fn element(&self, element: &Element) -> StepNode<'static> {
        match element {
            Element::Pass(pass) => StepNode::Call(self.call(pass)),
            Element::Nested(pipeline) => {
                let names = pipeline.anchor.names.iter().map(|name| self.name(name));
                let (ops, interface) = anchor(names.collect());
                StepNode::Nest(Nest {
                    span: self.span(pipeline.anchor.span),
                    ops,
                    interface,
                    steps: pipeline
                        .elements
                        .iter()
                        .map(|element| self.element(element))
                        .collect(),
                })
            }
        }
    }

    fn call(&self, pass: &PassElement) -> Call<'static> {
        let entries = pass.options.entries.iter();
        Call {
            how: CallKind::Either,
            name: self.name(&pass.name),
            arguments: entries.map(|entry| self.given(entry)).collect(),
        }
    }

    fn given(&self, entry: &OptionEntry) -> GivenOption<'static> {
        let value = match &entry.value {
            None => ArgumentSource::Bare(self.span(entry.span)),
            Some(value) => {
                let items = value.items().into_iter();
                let item =
                    |item: pass_text::values::Item| Spanned::new(item.text, self.span(item.span));
                ArgumentSource::Text(PipelineTextValue {
                    text: Spanned::new(value.text().to_owned(), self.span(value.span())),
                    items: items.map(item).collect(),
                    quoted: value.raw() != value.text(),
                })
            }
        };
        GivenOption {
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
pub(super) enum LiteralArgument<'w, 'd> {
    Verbatim(&'w ArgumentSource<'d>),
    /// A text of which a `$` was taken off.
    Unescaped(Spanned<String>),
}

/// The meaning of a text that starts with `$`.
pub(super) enum DollarEscape<'w, 'd> {
    /// The value of the pipeline's own option of this name.
    Forward(Spanned<String>),
    Literal(LiteralArgument<'w, 'd>),
}

impl<'d> ArgumentSource<'d> {
    pub(super) fn dollar(&self) -> Option<DollarEscape<'_, 'd>> {
        let (text, span) = match self {
            ArgumentSource::Text(value) if value.quoted => return None,
            ArgumentSource::Text(value) => (value.text.value.as_str(), value.text.span),
            ArgumentSource::Draft(Default::One(literal)) => match &literal.value {
                Literal::Str(text) => (text.as_str(), literal.span),
                _ => return None,
            },
            _ => return None,
        };
        let name = text.strip_prefix('$')?;
        let name_or_text = Spanned::new(name.to_owned(), span);
        Some(if name.starts_with('$') {
            DollarEscape::Literal(LiteralArgument::Unescaped(name_or_text))
        } else {
            DollarEscape::Forward(name_or_text)
        })
    }

    /// The name of the option that is passed on, if one is.
    pub(super) fn forwarded(&self) -> Option<Spanned<String>> {
        match self.dollar() {
            Some(DollarEscape::Forward(name)) => Some(name),
            _ => None,
        }
    }

    /// The value as text, for an option that is declared external_help.
    pub(super) fn text(&self) -> String {
        match (self.dollar(), self) {
            (Some(DollarEscape::Literal(LiteralArgument::Unescaped(text))), _) => text.value,
            (_, ArgumentSource::Bare(_)) => "true".to_owned(),
            (_, ArgumentSource::Text(value)) => value.text.value.clone(),
            (_, ArgumentSource::Draft(Default::One(literal))) => values::shown(&literal.value),
            (_, ArgumentSource::Draft(Default::Many(many))) => {
                let items = many.value.iter().map(|item| values::shown(&item.value));
                pass_text::values::join_list(items)
            }
        }
    }
}
