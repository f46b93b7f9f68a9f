//! The attributes and properties of an operation, as a mapping.

use std::sync::Arc;

use passwright::embedded::{Attr, Header, Ident};
use passwright::text::names::nearest;
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::PyList;

use super::access::{Access, access, body_at};
use super::attribute::{Attribute, from_python, to_python};
use super::op::Operation;
use crate::context::SharedContext;
use crate::error::value_error;

/// The attributes and properties of an operation, as a mapping from names to values of Python.
///
/// An integer is an ``int``, a float a ``float``, and a string, a list, a dictionary or a type what it is in Python; ``None`` stands for a
/// unit, and an ``Attribute`` for anything else. A number that is assigned has the type of the one that it replaces, of which it must
/// be, or else 64 bits; ``Typed(5, "i32")`` has another one. A list of numbers that replaces an array of numbers is one too.
#[pyclass(frozen, mapping, module = "passwright")]
pub(crate) struct Attributes {
    pub(super) op: Py<Operation>,
}

impl Attributes {
    fn find(&self, py: Python<'_>, key: &str) -> PyResult<Option<(Arc<SharedContext>, Attr)>> {
        self.op.get().with_header(py, |cx, header| {
            let key = cx.find_ident(key);
            let attr = key.and_then(|key| header.attr(cx, key));
            Ok(attr.map(|attr| (Arc::clone(cx), attr)))
        })
    }

    /// Returns the error about a name that no attribute has.
    fn missing(&self, py: Python<'_>, key: &str) -> PyResult<PyErr> {
        let (op, names) = (self.op.get().name(py)?, self.keys(py)?);
        let meant = nearest(key, names.iter().map(String::as_str));
        let help = match meant {
            Some(name) => format!(": did you mean '{name}'?"),
            None if names.is_empty() => ", and no other".to_owned(),
            None => format!("; there are '{}'", names.join("', '")),
        };
        let message = format!("'{op}' has no attribute '{key}'{help}");
        Ok(PyKeyError::new_err(message))
    }
}

#[pymethods]
impl Attributes {
    fn __getitem__(&self, py: Python<'_>, key: &str) -> PyResult<Py<PyAny>> {
        match self.find(py, key)? {
            Some((cx, attr)) => to_python(py, &cx, attr),
            None => Err(self.missing(py, key)?),
        }
    }

    /// Returns the attribute itself, with its type.
    fn exact(&self, py: Python<'_>, key: &str) -> PyResult<Attribute> {
        match self.find(py, key)? {
            Some((cx, attr)) => Ok(Attribute::new(&cx, attr)),
            None => Err(self.missing(py, key)?),
        }
    }

    /// Returns the value, or ``default`` if there is no such attribute.
    #[pyo3(signature = (key, default = None))]
    fn get(&self, py: Python<'_>, key: &str, default: Option<Py<PyAny>>) -> PyResult<Py<PyAny>> {
        match self.find(py, key)? {
            Some((cx, attr)) => to_python(py, &cx, attr),
            None => Ok(default.unwrap_or_else(|| py.None())),
        }
    }

    fn __setitem__(&self, py: Python<'_>, key: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.op.get().set_attribute(py, key, Some(value))
    }

    fn __delitem__(&self, py: Python<'_>, key: &str) -> PyResult<()> {
        if self.find(py, key)?.is_none() && !key.is_empty() {
            return Err(self.missing(py, key)?);
        }
        self.op.get().set_attribute(py, key, None)
    }

    fn __contains__(&self, py: Python<'_>, key: &Bound<'_, PyAny>) -> PyResult<bool> {
        match key.extract::<&str>() {
            Ok(key) => Ok(self.find(py, key)?.is_some()),
            Err(_) => Ok(false),
        }
    }

    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(self.keys(py)?.len())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyList::new(py, self.keys(py)?)?.try_iter()?.into_any())
    }

    /// Returns the names.
    fn keys(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.op.get().with_header(py, |cx, header| {
            let keys = keys(cx, header).into_iter();
            Ok(keys.map(|key| cx.str(key).to_owned()).collect())
        })
    }

    /// Returns the values.
    fn values(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        let items = self.items(py)?.into_iter();
        Ok(items.map(|(_, value)| value).collect())
    }

    /// Returns the names, each with its value.
    fn items(&self, py: Python<'_>) -> PyResult<Vec<(String, Py<PyAny>)>> {
        self.op.get().with_header(py, |cx, header| {
            let keys = keys(cx, header).into_iter();
            let pairs = keys.filter_map(|key| Some((key, header.attr(cx, key)?)));
            pairs
                .map(|(key, attr)| Ok((cx.str(key).to_owned(), to_python(py, cx, attr)?)))
                .collect()
        })
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let items = self.items(py)?;
        let items = items.iter().map(|(key, value)| {
            let value = value.bind(py).repr()?;
            Ok(format!("{key:?}: {value}"))
        });
        let items: Vec<String> = items.collect::<PyResult<_>>()?;
        Ok(format!("{{{}}}", items.join(", ")))
    }
}

impl Operation {
    pub(super) fn set_attribute(
        &self,
        py: Python<'_>,
        key: &str,
        value: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        if key.is_empty() {
            return Err(value_error(py, "an attribute needs a name"));
        }
        access(py, &self.place, self.id.is_none(), |access| {
            let cx = access.shared().clone();
            let key = cx.ident(key);
            let old = self.attr(access, key).ok_or_else(|| access.missing(py))?;
            let new = value.map(|value| from_python(&cx, value, old));
            let new = new.transpose()?;
            if new.is_none() && old.is_none() {
                return Err(PyKeyError::new_err(cx.str(key).to_owned()));
            }
            match self.id {
                None => {
                    access.note_change();
                    if let Some(mut root) = access.root() {
                        root.set_attr(key, new);
                        return Ok(());
                    }
                }
                Some(id) => {
                    if let Some(mut editor) = access.editor(&self.path) {
                        editor.change().set_attr(id, key, new);
                        return Ok(());
                    }
                }
            }
            Err(access.missing(py))
        })
    }

    /// Returns the attribute; `None` outside for an operation that is gone.
    fn attr(&self, access: &mut dyn Access, key: Ident) -> Option<Option<Attr>> {
        let Some(id) = self.id else {
            return Some(access.root()?.attr(key));
        };
        let body = access.body().and_then(|body| body_at(body, &self.path));
        let body = body.filter(|body| body.is_live(id))?;
        Some(body.attr(access.shared(), id, key))
    }
}

/// Returns the keys of the attributes and properties, in their order.
fn keys(cx: &SharedContext, header: &Header) -> Vec<Ident> {
    let mut keys = Vec::new();
    for dict in [header.props, header.attrs] {
        let entries = cx.attr(dict);
        let entries = entries.as_dict().unwrap_or_default();
        keys.extend(entries.iter().map(|(key, _)| *key));
    }
    keys
}
