//! Expansion of the attribute macros: completes the user's item and emits the generated items beside it.

use std::path::Path;

use passdefs::frontend::attr::{self, ItemKind, ParsedItem};
use passdefs::model::{Group, PassSet};
use passwright_build::{CratePath, Settings, UserItems};
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::parse::Parser;
use syn::{Attribute, Item, ItemStruct};

use crate::user_item::{
    check_default, complete_enum, complete_struct, derives, without_deprecations,
};
use crate::user_items::{add_defaults, add_paths, add_struct};
use crate::{arguments, configuration, errors, recovery};

/// `#[pass(..)]` or `#[pass_enum]`
pub(crate) fn attribute(kind: ItemKind, args: TokenStream, item: TokenStream) -> TokenStream {
    configuration::deferred(kind, &args, &item).unwrap_or_else(|| expand(kind, args, item))
}

/// The item with one of them whose conditions are evaluated.
pub(crate) fn evaluated(item: TokenStream) -> TokenStream {
    let evaluated = configuration::evaluated(item);
    evaluated.map_or_else(TokenStream::new, |(kind, args, item)| {
        expand(kind, args, item)
    })
}

/// An item that was read and checked.
struct Checked<'a> {
    /// As the user wrote it, with helper attributes.
    original_item: &'a TokenStream,
    parsed: &'a ParsedItem,
    set: &'a PassSet,
    crate_path: &'a CratePath,
}

fn expand(kind: ItemKind, args: TokenStream, item: TokenStream) -> TokenStream {
    let (args, crate_path, args_error) = match arguments::take_crate_path(args) {
        Ok((args, crate_path)) => (args, crate_path, None),
        Err(error) => (TokenStream::new(), CratePath::default(), Some(error)),
    };
    let parsed = attr::read_item(kind, args, item.clone(), &mut read_docs);
    let mut tokens = errors::of(&parsed);
    let completed = match (&parsed.outcome.set, args_error) {
        (Some(set), None) => expand_item(&Checked {
            original_item: &item,
            parsed: &parsed,
            set,
            crate_path: &crate_path,
        })
        .map_err(Some),
        (_, args_error) => Err(args_error),
    };
    tokens.extend(completed.unwrap_or_else(|error| {
        let error = error.map(syn::Error::into_compile_error);
        let after_error = recovery::after_error(&parsed.item, &crate_path);
        quote!(#error #after_error)
    }));
    tokens
}

/// Reads a file that `include_str!` names, as the compiler does: from the folder of the source file.
fn read_docs(path: &str) -> Result<String, String> {
    let file = Span::call_site().local_file().unwrap_or_default();
    let folder = file.parent().unwrap_or(Path::new(""));
    passwright_build::input::read_text(&folder.join(path)).map_err(|error| error.to_string())
}

/// Expands an attribute on a struct or an enum.
fn expand_item(checked: &Checked<'_>) -> syn::Result<TokenStream> {
    let mut item: Item = syn::parse2(checked.parsed.item.clone())?;
    let mut user_items = UserItems::nothing();
    for group in checked.set.groups() {
        complete_item(&mut item, (checked.set, group), &mut user_items)?;
    }
    add_defaults(checked.original_item, &mut user_items);
    add_paths(checked.set, checked.parsed, &mut user_items);
    let settings = Settings::default().crate_path(checked.crate_path.clone());
    let items = passwright_build::tokens(checked.set, &settings, &user_items);
    let items = without_deprecations(items, checked.original_item);
    Ok(quote!(#item #items))
}

/// Adds the derives and attributes that the definitions need and records the item in `user_items`.
fn complete_item(
    item: &mut Item,
    (set, group): (&PassSet, &Group),
    user_items: &mut UserItems,
) -> syn::Result<()> {
    match item {
        Item::Struct(item) => complete_pass(item, (set, group), user_items),
        Item::Enum(item) => {
            let mut enums = set.enums(group).iter();
            if enums.any(|declared| item.ident.unraw() == declared.name) {
                complete_enum(item, passwright_build::enum_derives());
                user_items.add(item.ident.unraw(), &item.vis);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

fn complete_pass(
    item: &mut ItemStruct,
    (set, group): (&PassSet, &Group),
    user_items: &mut UserItems,
) -> syn::Result<()> {
    let mut passes = set.passes(group).iter();
    let Some(pass) = passes.find(|pass| item.ident.unraw() == pass.name) else {
        return Ok(());
    };
    let needed = passwright_build::pass_derives(set, pass);
    check_default(item, &needed)?;
    complete_struct(item, &needed);
    let tables = passwright_build::pass_tables(set, pass);
    item.attrs.extend(Attribute::parse_outer.parse2(tables)?);
    add_struct(item, &pass.name, user_items);
    if derives(&item.attrs, "Clone") {
        user_items.add_clone(&pass.name);
    }
    Ok(())
}
