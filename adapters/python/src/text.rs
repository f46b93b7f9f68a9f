//! Values of options as text, read and written as pipelines do.

use passwright::options::UntypedOptions;
use passwright::text::scalar::{Scalar, ScalarType};
use pyo3::prelude::*;

use crate::error::value_error;

/// Reads a value of a built-in type, checks its range, and returns it in the way that pipelines print it.
#[pyfunction]
#[pyo3(signature = (kind, text, minimum = None, maximum = None))]
pub(crate) fn read_value(
    py: Python<'_>,
    kind: &str,
    text: &str,
    minimum: Option<&str>,
    maximum: Option<&str>,
) -> PyResult<String> {
    let unknown = || value_error(py, &format!("`{kind}` is no type of option values"));
    let ty = ScalarType::named(kind).ok_or_else(unknown)?;
    let read = |text: &str| {
        ty.read(text)
            .map_err(|error| value_error(py, &error.message))
    };
    let bound = |text: Option<&str>| text.map(read).transpose();
    let (value, least, most) = (read(text)?, bound(minimum)?, bound(maximum)?);
    if value.is_within(least.as_ref(), most.as_ref()) {
        return Ok(match value {
            Scalar::Text(text) => text,
            Scalar::Char(letter) => letter.to_string(),
            value => value.to_string(),
        });
    }
    let range = match (&least, &most) {
        (Some(least), Some(most)) => format!("from {least} to {most}"),
        (Some(least), None) => format!("of at least {least}"),
        (None, Some(most)) => format!("of at most {most}"),
        (None, None) => String::new(),
    };
    let message = format!("expected a value {range}, found `{value}`");
    Err(value_error(py, &message))
}

/// The value of an option: one text, or one for each element of a list.
#[derive(FromPyObject)]
pub(crate) enum Texts {
    /// One value.
    One(String),
    /// A list.
    Many(Vec<String>),
}

/// Writes options as they stand between the braces of a pipeline.
#[pyfunction]
pub(crate) fn option_text(options: Vec<(String, Texts)>) -> String {
    let options =
        options
            .into_iter()
            .fold(UntypedOptions::new(), |list, (name, value)| match value {
                Texts::One(value) => list.value(&name, &value),
                Texts::Many(values) => list.list(&name, &values),
            });
    options.to_string()
}

/// Returns the microseconds of a duration such as `250ms`, rounded.
#[pyfunction]
pub(crate) fn read_microseconds(py: Python<'_>, text: &str) -> PyResult<u128> {
    match ScalarType::Duration.read(text) {
        Ok(Scalar::Duration(duration)) => Ok((duration.as_nanos() + 500) / 1000),
        Ok(_) => Err(value_error(py, &format!("`{text}` is no duration"))),
        Err(error) => Err(value_error(py, &error.message)),
    }
}

/// Writes texts as one list, as a definition has a default.
#[pyfunction]
pub(crate) fn join_list(items: Vec<String>) -> String {
    passwright::text::values::join_list(items)
}
