//! Fields of structs, and the attributes that they carry.

use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::{Attribute, Field, Fields, Ident, ItemStruct, Meta, parse_quote};

use super::args::{Args, Tokens};
use super::types::{Count, option_type};
use super::{Reader, docs};
use crate::catalogue;
use crate::draft::{OptionDef, Spanned, StatisticDef};

/// The attributes of fields that are ours.
const OF_FIELDS: &[&str] = &["option", "statistic", "use_options"];

/// The attribute of a field that is ours, with its arguments; there may be one.
pub(super) fn take_ours(
    reader: &mut Reader<'_>,
    field: &mut Field,
) -> Option<(&'static str, Tokens)> {
    let mut found: Option<(&'static str, Tokens)> = None;
    for attr in std::mem::take(&mut field.attrs) {
        let Some(name) = OF_FIELDS.iter().find(|name| attr.path().is_ident(name)) else {
            field.attrs.push(attr);
            continue;
        };
        let span = syn::spanned::Spanned::span(attr.path());
        match (&found, attributes_tokens(reader, attr)) {
            (Some((_, (_, first))), _) => {
                reader.repeated("option`, `statistic` or `use_options", *first, span);
            }
            (None, tokens) => found = Some((name, tokens)),
        }
    }
    found
}

/// What stands in parentheses after the name of an attribute.
pub(super) fn attributes_tokens(reader: &mut Reader<'_>, attr: Attribute) -> Tokens {
    let whole = syn::spanned::Spanned::span(attr.path());
    let tokens = match attr.meta {
        Meta::Path(_) => TokenStream::new(),
        Meta::List(list) => list.tokens,
        Meta::NameValue(value) => {
            let error = syn::Error::new_spanned(value, "expected arguments in parentheses");
            reader.syntax_error(&error, whole);
            TokenStream::new()
        }
    };
    (tokens, whole)
}

/// A field with `#[option(..)]`.
pub(super) fn read_option(
    reader: &mut Reader<'_>,
    args: Tokens,
    field: Spanned<String>,
    written: &Field,
) -> OptionDef {
    let mut args = Args::read(reader, "option", args);
    let (ty, count) = option_type(&written.ty);
    let ty = reader.spanned(ty, syn::spanned::Spanned::span(&written.ty));
    let optional = (count == Count::Optional).then(|| Spanned::new(true, ty.span));
    let option = OptionDef {
        field,
        list: count == Count::List,
        name: args.pipeline_name(reader, "name"),
        doc: docs::text(reader, &written.attrs),
        default: args.default(reader, "default"),
        cpp_default: None,
        optional,
        required: args.boolean(reader, "required"),
        min: args.literal(reader, "min"),
        max: args.literal(reader, "max"),
        cpp: Vec::new(),
        ty,
    };
    args.finish(reader);
    option
}

/// A field with `#[statistic(..)]`.
pub(super) fn read_statistic(
    reader: &mut Reader<'_>,
    args: Tokens,
    field: Spanned<String>,
    written: &Field,
) -> StatisticDef {
    let mut args = Args::read(reader, "statistic", args);
    let statistic = StatisticDef {
        field,
        name: args.string(reader, "name"),
        doc: docs::text(reader, &written.attrs),
    };
    args.finish(reader);
    statistic
}

/// Takes off what the compiler would not know.
pub(super) fn take_field_attributes(item: &mut ItemStruct) {
    let ours = |attr: &Attribute| OF_FIELDS.iter().any(|name| attr.path().is_ident(name));
    item.fields
        .iter_mut()
        .for_each(|field| field.attrs.retain(|attr| !ours(attr)));
}

/// Takes out the fields of a struct that has none without a name.
pub(super) fn take_fields(item: &mut ItemStruct) -> Vec<Field> {
    match &mut item.fields {
        Fields::Named(named) => std::mem::take(&mut named.named).into_iter().collect(),
        Fields::Unnamed(_) | Fields::Unit => Vec::new(),
    }
}

/// Puts fields into a struct whose own were taken out; one that had no braces gets them if there are any.
pub(super) fn put_fields(item: &mut ItemStruct, fields: Vec<Field>) {
    match &mut item.fields {
        Fields::Named(named) => named.named = fields.into_iter().collect(),
        _ if fields.is_empty() => {}
        unit => {
            *unit = Fields::Named(parse_quote!({ #(#fields),* }));
            item.semi_token = None;
        }
    }
}

/// The identifier without `r#`.
pub(super) fn name_of(reader: &mut Reader<'_>, ident: &Ident) -> Spanned<String> {
    reader.spanned(ident.unraw().to_string(), ident.span())
}

/// The finding that an attribute stands where it does not belong.
impl Reader<'_> {
    pub(super) fn wrong_item(&mut self, span: proc_macro2::Span, message: &str) {
        let span = self.places.of(span);
        self.report.error(catalogue::WRONG_ITEM, span, message);
    }
}
