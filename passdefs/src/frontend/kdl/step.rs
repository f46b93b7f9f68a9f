//! Steps of pipelines.

use super::fields::Fields;
use super::node::Node;
use super::reader::Reader;
use crate::catalogue;
use crate::draft::{
    Call, CallArgument, Comparison, Condition, Default, MAX_STEPS_DEPTH, Nest, Step, When,
};

/// Nodes of a body, and of blocks in it.
const STEPS: &[&str] = &["run", "nest", "when", "use", "extension-point"];

/// The steps of a body.
pub(super) fn read_all(reader: &mut Reader<'_>, nodes: &[Node]) -> Vec<Step> {
    read_steps(reader, nodes, 1)
}

fn read_steps(reader: &mut Reader<'_>, nodes: &[Node], depth: usize) -> Vec<Step> {
    match nodes.first() {
        Some(first) if depth > MAX_STEPS_DEPTH => {
            let message = format!("steps are nested more than {MAX_STEPS_DEPTH} deep");
            let span = first.name.span;
            reader.report.error(catalogue::TOO_DEEP, span, message);
            Vec::new()
        }
        _ => nodes
            .iter()
            .filter_map(|node| read(reader, node, depth))
            .collect(),
    }
}

fn read(reader: &mut Reader<'_>, node: &Node, depth: usize) -> Option<Step> {
    match node.name() {
        "run" => read_call(reader, node, "the name of a pass").map(Step::Run),
        "use" => read_call(reader, node, "the name of a pipeline").map(Step::Use),
        "nest" => Some(Step::Nest(read_nest(reader, node, depth))),
        "when" => read_when(reader, node, depth).map(Step::When),
        "extension-point" => {
            let mut fields = Fields::of(reader, node);
            let name = fields.string(reader, "its name");
            fields.finish(reader);
            name.map(Step::ExtensionPoint)
        }
        _ => {
            reader.unknown_node(node, "the body of a pipeline", STEPS);
            None
        }
    }
}

/// A name and options, each a property.
fn read_call(reader: &mut Reader<'_>, node: &Node, what: &str) -> Option<Call> {
    let mut fields = Fields::of(reader, node);
    let name = fields.string(reader, what);
    let arguments = fields.literal_properties(reader);
    fields.finish(reader);
    let arguments = arguments.into_iter().map(|(option, value)| CallArgument {
        option,
        value: Default::One(value),
    });
    Some(Call {
        name: name?,
        arguments: arguments.collect(),
    })
}

fn read_nest(reader: &mut Reader<'_>, node: &Node, depth: usize) -> Nest {
    let mut fields = Fields::of(reader, node);
    let interface = fields.string_property(reader, "interface");
    let ops = match interface {
        Some(_) => fields.other_strings(reader, "the name of an operation"),
        None => fields.strings(reader, "the name of an operation"),
    };
    let nodes = fields.block();
    fields.finish(reader);
    Nest {
        span: node.name.span,
        ops,
        interface,
        steps: read_steps(reader, nodes, depth + 1),
    }
}

fn read_when(reader: &mut Reader<'_>, node: &Node, depth: usize) -> Option<When> {
    let mut fields = Fields::of(reader, node);
    let option = fields.string(reader, "the name of an option");
    let conditions = Comparison::ALL.into_iter().filter_map(|comparison| {
        let value = fields.literal_property(reader, comparison.name())?;
        Some(Condition { comparison, value })
    });
    let conditions = conditions.collect();
    let nodes = fields.block();
    fields.finish(reader);
    let steps = read_steps(reader, nodes, depth + 1);
    Some(When {
        option: option?,
        conditions,
        steps,
    })
}
