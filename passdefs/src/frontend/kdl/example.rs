//! Examples: an input of a pass with what comes out.

use super::fields::Fields;
use super::node::Node;
use super::pass::read_text;
use super::reader::{Firsts, Reader};
use crate::draft::Example;

/// An `example`.
pub(super) fn read(reader: &mut Reader<'_>, node: &Node) -> Example {
    let mut fields = Fields::of(reader, node);
    let mut example = Example {
        span: node.name.span,
        title: fields.optional_string(reader, "the title"),
        options: fields.string_property(reader, "options"),
        before: None,
        after: None,
    };
    let nodes = fields.block();
    fields.finish(reader);
    let mut firsts = Firsts::default();
    for node in nodes {
        let slot = match node.name() {
            "before" => &mut example.before,
            "after" => &mut example.after,
            _ => {
                reader.unknown_node(node, "an example", &["before", "after"]);
                continue;
            }
        };
        let text = read_text(reader, node, "the text");
        reader.once(slot, &mut firsts, node, text);
    }
    example
}
