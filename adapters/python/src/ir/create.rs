//! New operations.

use passwright::Ir;
use passwright::embedded::{
    Attr, BlockId, Body, Embedded, Ident, InsertPoint, Loc, OpName, OpSpec, Type, ValueId,
};
use passwright::text::names::nearest;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::access::{Access, Path, Place, edit};
use super::attribute::{entries, type_of};
use super::block::Block;
use super::nesting;
use super::op::Operation;
use crate::argument::{Items, Values, check_keywords};
use crate::context::SharedContext;
use crate::error::value_error;

/// The keywords of `create`.
pub(crate) const KEYWORDS: &[&str] = &[
    "name",
    "operands",
    "results",
    "attributes",
    "before",
    "after",
    "at_start",
    "at_end",
    "successors",
    "regions",
];

/// The most regions of a new operation: each takes memory, also an empty one.
const MAX_REGIONS: usize = 1 << 16;

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
    pub(crate) operands: Values,
    pub(crate) results: Items<'py>,
    pub(crate) attributes: Option<Bound<'py, PyDict>>,
    pub(crate) successors: Vec<PyRef<'py, Block>>,
    pub(crate) regions: usize,
}

impl NewOperation<'_, '_> {
    /// Creates the operation.
    pub(crate) fn create(&self, py: Python<'_>, position: &Position) -> PyResult<Operation> {
        let Position { place, path, at } = position;
        if self.name.is_empty() || self.name.contains('\0') {
            let message = format!("{:?} is no name of an operation", self.name);
            return Err(value_error(py, &message));
        }
        if self.regions > MAX_REGIONS {
            let message = format!(
                "an operation can have at most {MAX_REGIONS} regions, not {}",
                self.regions
            );
            return Err(value_error(py, &message));
        }
        let check = |access: &dyn Access, body: &Body| {
            let parts = || self.parts(py, position, access, body);
            position.is_live(body).then(parts)
        };
        edit(py, place, path, check, |editor, parts| {
            let spec = OpSpec::new(parts.name, parts.loc)
                .operands(&parts.operands)
                .results(&parts.results)
                .successors(&parts.successors)
                .attrs(parts.attributes)
                .regions(self.regions);
            let op = editor.change().create(&spec, *at);
            Ok(Operation::nested(place, path, op))
        })
    }

    /// Returns the parts as the IR has them, after they were checked.
    fn parts(
        &self,
        py: Python<'_>,
        position: &Position,
        access: &dyn Access,
        body: &Body,
    ) -> PyResult<Parts> {
        let Position { place, path, at } = position;
        let cx = access.shared();
        check_name(py, cx, self.name)?;
        nesting::check_depth(py, path, body, *at, usize::from(self.regions > 0))?;
        if let (Place::Module(..), Some((dialect, _))) = (place, self.name.split_once('.')) {
            let _ = cx.load_dialect(dialect);
        }
        let operands = self.operands.0.iter();
        let operands = operands.map(|value| value.get().id_at(py, place, path, body));
        let results = self.results.0.iter().map(|ty| type_of(cx, ty));
        let region = nesting::region(body, *at);
        let mut successors = Vec::new();
        for block in &self.successors {
            let is_near = block.place == *place && block.path == *path;
            if !is_near || body.block_region(block.id) != region {
                let message = "a successor must be a block of the same region";
                return Err(value_error(py, message));
            }
            successors.push(block.id);
        }
        Ok(Parts {
            name: cx.op_name(self.name),
            loc: match at {
                InsertPoint::Before(op) | InsertPoint::After(op) => body.location(*op),
                _ => Loc::UNKNOWN,
            },
            operands: operands.collect::<PyResult<_>>()?,
            results: results.collect::<PyResult<_>>()?,
            successors,
            attributes: match &self.attributes {
                Some(attributes) => entries(cx, attributes, 0)?,
                None => Vec::new(),
            },
        })
    }
}

/// Checks that a dialect declares the operation, unless it need not.
pub(crate) fn check_name(py: Python<'_>, cx: &SharedContext, name: &str) -> PyResult<()> {
    if cx.find_op(name).is_some() || cx.allows_unregistered() {
        return Ok(());
    }
    let known = Embedded::known_ops(cx);
    let meant = nearest(name, known.iter().map(String::as_str));
    let help = meant.map_or_else(String::new, |meant| format!(": did you mean `{meant}`?"));
    let message = format!("no dialect declares the operation `{name}`{help}");
    Err(value_error(py, &message))
}

/// The parts of a new operation as the IR has them.
struct Parts {
    name: OpName,
    loc: Loc,
    operands: Vec<ValueId>,
    results: Vec<Type>,
    successors: Vec<BlockId>,
    attributes: Vec<(Ident, Attr)>,
}

/// Creates an operation. It goes ``before`` or ``after`` an operation, or to the start or the end of a block.
///
/// ``results`` are the types of its results, ``regions`` the number of its regions, which are empty.
#[pyfunction]
#[pyo3(signature = (name, operands = Values::default(), results = Items::default(), attributes = None, *, before = None, after = None,
                    at_start = None, at_end = None, successors = Vec::new(), regions = 0, **unknown),
        text_signature = "(name, operands=(), results=(), attributes=None, *, before=None, after=None, at_start=None, at_end=None, successors=(), regions=0)")]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn create<'py>(
    py: Python<'py>,
    name: &str,
    operands: Values,
    results: Items<'py>,
    attributes: Option<Bound<'py, PyDict>>,
    before: Option<&Operation>,
    after: Option<&Operation>,
    at_start: Option<&Block>,
    at_end: Option<&Block>,
    successors: Vec<PyRef<'py, Block>>,
    regions: usize,
    unknown: Option<Bound<'py, PyDict>>,
) -> PyResult<Operation> {
    check_keywords(py, "create", unknown.as_ref(), KEYWORDS)?;
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
