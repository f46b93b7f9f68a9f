//! Access to the IR that handles lead into: that of a module, of a pass that runs, or of a pattern that is applied.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use passwright::PassContext;
use passwright::embedded::rewrite::Rewriter;
use passwright::embedded::{Body, Embedded, Op, OpId};
use pyo3::prelude::*;
use scoped_tls_hkt::scoped_thread_local;

use super::editor::{BodyEditor, Editor};
use crate::context::SharedContext;
use crate::error::{Kind, error};
use crate::module::ModuleCell;

/// The IR that a handle belongs to: a module, or the operation of a pass that runs.
#[derive(Clone)]
pub(crate) enum Place {
    /// The run of a pass or the application of a pattern, by its number.
    Run {
        run: u64,
        /// The number that handles are made with, another one after each nested pipeline and rewrite. The outermost operation
        /// outlives these.
        token: u64,
    },
    /// A module, at the time of this number of changes by pipelines.
    Module(Arc<ModuleCell>, u64),
}

impl PartialEq for Place {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Run { token: left, .. }, Self::Run { token: right, .. }) => left == right,
            (Self::Module(left, left_epoch), Self::Module(right, right_epoch)) => {
                Arc::ptr_eq(left, right) && left_epoch == right_epoch
            }
            _ => false,
        }
    }
}

impl Place {
    /// Returns the place of the outermost operation of a run.
    pub(crate) fn run(run: u64) -> Self {
        Self::Run { run, token: run }
    }

    /// Returns whether the outermost operations of both places are the same.
    pub(crate) fn has_root_of(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Run { run: left, .. }, Self::Run { run: right, .. }) => left == right,
            _ => self == other,
        }
    }
}

/// The isolated operations that enclose a body, from the outside in; `None` for the body of the outermost operation.
pub(crate) type Path = Option<Arc<[OpId]>>;

/// Returns a number that no other run or application has.
pub(crate) fn next_token() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Returns the body at the end of a path.
pub(crate) fn body_at<'b>(mut body: &'b Body, path: &Path) -> Option<&'b Body> {
    for &op in path.iter().flat_map(|path| &**path) {
        body = body.nested(op).filter(|_| body.is_live(op))?;
    }
    Some(body)
}

fn body_at_mut<'b>(mut body: &'b mut Body, path: &Path) -> Option<&'b mut Body> {
    for &op in path.iter().flat_map(|path| &**path) {
        if !body.is_live(op) {
            return None;
        }
        body = body.nested_mut(op)?;
    }
    Some(body)
}

/// Access to an operation with what is nested in it.
pub(crate) trait Access {
    fn shared(&self) -> &Arc<SharedContext>;

    /// Returns whether handles with these numbers are valid. `is_root` is set for that of the outermost operation.
    fn accepts(&self, run: u64, token: u64, is_root: bool) -> bool;

    /// Returns the place of handles that are made now.
    fn place(&self) -> Place;

    /// Returns the outermost operation; `None` while a pattern is applied, which must not reach it.
    fn root(&mut self) -> Option<Op<'_>>;

    /// Returns the body of the outermost operation.
    fn body(&self) -> Option<&Body>;

    /// Returns the body at the end of a path, to be changed.
    fn editor<'s>(&'s mut self, path: &Path) -> Option<Editor<'s>>;

    /// Returns the error about what cannot be found.
    fn missing(&self, py: Python<'_>) -> PyErr {
        stale(py, "what it leads to was erased")
    }

    /// Notes that the outermost operation itself has changed.
    fn note_change(&mut self);

    /// Returns what only a pass has.
    fn pass(&mut self) -> Option<&mut dyn PassAccess> {
        None
    }
}

/// What a pass can do beside looking at its operation.
pub(crate) trait PassAccess {
    /// Calls `work` with the context of the pass and an operation: that of the pass, or one at the end of a path.
    fn with_op(
        &mut self,
        target: Option<(&Path, OpId)>,
        work: &mut dyn FnMut(&mut PassContext<'_, Embedded>, Op<'_>),
    ) -> Option<()>;

