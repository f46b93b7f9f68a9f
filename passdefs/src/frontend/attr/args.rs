//! The arguments of an attribute: `name = "my-pass", op("a", "b"), required`.

use proc_macro2::{Span, TokenStream};
use syn::parse::Parser;

use super::Reader;
use super::order::relation;
use super::syntax::{Arg, Body, Key, parse_args};
use crate::catalogue;
use crate::draft::{Literal, PipelineName, Spanned};
use crate::names::shown;

/// What stands in parentheses, and the place of the attribute itself.
pub(super) type Tokens = (TokenStream, Span);

/// The arguments of an attribute that nobody has asked for yet.
pub(super) struct Args {
    owner: &'static str,
    args: Vec<Arg>,
    known: Vec<&'static str>,
}

impl Args {
    /// The arguments in these tokens. Syntax errors and what is given twice are reported here.
    pub(super) fn read(
        reader: &mut Reader<'_>,
        owner: &'static str,
        (tokens, whole): Tokens,
    ) -> Self {
        let args = match parse_args.parse2(tokens) {
            Ok(args) => args,
            Err(error) => {
                reader.syntax_error(&error, whole);
                Vec::new()
            }
        };
        Self::of(reader, owner, args)
    }

    pub(super) fn of(reader: &mut Reader<'_>, owner: &'static str, args: Vec<Arg>) -> Self {
        let mut once: Vec<Arg> = Vec::new();
        for arg in args {
            let again = arg.key.as_ref().filter(|key| !is_repeatable(owner, key));
            let first = again.and_then(|again| {
                let before = once.iter().filter_map(|before| before.key.as_ref());
                before.into_iter().find(|first| first.text == again.text)
            });
            match (first, again) {
                (Some(first), Some(again)) => reader.repeated(&again.text, first.span, again.span),
                _ => once.push(arg),
            }
        }
        Args {
            owner,
            args: once,
            known: Vec::new(),
        }
    }

    /// `key = "text"`.
    pub(super) fn string(
        &mut self,
        reader: &mut Reader<'_>,
        key: &'static str,
    ) -> Option<Spanned<String>> {
        match self.take(key)?.body {
            Body::One(Literal::Str(text), span) => Some(reader.spanned(text, span)),
            other => {
                reader.wrong_kind(key, "a string", other.span());
                None
            }
        }
    }

    /// `key = "text"`, where text of several lines may be indented as the code around it: if it begins with a line
    /// break, that is left out, and so are the indentation that all lines share and a last line of white space.
    pub(super) fn block(
        &mut self,
        reader: &mut Reader<'_>,
        key: &'static str,
    ) -> Option<Spanned<String>> {
        let text = self.string(reader, key)?;
        let value = unindented(&text.value).unwrap_or(text.value);
        Some(Spanned::new(value, text.span))
    }

    /// `key = "name"`, deliberately not kebab-case if there is also `verbatim`.
    pub(super) fn pipeline_name(
        &mut self,
        reader: &mut Reader<'_>,
        key: &'static str,
    ) -> Option<Spanned<PipelineName>> {
        let verbatim = self
            .boolean(reader, "verbatim")
            .is_some_and(|verbatim| verbatim.value);
        let text = self.string(reader, key)?;
        let name = PipelineName {
            text: text.value,
            verbatim,
        };
        Some(Spanned::new(name, text.span))
    }

    /// `key`, or `key = true`.
    pub(super) fn boolean(
        &mut self,
        reader: &mut Reader<'_>,
        key: &'static str,
    ) -> Option<Spanned<bool>> {
        let arg = self.take(key)?;
        match (arg.body, arg.key) {
            (Body::Flag, Some(key)) => Some(reader.spanned(true, key.span)),
            (Body::One(Literal::Bool(value), span), _) => Some(reader.spanned(value, span)),
            (other, _) => {
                reader.wrong_kind(key, "`true` or `false`", other.span());
                None
            }
        }
    }

    /// `key = value`.
    pub(super) fn literal(
        &mut self,
        reader: &mut Reader<'_>,
        key: &'static str,
    ) -> Option<Spanned<Literal>> {
        match self.take(key)?.body {
            Body::One(value, span) => Some(reader.spanned(value, span)),
            other => {
                reader.wrong_kind(key, "a single value", other.span());
                None
            }
        }
    }

    /// `key = value` or `key = [value, value]`.
    pub(super) fn default(
        &mut self,
        reader: &mut Reader<'_>,
        key: &'static str,
    ) -> Option<crate::draft::Default> {
        match self.take(key)?.body {
            Body::One(value, span) => Some(crate::draft::Default::One(reader.spanned(value, span))),
            Body::Many(values, span) => {
                let values = reader.spanned_list(values, span);
                Some(crate::draft::Default::Many(values))
            }
            other => {
                reader.wrong_kind(key, "a value, or several in brackets", other.span());
                None
            }
        }
    }

    /// `key = "text"`, `key = ["text", "text"]` or `key("text", "text")`.
    pub(super) fn strings(
        &mut self,
        reader: &mut Reader<'_>,
        key: &'static str,
    ) -> Vec<Spanned<String>> {
        let Some(arg) = self.take(key) else {
            return Vec::new();
        };
        let values = match arg.body {
            Body::One(value, span) => vec![(Some(value), span)],
            Body::Many(values, _) => values
                .into_iter()
                .map(|(value, span)| (Some(value), span))
                .collect(),
            Body::Nested(args, _) => args.into_iter().map(Arg::alone).collect(),
            Body::Flag => vec![(None, arg.key.map_or_else(Span::call_site, |key| key.span))],
        };
        let mut strings = Vec::new();
        for (value, span) in values {
            match value {
                Some(Literal::Str(text)) => strings.push(reader.spanned(text, span)),
                _ => reader.wrong_kind(key, "one string or several", Some(span)),
            }
        }
        strings
    }

