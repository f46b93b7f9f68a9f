//! An operation that a message is about.

use std::fmt;

/// An operation by its name and symbol.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Operation {
    /// Full name, such as `func.func`.
    pub name: String,
    /// The symbol that it defines.
    pub symbol: Option<String>,
}

impl Operation {
    /// Creates an operation from its name and symbol.
    pub fn new(name: impl Into<String>, symbol: Option<String>) -> Self {
        Self {
            name: name.into(),
            symbol,
        }
    }
}

/// Shows the symbol, or else the name in quotes.
impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.symbol {
            Some(symbol) => write!(f, "@{symbol}"),
            None => write!(f, "'{}'", self.name),
        }
    }
}
