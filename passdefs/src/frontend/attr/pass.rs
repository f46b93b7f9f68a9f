//! Structs that are passes.

use quote::ToTokens;
use syn::spanned::Spanned as _;
use syn::{Field, Fields, Ident, ItemStruct};

use super::args::{Args, Tokens};
use super::fields::{
    name_of, put_fields, read_option, read_statistic, take_field_attributes, take_fields, take_ours,
};
use super::sets::{Sets, read_use};
use super::{Reader, docs, order};
use crate::check::print_tokens;
use crate::draft::{Deprecated, OptionItem, Pass, PipelineName, Spanned, StateField};
use crate::names::kebab_case;

/// A struct with `#[pass(..)]`; the attributes of its fields that are ours are taken off, and the options of the sets
/// that it uses become fields of it.
pub(super) fn read(
    reader: &mut Reader<'_>,
    args: Tokens,
    item: &mut ItemStruct,
    sets: &Sets,
) -> Option<Pass> {
    if !item.generics.params.is_empty() || matches!(item.fields, Fields::Unnamed(_)) {
        let message = "a pass is a struct with named fields and without generics";
        reader.wrong_item(item.ident.span(), message);
        take_field_attributes(item);
        return None;
    }
    let mut args = Args::read(reader, "pass", args);
    let (name, argument) = read_names(reader, &mut args, &item.ident);
    let mut pass = Pass::new(name, argument);
    (pass.summary, pass.description) = docs::summary_and_description(reader, &item.attrs);
    read_facts(reader, &mut args, &mut pass);
    order::read(reader, &mut args, &mut pass);
    let used = args.strings(reader, "use_options");
    args.finish(reader);
    let mut flat = sets.flattened(item);
    flat.take_in(reader, used, &mut pass.options);
    for mut field in take_fields(item) {
        match take_ours(reader, &mut field) {
            Some(("use_options", args)) => {
                let used = read_use(reader, args, &field);
                flat.take_in(reader, used, &mut pass.options);
            }
            ours => {
                read_field(reader, &mut pass, &field, ours);
                flat.push(field);
            }
        }
    }
    put_fields(item, flat.into_fields());
    Some(pass)
}

/// The Rust name, and the name in pipelines: what `name` says, else the Rust name in kebab-case.
pub(super) fn read_names(
    reader: &mut Reader<'_>,
    args: &mut Args,
    ident: &Ident,
) -> (Spanned<String>, Spanned<PipelineName>) {
    let name = name_of(reader, ident);
    let argument = args.pipeline_name(reader, "name").unwrap_or_else(|| {
        let text = kebab_case(&name.value);
        let derived = PipelineName {
            text,
            verbatim: false,
        };
        Spanned::new(derived, name.span)
    });
    (name, argument)
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

/// A field that is not a place for sets.
fn read_field(
    reader: &mut Reader<'_>,
    pass: &mut Pass,
    field: &Field,
    ours: Option<(&'static str, Tokens)>,
) {
    let Some(ident) = &field.ident else {
        return;
    };
    let name = name_of(reader, ident);
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
            let ty = print_tokens(field.ty.to_token_stream());
            let ty = reader.spanned(ty, field.ty.span());
            pass.state.push(StateField { field: name, ty });
        }
    }
}
