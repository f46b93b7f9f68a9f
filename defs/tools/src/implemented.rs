//! Implementations in Rust sources, found among their tokens. Function bodies, macros and their arguments are looked through
//! like everything else, so that an implementation counts wherever it is written out.

use std::ops::Range;
use std::str::FromStr;

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

use passdefs::internal::{SpanMap, without_shebang};

/// Returns the types for which a Rust source implements `OperationPass`, each with the place of its name in the source. Empty if
/// the text is not valid Rust tokens.
///
/// ```
/// let found = pass_def_tools::implementations("impl OperationPass<Toy> for Fold {}");
/// assert_eq!(found, [("Fold".to_owned(), 28..32)]);
/// ```
pub fn implementations(text: &str) -> Vec<(String, Range<u32>)> {
    let mut found = Vec::new();
    let Ok(tokens) = TokenStream::from_str(&without_shebang(text)) else {
        return found;
    };
    let mut span_map = SpanMap::Text(0);
    // Nesting is as deep as the text wants it, so what is still to be looked at is on the heap.
    let mut left = vec![tokens];
    while let Some(tokens) = left.pop() {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for at in 0..tokens.len() {
            let [word, rest @ ..] = tokens.get(at..).unwrap_or_default() else {
                continue;
            };
            if let Some(name) = is_word(word, "impl")
                .then(|| implementing_type(rest))
                .flatten()
            {
                let span = span_map.map(name.span());
                found.push((without_raw_prefix(name), span.start..span.end));
            }
        }
        let groups = tokens.into_iter().filter_map(|token| match token {
            TokenTree::Group(group) => Some(group.stream()),
            _ => None,
        });
        left.extend(groups);
    }
    found.sort_by_key(|(_, span)| span.start);
    found
}

/// Reads the tokens after `impl`: parameters, the path of a trait, `for`, the path of a type, and a body. Returns the last name of
/// the type's path if the trait is `OperationPass`.
fn implementing_type(tokens: &[TokenTree]) -> Option<&Ident> {
    let end = tokens
        .iter()
        .position(|token| is_body(token) || is_punct(token, ';'))?;
    let (head, rest) = tokens.split_at(end);
    let (parameters, head) = angles(head);
    let at = head.iter().position(|token| is_word(token, "for"))?;
    let (of, ty) = head.split_at(at);
    let (of, name) = (last_name(of)?, last_name(ty.get(1..)?)?);
    // For every type at once, as a tool of the runtime does: that implements no pass in particular.
    let is_blanket = parameters
        .iter()
        .any(|token| is_word(token, &name.to_string()));
    let is_found = of == "OperationPass" && !is_blanket && rest.first().is_some_and(is_body);
    is_found.then_some(name)
}

/// Splits off the parameters in `<..>` at the start of tokens.
fn angles(tokens: &[TokenTree]) -> (&[TokenTree], &[TokenTree]) {
    if !tokens.first().is_some_and(|token| is_punct(token, '<')) {
        return (&[], tokens);
    }
    let mut depth = 0usize;
    let mut before = ' ';
    for (at, token) in tokens.iter().enumerate() {
        let mark = match token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        match mark {
            '<' => depth += 1,
            // An arrow is no bracket.
            '>' if before != '-' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = mark;
        if depth == 0 {
            return tokens.split_at(at + 1);
        }
    }
    (&[], tokens)
}

/// Returns the last name of a path, before its arguments, or `None` if it is a macro's parameter such as `$pass`.
fn last_name(path: &[TokenTree]) -> Option<&Ident> {
    let mut last = None;
    for (at, token) in path.iter().enumerate() {
        match token {
            TokenTree::Ident(name) if name == "where" => break,
            TokenTree::Ident(name) => {
                let before = at.checked_sub(1).and_then(|at| path.get(at));
                if before.is_some_and(|token| is_punct(token, '$')) {
                    return None;
                }
                last = Some(name);
            }
            TokenTree::Punct(punct) if punct.as_char() == ':' || punct.as_char() == '$' => {}
            _ => break,
        }
    }
    last
}

fn without_raw_prefix(name: &Ident) -> String {
    let name = name.to_string();
    name.strip_prefix("r#").map(str::to_owned).unwrap_or(name)
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(name) if name == word)
}

fn is_punct(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

fn is_body(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}
