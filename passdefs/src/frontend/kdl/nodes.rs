//! KDL nodes as neutral nodes.

use kdl::KdlValue;

use super::node;
use crate::draft::Literal;
use crate::vocabulary::node::{Entry, Node, Property, Value};

/// The same nodes, read from this text.
pub(super) fn neutral(text: &str, nodes: &[node::Node]) -> Vec<Node> {
    nodes.iter().map(|node| one(text, node)).collect()
}

fn one(text: &str, node: &node::Node) -> Node {
    let mut neutral = Node {
        name: node.name.clone(),
        annotation: node.ty.clone(),
        arguments: Vec::new(),
        properties: Vec::new(),
        children: node.block.as_ref().map(|block| self::neutral(text, block)),
    };
    for found in &node.entries {
        let entry = entry(text, found);
        match &found.name {
            None => neutral.arguments.push(entry),
            Some(name) => neutral.properties.push(Property {
                name: name.clone(),
                entry,
                implied: false,
            }),
        }
    }
    neutral
}

fn entry(text: &str, found: &node::Entry) -> Entry {
    let span = found.value.span;
    let place = span.start as usize..span.end as usize;
    let written = text.get(place).unwrap_or("");
    let lines = match &found.value.value {
        KdlValue::String(value) => lines(written, value),
        _ => Vec::new(),
    };
    let lines = lines.into_iter();
    Entry {
        value: value(&found.value.value, written),
        annotation: found.ty.clone(),
        span,
        whole: found.span,
        lines: lines
            .map(|(at, line)| (at as u32, span.start + line as u32))
            .collect(),
    }
}

/// Where each line of a string starts, in it and in the text.
fn lines(written: &str, value: &str) -> Vec<(usize, usize)> {
    let lines = node::line_starts(written, value);
    let content = written.find(value).unwrap_or(0);
    // A string on one line stands in the text as it is, unless it has escapes.
    let is_plain = lines.is_empty() && written.len() == value.len() + 2 * content;
    if is_plain { vec![(0, content)] } else { lines }
}

fn value(value: &KdlValue, written: &str) -> Value {
    match value {
        KdlValue::String(text) => Value::One(Literal::Str(text.clone())),
        KdlValue::Integer(value) => Value::One(Literal::Int(*value)),
        // A number that became infinite by being read.
        KdlValue::Float(value) if value.is_infinite() && !written.ends_with("inf") => {
            Value::TooLarge
        }
        KdlValue::Float(value) => Value::One(Literal::Float(*value)),
        KdlValue::Bool(value) => Value::One(Literal::Bool(*value)),
        KdlValue::Null => Value::Null,
    }
}
