//! All emitted items, in the order in which they are printed.

mod allow;
mod arguments;
mod condition;
mod constructors;
mod context;
mod doc_tables;
pub(crate) mod enumeration;
mod foreign;
mod implemented;
mod info;
pub(crate) mod option_scope;
mod options;
mod order;
mod pass_bounds;
mod pipeline;
mod registration;
pub(crate) mod scope;
mod shape;
pub(crate) mod standalone;
mod steps;
pub(crate) mod structure;
mod table;
mod tree;
mod unknown;
mod value;

use passdefs::model::{Enum, EnumId, Group};

use crate::item::Item;
pub(crate) use context::Context;
use pipeline::PipelineScope;
pub(crate) use scope::Scope;

/// Returns all items, made lazily.
pub(crate) fn set(cx: Context<'_>) -> impl Iterator<Item = Item> {
    cx.set
        .groups()
        .flat_map(move |declared| group(declared, cx))
}

/// The enums of a group, its passes, its pipelines, its registration, their typed constructors; after the last group the
/// table of all.
pub(crate) fn group<'a>(group: &'a Group, cx: Context<'a>) -> impl Iterator<Item = Item> + 'a {
    let enums = cx.set.enums(group).iter();
    let enums = enums.filter(move |declared| is_made(declared, cx));
    let enums = enums.flat_map(move |declared| enumeration::items(declared, cx));
    let passes = cx.set.passes(group).iter();
    let passes = passes.flat_map(move |declared| pass(&Scope::new(cx, declared)));
    let pipelines = cx.set.pipelines(group).iter();
    let pipelines =
        pipelines.flat_map(move |declared| pipeline::items(&PipelineScope::new(cx, declared)));
    let registration = std::iter::once_with(move || registration::items(group, cx));
    let constructors = std::iter::once_with(move || constructors::items(group, cx));
    let table = std::iter::once_with(move || table::items(group, cx));
    enums
        .chain(passes)
        .chain(pipelines)
        .chain(registration.flatten())
        .chain(constructors.flatten())
        .chain(table.flatten())
}

/// `true` if a group makes the Rust type of an enum: the first of the groups that take in the same one does.
fn is_made(declared: &Enum, cx: Context<'_>) -> bool {
    let is_shown = |first: EnumId| cx.set.shows(cx.set[first].group);
    declared.rust.is_none() && !declared.same_as.is_some_and(is_shown)
}

/// The items of a pass.
pub(crate) fn pass(scope: &Scope<'_>) -> Vec<Item> {
    let mut items = Vec::new();
    if !scope.options.is_empty() {
        items.extend(options::items(scope));
    }
    items.extend(structure::items(scope));
    items.push(Item::auxiliary(info::pass(scope)));
    items.push(Item::auxiliary(structure::declaration(scope)));
    if context::is_lone(scope.group()) {
        items.extend(runs(scope));
    }
    items
}

/// Items that the group of the pass would have, if it had one.
fn runs(scope: &Scope<'_>) -> [Item; 2] {
    let (name, crate_path) = (&scope.runs_name, scope.crate_path());
    let file = scope.cx.set.place(scope.pass.span).file;
    [
        scope.item(implemented::runs(name, file, crate_path, &scope.visibility)),
        Item::auxiliary(implemented::blanket(name, crate_path)),
    ]
}
