//! Values that a caller may write for an option.

/// A value for an option of type `T`: a `T`, or text for an option that holds a `String`.
pub trait OptionArgument<T> {
    /// The value as the option holds it.
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

/// The values of a list option. Generated functions call it, so that the compiler checks the iterators once and not in each
/// of them.
pub fn list<T, V: OptionArgument<T>>(values: impl IntoIterator<Item = V>) -> Vec<T> {
    values.into_iter().map(V::into_option).collect()
}
