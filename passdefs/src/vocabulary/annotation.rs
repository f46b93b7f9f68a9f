//! The annotations that values may carry.

/// The annotation of a name or text that is deliberately not of the usual form; in attributes, an argument.
pub const VERBATIM: &str = "verbatim";

/// The annotation of C++ text that nothing is known to stand for. Attributes have none: Rust is not generated of it.
pub const CPP: &str = "cpp";

/// The annotation of a Rust type that is not to be looked up.
pub const RUST: &str = "rust";

/// Stands before a type that is an enum of the group, or any Rust type that is in scope. No text has this annotation:
/// only the type of a field can mean that.
pub const IN_SCOPE: &str = "in scope";
