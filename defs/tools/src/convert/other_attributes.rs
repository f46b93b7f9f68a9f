//! Attributes of definitions that say something to the compiler alone.

use std::ops::Range;
use std::str::FromStr;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use super::other_items::{is_body, is_semicolon};
use passdefs::internal::scan::{ItemKind, Piece, pieces};
use passdefs::internal::without_shebang;
use passdefs::vocabulary::nodes;
use passdefs::vocabulary::option::USE_OPTIONS;

/// Lints, which mean nothing to definitions.
const LINTS: [&str; 5] = ["allow", "deny", "expect", "forbid", "warn"];

/// The traits that generated structs and enums derive.
const DERIVED: [&str; 3] = ["Clone", "Debug", "Default"];
const DERIVED_BY_ENUMS: [&str; 4] = ["Copy", "Eq", "Hash", "PartialEq"];

/// An attribute that has no place in KDL.
pub(super) struct OtherAttribute {
    pub(super) range: Range<usize>,
    /// The last part of its path.
    pub(super) name: String,
}

/// Returns the attributes of definitions, and of the modules around them, that have no place in KDL.
pub(super) fn other_attributes(text: &str) -> Vec<OtherAttribute> {
    let mut found = Vec::new();
    if let Ok(tokens) = TokenStream::from_str(&without_shebang(text)) {
        walk(tokens, &mut found);
    }
    found.sort_by_key(|attribute| attribute.range.start);
    found
}

/// Adds the attributes in a file or module. Returns whether it has definitions.
fn walk(tokens: TokenStream, found: &mut Vec<OtherAttribute>) -> bool {
    let mut has_definitions = false;
    let (mut inner, mut head) = (Vec::new(), Vec::new());
    for piece in pieces(tokens) {
        match piece {
            Piece::Other(token) if is_semicolon(&token) || is_body(&token) => head.clear(),
            Piece::Other(token) => {
                let is_inner = matches!(&head[..], [.., hash, mark] if is_punct(hash, '#') && is_punct(mark, '!'));
                head.push(token);
                if let Some(attribute) = head.len().checked_sub(3).filter(|_| is_inner) {
                    inner.extend(head.drain(attribute..));
                }
            }
            Piece::Module(_, body) => {
                if walk(body.stream(), found) {
                    has_definitions = true;
                    collect(head.drain(..), &DERIVED, found);
                }
                head.clear();
            }
            Piece::Item(item) => {
                has_definitions = true;
                let mut tokens: Vec<TokenTree> = item.tokens.into_iter().collect();
                if item.kind == ItemKind::Group
                    && let Some(TokenTree::Group(body)) = tokens.pop()
                {
                    walk(body.stream(), found);
                }
                let enums = (item.kind == ItemKind::Enum).then_some(DERIVED_BY_ENUMS);
                let derived: Vec<&str> = enums.into_iter().flatten().chain(DERIVED).collect();
                collect(tokens.into_iter(), &derived, found);
            }
        }
    }
    if has_definitions {
        collect(inner.into_iter(), &DERIVED, found);
    }
    has_definitions
}

/// Adds the attributes among these tokens and in their groups. `derived` are the traits that generated code implements.
fn collect(
    tokens: impl Iterator<Item = TokenTree>,
    derived: &[&str],
    found: &mut Vec<OtherAttribute>,
) {
    let (mut start, mut is_first) = (None, true);
    for token in tokens {
        is_first &= !is_punct(&token, ',');
        match &token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                let attribute = start.and_then(|start| other_attribute(start, group, derived));
                // The first value of an enum is its default.
                found.extend(attribute.filter(|found| !(is_first && found.name == "default")));
            }
            TokenTree::Group(group) => collect(group.stream().into_iter(), derived, found),
            _ => {}
        }
        start = match start {
            Some(start) if is_punct(&token, '!') => Some(start),
            _ => is_punct(&token, '#').then(|| token.span().byte_range().start),
        };
    }
}

/// Returns the attribute that starts at this byte, if it has no place in KDL.
fn other_attribute(start: usize, group: &Group, derived: &[&str]) -> Option<OtherAttribute> {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let arguments = tokens
        .iter()
        .position(|token| matches!(token, TokenTree::Group(_)));
    let path = tokens.get(..arguments.unwrap_or(tokens.len()))?;
    let mut path = path.iter().take_while(|token| !is_punct(token, '='));
    let name = path.by_ref().filter_map(ident).last()?;
    let is_ours = |name: &str| nodes().iter().any(|node| node.attribute() == Some(name));
    let is_text = matches!(&tokens[..], [_, mark, ..] if is_punct(mark, '='));
    let is_doc = name == "doc" && is_text;
    let is_known = LINTS.contains(&&*name) || is_doc || is_ours(&name);
    let is_generated = name == "derive" && all_derived(tokens.last()?, derived);
    if is_known || is_generated || name == USE_OPTIONS.name.replace('-', "_") {
        return None;
    }
    Some(OtherAttribute {
        range: start..group.span_close().byte_range().end,
        name,
    })
}

/// Returns whether generated code implements all traits that are derived.
fn all_derived(traits: &TokenTree, derived: &[&str]) -> bool {
    let TokenTree::Group(traits) = traits else {
        return false;
    };
    let tokens: Vec<TokenTree> = traits.stream().into_iter().collect();
    let mut paths = tokens.split(|token| is_punct(token, ','));
    paths.all(|path| {
        let last = path.last().and_then(ident);
        last.is_none_or(|name| derived.contains(&&*name))
    })
}

fn ident(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        _ => None,
    }
}

fn is_punct(token: &TokenTree, letter: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == letter)
}
