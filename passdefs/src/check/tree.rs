//! The steps of a pipeline, whether it is written as a body or as text.

use pass_text::{Element, OptionEntry, PassElement};

use super::values::{self, within};
use crate::draft::{self, Default, Literal, Spanned, When};
use crate::model::Prose;
use crate::source::Span;

/// A step of a pipeline whose names are not resolved yet.
pub(super) enum StepNode<'d> {
    Call(Call<'d>),
    Nest(Nest<'d>),
    When(&'d When, Vec<StepNode<'d>>),
    ExtensionPoint(&'d Spanned<String>),
}

/// Whether a call names a pass or a pipeline, as far as the syntax says: `run` calls a pass, `use` a pipeline.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CallKind {
    Run,
    Use,
    /// Text does not tell passes from pipelines.
    Either,
}

/// A call of a pass or pipeline, with its option arguments.
pub(super) struct Call<'d> {
    pub(super) how: CallKind,
    pub(super) name: Spanned<String>,
    pub(super) arguments: Vec<GivenOption<'d>>,
}

/// An option of a call and its value.
pub(super) struct GivenOption<'d> {
    pub(super) option: Spanned<String>,
    pub(super) value: ArgumentSource<'d>,
}

/// An unresolved value, by the syntax that it comes from.
pub(super) enum ArgumentSource<'d> {
    Draft(&'d Default),
    /// In pipeline text.
    Text(PipelineTextValue),
    /// In pipeline text, without `=`.
    Bare(Span),
}

/// A textual value, in the two forms that the type of the option may ask for.
pub(super) struct PipelineTextValue {
    /// The value if the option is a scalar.
    pub(super) text: Spanned<String>,
    /// The elements if the option is a list.
    pub(super) items: Vec<Spanned<String>>,
    /// True if the value is quoted or braced; a `$` is then an ordinary character.
    pub(super) quoted: bool,
}

/// Steps that run on nested operations of given names or of an interface.
pub(super) struct Nest<'d> {
    pub(super) span: Span,
    /// Names of operations. Empty if `interface` is set, or if any operation matches.
    pub(super) ops: Vec<Spanned<String>>,
    pub(super) interface: Option<Spanned<String>>,
    pub(super) steps: Vec<StepNode<'d>>,
}

/// Converts the steps of a declared pipeline.
pub(super) fn body(steps: &[draft::Step]) -> Vec<StepNode<'_>> {
    steps.iter().map(lower_step).collect()
}

fn lower_step(step: &draft::Step) -> StepNode<'_> {
    match step {
        draft::Step::Run(call) => StepNode::Call(lower_call(call, CallKind::Run)),
        draft::Step::Use(call) => StepNode::Call(lower_call(call, CallKind::Use)),
        draft::Step::ExtensionPoint(name) => StepNode::ExtensionPoint(name),
        draft::Step::When(when) => {
            StepNode::When(when, when.steps.iter().map(lower_step).collect())
        }
        draft::Step::Nest(nest) => StepNode::Nest(Nest {
            span: nest.span,
            ops: match nest.ops.as_slice() {
                [only] if only.value == "any" => Vec::new(),
                ops => ops.to_vec(),
            },
            interface: nest.interface.clone(),
            steps: nest.steps.iter().map(lower_step).collect(),
        }),
    }
}

fn lower_call(call: &draft::Call, how: CallKind) -> Call<'_> {
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

/// Converts the options of an example of a pass to option arguments.
pub(super) fn given_options(
    text: &Spanned<String>,
    entries: &[OptionEntry],
) -> Vec<GivenOption<'static>> {
    let place = Place::of_string(text);
    entries
        .iter()
        .map(|entry| place.given_option(entry))
        .collect()
}

/// The source string of a pipeline text. It maps positions in the text to source spans.
pub(super) enum Place<'d> {
    String(&'d Spanned<String>),
    Prose(&'d Prose),
}

impl<'d> Place<'d> {
    /// Creates the source of a pipeline text in a one-line string.
    pub(super) fn of_string(string: &'d Spanned<String>) -> Self {
        Self::String(string)
    }

    /// Creates the source of a pipeline text in a string that may have several lines.
    pub(super) fn of_prose(prose: &'d Prose) -> Self {
        Self::Prose(prose)
    }

    /// Converts parsed elements to steps.
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
            arguments: entries.map(|entry| self.given_option(entry)).collect(),
        }
    }

    fn given_option(&self, entry: &OptionEntry) -> GivenOption<'static> {
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

    /// Returns the source span of a part of the text.
    pub(super) fn span(&self, part: pass_text::Span) -> Span {
        match self {
            Place::String(string) => within(string.span, &string.value, part),
            Place::Prose(prose) => match prose.part(part.start..part.end) {
                full if full == prose.span() => within(full, prose, part),
                exact => exact,
            },
        }
    }
}

/// Splits the names of an anchor into operations and an interface: a single name without a dot is an interface.
pub(crate) fn anchor(
    names: Vec<Spanned<String>>,
) -> (Vec<Spanned<String>>, Option<Spanned<String>>) {
    match names.as_slice() {
        [only] if !only.value.contains('.') => (Vec::new(), Some(only.clone())),
        _ => (names, None),
    }
}

/// A value that is taken literally, not as the name of an option of the pipeline.
pub(super) enum LiteralArgument<'a, 'd> {
    Verbatim(&'a ArgumentSource<'d>),
    /// A text whose first `$` has been removed.
    Unescaped(Spanned<String>),
}

/// The meaning of a text that starts with `$`.
pub(super) enum DollarEscape<'a, 'd> {
    /// The value of the pipeline's own option of this name.
    Forward(Spanned<String>),
    Literal(LiteralArgument<'a, 'd>),
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

    /// Returns the name of the option of the pipeline that `$name` forwards.
    pub(super) fn forwarded(&self) -> Option<Spanned<String>> {
        match self.dollar() {
            Some(DollarEscape::Forward(name)) => Some(name),
            _ => None,
        }
    }

    /// Returns the value as text, for an option that is declared elsewhere.
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
