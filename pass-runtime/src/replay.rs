//! Replays the changes of several threads to the outermost operation, in the order of a run in one thread.
//!
//! While threads work on nested operations, no thread may read the whole module. Each thread records copies of its operation,
//! which travel with its diagnostics. Delivered in operation order, they bring a copy of the outermost operation to the state
//! that it has at that point of a run in one thread.

use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostic, Emit, Location, Severity};
use crate::ir::{Ir, PrintOptions};
use crate::panic::catch;
use crate::snapshot::OpCopy;

/// Called with a text once it is final.
pub(crate) type OnText = Box<dyn FnOnce(&str, Emit<'_>) + Send>;

/// A diagnostic, or work that a run does in its position among the diagnostics, such as a [`Snapshot`](crate::instrumentation::Snapshot)
/// that is printed once all earlier steps are final.
pub struct Message<I: Ir> {
    /// The diagnostic; with deferred work, the error if that panics.
    pub(crate) diagnostic: Diagnostic,
    work: Option<DeferredWork<I>>,
}

/// The sink of an instrumentation or a schedule, which takes [diagnostics](Diagnostic) by `into`.
pub type Sink<'a, I> = Emit<'a, Message<I>>;

impl<I: Ir> From<Diagnostic> for Message<I> {
    fn from(diagnostic: Diagnostic) -> Self {
        Self {
            diagnostic,
            work: None,
        }
    }
}

impl<I: Ir> Message<I> {
    /// Returns whether it is a diagnostic alone.
    pub(crate) fn is_plain(&self) -> bool {
        self.work.is_none()
    }

    pub(crate) fn deferred(location: Location, work: DeferredWork<I>) -> Self {
        Self {
            diagnostic: Diagnostic::new(Severity::Output, location, ""),
            work: Some(work),
        }
    }
}

pub(crate) enum DeferredWork<I: Ir> {
    /// The operation at the path is now equal to the copy.
    State(Vec<usize>, Box<dyn OpCopy<I>>),
    /// Prints the subject.
    Print {
        subject: Subject<I>,
        options: PrintOptions,
        on_text: OnText,
    },
}

pub(crate) enum Subject<I: Ir> {
    /// Text that is final.
    Text(String),
    /// The outermost operation, after the operation at the path is replaced by the copy.
    Part {
        path: Vec<usize>,
        copy: Box<dyn OpCopy<I>>,
    },
}

/// A copy of the outermost operation of a run, in the state that belongs to the last diagnostic.
pub(crate) struct Replay<'c, I: Ir> {
    cx: &'c I::Context,
    root: States<I>,
    /// True if a callback panicked.
    failed: bool,
}

impl<'c, I: Ir> Replay<'c, I> {
    pub(crate) fn new(cx: &'c I::Context) -> Self {
        Self {
            cx,
            root: States::new(None),
            failed: false,
        }
    }

    /// Returns whether a callback panicked. The error has been emitted.
    pub(crate) fn has_panicked(&self) -> bool {
        self.failed
    }

    /// Emits a diagnostic, or does the deferred work that it carries.
    pub(crate) fn deliver(&mut self, message: Message<I>, emit: Emit<'_>) {
        let mut diagnostic = message.diagnostic;
        match message.work {
            None => emit(diagnostic),
            Some(DeferredWork::State(path, copy)) => self.root.set(&path, copy),
            Some(DeferredWork::Print {
                subject,
                options,
                on_text,
            }) => {
                if let Err(panic) = self.print(subject, options, on_text, emit) {
                    self.failed = true;
                    diagnostic.severity = Severity::Error;
                    diagnostic.message = format!("an instrumentation panicked: {panic}");
                    emit(diagnostic);
                }
            }
        }
    }

    /// Prints the subject.
    ///
    /// # Errors
    ///
    /// The message of a panic.
    fn print(
        &mut self,
        subject: Subject<I>,
        options: PrintOptions,
        on_text: OnText,
        emit: Emit<'_>,
    ) -> Result<(), String> {
        catch(|| {
            let text = match subject {
                Subject::Text(text) => text,
                Subject::Part { path, copy } => {
                    self.root.set(&path, copy);
                    let States { copy, inside } = &mut self.root;
                    copy.as_mut().map_or_else(String::new, |root| {
                        let mut root = root.op(self.cx);
                        write::<I>(self.cx, &mut root, inside);
                        I::print(self.cx, &root, options)
                    })
                }
            };
            on_text(&text, emit);
        })
    }
}

/// The state of an operation, and later states of those inside by their positions, which are not written to it yet: to write
/// them all takes one visit of each child.
struct States<I: Ir> {
    copy: Option<Box<dyn OpCopy<I>>>,
    inside: BTreeMap<usize, Self>,
}

impl<I: Ir> States<I> {
    fn new(copy: Option<Box<dyn OpCopy<I>>>) -> Self {
        let inside = BTreeMap::new();
        Self { copy, inside }
    }

    fn set(&mut self, path: &[usize], copy: Box<dyn OpCopy<I>>) {
        let mut states = self;
        for &position in path {
            let inner = states.inside.entry(position);
            states = inner.or_insert_with(|| Self::new(None));
        }
        *states = Self::new(Some(copy));
    }
}

fn write<I: Ir>(cx: &I::Context, op: &mut I::Op<'_>, states: &mut BTreeMap<usize, States<I>>) {
    let mut positions = 0..;
    I::for_each_child(cx, op, &mut |mut child| {
        let states = positions.next().and_then(|at| states.remove(&at));
        let Some(mut states) = states else { return };
        if let Some(copy) = states.copy {
            copy.write_to(cx, I::reborrow(&mut child));
        }
        if !states.inside.is_empty() {
            write::<I>(cx, &mut child, &mut states.inside);
        }
    });
}
