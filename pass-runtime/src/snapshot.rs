//! Copies of operations, and the outermost operation as a step of a pipeline sees it.

use std::fmt;

use crate::diagnostic::{self, Emit};
use crate::instrumentation::{PassSite, PipelineSite};
use crate::ir::{Ir, PrintOptions};
use crate::location::Location;
use crate::replay::{Entry, Subject};

/// A copy of an operation and all that is nested in it, which outlives the access to the original.
///
/// An IR makes them with [`Ir::copy`]. The identity of a copy does not matter: it is printed, and written over other
/// copies, but no pass runs on it.
pub trait OpCopy<I: Ir>: Send + 'static {
    /// Access to the copied operation, which has none around it.
    fn op<'a>(&'a mut self, cx: &'a I::Context) -> I::Op<'a>;

    /// Makes `target`, which is the original at another time or a copy of it, equal to this copy. Only name, attributes
    /// and nested operations can differ: passes change nothing else of their operation.
    fn write_to(self: Box<Self>, cx: &I::Context, target: I::Op<'_>);
}

/// The outermost operation of a run as a step of the pipeline sees it: with the operation of the step as it is now, and all
/// others as they are at this point of a run in one thread.
///
/// Threads may be changing the others, so the text is produced lazily: [`print`](Self::print) passes it on once all earlier steps
/// are final.
///
/// ```
/// # mod tree { include!("../tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_runtime::diagnostic::Emit;
/// use pass_runtime::instrumentation::{Instrumentation, PassSite};
/// use pass_runtime::ir::PrintOptions;
/// use pass_runtime::{Diagnostic, Failure, PassManager, Preserved};
///
/// /// Shows the whole tree after each pass.
/// struct Show;
///
/// impl Instrumentation<Tree> for Show {
///     fn needs_snapshots(&self) -> bool {
///         true
///     }
///
///     fn after_pass(
///         &self,
///         pass: &PassSite<'_, Tree>,
///         op: &&mut Node,
///         _: &Preserved,
///         emit: Emit<'_>,
///     ) -> Result<(), Failure> {
///         let snapshot = pass.snapshot(op, PrintOptions::default());
///         snapshot.print(emit, |text, emit| emit(Diagnostic::output(text)));
///         Ok(())
///     }
/// }
/// let mut manager = PassManager::new("root");
/// manager.add_instrumentation(Show);
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub struct Snapshot<I: Ir> {
    subject: Subject<I>,
    /// The source location of the operation of the step.
    location: Location,
    options: PrintOptions,
    is_whole: bool,
}

impl<'s, I: Ir> PassSite<'s, I> {
    /// The outermost operation as this step sees it; `op` is that of the step. Only instrumentations that
    /// [need snapshots](crate::instrumentation::Instrumentation::needs_snapshots) get it.
    ///
    /// It is `op` alone where nothing more can be known: in an IR that neither [copies](Ir::copy) operations nor
    /// [reaches the outermost one](Ir::print_outermost), and in a pipeline that a pass runs on an operation inside of its
    /// own, which that pass is changing.
    pub fn snapshot(&self, op: &I::Op<'_>, options: PrintOptions) -> Snapshot<I> {
        let (cx, path) = (self.context(), self.frame.path());
        let part = || {
            let path = path.clone().filter(|_| self.engine.chain.needs_snapshots)?;
            let copy = I::copy(cx, op)?;
            Some(Subject::Part { path, copy })
        };
        let whole = if path.as_ref().is_some_and(Vec::is_empty) {
            Some(Subject::Text(I::print(cx, op, options)))
        } else {
            let direct = I::print_outermost(cx, op, options);
            direct.map(Subject::Text).or_else(part)
        };
        Snapshot {
            is_whole: whole.is_some(),
            subject: whole.unwrap_or_else(|| Subject::Text(I::print(cx, op, options))),
            location: I::location(cx, op),
            options,
        }
    }

    /// The same as [`snapshot`](Self::snapshot), for one that is rarely printed: an IR that copies operations makes the text
    /// only when it is printed.
    pub fn snapshot_for_later(&self, op: &I::Op<'_>, options: PrintOptions) -> Snapshot<I> {
        let path = self.frame.path();
        let path = path.filter(|_| self.engine.chain.needs_snapshots);
        let part = path.and_then(|path| {
            let copy = I::copy(self.context(), op)?;
            Some(Subject::Part { path, copy })
        });
        match part {
            None => self.snapshot(op, options),
            Some(subject) => Snapshot {
                subject,
                location: I::location(self.context(), op),
                options,
                is_whole: true,
            },
        }
    }

    /// The operation of the step alone, as it is now.
    pub fn operation_snapshot(&self, op: &I::Op<'_>, options: PrintOptions) -> Snapshot<I> {
        Snapshot {
            subject: Subject::Text(I::print(self.context(), op, options)),
            location: I::location(self.context(), op),
            options,
            is_whole: self.frame.path().is_some_and(|path| path.is_empty()),
        }
    }
}

impl<I: Ir> PipelineSite<'_, I> {
    /// Calls `then` as soon as all is final that comes before this call in the order of the operations, as
    /// [`Snapshot::print`] does.
    pub fn in_order(&self, emit: Emit<'_>, then: impl FnOnce(Emit<'_>) + Send + 'static) {
        let nothing = Snapshot::<I> {
            subject: Subject::Text(String::new()),
            location: Location::Unknown,
            options: PrintOptions::default(),
            is_whole: false,
        };
        nothing.print(emit, |_, emit| then(emit));
    }
}

impl<I: Ir> Snapshot<I> {
    /// True if it is that of the outermost operation, and not of the operation of the step alone.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Calls `then` with the text, without a line break at its end, as soon as all is final that comes before this call in
    /// the order of the operations. Calls of several snapshots come in that order, one at a time, and so do diagnostics
    /// that `then` emits.
    pub fn print(self, emit: Emit<'_>, then: impl FnOnce(&str, Emit<'_>) + Send + 'static) {
        let mut deferred = diagnostic::deferred(Entry::Print {
            subject: self.subject,
            options: self.options,
            then: Box::new(then),
        });
        deferred.location = self.location;
        emit(deferred);
    }
}

impl<I: Ir> fmt::Debug for Snapshot<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Snapshot")
            .field("is_whole", &self.is_whole)
            .finish_non_exhaustive()
    }
}
