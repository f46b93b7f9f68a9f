//! Merging the timers of all threads.

use std::time::Duration;

use crate::timing::label::{Key, Kind, Label};
use crate::timing::report::{Timer, Times, TimingReport};
use crate::timing::thread_tree::{Node, ThreadTree};

/// The merged timers of all threads within `total`.
pub(crate) fn merge(threads: &[ThreadTree], total: Duration) -> TimingReport {
    let mut root = Merged::new(ThreadTree::new(true).node(ThreadTree::ROOT));
    for thread in threads {
        root.absorb_children(thread, ThreadTree::ROOT);
    }
    root.wall = total;
    root.busy = total;
    let (timer, _) = root.finish();
    TimingReport {
        total: timer.times,
        timers: timer.nested,
    }
}

/// A timer, whichever threads it ran in.
struct Merged {
    key: Key<'static>,
    label: Label,
    first: Duration,
    wall: Duration,
    busy: Duration,
    away: Duration,
    was_away: bool,
    children: Vec<Merged>,
}

impl Merged {
    fn new(node: &Node) -> Self {
        Self {
            key: node.key.clone(),
            label: node.label.clone(),
            first: node.first,
            wall: Duration::ZERO,
            busy: Duration::ZERO,
            away: Duration::ZERO,
            was_away: false,
            children: Vec::new(),
        }
    }

    fn absorb_children(&mut self, thread: &ThreadTree, node: usize) {
        for index in &thread.node(node).children {
            let child = thread.node(*index);
            let same = self
                .children
                .iter()
                .position(|other| other.key == child.key);
            let same = same.unwrap_or_else(|| {
                self.children.push(Self::new(child));
                self.children.len() - 1
            });
            self.children[same].absorb(child);
            self.children[same].absorb_children(thread, *index);
        }
    }

    fn absorb(&mut self, node: &Node) {
        self.first = self.first.min(node.first);
        self.wall = self.wall.max(node.wall);
        self.busy += node.busy;
        self.away += node.away;
        self.was_away |= node.was_away;
    }

    /// The timer, and the part of its time that also counts for the enclosing one.
    fn finish(mut self) -> (Timer, Duration) {
        let is_collection = matches!(self.label.kind, Kind::Collection { .. });
        let only_waits = is_collection && self.children.iter().any(|child| child.was_away);
        match only_waits {
            // Which thread comes first is a matter of luck.
            true => self.children.sort_by_key(Self::place),
            false => self.children.sort_by_key(|child| child.first),
        }
        let (mut inside, mut counted_twice) = (Duration::ZERO, Duration::ZERO);
        let mut nested = Vec::new();
        for child in self.children {
            let is_shown = child.label.kind != Kind::Outermost;
            let (timer, within) = child.finish();
            inside += timer.times.user;
            counted_twice += within;
            match is_shown {
                true => nested.push(timer),
                false => nested.extend(timer.nested),
            }
        }
        let user = match only_waits {
            true => inside,
            false => (self.busy + inside).saturating_sub(counted_twice),
        };
        let timer = Timer {
            name: self.label.name,
            times: Times {
                wall: self.wall,
                user,
            },
            is_hidden: self.label.kind == Kind::Collection { single: true },
            nested,
        };
        (timer, self.busy.saturating_sub(self.away))
    }

    /// Its place among those beside it.
    fn place(&self) -> usize {
        match self.key {
            Key::Nested(place) => place,
            _ => usize::MAX,
        }
    }
}
