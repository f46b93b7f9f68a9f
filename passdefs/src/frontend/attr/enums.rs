//! Enums that options have as type.

use syn::{Attribute, Fields, ItemEnum};

use super::args::{Args, Tokens};
use super::fields::{attributes_tokens, name_of};
use super::{Reader, docs};
use crate::draft::{Enum, EnumValue};

/// An enum with `#[pass_enum]`; the attributes of its values that are ours are taken off.
pub(super) fn read(reader: &mut Reader<'_>, args: Tokens, item: &mut ItemEnum) -> Option<Enum> {
    let mut args = Args::read(reader, "pass_enum", args);
    let rust = args.string(reader, "rust");
    args.finish(reader);
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
    let name = name_of(reader, &item.ident);
    let doc = docs::text(reader, &item.attrs);
    let values = item
        .variants
        .iter_mut()
        .map(|variant| read_value(reader, &variant.ident, &mut variant.attrs));
    let values = values.collect();
    Some(Enum {
        name,
        doc,
        rust,
        values,
    })
}

fn read_value(
    reader: &mut Reader<'_>,
    ident: &syn::Ident,
    attrs: &mut Vec<Attribute>,
) -> EnumValue {
    let name = name_of(reader, ident);
    let doc = docs::text(reader, attrs);
    let mut text = None;
    let mut first = None;
    for attr in std::mem::take(attrs) {
        if !attr.path().is_ident("value") {
            attrs.push(attr);
            continue;
        }
        let span = syn::spanned::Spanned::span(attr.path());
        if let Some(first) = first.replace(span) {
            reader.repeated("value", first, span);
            continue;
        }
        let tokens = attributes_tokens(reader, attr);
        let mut args = Args::read(reader, "value", tokens);
        text = args.string(reader, "name");
        args.finish(reader);
    }
    EnumValue { name, text, doc }
}
