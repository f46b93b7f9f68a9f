//! Flags of an option: the values of an enum, the initial value, and anything else.

use super::cpp::{Token, TokenKind, tokens, within};

/// The flags of an option.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Flags {
    /// The values that `llvm::cl::values` lists.
    pub(super) values: Vec<CppValue>,
    /// `true` if `llvm::cl::Required` is among them.
    pub(super) required: bool,
    /// The expression in `llvm::cl::init(..)` or `llvm::cl::list_init<T>(..)`, which replaces the default.
    pub(super) initial: Option<String>,
    /// The flags that are none of these, to the byte.
    pub(super) rest: Vec<String>,
}

/// A value of a C++ enum.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CppValue {
    /// The last part of the enumerator's name.
    pub(super) enumerator: String,
    /// The text that selects it.
    pub(super) text: String,
    /// The description.
    pub(super) doc: String,
}

/// Reads the flags of an option or a list. What is not understood is left over as a whole.
pub(super) fn read(text: &str, list: bool) -> Flags {
    let mut flags = Flags::default();
    let Some(tokens) = tokens(text) else {
        flags.rest.push(text.to_owned());
        return flags;
    };
    for flag in arguments(&tokens) {
        let initial = initial(flag, list).and_then(|value| source(value, text));
        match flag_values(flag) {
            Some(values) if flags.values.is_empty() => flags.values = values,
            _ if initial.is_some() => flags.initial = initial,
            _ if is_required(flag) => flags.required = true,
            _ if list && is_of_every_list(flag) => {}
            _ => flags.rest.extend(source(flag, text)),
        }
    }
    flags
}

/// The text that tokens were read from.
pub(super) fn source(tokens: &[Token<'_>], text: &str) -> Option<String> {
    let (first, last) = (tokens.first()?, tokens.last()?);
    text.get(first.start..last.end).map(str::to_owned)
}

/// The tokens between commas, those within brackets apart. After the last comma there may be nothing.
pub(super) fn arguments<'t, 's>(tokens: &'s [Token<'t>]) -> Vec<&'s [Token<'t>]> {
    let mut depth = 0usize;
    let commas = |token: &Token<'_>| match token.kind {
        TokenKind::Mark('(' | '[' | '{') => {
            depth += 1;
            false
        }
        TokenKind::Mark(')' | ']' | '}') => {
            depth = depth.saturating_sub(1);
            false
        }
        TokenKind::Mark(',') => depth == 0,
        _ => false,
    };
    let mut arguments: Vec<_> = tokens.split(commas).collect();
    arguments.pop_if(|last| last.is_empty());
    arguments
}

