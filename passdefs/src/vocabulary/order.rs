//! Kinds of passes, rules about their order, and examples.

use super::argument::{Argument, Names, Property, ValueKind};
use super::fact::{Fact, children, fill, once};
use super::node::{Node, ReadEntry, ReadNode};
use super::node_type::NodeType;
use crate::draft::{Example, OrderRule, OrderTarget, Pass};
use crate::model::Relation;

pub(super) static KIND: NodeType = NodeType {
    name: "kind",
    sentence: "The kinds that the pass is of, so that rules about order can name all passes of a kind.",
    arguments: &[Argument::texts("the name of a kind").of(Names::Kinds)],
    example: r#"kind "cleanup""#,
    ..NodeType::PLAIN
};

pub(super) static BEFORE: NodeType = NodeType {
    name: "before",
    sentence: "The pass has to run before these.",
    example: r#"before "lower" reason="lowering leaves no constants""#,
    ..RULE
};

pub(super) static AFTER: NodeType = NodeType {
    name: "after",
    sentence: "The pass has to run after these.",
    example: include_str!("examples/after.kdl").trim_ascii_end(),
    ..RULE
};

pub(super) static REQUIRES: NodeType = NodeType {
    name: "requires",
    sentence: "Each of these has to run before the pass, at least once; of a kind, one of its passes.",
    example: r#"requires "inline" reason="calls of unknown functions have no cost""#,
    ..RULE
};

pub(super) static FOLLOWED_BY: NodeType = NodeType {
    name: "followed-by",
    sentence: "Each of these has to run after the pass, at least once; of a kind, one of its passes.",
    example: r#"followed-by "canonicalize" strength="weak" reason="unrolled loops have constants to fold""#,
    ..RULE
};

pub(super) static CONFLICTS_WITH: NodeType = NodeType {
    name: "conflicts-with",
    sentence: "The pass must not run in one pipeline with these.",
    example: r#"conflicts-with "canonicalize" reason="it folds as well""#,
    ..RULE
};

const RULE: NodeType = NodeType {
    arguments: &[Argument::texts("the name of a pass")
        .unless("kind")
        .of(Names::Passes)],
    properties: &[
        Property::text("kind", "All passes of this kind.")
            .default("none")
            .of(Names::Kinds),
        Property::text(
            "strength",
            "`strong`: a pipeline that breaks the rule is an error; `weak`: it is a warning, and a pipeline builder inserts what is missing if asked.",
        )
        .default("`strong`")
        .of(Names::Strengths),
        Property::text("reason", "Why, for messages and pages.").default("none"),
    ],
    ..NodeType::PLAIN
};

/// Adds a rule for each pass that the node names, and one for the kind that it names.
pub(super) fn add_rules(pass: &mut Pass, node: &Node) {
    let mut relations = Relation::ALL.into_iter();
    let Some(relation) = relations.find(|relation| relation.name() == node.name.value) else {
        return;
    };
    let passes = node.texts().map(OrderTarget::Pass);
    let targets = passes.chain(node.text_of("kind").map(OrderTarget::Kind));
    let rule = |target| OrderRule {
        relation,
        target,
        strength: node.text_of("strength"),
        reason: node.property("reason").and_then(ReadEntry::as_prose),
    };
    pass.order.extend(targets.map(rule));
}

pub(super) static EXAMPLE: NodeType = NodeType {
    name: "example",
    place: "an example",
    sentence: "An input of the pass with its output, which pages show and the driver can check.",
    arguments: &[Argument::text("the title").optional("none")],
    properties: &[Property::text(
        "options",
        "Options of the pass, as in a pipeline but without braces.",
    )
    .default("none")
    .of(Names::OptionsText)],
    children: || children(IN_EXAMPLE),
    example: include_str!("examples/example.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

static IN_EXAMPLE: &[Fact<Example>] = &[
    once(&INPUT, |example, node| example.before = node.text(0)),
    once(&OUTPUT, |example, node| example.after = node.text(0)),
];

static INPUT: NodeType = NodeType {
    name: "before",
    sentence: "The IR before the pass has run.",
    arguments: &[Argument::text("the text").kind(ValueKind::Block)],
    ..NodeType::PLAIN
};

static OUTPUT: NodeType = NodeType {
    name: "after",
    sentence: "The IR after the pass has run.",
    arguments: &[Argument::text("the text").kind(ValueKind::Block)],
    ..NodeType::PLAIN
};

pub(super) fn example(node: &Node) -> Example {
    let mut example = Example {
        span: node.name.span,
        title: node.prose(0),
        options: node.property("options").and_then(ReadEntry::as_prose),
        before: None,
        after: None,
    };
    fill(IN_EXAMPLE, &mut example, node.block());
    example
}
