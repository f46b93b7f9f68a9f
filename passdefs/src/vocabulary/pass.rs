//! Passes.

use super::annotation::{CPP, VERBATIM};
use super::argument::{Argument, AttributeSource, Names, Property, RUST_NAME, ValueKind};
use super::fact::{Fact, also, children, fill, many, once};
use super::legality::{CREATES, POSTCONDITION, PRECONDITION, clause};
use super::node::{Node, ReadNode};
use super::node_type::{AttributeForm, NodeType};
use super::option::{LIST, OPTION, STATE, STATISTIC, USE_OPTIONS, option, state, statistic};
use super::order::{
    AFTER, BEFORE, CONFLICTS_WITH, EXAMPLE, FOLLOWED_BY, KIND, REQUIRES, add_rules, example,
};
use super::texts::TextRow;
use crate::draft::{CppFact, Deprecated, OptionItem, Pass};
use crate::names::kebab_case;

pub(super) const PIPELINE_NAME: Argument = Argument::text("its name in pipelines")
    .annotated(VERBATIM)
    .from(AttributeSource::Key("name", kebab_case));

/// A `pass`.
pub static PASS: NodeType = NodeType {
    name: "pass",
    place: "a pass",
    rust: AttributeForm::Item("pass"),
    is_item: true,
    sentence: "A pass; in Rust, a struct whose fields are its options, statistics and state.",
    arguments: &[RUST_NAME, PIPELINE_NAME],
    children: || children(IN_PASS),
    example: include_str!("examples/pass.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

static IN_PASS: &[Fact<Pass>] = &[
    many(&OP, |pass, node| {
        pass.ops.extend(node.texts());
        let class = node.cpp_texts().next();
        pass.cpp_anchor = pass.cpp_anchor.take().or(class);
    }),
    once(&INTERFACE, |pass, node| pass.interface = node.text(0)),
    once(&SUMMARY, |pass, node| {
        pass.summary = node.prose(0);
        pass.verbatim_summary = node.is_annotated(VERBATIM);
    }),
    once(&DESCRIPTION, |pass, node| pass.description = node.prose(0)),
    many(&DIALECTS, |pass, node| {
        pass.dialects.extend(node.texts());
        pass.cpp_dialects.extend(node.cpp_texts());
    }),
    many(&USE_OPTIONS, |pass, node| {
        pass.options.extend(used_sets(node));
    }),
    also(&OPTION, |pass, node| pass.options.extend(own_option(node))),
    also(&LIST, |pass, node| pass.options.extend(own_option(node))),
    many(&STATISTIC, |pass, node| {
        pass.statistics.extend(statistic(node));
    }),
    many(&STATE, |pass, node| pass.state.extend(state(node))),
    many(&AUTHOR, |pass, node| pass.authors.extend(node.texts())),
    many(&READS, |pass, node| pass.reads.extend(node.texts())),
    many(&IGNORES, |pass, node| pass.ignores.extend(node.texts())),
    once(&CONSTRUCTOR, |pass, node| pass.constructor = node.text(0)),
    once(&REQUIRED, |pass, node| pass.required = node.flag()),
    once(&IDEMPOTENT, |pass, node| pass.idempotent = node.flag()),
    once(&DEPRECATED, |pass, node| {
        pass.deprecated = Some(deprecated(node));
    }),
    many(&PRECONDITION, |pass, node| {
        pass.preconditions.push(clause(node));
    }),
    many(&POSTCONDITION, |pass, node| {
        pass.postconditions.push(clause(node));
    }),
    many(&CREATES, |pass, node| {
        pass.creates.get_or_insert_default().extend(node.texts());
    }),
    many(&KIND, |pass, node| pass.kinds.extend(node.texts())),
    many(&BEFORE, add_rules),
    also(&AFTER, add_rules),
    also(&REQUIRES, add_rules),
    also(&FOLLOWED_BY, add_rules),
    also(&CONFLICTS_WITH, add_rules),
    many(&EXAMPLE, |pass, node| pass.examples.push(example(node))),
    many(&CPP_FACT, |pass, node| pass.cpp.extend(cpp_fact(node))),
];

/// Nodes that hold texts alone, which the model keeps as they are written: the printer and the pages need no more than
/// these rows.
pub(crate) static TEXTS_OF_PASS: &[TextRow] = &[
    TextRow {
        key: "authors",
        one: "Author",
        many: "Authors",
        node: &AUTHOR,
        texts: |pass| &pass.authors,
    },
    TextRow {
        key: "reads",
        one: "Reads",
        many: "Reads",
        node: &READS,
        texts: |pass| &pass.reads,
    },
    TextRow {
        key: "ignores",
        one: "Ignores",
        many: "Ignores",
        node: &IGNORES,
        texts: |pass| &pass.ignores,
    },
];

/// Reads a pass from its node and the nodes of its block.
pub fn pass(node: &Node) -> Option<Pass> {
    let mut pass = Pass::new(node.text(0)?, node.pipeline_name(1)?);
    fill(IN_PASS, &mut pass, node.block());
    Some(pass)
}

pub(super) fn own_option(node: &Node) -> Option<OptionItem> {
    option(node).map(Box::new).map(OptionItem::Own)
}

pub(super) fn used_sets(node: &Node) -> impl Iterator<Item = OptionItem> {
    node.texts().map(OptionItem::Use)
}

static OP: NodeType = NodeType {
    arguments: &[Argument::texts("the name of an operation")
        .annotated_once(CPP)
        .of(Names::Operations)],
    example: r#"op "func.func" "llvm.func""#,
    ..PIPELINE_OP_TYPE
};

pub(super) static PIPELINE_OP: NodeType = PIPELINE_OP_TYPE;

const PIPELINE_OP_TYPE: NodeType = NodeType {
    name: "op",
    sentence: "The operations that it may run on; any operation if there is neither `op` nor `interface`.",
    arguments: &[Argument::texts("the name of an operation").of(Names::Operations)],
    ..NodeType::PLAIN
};

pub(super) static INTERFACE: NodeType = NodeType {
    name: "interface",
    sentence: "The interface of the operations that it may run on.",
    arguments: &[Argument::text("the name of the interface").of(Names::Interfaces)],
    example: r#"interface "FunctionOpInterface""#,
    ..NodeType::PLAIN
};

/// The summary of a pass.
pub static SUMMARY: NodeType = NodeType {
    name: "summary",
    rust: AttributeForm::DocsOrKey,
    sentence: "One line that says what it does; in Rust, the first paragraph of the doc comment.",
    arguments: &[Argument::text("the text").annotated(VERBATIM)],
    ..NodeType::PLAIN
};

/// The description of a pass or pipeline.
pub static DESCRIPTION: NodeType = NodeType {
    name: "description",
    rust: AttributeForm::Docs,
    sentence: "Its documentation, in Markdown; in Rust, the doc comment after its first paragraph.",
    arguments: &[Argument::text("the text")],
    ..NodeType::PLAIN
};

static DIALECTS: NodeType = NodeType {
    name: "dialects",
    sentence: "The dialects whose entities the pass may create; they are loaded before it runs.",
    arguments: &[Argument::texts("the name of a dialect")
        .annotated(CPP)
        .of(Names::Dialects)],
    example: r#"dialects "arith" "func""#,
    ..NodeType::PLAIN
};

static AUTHOR: NodeType = NodeType {
    name: "author",
    sentence: "The people who wrote the pass, or who answer for it.",
    arguments: &[Argument::texts("a name")],
    example: r#"author "Ada Lovelace" "Alan Turing""#,
    ..NodeType::PLAIN
};

static READS: NodeType = NodeType {
    name: "reads",
    sentence: "What its result depends on apart from the operation, the operations around it and its options: the `environment`, such as \
               files, variables and the time. A cache keeps no results of such a pass.",
    arguments: &[Argument::texts("`environment`").of(Names::Inputs)],
    example: r#"reads "environment""#,
    ..NodeType::PLAIN
};

static IGNORES: NodeType = NodeType {
    name: "ignores",
    sentence: "What of its operation its result does not depend on, so that a cache knows more results: the `locations`, which it may \
               copy, compare and fuse, or the `symbol` of the operation, outside of which it may not show.",
    arguments: &[Argument::texts("`locations` or `symbol`").of(Names::Ignorable)],
    example: r#"ignores "locations" "symbol""#,
    ..NodeType::PLAIN
};

static CONSTRUCTOR: NodeType = NodeType {
    name: "constructor",
    sentence: "The author's function that makes an instance of the pass.",
    arguments: &[Argument::text("the path of a function")],
    example: r#"constructor "crate::make_fold""#,
    ..NodeType::PLAIN
};

static REQUIRED: NodeType = NodeType {
    name: "required",
    sentence: "Says that the pass must run for the result to be right, so that bisection never skips it.",
    arguments: &[Argument::text("`required`")
        .kind(ValueKind::Flag)
        .optional("`#true`")],
    example: r#"required #true"#,
    ..NodeType::PLAIN
};

static IDEMPOTENT: NodeType = NodeType {
    name: "idempotent",
    sentence: "Says that a second run right after the first changes nothing and has no other effect, such as output, so that it may be left out.",
    arguments: &[Argument::text("`idempotent`")
        .kind(ValueKind::Flag)
        .optional("`#true`")],
    example: r#"idempotent #true"#,
    ..NodeType::PLAIN
};

static DEPRECATED: NodeType = NodeType {
    name: "deprecated",
    sentence: "Says that the pass should no longer be used, and why.",
    arguments: &[Argument::text("the reason").optional("none")],
    properties: &[
        Property::text("since", "The first version that says so.").default("none"),
        Property::text("use", "The pass to use instead, by its name in pipelines.")
            .default("none")
            .of(Names::Passes),
    ],
    example: r#"deprecated since="0.2.0" use="canonicalize" "It does the same""#,
    ..NodeType::PLAIN
};

fn deprecated(node: &Node) -> Deprecated {
    Deprecated {
        since: node.text_of("since"),
        instead: node.text_of("use"),
        note: node.prose(0),
    }
}

static CPP_FACT: NodeType = NodeType {
    name: "cpp",
    sentence: "A fact that the imported definition states in C++.",
    arguments: &[
        Argument::text("what it is about"),
        Argument::text("the C++ text"),
    ],
    example: r#"cpp "constructor" "mlir::createFoldPass()""#,
    ..NodeType::PLAIN
};

fn cpp_fact(node: &Node) -> Option<CppFact> {
    Some(CppFact {
        what: node.text(0)?,
        text: node.text(1)?,
    })
}
