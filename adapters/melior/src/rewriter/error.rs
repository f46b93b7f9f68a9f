//! The errors of a rewriter.

use std::fmt;

/// A change that a rewriter refuses. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RewriteError {
    /// The operation, the block or the value was erased, or is not inside of what the rewriter changes.
    Outside,
    /// A value of the operation is still used.
    Used,
    /// A value would be used across an operation that is isolated from above.
    Isolation,
    /// A value is not of the type that is needed.
    Types,
    /// There is not one value for each result.
    ValueCount,
    /// The operation was replaced or erased before.
    AlreadyReplaced,
    /// The operation cannot stand inside of itself, or its successors are blocks of another region.
    Place,
    /// There is no such operand, region or attribute.
    Missing,
    /// A type, an attribute or a location belongs to another context of MLIR.
    Context,
    /// The dialect of the operation is not loaded.
    Dialect(String),
    /// MLIR refuses the operation, for this reason.
    Invalid(String),
}

impl fmt::Display for RewriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Outside => {
                "what is changed was erased, or is not inside of the operation of the rewriter"
            }
            Self::Used => "an operation whose values are used cannot be erased",
            Self::Isolation => {
                "a value cannot be used across an operation that is isolated from above"
            }
            Self::Types => "a value is not of the type that is needed",
            Self::ValueCount => "there is not one value for each result of the operation",
            Self::AlreadyReplaced => "the operation was replaced or erased before",
            Self::Place => "the operation cannot stand at this place",
            Self::Missing => "there is no such operand, region or attribute",
            Self::Context => "a type, an attribute or a location belongs to another context",
            Self::Dialect(dialect) => {
                return write!(
                    f,
                    "the dialect '{dialect}' is not loaded: declare it for the pass"
                );
            }
            Self::Invalid(reason) => reason,
        };
        f.write_str(text)
    }
}

impl std::error::Error for RewriteError {}
