//! The events of one thread.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::thread::{self, ThreadId};

use pass_runtime::diagnostic::Operation;

/// The number of passes whose spans are found without a search.
const REMEMBERED: usize = 64;

/// The events of one thread, in order.
pub(super) struct Buffer {
    pub(super) thread: ThreadId,
    /// The name of the thread.
    pub(super) name: Option<String>,
    pub(super) events: Vec<Event>,
    /// Everything that began. All executions of a pass are one.
    pub(super) spans: Vec<Span>,
    /// The spans of passes, by the identity of the pass.
    passes: BTreeMap<u64, u32>,
    /// Some of them, at the last digits of the identity: those of neighbours in a pipeline differ.
    remembered: [(u64, u32); REMEMBERED],
}

/// The beginning of a span, or the end of what began last and has not ended. It is small, since every pass makes two.
#[derive(Clone, Copy)]
pub(super) struct Event {
    /// A reading of the clock.
    pub(super) at: u64,
    /// The number of the span that begins.
    pub(super) begins: Option<u32>,
}

/// Something that takes time.
pub(super) struct Span {
    pub(super) category: Category,
    pub(super) name: Cow<'static, str>,
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
    Operation(Operation),
    /// The operation is that of the pipeline around.
    Pass {
        /// The pass with its options; `None` where nested pipelines run.
        text: Option<String>,
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
            spans: Vec::new(),
            passes: BTreeMap::new(),
            remembered: [(0, 0); REMEMBERED],
        }
    }

    pub(super) fn begin(&mut self, at: u64, span: Span) {
        let begins = Some(self.add(span));
        self.events.push(Event { at, begins });
    }

    /// An execution of the pass of that identity begins, whose span `span` makes.
    pub(super) fn begin_pass(&mut self, at: u64, id: u64, span: impl FnOnce() -> Span) {
        let place = usize::try_from(id).unwrap_or_default() % REMEMBERED;
        let begins = match self.remembered[place] {
            (known, number) if known == id => number,
            _ => {
                let known = self.passes.get(&id).copied();
                let number = known.unwrap_or_else(|| self.add(span()));
                self.passes.insert(id, number);
                self.remembered[place] = (id, number);
                number
            }
        };
        let begins = Some(begins);
        self.events.push(Event { at, begins });
    }

    pub(super) fn end(&mut self, at: u64) {
        self.events.push(Event { at, begins: None });
    }

    fn add(&mut self, span: Span) -> u32 {
        // 4,000 million spans take more memory than there is.
        let number = u32::try_from(self.spans.len()).unwrap_or(u32::MAX);
        self.spans.push(span);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::{Buffer, Category, Detail, Event, REMEMBERED, Span};

    fn pass(name: &'static str) -> Span {
        Span {
            category: Category::Pass,
            name: name.into(),
            detail: Detail::Pass { text: None },
        }
    }

    #[test]
    fn a_pass_is_one_span_also_after_others_took_its_place() {
        let mut buffer = Buffer::of_this_thread();
        let other = 7 + REMEMBERED as u64;
        for (id, name) in [(7, "First"), (other, "Second"), (7, "First"), (7, "First")] {
            buffer.begin_pass(0, id, || pass(name));
        }
        let begun: Vec<_> = buffer.events.iter().map(|event| event.begins).collect();
        assert_eq!(begun, [Some(0), Some(1), Some(0), Some(0)]);
        let names: Vec<&str> = buffer.spans.iter().map(|span| &*span.name).collect();
        assert_eq!(names, ["First", "Second"]);
        assert!(size_of::<Event>() <= 16);
    }
}
