//! Enums that options have as type.

use passdefs::model::{Enum, EnumValue};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::doc;
use crate::emit::context::Context;
use crate::emit::option_scope::rows;
use crate::emit::{allow_texts, allow_unused};
use crate::item::Item;
use crate::names::ident;
use crate::settings::RuntimePath;

/// What is derived for an enum.
pub(crate) const DERIVES: &[&str] = &[
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "PartialEq",
    "Eq",
    "Hash",
];

/// `pub enum RegionSimplify { .. }`, with its table.
pub(crate) fn items(one: &Enum, cx: Context<'_>) -> Vec<Item> {
    let mut items = Vec::new();
    if !cx.written.contains(&one.name) {
        items.push(cx.item(one.span, enumeration(one)));
    }
    let visibility = cx.written.visibility(&one.name);
    items.push(Item::belonging(values(one, cx.runtime, &visibility)));
    items.push(Item::belonging(option_enum(one, cx.runtime)));
    items
}

/// `pub enum RegionSimplify { Disabled, .. }`
fn enumeration(one: &Enum) -> TokenStream {
    let (name, allow) = (ident(&one.name), allow_texts(false));
    let doc = match one.doc.as_ref() {
        "" => doc::comment(&format!("The values of `{}`.", one.name)),
        text => doc::comment(text),
    };
    let values = one
        .values
        .iter()
        .enumerate()
        .map(|(index, value)| variant(index, value));
    let derives = DERIVES.iter().map(|name| ident(name));
    quote! {
        #doc
        #allow
        #[derive(#(#derives),*)]
        pub enum #name { #(#values),* }
    }
}

/// `Disabled`
fn variant(index: usize, value: &EnumValue) -> TokenStream {
    let name = ident(&value.name);
    let doc = match value.doc.as_ref() {
        "" => doc::comment(&format!("The value `{}`.", value.text)),
        text => doc::comment(text),
    };
    match index {
        0 => quote!(#doc #[default] #name),
        _ => quote!(#doc #name),
    }
}

/// `impl RegionSimplify { pub const VALUES: .. }`
fn values(one: &Enum, rt: &RuntimePath, vis: &TokenStream) -> TokenStream {
    let (name, allow) = (ident(&one.name), allow_unused());
    let doc = doc::comment("What selects each of the values, in declaration order.");
    let values = rows(&one.values, rt);
    quote! {
        #allow
        impl #name {
            #doc
            #vis const VALUES: &'static [#rt::EnumValueInfo] = &[#(#values),*];
        }
    }
}

/// `impl OptionEnum for RegionSimplify`
fn option_enum(one: &Enum, rt: &RuntimePath) -> TokenStream {
    let name = ident(&one.name);
    let rows = one.values.iter().enumerate().map(|(index, value)| {
        let (variant, index) = (ident(&value.name), Literal::usize_unsuffixed(index));
        quote!((Self::#variant, Self::VALUES[#index]))
    });
    quote! {
        #[automatically_derived]
        impl #rt::OptionEnum for #name {
            const TABLE: &'static [(Self, #rt::EnumValueInfo)] = &[#(#rows),*];
        }

        #rt::enum_option_value!(#name);
    }
}
