//! Operations.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use passwright::embedded::{Body, Header, InsertPoint, OpId, PrintOptions};
use pyo3::prelude::*;
use pyo3::types::PyList;

use super::access::{Access, Path, Place, access, body_at, edit, read};
use super::attributes::Attributes;
use super::block::Block;
use super::create::Position;
use super::nesting;
use super::value::Value;
use super::walk::{Walk, order_of};
use crate::argument::{Items, Values};
use crate::context::SharedContext;
use crate::error::value_error;

/// An operation: a handle, which is valid until the pass or pattern that got it ends, or the operation is erased.
#[pyclass(frozen, name = "Op", weakref, module = "passwright")]
pub(crate) struct Operation {
    pub(crate) place: Place,
    pub(crate) path: Path,
    /// The operation; `None` for the outermost one.
    pub(crate) id: Option<OpId>,
}

impl Operation {
    /// Returns the outermost operation.
    pub(crate) fn root(place: Place) -> Self {
        Self {
            place,
            path: None,
            id: None,
        }
    }

    pub(crate) fn nested(place: &Place, path: &Path, id: OpId) -> Self {
        Self {
            place: place.clone(),
            path: path.clone(),
            id: Some(id),
        }
    }

    /// Returns the operation that owns the body at the end of a path.
    pub(crate) fn around(place: &Place, path: &Path) -> Self {
        let Some((&last, outer)) = path.as_ref().and_then(|path| path.split_last()) else {
            return Self::root(place.clone());
        };
        let outer = Some(outer).filter(|outer| !outer.is_empty());
        Self {
            place: place.clone(),
            path: outer.map(Arc::from),
            id: Some(last),
        }
    }

    fn value(&self, body: &Body, id: passwright::embedded::ValueId) -> Value {
        Value::new(&self.place, &self.path, body, id)
    }

    /// Calls `work` with the body that the operation is in.
    fn read<R>(
        &self,
        py: Python<'_>,
        id: OpId,
        work: impl FnOnce(&dyn Access, &Body) -> R,
    ) -> PyResult<R> {
        read(py, &self.place, &self.path, |access, body| {
            body.is_live(id).then(|| Ok(work(access, body)))
        })
    }

    /// Calls `work` with the context and the header.
    pub(super) fn with_header<R>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&Arc<SharedContext>, &Header) -> PyResult<R>,
    ) -> PyResult<R> {
        access(py, &self.place, self.id.is_none(), |access| {
            let header = match self.id {
                None => access.root().map(|op| op.header()),
                Some(id) => {
                    let body = access.body().and_then(|body| body_at(body, &self.path));
                    let body = body.filter(|body| body.is_live(id));
                    body.map(|body| body.header(access.shared(), id))
                }
            };
            match header {
                Some(header) => work(access.shared(), &header),
                None => Err(access.missing(py)),
            }
        })
    }

    /// Calls `work` with the place and the body in which the regions of the operation are, and with these.
    fn regions_of<R>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&Place, &Body, &Path, &[passwright::embedded::RegionId]) -> R,
    ) -> PyResult<R> {
        access(py, &self.place, self.id.is_none(), |access| {
            let place = access.place();
            let body = access.body().and_then(|body| body_at(body, &self.path));
            match (body, self.id) {
                (Some(body), None) => Ok(work(&place, body, &None, body.top_regions())),
                (Some(body), Some(id)) if body.is_live(id) => Ok(match body.nested(id) {
                    Some(nested) => work(&place, nested, &self.inside(id), nested.top_regions()),
                    None => work(&place, body, &self.path, body.regions(id)),
                }),
                _ => Err(access.missing(py)),
            }
        })
    }

    /// Returns the path of the body of an isolated operation in the same body.
    pub(super) fn inside(&self, id: OpId) -> Path {
        let outer = self.path.iter().flat_map(|path| path.iter().copied());
        Some(outer.chain([id]).collect())
    }

    /// Returns the handle of an operation that is not the outermost one.
    fn inner_id(&self, py: Python<'_>) -> PyResult<OpId> {
        let outermost = || {
            let message = "the outermost operation has no operands, results or neighbours that a pass may reach";
            value_error(py, message)
        };
        self.id.ok_or_else(outermost)
    }
}

