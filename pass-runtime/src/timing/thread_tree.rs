//! The timers of one thread.

use std::time::Duration;

use crate::timing::label::{Key, Label};

/// The timers of one thread, running and finished.
#[derive(Clone, Debug)]
pub(crate) struct ThreadTree {
    /// The first one stands for everything.
    nodes: Vec<Node>,
    stack: Vec<Open>,
    /// True if the timer runs entirely in this thread, which merely has other threads do parts of the work.
    home: bool,
}

/// A timer as far as one thread is concerned.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) key: Key<'static>,
    pub(crate) label: Label,
    pub(crate) children: Vec<usize>,
    parent: usize,
    /// When it first started here.
    pub(crate) first: Duration,
    /// Wall-clock time.
    pub(crate) wall: Duration,
    /// Time in which the thread worked on it.
    pub(crate) busy: Duration,
    /// The part of that time that was not on behalf of another running timer of this thread.
    pub(crate) away: Duration,
    /// True if there was any such time.
    pub(crate) was_away: bool,
    under_way: usize,
}

/// A timer that is running.
#[derive(Clone, Debug)]
struct Open {
    node: usize,
    token: Token,
    start: Duration,
    away: bool,
    /// Time in which the thread worked on something else meanwhile.
    foreign: Duration,
}

/// The key by which a running timer is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Scope(u64),
    /// A run and the span of a pipeline.
    Pipeline(u64, u64),
    /// A run and the span of a step at which nested pipelines run.
    Step(u64, u64),
    /// A pass: in one thread, the last one to begin is the first one to end.
    Pass,
    /// A run, the span of a pass, and the number of a scope in it.
    Inner(u64, u64, usize),
    Analysis,
}

/// Where a timer is to start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) parent: usize,
    /// True if the timer is not part of the work that the thread is doing otherwise.
    pub(crate) away: bool,
}

impl ThreadTree {
    pub(crate) const ROOT: usize = 0;

    pub(crate) fn new(home: bool) -> Self {
        let root = Node::new(Key::Scope("root".into()), Label::work("root"), Self::ROOT);
        Self {
            nodes: vec![root],
            stack: Vec::new(),
            home,
        }
    }

    pub(crate) fn node(&self, node: usize) -> &Node {
        &self.nodes[node]
    }

    /// The innermost running timer of the thread.
    pub(crate) fn here(&self) -> Place {
        match self.stack.last() {
            Some(open) => Place {
                parent: open.node,
                away: false,
            },
            None => Place {
                parent: Self::ROOT,
                away: !self.home,
            },
        }
    }

    /// The timer with that key inside of the innermost running timer of the thread.
    pub(crate) fn inside(&mut self, key: Key<'_>, label: impl FnOnce() -> Label) -> Place {
        let Place { parent, away } = self.here();
        Place {
            parent: self.child(parent, key, label),
            away,
        }
    }

    /// True if the timer is the innermost running one of the thread.
    pub(crate) fn is_here(&self, token: Token) -> bool {
        self.stack.last().is_some_and(|open| open.token == token)
    }

    /// The timer below `parent` with that key.
    pub(crate) fn child(
        &mut self,
        parent: usize,
        key: Key<'_>,
        label: impl FnOnce() -> Label,
    ) -> usize {
        let children = self.nodes[parent].children.as_slice();
        // Steps are first seen in the order of their numbers.
        let likely = match key {
            Key::Step(step) => children.get(step),
            _ => None,
        };
        let mut likely_first = likely.into_iter().chain(children);
        if let Some(child) = likely_first.find(|child| self.nodes[**child].key == key) {
            return *child;
        }
        let child = self.nodes.len();
        self.nodes[parent].children.push(child);
        self.nodes
            .push(Node::new(key.into_owned(), label(), parent));
        child
    }

    /// The path to a timer, outermost first.
    pub(crate) fn path(&self, mut node: usize) -> Vec<(Key<'static>, Label)> {
        let mut path = Vec::new();
        while node != Self::ROOT {
            let Node {
                key, label, parent, ..
            } = &self.nodes[node];
            path.push((key.clone(), label.clone()));
            node = *parent;
        }
        path.reverse();
        path
    }

    pub(crate) fn start(&mut self, node: usize, away: bool, token: Token, now: Duration) {
        self.stack.push(Open {
            node,
            token,
            start: now,
            away,
            foreign: Duration::ZERO,
        });
        let node = &mut self.nodes[node];
        node.first = node.first.min(now);
        node.under_way += 1;
        node.was_away |= away;
    }

    /// Stops a timer, with all that were started after it. One that does not run stays as it is.
    pub(crate) fn stop(&mut self, token: Token, now: Duration) {
        if let Some(at) = self.stack.iter().rposition(|open| open.token == token) {
            self.stop_from(at, now);
        }
    }

    /// The tree as it would be if all timers stopped now.
    pub(crate) fn stopped(&self, now: Duration) -> Self {
        let mut tree = self.clone();
        tree.stop_from(0, now);
        tree
    }

    fn stop_from(&mut self, at: usize, now: Duration) {
        while self.stack.len() > at
            && let Some(open) = self.stack.pop()
        {
            let foreign = self.record(&open, now);
            if let Some(around) = self.stack.last_mut() {
                around.foreign += foreign;
            }
        }
    }

    /// The part of its time in which the thread did not work on the enclosing timer.
    fn record(&mut self, open: &Open, now: Duration) -> Duration {
        let elapsed = now.saturating_sub(open.start);
        let busy = elapsed.saturating_sub(open.foreign);
        let node = &mut self.nodes[open.node];
        node.under_way -= 1;
        // A thread that waits may take on more of the same.
        if node.under_way == 0 {
            node.wall += elapsed;
        }
        node.busy += busy;
        if !open.away {
            return open.foreign;
        }
        node.away += busy;
        elapsed
    }
}

impl Node {
    fn new(key: Key<'static>, label: Label, parent: usize) -> Self {
        Self {
            key,
            label,
            children: Vec::new(),
            parent,
            first: Duration::MAX,
            wall: Duration::ZERO,
            busy: Duration::ZERO,
            away: Duration::ZERO,
            was_away: false,
            under_way: 0,
        }
    }
}
