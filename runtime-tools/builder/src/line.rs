//! The order of the elements of a sketch: labels that leave room for what is inserted later.

use std::collections::BTreeMap;

use pass_runtime::manager::ElementId;

/// A place in the line: an element, or either end of one that contains others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Open(ElementId),
    Close(ElementId),
    Leaf(ElementId),
}

/// The share of a gap that an append takes: many appends follow one another.
const APPEND_SHARE: u64 = 1024;

/// The marks of a pipeline in order. Inserting one moves no other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    marks: BTreeMap<u64, Mark>,
}

impl Line {
    /// A line of the two ends of one element.
    pub(crate) fn around(id: ElementId) -> Self {
        let marks = BTreeMap::from([(0, Mark::Open(id)), (u64::MAX, Mark::Close(id))]);
        Self { marks }
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = (u64, Mark)> + '_ {
        self.marks.iter().map(|(label, mark)| (*label, *mark))
    }

    /// The marks from one label to another, both included.
    pub(crate) fn range(&self, from: u64, to: u64) -> impl Iterator<Item = (u64, Mark)> + '_ {
        let marks = self.marks.range(from..=to.max(from));
        marks.map(|(label, mark)| (*label, *mark))
    }

    /// The marks behind a label.
    pub(crate) fn after(&self, label: u64) -> impl Iterator<Item = (u64, Mark)> + '_ {
        self.range(label, u64::MAX).skip(1)
    }

    /// The label just before another.
    pub(crate) fn before(&self, label: u64) -> u64 {
        let found = self.marks.range(..label).next_back();
        found.map_or(0, |(label, _)| *label)
    }

    /// Adds a mark between two neighbours and returns its label; `None` if there is no room left.
    pub(crate) fn insert(
        &mut self,
        (low, high): (u64, u64),
        append: bool,
        mark: Mark,
    ) -> Option<u64> {
        let room = high.saturating_sub(low);
        let step = if append {
            room / APPEND_SHARE
        } else {
            room / 2
        };
        let label = low + step.max(1);
        if label >= high {
            return None;
        }
        self.marks.insert(label, mark);
        Some(label)
    }

    pub(crate) fn remove(&mut self, label: u64) {
        self.marks.remove(&label);
    }

    /// Replaces the marks by these, with equal room between them.
    pub(crate) fn set(&mut self, marks: Vec<Mark>) {
        let room = u64::MAX / (marks.len() as u64 + 1);
        let labels = (0..).map(|index: u64| index * room);
        self.marks = labels.zip(marks).collect();
    }
}
