//! The syntax of arguments, which knows no names.

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned as _;
use syn::{Ident, Lit, LitStr, Token};

use crate::draft::Literal;

pub(super) struct Arg {
    /// The name before `=` or `(`; `None` for a value that stands alone.
    pub(super) key: Option<Key>,
    pub(super) body: Body,
}

pub(super) struct Key {
    pub(super) text: String,
    pub(super) span: Span,
    /// `true` if it stands in quotes, as the name of an option may that is no identifier.
    pub(super) quoted: bool,
}

pub(super) enum Body {
    /// `key`.
    Flag,
    /// `key = value` or a value that stands alone.
    One(Literal, Span),
    /// `key = [value, value]`.
    Many(Vec<(Literal, Span)>, Span),
    /// `key(argument, argument)`.
    Nested(Vec<Arg>, Span),
}

impl Arg {
    fn named(key: &Ident, body: Body) -> Self {
        let key = Key {
            text: key.unraw().to_string(),
            span: key.span(),
            quoted: false,
        };
        Arg {
            key: Some(key),
            body,
        }
    }
}

type List<T> = Punctuated<T, Token![,]>;

pub(super) fn parse_args(input: ParseStream<'_>) -> syn::Result<Vec<Arg>> {
    Ok(List::parse_terminated_with(input, parse_arg)?
        .into_iter()
        .collect())
}

/// Recursion is safe: the caller has checked the nesting of brackets.
fn parse_arg(input: ParseStream<'_>) -> syn::Result<Arg> {
    if input.peek(LitStr) && input.peek2(Token![=]) {
        return parse_quoted(input);
    }
    if !input.peek(Ident::peek_any) || input.peek(syn::LitBool) {
        let (value, span) = parse_value(input)?;
        return Ok(Arg {
            key: None,
            body: Body::One(value, span),
        });
    }
    let key = input.call(Ident::parse_any)?;
    if input.peek(syn::token::Paren) {
        let content;
        let parenthesis = syn::parenthesized!(content in input);
        let body = Body::Nested(parse_args(&content)?, parenthesis.span.open());
        return Ok(Arg::named(&key, body));
    }
    let equals: Option<Token![=]> = input.parse()?;
    let body = match equals {
        Some(_) => parse_body(input)?,
        None => Body::Flag,
    };
    Ok(Arg::named(&key, body))
}

/// `"key" = value`
fn parse_quoted(input: ParseStream<'_>) -> syn::Result<Arg> {
    let key: LitStr = input.parse()?;
    let _: Token![=] = input.parse()?;
    let key = Key {
        text: key.value(),
        span: key.span(),
        quoted: true,
    };
    Ok(Arg {
        key: Some(key),
        body: parse_body(input)?,
    })
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

/// Returns a literal, a negative number, or one of the constants of floating-point types.
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
            "expected a literal: text in quotes, such as `\"func.func\"`, a number, `true` or `false`",
        )),
    }
}
