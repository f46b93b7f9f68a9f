//! Structs that are passes.

use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::{Attribute, Field, Fields, Ident, ItemStruct, Meta};

use super::args::{Args, Tokens};
use super::types::{Count, option_type};
use super::{Reader, docs};
use crate::catalogue;
use crate::check::print_tokens;
use crate::draft::{
    Deprecated, OptionDef, OptionItem, Pass, PipelineName, Spanned, StateField, StatisticDef,
};
use crate::names::kebab_case;
use quote::ToTokens;

/// The attributes of fields that are ours.
const OF_FIELDS: &[&str] = &["option", "statistic"];

/// A struct with `#[pass(..)]`; the attributes of its fields that are ours are taken off.
pub(super) fn read(reader: &mut Reader<'_>, args: Tokens, item: &mut ItemStruct) -> Option<Pass> {
    if !item.generics.params.is_empty() || matches!(item.fields, Fields::Unnamed(_)) {
        let message = "a pass is a struct with named fields and without generics";
        reader.wrong_item(item.ident.span(), message);
        take_field_attributes(item);
        return None;
    }
    let mut args = Args::read(reader, "pass", args);
    let mut pass = read_names(reader, &mut args, &item.ident);
    (pass.summary, pass.description) = docs::summary_and_description(reader, &item.attrs);
    read_facts(reader, &mut args, &mut pass);
    args.finish(reader);
    for field in &mut item.fields {
        read_field(reader, &mut pass, field);
    }
    Some(pass)
}

/// Takes off what the compiler would not know.
pub(super) fn take_field_attributes(item: &mut ItemStruct) {
    let ours = |attr: &Attribute| OF_FIELDS.iter().any(|name| attr.path().is_ident(name));
    item.fields
        .iter_mut()
        .for_each(|field| field.attrs.retain(|attr| !ours(attr)));
}

/// The identifier without `r#`.
pub(super) fn name_of(reader: &mut Reader<'_>, ident: &Ident) -> Spanned<String> {
    reader.spanned(ident.unraw().to_string(), ident.span())
}

fn read_names(reader: &mut Reader<'_>, args: &mut Args, ident: &Ident) -> Pass {
    let name = name_of(reader, ident);
    let argument = args.pipeline_name(reader, "name").unwrap_or_else(|| {
        let text = kebab_case(&name.value);
        let derived = PipelineName {
            text,
            verbatim: false,
        };
        Spanned::new(derived, name.span)
    });
    Pass::new(name, argument)
}

fn read_facts(reader: &mut Reader<'_>, args: &mut Args, pass: &mut Pass) {
    pass.ops = args.strings(reader, "op");
    pass.interface = args.string(reader, "interface");
    pass.dialects = args.strings(reader, "dialects");
    pass.constructor = args.string(reader, "constructor");
    pass.required = args.boolean(reader, "required");
    pass.deprecated = args.nested(reader, "deprecated").map(|mut args| {
        let deprecated = Deprecated {
            since: args.string(reader, "since"),
            instead: args.string(reader, "use"),
            note: args.string(reader, "note"),
        };
        args.finish(reader);
        deprecated
    });
}

fn read_field(reader: &mut Reader<'_>, pass: &mut Pass, field: &mut Field) {
    let Some(ident) = field.ident.clone() else {
        return;
    };
    let ours = take_ours(reader, field);
    let name = name_of(reader, &ident);
    match ours {
        Some(("option", args)) => {
            let option = read_option(reader, args, name, field);
            pass.options.push(OptionItem::Own(Box::new(option)));
        }
        Some((_, args)) => {
            let statistic = read_statistic(reader, args, name, field);
            pass.statistics.push(statistic);
        }
        None => {
            let ty = reader.spanned(
                print_tokens(field.ty.to_token_stream()),
                syn::spanned::Spanned::span(&field.ty),
            );
            pass.state.push(StateField { field: name, ty });
        }
    }
}

/// The attribute of a field that is ours, with its arguments; there may be one.
fn take_ours(reader: &mut Reader<'_>, field: &mut Field) -> Option<(&'static str, Tokens)> {
    let mut found: Option<(&'static str, Tokens)> = None;
    for attr in std::mem::take(&mut field.attrs) {
        let Some(name) = OF_FIELDS.iter().find(|name| attr.path().is_ident(name)) else {
            field.attrs.push(attr);
            continue;
        };
        let span = syn::spanned::Spanned::span(attr.path());
        match (&found, attributes_tokens(reader, attr)) {
            (Some((_, (_, first))), _) => reader.repeated("option` or `statistic", *first, span),
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

fn read_option(
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

fn read_statistic(
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

/// The finding that an attribute stands where it does not belong.
impl Reader<'_> {
    pub(super) fn wrong_item(&mut self, span: proc_macro2::Span, message: &str) {
        let span = self.places.of(span);
        self.report.error(catalogue::WRONG_ITEM, span, message);
    }
}
