//! Facts that an imported definition may state in C++ alone.

/// A fact, or the C++ text that states it where nothing is known to stand for that text. An unknown fact is never
/// replaced by a guess: pages show the C++ text, and no Rust is generated until the definition states the fact.
///
/// ```
/// use passdefs::model::OrCpp;
/// let dialect = OrCpp::<String>::Cpp("zoo::ZooDialect".to_owned());
/// assert_eq!((dialect.known(), dialect.cpp()), (None, Some("zoo::ZooDialect")));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrCpp<T> {
    /// The fact itself.
    Known(T),
    /// The C++ text, to the byte.
    Cpp(String),
}

impl<T> OrCpp<T> {
    /// Returns the fact, if it is known.
    pub fn known(&self) -> Option<&T> {
        match self {
            Self::Known(fact) => Some(fact),
            Self::Cpp(_) => None,
        }
    }

    /// Returns the C++ text if no equivalent is known.
    pub fn cpp(&self) -> Option<&str> {
        match self {
            Self::Known(_) => None,
            Self::Cpp(text) => Some(text),
        }
    }
}

impl<T: Default> Default for OrCpp<T> {
    fn default() -> Self {
        Self::Known(T::default())
    }
}

impl<T> From<T> for OrCpp<T> {
    fn from(fact: T) -> Self {
        Self::Known(fact)
    }
}
