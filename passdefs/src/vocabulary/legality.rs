//! Rules about the operations and types that IR may hold: sets of them under a name, and what passes and pipelines require
//! and ensure.

use super::argument::{Argument, AttributeSource, DESCRIPTION, Names, Property};
use super::fact::{Fact, also, children, fill, many};
use super::node::{Node, ReadEntry, ReadNode};
use super::node_type::{AttributeForm, NodeType};
use super::step::{COMPARISONS, conditions};
use crate::draft::{Clause, Legality, Rule, RuleItem, When};

/// A `legality`.
/// A set of rules under a name.
pub static LEGALITY: NodeType = NodeType {
    name: "legality",
    rust: AttributeForm::Absent,
    place: "a legality",
    part: "rule",
    sentence: "Rules about the operations and types that IR may hold, under a name; with `legal`, all that is not named is illegal.",
    arguments: &[Argument::text("its name"), DOC],
    children: || children(RULES),
    example: include_str!("examples/legality.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

const DOC: Argument = Argument {
    from: AttributeSource::Position,
    ..DESCRIPTION
};

static RULES: &[Fact<Vec<RuleItem>>] = &[
    many(&INCLUDES, |rules, node| {
        rules.extend(node.texts().map(RuleItem::Include));
    }),
    also(&ILLEGAL, |rules, node| rules.extend(rule(node, false))),
    also(&LEGAL, |rules, node| rules.extend(rule(node, true))),
];

/// The rules of other sets.
pub static INCLUDES: NodeType = NodeType {
    name: "includes",
    sentence: "Takes in the rules of other legalities.",
    arguments: &[Argument::texts("the name of a legality").of(Names::Legalities)],
    ..NodeType::PLAIN
};

static ILLEGAL: NodeType = NodeType {
    name: "illegal",
    sentence: "Operations and types that must be absent; the more specific rule wins.",
    ..RULE
};

static LEGAL: NodeType = NodeType {
    name: "legal",
    sentence: "Operations and types that may be there: exceptions to `illegal`, or else all that may be there.",
    ..RULE
};

const RULE: NodeType = NodeType {
    arguments: &[ENTITY],
    properties: &[Property::text("reason", "Why, for messages and pages.").default("none")],
    ..NodeType::PLAIN
};

const ENTITY: Argument =
    Argument::texts("a dialect, an operation, or a type with `!` before it").of(Names::Entities);

fn rule(node: &Node, is_legal: bool) -> impl Iterator<Item = RuleItem> {
    let reason = node.property("reason").and_then(ReadEntry::as_prose);
    node.texts().map(move |pattern| {
        RuleItem::Rule(Rule {
            pattern,
            is_legal,
            reason: reason.clone(),
        })
    })
}

pub(super) fn legality(node: &Node) -> Option<Legality> {
    Some(Legality {
        name: node.text(0)?,
        doc: node.prose(1),
        rules: rules(node),
    })
}

fn rules(node: &Node) -> Vec<RuleItem> {
    let mut rules = Vec::new();
    fill(RULES, &mut rules, node.block());
    rules
}

/// What a pass needs.
pub static PRECONDITION: NodeType = NodeType {
    name: "precondition",
    place: "a precondition",
    sentence: "What the pass needs of the IR that it gets: the legality of this name, or the rules of the block, or both.",
    example: include_str!("examples/precondition.kdl").trim_ascii_end(),
    ..CLAUSE
};

/// What a pass leaves behind.
pub static POSTCONDITION: NodeType = NodeType {
    name: "postcondition",
    place: "a postcondition",
    sentence: "What the pass leaves behind: the legality of this name, or the rules of the block, or both.",
    example: include_str!("examples/postcondition.kdl").trim_ascii_end(),
    ..CLAUSE
};

const CLAUSE: NodeType = NodeType {
    part: "rule",
    arguments: &[LEGALITY_NAME],
    properties: &[
        Property::text(
            "when",
            "The option of the pass on which it depends; without a comparison, it has to be true, given, or not empty.",
        )
        .default("it always holds")
        .of(Names::OwnOptions),
        COMPARISONS[0],
        COMPARISONS[1],
        COMPARISONS[2],
        COMPARISONS[3],
    ],
    children: || children(RULES),
    ..NodeType::PLAIN
};

const LEGALITY_NAME: Argument = Argument::text("the name of a legality")
    .optional("the rules of the block alone")
    .of(Names::Legalities);

pub(super) static PIPELINE_PRECONDITION: NodeType = NodeType {
    name: "precondition",
    place: "a precondition",
    sentence: "What the pipeline needs of the IR that it gets: the legality of this name, or the rules of the block, or both.",
    ..PIPELINE_CLAUSE
};

pub(super) static PIPELINE_POSTCONDITION: NodeType = NodeType {
    name: "postcondition",
    place: "a postcondition",
    sentence: "What the pipeline leaves behind, which has to follow from what its steps say.",
    ..PIPELINE_CLAUSE
};

const PIPELINE_CLAUSE: NodeType = NodeType {
    part: "rule",
    example: include_str!("examples/pipeline-clause.kdl").trim_ascii_end(),
    arguments: &[LEGALITY_NAME],
    children: || children(RULES),
    ..NodeType::PLAIN
};

pub(super) fn clause(node: &Node) -> Clause {
    let mut compared = conditions(node);
    let when = node.text_of("when").map(|option| When {
        option,
        conditions: std::mem::take(&mut compared),
        steps: Vec::new(),
    });
    Clause {
        span: node.name.span,
        legality: node.text(0),
        rules: rules(node),
        is_empty: node.block().is_empty(),
        stray: compared,
        when,
    }
}

pub(super) static CREATES: NodeType = NodeType {
    name: "creates",
    sentence: "All that the pass may bring in, where a dialect stands for its operations and types; without the node, what belongs to its `dialects` and to dialects that are there already.",
    arguments: &[
        Argument::texts("a dialect, an operation, or a type with `!` before it")
            .or_none()
            .of(Names::Entities),
    ],
    example: r#"creates "memref" "arith.constant""#,
    ..NodeType::PLAIN
};