    /// `"text", "text"`, without a key; nothing if there is no argument of this kind.
    pub(super) fn unnamed_strings(
        &mut self,
        reader: &mut Reader<'_>,
    ) -> Option<Vec<Spanned<String>>> {
        let args = std::mem::take(&mut self.args);
        let (unnamed, named): (Vec<_>, _) = args.into_iter().partition(|arg| arg.key.is_none());
        self.args = named;
        let mut strings = Vec::new();
        for arg in &unnamed {
            match &arg.body {
                Body::One(Literal::Str(text), span) => {
                    strings.push(reader.spanned(text.clone(), *span));
                }
                body => reader.wrong_kind(self.owner, "followed by strings", body.span()),
            }
        }
        (!unnamed.is_empty()).then_some(strings)
    }

    /// `key(argument, argument)`, or `key` alone.
    pub(super) fn nested(&mut self, reader: &mut Reader<'_>, key: &'static str) -> Option<Args> {
        match self.take(key)?.body {
            Body::Flag => Some(Args::of(reader, key, Vec::new())),
            Body::Nested(args, _) => Some(Args::of(reader, key, args)),
            other => {
                reader.wrong_kind(key, "followed by arguments in parentheses", other.span());
                None
            }
        }
    }

    /// Every `key(argument, argument)` whose key is one of these, in the order written, with the place of the key.
    pub(super) fn all(
        &mut self,
        reader: &mut Reader<'_>,
        keys: &[&'static str],
    ) -> Vec<(&'static str, Span, Args)> {
        self.known.extend(keys);
        let mut found = Vec::new();
        for arg in std::mem::take(&mut self.args) {
            let span = arg.span();
            let key = keys.iter().find(|key| arg.is(key));
            match (key, arg.body) {
                (Some(key), Body::Nested(args, _)) => {
                    found.push((*key, span, Args::of(reader, key, args)));
                }
                (Some(key), other) => {
                    let span = other.span().unwrap_or(span);
                    reader.wrong_kind(key, "followed by arguments in parentheses", Some(span));
                }
                (None, body) => self.args.push(Arg { key: arg.key, body }),
            }
        }
        found
    }

    /// What stands in the parentheses of `key(..)`, unread, with the place of the key.
    pub(super) fn raw(
        &mut self,
        reader: &mut Reader<'_>,
        key: &'static str,
    ) -> Option<(Vec<Arg>, Span)> {
        let arg = self.take(key)?;
        let span = arg.span();
        match arg.body {
            Body::Flag => Some((Vec::new(), span)),
            Body::Nested(args, _) => Some((args, span)),
            other => {
                reader.wrong_kind(key, "followed by arguments in parentheses", other.span());
                None
            }
        }
    }

    /// The one string without a key; `whole` is the place to say that it is missing.
    pub(super) fn unnamed_string(
        &mut self,
        reader: &mut Reader<'_>,
        what: &str,
        whole: Span,
    ) -> Option<Spanned<String>> {
        let Some(strings) = self.unnamed_strings(reader) else {
            let message = format!("`{}` lacks {what}", self.owner);
            reader.missing(whole, message);
            return None;
        };
        let mut strings = strings.into_iter();
        let first = strings.next();
        for other in strings {
            let message = format!("`{}` takes one string without a name", self.owner);
            reader
                .report
                .error(catalogue::UNEXPECTED_ARGUMENT, other.span, message);
        }
        first
    }

    /// Reports everything that nobody has asked for.
    pub(super) fn finish(self, reader: &mut Reader<'_>) {
        for arg in self.args {
            let span = reader.places.of(arg.span());
            match arg.key {
                Some(key) => {
                    let (name, owner) = (shown(&key.text), self.owner);
                    let message = format!("unknown property {name} of `{owner}`");
                    let wording = reader
                        .report
                        .error(catalogue::UNKNOWN_PROPERTY, span, message);
                    wording.known(&key.text, "properties", &self.known);
                }
                None => {
                    let message = format!("`{}` takes no argument without a name", self.owner);
                    reader
                        .report
                        .error(catalogue::UNEXPECTED_ARGUMENT, span, message);
                }
            }
        }
    }

    /// Whether there is such an argument that nobody has asked for.
    pub(super) fn has(&self, key: &str) -> bool {
        self.args.iter().any(|arg| arg.is(key))
    }

    fn take(&mut self, key: &'static str) -> Option<Arg> {
        self.known.push(key);
        let at = self.args.iter().position(|arg| arg.is(key))?;
        Some(self.args.remove(at))
    }
}

/// What may be said more than once.
fn is_repeatable(owner: &str, key: &Key) -> bool {
    owner == "pass" && (key.text == "example" || relation(&key.text).is_some())
}

/// The lines of a text that begins with a line break, without what they share.
fn unindented(text: &str) -> Option<String> {
    let text = text.strip_prefix("\r\n").or(text.strip_prefix('\n'))?;
    let mut lines: Vec<&str> = text.lines().collect();
    let is_blank = |line: &&str| line.trim().is_empty();
    if !text.ends_with('\n') && lines.last().is_some_and(is_blank) {
        lines.pop();
    }
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let filled = lines.iter().filter(|line| !is_blank(line));
    let shared = filled.map(indent).min().unwrap_or(0);
    let lines = lines.iter().map(|line| line.get(shared..).unwrap_or(""));
    Some(lines.collect::<Vec<_>>().join("\n"))
}
