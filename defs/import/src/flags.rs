//! Flags of an option: the values of an enum, the initial value, and anything else.

use super::cpp::{Token, TokenKind, strip_delimiters, tokens};

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Flags {
    /// The values that `llvm::cl::values` lists.
    pub(super) values: Vec<CppValue>,
    /// `true` if `llvm::cl::Required` is among them.
    pub(super) required: bool,
    /// The expression in `llvm::cl::init(..)` or `llvm::cl::list_init<T>(..)`, which replaces the default.
    pub(super) init_expr: Option<String>,
    /// Unrecognized flags, verbatim.
    pub(super) unrecognized: Vec<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct CppValue {
    /// The last part of the enumerator's name.
    pub(super) enumerator: String,
    /// The text that selects it.
    pub(super) text: String,
    pub(super) doc: String,
}

/// Parses the flags of an option or a list. Unrecognized flags go verbatim to `unrecognized`.
pub(super) fn parse_flags(text: &str, list: bool) -> Flags {
    let mut flags = Flags::default();
    let Some(tokens) = tokens(text) else {
        flags.unrecognized.push(text.to_owned());
        return flags;
    };
    for flag in split_at_commas(&tokens) {
        let init_expr = init_expr(flag, list).and_then(|value| source(value, text));
        match flag_values(flag) {
            Some(values) => flags.values.extend(values),
            None if init_expr.is_some() => flags.init_expr = init_expr,
            None if is_required(flag) => flags.required = true,
            None if list && is_implied_for_lists(flag) => {}
            None => flags.unrecognized.extend(source(flag, text)),
        }
    }
    flags
}

/// Returns the source text of tokens.
pub(super) fn source(tokens: &[Token<'_>], text: &str) -> Option<String> {
    let (first, last) = (tokens.first()?, tokens.last()?);
    text.get(first.start..last.end).map(str::to_owned)
}

/// Splits at top-level commas; a trailing comma is allowed.
pub(super) fn split_at_commas<'t, 's>(tokens: &'s [Token<'t>]) -> Vec<&'s [Token<'t>]> {
    let mut depth = 0usize;
    let commas = |token: &Token<'_>| match token.kind {
        TokenKind::Punct('(' | '[' | '{') => {
            depth += 1;
            false
        }
        TokenKind::Punct(')' | ']' | '}') => {
            depth = depth.saturating_sub(1);
            false
        }
        TokenKind::Punct(',') => depth == 0,
        _ => false,
    };
    let mut parts: Vec<_> = tokens.split(commas).collect();
    parts.pop_if(|last| last.is_empty());
    parts
}

/// Splits `a::f(args)` into name segments and argument tokens.
pub(super) fn parse_call<'t, 's>(
    tokens: &'s [Token<'t>],
) -> Option<(Vec<&'t str>, &'s [Token<'t>])> {
    let open = tokens
        .iter()
        .position(|token| token.kind == TokenKind::Punct('('))?;
    let (name, rest) = tokens.split_at_checked(open)?;
    let inner = rest.get(1..rest.len().checked_sub(1)?)?;
    let closed =
        rest.len() >= 2 && rest.last()?.kind == TokenKind::Punct(')') && is_balanced(inner);
    closed.then_some((parse_qualified_name(name)?, inner))
}

fn is_balanced(tokens: &[Token<'_>]) -> bool {
    let mut depth = 0usize;
    let closes_outside = tokens.iter().any(|token| match token.kind {
        TokenKind::Punct('(') => {
            depth += 1;
            false
        }
        TokenKind::Punct(')') => match depth.checked_sub(1) {
            Some(less) => {
                depth = less;
                false
            }
            None => true,
        },
        _ => false,
    });
    !closes_outside && depth == 0
}

/// Parses a qualified name such as `::a::b` into its segments; `None` if the tokens are anything else.
pub(super) fn parse_qualified_name<'t>(tokens: &[Token<'t>]) -> Option<Vec<&'t str>> {
    let mut words = Vec::new();
    let mut rest = tokens;
    loop {
        rest = match rest {
            [first, second, after @ ..] if is_colon(first) && is_colon(second) => after,
            _ if words.is_empty() => rest,
            _ => return None,
        };
        let (
            Token {
                kind: TokenKind::Word(word),
                ..
            },
            after,
        ) = rest.split_first()?
        else {
            return None;
        };
        words.push(*word);
        rest = after;
        if rest.is_empty() {
            return Some(words);
        }
    }
}

