//! The timers of one thread.

use crate::timing::label::{Key, Label};
use crate::timing::recent::Recent;

/// The timers of one thread, running and finished. Times are in units of the clock.
#[derive(Clone, Debug)]
pub(crate) struct ThreadTree {
    /// The first one stands for everything.
    nodes: Vec<Node>,
    stack: Vec<Open>,
    /// True if the timer runs entirely in this thread, which merely has other threads do parts of the work.
    home: bool,
}

/// The times of a timer in one thread.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) key: Key<'static>,
    pub(crate) label: Label,
    pub(crate) children: Vec<usize>,
    /// The children that are steps of a pipeline, by position; the root if a step has none.
    steps: Vec<usize>,
    parent: usize,
    /// When it first started here.
    pub(crate) first: u64,
    /// Wall-clock time.
    pub(crate) wall: u64,
    /// Time in which the thread worked on it.
    pub(crate) busy: u64,
    /// The part of that time that was not on behalf of another running timer of this thread.
    pub(crate) away: u64,
    /// True if there was any such time.
    pub(crate) was_away: bool,
    under_way: usize,
    /// The names of the passes of a pipeline, by their positions; empty where pipelines run on the operations inside.
    passes: Option<Box<[&'static str]>>,
}

/// A timer that is running.
#[derive(Clone, Debug)]
struct Open {
    node: usize,
    token: Token,
    start: u64,
    away: bool,
    /// Time in which the thread worked on something else meanwhile.
    foreign: u64,
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

/// The place in the tree at which a timer starts.
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
        let found = match key {
            Key::Step(step) => self.find_step(parent, step),
            _ => {
                let mut children = self.nodes[parent].children.iter().copied();
                children.find(|child| self.nodes[*child].key == key)
            }
        };
        found.unwrap_or_else(|| self.add_child(parent, key.into_owned(), label()))
    }

    fn add_child(&mut self, parent: usize, key: Key<'static>, label: Label) -> usize {
        let child = self.nodes.len();
        let pipeline = &mut self.nodes[parent];
        pipeline.children.push(child);
        if let Key::Step(step) = key {
            let len = pipeline.steps.len().max(step + 1);
            pipeline.steps.resize(len, Self::ROOT);
            pipeline.steps[step] = child;
        }
        self.nodes.push(Node::new(key, label, parent));
        child
    }

    /// Notes the passes of a pipeline, unless they are known.
    pub(crate) fn set_passes(
        &mut self,
        pipeline: usize,
        names: impl Iterator<Item = &'static str>,
    ) {
        let passes = &mut self.nodes[pipeline].passes;
        passes.get_or_insert_with(|| names.collect());
    }

    /// Adds the first `len` recorded passes to the innermost running pipeline. A pass without an end is running.
    pub(crate) fn add(&mut self, passes: &Recent, len: usize) {
        let Place { parent, away } = self.here();
        for pass in passes.passes(len) {
            let found = self.find_step(parent, pass.step);
            let node = found.unwrap_or_else(|| self.add_pass(parent, pass.step));
            match pass.end {
                Some(end) => self.ran(node, away, pass.start, end),
                None => self.start(node, away, Token::Pass, pass.start),
            }
        }
    }

    /// Starts the pass after the first `len` entries if the innermost running pipeline has one there.
    pub(crate) fn start_following(&mut self, passes: &Recent, len: usize) {
        let Some((step, since)) = passes.following(len) else {
            return;
        };
        let Place { parent, away } = self.here();
        let names = self.nodes[parent].passes.as_deref();
        if names.is_some_and(|names| names.get(step).is_some_and(|name| !name.is_empty())) {
            let found = self.find_step(parent, step);
            let node = found.unwrap_or_else(|| self.add_pass(parent, step));
            self.start(node, away, Token::Pass, since);
        }
    }

    /// The timer of a pass, or of nested pipelines, by the position in the pipeline.
    fn find_step(&self, parent: usize, step: usize) -> Option<usize> {
        let steps = &self.nodes[parent].steps;
        steps.get(step).copied().filter(|node| *node != Self::ROOT)
    }

    /// Adds the timer of a pass of the innermost running pipeline.
    fn add_pass(&mut self, parent: usize, step: usize) -> usize {
        let running = self.stack.iter().rev();
        let passes = running
            .filter_map(|open| self.nodes[open.node].passes.as_ref())
            .next();
        let name = passes.and_then(|names| names.get(step)).copied();
        self.add_child(parent, Key::Step(step), Label::work(name.unwrap_or("pass")))
    }

    /// Adds a timer that has started and stopped, and started no other.
    fn ran(&mut self, node: usize, away: bool, start: u64, end: u64) {
        let elapsed = end.saturating_sub(start);
        let node = &mut self.nodes[node];
        node.first = node.first.min(start);
        node.busy += elapsed;
        // A thread that waits may take on more of the same.
        if node.under_way == 0 {
            node.wall += elapsed;
        }
        if away {
            node.was_away = true;
            node.away += elapsed;
        }
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

    pub(crate) fn start(&mut self, node: usize, away: bool, token: Token, now: u64) {
        self.stack.push(Open {
            node,
            token,
            start: now,
            away,
            foreign: 0,
        });
        let node = &mut self.nodes[node];
        node.first = node.first.min(now);
        node.under_way += 1;
        node.was_away |= away;
    }

    /// Stops a timer, with all that were started after it. One that does not run stays as it is.
    pub(crate) fn stop(&mut self, token: Token, now: u64) {
        if let Some(at) = self.stack.iter().rposition(|open| open.token == token) {
            self.stop_from(at, now);
        }
    }

    /// Stops all timers.
    pub(crate) fn stop_all(&mut self, now: u64) {
        self.stop_from(0, now);
    }

    fn stop_from(&mut self, at: usize, now: u64) {
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
    fn record(&mut self, open: &Open, now: u64) -> u64 {
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
            steps: Vec::new(),
            parent,
            first: u64::MAX,
            wall: 0,
            busy: 0,
            away: 0,
            was_away: false,
            under_way: 0,
            passes: None,
        }
    }
}
