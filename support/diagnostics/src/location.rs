//! The place of an operation in a source text.

use std::fmt;
use std::sync::Arc;

/// A place in a source text.
///
/// ```
/// use pass_diagnostics::Location;
///
/// assert_eq!(Location::file("a.mlir", 2, 3).to_string(), "a.mlir:2:3");
/// assert_eq!(Location::Unknown.to_string(), "<unknown>:0");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Location {
    /// Nothing is known.
    #[default]
    Unknown,
    /// Line and column of a named text. The implicit root of a file stands at 0:0.
    File {
        /// Name of the text.
        name: Arc<str>,
        /// Line, counted from 1.
        line: usize,
        /// Column in bytes, counted from 1.
        column: usize,
    },
    /// Any other kind of place, in the words of the IR.
    Other(Arc<str>),
}

impl Location {
    /// Creates a place in the text called `name`.
    pub fn file(name: impl Into<Arc<str>>, line: usize, column: usize) -> Self {
        Self::File {
            name: name.into(),
            line,
            column,
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("<unknown>:0"),
            Self::File { name, line, column } => write!(f, "{name}:{line}:{column}"),
            Self::Other(text) => f.write_str(text),
        }
    }
}
