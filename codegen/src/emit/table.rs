//! The table that travels with the items of a set, for pipelines that the compiler checks.

use passdefs::model::{Group, table_macro};
use quote::quote;

use crate::emit::context::{Context, is_ungrouped};
use crate::item::Item;
use crate::literal;
use crate::names::ident;

/// `__pass_table! { ($) __pass_table_included_once_1b2e.., r#"pass "Fold" "fold" { }"# }` after the last group of a set that has passes
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
    let name = ident(&table_macro(fingerprint(cx, &rows)));
    let rows = rows.iter().map(|row| literal::string(row));
    let rows = quote!(($) #name #(, #rows)*);
    Some(Item::call(cx.crate_path, "__pass_table", rows))
}

/// Returns the hash FNV-1a of the rows, of the descriptions, and of the expansion: exported macros share one namespace in a crate, in
/// which the tables of its modules must differ. Only a generated file that two modules include gives one name twice. Places are
/// left out, so that a file that is committed stays as it is where lines move.
fn fingerprint(cx: Context<'_>, rows: &[String]) -> u64 {
    let set = cx.set;
    let groups = set.groups().map(|group| &*group.doc);
    let passes = set.all_passes().map(|pass| &*pass.summary);
    let pipelines = set.all_pipelines().map(|pipeline| &*pipeline.summary);
    let expansion = cx.user_items.expansion();
    let texts = rows.iter().map(String::as_str);
    let texts = texts.chain(groups).chain(passes).chain(pipelines);
    let texts = texts.chain([expansion.as_str()]);
    texts.fold(0xcbf2_9ce4_8422_2325, |hash, text| {
        let bytes = text.bytes().chain(std::iter::once(0));
        bytes.fold(hash, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    })
}
