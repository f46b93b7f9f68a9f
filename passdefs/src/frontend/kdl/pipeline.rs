//! Pipelines under a name.

use super::fields::{Fields, pipeline_name};
use super::node::Node;
use super::pass::{read_names, read_text};
use super::reader::{Firsts, Reader};
use super::{option, step};
use crate::draft::{OptionItem, PipelineDef, Spanned};

/// Nodes of a pipeline.
const IN_PIPELINE: &[&str] = &[
    "op",
    "interface",
    "summary",
    "description",
    "use-options",
    "option",
    "list",
    "body",
    "text",
    "builder",
];

/// A `pipeline`.
pub(super) fn read(reader: &mut Reader<'_>, node: &Node) -> Option<PipelineDef> {
    let mut fields = Fields::of(reader, node);
    let name = fields.string(reader, "its Rust name");
    let argument = match name {
        Some(_) => fields.annotated_string(reader, "its name in pipelines", "verbatim"),
        None => None,
    };
    let nodes = fields.block();
    fields.finish(reader);
    let (argument, verbatim) = argument?;
    let mut pipeline = PipelineDef::new(name?, pipeline_name(argument, verbatim));
    let mut firsts = Firsts::default();
    for node in nodes {
        match node.name() {
            "op" => pipeline
                .ops
                .extend(read_names(reader, node, "the name of an operation")),
            "use-options" => {
                let sets = read_names(reader, node, "the name of an option set");
                pipeline
                    .options
                    .extend(sets.into_iter().map(OptionItem::Use));
            }
            "option" | "list" => {
                let option = option::read(reader, node);
                pipeline
                    .options
                    .extend(option.map(Box::new).map(OptionItem::Own));
            }
            "text" => {
                let text = read_text(reader, node, "the text of the pipeline");
                if let (Some(text), None) = (&text, &pipeline.text) {
                    pipeline.text_lines = reader.line_starts(text);
                }
                reader.once(&mut pipeline.text, &mut firsts, node, text);
            }
            "body" => {
                let body = read_body(reader, node);
                reader.once(&mut pipeline.body, &mut firsts, node, Some(body));
            }
            _ => read_text_fact(reader, &mut pipeline, &mut firsts, node),
        }
    }
    Some(pipeline)
}

/// A fact that is one text and may be stated once.
fn read_text_fact(
    reader: &mut Reader<'_>,
    pipeline: &mut PipelineDef,
    firsts: &mut Firsts,
    node: &Node,
) {
    let (slot, what) = match node.name() {
        "interface" => (&mut pipeline.interface, "the name of the interface"),
        "summary" => (&mut pipeline.summary, "the text"),
        "description" => (&mut pipeline.description, "the text"),
        "builder" => (&mut pipeline.builder, "the path of a function"),
        _ => return reader.unknown_node(node, "a pipeline", IN_PIPELINE),
    };
    let text = read_text(reader, node, what);
    reader.once(slot, firsts, node, text);
}

fn read_body(reader: &mut Reader<'_>, node: &Node) -> Spanned<Vec<crate::draft::Step>> {
    let mut fields = Fields::of(reader, node);
    let nodes = fields.block();
    fields.finish(reader);
    Spanned::new(step::read_all(reader, nodes), node.name.span)
}
