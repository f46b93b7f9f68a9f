//! The file that gives the Rust spelling of what imported definitions say in C++.

use super::fields::Fields;
use super::node::Node;
use super::option::type_text;
use super::pass;
use super::reader::Reader;
use super::tree;
use crate::draft::Spanned;
use crate::frontend::tablegen::{Entry, Kind, Target};
use crate::report::Report;

/// Nodes of a map file.
const IN_MAP: &[&str] = &[
    "doc",
    "type",
    "default",
    "flags",
    "op",
    "dialect",
    "constructor",
    "pass",
];

/// All entries of a map file.
pub(in crate::frontend) fn read(report: &mut Report, file: u32, text: &str) -> Vec<Entry> {
    let tree = tree::parse(report, file, text);
    let mut reader = Reader::new(text, report);
    let entries = tree.whole().iter().map(|node| read_node(&mut reader, node));
    entries.flatten().collect()
}

fn read_node(reader: &mut Reader<'_>, node: &Node) -> Vec<Entry> {
    let entry = match node.name() {
        "doc" => read_doc(reader, node),
        "type" => read_type(reader, node),
        "default" => read_default(reader, node),
        "flags" => read_pair(reader, node, Kind::Flags, "the C++ text in its place"),
        "op" => read_pair(reader, node, Kind::Op, "the name of the operation"),
        "dialect" => read_pair(reader, node, Kind::Dialect, "the name of the dialect"),
        "constructor" => read_pair(
            reader,
            node,
            Kind::Constructor,
            "the path of a Rust function",
        ),
        "pass" => return read_pass(reader, node),
        _ => {
            reader.unknown_node(node, "a map file", IN_MAP);
            None
        }
    };
    entry.into_iter().collect()
}

/// `doc "Markdown"`, which opens the page of the group: TableGen has no place for it.
fn read_doc(reader: &mut Reader<'_>, node: &Node) -> Option<Entry> {
    let text = pass::read_text(reader, node, "the text")?;
    Some(Entry {
        kind: Kind::Doc,
        cpp: Spanned::new(String::new(), text.span),
        target: Target::Text(text.value),
    })
}

/// `type "C++" "name"`, with `list=#true` or `optional=#true` if each option of it is one.
fn read_type(reader: &mut Reader<'_>, node: &Node) -> Option<Entry> {
    let mut fields = Fields::of(reader, node);
    let cpp = fields.string(reader, "the C++ type")?;
    let ty = fields.annotated_string(reader, "the type", "rust");
    let mut flag = |name| {
        fields
            .boolean_property(reader, name)
            .is_some_and(|flag| flag.value)
    };
    let (list, optional) = (flag("list"), flag("optional"));
    fields.finish(reader);
    let ty = type_text(ty?).value;
    Some(Entry {
        kind: Kind::Type,
        cpp,
        target: Target::Type { ty, list, optional },
    })
}

/// `default "C++" VALUE`; with `#null`, it stands for no value at all.
fn read_default(reader: &mut Reader<'_>, node: &Node) -> Option<Entry> {
    let mut fields = Fields::of(reader, node);
    let cpp = fields.string(reader, "the C++ expression")?;
    let value = fields.literal_or_null(reader, "its value");
    fields.finish(reader);
    Some(Entry {
        kind: Kind::Default,
        cpp,
        target: value?.map_or(Target::Nothing, Target::Value),
    })
}

/// Two texts.
fn read_pair(reader: &mut Reader<'_>, node: &Node, kind: Kind, what: &str) -> Option<Entry> {
    let mut fields = Fields::of(reader, node);
    let cpp = fields.string(reader, "the C++ text")?;
    let text = fields.string(reader, what);
    fields.finish(reader);
    Some(Entry {
        kind,
        cpp,
        target: Target::Text(text?.value),
    })
}

/// `pass "Record" name="RustName" argument="in-a-pipeline"`.
fn read_pass(reader: &mut Reader<'_>, node: &Node) -> Vec<Entry> {
    let mut fields = Fields::of(reader, node);
    let record = fields.string(reader, "the name of its record");
    let given = [
        (Kind::Name, fields.string_property(reader, "name")),
        (Kind::Argument, fields.string_property(reader, "argument")),
    ];
    fields.finish(reader);
    let entry = |(kind, text): (Kind, Option<Spanned<String>>)| {
        Some(Entry {
            kind,
            cpp: record.clone()?,
            target: Target::Text(text?.value),
        })
    };
    given.into_iter().filter_map(entry).collect()
}
