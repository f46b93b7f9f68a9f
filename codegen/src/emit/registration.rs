//! Emits the registration function of a group and the trait of its passes.

use passdefs::model::Group;
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::{Context, is_ungrouped};
use crate::emit::{implemented, pass_bounds};
use crate::item::Item;
use crate::literal;
use crate::names::ident;

/// Emits `register_example_passes` and the trait that the passes must implement; nothing for an ungrouped pass.
pub(crate) fn items(group: &Group, cx: Context<'_>) -> Vec<Item> {
    if is_ungrouped(group) {
        return Vec::new();
    }
    let (crate_path, vis) = (cx.crate_path, visibility(group, cx));
    let name = ident(&group.items().runs);
    let runs = implemented::runs(&name, cx.set.location(group.span).file, crate_path, &vis);
    vec![register(group, cx, &vis), runs]
}

/// Returns the narrowest visibility of all passes and pipelines, because the body of the function names each.
fn visibility(group: &Group, cx: Context<'_>) -> TokenStream {
    let passes = cx.set.passes(group).iter().map(|pass| &pass.name);
    let pipelines = cx
        .set
        .pipelines(group)
        .iter()
        .map(|pipeline| &pipeline.name);
    let names = passes.chain(pipelines);
    let visibilities = names.map(|name| cx.user_items.visibility(name));
    let widest = quote!(pub);
    visibilities.fold(widest, |narrowest, visibility| {
        if visibility_rank(&narrowest) <= visibility_rank(&visibility) {
            narrowest
        } else {
            visibility
        }
    })
}

/// Ranks visibilities: private < `pub(..)` < `pub`.
fn visibility_rank(visibility: &TokenStream) -> u8 {
    let mut tokens = visibility.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (None, _) => 0,
        (Some(_), Some(_)) => 1,
        (Some(_), None) => 2,
    }
}

/// `__register_group! { pub register_example_passes = "Example" [register_my_pass] for RunsExamplePass<MyPass> }`
fn register(group: &Group, cx: Context<'_>, vis: &TokenStream) -> Item {
    let set = cx.set;
    let (name, group_name) = (ident(&group.items().register), literal::string(&group.name));
    let passes = set.passes(group).iter().map(|pass| pass.items().register);
    let pipelines = set.pipelines(group).iter();
    let pipelines = pipelines.map(|pipeline| pipeline.items().register);
    let functions = passes.chain(pipelines).map(|name| ident(&name));
    let bounds = pass_bounds::bounds(&pass_bounds::of_group(set, group), cx);
    let rows = quote!(#vis #name = #group_name [#(#functions),*] for #bounds);
    Item::call(cx.crate_path, "__register_group", rows)
}
