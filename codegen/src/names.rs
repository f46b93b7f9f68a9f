//! Names in generated code.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;

/// A name of the definitions as identifier; keywords become raw.
pub(crate) fn ident(name: &str) -> Ident {
    match is_common(name) {
        true => Ident::new(name, Span::call_site()),
        false => parsed(name),
    }
}

/// `true` if the name is sure to be an identifier. Most are, and what is parsed is remembered for its spans until the
/// thread ends.
fn is_common(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let starts = name.starts_with(|first: char| first.is_ascii_alphabetic());
    starts && name.bytes().all(fits) && !KEYWORDS.contains(&name)
}

/// Words that are keywords in some edition, or stand for something special.
const KEYWORDS: &[&str] = &[
    "Self", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if",
    "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub",
    "ref", "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

fn parsed(name: &str) -> Ident {
    // A keyword since the 2024 edition, which syn still takes for an identifier.
    let keyword_of_2024 = name == "gen";
    let plain = syn::parse_str::<Ident>(name)
        .ok()
        .filter(|_| !keyword_of_2024);
    plain
        .or_else(|| syn::parse_str(&format!("r#{name}")).ok())
        .unwrap_or_else(|| Ident::new("_unnamed", Span::call_site()))
}

/// The type parameter that stands for the IR: `I`, or `I1` and so on where the tokens beside it name an item `I`.
pub(crate) fn ir_parameter(beside: &impl ToTokens) -> Ident {
    let beside = beside.to_token_stream();
    let numbered = (1u32..).map(|number| format!("I{number}"));
    let mut names = std::iter::once("I".to_owned()).chain(numbered);
    let free = names.find(|name| !mentions(beside.clone(), name));
    ident(free.as_deref().unwrap_or("I"))
}

/// `true` if an identifier is among the tokens.
fn mentions(tokens: TokenStream, name: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(found) => found == name,
        TokenTree::Group(group) => mentions(group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

#[cfg(test)]
mod tests;
