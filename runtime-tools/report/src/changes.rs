//! The differences that passes made.

use std::collections::BTreeMap;

use pass_observe::diff::{self, Diff};
use pass_runtime::diagnostic::Operation;

use crate::budget::{Budget, CHANGES_OF_PASS, LINE, LINES_OF_CHANGE};
use crate::row::RowKey;
use crate::text::truncate;

/// The texts of the operation of a pass before and after it.
pub(crate) struct TextPair {
    pub(crate) before: String,
    pub(crate) after: String,
}

pub(crate) struct Changes {
    pub(crate) all: Vec<Change>,
    /// The number for each pass.
    counts: BTreeMap<RowKey, usize>,
    budget: Budget,
}

pub(crate) struct Change {
    pub(crate) key: RowKey,
    pub(crate) operation: Operation,
    pub(crate) is_failure: bool,
    pub(crate) added: usize,
    pub(crate) removed: usize,
    pub(crate) lines: Vec<(Sign, String)>,
    /// Lines of the diff that are not shown.
    pub(crate) left_out: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Place,
    Same,
    Added,
    Removed,
}

impl Changes {
    pub(crate) fn new(budget: Budget) -> Self {
        Self {
            all: Vec::new(),
            counts: BTreeMap::new(),
            budget,
        }
    }

    /// Returns whether there is room for another difference of the pass; if not, there never is again.
    pub(crate) fn has_room(&self, key: &RowKey) -> bool {
        let count = self.counts.get(key).copied().unwrap_or(0);
        count < CHANGES_OF_PASS && !self.budget.is_spent()
    }

    /// Adds a difference of two texts, if there is any beside numbers of values and there is room.
    pub(crate) fn add(&mut self, mut change: Change, texts: &TextPair) {
        if !self.has_room(&change.key) || texts.before == texts.after {
            return;
        }
        change.compare(texts);
        if change.lines.is_empty() {
            return;
        }
        let lines = change.lines.iter().map(|(_, line)| line.as_str());
        if self.budget.take(500 + 12 * change.lines.len(), lines) {
            *self.counts.entry(change.key.clone()).or_default() += 1;
            self.all.push(change);
        }
    }
}

impl Change {
    fn compare(&mut self, texts: &TextPair) {
        for hunk in Diff::ignoring_numbers(&texts.before, &texts.after).hunks() {
            self.push(Sign::Place, &hunk.place);
            for (sign, line) in hunk.lines {
                let sign = match sign {
                    diff::Sign::Same => Sign::Same,
                    diff::Sign::Removed => Sign::Removed,
                    diff::Sign::Added => Sign::Added,
                };
                self.added += usize::from(sign == Sign::Added);
                self.removed += usize::from(sign == Sign::Removed);
                self.push(sign, line);
            }
        }
    }

    fn push(&mut self, sign: Sign, line: &str) {
        if self.lines.len() == LINES_OF_CHANGE {
            self.left_out += 1;
            return;
        }
        let line = truncate(line.trim_end_matches(['\n', '\r']), LINE);
        self.lines.push((sign, line));
    }
}

impl Sign {
    pub(crate) fn char(self) -> &'static str {
        match self {
            Self::Place => "",
            Self::Same => " ",
            Self::Added => "+",
            Self::Removed => "-",
        }
    }

    /// Returns the HTML element of a line.
    pub(crate) fn element(self) -> &'static str {
        match self {
            Self::Place => "b",
            Self::Same => "span",
            Self::Added => "ins",
            Self::Removed => "del",
        }
    }
}
