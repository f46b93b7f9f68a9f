//! Arguments, whose errors say in terms of Python what was given and what is expected.

use std::time::Duration;

use passwright::text::names::nearest;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDelta, PyDict, PyString};

use crate::error::{Kind, error, value_error};
use crate::ir::op::Operation;
use crate::ir::value::Value;
use crate::passes::rewrite::Pattern;

/// Returns the error about an argument of the wrong kind.
pub(crate) fn wrong(py: Python<'_>, message: &str) -> PyErr {
    error(py, Kind::Argument, message, Vec::new())
}

/// Returns what an object is, in a few words.
pub(crate) fn described(object: &Bound<'_, PyAny>) -> PyResult<String> {
    let shapes = object.py().import("passwright._shapes")?;
    shapes.call_method1("described", (object,))?.extract()
}

/// Returns the name that resembles another one most, if one does.
#[pyfunction]
pub(crate) fn nearest_name(name: &str, names: Vec<String>) -> Option<String> {
    nearest(name, names.iter().map(String::as_str)).map(str::to_owned)
}

/// Returns an error about the first keyword that a function does not have.
pub(crate) fn check_keywords(
    py: Python<'_>,
    function: &str,
    unknown: Option<&Bound<'_, PyDict>>,
    known: &[&str],
) -> PyResult<()> {
    let Some(name) = unknown.and_then(|unknown| unknown.keys().iter().next()) else {
        return Ok(());
    };
    let shapes = py.import("passwright._shapes")?;
    let error = shapes.call_method1("unknown_keyword", (function, name, known.to_vec()))?;
    Err(PyErr::from_value(error))
}

/// Returns the elements of an iterable that is no text.
fn elements<'py>(object: &Bound<'py, PyAny>, what: &str) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let is_text = object.is_instance_of::<PyString>() || object.is_instance_of::<PyBytes>();
    let found = object.try_iter().ok().filter(|_| !is_text);
    let Some(found) = found else {
        let (given, shown) = (described(object)?, object.repr()?);
        let message = format!("expected a list of {what}, found {given}: write `[{shown}]`");
        return Err(wrong(object.py(), &message));
    };
    found.collect()
}

/// A list of anything, such as of types and their texts.
#[derive(Default)]
pub(crate) struct Items<'py>(pub(crate) Vec<Bound<'py, PyAny>>);

impl<'py> FromPyObject<'_, 'py> for Items<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        Ok(Self(elements(&object, "types")?))
    }
}

/// A list of values.
#[derive(Default)]
pub(crate) struct Values(pub(crate) Vec<Py<Value>>);

impl<'py> FromPyObject<'_, 'py> for Values {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<Operation>() {
            return Err(operation_for_value(&object, "a list of values"));
        }
        if object.is_instance_of::<Value>() {
            let message = "expected a list of values, found one `Value`: write `[value]`";
            return Err(wrong(object.py(), message));
        }
        let found = elements(&object, "values")?.into_iter();
        let values = found.map(|element| match element.cast::<Value>() {
            Ok(value) => Ok(value.clone().unbind()),
            Err(_) => Err(no_value(&element)),
        });
        Ok(Self(values.collect::<PyResult<_>>()?))
    }
}

/// Returns the error about an object that is no value.
pub(crate) fn no_value(object: &Bound<'_, PyAny>) -> PyErr {
    if object.is_instance_of::<Operation>() {
        return operation_for_value(object, "a value");
    }
    let message = described(object).map(|given| format!("expected a value, found {given}"));
    message.map_or_else(|error| error, |message| wrong(object.py(), &message))
}

fn operation_for_value(object: &Bound<'_, PyAny>, expected: &str) -> PyErr {
    let message = format!(
        "expected {expected}, found an `Op`: `op.result` is its only result, and `op.results` are all"
    );
    wrong(object.py(), &message)
}

/// A value, where an operation is a likely mistake.
pub(crate) struct OneValue(pub(crate) Py<Value>);

impl<'py> FromPyObject<'_, 'py> for OneValue {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.cast::<Value>() {
            Ok(value) => Ok(Self(value.to_owned().unbind())),
            Err(_) => Err(no_value(&object)),
        }
    }
}

/// A list of patterns.
pub(crate) struct Patterns(pub(crate) Vec<Py<Pattern>>);

impl<'py> FromPyObject<'_, 'py> for Patterns {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let py = object.py();
        if object.is_instance_of::<Pattern>() {
            let message = "expected a list of patterns, found one `Pattern`: write `[pattern]`";
            return Err(wrong(py, message));
        }
        if object.is_callable() {
            return Err(no_pattern(&object)?);
        }
        let found = elements(&object, "patterns")?.into_iter();
        let patterns = found.map(|element| match element.cast::<Pattern>() {
            Ok(pattern) => Ok(pattern.clone().unbind()),
            Err(_) => Err(no_pattern(&element)?),
        });
        Ok(Self(patterns.collect::<PyResult<_>>()?))
    }
}

/// Returns the error about an object that is no pattern.
fn no_pattern(object: &Bound<'_, PyAny>) -> PyResult<PyErr> {
    let given = described(object)?;
    let message = format!(
        "expected a pattern, found {given}: `@pw.pattern(\"arith.addi\")` above a function makes a pattern of it"
    );
    Ok(wrong(object.py(), &message))
}

/// A time, as seconds or a `timedelta`.
pub(crate) struct Seconds(pub(crate) f64);

impl<'py> FromPyObject<'_, 'py> for Seconds {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<PyDelta>() {
            return Ok(Self(object.call_method0("total_seconds")?.extract()?));
        }
        if let Ok(seconds) = object.extract::<f64>() {
            return Ok(Self(seconds));
        }
        let given = described(&object)?;
        let message = format!("expected a number of seconds or a `timedelta`, found {given}");
        Err(wrong(object.py(), &message))
    }
}

impl Seconds {
    /// Returns the time; `None` for one that is too far away to ever come.
    ///
    /// # Errors
    ///
    /// If it is negative or no number.
    pub(crate) fn duration(&self, py: Python<'_>) -> PyResult<Option<Duration>> {
        let seconds = self.0;
        if seconds.is_nan() || seconds < 0.0 {
            let message = format!("expected a deadline of at least 0 seconds, found {seconds}");
            return Err(value_error(py, &message));
        }
        Ok(Duration::try_from_secs_f64(seconds).ok())
    }
}
