//! What is emitted, in the order in which it is printed.

pub(crate) mod enumeration;
mod functions;
mod implemented;
mod info;
mod options;
mod registration;
pub(crate) mod scope;
pub(crate) mod structure;
mod value;

use passdefs::model::{Group, PassSet};
use proc_macro2::TokenStream;
use quote::quote;

use crate::item::Item;
use crate::settings::RuntimePath;
use crate::written::Written;
pub(crate) use scope::Scope;

/// Everything.
pub(crate) fn set(set: &PassSet, runtime: &RuntimePath, written: &Written) -> Vec<Item> {
    set.groups
        .iter()
        .flat_map(|one| group(one, runtime, written))
        .collect()
}

/// The enums of a group, its passes, its registration.
fn group(group: &Group, runtime: &RuntimePath, written: &Written) -> Vec<Item> {
    let enums = group
        .enums
        .iter()
        .flat_map(|one| enumeration::items(one, runtime, written));
    let passes = group
        .passes
        .iter()
        .flat_map(|one| pass(&Scope::new(group, one, runtime, written)));
    let registration = registration::items(group, runtime, written);
    enums.chain(passes).chain(registration).collect()
}

/// The items of a pass.
fn pass(scope: &Scope<'_>) -> Vec<Item> {
    let mut items = Vec::new();
    if !scope.options.is_empty() {
        items.extend(options::items(scope));
    }
    items.extend(structure::items(scope));
    items.push(scope.belonging(info::pass(scope)));
    items.extend(functions::items(scope));
    if scope.group.name.is_empty() {
        items.extend(runs(scope));
    }
    items
}

/// What the group of the pass would have, if it had one.
fn runs(scope: &Scope<'_>) -> [Item; 2] {
    let (name, rt) = (&scope.runs_name, scope.runtime);
    let file = &scope.pass.origin.file;
    [
        scope.item(implemented::runs(name, file, rt, &scope.visibility)),
        scope.belonging(implemented::blanket(name, rt)),
    ]
}

/// For items with texts of the definitions, which may be written in any style.
fn allow_texts(has_private_types: bool) -> TokenStream {
    match has_private_types {
        true => {
            quote!(#[allow(clippy::all, private_interfaces, rustdoc::all, unreachable_pub, reason = "generated")])
        }
        false => quote!(#[allow(clippy::all, rustdoc::all, unreachable_pub, reason = "generated")]),
    }
}

/// For items that the user may leave alone.
fn allow_unused() -> TokenStream {
    quote!(#[allow(dead_code, unreachable_pub, reason = "generated")])
}

/// For functions whose errors a sentence tells.
fn allow_errors() -> TokenStream {
    quote!(#[allow(clippy::missing_errors_doc, dead_code, unreachable_pub, reason = "generated")])
}

/// For impls with numbers of the definitions, which may be close to well-known ones.
fn allow_floats(scope: &Scope<'_>) -> TokenStream {
    match scope.has_floats() {
        true => quote!(#[allow(clippy::approx_constant, reason = "generated")]),
        false => TokenStream::new(),
    }
}
