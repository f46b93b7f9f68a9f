//! The file that gives the Rust spelling of what imported definitions say in C++: its vocabulary, and its entries.

use crate::mapping::{Entry, EntryKind, Target};
use passdefs::draft::Spanned;
use passdefs::internal::read_nodes;
use passdefs::report::Report;
use passdefs::vocabulary::annotation::RUST;
use passdefs::vocabulary::node::{Node, ReadNode, Value};
use passdefs::vocabulary::{
    Argument, AttributeForm, Fact, NodeType, Property, ValueKind, children, fill, many,
};

pub(crate) fn read(report: &mut Report, file: u32, text: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let nodes = read_nodes(report, file, text, &MAP_FILE);
    fill(IN_MAP_FILE, &mut entries, &nodes);
    entries
}

static MAP_FILE: NodeType = NodeType {
    place: "a map file",
    children: || children(IN_MAP_FILE),
    ..NodeType::PLAIN
};

/// Returns the node and the C++ text of each line, with lines that lack an equivalent for the text.
pub(crate) fn lines(text: &str) -> Vec<(String, String)> {
    let nodes = read_nodes(&mut Report::default(), 0, text, &MAP_FILE);
    let line = |node: Node| Some((node.text(0)?.value, node.name.value));
    let lines = nodes.into_iter().filter_map(line);
    lines.map(|(cpp, node)| (node, cpp)).collect()
}

static IN_MAP_FILE: &[Fact<Vec<Entry>>] = &[
    many(&NAMESPACE, |entries, node| {
        entries.extend(node.text(0).and_then(|name| {
            text_entry(
                EntryKind::Namespace,
                name.clone(),
                Spanned::new(String::new(), name.span),
            )
        }));
    }),
    many(&DOC, |entries, node| entries.extend(doc(node))),
    many(&TYPE, |entries, node| entries.extend(mapped_type(node))),
    many(&DEFAULT, |entries, node| entries.extend(default(node))),
    many(&FLAGS, |entries, node| {
        entries.extend(pair(node, EntryKind::Flags));
    }),
    many(&OP, |entries, node| entries.extend(op(node))),
    many(&DIALECT, |entries, node| {
        entries.extend(pair(node, EntryKind::Dialect));
    }),
    many(&CONSTRUCTOR, |entries, node| {
        entries.extend(pair(node, EntryKind::Constructor));
    }),
    many(&PASS, |entries, node| entries.extend(pass(node))),
];

const CPP_TEXT: Argument = Argument::text("the C++ text");

/// The name of an interface instead of an operation.
const INTERFACE: &str = "interface";

/// A note that an import writes beside the C++ text. A line with nothing else has no effect.
const USES: Property = Property::text("uses", "How often the text is used; written by an import.")
    .kind(ValueKind::Value);
const OF: Property = Property::text("of", "The types of the options; written by an import.");

/// The defaults of a row of this file, which has no spelling in attributes.
const ENTRY: NodeType = NodeType {
    rust: AttributeForm::Absent,
    ..NodeType::PLAIN
};

static NAMESPACE: NodeType = NodeType {
    name: "namespace",
    sentence: "A namespace that C++ text may leave out, so that a line stands for `hw::X` and `circt::hw::X`.",
    arguments: &[Argument::text("the namespace")],
    ..ENTRY
};

static DOC: NodeType = NodeType {
    name: "doc",
    sentence: "The introduction of the group's page, which TableGen has no place for.",
    arguments: &[Argument::text("the text")],
    ..ENTRY
};

fn doc(node: &Node) -> Option<Entry> {
    let text = node.text(0)?;
    let cpp = Spanned::new(String::new(), text.span);
    text_entry(EntryKind::Doc, cpp, text)
}

fn text_entry(kind: EntryKind, cpp: Spanned<String>, text: Spanned<String>) -> Option<Entry> {
    let target = Spanned::new(Target::Text(text.value), text.span);
    Some(Entry { kind, cpp, target })
}

static TYPE: NodeType = NodeType {
    name: "type",
    sentence: "The type of options whose C++ type is the first text.",
    arguments: &[
        Argument::text("the C++ type"),
        Argument::text("the type")
            .optional("still unknown")
            .annotated(RUST),
    ],
    properties: &[
        Property::text("list", "Whether each such option is a list.")
            .kind(ValueKind::Flag)
            .default("`#false`"),
        Property::text("optional", "Whether each such option may have no value.")
            .kind(ValueKind::Flag)
            .default("`#false`"),
        USES,
    ],
    ..ENTRY
};

