//! Looks up `key = value` arguments of attributes and macros, above all those that configure the macro itself.

use passdefs::catalogue::{REPEATED, RUST_SYNTAX};
use passwright_build::CratePath;
use proc_macro2::{Span, TokenStream, TokenTree};

use crate::errors::coded;

/// Splits off `crate = "::path"`, the path of the crate `passwright`, from the other arguments.
pub(crate) fn take_crate_path(args: TokenStream) -> syn::Result<(TokenStream, CratePath)> {
    let (rest, path) = take_string_argument(args, "crate")?;
    let Some(text) = path else {
        return Ok((rest, CratePath::default()));
    };
    Ok((rest, crate_path(&text)?))
}

/// Returns the path of a crate.
pub(crate) fn crate_path(text: &syn::LitStr) -> syn::Result<CratePath> {
    let path: Result<CratePath, passwright_build::InvalidPath> = text.value().parse();
    path.map_err(|error| coded(text.span(), RUST_SYNTAX, &error.to_string()))
}

/// Splits off `key = ".."` from the other arguments. A second one, or tokens after the string, are errors.
pub(crate) fn take_string_argument(
    args: TokenStream,
    key: &str,
) -> syn::Result<(TokenStream, Option<syn::LitStr>)> {
    let tokens: Vec<TokenTree> = args.into_iter().collect();
    let is_keyed = |argument: &&[TokenTree]| value_tokens(argument, key).is_some();
    let (keyed, rest): (Vec<_>, Vec<_>) = tokens.split_inclusive(is_comma).partition(is_keyed);
    if let [_, [second, ..], ..] = &keyed[..] {
        let message = format!("`{key}` is given twice");
        return Err(coded(second.span(), REPEATED, &message));
    }
    let value = keyed
        .first()
        .and_then(|argument| value_tokens(argument, key));
    let text = value.map(|value| {
        let value = match value {
            [value @ .., end] if is_comma(end) => value,
            _ => value,
        };
        syn::parse2(value.iter().cloned().collect())
    });
    Ok((rest.concat().into_iter().collect(), text.transpose()?))
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

/// Returns the span of the first token of the value of `default = ..` in an attribute.
pub(crate) fn default_value_span(attribute: &syn::Attribute) -> Option<Span> {
    let list = attribute.meta.require_list().ok()?;
    let tokens: Vec<TokenTree> = list.tokens.clone().into_iter().collect();
    argument_value(&tokens, "default").map(TokenTree::span)
}

/// Returns the first token of the value of an argument.
fn argument_value<'t>(tokens: &'t [TokenTree], key: &str) -> Option<&'t TokenTree> {
    let mut arguments = tokens.split(is_comma);
    arguments.find_map(|argument| value_tokens(argument, key)?.first())
}

/// Returns the tokens after `key =` if the argument is of that form and they are not empty.
fn value_tokens<'t>(argument: &'t [TokenTree], key: &str) -> Option<&'t [TokenTree]> {
    match argument {
        [
            TokenTree::Ident(ident),
            TokenTree::Punct(equals),
            value @ ..,
        ] if ident == key && equals.as_char() == '=' && !value.is_empty() => Some(value),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
