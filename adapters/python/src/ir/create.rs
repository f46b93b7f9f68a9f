//! New operations.

use passwright::embedded::{InsertPoint, OpSpec};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::access::{Path, Place, access, body_at, erased};
use super::attribute::{from_python, type_of};
use super::block::Block;
use super::op::Operation;
use super::value::Value;
use crate::error::value_error;

/// The position of a new operation.
#[derive(Clone)]
pub(crate) struct Position {
    place: Place,
    path: Path,
    at: InsertPoint,
}

impl Position {
    /// Returns the one position that is given.
    pub(crate) fn of(
        py: Python<'_>,
        before: Option<&Operation>,
        after: Option<&Operation>,
        at_start: Option<&Block>,
        at_end: Option<&Block>,
    ) -> PyResult<Option<Self>> {
        let beside = |op: &Operation, at: fn(_) -> InsertPoint| {
            let outermost = || value_error(py, "nothing can be beside the outermost operation");
            let id = op.id.ok_or_else(outermost)?;
            Ok::<_, PyErr>(Self {
                place: op.place.clone(),
                path: op.path.clone(),
                at: at(id),
            })
        };
        let within = |block: &Block, at: fn(_) -> InsertPoint| Self {
            place: block.place.clone(),
            path: block.path.clone(),
            at: at(block.id),
        };
        let mut positions = Vec::new();
        for (op, at) in [
            (before, InsertPoint::Before as fn(_) -> _),
            (after, InsertPoint::After),
        ] {
            positions.extend(op.map(|op| beside(op, at)).transpose()?);
        }
        positions.extend(at_start.map(|block| within(block, InsertPoint::Start)));
        positions.extend(at_end.map(|block| within(block, InsertPoint::End)));
        if positions.len() > 1 {
            let message = "only one of `before`, `after`, `at_start` and `at_end` can be given";
            return Err(value_error(py, message));
        }
        Ok(positions.pop())
    }

    /// Returns whether the operation or block of the position is still there.
    pub(crate) fn is_live(&self, body: &passwright::embedded::Body) -> bool {
        match self.at {
            InsertPoint::Before(op) | InsertPoint::After(op) => body.is_live(op),
            InsertPoint::Start(block) | InsertPoint::End(block) => {
                body.block_region(block).is_some()
            }
            _ => false,
        }
    }

    /// Returns the operation or block that an operation must not contain that is moved here.
    pub(crate) fn parts(&self) -> (&Place, &Path, InsertPoint) {
        (&self.place, &self.path, self.at)
    }
}

/// The parts of a new operation.
pub(crate) struct NewOperation<'a, 'py> {
    pub(crate) name: &'a str,
    pub(crate) operands: Vec<PyRef<'py, Value>>,
    pub(crate) results: Vec<Bound<'py, PyAny>>,
    pub(crate) attributes: Option<Bound<'py, PyDict>>,
    pub(crate) successors: Vec<PyRef<'py, Block>>,
    pub(crate) regions: usize,
}

impl NewOperation<'_, '_> {
    /// Creates the operation.
    pub(crate) fn create(&self, py: Python<'_>, position: &Position) -> PyResult<Operation> {
        let Position { place, path, at } = position;
        access(py, place, false, |access| {
            let cx = access.shared().clone();
            if cx.find_op(self.name).is_none() && !cx.allows_unregistered() {
                let message = format!("no dialect declares the operation `{}`", self.name);
                return Err(value_error(py, &message));
            }
            if let (Place::Module(..), Some((dialect, _))) = (place, self.name.split_once('.')) {
                let _ = cx.load_dialect(dialect);
            }
            let body = access.body().and_then(|body| body_at(body, path));
            let body = body.filter(|body| position.is_live(body));
            let body = body.ok_or_else(|| erased(py))?;
            let operands = self.operands.iter();
            let operands = operands.map(|value| value.id_at(py, place, path, body));
            let operands: Vec<_> = operands.collect::<PyResult<_>>()?;
            let results = self.results.iter().map(|ty| type_of(&cx, ty));
            let results: Vec<_> = results.collect::<PyResult<_>>()?;
            let mut attributes = Vec::new();
            for (key, value) in self.attributes.iter().flat_map(|given| given.iter()) {
                let key: String = key.extract()?;
                attributes.push((cx.ident(&key), from_python(&cx, &value, None)?));
            }
            let mut successors = Vec::new();
            for block in &self.successors {
                let is_near = block.place == *place && block.path == *path;
                if !is_near || body.block_region(block.id).is_none() {
                    let message = "a successor must be a block of the same isolated operation";
                    return Err(value_error(py, message));
                }
                successors.push(block.id);
            }
            let loc = match at {
                InsertPoint::Before(op) | InsertPoint::After(op) => body.location(*op),
                _ => passwright::embedded::Loc::UNKNOWN,
            };
            let spec = OpSpec::new(cx.op_name(self.name), loc)
                .operands(&operands)
                .results(&results)
                .successors(&successors)
                .attrs(attributes)
                .regions(self.regions);
            let mut editor = access.editor(path).ok_or_else(|| erased(py))?;
            let op = editor.create(&spec, *at);
            Ok(Operation::nested(place, path, op))
        })
    }
}

/// Creates an operation. It goes ``before`` or ``after`` an operation, or to the start or the end of a block.
///
/// ``results`` are the types of its results, ``regions`` the number of its regions, which are empty.
#[pyfunction]
#[pyo3(signature = (name, operands = Vec::new(), results = Vec::new(), attributes = None, *, before = None, after = None,
                    at_start = None, at_end = None, successors = Vec::new(), regions = 0))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn create<'py>(
    py: Python<'py>,
    name: &str,
    operands: Vec<PyRef<'py, Value>>,
    results: Vec<Bound<'py, PyAny>>,
    attributes: Option<Bound<'py, PyDict>>,
    before: Option<&Operation>,
    after: Option<&Operation>,
    at_start: Option<&Block>,
    at_end: Option<&Block>,
    successors: Vec<PyRef<'py, Block>>,
    regions: usize,
) -> PyResult<Operation> {
    let position = Position::of(py, before, after, at_start, at_end)?;
    let nowhere = || value_error(py, "say where: `before`, `after`, `at_start` or `at_end`");
    let position = position.ok_or_else(nowhere)?;
    let new = NewOperation {
        name,
        operands,
        results,
        attributes,
        successors,
        regions,
    };
    new.create(py, &position)
}