/// A call as the words of the function's name and the tokens of its arguments.
pub(super) fn call<'t, 's>(tokens: &'s [Token<'t>]) -> Option<(Vec<&'t str>, &'s [Token<'t>])> {
    let open = tokens
        .iter()
        .position(|token| token.kind == TokenKind::Mark('('))?;
    let (name, rest) = tokens.split_at_checked(open)?;
    let inner = rest.get(1..rest.len().checked_sub(1)?)?;
    let closed = rest.len() >= 2 && rest.last()?.kind == TokenKind::Mark(')') && is_balanced(inner);
    closed.then_some((path(name)?, inner))
}

/// `true` if no bracket closes that was not opened.
fn is_balanced(tokens: &[Token<'_>]) -> bool {
    let mut depth = 0usize;
    let closes_outside = tokens.iter().any(|token| match token.kind {
        TokenKind::Mark('(') => {
            depth += 1;
            false
        }
        TokenKind::Mark(')') => match depth.checked_sub(1) {
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

/// The words of a name such as `::a::b`; nothing if the tokens are anything else.
pub(super) fn path<'t>(tokens: &[Token<'t>]) -> Option<Vec<&'t str>> {
    let mut words = Vec::new();
    let mut rest = tokens;
    loop {
        rest = match rest {
            [colon, other, after @ ..] if is_colon(colon) && is_colon(other) => after,
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
    token.kind == TokenKind::Mark(':')
}

fn is_required(tokens: &[Token<'_>]) -> bool {
    path(tokens).is_some_and(|path| matches!(path.as_slice(), [.., "cl", "Required"]))
}

/// `true` if it says of a list what holds for every list of a pass: that it may be empty, and that commas separate.
fn is_of_every_list(tokens: &[Token<'_>]) -> bool {
    path(tokens).is_some_and(|path| {
        matches!(
            path.as_slice(),
            [.., "cl", "ZeroOrMore" | "CommaSeparated"] | [.., "MiscFlags", "CommaSeparated"]
        )
    })
}

/// The tokens of the initial value that a flag gives an option or a list.
fn initial<'s, 't>(flag: &'s [Token<'t>], list: bool) -> Option<&'s [Token<'t>]> {
    let name = if list { "list_init" } else { "init" };
    let (words, rest) = type_name(flag);
    let is_initial = matches!(path(words)?.as_slice(), [.., "cl", last] if *last == name);
    within(rest, '(', ')').filter(|value| is_initial && is_balanced(value))
}

/// The elements of `{a, b}`, be it in brackets or after the name of a type.
pub(super) fn elements<'s, 't>(value: &'s [Token<'t>]) -> Option<Vec<&'s [Token<'t>]>> {
    let (_, rest) = type_name(value);
    match within(rest, '{', '}') {
        Some(inner) => Some(arguments(inner)),
        None => elements(within(rest, '(', ')')?),
    }
}

/// Splits the name of a type or function from what follows it and its arguments in angle brackets.
fn type_name<'s, 't>(tokens: &'s [Token<'t>]) -> (&'s [Token<'t>], &'s [Token<'t>]) {
    let is_name =
        |token: &Token<'_>| matches!(token.kind, TokenKind::Word(_) | TokenKind::Mark(':'));
    let end = tokens.iter().take_while(|token| is_name(token)).count();
    let (name, rest) = tokens.split_at(end);
    let mut depth = 0usize;
    let closing = rest.iter().position(|token| {
        match token.kind {
            TokenKind::Mark('<') => depth += 1,
            TokenKind::Mark('>') => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    });
    let is_template = rest
        .first()
        .is_some_and(|it| it.kind == TokenKind::Mark('<'));
    let length = closing.filter(|_| is_template).map_or(0, |at| at + 1);
    (name, rest.split_at(length).1)
}

/// The values of `llvm::cl::values(..)`; nothing if one of them is not understood.
fn flag_values(tokens: &[Token<'_>]) -> Option<Vec<CppValue>> {
    let (name, inner) = call(tokens)?;
    let is_values = matches!(name.as_slice(), [.., "cl", "values"] | ["values"]);
    let values = arguments(inner);
    if !is_values || values.is_empty() {
        return None;
    }
    values.into_iter().map(value).collect()
}

/// `clEnumValN(Enumerator, "text", "what it does")`, or `clEnumVal`, whose text is that of the enumerator.
fn value(tokens: &[Token<'_>]) -> Option<CppValue> {
    let (name, inner) = call(tokens)?;
    let arguments = arguments(inner);
    let (enumerator, text, doc) = match (name.last()?, arguments.as_slice()) {
        (&"clEnumValN", [enumerator, text, doc]) => {
            (path(enumerator)?, joined(text)?, joined(doc)?)
        }
        (&"clEnumVal", [enumerator, doc]) => {
            let path = path(enumerator)?;
            let text = path.join("::");
            (path, text, joined(doc)?)
        }
        _ => return None,
    };
    Some(CppValue {
        enumerator: (*enumerator.last()?).to_owned(),
        text,
        doc,
    })
}

/// Adjacent string literals as one text.
pub(super) fn joined(tokens: &[Token<'_>]) -> Option<String> {
    let texts = tokens.iter().map(|token| match &token.kind {
        TokenKind::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts
        .collect::<Option<Vec<_>>>()
        .filter(|texts| !texts.is_empty())
        .map(|texts| texts.concat())
}