fn mapped_type(node: &Node) -> Option<Entry> {
    let flag = |name| node.flag_of(name).is_some_and(|flag| flag.value);
    let Spanned { value: ty, span } = node.type_text(1)?;
    let target = Target::Type {
        ty,
        list: flag("list"),
        optional: flag("optional"),
    };
    Some(Entry {
        kind: EntryKind::Type,
        cpp: node.text(0)?,
        target: Spanned::new(target, span),
    })
}

static DEFAULT: NodeType = NodeType {
    name: "default",
    sentence: "The value of a C++ expression; `#null` stands for no value at all.",
    arguments: &[
        Argument::text("the C++ expression"),
        Argument::text("its value")
            .kind(ValueKind::ValueOrNull)
            .optional("still unknown"),
    ],
    properties: &[USES, OF],
    ..ENTRY
};

fn default(node: &Node) -> Option<Entry> {
    let entry = node.arguments.get(1)?;
    let target = match &entry.value {
        Value::Null => Target::Nothing,
        Value::One(value) => Target::Value(value.clone()),
        Value::TooLarge | Value::List(_) | Value::Arguments => return None,
    };
    Some(Entry {
        kind: EntryKind::Default,
        cpp: node.text(0)?,
        target: Spanned::new(target, entry.span),
    })
}

static FLAGS: NodeType = NodeType {
    name: "flags",
    sentence: "C++ text in place of other C++ text among the further arguments of an option.",
    arguments: &[
        CPP_TEXT,
        Argument::text("the C++ text in its place").optional("still unknown"),
    ],
    properties: &[USES],
    ..ENTRY
};

static OP: NodeType = NodeType {
    name: "op",
    sentence: "What passes of a C++ class of operations, or of a base class, run on: the name of an operation, `any`, or \
               the name of an interface with `(interface)` before it.",
    arguments: &[
        CPP_TEXT,
        Argument::text("the name of the operation")
            .optional("still unknown")
            .annotated(INTERFACE),
    ],
    properties: &[USES],
    ..ENTRY
};

fn op(node: &Node) -> Option<Entry> {
    let Spanned { value: name, span } = node.text(1)?;
    let target = if node.arguments.get(1)?.is_annotated(INTERFACE) {
        Target::Interface(name)
    } else {
        Target::Text(name)
    };
    Some(Entry {
        kind: EntryKind::Op,
        cpp: node.text(0)?,
        target: Spanned::new(target, span),
    })
}

static DIALECT: NodeType = NodeType {
    name: "dialect",
    sentence: "The dialect of a C++ class.",
    arguments: &[
        CPP_TEXT,
        Argument::text("the name of the dialect").optional("still unknown"),
    ],
    properties: &[USES],
    ..ENTRY
};

static CONSTRUCTOR: NodeType = NodeType {
    name: "constructor",
    sentence: "The author's Rust function in place of a C++ expression that makes a pass.",
    arguments: &[
        CPP_TEXT,
        Argument::text("the path of a Rust function").optional("still unknown"),
    ],
    properties: &[USES],
    ..ENTRY
};

fn pair(node: &Node, kind: EntryKind) -> Option<Entry> {
    text_entry(kind, node.text(0)?, node.text(1)?)
}

static PASS: NodeType = NodeType {
    name: "pass",
    sentence: "Names for the pass that a record declares.",
    arguments: &[Argument::text("the name of its record")],
    properties: &[
        Property::text("name", "Its Rust name.").default("the name of the record"),
        Property::text("argument", "Its name in pipelines.").default("that of the record"),
    ],
    ..ENTRY
};

fn pass(node: &Node) -> Vec<Entry> {
    let names = [
        (EntryKind::Name, node.text_of("name")),
        (EntryKind::Argument, node.text_of("argument")),
    ];
    let entry =
        |(kind, text): (EntryKind, Option<Spanned<String>>)| text_entry(kind, node.text(0)?, text?);
    names.into_iter().filter_map(entry).collect()
}
