//! Conditional compilation: `#[cfg]` and `#[cfg_attr]` in an item of ours.
//!
//! The compiler hands an attribute macro the item with its conditions, and a derive macro the item that is left when they are
//! evaluated. So an item with conditions is expanded by a derive macro, and an attribute below that removes the item, which
//! is part of what the derive macro makes.

use passdefs::frontend::attr::ItemKind;
use passwright_build::CratePath;
use proc_macro2::{Group, TokenStream, TokenTree};
use quote::quote;

use crate::arguments;

/// The attribute with the arguments of an item whose conditions are evaluated.
const EVALUATED: &str = "__evaluated";

/// Returns the item with the attributes by which its conditions are evaluated, if it has any.
pub(crate) fn deferred(
    kind: ItemKind,
    args: &TokenStream,
    item: &TokenStream,
) -> Option<TokenStream> {
    if !has_conditions(item.clone()) {
        return None;
    }
    let path = arguments::take_crate_path(args.clone());
    let crate_path = path.map_or_else(|_| CratePath::default(), |(_, path)| path);
    let kind = match kind {
        ItemKind::Pass => quote!(pass),
        ItemKind::Enum => quote!(pass_enum),
    };
    Some(quote! {
        #[derive(#crate_path::__Evaluated)]
        #[#crate_path::__evaluated(#kind, #args)]
        #item
    })
}

/// Returns the kind of the item that the derive macro is given, the arguments of its attribute, and the item without that.
pub(crate) fn evaluated(item: TokenStream) -> Option<(ItemKind, TokenStream, TokenStream)> {
    let mut found = None;
    let mut kept = TokenStream::new();
    let mut tokens = item.into_iter().peekable();
    while let Some(token) = tokens.next() {
        if let (TokenTree::Punct(hash), Some(TokenTree::Group(attribute))) = (&token, tokens.peek())
            && hash.as_char() == '#'
            && let Some(args) = evaluated_args(attribute)
        {
            tokens.next();
            found = found.or(Some(args));
        } else {
            kept.extend([token]);
        }
    }
    let mut args = found?.into_iter();
    let kind = match args.next()? {
        TokenTree::Ident(kind) if kind == "pass" => ItemKind::Pass,
        _ => ItemKind::Enum,
    };
    // A comma stands behind the kind.
    Some((kind, args.skip(1).collect(), kept))
}

/// Returns the tokens in parentheses of `::passwright::__evaluated(..)`.
fn evaluated_args(attribute: &Group) -> Option<TokenStream> {
    let tokens: Vec<TokenTree> = attribute.stream().into_iter().collect();
    match tokens.as_slice() {
        [.., TokenTree::Ident(name), TokenTree::Group(args)] if name == EVALUATED => {
            Some(args.stream())
        }
        _ => None,
    }
}

/// Returns whether an attribute of the item or of a part of it is a condition.
fn has_conditions(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_condition = |pair: &[TokenTree]| match pair {
        [TokenTree::Punct(hash), TokenTree::Group(attribute)] if hash.as_char() == '#' => {
            let first = attribute.stream().into_iter().next();
            matches!(first, Some(TokenTree::Ident(name)) if name == "cfg" || name == "cfg_attr")
        }
        _ => false,
    };
    tokens.windows(2).any(is_condition)
        || tokens.into_iter().any(|token| match token {
            TokenTree::Group(group) => has_conditions(group.stream()),
            _ => false,
        })
}
