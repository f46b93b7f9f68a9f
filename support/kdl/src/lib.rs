//! KDL documents, to and from trees of nodes with spans. Users depend on the crate `passwright`.
//!
//! Text goes in ([`parse`]), a [`Tree`] comes out: the [tokens](lexer), which are the text again, and the [`Node`]s. A text
//! that is not KDL yet, as in an editor, has a tree too, of what is whole and of nodes that are broken. A [`Writer`] writes
//! nodes that read back as they were.
//!
//! The crate knows no node by name. It reads no files and prints nothing.
//!
//! ```
//! let tree = pass_kdl::parse(0, "pass \"A\" \"a\" required=#true { summary \"First\"; }");
//! assert!(tree.is_whole);
//! let pass = &tree.nodes[0];
//! assert_eq!(pass.text(1).unwrap().value, "a");
//! assert!(pass.flag_of("required").unwrap().value);
//! assert_eq!(pass.block()[0].name.value, "summary");
//! ```

pub mod lexer;
mod node;
mod spanned;
mod tree;
mod value;
mod writer;

pub use node::{Entry, Literal, Node, Property, Value};
pub use pass_diagnostics::source::Span;
pub use spanned::Spanned;
pub use tree::{SyntaxError, Tree, parse};
pub use value::parse_value;
pub use writer::{NodeWriter, Writer, float, identifier, quoted};
