//! Copies of operations, and the outermost operation as a step of a pipeline sees it.

use std::fmt;

use crate::diagnostic::{Emit, Location};
use crate::instrumentation::{Interest, PassSite, PipelineSite};
use crate::ir::{Ir, PrintOptions};
use crate::replay::{DeferredWork, Message, Sink, Subject};

/// A copy of an operation and all that is nested in it, which outlives the access to the original.
///
/// An IR creates it with [`Ir::copy`]. A copy is printed, and written over other copies, but no pass runs on it.
pub trait OpCopy<I: Ir>: Send + 'static {
    /// Returns the copied operation, which has no parent.
    fn op<'a>(&'a mut self, cx: &'a I::Context) -> I::Op<'a>;

    /// Makes `target`, which is the original or another copy of it, equal to this copy. Only name, attributes and nested
    /// operations can differ: passes change nothing else of their operation.
    fn write_to(self: Box<Self>, cx: &I::Context, target: I::Op<'_>);
}

/// The outermost operation of a run as a step of the pipeline sees it: with the operation of the step as it is now, and all
/// others as they are at this point of a run in one thread.
///
/// Threads may be changing the others, so the text is produced lazily: [`print`](Self::print) passes it on once all earlier steps
/// are final.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink};
/// use pass_runtime::ir::PrintOptions;
/// use pass_runtime::{Diagnostic, Failure, PassManager};
///
/// /// Shows the whole tree after each pass.
/// struct Show;
///
/// impl Instrumentation<Tree> for Show {
///     fn interest(&self) -> Interest {
///         Interest::PASSES | Interest::SNAPSHOTS
///     }
///
///     fn exit(&self, event: &Event<'_, '_, Tree>, _: &Outcome<'_>, emit: Sink<'_, Tree>) -> Result<(), Failure> {
///         if let Event::Pass { pass, op } = event {
///             let snapshot = pass.snapshot(op, PrintOptions::default());
///             snapshot.print(emit, |text, emit| emit(Diagnostic::output(text)));
///         }
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
    /// Returns the outermost operation as this step sees it; `op` is that of the step. Only instrumentations that
    /// [ask for snapshots](Interest::SNAPSHOTS) get it.
    ///
    /// It is `op` alone in an IR that neither [copies](Ir::copy) operations nor
    /// [reaches the outermost one](Ir::print_outermost), and in a pipeline that a pass runs on an operation inside of its
    /// operation, which that pass is changing.
    pub fn snapshot(&self, op: &I::Op<'_>, options: PrintOptions) -> Snapshot<I> {
        if self.frame.path().is_some_and(|path| path.is_empty()) {
            return self.operation_snapshot(op, options);
        }
        let direct = I::print_outermost(self.context(), op, options);
        match direct.map(Subject::Text).or_else(|| self.part(op)) {
            Some(subject) => self.showing(subject, true, op, options),
            None => self.operation_snapshot(op, options),
        }
    }

    /// As [`snapshot`](Self::snapshot), for a snapshot that is rarely printed: an IR that copies operations creates the text
    /// lazily.
    pub fn snapshot_for_later(&self, op: &I::Op<'_>, options: PrintOptions) -> Snapshot<I> {
        match self.part(op) {
            Some(subject) => self.showing(subject, true, op, options),
            None => self.snapshot(op, options),
        }
    }

    /// Returns the operation of the step alone, as it is now.
    pub fn operation_snapshot(&self, op: &I::Op<'_>, options: PrintOptions) -> Snapshot<I> {
        let text = Subject::Text(I::print(self.context(), op, options));
        let is_whole = self.frame.path().is_some_and(|path| path.is_empty());
        self.showing(text, is_whole, op, options)
    }

    /// Returns a copy of the operation, which is shown in the outermost one.
    fn part(&self, op: &I::Op<'_>) -> Option<Subject<I>> {
        let copies = self.engine.chain.interest.contains(Interest::SNAPSHOTS);
        let path = self.frame.path().filter(|_| copies)?;
        let copy = I::copy(self.context(), op)?;
        Some(Subject::Part { path, copy })
    }

    fn showing(
        &self,
        subject: Subject<I>,
        is_whole: bool,
        op: &I::Op<'_>,
        options: PrintOptions,
    ) -> Snapshot<I> {
        Snapshot {
            subject,
            location: I::location(self.context(), op),
            options,
            is_whole,
        }
    }
}

impl<I: Ir> PipelineSite<'_, I> {
    /// Calls `then` once all earlier steps are final, as [`Snapshot::print`] does.
    pub fn in_order(&self, emit: Sink<'_, I>, then: impl FnOnce(Emit<'_>) + Send + 'static) {
        let empty = Snapshot::<I> {
            subject: Subject::Text(String::new()),
            location: Location::Unknown,
            options: PrintOptions::default(),
            is_whole: false,
        };
        empty.print(emit, |_, emit| then(emit));
    }
}

impl<I: Ir> Snapshot<I> {
    /// Returns whether it shows the outermost operation, and not the operation of the step alone.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Calls `then` with the text, without a line break at its end, once all earlier steps are final. Callbacks of several
    /// snapshots run in operation order, one at a time; diagnostics that they emit keep that order.
    pub fn print(self, emit: Sink<'_, I>, then: impl FnOnce(&str, Emit<'_>) + Send + 'static) {
        let work = DeferredWork::Print {
            subject: self.subject,
            options: self.options,
            on_text: Box::new(then),
        };
        emit(Message::deferred(self.location, work));
    }
}

impl<I: Ir> fmt::Debug for Snapshot<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Snapshot")
            .field("is_whole", &self.is_whole)
            .finish_non_exhaustive()
    }
}
