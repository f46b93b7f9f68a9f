//! The user's own items: what they derive already, and what is added to them.

use crate::errors::coded;
use passdefs::catalogue::DERIVED_DEFAULT;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{Attribute, Item, ItemEnum, ItemStruct, parse_quote};

/// Derives what a pass needs and the struct does not derive yet.
pub(crate) fn complete_struct(item: &mut ItemStruct, needed: &[&str]) {
    derive(&mut item.attrs, needed);
}

/// Derives what an option's enum needs; its first value is the default unless the user says otherwise.
pub(crate) fn complete_enum(item: &mut ItemEnum, needed: &[&str]) {
    if needs(needed, "Default") && !derives(&item.attrs, "Default") {
        let first = item.variants.first_mut();
        first
            .into_iter()
            .for_each(|value| value.attrs.push(parse_quote!(#[default])));
    }
    derive(&mut item.attrs, needed);
    let mut attrs = item.variants.iter().map(|value| &value.attrs);
    if has(&item.attrs, DEPRECATED) || attrs.any(|attrs| has(attrs, DEPRECATED)) {
        item.attrs.push(allow_deprecated());
    }
}

const DEPRECATED: &str = "deprecated";

fn allow_deprecated() -> Attribute {
    parse_quote!(#[allow(deprecated, reason = "generated code uses what is deprecated")])
}

/// Returns generated items, with an attribute against warnings if the user's item mentions `deprecated`. Macros among the items expand
/// to code that has one.
pub(crate) fn without_deprecations(items: TokenStream, declared: &TokenStream) -> TokenStream {
    if !mentions(declared.clone(), DEPRECATED) {
        return items;
    }
    let allow = allow_deprecated();
    let allowed = |item: &Item| match item {
        Item::Macro(item) => item.to_token_stream(),
        item => quote!(#allow #item),
    };
    match syn::parse2::<syn::File>(items.clone()) {
        Ok(file) => file.items.iter().map(allowed).collect(),
        Err(_) => items,
    }
}

pub(crate) fn derives(attrs: &[Attribute], name: &str) -> bool {
    derived(attrs).any(|path| path.segments.last().is_some_and(|last| last.ident == name))
}

/// Returns the place at which a derive attribute names the trait.
pub(crate) fn derive_span(attrs: &[Attribute], name: &str) -> Option<Span> {
    let last = |path: syn::Path| path.segments.into_iter().next_back().map(|last| last.ident);
    derived(attrs)
        .filter_map(last)
        .find(|ident| ident == name)
        .map(|ident| ident.span())
}

/// Returns the traits that derive attributes name.
pub(crate) fn derived(attrs: &[Attribute]) -> impl Iterator<Item = syn::Path> {
    let lists = attrs.iter().filter(|attr| attr.path().is_ident("derive"));
    let parse = |attr: &Attribute| {
        attr.parse_args_with(
            syn::punctuated::Punctuated::<syn::Path, syn::Token![,]>::parse_terminated,
        )
    };
    lists.filter_map(move |attr| parse(attr).ok()).flatten()
}

/// Refuses a derived default, which would pass over the declared ones.
pub(crate) fn check_default(item: &ItemStruct, needed: &[&str]) -> syn::Result<()> {
    let span = derive_span(&item.attrs, "Default").filter(|_| !needs(needed, "Default"));
    let message = "the default of a pass with options is made of theirs\nhelp: remove `Default`";
    span.map_or(Ok(()), |span| Err(coded(span, DERIVED_DEFAULT, message)))
}

/// Returns whether the trait of this name is among the paths.
fn needs(needed: &[&str], name: &str) -> bool {
    needed.iter().any(|path| last_segment(path) == name)
}

fn last_segment(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

fn derive(attrs: &mut Vec<Attribute>, needed: &[&str]) {
    let missing = needed.iter();
    let missing = missing.filter(|path| !derives(attrs, last_segment(path)));
    let missing: Vec<syn::Path> = missing
        .filter_map(|path| syn::parse_str(path).ok())
        .collect();
    if !missing.is_empty() {
        attrs.push(parse_quote!(#[derive(#(#missing),*)]));
    }
}

fn has(attrs: &[Attribute], name: &str) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident(name))
}

/// Returns `true` if the word occurs among the tokens.
fn mentions(tokens: TokenStream, word: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == word,
        TokenTree::Group(group) => mentions(group.stream(), word),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}
