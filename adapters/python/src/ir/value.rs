//! Values: results of operations, and arguments of blocks.

use std::hash::{DefaultHasher, Hash, Hasher};

use passwright::embedded::body::ValueDef;
use passwright::embedded::{Body, ValueId};
use pyo3::prelude::*;

use super::access::{Access, Path, Place, edit, read, stale};
use super::attribute::PyIrType;
use super::block::Block;
use super::op::Operation;
use crate::argument::OneValue;
use crate::error::value_error;

/// A result of an operation, or an argument of a block.
#[pyclass(frozen, module = "passwright")]
pub(crate) struct Value {
    pub(crate) place: Place,
    pub(crate) path: Path,
    pub(crate) id: ValueId,
    def: ValueDef,
}

impl Value {
    pub(crate) fn new(place: &Place, path: &Path, body: &Body, id: ValueId) -> Self {
        Self {
            place: place.clone(),
            path: path.clone(),
            id,
            def: body.value_def(id),
        }
    }

    /// Returns whether the value is in the body, which its path leads to.
    fn is_live(&self, body: &Body) -> bool {
        match self.def {
            ValueDef::Result { op, index } => {
                body.is_live(op) && body.result(op, index) == Some(self.id)
            }
            ValueDef::Argument { block, index } => {
                body.block_region(block).is_some() && body.args(block).nth(index) == Some(self.id)
            }
        }
    }

    /// Returns the value for use by an operation at this place.
    pub(crate) fn id_at(
        &self,
        py: Python<'_>,
        place: &Place,
        path: &Path,
        body: &Body,
    ) -> PyResult<ValueId> {
        if self.place != *place || self.path != *path {
            let message = "a value can only be used by operations in the same isolated operation as its definition";
            return Err(value_error(py, message));
        }
        if self.is_live(body) {
            Ok(self.id)
        } else {
            Err(stale(py, "what it leads to was erased"))
        }
    }

    fn read<R>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&dyn Access, &Body) -> PyResult<R>,
    ) -> PyResult<R> {
        read(py, &self.place, &self.path, |access, body| {
            self.is_live(body).then(|| work(access, body))
        })
    }
}

#[pymethods]
impl Value {
    /// The type.
    #[getter]
    fn r#type(&self, py: Python<'_>) -> PyResult<PyIrType> {
        self.read(py, |access, body| {
            Ok(PyIrType::new(access.shared(), body.value_type(self.id)))
        })
    }

    /// The operation whose result it is; ``None`` for the argument of a block.
    #[getter]
    fn owner(&self, py: Python<'_>) -> PyResult<Option<Operation>> {
        self.read(py, |_, _| {
            Ok(match self.def {
                ValueDef::Result { op, .. } => Some(Operation::nested(&self.place, &self.path, op)),
                ValueDef::Argument { .. } => None,
            })
        })
    }

    /// The block whose argument it is; ``None`` for the result of an operation.
    #[getter]
    fn block(&self, py: Python<'_>) -> PyResult<Option<Block>> {
        self.read(py, |_, _| {
            Ok(match self.def {
                ValueDef::Argument { block, .. } => {
                    Some(Block::new(&self.place, &self.path, block))
                }
                ValueDef::Result { .. } => None,
            })
        })
    }

    /// The position among the results or arguments.
    #[getter]
    fn index(&self) -> usize {
        let (ValueDef::Result { index, .. } | ValueDef::Argument { index, .. }) = self.def;
        index
    }

    /// The operations that use it, each once for each operand.
    #[getter]
    fn users(&self, py: Python<'_>) -> PyResult<Vec<Operation>> {
        self.read(py, |_, body| {
            let users = body.uses(self.id).map(|found| found.op);
            Ok(users
                .map(|op| Operation::nested(&self.place, &self.path, op))
                .collect())
        })
    }

    /// Whether anything uses it.
    #[getter]
    fn is_used(&self, py: Python<'_>) -> PyResult<bool> {
        self.read(py, |_, body| Ok(body.has_uses(self.id)))
    }

    /// Lets all that use this value use ``other`` instead.
    fn replace_all_uses_with(&self, py: Python<'_>, other: OneValue) -> PyResult<()> {
        let other = other.0.get();
        let check = |_: &dyn Access, body: &Body| {
            let from = self.id_at(py, &self.place, &self.path, body);
            let to = || other.id_at(py, &self.place, &self.path, body);
            Some(from.and_then(|from| Ok((from, to()?))))
        };
        edit(py, &self.place, &self.path, check, |editor, (from, to)| {
            if from != to {
                editor.change().replace_uses(from, to);
            }
            Ok(())
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
        match self.r#type(py) {
            Ok(ty) => format!("<Value of type {}>", ty.__str__()),
            Err(_) => "<Value that is gone>".to_owned(),
        }
    }
}
