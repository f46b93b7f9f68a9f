//! Enums that options have as type.

use passdefs::model::Enum;
use quote::quote;

use crate::emit::context::{Context, Described};
use crate::item::Item;
use crate::literal;
use crate::names::ident;

/// Paths, since a derive macro of another crate may have one of these names in scope.
pub(crate) const DERIVES: &[&str] = &[
    "::core::clone::Clone",
    "::core::marker::Copy",
    "::core::fmt::Debug",
    "::core::default::Default",
    "::core::cmp::PartialEq",
    "::core::cmp::Eq",
    "::core::cmp::PartialOrd",
    "::core::cmp::Ord",
    "::core::hash::Hash",
];

/// `declare_enum! { pub enum RegionSimplify { Disabled = "disabled" "Keep regions", .. } }`, or `impl RegionSimplify { .. }` for one that
/// the user wrote.
pub(crate) fn items(declared: &Enum, cx: Context<'_>) -> Option<Item> {
    let cx = cx.within(declared.group);
    let is_written = cx.user_items.contains(&declared.name);
    let name = ident(&declared.name);
    let values = declared.values.iter().map(|value| {
        let (variant, text) = (ident(&value.name), literal::string(&value.text));
        if is_written {
            let doc = literal::string(&value.doc);
            return quote!(#variant = #text as #doc);
        }
        let default = format!("The value `{}`.", value.text);
        let Described {
            comments,
            text: doc,
        } = cx.described(&value.doc, &default);
        quote!(#comments #variant = #text #doc)
    });
    let head = if is_written {
        quote!(impl #name)
    } else {
        let doc = match declared.doc.as_ref() {
            "" => cx.doc(&format!("The values of `{}`.", declared.name)),
            text => cx.doc(text),
        };
        quote!(#doc pub enum #name)
    };
    let rows = quote!(#head { #(#values),* });
    Some(Item::call(cx.crate_path, "declare_enum", rows))
}
