//! The page about attributes, and the arguments in the documentation of their macros, from the vocabulary of the definition language.

use crate::language_page::header;
use passdefs::vocabulary::{
    Argument, AttributeForm, AttributeSource, Cardinality, NodeType, Spelling, ValueKind, nodes,
};

/// Returns the tables of all attributes of items, as files that `pass-macros` includes.
pub(crate) fn files() -> Vec<(String, String)> {
    let nodes = nodes();
    let table = |node: &&NodeType| match node.rust {
        AttributeForm::Item(name) => Some((format!("pass-macros/src/docs/{name}.md"), text(node))),
        _ => None,
    };
    nodes.iter().filter_map(table).collect()
}

/// Returns the page about attributes.
pub(crate) fn page(command: &str) -> String {
    let nodes = nodes();
    let tables = nodes.iter().filter_map(|node| match node.rust {
        AttributeForm::Item(name) => Some(format!(
            "\n## `#[{name}]`\n\n{}\n\n{}",
            node.sentence,
            text(node)
        )),
        _ => None,
    });
    let tables: String = tables.collect();
    format!("{}{INTRODUCTION}{tables}{GROUP}", header(command))
}

const INTRODUCTION: &str = include_str!("attributes_introduction.md");

const GROUP: &str = include_str!("attributes_group.md");

/// Documents the arguments of the attribute, then the attributes of fields or variants.
fn text(node: &NodeType) -> String {
    let mut out = table("Argument", &rows(node));
    let children = (node.children)().into_iter().map(|child| child.node);
    let mut named = Vec::new();
    for (child, name) in children.filter_map(|child| Some((child, field(child)?))) {
        // Options and lists are one attribute.
        if !named.contains(&name) {
            named.push(name);
            out += &format!("\n`#[{name}]`: {}\n\n", child.sentence);
            out += &table("Argument", &rows(child));
        }
    }
    out
}

fn field(node: &NodeType) -> Option<&'static str> {
    match node.rust {
        AttributeForm::Field(name) => Some(name),
        _ => None,
    }
}

fn table(title: &str, rows: &[(String, String)]) -> String {
    let rows = rows
        .iter()
        .map(|(key, meaning)| format!("| `{key}` | {meaning} |\n"));
    match rows.len() {
        0 => String::new(),
        _ => format!(
            "| {title} | Meaning |\n|---|---|\n{}",
            rows.collect::<String>()
        ),
    }
}

/// Returns each key of an attribute with its syntax and its meaning.
fn rows(node: &NodeType) -> Vec<(String, String)> {
    let arguments = node
        .arguments
        .iter()
        .filter_map(|argument| match argument.from {
            AttributeSource::Key(key, _) => Some((
                format!("{key} = \"..\""),
                format!(
                    "{}; if left out, made of the name of the item",
                    sentence(argument.what)
                ),
            )),
            _ => None,
        });
    let known = node
        .properties
        .iter()
        .filter(|property| property.in_attributes);
    let properties = known.map(|property| {
        let key = Spelling::Attribute.name(property.name);
        let key = match property.kind {
            ValueKind::Flag => key,
            _ => format!("{key} = .."),
        };
        (key, property.sentence.to_owned())
    });
    let children = (node.children)().into_iter().map(|child| child.node);
    let keys = children
        .filter(|child| matches!(child.rust, AttributeForm::Key | AttributeForm::DocsOrKey));
    let keys = keys.map(|key| (call(key), key.sentence.to_owned()));
    arguments.chain(properties).chain(keys).collect()
}

/// Capitalizes a phrase.
fn sentence(noun: &str) -> String {
    let mut chars = noun.chars();
    let first = chars.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(chars).collect()
}

/// Returns the syntax of a key, such as `required` or `dialects("..", ..)`.
fn call(node: &NodeType) -> String {
    let name = Spelling::Attribute.name(node.name);
    let arguments: Vec<&str> = node.arguments.iter().flat_map(value).copied().collect();
    let known = node
        .properties
        .iter()
        .filter(|property| property.in_attributes);
    let children = (node.children)().into_iter().map(|child| child.node.name);
    let named: Vec<String> = known
        .map(|property| property.name)
        .chain(children.filter(|_| !node.arguments.is_empty()))
        .map(|name| format!("{} = ..", Spelling::Attribute.name(name)))
        .collect();
    match (&arguments[..], &named[..]) {
        ([], []) if node.arguments.is_empty() => format!("{name}(..)"),
        ([], []) => name,
        ([one], []) => format!("{name} = {one}"),
        _ => {
            let named = named.iter().map(String::as_str);
            let parts: Vec<&str> = arguments.into_iter().chain(named).collect();
            format!("{name}({})", parts.join(", "))
        }
    }
}

/// Returns the placeholders for an argument; a flag is its name alone.
fn value(argument: &Argument) -> &'static [&'static str] {
    match (argument.kind, argument.count) {
        (ValueKind::Flag, _) => &[],
        (
            ValueKind::Text | ValueKind::Block,
            Cardinality::Some | Cardinality::Any | Cardinality::Unless(_),
        ) => &["\"..\"", ".."],
        (ValueKind::Text | ValueKind::Block, _) => &["\"..\""],
        _ => &[".."],
    }
}
