//! Groups, enums and option sets.

use super::fields::Fields;
use super::node::Node;
use super::reader::{Firsts, Reader};
use super::{option, pass, pipeline};
use crate::draft::{Draft, Enum, EnumValue, Group, Include, OptionSet};

/// Nodes of a group.
const IN_GROUP: &[&str] = &["doc", "enum", "options", "external", "pass", "pipeline"];

/// All groups of a document.
pub(super) fn read_document(reader: &mut Reader<'_>, nodes: &[Node]) -> Draft {
    let mut draft = Draft::default();
    for node in nodes {
        match node.name() {
            "include" => draft.includes.extend(read_include(reader, node)),
            "group" => draft.groups.extend(read_group(reader, node)),
            _ => reader.unknown_node(node, "a definition file", &["include", "group"]),
        }
    }
    draft
}

fn read_include(reader: &mut Reader<'_>, node: &Node) -> Option<Include> {
    let mut fields = Fields::of(reader, node);
    let path = fields.string(reader, "the path of a file");
    let rust = fields.string_property(reader, "rust");
    fields.finish(reader);
    Some(Include { path: path?, rust })
}

fn read_group(reader: &mut Reader<'_>, node: &Node) -> Option<Group> {
    let mut fields = Fields::of(reader, node);
    let name = fields.string(reader, "its Rust name");
    let nodes = fields.block();
    fields.finish(reader);
    let mut group = Group::new(name?);
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
        "external" => {
            let names = pass::read_names(reader, node, "the name of a pass or pipeline");
            group.externals.extend(names);
        }
        "pass" => group.passes.extend(pass::read(reader, node)),
        "pipeline" => group.pipelines.extend(pipeline::read(reader, node)),
        _ => reader.unknown_node(node, "a group", IN_GROUP),
    }
}

fn read_enum(reader: &mut Reader<'_>, node: &Node) -> Option<Enum> {
    let mut fields = Fields::of(reader, node);
    let name = fields.string(reader, "its Rust name");
    let doc = fields.optional_string(reader, "the description");
    let rust = fields.string_property(reader, "rust");
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
        rust,
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
