//! Nodes as KDL.

use pass_kdl::{Entry, Literal, Node, NodeWriter, Spanned, Value, Writer, float, identifier};
use passdefs::vocabulary::annotation::{IN_SCOPE, RUST};
use passdefs::vocabulary::group::{ENUM, FILE};
use passdefs::vocabulary::{AttributeSource, NodeType, Spelling};

/// Parses KDL, ignoring errors.
pub(super) fn kdl_nodes(text: &str) -> Vec<Node> {
    let tree = pass_kdl::parse(0, text);
    if tree.is_whole {
        tree.nodes
    } else {
        Vec::new()
    }
}

pub(super) fn write(nodes: &[Node]) -> String {
    let mut writer = Writer::default();
    for node in nodes {
        let enums = node
            .block()
            .iter()
            .filter(|block| block.name.value == ENUM.name);
        let enums: Vec<String> = enums
            .filter_map(|enumeration| Some(enumeration.text(0)?.value))
            .collect();
        write_block(&mut writer, std::slice::from_ref(node), &FILE, &enums);
    }
    writer.finish()
}

/// Writes the nodes of a block: items in source order, facts of an item in the order of the vocabulary.
fn write_block(writer: &mut Writer, nodes: &[Node], within: &NodeType, enums: &[String]) {
    for (node, ty) in within.sorted(nodes) {
        if within.holds_items() {
            writer.gap();
        }
        write_node(writer, node, ty, enums);
    }
}

fn write_node(writer: &mut Writer, node: &Node, ty: &'static NodeType, enums: &[String]) {
    let parts = |out: &mut NodeWriter<'_>| write_parts(out, node, ty, enums);
    match &node.children {
        None => writer.node(ty.name, parts),
        Some(block) if block.is_empty() && ty.name != "body" => writer.node(ty.name, parts),
        Some(block) => {
            writer.open(ty.name, parts);
            write_block(writer, block, ty, enums);
            writer.close();
        }
    }
}

/// Writes arguments and properties; the description comes last.
fn write_parts(out: &mut NodeWriter<'_>, node: &Node, ty: &NodeType, enums: &[String]) {
    let is_last = |at: usize| {
        let argument = ty.arguments.get(at);
        argument.is_some_and(|argument| matches!(argument.from, AttributeSource::Docs))
    };
    let arguments = || node.arguments.iter().enumerate();
    for (_, entry) in arguments().filter(|(at, _)| !is_last(*at)) {
        write_entry(out, "", entry, enums);
    }
    for property in &node.properties {
        let prefix = format!("{}=", identifier(&property.name.value));
        write_entry(out, &prefix, &property.entry, enums);
    }
    for (_, entry) in arguments().filter(|(at, _)| is_last(*at)) {
        write_entry(out, "", entry, enums);
    }
}

fn write_entry(out: &mut NodeWriter<'_>, prefix: &str, entry: &Entry, enums: &[String]) {
    let annotation = annotation(entry, enums);
    match &entry.value {
        Value::One(Literal::Str(text)) => out.value(prefix, annotation, text),
        Value::One(value) => out.raw(&format!("{prefix}{}", number(value))),
        Value::List(values) => out.value(prefix, annotation, &list(values)),
        Value::Null | Value::TooLarge | Value::Arguments => out.raw(&format!("{prefix}#null")),
    }
}

/// Returns the annotation of a type in scope, which is an enum of the group or a Rust type.
fn annotation<'e>(entry: &'e Entry, enums: &[String]) -> Option<&'e str> {
    let annotation = entry.annotation.as_ref()?.value.as_str();
    let Value::One(Literal::Str(text)) = &entry.value else {
        return Some(annotation);
    };
    match annotation {
        IN_SCOPE => (!enums.contains(text)).then_some(RUST),
        RUST if text.contains("::") => None,
        annotation => Some(annotation),
    }
}

fn number(value: &Literal) -> String {
    match value {
        Literal::Bool(value) => Spelling::Kdl.flag(*value).to_owned(),
        Literal::Int(value) => value.to_string(),
        Literal::Float(value) => float(format!("{value:?}")),
        Literal::Str(text) => text.clone(),
    }
}

/// Joins the values of a list.
fn list(values: &[Spanned<Literal>]) -> String {
    let text = |value: &Spanned<Literal>| match &value.value {
        Literal::Float(value) => format!("{value:?}"),
        Literal::Bool(value) => value.to_string(),
        value => number(value),
    };
    let list = pass_text::values::join_list(values.iter().map(text));
    let inner = list
        .strip_prefix('{')
        .and_then(|list| list.strip_suffix('}'));
    inner.unwrap_or(&list).to_owned()
}
