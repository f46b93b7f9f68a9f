//! The places of the author's items, fields, defaults and paths.

use passdefs::frontend::attr::ParsedItem;
use passdefs::model::PassSet;
use passwright_build::UserItems;
use proc_macro2::TokenStream;
use syn::ItemStruct;
use syn::ext::IdentExt;
use syn::spanned::Spanned;

use crate::arguments;

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

/// Adds the defaults of a struct.
pub(crate) fn add_defaults(item: &TokenStream, user_items: &mut UserItems) {
    let Ok(item) = syn::parse2::<ItemStruct>(item.clone()) else {
        return;
    };
    for field in &item.fields {
        let default = field.attrs.iter().find_map(arguments::default_value_span);
        if let (Some(ident), Some(span)) = (&field.ident, default) {
            user_items.add_default(item.ident.unraw(), ident.unraw(), span);
        }
    }
}

/// Adds the paths of functions that the author names.
pub(crate) fn add_paths(set: &PassSet, parsed: &ParsedItem, user_items: &mut UserItems) {
    for path in set
        .all_passes()
        .filter_map(|pass| pass.constructor.as_ref())
    {
        user_items.add_path(path.span, parsed.spans.get(path.span));
    }
}
