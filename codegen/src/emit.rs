//! All emitted items, in the order in which they are printed.

mod arguments;
mod condition;
mod context;
mod doc_tables;
pub(crate) mod enumeration;
mod foreign;
mod implemented;
mod info;
mod legality;
mod options;
pub(crate) mod options_emitter;
mod order;
mod pass_bounds;
pub(crate) mod pass_emitter;
mod pipeline;
mod registration;
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
pub(crate) use pass_emitter::PassEmitter;
use pipeline::PipelineEmitter;

/// Lazily emits the items of all groups.
pub(crate) fn all_items(cx: Context<'_>) -> impl Iterator<Item = Item> {
    cx.set
        .groups()
        .flat_map(move |group| group_items(group, cx))
}

/// Returns the enums of a group, its passes, its pipelines, its registration; after the last group the table of all.
pub(crate) fn group_items<'a>(
    group: &'a Group,
    cx: Context<'a>,
) -> impl Iterator<Item = Item> + 'a {
    let enums = cx.set.enums(group).iter();
    let enums = enums.filter(move |enumeration| emits_rust_type(enumeration, cx));
    let enums = enums.flat_map(move |enumeration| enumeration::items(enumeration, cx));
    let passes = cx.set.passes(group).iter();
    let passes = passes.flat_map(move |pass| pass_items(&PassEmitter::new(cx, pass)));
    let pipelines = cx.set.pipelines(group).iter();
    let pipelines =
        pipelines.flat_map(move |pipeline| pipeline::items(&PipelineEmitter::new(cx, pipeline)));
    let registration = std::iter::once_with(move || registration::items(group, cx));
    let table = std::iter::once_with(move || table::items(group, cx));
    enums
        .chain(passes)
        .chain(pipelines)
        .chain(registration.flatten())
        .chain(table.flatten())
}

/// Returns true if the group emits the Rust type of the enum. If several groups include one enum, only the first emits
/// it.
fn emits_rust_type(enumeration: &Enum, cx: Context<'_>) -> bool {
    let is_emitted = |first: EnumId| cx.set.shows(cx.set[first].group);
    enumeration.rust.is_none() && !enumeration.same_as.is_some_and(is_emitted)
}

pub(crate) fn pass_items(emitter: &PassEmitter<'_>) -> Vec<Item> {
    let mut items = vec![structure::declaration(emitter)];
    items.extend(foreign::assertions(emitter));
    items.extend(structure::user_clone(emitter));
    items.extend(structure::user_default(emitter));
    if context::is_ungrouped(emitter.group()) {
        items.push(pass_trait(emitter));
    }
    items
}

/// Emits the trait that a group would have, for an ungrouped pass.
fn pass_trait(emitter: &PassEmitter<'_>) -> Item {
    let file = emitter.cx.set.location(emitter.pass.span).file;
    let (name, crate_path) = (&emitter.run_trait_ident, emitter.crate_path());
    implemented::runs(name, file, crate_path, &emitter.visibility)
}
