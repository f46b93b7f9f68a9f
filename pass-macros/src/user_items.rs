//! The places of the author's items, fields, defaults and paths.

use passdefs::frontend::attr::ParsedItem;
use passdefs::model::PassSet;
use passwright_build::UserItems;
use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Item, ItemMod, ItemStruct};

use crate::arguments;
use crate::recovery::has;

/// Adds a struct and its fields.
pub(crate) fn add_struct(item: &ItemStruct, name: &str, user_items: &mut UserItems) {
    user_items.add(name, &item.vis);
    for field in &item.fields {
        for ident in field.ident.iter().map(IdentExt::unraw) {
            user_items.add_field(name, &ident, field.ty.span());
            user_items.add_type(name, &ident, &field.ty);
        }
    }
}

/// Adds the structs of pipelines: they are gone from the module, but what is emitted for them is as visible as they were.
pub(crate) fn add_pipelines(module: &TokenStream, user_items: &mut UserItems) {
    let module = syn::parse2::<ItemMod>(module.clone());
    let items = module.ok().and_then(|module| module.content);
    for item in items.into_iter().flat_map(|(_, items)| items) {
        if let Item::Struct(item) = item
            && has(&item.attrs, "pass_pipeline")
        {
            add_struct(&item, &item.ident.unraw().to_string(), user_items);
        }
    }
}

/// Adds the defaults of a struct, or those of the structs of a module.
pub(crate) fn add_defaults(item: &TokenStream, user_items: &mut UserItems) {
    match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Struct(item)) => add_defaults_of(&item, user_items),
        Ok(Item::Mod(module)) => {
            for item in module.content.iter().flat_map(|(_, items)| items) {
                if let Item::Struct(item) = item {
                    add_defaults_of(item, user_items);
                }
            }
        }
        _ => {}
    }
}

fn add_defaults_of(item: &ItemStruct, user_items: &mut UserItems) {
    for field in &item.fields {
        let default = field.attrs.iter().find_map(arguments::default_value_span);
        if let (Some(ident), Some(span)) = (&field.ident, default) {
            user_items.add_default(item.ident.unraw(), ident.unraw(), span);
        }
    }
}

/// Adds the paths of functions that the author names: constructors and builders.
pub(crate) fn add_paths(set: &PassSet, parsed: &ParsedItem, user_items: &mut UserItems) {
    let constructors = set.all_passes();
    let constructors = constructors.filter_map(|pass| pass.constructor.as_ref());
    let builders = set.all_pipelines();
    let builders = builders.filter_map(|pipeline| pipeline.form.builder());
    for path in constructors.chain(builders) {
        user_items.add_path(path.span, parsed.spans.get(path.span));
    }
}
