//! The events of one thread.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::thread::{self, ThreadId};
use std::time::Duration;

use crate::diagnostic::Operation;

/// The events of one thread, in order.
pub(super) struct Buffer {
    pub(super) thread: ThreadId,
    /// The name of the thread.
    pub(super) name: Option<String>,
    pub(super) events: Vec<Event>,
    /// The operations of the events, each as often as another one was between.
    pub(super) operations: Vec<Operation>,
    /// The text of each pass with its options, by its identity.
    pub(super) texts: BTreeMap<u64, String>,
}

/// Something that begins, or the end of what began last and has not ended.
pub(super) enum Event {
    Begin(Span),
    End(Duration),
}

/// Something that takes time.
pub(super) struct Span {
    pub(super) category: Category,
    pub(super) name: Cow<'static, str>,
    pub(super) at: Duration,
    pub(super) detail: Detail,
}

/// The kind of a span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    Pipeline,
    Pass,
    Analysis,
    Action,
    Scope,
}

/// The facts about a span that a viewer shows beside it.
pub(super) enum Detail {
    None,
    /// The operation, by its number in the buffer. For a pass also its identity.
    Operation {
        number: usize,
        pass: Option<u64>,
    },
    /// The object of an action.
    Object(String),
}

impl Buffer {
    pub(super) fn of_this_thread() -> Self {
        let thread = thread::current();
        Self {
            thread: thread.id(),
            name: thread.name().map(str::to_owned),
            events: Vec::new(),
            operations: Vec::new(),
            texts: BTreeMap::new(),
        }
    }

    /// The number of an operation. Passes in a row run on the same one.
    pub(super) fn number(&mut self, name: &str, symbol: Option<String>) -> usize {
        let last = self.operations.last();
        if last.is_none_or(|last| last.name != name || last.symbol != symbol) {
            self.operations.push(Operation::new(name, symbol));
        }
        self.operations.len() - 1
    }
}