fn is_colon(token: &Token<'_>) -> bool {
    token.kind == TokenKind::Punct(':')
}

fn is_required(tokens: &[Token<'_>]) -> bool {
    parse_qualified_name(tokens)
        .is_some_and(|name| matches!(name.as_slice(), [.., "cl", "Required"]))
}

/// Returns true for flags that every `ListOption` of a pass has: it may be empty, and commas separate its elements.
fn is_implied_for_lists(tokens: &[Token<'_>]) -> bool {
    parse_qualified_name(tokens).is_some_and(|name| {
        matches!(
            name.as_slice(),
            [.., "cl", "ZeroOrMore" | "CommaSeparated"] | [.., "MiscFlags", "CommaSeparated"]
        )
    })
}

/// Returns the tokens of the initial value that a flag sets.
fn init_expr<'s, 't>(flag: &'s [Token<'t>], list: bool) -> Option<&'s [Token<'t>]> {
    let name = if list { "list_init" } else { "init" };
    let (words, rest) = split_template_name(flag);
    let is_initial =
        matches!(parse_qualified_name(words)?.as_slice(), [.., "cl", last] if *last == name);
    strip_delimiters(rest, '(', ')').filter(|value| is_initial && is_balanced(value))
}

/// Returns the elements of `{a, b}`, `T{a, b}` or `({a, b})`.
pub(super) fn elements<'s, 't>(value: &'s [Token<'t>]) -> Option<Vec<&'s [Token<'t>]>> {
    let mut value = value;
    loop {
        let (_, rest) = split_template_name(value);
        if let Some(inner) = strip_delimiters(rest, '{', '}') {
            return Some(split_at_commas(inner));
        }
        value = strip_delimiters(rest, '(', ')')?;
    }
}

/// Splits `name<args> rest` into `name` and `rest`; drops the template arguments.
fn split_template_name<'s, 't>(tokens: &'s [Token<'t>]) -> (&'s [Token<'t>], &'s [Token<'t>]) {
    let is_name =
        |token: &Token<'_>| matches!(token.kind, TokenKind::Word(_) | TokenKind::Punct(':'));
    let end = tokens.iter().take_while(|token| is_name(token)).count();
    let (name, rest) = tokens.split_at(end);
    let mut depth = 0usize;
    let closing = rest.iter().position(|token| {
        match token.kind {
            TokenKind::Punct('<') => depth += 1,
            TokenKind::Punct('>') => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    });
    let is_template = rest
        .first()
        .is_some_and(|token| token.kind == TokenKind::Punct('<'));
    let length = closing.filter(|_| is_template).map_or(0, |at| at + 1);
    (name, rest.split_at(length).1)
}

/// Parses the values of `llvm::cl::values(..)`; `None` if one is not understood.
fn flag_values(tokens: &[Token<'_>]) -> Option<Vec<CppValue>> {
    let (name, inner) = parse_call(tokens)?;
    let is_values = matches!(name.as_slice(), [.., "cl", "values"] | ["values"]);
    let values = split_at_commas(inner);
    if !is_values || values.is_empty() {
        return None;
    }
    values.into_iter().map(parse_enum_value).collect()
}

/// Parses `clEnumValN(Enumerator, "text", "what it does")`, or `clEnumVal`, whose text is that of the enumerator.
fn parse_enum_value(tokens: &[Token<'_>]) -> Option<CppValue> {
    let (name, inner) = parse_call(tokens)?;
    let arguments = split_at_commas(inner);
    let (enumerator, text, doc) = match (name.last()?, arguments.as_slice()) {
        (&"clEnumValN", [enumerator, text, doc]) => (
            parse_qualified_name(enumerator)?,
            concat_string_literals(text)?,
            concat_string_literals(doc)?,
        ),
        (&"clEnumVal", [enumerator, doc]) => {
            let name = parse_qualified_name(enumerator)?;
            let text = name.join("::");
            (name, text, concat_string_literals(doc)?)
        }
        _ => return None,
    };
    Some(CppValue {
        enumerator: (*enumerator.last()?).to_owned(),
        text,
        doc,
    })
}

pub(super) fn concat_string_literals(tokens: &[Token<'_>]) -> Option<String> {
    let texts = tokens.iter().map(|token| match &token.kind {
        TokenKind::StringLiteral(text) => Some(text.as_str()),
        _ => None,
    });
    texts
        .collect::<Option<Vec<_>>>()
        .filter(|texts| !texts.is_empty())
        .map(|texts| texts.concat())
}
