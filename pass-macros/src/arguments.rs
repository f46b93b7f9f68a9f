//! Arguments of attributes and macros that are not part of a definition.

use passdefs::catalogue::RUST_SYNTAX;
use passwright_build::CratePath;
use proc_macro2::{TokenStream, TokenTree};

use crate::errors::coded;

/// Splits off `crate = "::path"`, the path of the crate `passwright`, from the other arguments.
pub(crate) fn take_crate_path(args: TokenStream) -> syn::Result<(TokenStream, CratePath)> {
    let tokens: Vec<TokenTree> = args.into_iter().collect();
    let arguments = tokens.split_inclusive(is_comma);
    let (paths, rest): (Vec<_>, Vec<_>) = arguments.partition(|argument| is_crate_path(argument));
    let path = match paths.first() {
        Some([_, _, value, ..]) => read(value)?,
        Some(_) | None => CratePath::default(),
    };
    Ok((rest.concat().into_iter().collect(), path))
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

fn is_crate_path(argument: &[TokenTree]) -> bool {
    matches!(argument, [TokenTree::Ident(key), TokenTree::Punct(equals), _, ..]
        if key == "crate" && equals.as_char() == '=')
}

fn read(value: &TokenTree) -> syn::Result<CratePath> {
    let text: syn::LitStr = syn::parse2(value.clone().into())?;
    let path = text.value().parse::<CratePath>();
    path.map_err(|error| coded(text.span(), RUST_SYNTAX, &error.to_string()))
}

/// Returns the text of `name = ".."`.
pub(crate) fn name(args: &TokenStream) -> Option<String> {
    let tokens: Vec<TokenTree> = args.clone().into_iter().collect();
    tokens.windows(3).find_map(|argument| match argument {
        [TokenTree::Ident(key), TokenTree::Punct(_), value] if key == "name" => {
            syn::parse2::<syn::LitStr>(value.clone().into())
                .ok()
                .map(|text| text.value())
        }
        _ => None,
    })
}

/// Returns the place of the value of `default = ..` in an attribute.
pub(crate) fn default(attribute: &syn::Attribute) -> Option<proc_macro2::Span> {
    let list = attribute.meta.require_list().ok()?;
    let tokens: Vec<TokenTree> = list.tokens.clone().into_iter().collect();
    tokens.windows(3).find_map(|argument| match argument {
        [TokenTree::Ident(key), TokenTree::Punct(equals), value]
            if key == "default" && equals.as_char() == '=' =>
        {
            Some(value.span())
        }
        _ => None,
    })
}