    /// Makes all handles invalid but that of the operation of the pass.
    fn invalidate_handles(&mut self);

    /// Notes that the pass has reported an error, so that it fails.
    fn note_error(&mut self);
}

scoped_thread_local!(
    /// The access of the pass or pattern that runs in this thread.
    static mut CURRENT: for<'a> &'a mut dyn Access
);

/// Runs `work`, which may use handles into `access`.
pub(crate) fn with_current<R>(access: &mut dyn Access, work: impl FnOnce() -> R) -> R {
    CURRENT.set(access, work)
}

/// Calls `work` with what a handle leads into.
pub(crate) fn access<R>(
    py: Python<'_>,
    place: &Place,
    is_root: bool,
    work: impl FnOnce(&mut dyn Access) -> PyResult<R>,
) -> PyResult<R> {
    match place {
        Place::Run { run, token } => {
            if !CURRENT.is_set() {
                return Err(stale(
                    py,
                    "the run that it belongs to has ended, or runs in another thread",
                ));
            }
            CURRENT.with(|access| {
                if access.accepts(*run, *token, is_root) {
                    work(access)
                } else {
                    Err(stale(py, "it belongs to another run, or to the time before a nested pipeline or rewrite ran"))
                }
            })
        }
        Place::Module(cell, epoch) => {
            let mut module = cell.lock(py)?;
            if cell.epoch() != *epoch {
                return Err(stale(py, "a pipeline has run on its module since"));
            }
            let mut access = ModuleAccess {
                root: module.root(&cell.cx),
                shared: &cell.cx,
                place,
                has_changed: false,
            };
            work(&mut access)
        }
    }
}

/// Returns the error about a handle that leads nowhere.
#[cold]
pub(crate) fn stale(py: Python<'_>, reason: &str) -> PyErr {
    let message = format!("this handle is no longer valid: {reason}");
    error(py, Kind::Handle, &message, Vec::new())
}

/// Calls `work` with the body at the end of a path.
pub(crate) fn read<R>(
    py: Python<'_>,
    place: &Place,
    path: &Path,
    work: impl FnOnce(&dyn Access, &Body) -> Option<PyResult<R>>,
) -> PyResult<R> {
    access(py, place, false, |access| {
        let body = access.body().and_then(|body| body_at(body, path));
        let result = body.and_then(|body| work(&*access, body));
        result.unwrap_or_else(|| Err(access.missing(py)))
    })
}

/// Calls `check` with the body at the end of a path, and then `change` with what it returns, to change the body.
pub(crate) fn edit<T, R>(
    py: Python<'_>,
    place: &Place,
    path: &Path,
    check: impl FnOnce(&dyn Access, &Body) -> Option<PyResult<T>>,
    change: impl FnOnce(&mut Editor<'_>, T) -> PyResult<R>,
) -> PyResult<R> {
    access(py, place, false, |access| {
        let body = access.body().and_then(|body| body_at(body, path));
        let checked = body.and_then(|body| check(&*access, body));
        let checked = checked.unwrap_or_else(|| Err(access.missing(py)))?;
        if let Some(mut editor) = access.editor(path) {
            return change(&mut editor, checked);
        }
        Err(access.missing(py))
    })
}

/// Access to a module.
struct ModuleAccess<'a> {
    root: Op<'a>,
    shared: &'a Arc<SharedContext>,
    place: &'a Place,
    /// Nobody asks for it.
    has_changed: bool,
}

impl Access for ModuleAccess<'_> {
    fn shared(&self) -> &Arc<SharedContext> {
        self.shared
    }

    fn accepts(&self, _run: u64, _token: u64, _is_root: bool) -> bool {
        true
    }

    fn place(&self) -> Place {
        self.place.clone()
    }

    fn root(&mut self) -> Option<Op<'_>> {
        Some(self.root.reborrow())
    }

    fn body(&self) -> Option<&Body> {
        self.root.body()
    }

    fn editor<'s>(&'s mut self, path: &Path) -> Option<Editor<'s>> {
        let cx = self.root.context();
        let body = body_at_mut(self.root.body_mut()?, path)?;
        Some(Editor::new(BodyEditor { cx, body }, &mut self.has_changed))
    }

    fn note_change(&mut self) {}
}

