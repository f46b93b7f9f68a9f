//! Pipelines under a name.

use super::argument::{Argument, Names, RUST_NAME};
use super::fact::{Fact, also, children, fill, many, once};
use super::legality::{PIPELINE_POSTCONDITION, PIPELINE_PRECONDITION, clause};
use super::node::{Node, ReadNode};
use super::node_type::{AttributeForm, NodeType};
use super::option::{LIST, OPTION, USE_OPTIONS};
use super::pass::{DESCRIPTION, INTERFACE, PIPELINE_NAME, PIPELINE_OP, own_option, used_sets};
use super::step::{IN_BODY, steps};
use crate::draft::{PipelineDef, Spanned};

/// A `pipeline`.
pub static PIPELINE: NodeType = NodeType {
    name: "pipeline",
    place: "a pipeline",
    rust: AttributeForm::Absent,
    is_item: true,
    sentence: "A pipeline under a name; it has exactly one of `body`, `text` and `builder`.",
    arguments: &[RUST_NAME, PIPELINE_NAME],
    children: || children(IN_PIPELINE),
    example: include_str!("examples/pipeline.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

static IN_PIPELINE: &[Fact<PipelineDef>] = &[
    many(&PIPELINE_OP, |pipeline, node| {
        pipeline.ops.extend(node.texts());
    }),
    once(&INTERFACE, |pipeline, node| {
        pipeline.interface = node.text(0);
    }),
    once(&SUMMARY, |pipeline, node| pipeline.summary = node.prose(0)),
    once(&DESCRIPTION, |pipeline, node| {
        pipeline.description = node.prose(0);
    }),
    many(&USE_OPTIONS, |pipeline, node| {
        pipeline.options.extend(used_sets(node));
    }),
    also(&OPTION, |pipeline, node| {
        pipeline.options.extend(own_option(node));
    }),
    also(&LIST, |pipeline, node| {
        pipeline.options.extend(own_option(node));
    }),
    many(&PIPELINE_PRECONDITION, |pipeline, node| {
        pipeline.preconditions.push(clause(node));
    }),
    many(&PIPELINE_POSTCONDITION, |pipeline, node| {
        pipeline.postconditions.push(clause(node));
    }),
    once(&BODY, |pipeline, node| {
        pipeline.body = Some(Spanned::new(steps(node.block()), node.name.span));
    }),
    once(&TEXT, |pipeline, node| {
        pipeline.text = node.prose(0);
    }),
    once(&BUILDER, |pipeline, node| pipeline.builder = node.text(0)),
];

/// Reads a pipeline from its node and the nodes of its block.
pub fn pipeline(node: &Node) -> Option<PipelineDef> {
    let mut pipeline = PipelineDef::new(node.text(0)?, node.pipeline_name(1)?);
    fill(IN_PIPELINE, &mut pipeline, node.block());
    Some(pipeline)
}

static SUMMARY: NodeType = NodeType {
    name: "summary",
    rust: AttributeForm::DocsOrKey,
    sentence: "One line that says what it does; in Rust, the first paragraph of the doc comment.",
    arguments: &[Argument::text("the text")],
    ..NodeType::PLAIN
};

static BODY: NodeType = NodeType {
    name: "body",
    place: "the body of a pipeline",
    part: "step",
    sentence: "The steps of the pipeline, in order.",
    children: || children(IN_BODY),
    example: include_str!("examples/body.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

static TEXT: NodeType = NodeType {
    name: "text",
    sentence: "The pipeline as text; `$field` stands for the value of one of its options.",
    arguments: &[Argument::text("the text of the pipeline").of(Names::PipelineText)],
    example: include_str!("examples/text.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

static BUILDER: NodeType = NodeType {
    name: "builder",
    sentence: "The author's function that builds the pipeline.",
    arguments: &[Argument::text("the path of a function")],
    example: r#"builder "crate::build_usual""#,
    ..NodeType::PLAIN
};
