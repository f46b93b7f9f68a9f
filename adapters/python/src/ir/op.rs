//! Operations.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use passwright::embedded::{
    Attr, BlockId, Body, Header, Ident, InsertPoint, OpId, PrintOptions, WalkOrder,
};
use pyo3::prelude::*;
use pyo3::types::PyList;

use super::access::{Access, Path, Place, access, body_at, erased};
use super::attribute::{Attribute, from_python, to_python};
use super::block::Block;
use super::create::Position;
use super::value::Value;
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
        access(py, &self.place, false, |access| {
            let body = access.body().and_then(|body| body_at(body, &self.path));
            match body.filter(|body| body.is_live(id)) {
                Some(body) => Ok(work(&*access, body)),
                None => Err(erased(py)),
            }
        })
    }

    /// Calls `work` with the context and the header.
    fn with_header<R>(
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
            let header = header.ok_or_else(|| erased(py))?;
            work(access.shared(), &header)
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
            let Some(id) = self.id else {
                return Ok(match body {
                    Some(body) => work(&place, body, &None, body.top_regions()),
                    None => return Err(erased(py)),
                });
            };
            let body = body.filter(|body| body.is_live(id));
            let body = body.ok_or_else(|| erased(py))?;
            Ok(match body.nested(id) {
                Some(nested) => work(&place, nested, &self.inside(id), nested.top_regions()),
                None => work(&place, body, &self.path, body.regions(id)),
            })
        })
    }

    fn inside(&self, id: OpId) -> Path {
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

    fn set_attribute(
        &self,
        py: Python<'_>,
        key: &str,
        value: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        access(py, &self.place, self.id.is_none(), |access| {
            let cx = access.shared().clone();
            let key = cx.ident(key);
            let old = self.attr(access, key).ok_or_else(|| erased(py))?;
            let new = value.map(|value| from_python(&cx, value, old));
            let new = new.transpose()?;
            if new.is_none() && old.is_none() {
                let message = cx.str(key).to_owned();
                return Err(pyo3::exceptions::PyKeyError::new_err(message));
            }
            match self.id {
                None => {
                    access.note_change();
                    let mut root = access.root().ok_or_else(|| erased(py))?;
                    root.set_attr(key, new);
                }
                Some(id) => {
                    let mut editor = access.editor(&self.path).ok_or_else(|| erased(py))?;
                    editor.set_attr(id, key, new);
                }
            }
            Ok(())
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

/// Returns whether `op` is `ancestor`, or nested in it.
fn is_inside(body: &Body, op: OpId, ancestor: OpId) -> bool {
    let mut next = Some(op);
    while let Some(op) = next {
        if op == ancestor {
            return true;
        }
        next = body.parent_op(op);
    }
    false
}

#[pymethods]
impl Operation {
    /// The name, such as ``arith.addi``.
    #[getter]
    fn name(&self, py: Python<'_>) -> PyResult<String> {
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
    fn set_operands(&self, py: Python<'_>, operands: Vec<PyRef<'_, Value>>) -> PyResult<()> {
        let id = self.inner_id(py)?;
        access(py, &self.place, false, |access| {
            let body = access.body().and_then(|body| body_at(body, &self.path));
            let body = body.filter(|body| body.is_live(id));
            let body = body.ok_or_else(|| erased(py))?;
            let values = operands.iter();
            let values = values.map(|value| value.id_at(py, &self.place, &self.path, body));
            let values: Vec<_> = values.collect::<PyResult<_>>()?;
            let mut editor = access.editor(&self.path).ok_or_else(|| erased(py))?;
            editor.set_operands(id, &values);
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
        let order = match order {
            "pre" => WalkOrder::Pre,
            "post" => WalkOrder::Post,
            other => {
                let message = format!("expected `pre` or `post`, found `{other}`");
                return Err(value_error(py, &message));
            }
        };
        let mut found = Vec::new();
        access(py, &self.place, self.id.is_none(), |access| {
            let place = access.place();
            let body = access.body().and_then(|body| body_at(body, &self.path));
            let mut walk = Walk {
                place: &place,
                order,
                found: &mut found,
            };
            match (self.id, body) {
                (None, Some(body)) => {
                    walk.around(self.handle(), |walk| {
                        walk.ops(body, &None, body.walk_in(order))
                    });
                }
                (None, None) => walk.found.push(self.handle()),
                (Some(id), Some(body)) if body.is_live(id) => {
                    let mut ops = body.walk_nested(id, order);
                    match order {
                        WalkOrder::Pre => ops.insert(0, id),
                        WalkOrder::Post => ops.push(id),
                    }
                    walk.ops(body, &self.path, ops);
                }
                _ => return Err(erased(py)),
            }
            Ok(())
        })?;
        Ok(PyList::new(py, found)?.try_iter()?.into_any())
    }

    /// Appends a block with arguments of these types to a region. Returns it.
    #[pyo3(signature = (args = Vec::new(), *, region = 0))]
    fn add_block(
        &self,
        py: Python<'_>,
        args: Vec<Bound<'_, PyAny>>,
        region: usize,
    ) -> PyResult<Block> {
        let path = self.regions_of(py, |_, _, path, _| path.clone())?;
        access(py, &self.place, self.id.is_none(), |access| {
            let cx = access.shared().clone();
            let args = args.iter().map(|ty| super::attribute::type_of(&cx, ty));
            let args = args.map(|ty| Ok((ty?, passwright::embedded::Loc::UNKNOWN)));
            let args: Vec<_> = args.collect::<PyResult<_>>()?;
            let mut editor = access.editor(&path).ok_or_else(|| erased(py))?;
            let outside = || value_error(py, "a pattern cannot add blocks");
            let body = editor.body_mut().ok_or_else(outside)?;
            let regions = match self.id.filter(|_| path == self.path) {
                Some(id) => body.regions(id),
                None => body.top_regions(),
            };
            let missing = || value_error(py, &format!("the operation has no region {region}"));
            let region = *regions.get(region).ok_or_else(missing)?;
            let block = body.append_block(region, &args);
            drop(editor);
            Ok(Block::new(&access.place(), &path, block))
        })
    }

    /// Erases the operation with what is nested in it.
    ///
    /// Raises ``InputError`` if its results are used.
    pub(crate) fn erase(&self, py: Python<'_>) -> PyResult<()> {
        let id = self.inner_id(py)?;
        access(py, &self.place, false, |access| {
            let body = access.body().and_then(|body| body_at(body, &self.path));
            let body = body.filter(|body| body.is_live(id));
            if body.ok_or_else(|| erased(py))?.has_used_results(id) {
                let message = "an operation whose results are used cannot be erased: replace it";
                return Err(value_error(py, message));
            }
            let mut editor = access.editor(&self.path).ok_or_else(|| erased(py))?;
            editor.erase(id);
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
            by.extract()?
        };
        access(py, &self.place, false, |access| {
            let body = access.body().and_then(|body| body_at(body, &self.path));
            let body = body.filter(|body| body.is_live(id));
            let body = body.ok_or_else(|| erased(py))?;
            let values = values.iter();
            let values = values.map(|value| value.get().id_at(py, &self.place, &self.path, body));
            let values: Vec<_> = values.collect::<PyResult<_>>()?;
            let count = body.result_count(id);
            if values.len() != count {
                let message = format!("{} values cannot replace {count} results", values.len());
                return Err(value_error(py, &message));
            }
            let is_own = |value| {
                let def = body.defining_op(value);
                def.is_some_and(|def| is_inside(body, def, id))
            };
            if values.iter().any(|&value| is_own(value)) {
                let message = "an operation cannot be replaced by a value that it defines";
                return Err(value_error(py, message));
            }
            let mut editor = access.editor(&self.path).ok_or_else(|| erased(py))?;
            editor.replace(id, &values);
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
        access(py, &self.place, false, |access| {
            let body = access.body().and_then(|body| body_at(body, &self.path));
            let body = body.filter(|body| body.is_live(id) && position.is_live(body));
            let body = body.ok_or_else(|| erased(py))?;
            let owner = |block: BlockId| body.region_owner(body.block_region(block)?);
            let (beside, around) = match at {
                InsertPoint::Before(op) | InsertPoint::After(op) => (Some(op), Some(op)),
                InsertPoint::Start(block) | InsertPoint::End(block) => (None, owner(block)),
                _ => return Err(erased(py)),
            };
            if beside == Some(id) {
                return Ok(());
            }
            if around.is_some_and(|op| is_inside(body, op, id)) {
                return Err(value_error(py, "an operation cannot be moved into itself"));
            }
            let mut editor = access.editor(&self.path).ok_or_else(|| erased(py))?;
            editor.move_op(id, at);
            Ok(())
        })
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        access(py, &self.place, self.id.is_none(), |access| {
            let Some(id) = self.id else {
                let root = access.root().ok_or_else(|| erased(py))?;
                return Ok(root.print(PrintOptions::default()));
            };
            let body = access.body().and_then(|body| body_at(body, &self.path));
            let body = body.filter(|body| body.is_live(id));
            Ok(body.ok_or_else(|| erased(py))?.op_text(access.shared(), id))
        })
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        match self.name(py) {
            Ok(name) => format!("<Op {name}>"),
            Err(_) => "<Op that is gone>".to_owned(),
        }
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.id == other.id && self.path == other.path && self.place == other.place
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

/// A walk through bodies that are nested in each other.
struct Walk<'w> {
    place: &'w Place,
    order: WalkOrder,
    found: &'w mut Vec<Operation>,
}

impl Walk<'_> {
    /// Visits an operation before or after what is nested in it.
    fn around(&mut self, op: Operation, nested: impl FnOnce(&mut Self)) {
        match self.order {
            WalkOrder::Pre => {
                self.found.push(op);
                nested(self);
            }
            WalkOrder::Post => {
                nested(self);
                self.found.push(op);
            }
        }
    }

    /// Visits operations of a body. Isolated operations nest as deep as the parser allows.
    fn ops(&mut self, body: &Body, path: &Path, ops: Vec<OpId>) {
        for id in ops {
            let op = Operation::nested(self.place, path, id);
            let Some(nested) = body.nested(id) else {
                self.found.push(op);
                continue;
            };
            let inside = op.inside(id);
            let order = self.order;
            self.around(op, |walk| walk.ops(nested, &inside, nested.walk_in(order)));
        }
    }
}

/// The attributes and properties of an operation, as a mapping from names to values of Python.
///
/// An integer is an ``int``, a float a ``float``, and a string, a list, a dictionary or a type what it is in Python; ``None`` stands for a
/// unit, and an ``Attribute`` for anything else. A number that is assigned has the type of the one that it replaces, or else
/// 64 bits; ``Typed(5, "i32")`` has another one.
#[pyclass(frozen, mapping, module = "passwright")]
pub(crate) struct Attributes {
    op: Py<Operation>,
}

impl Attributes {
    fn find(&self, py: Python<'_>, key: &str) -> PyResult<Option<(Arc<SharedContext>, Attr)>> {
        self.op.get().with_header(py, |cx, header| {
            let key = cx.find_ident(key);
            let attr = key.and_then(|key| header.attr(cx, key));
            Ok(attr.map(|attr| (Arc::clone(cx), attr)))
        })
    }
}

#[pymethods]
impl Attributes {
    fn __getitem__(&self, py: Python<'_>, key: &str) -> PyResult<Py<PyAny>> {
        match self.find(py, key)? {
            Some((cx, attr)) => to_python(py, &cx, attr),
            None => Err(pyo3::exceptions::PyKeyError::new_err(key.to_owned())),
        }
    }

    /// Returns the attribute itself, with its type.
    fn exact(&self, py: Python<'_>, key: &str) -> PyResult<Attribute> {
        match self.find(py, key)? {
            Some((cx, attr)) => Ok(Attribute::new(&cx, attr)),
            None => Err(pyo3::exceptions::PyKeyError::new_err(key.to_owned())),
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
