//! The vocabulary of the definition language: every node with its arguments, properties and block, in one table.
//!
//! The readers of both spellings, the notes and helps of their diagnostics, and the reference of the language are made
//! from it. A row also holds how its node becomes part of the draft, so that no other list of nodes exists.

pub mod annotation;
mod argument;
mod fact;
pub mod group;
pub mod legality;
pub mod node;
mod node_type;
pub mod option;
pub mod order;
pub mod pass;
pub mod pipeline;
mod spelling;
pub mod step;
mod texts;

pub use argument::{Argument, AttributeSource, Cardinality, Names, Property, ValueKind};
pub use fact::{Fact, children, fill, many};
pub use node_type::{AttributeForm, Child, NodeType};
pub use spelling::Spelling;
pub use texts::TextRow;

/// Returns all kinds of nodes of definition files: first those of the file itself, then those of their blocks.
///
/// ```
/// let names: Vec<&str> = passdefs::vocabulary::nodes().iter().map(|node| node.name).collect();
/// assert_eq!(names[..2], ["include", "group"]);
/// assert!(names.contains(&"statistic"));
/// ```
pub fn nodes() -> Vec<&'static NodeType> {
    below(&group::FILE)
}

/// Returns the kinds of nodes below one, each once.
pub fn below(root: &'static NodeType) -> Vec<&'static NodeType> {
    let mut found = vec![root];
    let mut at = 0;
    while let Some(node) = found.get(at).copied() {
        for child in (node.children)() {
            if !found.iter().any(|known| std::ptr::eq(*known, child.node)) {
                found.push(child.node);
            }
        }
        at += 1;
    }
    found.remove(0);
    found
}

/// Returns the rows of a reference page that show texts of a pass, in the order of the page.
pub fn text_rows() -> impl Iterator<Item = TextRow> {
    pass::TEXTS_OF_PASS.iter().copied()
}
