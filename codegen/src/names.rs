//! Names in generated code.

use proc_macro2::{Ident, Span};
use quote::format_ident;

/// A name of the definitions as identifier; keywords become raw.
pub(crate) fn ident(name: &str) -> Ident {
    match is_common(name) {
        true => Ident::new(name, Span::call_site()),
        false => parsed(name),
    }
}

/// Whether the name is sure to be an identifier. Most are, and what is parsed is remembered for its spans until the
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

/// `create_my_pass_with`, of `create_`, `MyPass` and `_with`.
pub(crate) fn function(before: &str, name: &str, after: &str) -> Ident {
    format_ident!("{before}{}{after}", passdefs::names::snake_case(name))
}

/// `wanted`, with underscores at its end if names are taken.
pub(crate) fn fresh(wanted: &str, taken: &[&str]) -> Ident {
    let mut name = wanted.to_owned();
    while taken.contains(&name.as_str()) {
        name.push('_');
    }
    ident(&name)
}

#[cfg(test)]
mod tests;
