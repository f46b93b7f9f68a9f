//! Groups, enums and option sets.

use super::fields::Fields;
use super::reader::{Firsts, Reader};
use super::tree::Node;
use super::{option, pass};
use crate::draft::{Draft, Enum, EnumValue, Group, OptionSet};

/// Nodes of a group.
const IN_GROUP: &[&str] = &["doc", "enum", "options", "pass"];

/// All groups of a document.
pub(super) fn read_document(reader: &mut Reader<'_>, nodes: &[Node]) -> Draft {
    let mut draft = Draft::default();
    for node in nodes {
        match node.name() {
            "group" => draft.groups.extend(read_group(reader, node)),
            _ => reader.unknown_node(node, "a definition file", &["group"]),
        }
    }
    draft
}

fn read_group(reader: &mut Reader<'_>, node: &Node) -> Option<Group> {
    let mut fields = Fields::of(reader, node);
    let name = fields.string(reader, "its Rust name");
    let nodes = fields.block();
    fields.finish(reader);
    let mut group = Group {
        name: name?,
        open: false,
        doc: None,
        enums: Vec::new(),
        option_sets: Vec::new(),
        passes: Vec::new(),
    };
    let mut firsts = Firsts::default();
    for node in nodes {
        read_in_group(reader, &mut group, &mut firsts, node);
    }
    Some(group)
}

fn read_in_group(reader: &mut Reader<'_>, group: &mut Group, firsts: &mut Firsts, node: &Node) {
    match node.name() {
        "doc" => {
            let doc = pass::read_text(reader, node, "the text");
            reader.once(&mut group.doc, firsts, node, doc);
        }
        "enum" => group.enums.extend(read_enum(reader, node)),
        "options" => group.option_sets.extend(read_option_set(reader, node)),
        "pass" => group.passes.extend(pass::read(reader, node)),
        _ => reader.unknown_node(node, "a group", IN_GROUP),
    }
}

fn read_enum(reader: &mut Reader<'_>, node: &Node) -> Option<Enum> {
    let mut fields = Fields::of(reader, node);
    let name = fields.string(reader, "its Rust name");
    let doc = fields.optional_string(reader, "the description");
    let nodes = fields.block();
    fields.finish(reader);
    let mut values = Vec::new();
    for node in nodes {
        match node.name() {
            "value" => values.extend(read_value(reader, node)),
            _ => reader.unknown_node(node, "an enum", &["value"]),
        }
    }
    Some(Enum {
        name: name?,
        doc,
        values,
    })
}

fn read_value(reader: &mut Reader<'_>, node: &Node) -> Option<EnumValue> {
    let mut fields = Fields::of(reader, node);
    let name = fields.string(reader, "its Rust name");
    let text = fields.optional_string(reader, "the text");
    let doc = fields.optional_string(reader, "the description");
    fields.finish(reader);
    Some(EnumValue {
        name: name?,
        text,
        doc,
    })
}

fn read_option_set(reader: &mut Reader<'_>, node: &Node) -> Option<OptionSet> {
    let mut fields = Fields::of(reader, node);
    let name = fields.string(reader, "its name");
    let nodes = fields.block();
    fields.finish(reader);
    let mut options = Vec::new();
    for node in nodes {
        match node.name() {
            "option" | "list" => options.extend(option::read(reader, node)),
            _ => reader.unknown_node(node, "an option set", &["option", "list"]),
        }
    }
    Some(OptionSet {
        name: name?,
        options,
    })
}
