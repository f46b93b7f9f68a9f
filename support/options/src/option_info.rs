//! Static descriptions of options.

/// The number of values that an option has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arity {
    /// One value, with a default.
    Single,
    /// One value or none.
    Optional,
    /// One value that must be given.
    Required,
    /// Any number of values.
    List,
}

/// The static description of an option.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct OptionInfo {
    /// The name in option text, such as `max-iterations`.
    pub name: &'static str,
    /// Type of the value, of one element for a list, as it is declared.
    pub ty: &'static str,
    /// The number of values.
    pub arity: Arity,
    /// One sentence or more; may be empty.
    pub summary: &'static str,
    /// The default as option text; `None` if the option has the default of its type or no default.
    pub default: Option<&'static str>,
    /// Smallest value, as text.
    pub min: Option<&'static str>,
    /// Largest value, as text.
    pub max: Option<&'static str>,
    /// The values of an enumeration.
    pub values: &'static [EnumValueInfo],
}

impl OptionInfo {
    /// Creates an option with one value.
    pub const fn new(name: &'static str, ty: &'static str) -> Self {
        Self::with_arity(name, ty, Arity::Single)
    }

    /// Creates an option with any number of values.
    pub const fn list(name: &'static str, ty: &'static str) -> Self {
        Self::with_arity(name, ty, Arity::List)
    }

    const fn with_arity(name: &'static str, ty: &'static str, arity: Arity) -> Self {
        Self {
            name,
            ty,
            arity,
            summary: "",
            default: None,
            min: None,
            max: None,
            values: &[],
        }
    }

    /// Sets the default, as option text.
    #[must_use]
    pub const fn default(mut self, default: &'static str) -> Self {
        self.default = Some(default);
        self
    }

    /// Sets the range, both ends included, as text; an empty text is no bound.
    #[must_use]
    pub const fn range(mut self, min: &'static str, max: &'static str) -> Self {
        self.min = if min.is_empty() { None } else { Some(min) };
        self.max = if max.is_empty() { None } else { Some(max) };
        self
    }

    /// Declares that the option may be left out, which is a value of its own.
    #[must_use]
    pub const fn optional(mut self) -> Self {
        self.arity = Arity::Optional;
        self
    }

    /// Declares that the option must be given.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.arity = Arity::Required;
        self
    }
}

setters! {
    OptionInfo:
    /// Sets the summary.
    summary: &'static str,
    /// Sets the values of an enumeration.
    values: &'static [EnumValueInfo],
}

/// The static description of one value of an enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EnumValueInfo {
    /// The text that selects it.
    pub text: &'static str,
    /// The purpose of the option, in a sentence; may be empty.
    pub summary: &'static str,
}

impl EnumValueInfo {
    /// Creates a value that `text` selects.
    pub const fn new(text: &'static str, summary: &'static str) -> Self {
        Self { text, summary }
    }
}
