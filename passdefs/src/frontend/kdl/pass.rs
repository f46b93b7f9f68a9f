//! Passes.

use super::fields::{Fields, pipeline_name};
use super::node::Node;
use super::reader::{Firsts, Reader};
use super::{example, option, order};
use crate::catalogue;
use crate::draft::{CppFact, Deprecated, OptionItem, Pass, Spanned, StateField, StatisticDef};

/// Nodes of a pass.
const IN_PASS: &[&str] = &[
    "op",
    "interface",
    "summary",
    "description",
    "dialects",
    "use-options",
    "option",
    "list",
    "statistic",
    "state",
    "constructor",
    "required",
    "deprecated",
    "kind",
    "before",
    "after",
    "immediately-after",
    "conflicts-with",
    "example",
    "cpp",
];

/// A `pass`.
pub(super) fn read(reader: &mut Reader<'_>, node: &Node) -> Option<Pass> {
    let mut fields = Fields::of(reader, node);
    let name = fields.string(reader, "its Rust name");
    let argument = match name {
        Some(_) => fields.annotated_string(reader, "its name in pipelines", "verbatim"),
        None => None,
    };
    let nodes = fields.block();
    fields.finish(reader);
    let (argument, verbatim) = argument?;
    let mut pass = Pass::new(name?, pipeline_name(argument, verbatim));
    let mut firsts = Firsts::default();
    for node in nodes {
        read_fact(reader, &mut pass, &mut firsts, node);
    }
    Some(pass)
}

/// A node with one string.
pub(super) fn read_text(
    reader: &mut Reader<'_>,
    node: &Node,
    what: &str,
) -> Option<Spanned<String>> {
    let mut fields = Fields::of(reader, node);
    let text = fields.string(reader, what);
    fields.finish(reader);
    text
}

/// A summary, and whether `(verbatim)` stands before it.
fn read_summary(reader: &mut Reader<'_>, node: &Node) -> (Option<Spanned<String>>, bool) {
    let mut fields = Fields::of(reader, node);
    let summary = fields.annotated_string(reader, "the text", "verbatim");
    fields.finish(reader);
    summary.map_or((None, false), |(text, verbatim)| (Some(text), verbatim))
}

/// A fact that may be stated once.
fn read_fact(reader: &mut Reader<'_>, pass: &mut Pass, firsts: &mut Firsts, node: &Node) {
    match node.name() {
        "interface" => {
            let interface = read_text(reader, node, "the name of the interface");
            reader.once(&mut pass.interface, firsts, node, interface);
        }
        "summary" => {
            let (summary, verbatim) = read_summary(reader, node);
            reader.once(&mut pass.summary, firsts, node, summary);
            pass.verbatim_summary = verbatim;
        }
        "description" => {
            let description = read_text(reader, node, "the text");
            reader.once(&mut pass.description, firsts, node, description);
        }
        "constructor" => {
            let constructor = read_text(reader, node, "the path of a function");
            reader.once(&mut pass.constructor, firsts, node, constructor);
        }
        "required" => {
            let required = read_required(reader, node);
            reader.once(&mut pass.required, firsts, node, required);
        }
        "deprecated" => {
            let deprecated = read_deprecated(reader, node);
            reader.once(&mut pass.deprecated, firsts, node, Some(deprecated));
        }
        _ => read_part(reader, pass, node),
    }
}

/// A part of which there may be any number.
fn read_part(reader: &mut Reader<'_>, pass: &mut Pass, node: &Node) {
    match node.name() {
        "op" => read_ops(reader, pass, node),
        "dialects" => {
            let mut fields = Fields::of(reader, node);
            let (names, cpp) = fields.strings_or_cpp(reader, "the name of a dialect");
            fields.finish(reader);
            pass.dialects.extend(names);
            pass.cpp_dialects.extend(cpp);
        }
        "use-options" => {
            let sets = read_names(reader, node, "the name of an option set");
            pass.options.extend(sets.into_iter().map(OptionItem::Use));
        }
        "option" | "list" => pass.options.extend(
            option::read(reader, node)
                .map(Box::new)
                .map(OptionItem::Own),
        ),
        "statistic" => pass.statistics.extend(read_statistic(reader, node)),
        "state" => pass.state.extend(read_state(reader, node)),
        "kind" => {
            let kinds = read_names(reader, node, "the name of a kind");
            pass.kinds.extend(kinds);
        }
        "example" => pass.examples.push(example::read(reader, node)),
        "cpp" => pass.cpp.extend(read_cpp(reader, node)),
        name => match order::relation(name) {
            Some(relation) => pass.order.extend(order::read(reader, node, relation)),
            None => reader.unknown_node(node, "a pass", IN_PASS),
        },
    }
}

/// Operations, or one C++ class for which none is known.
fn read_ops(reader: &mut Reader<'_>, pass: &mut Pass, node: &Node) {
    let mut fields = Fields::of(reader, node);
    let (names, cpp) = fields.strings_or_cpp(reader, "the name of an operation");
    fields.finish(reader);
    pass.ops.extend(names);
    for class in cpp {
        match &pass.cpp_anchor {
            Some(first) => {
                let message = "a pass has one C++ class to run on";
                let wording = reader
                    .report
                    .error(catalogue::REPEATED, class.span, message);
                wording.label("again here").also(first.span, "first here");
            }
            None => pass.cpp_anchor = Some(class),
        }
    }
}

pub(super) fn read_names(reader: &mut Reader<'_>, node: &Node, what: &str) -> Vec<Spanned<String>> {
    let mut fields = Fields::of(reader, node);
    let names = fields.strings(reader, what);
    fields.finish(reader);
    names
}

fn read_required(reader: &mut Reader<'_>, node: &Node) -> Option<Spanned<bool>> {
    let mut fields = Fields::of(reader, node);
    let required = fields.boolean(reader, "its value");
    fields.finish(reader);
    required
}

fn read_deprecated(reader: &mut Reader<'_>, node: &Node) -> Deprecated {
    let mut fields = Fields::of(reader, node);
    let deprecated = Deprecated {
        since: fields.string_property(reader, "since"),
        instead: fields.string_property(reader, "use"),
        note: fields.optional_string(reader, "the reason"),
    };
    fields.finish(reader);
    deprecated
}

fn read_statistic(reader: &mut Reader<'_>, node: &Node) -> Option<StatisticDef> {
    let mut fields = Fields::of(reader, node);
    let field = fields.string(reader, "its Rust field");
    let doc = fields.optional_string(reader, "the description");
    let name = fields.string_property(reader, "name");
    fields.finish(reader);
    Some(StatisticDef {
        field: field?,
        name,
        doc,
    })
}

/// What only C++ says, and the text.
fn read_cpp(reader: &mut Reader<'_>, node: &Node) -> Option<CppFact> {
    let mut fields = Fields::of(reader, node);
    let what = fields.string(reader, "what it is about");
    let text = match what {
        Some(_) => fields.string(reader, "the C++ text"),
        None => None,
    };
    fields.finish(reader);
    Some(CppFact {
        what: what?,
        text: text?,
    })
}

/// `state "Type"` is a field `state`; `state "field" "Type"` names it.
fn read_state(reader: &mut Reader<'_>, node: &Node) -> Option<StateField> {
    let mut fields = Fields::of(reader, node);
    let first = fields.string(reader, "its Rust type");
    let second = fields.optional_string(reader, "the Rust type");
    fields.finish(reader);
    let first = first?;
    Some(match second {
        Some(ty) => StateField { field: first, ty },
        None => StateField {
            field: Spanned::new("state".to_owned(), first.span),
            ty: first,
        },
    })
}
