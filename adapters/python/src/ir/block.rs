//! Blocks.

use std::hash::{DefaultHasher, Hash, Hasher};

use passwright::embedded::{BlockId, Body};
use pyo3::prelude::*;
use pyo3::types::PyList;

use super::access::{Access, Path, Place, edit, read};
use super::attribute::type_of;
use super::op::Operation;
use super::value::Value;
use crate::error::value_error;

/// A list of operations with arguments.
#[pyclass(frozen, module = "passwright")]
pub(crate) struct Block {
    pub(crate) place: Place,
    pub(crate) path: Path,
    pub(crate) id: BlockId,
}

impl Block {
    pub(crate) fn new(place: &Place, path: &Path, id: BlockId) -> Self {
        Self {
            place: place.clone(),
            path: path.clone(),
            id,
        }
    }

    fn read<R>(&self, py: Python<'_>, work: impl FnOnce(&Body) -> R) -> PyResult<R> {
        read(py, &self.place, &self.path, |_, body| {
            let _region = body.block_region(self.id)?;
            Some(Ok(work(body)))
        })
    }
}

#[pymethods]
impl Block {
    /// The operations, in order.
    #[getter]
    fn ops(&self, py: Python<'_>) -> PyResult<Vec<Operation>> {
        self.read(py, |body| {
            let ops = body.ops(self.id);
            ops.map(|op| Operation::nested(&self.place, &self.path, op))
                .collect()
        })
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyList::new(py, self.ops(py)?)?.try_iter()?.into_any())
    }

    /// The arguments.
    #[getter]
    fn args(&self, py: Python<'_>) -> PyResult<Vec<Value>> {
        self.read(py, |body| {
            let args = body.args(self.id);
            args.map(|value| Value::new(&self.place, &self.path, body, value))
                .collect()
        })
    }

    /// The last operation; ``None`` if there are none.
    #[getter]
    fn terminator(&self, py: Python<'_>) -> PyResult<Option<Operation>> {
        self.read(py, |body| {
            let last = body.last_op(self.id)?;
            Some(Operation::nested(&self.place, &self.path, last))
        })
    }

    /// The operation that the block is in.
    #[getter]
    fn parent(&self, py: Python<'_>) -> PyResult<Operation> {
        let owner = self.read(py, |body| body.region_owner(body.block_region(self.id)?))?;
        Ok(match owner {
            Some(op) => Operation::nested(&self.place, &self.path, op),
            None => Operation::around(&self.place, &self.path),
        })
    }

    /// Appends an argument of this type.
    fn add_arg(&self, py: Python<'_>, r#type: &Bound<'_, PyAny>) -> PyResult<Value> {
        let check = |access: &dyn Access, body: &Body| {
            let _region = body.block_region(self.id)?;
            Some(type_of(access.shared(), r#type))
        };
        edit(py, &self.place, &self.path, check, |editor, ty| {
            let outside = || value_error(py, "a pattern cannot add arguments to blocks");
            let body = editor.change_body().ok_or_else(outside)?;
            let value = body.add_arg(self.id, ty, passwright::embedded::Loc::UNKNOWN);
            Ok(Value::new(&self.place, &self.path, body, value))
        })
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.id == other.id && self.path == other.path && self.place == other.place
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.id.hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        match self.ops(py) {
            Ok(ops) => format!("<Block with {} operations>", ops.len()),
            Err(_) => "<Block that is gone>".to_owned(),
        }
    }
}
