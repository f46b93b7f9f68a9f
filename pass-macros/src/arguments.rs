//! Arguments of attributes and macros that are not part of a definition.

use passdefs::catalogue::RUST_SYNTAX;
use passwright_build::CratePath;
use proc_macro2::{TokenStream, TokenTree};

use crate::errors::coded;

/// Splits off `crate = "::path"`, the path of the crate `passwright`, from the other arguments.
pub(crate) fn take_crate_path(args: TokenStream) -> syn::Result<(TokenStream, CratePath)> {
    let (rest, path) = take_text(args, "crate")?;
    let Some(text) = path else {
        return Ok((rest, CratePath::default()));
    };
    match text.value().parse() {
        Ok(path) => Ok((rest, path)),
        Err(error) => {
            let error: passwright_build::InvalidPath = error;
            Err(coded(text.span(), RUST_SYNTAX, &error.to_string()))
        }
    }
}

/// Splits off `key = ".."` from the other arguments.
pub(crate) fn take_text(
    args: TokenStream,
    key: &str,
) -> syn::Result<(TokenStream, Option<syn::LitStr>)> {
    let tokens: Vec<TokenTree> = args.into_iter().collect();
    let is_keyed = |argument: &&[TokenTree]| {
        matches!(argument, [TokenTree::Ident(found), TokenTree::Punct(equals), _, ..]
            if found == key && equals.as_char() == '=')
    };
    let (keyed, rest): (Vec<_>, Vec<_>) = tokens.split_inclusive(is_comma).partition(is_keyed);
    let value = keyed.first().and_then(|argument| argument.get(2));
    let text = value.map(|value| syn::parse2(value.clone().into()));
    Ok((rest.concat().into_iter().collect(), text.transpose()?))
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
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
