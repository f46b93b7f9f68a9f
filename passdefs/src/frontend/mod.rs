//! Front ends: each turns one spelling of definitions into a `Draft`.

pub mod attr;
mod kdl;
mod reader;
pub mod tablegen;

use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::source::Sources;

pub(crate) use attr::nodes as attribute_nodes;
pub(crate) use attr::other_items;
pub(crate) use attr::read as read_rust;
pub(crate) use kdl::comments as kdl_comments;
pub use kdl::format as format_kdl;
pub(crate) use kdl::nodes as kdl_nodes;
pub(crate) use kdl::read as read_kdl;
pub use kdl::syntax;
pub(crate) use tablegen::read_plain as read_tablegen;

/// A front end: reads one text and adds it to the sources.
pub(crate) type FrontEnd = fn(&mut Sources, &str, &str) -> (Draft, Vec<Diagnostic>);