#[pymethods]
impl Operation {
    /// The name, such as ``arith.addi``.
    #[getter]
    pub(super) fn name(&self, py: Python<'_>) -> PyResult<String> {
        self.with_header(py, |cx, header| Ok(cx.op_name_str(header.name).to_owned()))
    }

    /// Whether the operation is still there, so that the handle can be used.
    #[getter]
    fn is_alive(&self, py: Python<'_>) -> bool {
        self.with_header(py, |_, _| Ok(())).is_ok()
    }

    /// The attributes and properties, by their names.
    #[getter]
    fn attributes(slf: Py<Self>) -> Attributes {
        Attributes { op: slf }
    }

    /// The location, as text.
    #[getter]
    fn location(&self, py: Python<'_>) -> PyResult<String> {
        self.with_header(py, |cx, header| {
            Ok(passwright::embedded::location(cx, header.loc).to_string())
        })
    }

    /// The operands. Assigning a list replaces them.
    #[getter]
    fn operands(&self, py: Python<'_>) -> PyResult<Vec<Value>> {
        let Some(id) = self.id else {
            return self.with_header(py, |_, _| Ok(Vec::new()));
        };
        self.read(py, id, |_, body| {
            let operands = body.operands(id);
            operands.map(|value| self.value(body, value)).collect()
        })
    }

    #[setter]
    fn set_operands(&self, py: Python<'_>, operands: Values) -> PyResult<()> {
        let id = self.inner_id(py)?;
        let check = |_: &dyn Access, body: &Body| {
            body.is_live(id).then(|| {
                let values = operands.0.iter();
                let values =
                    values.map(|value| value.get().id_at(py, &self.place, &self.path, body));
                values.collect::<PyResult<Vec<_>>>()
            })
        };
        edit(py, &self.place, &self.path, check, |editor, values| {
            editor.change().set_operands(id, &values);
            Ok(())
        })
    }

    /// The results.
    #[getter]
    fn results(&self, py: Python<'_>) -> PyResult<Vec<Value>> {
        let Some(id) = self.id else {
            return self.with_header(py, |_, _| Ok(Vec::new()));
        };
        self.read(py, id, |_, body| {
            let results = body.results(id);
            results.map(|value| self.value(body, value)).collect()
        })
    }

    /// The only result. Raises ``InputError`` if there are none or several.
    #[getter]
    fn result(&self, py: Python<'_>) -> PyResult<Value> {
        let mut results = self.results(py)?;
        let count = results.len();
        let only = results.pop().filter(|_| count == 1);
        only.ok_or_else(|| value_error(py, &format!("the operation has {count} results, not one")))
    }

    /// The operation around it; ``None`` for the outermost one.
    #[getter]
    fn parent(&self, py: Python<'_>) -> PyResult<Option<Self>> {
        let Some(id) = self.id else {
            return self.with_header(py, |_, _| Ok(None));
        };
        self.read(py, id, |_, body| {
            Some(match body.parent_op(id) {
                Some(parent) => Self::nested(&self.place, &self.path, parent),
                None => Self::around(&self.place, &self.path),
            })
        })
    }

    /// The block that it is in; ``None`` for the outermost operation.
    #[getter]
    fn block(&self, py: Python<'_>) -> PyResult<Option<Block>> {
        let Some(id) = self.id else {
            return self.with_header(py, |_, _| Ok(None));
        };
        self.read(py, id, |_, body| {
            let block = body.block_of(id)?;
            Some(Block::new(&self.place, &self.path, block))
        })
    }

    /// The operation after it in its block; ``None`` for the last one.
    #[getter]
    fn next(&self, py: Python<'_>) -> PyResult<Option<Self>> {
        let id = self.inner_id(py)?;
        self.read(py, id, |_, body| {
            let next = body.next_op(id)?;
            Some(Self::nested(&self.place, &self.path, next))
        })
    }

    /// The operation before it in its block; ``None`` for the first one.
    #[getter]
    fn previous(&self, py: Python<'_>) -> PyResult<Option<Self>> {
        let id = self.inner_id(py)?;
        self.read(py, id, |_, body| {
            let previous = body.prev_op(id)?;
            Some(Self::nested(&self.place, &self.path, previous))
        })
    }

