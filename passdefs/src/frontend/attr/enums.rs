//! Enums that options have as type.

use proc_macro2::TokenStream;
use syn::{Attribute, Fields, ItemEnum, Variant};

use super::nodes::Tokens;
use super::reader::Reader;
use super::structs::take_ours;
use crate::vocabulary::group::{ENUM, VALUE};
use crate::vocabulary::node::Node;

/// Reads an enum with `#[pass_enum]`, and removes our attributes from its values.
pub(super) fn read(reader: &mut Reader<'_>, args: Tokens, item: &mut ItemEnum) -> Option<Node> {
    let with_fields = item
        .variants
        .iter()
        .find(|variant| !matches!(variant.fields, Fields::Unit));
    let wrong = with_fields.map(|variant| variant.ident.span());
    let wrong = wrong.or_else(|| (!item.generics.params.is_empty()).then(|| item.ident.span()));
    if let Some(span) = wrong {
        reader.wrong_item(
            span,
            "an enum that options can have has no fields and no generics",
        );
        return None;
    }
    let attributed = reader.attributed(&item.ident, &item.attrs);
    let mut node = reader.node(&ENUM, args, &attributed);
    let values = item.variants.iter_mut();
    let values: Vec<Node> = values.map(|value| read_value(reader, value)).collect();
    node.children.get_or_insert_default().extend(values);
    Some(node)
}

fn read_value(reader: &mut Reader<'_>, variant: &mut Variant) -> Node {
    let is_value = |attr: &Attribute| attr.path().is_ident(VALUE.name).then_some(());
    let found = take_ours(reader, &mut variant.attrs, VALUE.name, is_value);
    let attributed = reader.attributed(&variant.ident, &variant.attrs);
    let empty = || (TokenStream::new(), variant.ident.span());
    let tokens = found.map_or_else(empty, |(_, tokens)| tokens);
    reader.node(&VALUE, tokens, &attributed)
}
