//! Expansion of the attribute macros: completes the user's item and emits the generated items beside it.

use passdefs::catalogue::WRONG_ITEM;
use passdefs::frontend::attr::{self, ItemKind, ParsedItem};
use passdefs::model::{Group, PassSet};
use passwright_build::{CratePath, Settings, UserItems};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::Parser;
use syn::{Attribute, Item, ItemMod, ItemStruct};

use crate::recovery::{Recovery, enum_after_error, group_after_error, pass_after_error};
use crate::user_item::{
    check_default, complete_enum, complete_struct, derives, without_deprecations,
};
use crate::user_items::{add_defaults, add_paths, add_pipelines, add_struct};
use crate::{arguments, configuration, errors, field_types};

/// `#[pass(..)]`
pub(crate) fn pass(args: TokenStream, item: TokenStream) -> TokenStream {
    expand(args, item, ItemKind::Pass, expand_item, pass_after_error)
}

/// `#[pass_enum]`
pub(crate) fn pass_enum(args: TokenStream, item: TokenStream) -> TokenStream {
    expand(args, item, ItemKind::Enum, expand_item, enum_after_error)
}

/// `#[pass_options(..)]`: checked alone here; the `#[pass_group]` around it uses it
pub(crate) fn pass_options(args: TokenStream, item: TokenStream) -> TokenStream {
    expand(args, item, ItemKind::Options, expand_item, |recovery| {
        recovery.cleaned.clone()
    })
}

/// `#[pass_pipeline(..)]`: checked alone here; the `#[pass_group]` around it uses it
pub(crate) fn pass_pipeline(args: TokenStream, item: TokenStream) -> TokenStream {
    expand(args, item, ItemKind::Pipeline, expand_item, |recovery| {
        recovery.cleaned.clone()
    })
}

/// `#[pass_group(..)]`
pub(crate) fn pass_group(args: TokenStream, item: TokenStream) -> TokenStream {
    expand(
        args,
        item,
        ItemKind::Group,
        expand_module,
        group_after_error,
    )
}

/// An item that was read and checked.
struct Checked<'a> {
    /// As the user wrote it, with helper attributes.
    original_item: &'a TokenStream,
    parsed: &'a ParsedItem,
    set: &'a PassSet,
    crate_path: &'a CratePath,
}

/// Reads and checks an item, and expands it by `expand_checked`, or by `expand_after_error` after an error.
fn expand(
    args: TokenStream,
    item: TokenStream,
    kind: ItemKind,
    expand_checked: fn(&Checked<'_>) -> syn::Result<TokenStream>,
    expand_after_error: fn(&Recovery) -> TokenStream,
) -> TokenStream {
    configuration::expand(item, |item| {
        let (args, crate_path, args_error) = match arguments::take_crate_path(args.clone()) {
            Ok((args, crate_path)) => (args, crate_path, None),
            Err(error) => (TokenStream::new(), CratePath::default(), Some(error)),
        };
        let parsed = attr::read_item(kind, args.clone(), item.clone());
        let mut tokens = errors::of(&parsed);
        let completed = match (&parsed.outcome.set, args_error) {
            (Some(set), None) => expand_checked(&Checked {
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
            let after_error = expand_after_error(&Recovery {
                args,
                declared: item,
                cleaned: parsed.item,
                crate_path,
            });
            quote!(#error #after_error)
        }));
        tokens
    })
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
    let mut passes = checked.set.all_passes();
    // A path that leads nowhere would be a further error.
    let is_default = *checked.crate_path == CratePath::default();
    let check = passes.next().filter(|_| is_default);
    let check = check.map(|_| check_of_scope(checked.crate_path));
    Ok(quote!(#item #items #check))
}

/// Returns the check that a pass is in no module with `#[pass_group]`, into which a macro may have put it: the group hides
/// the name that the glob imports.
fn check_of_scope(crate_path: &CratePath) -> TokenStream {
    quote! {
        #[allow(unused_imports, clippy::wildcard_imports, reason = "the item of a group hides it")]
        use #crate_path::options::__private::scope::*;
        const _: () = #crate_path::options::__private::assert_ungrouped::<__PassScope>();
    }
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
    field_types::check(item, set, pass)?;
    complete_struct(item, &needed);
    let tables = passwright_build::pass_tables(set, pass);
    item.attrs.extend(Attribute::parse_outer.parse2(tables)?);
    add_struct(item, &pass.name, user_items);
    if derives(&item.attrs, "Clone") {
        user_items.add_clone(&pass.name);
    }
    Ok(())
}

/// Expands `#[pass_group]`: completes the items of the module and appends the generated ones.
fn expand_module(checked: &Checked<'_>) -> syn::Result<TokenStream> {
    let mut module: ItemMod = syn::parse2(checked.parsed.item.clone())?;
    let mut user_items = UserItems::nothing();
    if let (Some((_, items)), Some(group)) = (&mut module.content, checked.set.groups().next()) {
        for item in items {
            complete_item(item, (checked.set, group), &mut user_items)?;
        }
    }
    add_pipelines(checked.original_item, &mut user_items);
    add_defaults(checked.original_item, &mut user_items);
    add_paths(checked.set, checked.parsed, &mut user_items);
    check_nesting(checked, &user_items)?;
    let settings = Settings::default().crate_path(checked.crate_path.clone());
    user_items.set_call_site(Span::call_site());
    let emitted = passwright_build::tokens(checked.set, &settings, &user_items);
    let emitted = without_deprecations(emitted, checked.original_item);
    if let Some((_, items)) = &mut module.content {
        items.push(Item::Verbatim(quote! {
            #emitted
            #[allow(dead_code, reason = "for passes that a macro makes in the group")]
            struct __PassScope;
        }));
    }
    Ok(module.into_token_stream())
}

/// Reports a declaration that is not directly in the module, where the items are emitted.
fn check_nesting(checked: &Checked<'_>, user_items: &UserItems) -> syn::Result<()> {
    let set = checked.set;
    let passes = set.all_passes().map(|pass| (&pass.name, pass.span));
    let pipelines = set.all_pipelines();
    let pipelines = pipelines.map(|pipeline| (&pipeline.name, pipeline.span));
    let enums = set.groups().flat_map(|group| set.enums(group));
    let enums = enums.filter(|declared| declared.rust.is_none());
    let enums = enums.map(|declared| (&declared.name, declared.span));
    match passes
        .chain(pipelines)
        .chain(enums)
        .find(|(name, _)| !user_items.contains(name))
    {
        Some((name, span)) => {
            let message = format!("`{name}` should stand directly in the module of its group");
            let span = checked.parsed.spans.get(span);
            Err(errors::coded(span, WRONG_ITEM, &message))
        }
        None => Ok(()),
    }
}
