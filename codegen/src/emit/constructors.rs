//! The type of a group, whose functions make its passes.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Group, Pass};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::{Context, is_lone};
use crate::emit::scope::Scope;
use crate::emit::{foreign, value};
use crate::item::Item;
use crate::names::ident;

/// `__group! { pub Example in example_group, options [pub my_pass: MyPassOptions] }`
pub(crate) fn items(group: &Group, cx: Context<'_>) -> Option<Item> {
    let passes = cx.set.passes(group).iter();
    let mut names = BTreeSet::new();
    let named = passes.filter_map(|pass| {
        let name = function_name(pass)?;
        names
            .insert(name.clone())
            .then(|| (name, Scope::new(cx, pass)))
    });
    let mut rows = BTreeMap::<Makes, Vec<TokenStream>>::new();
    for (makes, row) in named.filter_map(|(name, scope)| row(&name, &scope)) {
        rows.entry(makes).or_default().push(row);
    }
    if is_lone(group) || rows.is_empty() {
        return None;
    }
    let lists = rows.iter().map(|(makes, rows)| {
        let list = ident(makes.list());
        quote!(#list [#(#rows),*])
    });
    let (crate_path, name) = (cx.crate_path, ident(&group.name));
    let module = ident(&group.items().module);
    Some(Item::auxiliary(
        quote!(#crate_path::__group! { pub #name in #module #(, #lists)* }),
    ))
}

/// The name in pipelines as that of a function; nothing if it cannot be one.
fn function_name(pass: &Pass) -> Option<String> {
    let name = pass.argument.replace('-', "_");
    let is_name = name.starts_with(|first: char| first.is_ascii_lowercase())
        && name
            .bytes()
            .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_'));
    match name.as_str() {
        // These cannot be raw.
        "crate" | "self" | "super" => Some(name + "_"),
        _ => is_name.then_some(name),
    }
}

/// The result of a function of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Makes {
    Pass,
    Options,
    /// Options, with values for those that are required.
    OptionsWith,
}

impl Makes {
    /// The name of the list of such functions.
    fn list(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Options => "options",
            Self::OptionsWith => "required",
        }
    }
}

/// `pub my_pass: MyPassOptions`; nothing if a default can be read at run time alone.
fn row(name: &str, scope: &Scope<'_>) -> Option<(Makes, TokenStream)> {
    let (name, vis, options) = (ident(name), &scope.visibility, &scope.options_name);
    if scope.options.is_empty() {
        let pass = &scope.name;
        return Some((Makes::Pass, quote!(#vis #name: #pass)));
    }
    if scope.has_default() {
        return Some((Makes::Options, quote!(#vis #name: #options)));
    }
    let mut unchecked = foreign::with_defaults(&scope.options, scope.types());
    if unchecked.next().is_some() {
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
    let row = quote!(#vis #name: #options(#(#required),*) { #(#others),* });
    Some((Makes::OptionsWith, row))
}
