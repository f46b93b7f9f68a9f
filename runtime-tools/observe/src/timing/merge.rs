//! Merging the timers of all threads.

use crate::timing::clock::Clock;
use crate::timing::label::{Key, Kind, Label};
use crate::timing::report::{Timer, Times, TimingReport};
use crate::timing::thread_tree::{Node, ThreadTree};

/// The merged timers of all threads within `total` units of the clock.
pub(crate) fn merge(threads: &[ThreadTree], total: u64, clock: &dyn Clock) -> TimingReport {
    let mut root = Merged::new(ThreadTree::new(true).node(ThreadTree::ROOT));
    for thread in threads {
        root.absorb_children(thread, ThreadTree::ROOT);
    }
    root.wall = total;
    root.busy = total;
    let (timer, _) = root.finish(clock);
    TimingReport {
        total: timer.times,
        timers: timer.nested,
    }
}

/// A timer with its times in all threads.
struct Merged {
    key: Key<'static>,
    label: Label,
    first: u64,
    wall: u64,
    busy: u64,
    away: u64,
    was_away: bool,
    children: Vec<Merged>,
}

impl Merged {
    fn new(node: &Node) -> Self {
        Self {
            key: node.key.clone(),
            label: node.label.clone(),
            first: node.first,
            wall: 0,
            busy: 0,
            away: 0,
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
                .position(|timer| timer.key == child.key);
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

    /// Returns the timer, and the part of its times that the enclosing timer counts.
    fn finish(mut self, clock: &dyn Clock) -> (Timer, Counted) {
        let is_collection = matches!(self.label.kind, Kind::Collection { .. });
        let only_waits = is_collection && self.children.iter().any(|child| child.was_away);
        if only_waits {
            // The order of threads differs from run to run.
            self.children.sort_by_key(Self::position);
        } else {
            self.children.sort_by_key(|child| child.first);
        }
        let mut inside = Counted::default();
        let mut nested = Vec::new();
        for child in self.children {
            let is_shown = child.label.kind != Kind::Outermost;
            let (timer, counted) = child.finish(clock);
            inside.user += counted.user;
            inside.twice += counted.twice;
            if is_shown {
                nested.push(timer);
            } else {
                nested.extend(timer.nested);
            }
        }
        let user = if only_waits {
            inside.user
        } else {
            (self.busy + inside.user).saturating_sub(inside.twice)
        };
        let timer = Timer {
            name: self.label.name,
            times: Times {
                wall: clock.duration(self.wall),
                user: clock.duration(user),
            },
            is_hidden: self.label.kind == Kind::Collection { single: true },
            nested,
        };
        let twice = self.busy.saturating_sub(self.away);
        (timer, Counted { user, twice })
    }

    /// Returns its position among its siblings.
    fn position(&self) -> usize {
        match self.key {
            Key::Nested(place) => place,
            _ => usize::MAX,
        }
    }
}

/// Times of timers, in units of the clock.
#[derive(Default)]
struct Counted {
    user: u64,
    /// The part of it that counts for the enclosing timer as well.
    twice: u64,
}
