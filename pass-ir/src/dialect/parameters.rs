//! Attributes and types of dialects that are lists of named parameters.

/// An attribute or a type that is a list of named parameters: `#llvm.di_subrange<count = 4 : i64, stride = 1 : i64>`.
///
/// They are read in any order and printed in that of the table, without those that have their default.
#[derive(Debug)]
pub struct Parameters {
    /// The name of the attribute after that of its dialect.
    pub mnemonic: &'static str,
    /// Where no parameter is printed, the angle brackets are not printed either.
    pub without_brackets: bool,
    /// The parameters, in the order in which they are printed.
    pub list: &'static [Parameter],
}

/// One of the [`Parameters`] of an attribute or a type.
#[derive(Debug)]
pub struct Parameter {
    /// The name.
    pub name: &'static str,
    /// The values.
    pub kind: ParameterKind,
    /// The parameter may be left out.
    pub is_optional: bool,
    /// The value, as it is written, that is not printed.
    pub default: Option<&'static str>,
}

/// The values of a [`Parameter`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    /// Words, numbers, strings and what is written in a syntax of its own.
    Text,
    /// A word of an enumeration, with a blank before it.
    Word,
    /// Attributes, with commas between them.
    Attr,
    /// Attributes of one class of the same dialect, with this mnemonic, which is not printed.
    Own(&'static str),
    /// A type.
    Type,
}

impl Parameters {
    /// An attribute or a type with these parameters.
    #[must_use]
    pub const fn of(mnemonic: &'static str, list: &'static [Parameter]) -> Self {
        Self {
            mnemonic,
            without_brackets: false,
            list,
        }
    }

    /// The same without angle brackets where no parameter is printed.
    #[must_use]
    pub const fn without_brackets(mut self) -> Self {
        self.without_brackets = true;
        self
    }
}

impl Parameter {
    /// A parameter that has to be given.
    #[must_use]
    pub const fn required(name: &'static str, kind: ParameterKind) -> Self {
        Self {
            name,
            kind,
            is_optional: false,
            default: None,
        }
    }

    /// A parameter that may be left out.
    #[must_use]
    pub const fn optional(name: &'static str, kind: ParameterKind) -> Self {
        let mut this = Self::required(name, kind);
        this.is_optional = true;
        this
    }

    /// A parameter that is not printed where it has this value.
    #[must_use]
    pub const fn defaulted(name: &'static str, kind: ParameterKind, default: &'static str) -> Self {
        let mut this = Self::optional(name, kind);
        this.default = Some(default);
        this
    }
}