/// Access of a pass to its operation.
pub(crate) struct RunAccess<'a, 'c, 'p> {
    pub(crate) op: Op<'a>,
    pub(crate) cx: &'c mut PassContext<'p, Embedded>,
    pub(crate) shared: Arc<SharedContext>,
    /// The number of the run, which that of its operation has.
    pub(crate) run: u64,
    /// The number that other handles have.
    pub(crate) token: u64,
    pub(crate) has_changed: bool,
    pub(crate) has_failed: bool,
}

impl Access for RunAccess<'_, '_, '_> {
    fn shared(&self) -> &Arc<SharedContext> {
        &self.shared
    }

    fn accepts(&self, run: u64, token: u64, is_root: bool) -> bool {
        run == self.run && (is_root || token == self.token)
    }

    fn place(&self) -> Place {
        let (run, token) = (self.run, self.token);
        Place::Run { run, token }
    }

    fn root(&mut self) -> Option<Op<'_>> {
        Some(self.op.reborrow())
    }

    fn body(&self) -> Option<&Body> {
        self.op.body()
    }

    fn editor<'s>(&'s mut self, path: &Path) -> Option<Editor<'s>> {
        let cx = self.op.context();
        let body = body_at_mut(self.op.body_mut()?, path)?;
        Some(Editor::new(BodyEditor { cx, body }, &mut self.has_changed))
    }

    fn note_change(&mut self) {
        self.has_changed = true;
    }

    fn pass(&mut self) -> Option<&mut dyn PassAccess> {
        Some(self)
    }
}

impl PassAccess for RunAccess<'_, '_, '_> {
    fn with_op(
        &mut self,
        target: Option<(&Path, OpId)>,
        work: &mut dyn FnMut(&mut PassContext<'_, Embedded>, Op<'_>),
    ) -> Option<()> {
        let op = match target {
            None => self.op.reborrow(),
            Some((path, id)) => {
                let cx = self.op.context();
                let body = body_at_mut(self.op.body_mut()?, path)?;
                if !body.is_live(id) {
                    return None;
                }
                Op::of(cx, body, id)
            }
        };
        work(self.cx, op);
        Some(())
    }

    fn invalidate_handles(&mut self) {
        self.token = next_token();
    }

    fn note_error(&mut self) {
        self.has_failed = true;
    }
}

/// Access of a pattern to the body that is rewritten.
pub(crate) struct PatternAccess<'a, 'r> {
    pub(crate) rewriter: &'a mut Rewriter<'r>,
    pub(crate) shared: Arc<SharedContext>,
    /// The number of the application.
    pub(crate) run: u64,
    pub(crate) has_changed: bool,
}

impl Access for PatternAccess<'_, '_> {
    fn shared(&self) -> &Arc<SharedContext> {
        &self.shared
    }

    fn accepts(&self, run: u64, _token: u64, _is_root: bool) -> bool {
        run == self.run
    }

    fn place(&self) -> Place {
        Place::run(self.run)
    }

    fn root(&mut self) -> Option<Op<'_>> {
        None
    }

    fn body(&self) -> Option<&Body> {
        Some(self.rewriter.body())
    }

    fn editor<'s>(&'s mut self, path: &Path) -> Option<Editor<'s>> {
        if path.is_some() {
            return None;
        }
        let changes = &mut self.has_changed;
        Some(Editor::new(&mut *self.rewriter, changes))
    }

    fn note_change(&mut self) {}

    fn missing(&self, py: Python<'_>) -> PyErr {
        stale(
            py,
            "what it leads to was erased, or is outside of the isolated operation that the pattern rewrites",
        )
    }
}
