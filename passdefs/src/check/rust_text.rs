//! Checks Rust types and paths, and prints them in one canonical spelling.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::Parse;

use super::rust_guard::too_deep;
use super::rust_shape::{keyword_error, path_error, type_error};

/// Returns the canonical text of a Rust type, or the error in it.
pub(crate) fn parse_type(text: &str) -> Result<String, String> {
    canonicalize(text, type_error)
}

/// Returns the canonical text of a Rust path, or the error in it.
pub(crate) fn parse_path(text: &str) -> Result<String, String> {
    canonicalize(text, path_error)
}

fn canonicalize<T: Parse + ToTokens>(
    text: &str,
    error_in: fn(&T) -> Option<String>,
) -> Result<String, String> {
    let tokens: TokenStream = text
        .parse()
        .map_err(|_| "it cannot be split into Rust tokens".to_owned())?;
    if tokens.is_empty() {
        return Err("it is empty".to_owned());
    }
    if too_deep(tokens.clone()).is_some() {
        return Err("it is nested too deeply".to_owned());
    }
    if let Some(error) = keyword_error(tokens.clone()) {
        return Err(error);
    }
    let parsed = syn::parse2(tokens).map_err(|error| error.to_string())?;
    match error_in(&parsed) {
        Some(error) => Err(error),
        None => Ok(print_tokens(parsed.to_token_stream())),
    }
}

/// Prints tokens with spaces only where the language or rustfmt has them.
pub(crate) fn print_tokens(tokens: TokenStream) -> String {
    let mut text = String::new();
    let mut joint = false;
    print_into(&mut text, &mut joint, tokens);
    text
}

fn print_into(text: &mut String, joint: &mut bool, tokens: TokenStream) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => print_group(text, joint, &group),
            TokenTree::Punct(punct) => {
                let letter = punct.as_char();
                if !*joint
                    && (letter == '+'
                        || letter == '='
                        || (letter == '-' && punct.spacing() == Spacing::Joint))
                {
                    space(text);
                }
                text.push(letter);
                let arrow = text.ends_with("->");
                *joint = punct.spacing() == Spacing::Joint && !arrow;
                if !*joint && (matches!(letter, ',' | ';' | '+' | '=') || arrow) {
                    text.push(' ');
                }
            }
            word => {
                if text
                    .ends_with(|before: char| before.is_alphanumeric() || "_\">])".contains(before))
                {
                    text.push(' ');
                }
                text.push_str(&word.to_string());
                *joint = false;
            }
        }
    }
}

fn print_group(text: &mut String, joint: &mut bool, group: &proc_macro2::Group) {
    let (open, close) = match group.delimiter() {
        Delimiter::Parenthesis => ("(", ")"),
        Delimiter::Bracket => ("[", "]"),
        Delimiter::Brace => ("{", "}"),
        Delimiter::None => ("", ""),
    };
    text.push_str(open);
    *joint = false;
    print_into(text, joint, group.stream());
    text.truncate(text.trim_end().len());
    text.push_str(close);
    *joint = false;
}

fn space(text: &mut String) {
    if !text.is_empty() && !text.ends_with([' ', '(', '[', '<']) {
        text.push(' ');
    }
}

#[cfg(test)]
mod tests;
