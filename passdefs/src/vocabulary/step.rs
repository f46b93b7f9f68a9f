//! The nodes of pipeline steps: their syntax, and how they are read.

use super::argument::{Argument, Names, Property, ValueKind};
use super::fact::{Fact, also, children, fill, many};
use super::node::{Node, ReadEntry, ReadNode};
use super::node_type::NodeType;
use crate::draft::{
    ArgumentSource, Call, CallArgument, CallKind, Comparison, Condition, Nest, Step, When,
};

pub(super) static IN_BODY: &[Fact<Vec<Step>>] = &[
    many(&RUN, |steps, node| steps.extend(call(node, CallKind::Run))),
    also(&NEST, |steps, node| steps.push(Step::Nest(nest(node)))),
    also(&WHEN, |steps, node| {
        steps.extend(when(node).map(Step::When));
    }),
    also(&USE, |steps, node| steps.extend(call(node, CallKind::Use))),
    also(&EXTENSION_POINT, |steps, node| {
        steps.extend(node.text(0).map(Step::ExtensionPoint));
    }),
];

/// Reads the steps of a block. The recursion is bounded, because nodes are made up to a limited depth only.
pub(super) fn steps(nodes: &[Node]) -> Vec<Step> {
    let mut steps = Vec::new();
    fill(IN_BODY, &mut steps, nodes);
    steps
}

static RUN: NodeType = NodeType {
    name: "run",
    sentence: "Runs a pass; each property is the value of one of its options, and `$field` passes on an option of the pipeline.",
    arguments: &[Argument::text("the name of a pass").of(Names::Passes)],
    takes_options: true,
    ..NodeType::PLAIN
};

static USE: NodeType = NodeType {
    name: "use",
    sentence: "Runs another pipeline; each property is the value of one of its options, and `$field` passes on an option of this one.",
    arguments: &[Argument::text("the name of a pipeline").of(Names::Pipelines)],
    takes_options: true,
    ..NodeType::PLAIN
};

fn call(node: &Node, kind: CallKind) -> Option<Step> {
    let arguments = node.properties.iter().filter_map(|property| {
        Some(CallArgument {
            option: property.name.clone(),
            value: ArgumentSource::Value(property.entry.as_default()?),
        })
    });
    Some(Step::Call(Call {
        kind,
        name: node.text(0)?,
        arguments: arguments.collect(),
    }))
}

static NEST: NodeType = NodeType {
    name: "nest",
    place: "the body of a pipeline",
    part: "step",
    sentence: "Runs steps on the operations below with one of these names, or on all of them if the name is `any`.",
    arguments: &[Argument::texts("the name of an operation")
        .unless("interface")
        .of(Names::Operations)],
    properties: &[Property::text(
        "interface",
        "The interface of the operations, in place of their names.",
    )
    .default("none")
    .of(Names::Interfaces)],
    children: || children(IN_BODY),
    ..NodeType::PLAIN
};

fn nest(node: &Node) -> Nest {
    Nest {
        span: node.name.span,
        ops: node.texts().collect(),
        interface: node.text_of("interface"),
        steps: steps(node.block()),
    }
}

static WHEN: NodeType = NodeType {
    name: "when",
    place: "the body of a pipeline",
    part: "step",
    sentence: "Runs steps if an option of the pipeline is as the property says; without one, if it is true, given, or not empty.",
    arguments: &[Argument::text("the name of an option").of(Names::OwnOptions)],
    properties: &COMPARISONS,
    children: || children(IN_BODY),
    ..NodeType::PLAIN
};

/// The properties that compare the value of an option.
pub(super) const COMPARISONS: [Property; 4] = [
    comparison("is", "The value that it has."),
    comparison("is-not", "A value that it does not have."),
    comparison("at-least", "The smallest value that it has."),
    comparison("at-most", "The largest value that it has."),
];

const fn comparison(name: &'static str, sentence: &'static str) -> Property {
    Property::text(name, sentence)
        .kind(ValueKind::Value)
        .of(Names::Values)
}

fn when(node: &Node) -> Option<When> {
    Some(When {
        option: node.text(0)?,
        conditions: conditions(node),
        steps: steps(node.block()),
    })
}

/// Returns the comparisons among the properties of a node.
pub(super) fn conditions(node: &Node) -> Vec<Condition> {
    let conditions = Comparison::ALL.into_iter().filter_map(|comparison| {
        let value = node.property(comparison.name())?.as_literal()?;
        Some(Condition { comparison, value })
    });
    conditions.collect()
}

static EXTENSION_POINT: NodeType = NodeType {
    name: "extension-point",
    sentence: "A place where users of the pipeline can add steps, by its name.",
    arguments: &[Argument::text("its name")],
    ..NodeType::PLAIN
};
