//! Names in generated code.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;

/// Returns a name of the definitions as identifier; keywords become raw. The model holds identifiers alone, and none of those that
/// have a fixed meaning in a path, which cannot be raw.
pub(crate) fn ident(name: &str) -> Ident {
    if KEYWORDS.contains(&name) {
        Ident::new_raw(name, Span::call_site())
    } else {
        Ident::new(name, Span::call_site())
    }
}

/// Words that are keywords in some edition.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// Returns the type parameter that stands for the IR: `I`, or `I1` and so on where the tokens beside it name an item `I`.
pub(crate) fn ir_parameter(beside: &impl ToTokens) -> Ident {
    let beside = beside.to_token_stream();
    let mut name = "I".to_owned();
    let mut number = 0;
    while mentions(beside.clone(), &name) {
        number += 1;
        name = format!("I{number}");
    }
    ident(&name)
}

/// Returns whether an identifier is among the tokens.
pub(crate) fn mentions(tokens: TokenStream, name: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(found) => found == name,
        TokenTree::Group(group) => mentions(group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

#[cfg(test)]
mod tests;