    /// The regions, each as the list of its blocks.
    #[getter]
    fn regions(&self, py: Python<'_>) -> PyResult<Vec<Vec<Block>>> {
        self.regions_of(py, |place, body, path, regions| {
            let regions = regions.iter().map(|&region| {
                let blocks = body.blocks(region);
                blocks.map(|block| Block::new(place, path, block)).collect()
            });
            regions.collect()
        })
    }

    /// The first block of the first region; ``None`` if there is none.
    #[getter]
    fn body(&self, py: Python<'_>) -> PyResult<Option<Block>> {
        self.regions_of(py, |place, body, path, regions| {
            let block = body.entry(*regions.first()?)?;
            Some(Block::new(place, path, block))
        })
    }

    /// The blocks that a terminator may go to.
    #[getter]
    fn successors(&self, py: Python<'_>) -> PyResult<Vec<Block>> {
        let id = self.inner_id(py)?;
        self.read(py, id, |_, body| {
            let blocks = body.successors(id).iter();
            blocks
                .map(|&block| Block::new(&self.place, &self.path, block))
                .collect()
        })
    }

    /// Iterates over the operation and all that is nested in it: ``pre``, an operation before what is nested in it, or ``post``.
    ///
    /// The operations are those that are there when the walk begins.
    #[pyo3(signature = (order = "pre"))]
    pub(crate) fn walk<'py>(&self, py: Python<'py>, order: &str) -> PyResult<Bound<'py, PyAny>> {
        let order = order_of(py, order)?;
        let found = access(py, &self.place, self.id.is_none(), |access| {
            let place = access.place();
            let body = access.body().and_then(|body| body_at(body, &self.path));
            let mut walk = Walk::new(&place, order);
            match (self.id, body) {
                (None, body) => walk.root(self.handle(), body),
                (Some(id), Some(body)) if body.is_live(id) => walk.op(body, &self.path, id),
                _ => return Err(access.missing(py)),
            }
            Ok(walk.into_ops())
        })?;
        Ok(PyList::new(py, found)?.try_iter()?.into_any())
    }

    /// Appends a block with arguments of these types to a region. Returns it.
    #[pyo3(signature = (args = Items::default(), *, region = 0), text_signature = "($self, args=(), *, region=0)")]
    fn add_block(&self, py: Python<'_>, args: Items<'_>, region: usize) -> PyResult<Block> {
        let (place, path, region) = self.regions_of(py, |place, _, path, regions| {
            let missing = || value_error(py, &format!("the operation has no region {region}"));
            let region = *regions.get(region).ok_or_else(missing)?;
            Ok::<_, PyErr>((place.clone(), path.clone(), region))
        })??;
        let check = |access: &dyn Access, _: &Body| {
            let args = args.0.iter();
            let args = args.map(|ty| super::attribute::type_of(access.shared(), ty));
            let args = args.map(|ty| Ok((ty?, passwright::embedded::Loc::UNKNOWN)));
            Some(args.collect::<PyResult<Vec<_>>>())
        };
        edit(py, &place, &path, check, |editor, args| {
            let outside = || value_error(py, "a pattern cannot add blocks");
            let body = editor.change_body().ok_or_else(outside)?;
            Ok(Block::new(&place, &path, body.append_block(region, &args)))
        })
    }

    /// Erases the operation with what is nested in it.
    ///
    /// Raises ``InputError`` if anything outside uses what it defines.
    pub(crate) fn erase(&self, py: Python<'_>) -> PyResult<()> {
        let id = self.inner_id(py)?;
        let check = |_: &dyn Access, body: &Body| {
            body.is_live(id).then(|| {
                if body.has_used_results(id) {
                    let message =
                        "an operation whose results are used cannot be erased: replace it";
                    return Err(value_error(py, message));
                }
                check_inner_uses(py, body, id)
            })
        };
        edit(py, &self.place, &self.path, check, |editor, ()| {
            editor.change().erase(id);
            Ok(())
        })
    }

    /// Lets the users of the results use other values, and erases the operation. ``by`` is an operation with as many results, a
    /// value, or a list of values.
    pub(crate) fn replace(&self, py: Python<'_>, by: &Bound<'_, PyAny>) -> PyResult<()> {
        let id = self.inner_id(py)?;
        let values: Vec<Py<Value>> = if let Ok(op) = by.cast::<Self>() {
            let values = op.get().results(py)?.into_iter();
            values
                .map(|value| Py::new(py, value))
                .collect::<PyResult<_>>()?
        } else if let Ok(value) = by.cast::<Value>() {
            vec![value.clone().unbind()]
        } else {
            by.extract::<Values>()?.0
        };
        let check = |_: &dyn Access, body: &Body| {
            body.is_live(id).then(|| {
                let values = values.iter();
                let values =
                    values.map(|value| value.get().id_at(py, &self.place, &self.path, body));
                let values: Vec<_> = values.collect::<PyResult<_>>()?;
                let count = body.result_count(id);
                if values.len() != count {
                    let message = format!("{} values cannot replace {count} results", values.len());
                    return Err(value_error(py, &message));
                }
                if (values.iter()).any(|&value| nesting::defines(body, id, value)) {
                    let message = "an operation cannot be replaced by a value that it defines";
                    return Err(value_error(py, message));
                }
                check_inner_uses(py, body, id)?;
                Ok(values)
            })
        };
        edit(py, &self.place, &self.path, check, |editor, values| {
            editor.change().replace(id, &values);
            Ok(())
        })
    }

    /// Moves the operation ``before`` or ``after`` another one, or to the start or the end of a block.
    #[pyo3(signature = (*, before = None, after = None, at_start = None, at_end = None))]
    fn r#move(
        &self,
        py: Python<'_>,
        before: Option<&Self>,
        after: Option<&Self>,
        at_start: Option<&Block>,
        at_end: Option<&Block>,
    ) -> PyResult<()> {
        let id = self.inner_id(py)?;
        let position = Position::of(py, before, after, at_start, at_end)?;
        let nowhere = || value_error(py, "say where: `before`, `after`, `at_start` or `at_end`");
        let position = position.ok_or_else(nowhere)?;
        let (place, path, at) = position.parts();
        if *place != self.place || *path != self.path {
            let message = "an operation can only be moved within its isolated operation";
            return Err(value_error(py, message));
        }
        if matches!(at, InsertPoint::Before(op) | InsertPoint::After(op) if op == id) {
            return self.with_header(py, |_, _| Ok(()));
        }
        let check = |_: &dyn Access, body: &Body| {
            let is_live = body.is_live(id) && position.is_live(body);
            is_live.then(|| {
                let parent = nesting::parent(body, at);
                if parent.is_some_and(|op| nesting::is_inside(body, op, id)) {
                    return Err(value_error(py, "an operation cannot be moved into itself"));
                }
                let region = nesting::region(body, InsertPoint::After(id));
                if !body.successors(id).is_empty() && region != nesting::region(body, at) {
                    let message = "a branch can only be moved within its region";
                    return Err(value_error(py, message));
                }
                nesting::check_depth(py, path, body, at, nesting::height(body, id))
            })
        };
        edit(py, &self.place, &self.path, check, |editor, ()| {
            editor.change().move_op(id, at);
            Ok(())
        })
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        access(py, &self.place, self.id.is_none(), |access| {
            let Some(id) = self.id else {
                let text = access
                    .root()
                    .map(|root| root.print(PrintOptions::default()));
                return text.ok_or_else(|| access.missing(py));
            };
            let body = access.body().and_then(|body| body_at(body, &self.path));
            let body = body.filter(|body| body.is_live(id));
            let text = body.map(|body| body.op_text(access.shared(), id));
            text.ok_or_else(|| access.missing(py))
        })
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        match self.name(py) {
            Ok(name) => format!("<Op {name}>"),
            Err(_) => "<Op that is gone>".to_owned(),
        }
    }

    fn __eq__(&self, other: &Self) -> bool {
        match (self.id, other.id) {
            (None, None) => self.place.has_root_of(&other.place),
            _ => self.id == other.id && self.path == other.path && self.place == other.place,
        }
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.id.hash(&mut hasher);
        hasher.finish()
    }
}

impl Operation {
    fn handle(&self) -> Self {
        Self {
            place: self.place.clone(),
            path: self.path.clone(),
            id: self.id,
        }
    }
}

/// Checks that nothing outside of an operation uses what is inside.
fn check_inner_uses(py: Python<'_>, body: &Body, id: OpId) -> PyResult<()> {
    if nesting::has_inner_uses_outside(body, id) {
        let message =
            "an operation cannot be erased while others use values that are defined inside of it";
        return Err(value_error(py, message));
    }
    Ok(())
}
