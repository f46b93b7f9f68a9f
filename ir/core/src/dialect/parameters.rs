//! The syntax of attributes and types of dialects, by the definitions of their parameters.

use super::{AttrClass, Enumeration, TypeClass};

/// The text of an attribute or a type: `#llvm.di_subrange<count = 4 : i64, stride = 1 : i64>`, `!smt.bv<8>`.
#[derive(Debug)]
pub struct Parameters {
    /// The name of the attribute or the type after that of its dialect.
    pub mnemonic: &'static str,
    /// The pieces, in the order in which they are read and printed.
    pub pieces: &'static [Piece],
}

/// A piece of the text of an attribute or a type.
#[derive(Debug)]
pub enum Piece {
    /// A sign or a keyword. The empty one is no text, and keeps the next piece without a blank before it.
    Sign(&'static str),
    /// A value.
    Value(Parameter),
    /// `name = value, ..` in any order. They are printed in the order of the list, without those that have their
    /// default.
    Named(&'static [Parameter]),
    /// Pieces that may be left out as a whole. The first of them is a sign.
    Optional(&'static [Piece]),
}

/// One of the parameters of an attribute or a type.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Parameter {
    /// The name.
    pub name: &'static str,
    /// The values.
    pub kind: ParameterKind,
    /// True if the parameter may be left out.
    pub is_optional: bool,
    /// True if the parameter has several values, with commas between them.
    pub is_list: bool,
    /// The text of the value that is not printed.
    pub default: Option<&'static str>,
}

/// The values of a [`Parameter`].
#[derive(Clone, Copy, Debug)]
pub enum ParameterKind {
    /// Text of unknown syntax.
    Text,
    /// `true` or `false`.
    Bool,
    /// A signed integer of this width.
    Signed(u32),
    /// An unsigned integer of this width.
    Unsigned(u32),
    /// A string.
    String,
    /// A keyword.
    Keyword,
    /// Integers in square brackets.
    Integers,
    /// A value of an enumeration.
    Word(&'static Enumeration),
    /// An attribute, of one class if there is one.
    Attr(Option<AttrClass>),
    /// An attribute of the same dialect with this mnemonic, which is not printed.
    Own(&'static str),
    /// A type, of one class if there is one.
    Type(Option<TypeClass>),
}

impl Parameters {
    /// Returns an attribute or a type with this text.
    pub const fn of(mnemonic: &'static str, pieces: &'static [Piece]) -> Self {
        Self { mnemonic, pieces }
    }
}

impl Parameter {
    /// Returns a parameter that must be present.
    pub const fn required(name: &'static str, kind: ParameterKind) -> Self {
        Self {
            name,
            kind,
            is_optional: false,
            is_list: false,
            default: None,
        }
    }

    /// Returns a parameter that may be left out.
    pub const fn optional(name: &'static str, kind: ParameterKind) -> Self {
        let mut this = Self::required(name, kind);
        this.is_optional = true;
        this
    }

    /// Returns a parameter that is not printed where it has this value.
    pub const fn defaulted(name: &'static str, kind: ParameterKind, default: &'static str) -> Self {
        let mut this = Self::optional(name, kind);
        this.default = Some(default);
        this
    }

    /// Allows several values.
    pub const fn list(mut self) -> Self {
        self.is_list = true;
        self
    }
}
