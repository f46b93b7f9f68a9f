//! Front ends: each turns one spelling of definitions into a `Draft`.

pub mod attr;
mod kdl;
mod reader;

use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::source::Sources;

pub use attr::ReadDocs;
pub(crate) use attr::read as read_rust;
pub(crate) use kdl::read as read_kdl;
pub use kdl::{parse as parse_kdl, read_nodes};

/// A front end: reads one text and adds it to the sources.
pub type FrontEnd =
    fn(&mut Sources, &str, &str, &mut attr::ReadDocs<'_>) -> (Draft, Vec<Diagnostic>);
