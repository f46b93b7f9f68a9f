//! The expansion after an error: the user's items, and stand-ins for all generated items.

use passwright_build::CratePath;
use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{Fields, Item, ItemEnum, ItemMod, ItemStruct};

use crate::user_item::changed;
use crate::{arguments, field_types, stand_in};

/// The expansion after an error.
pub(crate) struct Attempt {
    /// Arguments of the attribute.
    pub(crate) args: TokenStream,
    /// The item as it was written.
    pub(crate) written: TokenStream,
    /// The item without attributes of ours.
    pub(crate) cleaned: TokenStream,
    /// The path of the crate `passwright`.
    pub(crate) crate_path: CratePath,
}

/// A struct or an enum with what stands in for the rest.
pub(crate) fn item_after_error(attempt: &Attempt) -> TokenStream {
    let cleaned = &attempt.cleaned;
    let stand_in = match syn::parse2::<Item>(cleaned.clone()) {
        Ok(Item::Struct(mut item)) if stand_in::can_be_pass(&item) => {
            field_types::make_shared(&mut item, &attempt.crate_path);
            let stand_in = stand_in::for_pass(&item, &attempt.crate_path);
            return quote!(#item #stand_in);
        }
        Ok(Item::Enum(item)) => stand_in::for_enum(&item, &attempt.crate_path),
        _ => TokenStream::new(),
    };
    quote!(#cleaned #stand_in)
}

/// A module with stand-ins for those of its items that carry our attributes, which only the text as written tells.
pub(crate) fn group_after_error(attempt: &Attempt) -> TokenStream {
    let Ok(written) = syn::parse2::<ItemMod>(attempt.written.clone()) else {
        return attempt.cleaned.clone();
    };
    let group = arguments::name(&attempt.args).unwrap_or_else(|| written.ident.unraw().to_string());
    let mut stand_ins = stand_in::for_group(&group, &attempt.crate_path);
    changed::<ItemMod>(&attempt.cleaned, |module| {
        let Some((_, items)) = &mut module.content else {
            return;
        };
        let of_ours = written.content.iter().flat_map(|(_, items)| items);
        let passes: Vec<&syn::Ident> = of_ours.filter_map(pass_name).collect();
        for item in items.iter_mut() {
            match item {
                Item::Struct(item) if passes.contains(&&item.ident) => {
                    field_types::make_shared(item, &attempt.crate_path);
                }
                _ => {}
            }
        }
        for one in written.content.iter().flat_map(|(_, items)| items) {
            stand_ins.extend(for_item(one, items, attempt));
        }
        items.push(Item::Verbatim(stand_ins));
    })
}

/// The name of a struct that is a pass.
fn pass_name(item: &Item) -> Option<&syn::Ident> {
    match item {
        Item::Struct(item) if has(&item.attrs, "pass") => Some(&item.ident),
        _ => None,
    }
}

fn for_item(written: &Item, cleaned: &[Item], attempt: &Attempt) -> TokenStream {
    match written {
        Item::Struct(item) if has(&item.attrs, "pass") && stand_in::can_be_pass(item) => {
            stand_in::for_pass(completed(item, cleaned), &attempt.crate_path)
        }
        Item::Struct(item) if has(&item.attrs, "pass_pipeline") && stand_in::can_be_pass(item) => {
            stand_in::for_pipeline(&of_options(item), &attempt.crate_path)
        }
        Item::Enum(item) if has(&item.attrs, "pass_enum") && is_kept(item, cleaned) => {
            stand_in::for_enum(item, &attempt.crate_path)
        }
        _ => TokenStream::new(),
    }
}

/// The struct with the fields of the option sets that it takes in.
fn completed<'i>(written: &'i ItemStruct, cleaned: &'i [Item]) -> &'i ItemStruct {
    let same = cleaned.iter().find_map(|item| match item {
        Item::Struct(item) if item.ident == written.ident => Some(item),
        _ => None,
    });
    same.unwrap_or(written)
}

/// The struct with no fields but options.
fn of_options(item: &ItemStruct) -> ItemStruct {
    let mut item = item.clone();
    if let Fields::Named(fields) = &mut item.fields {
        let named = std::mem::take(&mut fields.named).into_iter();
        fields.named = named.filter(|field| has(&field.attrs, "option")).collect();
    }
    item
}

/// `true` if the enum is still there and does not stand for one that is declared elsewhere.
fn is_kept(written: &ItemEnum, cleaned: &[Item]) -> bool {
    let is_same = |item: &Item| matches!(item, Item::Enum(item) if item.ident == written.ident);
    cleaned.iter().any(is_same)
}

/// `true` if there is an attribute of this name.
pub(crate) fn has(attrs: &[syn::Attribute], name: &str) -> bool {
    attrs.iter().any(|attr| {
        attr.path()
            .segments
            .last()
            .is_some_and(|last| last.ident == name)
    })
}
