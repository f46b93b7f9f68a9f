//! The hooks by which a dialect verifies its attributes and takes part in built-in types.

use crate::handle::Attr;
use crate::verify::{Check, Subject};

/// Checks an attribute of a dialect on an operation: the operation, the name of the attribute, and its value.
pub type AttributeFn = fn(Subject<'_>, &str, Attr) -> Check;

/// A type of a dialect that may be an element of built-in types.
#[derive(Debug)]
pub struct ElementType {
    /// The mnemonic of the type.
    pub mnemonic: &'static str,
    /// The built-in types.
    pub containers: &'static [Container],
}

/// A built-in type with elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Container {
    /// `complex<..>`
    Complex,
    /// `memref<..>`
    MemRef,
    /// `vector<..>`
    Vector,
}

/// A property that is stored as a set of flags: a number, or an attribute of the dialect.
#[derive(Debug)]
pub struct FlagProperty {
    /// The name of the property.
    pub name: &'static str,
    /// The message about a value that is no set of flags.
    pub storage: &'static str,
    /// All bits that may be set.
    pub bits: u64,
    /// The enumeration whose attributes stand for bits where the property is written; the property holds the bits.
    pub enumeration: Option<&'static str>,
    /// The name of the flags in messages.
    pub text: &'static str,
}
