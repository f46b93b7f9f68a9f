//! Facts that definitions state in C++ alone.

use crate::source::Span;

/// A fact that an imported definition states in C++ and that has no counterpart in Rust yet. It is kept as it was
/// written there, for whoever ports the pass; nothing is generated from it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CppFact {
    /// The subject, such as `constructor` or `type`.
    pub what: String,
    /// The C++ text, to the byte.
    pub text: String,
    /// The declaration.
    pub span: Span,
}
