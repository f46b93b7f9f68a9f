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
