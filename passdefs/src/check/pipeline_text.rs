//! Pipeline text as steps of a draft, and the `$` in values of options.

use pass_text::{Element, OptionEntry, PassElement, Value};

use super::scope::Scope;
use crate::draft::{
    ArgumentSource, Call, CallArgument, CallKind, Default, Literal, Nest, Spanned, Step, TextValue,
};
use crate::model::Prose;
use crate::names::is_pipeline_safe;
use crate::source::Span;

/// A pipeline text or options, with the places of their parts.
pub(super) struct PipelineText(Prose);

impl PipelineText {
    pub(super) fn new(text: &Prose, scope: &Scope<'_>) -> Self {
        Self(scope.located(text, text.span()))
    }

    pub(super) fn arguments(&self, entries: &[OptionEntry]) -> Vec<CallArgument> {
        let entries = entries.iter();
        entries.map(|entry| self.call_argument(entry)).collect()
    }

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
        Call {
            kind: CallKind::Either,
            name: self.name(&pass.name),
            arguments: self.arguments(&pass.options.entries),
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
                    is_quoted: value.is_quoted(),
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
        self.0.part(part.start..part.end)
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

/// Puts a value that has a `$$` in quotes, in which a `$` is a dollar sign: then a tool reads the value that is meant.
pub(super) fn quote_dollars(value: &mut Value) {
    if value.is_quoted() || !value.raw().contains('$') {
        return;
    }
    let literal = unescaped(value.raw(), Span::default()).ok();
    if let Some(literal) = literal.and_then(|raw| Value::from_spelling(&raw)) {
        *value = literal.in_quotes();
    }
}

/// Replaces each `$$` by a dollar sign. Returns the text if it has another `$`.
fn unescaped(text: &str, span: Span) -> Result<String, Spanned<String>> {
    if text.replace("$$", "").contains('$') {
        return Err(Spanned::new(text.to_owned(), span));
    }
    Ok(text.replace("$$", "$"))
}

impl ArgumentSource {
    /// Returns the name of the option of the pipeline that `$name` forwards.
    pub(super) fn forwarded(&self) -> Option<Spanned<String>> {
        let (text, span) = match self {
            ArgumentSource::Text(value) => (&value.spelling, value.text.span),
            ArgumentSource::Value(Default::One(Spanned {
                value: Literal::Str(text),
                span,
            })) => (text, *span),
            _ => return None,
        };
        let name = text.strip_prefix('$').filter(|name| !name.contains('$'))?;
        is_pipeline_safe(name).then(|| Spanned::new(name.to_owned(), span))
    }

    /// Returns the value with a dollar sign for each `$$`, or the text in which a `$` is neither this nor forwards an option.
    /// Between quotes of pipeline text, a `$` is a dollar sign.
    pub(super) fn unescaped(&self) -> Result<Self, Spanned<String>> {
        let mut source = self.clone();
        let literals = match &mut source {
            ArgumentSource::Value(Default::One(literal)) => std::slice::from_mut(literal),
            ArgumentSource::Value(Default::Many(many)) => &mut many.value,
            ArgumentSource::Text(value) if !value.is_quoted => {
                value.spelling = unescaped(&value.spelling, value.text.span)?;
                for text in std::iter::once(&mut value.text).chain(&mut value.items) {
                    text.value = text.value.replace("$$", "$");
                }
                &mut []
            }
            ArgumentSource::Text(_) | ArgumentSource::Bare(_) => &mut [],
        };
        for literal in literals {
            if let Literal::Str(text) = &mut literal.value {
                *text = unescaped(text, literal.span)?;
            }
        }
        Ok(source)
    }

    /// Returns the value as it is written after `=`, for an option that is declared elsewhere; in quotes if it has a `$`.
    pub(super) fn spelling(&self) -> String {
        let spelling = match self {
            ArgumentSource::Bare(_) => "true".to_owned(),
            ArgumentSource::Text(value) => value.spelling.clone(),
            ArgumentSource::Value(Default::One(literal)) => literal.value.text(),
            ArgumentSource::Value(Default::Many(many)) => {
                let items = many.value.iter().map(|item| item.value.text());
                pass_text::values::join_list(items)
            }
        };
        if !spelling.contains('$') {
            return spelling;
        }
        let value = Value::from_spelling(&spelling);
        let quoted = value.map_or_else(|| Value::quoted(&spelling), |value| value.in_quotes());
        quoted.raw().to_owned()
    }
}
