//! The table that travels with the items of a set, for pipelines that the compiler checks.

use passdefs::model::{Group, PassSet, table_macro};
use quote::quote;

use crate::emit::context::{Context, is_ungrouped};
use crate::item::Item;
use crate::literal;
use crate::names::ident;

/// `__pass_table! { ($) table_of_example_1b2e.., r#"pass "Fold" "fold" { }"# }` after the last group of a set that has passes
/// or pipelines.
pub(crate) fn items(group: &Group, cx: Context<'_>) -> Option<Item> {
    let is_last = cx
        .set
        .groups()
        .last()
        .is_some_and(|last| last.id == group.id);
    let is_empty = cx.set.all_passes().next().is_none() && cx.set.all_pipelines().next().is_none();
    if !is_last || is_empty || cx.set.groups().any(is_ungrouped) {
        return None;
    }
    let rows = passdefs::pass_table(cx.set);
    let crate_path = cx.crate_path;
    let name = ident(&table_macro(fingerprint(cx.set, &rows)));
    let rows = rows.iter().map(|row| literal::string(row));
    Some(Item::auxiliary(
        quote!(#crate_path::__pass_table! { ($) #name #(, #rows)* }),
    ))
}

/// Returns the hash FNV-1a of the rows, and of the places and descriptions: exported macros share one namespace in a crate, in which
/// the tables of its modules must differ. Only a file that two modules take in twice gives one name twice.
fn fingerprint(set: &PassSet, rows: &[String]) -> u64 {
    let groups = set.groups().map(|group| (group.span, &*group.doc));
    let passes = set.all_passes().map(|pass| (pass.span, &*pass.summary));
    let pipelines = set.all_pipelines();
    let pipelines = pipelines.map(|pipeline| (pipeline.span, &*pipeline.summary));
    let declarations = groups.chain(passes).chain(pipelines);
    let places =
        declarations.flat_map(|(span, text)| [set.location(span).to_string(), text.to_owned()]);
    let texts = rows.iter().cloned().chain(places);
    texts.fold(0xcbf2_9ce4_8422_2325, |hash, text| {
        let bytes = text.bytes().chain(std::iter::once(0));
        bytes.fold(hash, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    })
}
