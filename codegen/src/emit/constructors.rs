//! Emits the type of a group, with one constructor function per pass.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Group, Pass};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::{Context, is_ungrouped};
use crate::emit::scope::Scope;
use crate::emit::{foreign, value};
use crate::item::Item;
use crate::names::ident;

/// `__group! { pub Example in example_group, options [pub my_pass: MyPassOptions] }`
pub(crate) fn items(group: &Group, cx: Context<'_>) -> Option<Item> {
    let passes = cx.set.passes(group).iter();
    let mut names = BTreeSet::new();
    let uniquely_named = passes.filter_map(|pass| {
        let name = function_name(pass)?;
        names
            .insert(name.clone())
            .then(|| (name, Scope::new(cx, pass)))
    });
    let mut entries = BTreeMap::<ConstructorKind, Vec<TokenStream>>::new();
    for (kind, entry) in uniquely_named.filter_map(|(name, scope)| entry(&name, &scope)) {
        entries.entry(kind).or_default().push(entry);
    }
    if is_ungrouped(group) || entries.is_empty() {
        return None;
    }
    let lists = entries.iter().map(|(kind, entries)| {
        let keyword = ident(kind.macro_keyword());
        quote!(#keyword [#(#entries),*])
    });
    let (crate_path, name) = (cx.crate_path, ident(&group.name));
    let module = ident(&group.items().module);
    Some(Item::auxiliary(
        quote!(#crate_path::__group! { pub #name in #module #(, #lists)* }),
    ))
}

/// Returns the pass argument as a function name, or `None` if it is not a valid identifier.
fn function_name(pass: &Pass) -> Option<String> {
    let name = pass.argument.replace('-', "_");
    let is_identifier = name.starts_with(|first: char| first.is_ascii_lowercase())
        && name
            .bytes()
            .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_'));
    match name.as_str() {
        // These keywords are not valid as raw identifiers.
        "crate" | "self" | "super" => Some(name + "_"),
        _ => is_identifier.then_some(name),
    }
}

/// The return type of a constructor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum ConstructorKind {
    Pass,
    Options,
    /// An options struct; the constructor takes the required options as parameters.
    OptionsWithRequired,
}

impl ConstructorKind {
    fn macro_keyword(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Options => "options",
            Self::OptionsWithRequired => "required",
        }
    }
}

/// `pub my_pass: MyPassOptions`; `None` if some default can only be parsed at run time.
fn entry(name: &str, scope: &Scope<'_>) -> Option<(ConstructorKind, TokenStream)> {
    let (name, vis, options) = (ident(name), &scope.visibility, &scope.options_name);
    if scope.options.is_empty() {
        let pass = &scope.name;
        return Some((ConstructorKind::Pass, quote!(#vis #name: #pass)));
    }
    if scope.has_default() {
        return Some((ConstructorKind::Options, quote!(#vis #name: #options)));
    }
    let mut unchecked = foreign::with_defaults(&scope.options, scope.types());
    if unchecked.next().is_some() {
        return None;
    }
    let (mut required, mut defaulted) = (Vec::new(), Vec::new());
    for option in &scope.options {
        let field = ident(&option.field);
        match value::default_value(option, scope.types()) {
            Some(value) => defaulted.push(quote!(#field: #value)),
            None => {
                let ty = scope.value_type(option);
                required.push(quote!(#field: (#ty)));
            }
        }
    }
    let entry = quote!(#vis #name: #options(#(#required),*) { #(#defaulted),* });
    Some((ConstructorKind::OptionsWithRequired, entry))
}
