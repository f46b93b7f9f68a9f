//! The arguments of an attribute: `name = "my-pass", op("a", "b"), required`.

use proc_macro2::{Span, TokenStream};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned as _;
use syn::{Ident, Lit, Token};

use super::Reader;
use crate::catalogue;
use crate::draft::{Literal, PipelineName, Spanned};
use crate::names::shown;

/// One argument.
pub(super) struct Arg {
    /// What stands before `=` or `(`; nothing for a value that stands alone.
    key: Option<(String, Span)>,
    body: Body,
}

enum Body {
    /// `key`.
    Flag,
    /// `key = value` or a value that stands alone.
    One(Literal, Span),
    /// `key = [value, value]`.
    Many(Vec<(Literal, Span)>, Span),
    /// `key(argument, argument)`.
    Nested(Vec<Arg>, Span),
}

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

    fn of(reader: &mut Reader<'_>, owner: &'static str, args: Vec<Arg>) -> Self {
        let mut once: Vec<Arg> = Vec::new();
        for arg in args {
            let same = once
                .iter()
                .find_map(|before| match (&before.key, &arg.key) {
                    (Some((before, first)), Some((again, span))) if before == again => {
                        Some((*first, *span))
                    }
                    _ => None,
                });
            match (same, &arg.key) {
                (Some((first, again)), Some((name, _))) => reader.repeated(name, first, again),
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
            (Body::Flag, Some((_, span))) => Some(reader.spanned(true, span)),
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
                let span = reader.places.of(span);
                let values = values
                    .into_iter()
                    .map(|(value, span)| reader.spanned(value, span));
                Some(crate::draft::Default::Many(Spanned::new(
                    values.collect(),
                    span,
                )))
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
            Body::Flag => vec![(None, arg.key.map_or_else(Span::call_site, |(_, span)| span))],
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

    /// Reports everything that nobody has asked for.
    pub(super) fn finish(self, reader: &mut Reader<'_>) {
        for arg in self.args {
            match arg.key {
                Some((name, span)) => {
                    let span = reader.places.of(span);
                    let message = format!("unknown property {} of `{}`", shown(&name), self.owner);
                    let wording = reader
                        .report
                        .error(catalogue::UNKNOWN_PROPERTY, span, message);
                    wording.known(&name, "properties", &self.known);
                }
                None => {
                    let span = reader
                        .places
                        .of(arg.body.span().unwrap_or_else(Span::call_site));
                    let message = format!("`{}` takes no argument without a name", self.owner);
                    reader
                        .report
                        .error(catalogue::UNEXPECTED_ARGUMENT, span, message);
                }
            }
        }
    }

    fn take(&mut self, key: &'static str) -> Option<Arg> {
        self.known.push(key);
        let is_it = |arg: &Arg| arg.key.as_ref().is_some_and(|(found, _)| found == key);
        let at = self.args.iter().position(is_it)?;
        Some(self.args.remove(at))
    }
}

impl Arg {
    fn named(key: &Ident, body: Body) -> Self {
        Arg {
            key: Some((key.unraw().to_string(), key.span())),
            body,
        }
    }

    /// The value, if the argument is one that stands alone.
    fn alone(self) -> (Option<Literal>, Span) {
        match (self.key, self.body) {
            (None, Body::One(value, span)) => (Some(value), span),
            (key, body) => {
                let span = key.map(|(_, span)| span).or(body.span());
                (None, span.unwrap_or_else(Span::call_site))
            }
        }
    }
}

impl Body {
    fn span(&self) -> Option<Span> {
        match self {
            Body::Flag => None,
            Body::One(_, span) | Body::Many(_, span) | Body::Nested(_, span) => Some(*span),
        }
    }
}

type List<T> = Punctuated<T, Token![,]>;

fn parse_args(input: ParseStream<'_>) -> syn::Result<Vec<Arg>> {
    Ok(List::parse_terminated_with(input, parse_arg)?
        .into_iter()
        .collect())
}

fn parse_arg(input: ParseStream<'_>) -> syn::Result<Arg> {
    if input.peek(Ident::peek_any) && input.peek2(syn::token::Paren) && !input.peek(syn::LitBool) {
        let key = input.call(Ident::parse_any)?;
        let content;
        let parenthesis = syn::parenthesized!(content in input);
        let args = List::parse_terminated_with(&content, parse_flat_arg)?;
        let body = Body::Nested(args.into_iter().collect(), parenthesis.span.open());
        return Ok(Arg::named(&key, body));
    }
    parse_flat_arg(input)
}

/// An argument without arguments of its own.
fn parse_flat_arg(input: ParseStream<'_>) -> syn::Result<Arg> {
    if !input.peek(Ident::peek_any) || input.peek(syn::LitBool) {
        let (value, span) = parse_value(input)?;
        return Ok(Arg {
            key: None,
            body: Body::One(value, span),
        });
    }
    let key = input.call(Ident::parse_any)?;
    let equals: Option<Token![=]> = input.parse()?;
    let body = match equals {
        Some(_) => parse_body(input)?,
        None => Body::Flag,
    };
    Ok(Arg::named(&key, body))
}

fn parse_body(input: ParseStream<'_>) -> syn::Result<Body> {
    if !input.peek(syn::token::Bracket) {
        let (value, span) = parse_value(input)?;
        return Ok(Body::One(value, span));
    }
    let content;
    let bracket = syn::bracketed!(content in input);
    let values = List::<(Literal, Span)>::parse_terminated_with(&content, parse_value)?;
    Ok(Body::Many(
        values.into_iter().collect(),
        bracket.span.join(),
    ))
}

/// A literal, a negative number, or one of the constants of floating-point types.
fn parse_value(input: ParseStream<'_>) -> syn::Result<(Literal, Span)> {
    if input.peek(Ident) && !input.peek(syn::LitBool) {
        let path: syn::Path = input.parse()?;
        return constant(&path).map(|value| (value, path.span()));
    }
    let minus: Option<Token![-]> = input.parse()?;
    let literal: Lit = input.parse()?;
    let span = match &minus {
        Some(minus) => minus.span().join(literal.span()).unwrap_or(literal.span()),
        None => literal.span(),
    };
    let negated = if minus.is_some() { "-" } else { "" };
    let value = match &literal {
        Lit::Str(text) if minus.is_none() => Literal::Str(text.value()),
        Lit::Char(letter) if minus.is_none() => Literal::Str(letter.value().to_string()),
        Lit::Bool(value) if minus.is_none() => Literal::Bool(value.value),
        Lit::Int(digits) => Literal::Int(number(
            &format!("{negated}{}", digits.base10_digits()),
            span,
        )?),
        Lit::Float(digits) => Literal::Float(float(
            &format!("{negated}{}", digits.base10_digits()),
            span,
        )?),
        _ => {
            return Err(syn::Error::new(
                span,
                "expected a string, a character, a number or a truth value",
            ));
        }
    };
    Ok((value, span))
}

fn number<T: std::str::FromStr<Err: std::fmt::Display>>(
    digits: &str,
    span: Span,
) -> syn::Result<T> {
    digits.parse().map_err(|error| syn::Error::new(span, error))
}

fn float(digits: &str, span: Span) -> syn::Result<f64> {
    match number::<f64>(digits, span)? {
        value if value.is_infinite() => Err(syn::Error::new(span, "the number is too large")),
        value => Ok(value),
    }
}

fn constant(path: &syn::Path) -> syn::Result<Literal> {
    let last = path
        .segments
        .last()
        .map(|segment| segment.ident.to_string());
    match last.as_deref() {
        Some("INFINITY") => Ok(Literal::Float(f64::INFINITY)),
        Some("NEG_INFINITY") => Ok(Literal::Float(f64::NEG_INFINITY)),
        Some("NAN") => Ok(Literal::Float(f64::NAN)),
        _ => Err(syn::Error::new_spanned(
            path,
            "expected a literal; a value of an enum is written as its text, in quotes",
        )),
    }
}
