//! Values that definitions write as text because only their type can read them.

use crate::options::error::OptionError;
use crate::options::reader::parse_all;
use crate::options::value::OptionValue;
use crate::registry::BuildError;

/// The value that `text` is for the option of that name.
///
/// # Errors
///
/// If it is none.
pub fn parse_declared<T: OptionValue>(name: &str, text: &str) -> Result<T, BuildError> {
    T::parse(text).map_err(|error| refused(name, &error))
}

/// As [`parse_declared`], for a list.
///
/// # Errors
///
/// If an element is none.
pub fn parse_declared_list<T: OptionValue>(name: &str, text: &str) -> Result<Vec<T>, BuildError> {
    parse_all(text).map_err(|error| refused(name, &error))
}

fn refused(name: &str, error: &OptionError) -> BuildError {
    BuildError::new(format!("option `{name}`: {error}"))
}
