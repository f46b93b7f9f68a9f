//! Values that a caller may write for an option.

/// A value for an option of type `T`: a `T`, or text for an option that holds a `String`.
pub trait OptionArgument<T> {
    /// Converts the argument to the type of the option.
    fn into_option(self) -> T;
}

impl<T> OptionArgument<T> for T {
    fn into_option(self) -> T {
        self
    }
}

impl OptionArgument<String> for &str {
    fn into_option(self) -> String {
        self.to_owned()
    }
}

/// Functions that turn the argument of a setter into the value of the field, each named as the kind of the option in
/// [`declare_options!`](crate::declare_options).
pub mod set {
    use super::OptionArgument;

    /// Returns the value of an option that has one.
    pub fn value<T>(value: impl OptionArgument<T>) -> T {
        value.into_option()
    }

    pub use value as or_default;
    pub use value as required;

    /// Returns the value of an option that may be left out.
    pub fn optional<T>(value: impl OptionArgument<T>) -> Option<T> {
        Some(value.into_option())
    }

    /// Returns the values of a list.
    pub fn list<T, V: OptionArgument<T>>(values: impl IntoIterator<Item = V>) -> Vec<T> {
        values.into_iter().map(V::into_option).collect()
    }
}
