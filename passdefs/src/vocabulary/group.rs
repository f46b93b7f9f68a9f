//! Files, groups, enums and option sets.

use super::argument::{Argument, AttributeSource, DESCRIPTION, Names, Property, RUST_NAME};
use super::fact::{Fact, also, children, fill, many, once};
use super::legality::{LEGALITY, legality};
use super::node::{Node, ReadNode};
use super::node_type::{AttributeForm, NodeType};
use super::option::{LIST, OPTION, option};
use super::pass::{PASS, pass};
use super::pipeline::{PIPELINE, pipeline};
use crate::draft::{Draft, Enum, EnumValue, Group, Include, OptionSet};
use crate::names::kebab_case;

/// A definition file.
pub static FILE: NodeType = NodeType {
    place: "a definition file",
    children: || children(IN_FILE),
    ..NodeType::PLAIN
};

/// The nodes of a file.
pub static IN_FILE: &[Fact<Draft>] = &[
    many(&INCLUDE, |draft, node| draft.includes.extend(include(node))),
    many(&GROUP, |draft, node| draft.groups.extend(group(node))),
];

/// `include`.
pub static INCLUDE: NodeType = NodeType {
    name: "include",
    rust: AttributeForm::Absent,
    sentence: "Imports the enums, option sets and legalities of another file.",
    arguments: &[Argument::text("the path of a file").of(Names::Files)],
    properties: &[Property::text(
        "rust",
        "The path of the Rust module in which the enums of that file exist already.",
    )
    .default("they are generated here")],
    example: include_str!("examples/include.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

fn include(node: &Node) -> Option<Include> {
    Some(Include {
        path: node.text(0)?,
        rust: node.text_of("rust"),
    })
}

/// A `group`.
pub static GROUP: NodeType = NodeType {
    name: "group",
    place: "a group",
    rust: AttributeForm::Macro("pass_group"),
    is_item: true,
    sentence: "Passes that are documented and registered together; in Rust, a list of structs.",
    arguments: &[RUST_NAME],
    children: || children(IN_GROUP),
    example: include_str!("examples/group.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

static IN_GROUP: &[Fact<Group>] = &[
    once(&DOC, |group, node| group.doc = node.prose(0)),
    many(&ENUM, |group, node| group.enums.extend(declared_enum(node))),
    many(&OPTIONS, |group, node| {
        group.option_sets.extend(option_set(node));
    }),
    many(&LEGALITY, |group, node| {
        group.legalities.extend(legality(node));
    }),
    many(&EXTERNAL, |group, node| {
        group.externals.extend(node.texts());
        group.external_kinds.extend(node.text_of("kind"));
    }),
    many(&PASS, |group, node| group.passes.extend(pass(node))),
    many(&PIPELINE, |group, node| {
        group.pipelines.extend(pipeline(node));
    }),
];

/// Reads a group from its node and the nodes of its block.
pub fn group(node: &Node) -> Option<Group> {
    let mut group = Group::new(node.text(0)?);
    fill(IN_GROUP, &mut group, node.block());
    Some(group)
}

/// The introduction of a group.
pub static DOC: NodeType = NodeType {
    name: "doc",
    rust: AttributeForm::Docs,
    sentence: "The introduction of the group's page, in Markdown.",
    arguments: &[Argument::text("the text")],
    ..NodeType::PLAIN
};

static EXTERNAL: NodeType = NodeType {
    name: "external",
    rust: AttributeForm::Absent,
    sentence: "Passes, pipelines and kinds of passes that are declared elsewhere and may be named in this group.",
    arguments: &[Argument::texts("the name of a pass or pipeline")
        .unless("kind")
        .of(Names::Elsewhere)],
    properties: &[
        Property::text("kind", "A kind of passes that are declared elsewhere.")
            .default("none")
            .of(Names::Kinds),
    ],
    example: include_str!("examples/external.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

/// An `enum`.
pub static ENUM: NodeType = NodeType {
    name: "enum",
    place: "an enum",
    rust: AttributeForm::Item("pass_enum"),
    is_item: true,
    sentence: "An enum that options of the group may have as type; its values are ordered as they stand.",
    arguments: &[RUST_NAME, DESCRIPTION],
    properties: &[Property {
        in_attributes: false,
        ..Property::text("rust", "The path of the Rust enum, if it exists already.")
            .default("the enum is generated")
    }],
    children: || children(IN_ENUM),
    example: include_str!("examples/enum.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

static IN_ENUM: &[Fact<Vec<EnumValue>>] =
    &[many(&VALUE, |values, node| values.extend(value(node)))];

/// Returns an enum.
pub fn declared_enum(node: &Node) -> Option<Enum> {
    let mut values = Vec::new();
    fill(IN_ENUM, &mut values, node.block());
    Some(Enum {
        name: node.text(0)?,
        doc: node.prose(1),
        rust: node.text_of("rust"),
        values,
    })
}

/// A `value` of an enum.
pub static VALUE: NodeType = NodeType {
    name: "value",
    rust: AttributeForm::Field("value"),
    sentence: "A value of the enum.",
    arguments: &[
        RUST_NAME,
        Argument::text("the text")
            .optional("the Rust name in kebab-case")
            .from(AttributeSource::Key("name", kebab_case)),
        DESCRIPTION,
    ],
    ..NodeType::PLAIN
};

fn value(node: &Node) -> Option<EnumValue> {
    Some(EnumValue {
        name: node.text(0)?,
        text: node.text(1),
        doc: node.prose(2),
    })
}

/// A set of options.
pub static OPTIONS: NodeType = NodeType {
    name: "options",
    place: "an option set",
    rust: AttributeForm::Absent,
    is_item: true,
    sentence: "Options that several passes and pipelines of the group share.",
    arguments: &[Argument::text("its name")],
    children: || children(IN_OPTIONS),
    example: include_str!("examples/options.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

static IN_OPTIONS: &[Fact<OptionSet>] = &[
    many(&OPTION, |set, node| set.options.extend(option(node))),
    also(&LIST, |set, node| set.options.extend(option(node))),
];

/// Returns a set of options.
pub fn option_set(node: &Node) -> Option<OptionSet> {
    let mut set = OptionSet {
        name: node.text(0)?,
        options: Vec::new(),
    };
    fill(IN_OPTIONS, &mut set, node.block());
    Some(set)
}
