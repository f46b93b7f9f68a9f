//! Values of options.

pub use pass_text::scalar::{RustPath, RustValue, Scalar, ScalarType};

use super::id::EnumValueId;

/// A value that fits its option's type, range and enum.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Of a built-in type.
    Scalar(Scalar),
    /// Of an enum.
    Enum(EnumValueId),
    /// Of a Rust path: text that the type's own parser reads at run time.
    Text(String),
}
