//! Structs that are pipelines: their fields are the options, their attribute says what runs.

use syn::{Field, Fields, ItemStruct};

use super::args::{Args, Tokens};
use super::fields::{name_of, read_option, take_fields, take_ours};
use super::pass::read_names;
use super::sets::{Sets, read_use};
use super::{Reader, docs, steps};
use crate::draft::{OptionItem, PipelineDef, Spanned};

/// A struct with `#[pass_pipeline(..)]`.
pub(super) fn read(
    reader: &mut Reader<'_>,
    args: Tokens,
    mut item: ItemStruct,
    sets: &Sets,
) -> Option<PipelineDef> {
    if !item.generics.params.is_empty() || matches!(item.fields, Fields::Unnamed(_)) {
        let message = "a pipeline is a struct with named fields and without generics";
        reader.wrong_item(item.ident.span(), message);
        return None;
    }
    let mut args = Args::read(reader, "pass_pipeline", args);
    let (name, argument) = read_names(reader, &mut args, &item.ident);
    let mut pipeline = PipelineDef::new(name, argument);
    (pipeline.summary, pipeline.description) = docs::summary_and_description(reader, &item.attrs);
    pipeline.ops = args.strings(reader, "op");
    pipeline.interface = args.string(reader, "interface");
    pipeline.text = args.string(reader, "text");
    pipeline.builder = args.string(reader, "builder");
    pipeline.body = args.raw(reader, "body").map(|(body, span)| {
        let steps = steps::read_all(reader, body);
        Spanned::new(steps, reader.places.of(span))
    });
    let used = args.strings(reader, "use_options");
    args.finish(reader);
    let mut flat = sets.flattened(&item);
    flat.take_in(reader, used, &mut pipeline.options);
    for mut field in take_fields(&mut item) {
        match take_ours(reader, &mut field) {
            Some(("use_options", args)) => {
                let used = read_use(reader, args, &field);
                flat.take_in(reader, used, &mut pipeline.options);
            }
            ours => read_field(reader, &mut pipeline, &field, ours),
        }
    }
    Some(pipeline)
}

fn read_field(
    reader: &mut Reader<'_>,
    pipeline: &mut PipelineDef,
    field: &Field,
    ours: Option<(&'static str, Tokens)>,
) {
    let Some(ident) = &field.ident else {
        return;
    };
    match ours {
        Some(("option", args)) => {
            let name = name_of(reader, ident);
            let option = read_option(reader, args, name, field);
            pipeline.options.push(OptionItem::Own(Box::new(option)));
        }
        _ => {
            let message = "a pipeline has no fields but those with `#[option]`";
            reader.wrong_item(ident.span(), message);
        }
    }
}
