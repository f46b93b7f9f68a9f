//! Items of a Rust text that define nothing.

use std::ops::Range;
use std::str::FromStr;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use passdefs::internal::scan::{ItemKind, Piece, pieces};
use passdefs::internal::without_shebang;

/// Returns the places of the items that define nothing, each without its attributes and its body: `use` declarations,
/// implementations, functions. Tokens are not read further than that, so that no function body is in the way.
pub(super) fn other_items(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    if let Ok(tokens) = TokenStream::from_str(&without_shebang(text)) {
        walk(tokens, &mut found);
    }
    found
}

fn walk(tokens: TokenStream, found: &mut Vec<Range<usize>>) {
    let mut item = Vec::new();
    for piece in pieces(tokens) {
        match piece {
            Piece::Other(token) => {
                let is_end = match &token {
                    TokenTree::Group(_) => is_body(&token) && !ends_with_semicolon(&item),
                    token => is_semicolon(token),
                };
                item.push(token);
                if is_end {
                    found.extend(head(&item));
                    item.clear();
                }
            }
            Piece::Module(_, body) => {
                // The visibility of the module.
                item.clear();
                walk(body.stream(), found);
            }
            Piece::Item(group) if group.kind == ItemKind::Group => {
                let last = group.tokens.into_iter().last();
                if let Some(TokenTree::Group(body)) = last {
                    walk(body.stream(), found);
                }
            }
            Piece::Item(_) => {}
        }
    }
    found.extend(head(&item));
}

pub(super) fn is_semicolon(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';')
}

pub(super) fn is_body(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// Returns `true` for items in which braces are not the body.
fn ends_with_semicolon(item: &[TokenTree]) -> bool {
    let has = |keyword: &str| {
        let mut tokens = item.iter();
        tokens.any(|token| matches!(token, TokenTree::Ident(ident) if ident == keyword))
    };
    has("use") || !has("fn") && ["const", "static", "type"].into_iter().any(has)
}

/// Returns the range of an item without its attributes, its body and its semicolon.
fn head(item: &[TokenTree]) -> Option<Range<usize>> {
    let is_part_of_attribute = |token: &&TokenTree| match token {
        TokenTree::Punct(punct) => matches!(punct.as_char(), '#' | '!'),
        TokenTree::Group(group) => group.delimiter() == Delimiter::Bracket,
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    };
    let start = item.iter().take_while(is_part_of_attribute).count();
    let item = item.get(start..)?;
    let head = match item {
        [head @ .., last] if is_semicolon(last) || is_body(last) => head,
        item => item,
    };
    let (first, last) = (head.first()?, head.last()?);
    Some(first.span().byte_range().start..last.span().byte_range().end)
}
