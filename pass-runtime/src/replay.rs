//! Replays the changes of threads to parts of the outermost operation, in the order of a run in one thread.
//!
//! While threads work on the operations inside of one, none can see the whole. So each records copies of its operation,
//! which travel with the diagnostics: delivered in the order of the operations, they bring a copy of the outermost
//! operation to the state that it would have at that point in one thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::diagnostic::{Diagnostic, Emit, Severity};
use crate::ir::{Ir, PrintOptions};
use crate::panic::catch;
use crate::snapshot::OpCopy;

/// Called with a text once it is final.
pub(crate) type OnText = Box<dyn FnOnce(&str, Emit<'_>) + Send>;

/// Work that is done in the order of the operations.
pub(crate) enum Entry<I: Ir> {
    /// From here on the operation is like the copy.
    State(Vec<usize>, Box<dyn OpCopy<I>>),
    /// The text of the subject is wanted.
    Print {
        subject: Subject<I>,
        options: PrintOptions,
        then: OnText,
    },
    /// Diagnostics of which only the first delivery counts.
    Once(Arc<EmitOnce>),
}

/// The object of a snapshot.
pub(crate) enum Subject<I: Ir> {
    /// Text that is final.
    Text(String),
    /// The outermost operation, in which the operation at the path is like the copy.
    Part {
        path: Vec<usize>,
        copy: Box<dyn OpCopy<I>>,
    },
}

/// Diagnostics to emit once, at the first user in operation order.
pub(crate) struct EmitOnce {
    diagnostics: Vec<Diagnostic>,
    delivered: AtomicBool,
}

impl EmitOnce {
    pub(crate) fn new(diagnostics: Vec<Diagnostic>) -> Arc<Self> {
        Arc::new(Self {
            diagnostics,
            delivered: AtomicBool::new(false),
        })
    }
}

/// The outermost operation of a run, as far as the diagnostics have been delivered.
pub(crate) struct Replay<'c, I: Ir> {
    cx: &'c I::Context,
    root: Option<Box<dyn OpCopy<I>>>,
    /// True if something panicked that was called with a text.
    failed: bool,
}

impl<'c, I: Ir> Replay<'c, I> {
    pub(crate) fn new(cx: &'c I::Context) -> Self {
        Self {
            cx,
            root: None,
            failed: false,
        }
    }

    /// True if something panicked that was called with a text. An error says so.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed
    }

    /// Delivers a diagnostic, or does the work that it stands for.
    pub(crate) fn deliver(&mut self, diagnostic: Diagnostic, emit: Emit<'_>) {
        let mut origin = diagnostic;
        let Some(deferred) = origin.subject.deferred.take() else {
            return emit(origin);
        };
        match deferred.take::<Entry<I>>() {
            Some(Entry::State(path, copy)) => self.set(&path, copy),
            Some(Entry::Print {
                subject,
                options,
                then,
            }) => {
                if let Err(panic) = self.print(subject, options, then, emit) {
                    self.failed = true;
                    origin.severity = Severity::Error;
                    origin.message = format!("an instrumentation panicked: {panic}");
                    emit(origin);
                }
            }
            Some(Entry::Once(once)) if !once.delivered.swap(true, Ordering::Relaxed) => {
                once.diagnostics.iter().cloned().for_each(emit);
            }
            _ => {}
        }
    }

    /// Calls `then` with the text. The message of a panic in that is returned as an error.
    fn print(
        &mut self,
        subject: Subject<I>,
        options: PrintOptions,
        then: OnText,
        emit: Emit<'_>,
    ) -> Result<(), String> {
        catch(|| {
            let text = match subject {
                Subject::Text(text) => text,
                Subject::Part { path, copy } => {
                    self.set(&path, copy);
                    let root = self.root.as_mut().map(|root| root.op(self.cx));
                    root.map_or_else(String::new, |root| I::print(self.cx, &root, options))
                }
            };
            then(&text, emit);
        })
    }

    /// Makes the operation at the path like the copy.
    fn set(&mut self, path: &[usize], copy: Box<dyn OpCopy<I>>) {
        match &mut self.root {
            Some(root) if !path.is_empty() => write::<I>(self.cx, root.op(self.cx), path, copy),
            root => *root = Some(copy),
        }
    }
}

fn write<I: Ir>(cx: &I::Context, mut op: I::Op<'_>, path: &[usize], copy: Box<dyn OpCopy<I>>) {
    let Some((&position, rest)) = path.split_first() else {
        return copy.write_to(cx, op);
    };
    let (mut index, mut copy) = (0, Some(copy));
    I::for_each_child(cx, &mut op, &mut |child| {
        if index == position
            && let Some(copy) = copy.take()
        {
            write::<I>(cx, child, rest, copy);
        }
        index += 1;
    });
}
