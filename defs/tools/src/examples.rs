//! Examples of the reference.

use crate::format::format_kdl;
use passdefs::source::Sources;
use passdefs::vocabulary::group::GROUP;
use passdefs::vocabulary::pass::PASS;
use passdefs::vocabulary::pipeline::PIPELINE;
use passdefs::vocabulary::{NodeType, below, group::FILE};

/// An example of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Example {
    /// The whole file in KDL.
    pub file: String,
    /// The example on the page of the reference.
    pub kdl: String,
}

/// Names that examples may use without declaring them.
const EXTERNAL: &str = r#"external "canonicalize" "cse" "inline" "lower""#;

/// Returns the example of a node: its own, or that of the node in whose block it may stand.
pub fn example(node: &'static NodeType) -> Example {
    let example = example_declaration(node, FILE_DEPTH);
    let item = example.unwrap_or_default();
    let is_file = item.starts_with(GROUP.name) || item.starts_with("include");
    let file = if is_file {
        item.clone()
    } else {
        format!("group \"Example\" {{\n{EXTERNAL}\n{item}\n}}\n")
    };
    Example {
        kdl: format(&item),
        file: format(&file),
    }
}

/// The maximum depth of blocks of a node in a file.
const FILE_DEPTH: usize = 6;

/// Returns the declaration that shows the node: its own example, or that of its parent.
fn example_declaration(node: &'static NodeType, depth: usize) -> Option<String> {
    let parent = || {
        let mut node_types = std::iter::once(&FILE).chain(below(&FILE));
        let mut children = |ty: &&'static NodeType| {
            let children = (ty.children)();
            children.iter().any(|child| std::ptr::eq(child.node, node))
        };
        node_types.find(&mut children)
    };
    match node.example {
        "" if depth > 0 => example_declaration(parent()?, depth - 1),
        "" => None,
        own if own.starts_with(GROUP.name) || own.starts_with("include") => Some(own.to_owned()),
        own if std::ptr::eq(node, &PASS) || std::ptr::eq(node, &PIPELINE) => Some(own.to_owned()),
        own => {
            let frame = match parent() {
                Some(ty) if std::ptr::eq(ty, &PIPELINE) => IN_PIPELINE,
                _ => IN_PASS,
            };
            Some(frame.replace("..", own))
        }
    }
}

const IN_PASS: &str = "pass \"Fold\" \"fold\" {\nsummary \"Fold constants\"\n..\n}";

const IN_PIPELINE: &str = "pipeline \"Usual\" \"usual\" {\nsummary \"The usual sequence\"\n..\n}";

fn format(text: &str) -> String {
    format_kdl(&mut Sources::new(), "example.kdl", text)
        .0
        .unwrap_or_default()
}
