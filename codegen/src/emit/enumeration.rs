//! Enums that options have as type.

use passdefs::model::{Enum, EnumValue};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::allow::{allow, style};
use crate::emit::context::Context;
use crate::emit::value;
use crate::item::Item;
use crate::literal;
use crate::names::ident;
use crate::settings::CratePath;

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

/// Emits `pub enum RegionSimplify { .. }`, unless the user wrote it, and its `impl OptionEnum`.
pub(crate) fn items(declared: &Enum, cx: Context<'_>) -> Vec<Item> {
    let cx = cx.within(declared.group);
    let mut items = Vec::new();
    if !cx.user_items.contains(&declared.name) {
        items.push(cx.item(declared.span, enumeration(declared, cx)));
    }
    items.push(Item::auxiliary(option_enum(declared, cx.crate_path)));
    items
}

/// `pub enum RegionSimplify { Disabled, .. }`
fn enumeration(declared: &Enum, cx: Context<'_>) -> TokenStream {
    let name = ident(&declared.name);
    let texts = declared.values.iter().map(|value| &value.doc);
    let lints = style(texts.chain([&declared.doc]));
    let allow = allow(["unreachable_pub"].into_iter().chain(lints));
    let text = match declared.doc.as_ref() {
        "" => &*format!("The values of `{}`.", declared.name),
        text => text,
    };
    let doc = cx.doc(text);
    let values = declared
        .values
        .iter()
        .enumerate()
        .map(|(index, value)| variant(index, value, cx));
    let derives = DERIVES.iter().map(|path| value::rust(path));
    quote! {
        #doc
        #allow
        #[derive(#(#derives),*)]
        pub enum #name { #(#values),* }
    }
}

/// `Disabled`
fn variant(index: usize, value: &EnumValue, cx: Context<'_>) -> TokenStream {
    let name = ident(&value.name);
    let text = match value.doc.as_ref() {
        "" => &*format!("The value `{}`.", value.text),
        text => text,
    };
    let doc = cx.doc(text);
    match index {
        0 => quote!(#doc #[default] #name),
        _ => quote!(#doc #name),
    }
}

/// `impl OptionEnum for RegionSimplify`
fn option_enum(declared: &Enum, crate_path: &CratePath) -> TokenStream {
    let name = ident(&declared.name);
    let rows = declared.values.iter().map(|value| {
        let variant = ident(&value.name);
        let [text, doc] = [value.text.as_str(), &value.doc].map(literal::string);
        quote!((Self::#variant, #crate_path::info::EnumValueInfo::new(#text, #doc)))
    });
    quote! {
        #[automatically_derived]
        impl #crate_path::options::OptionEnum for #name {
            const TABLE: &'static [(Self, #crate_path::info::EnumValueInfo)] = &[#(#rows),*];
        }

        #crate_path::enum_option_value!(#name);
    }
}
