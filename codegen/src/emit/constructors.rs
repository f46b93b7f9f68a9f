//! The type of a group, whose functions make its passes.

use std::collections::BTreeSet;

use passdefs::model::{Group, Pass};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::emit::context::{Context, is_lone};
use crate::emit::scope::Scope;
use crate::emit::{unsure, value};
use crate::item::Item;
use crate::names::ident;

/// `__declare_group! { pub Example in example_group, pub my_pass: options MyPassOptions }`
pub(crate) fn items(group: &Group, cx: Context<'_>) -> Option<Item> {
    let passes = cx.set.passes(group).iter();
    let mut names = BTreeSet::new();
    let named = passes.filter_map(|pass| {
        let name = function_name(pass)?;
        names
            .insert(name.clone())
            .then(|| (name, Scope::new(cx, pass)))
    });
    let rows: Vec<TokenStream> = named
        .filter_map(|(name, scope)| row(&name, &scope))
        .collect();
    if is_lone(group) || rows.is_empty() {
        return None;
    }
    let (rt, name) = (cx.runtime, ident(&group.name));
    let module = format_ident!("{}_group", passdefs::names::snake_case(&group.name));
    Some(Item::belonging(
        quote!(#rt::__declare_group! { pub #name in #module #(, #rows)* }),
    ))
}

/// The name in pipelines as that of a function; nothing if it cannot be one.
fn function_name(pass: &Pass) -> Option<String> {
    let name = pass.argument.replace('-', "_");
    let is_name = name.starts_with(|first: char| first.is_ascii_lowercase())
        && name
            .bytes()
            .all(|it| matches!(it, b'a'..=b'z' | b'0'..=b'9' | b'_'));
    match name.as_str() {
        // These cannot be raw.
        "crate" | "self" | "super" => Some(name + "_"),
        _ => is_name.then_some(name),
    }
}

/// `pub my_pass: options MyPassOptions`; nothing if a default can be read at run time alone.
fn row(name: &str, scope: &Scope<'_>) -> Option<TokenStream> {
    let (name, vis, options) = (ident(name), &scope.visibility, &scope.options_name);
    if scope.options.is_empty() {
        let pass = &scope.name;
        return Some(quote!(#vis #name: pass #pass));
    }
    if scope.has_default() {
        return Some(quote!(#vis #name: options #options));
    }
    let mut unsure = unsure::options(&scope.options, scope.types());
    if unsure.next().is_some() {
        return None;
    }
    let (mut required, mut others) = (Vec::new(), Vec::new());
    for option in &scope.options {
        let field = ident(&option.field);
        match value::default_value(option, scope.types()) {
            Some(value) => others.push(quote!(#field: #value)),
            None => {
                let ty = scope.value_type(option);
                required.push(quote!(#field: (#ty)));
            }
        }
    }
    Some(quote!(#vis #name: options #options(#(#required),*) { #(#others),* }))
}
