//! Options, and the other fields of a pass.

use super::annotation::{CPP, RUST, VERBATIM};
use super::argument::{Argument, AttributeSource, DESCRIPTION, Names, Property, ValueKind};
use super::node::{Entry, Node, ReadEntry, ReadNode};
use super::node_type::{AttributeForm, NodeType};
use crate::draft::{CppFact, OptionDef, Spanned, StateField, StatisticDef};

const FIELD: Argument = Argument::text("its Rust field").from(AttributeSource::Name);

const TYPE: Argument = Argument::text("its type")
    .annotated(RUST)
    .from(AttributeSource::Type)
    .of(Names::Types);

const NAME: Property = Property {
    annotation: Some(VERBATIM),
    ..Property::text("name", "The name in pipelines.").default("the field in kebab-case")
};

const DEFAULT: Property = Property {
    annotation: Some(CPP),
    ..Property::text(
    "default",
    "The value if none is given; several of a list stand in one text, with commas between them, or in Rust in brackets.",
)
    .kind(ValueKind::Values)
    .of(Names::OwnValues)
    .default("`#false`, 0 or an empty text or list, as the type has it")
};

const OPTIONAL: Property = Property {
    in_attributes: false,
    ..Property::text(
        "optional",
        "Whether there may be no value; in Rust, the type is an `Option`.",
    )
    .kind(ValueKind::Flag)
    .default("`#false`")
};

const REQUIRED: Property = Property::text("required", "Says that a value must be given.")
    .kind(ValueKind::Flag)
    .default("`#false`");

const MIN: Property = Property::text("min", "The smallest value, for numbers.")
    .kind(ValueKind::Value)
    .default("that of the type");

const MAX: Property = Property::text("max", "The largest value, for numbers.")
    .kind(ValueKind::Value)
    .default("that of the type");

const CPP_TYPE: Property = Property::text(
    "cpp-type",
    "The type in C++ of an imported option, as long as nothing is known to stand for it; no Rust is generated until the \
     type is written instead.",
);

const CPP_FLAGS: Property = Property::text(
    "cpp-flags",
    "Further arguments in C++, of an imported option.",
);

const CPP_ARGUMENT: Property = Property::text(
    "cpp-argument",
    "The argument in C++ of an imported option, if it cannot stand in a pipeline.",
);

/// An option with one value.
pub static OPTION: NodeType = OPTION_TYPE;

const OPTION_TYPE: NodeType = NodeType {
    name: "option",
    rust: AttributeForm::Field("option"),
    sentence: "An option with one value, and the Rust field that holds it.",
    arguments: &[FIELD, TYPE, DESCRIPTION],
    properties: &[
        NAME,
        DEFAULT,
        OPTIONAL,
        REQUIRED,
        MIN,
        MAX,
        CPP_TYPE,
        CPP_FLAGS,
        CPP_ARGUMENT,
    ],
    example: include_str!("examples/option.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

/// An option with any number of values.
pub static LIST: NodeType = NodeType {
    name: "list",
    sentence: "An option with any number of values, never optional or required; in Rust, its type is a `Vec`.",
    example: r#"list "factors" "u32" default="2,4,8" "Unroll factors to try""#,
    ..OPTION_TYPE
};

const CPP_FACTS: &[(&str, &str)] = &[
    ("type", "cpp-type"),
    ("flags", "cpp-flags"),
    ("argument", "cpp-argument"),
];

/// Returns an `option` or a `list`.
pub fn option(node: &Node) -> Option<OptionDef> {
    let cpp = CPP_FACTS.iter().filter_map(|(what, property)| {
        let text = node.text_of(property)?;
        let what = Spanned::new((*what).to_owned(), text.span);
        Some(CppFact { what, text })
    });
    Some(OptionDef {
        field: node.text(0)?,
        ty: node.type_text(1)?,
        list: node.name.value == LIST.name,
        name: node.property("name").and_then(ReadEntry::as_pipeline_name),
        doc: node.prose(2),
        default: node.property("default").and_then(ReadEntry::as_default),
        cpp_default: node.property("default").and_then(ReadEntry::as_cpp),
        optional: node.flag_of("optional"),
        required: node.flag_of("required"),
        min: node.property("min").and_then(Entry::as_literal),
        max: node.property("max").and_then(Entry::as_literal),
        cpp: cpp.collect(),
    })
}

/// The use of option sets.
pub static USE_OPTIONS: NodeType = NodeType {
    name: "use-options",
    rust: AttributeForm::Absent,
    sentence: "The options of these sets, at this place among the options.",
    arguments: &[Argument::texts("the name of an option set").of(Names::OptionSets)],
    example: include_str!("examples/use-options.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

/// A statistic.
pub static STATISTIC: NodeType = NodeType {
    name: "statistic",
    rust: AttributeForm::Field("statistic"),
    sentence: "A counter that the pass reports, and the Rust field that holds it.",
    arguments: &[FIELD, DESCRIPTION],
    properties: &[
        Property::text("name", "The name in reports, any text.").default("the field in kebab-case"),
        Property::text(
            "max",
            "Says that the number is a maximum: of several runs, the report shows the highest, and not their sum.",
        )
        .kind(ValueKind::Flag)
        .default("`#false`"),
    ],
    example: include_str!("examples/statistic.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

pub(super) fn statistic(node: &Node) -> Option<StatisticDef> {
    Some(StatisticDef {
        field: node.text(0)?,
        name: node.text_of("name"),
        max: node.flag_of("max"),
        doc: node.prose(1),
    })
}

/// A field of the author's.
pub static STATE: NodeType = NodeType {
    name: "state",
    rust: AttributeForm::BareField,
    sentence: "A field that the author's code builds in `initialize` and reads while the pass runs.",
    arguments: &[
        Argument::text("the Rust field")
            .optional("`state`")
            .from(AttributeSource::Name),
        Argument::text("its Rust type").from(AttributeSource::Type),
    ],
    example: include_str!("examples/state.kdl").trim_ascii_end(),
    ..NodeType::PLAIN
};

/// `state "Type"` is a field `state`; `state "field" "Type"` names it.
pub(super) fn state(node: &Node) -> Option<StateField> {
    let first = node.text(0)?;
    Some(match node.text(1) {
        Some(ty) => StateField { field: first, ty },
        None => StateField {
            field: Spanned::new("state".to_owned(), first.span),
            ty: first,
        },
    })
}
