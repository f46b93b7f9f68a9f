//! Pipeline text as steps of a draft, and the `$` in values of options.

use pass_text::{Element, OptionEntry, PassElement};

use super::values::within;
use crate::draft::{
    ArgumentSource, Call, CallArgument, CallKind, Default, Literal, Nest, Spanned, Step, TextValue,
};
use crate::model::Prose;
use crate::source::Span;

pub(super) fn arguments_of_options(text: &Prose, entries: &[OptionEntry]) -> Vec<CallArgument> {
    let text = PipelineText(text);
    let options = entries.iter().map(|entry| text.call_argument(entry));
    options.collect()
}

/// A pipeline text, which maps its positions to source spans.
pub(super) struct PipelineText<'d>(pub(super) &'d Prose);

impl PipelineText<'_> {
    pub(super) fn elements(&self, elements: &[Element]) -> Vec<Step> {
        let elements = elements.iter();
        elements.map(|element| self.element(element)).collect()
    }

    fn element(&self, element: &Element) -> Step {
        match element {
            Element::Pass(pass) => Step::Call(self.call(pass)),
            Element::Nested(pipeline) => {
                let names = pipeline.anchor.names.iter().map(|name| self.name(name));
                let (ops, interface) = anchor(names.collect());
                Step::Nest(Nest {
                    span: self.span(pipeline.anchor.span),
                    ops,
                    interface,
                    steps: self.elements(&pipeline.elements),
                })
            }
        }
    }

    fn call(&self, pass: &PassElement) -> Call {
        let entries = pass.options.entries.iter();
        Call {
            kind: CallKind::Either,
            name: self.name(&pass.name),
            arguments: entries.map(|entry| self.call_argument(entry)).collect(),
        }
    }

    fn call_argument(&self, entry: &OptionEntry) -> CallArgument {
        let value = match &entry.value {
            None => ArgumentSource::Bare(self.span(entry.span)),
            Some(value) => {
                let items = value.items().into_iter();
                let item =
                    |item: pass_text::values::Item| Spanned::new(item.text, self.span(item.span));
                ArgumentSource::Text(TextValue {
                    text: Spanned::new(value.text().to_owned(), self.span(value.span())),
                    items: items.map(item).collect(),
                    spelling: value.raw().to_owned(),
                })
            }
        };
        CallArgument {
            option: self.name(&entry.key),
            value,
        }
    }

    fn name(&self, name: &pass_text::Name) -> Spanned<String> {
        Spanned::new(name.text.clone(), self.span(name.span))
    }

    pub(super) fn span(&self, part: pass_text::Span) -> Span {
        match self.0.part(part.start..part.end) {
            whole if whole == self.0.span() => within(whole, self.0, part),
            exact => exact,
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

/// The meaning of a text that starts with `$`.
pub(super) enum DollarEscape {
    /// `$name`
    Forward(Spanned<String>),
    /// `$$text`: the text with one `$`.
    Literal(Spanned<String>),
}

impl ArgumentSource {
    pub(super) fn dollar(&self) -> Option<DollarEscape> {
        let (text, span) = match self {
            ArgumentSource::Text(value) if value.spelling != value.text.value => return None,
            ArgumentSource::Text(value) => (value.text.value.as_str(), value.text.span),
            ArgumentSource::Value(Default::One(literal)) => match &literal.value {
                Literal::Str(text) => (text.as_str(), literal.span),
                _ => return None,
            },
            _ => return None,
        };
        let name = text.strip_prefix('$')?;
        let name_or_text = Spanned::new(name.to_owned(), span);
        Some(if name.starts_with('$') {
            DollarEscape::Literal(name_or_text)
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

    /// Returns the value as it is written after `=`, for an option that is declared elsewhere.
    pub(super) fn spelling(&self) -> String {
        match (self.dollar(), self) {
            (Some(DollarEscape::Literal(text)), _) => text.value,
            (_, ArgumentSource::Bare(_)) => "true".to_owned(),
            (_, ArgumentSource::Text(value)) => value.spelling.clone(),
            (_, ArgumentSource::Value(Default::One(literal))) => literal.value.text(),
            (_, ArgumentSource::Value(Default::Many(many))) => {
                let items = many.value.iter().map(|item| item.value.text());
                pass_text::values::join_list(items)
            }
        }
    }
}
