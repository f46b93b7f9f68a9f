//! The timers of one thread.

use crate::recorder::Boundary;
use crate::timing::label::{Key, Label};
use pass_runtime::instrumentation::ExecutionId;

/// The timers of one thread, running and finished. Times are in units of the clock.
#[derive(Clone, Debug)]
pub(crate) struct TimerTree {
    /// The first node is the root.
    nodes: Vec<Node>,
    stack: Vec<RunningTimer>,
    /// True for the thread that the program runs in. Other threads only help.
    is_main: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) key: Key<'static>,
    pub(crate) label: Label,
    pub(crate) children: Vec<usize>,
    /// The children that are steps of a pipeline, by position; the root if a step has none.
    steps: Vec<usize>,
    parent: usize,
    pub(crate) first: u64,
    pub(crate) wall: u64,
    /// Time in which the thread worked on it.
    pub(crate) busy: u64,
    /// The part of that time that the thread took over from another thread, and that no other running timer of this thread counts.
    pub(crate) stolen: u64,
    /// True if the thread took over any such work.
    pub(crate) was_stolen: bool,
    running: usize,
    /// The executions of a pass that were skipped.
    pub(crate) skipped: u64,
    /// Names of the passes of a pipeline, by position; empty for steps that run nested pipelines.
    passes: Option<Box<[&'static str]>>,
}

#[derive(Clone, Debug)]
struct RunningTimer {
    node: usize,
    token: Token,
    start: u64,
    stolen: bool,
    /// Time in which the thread did work of other threads while it waited.
    stolen_time: u64,
}

/// The key by which a running timer is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Scope(u64),
    /// A pipeline: in one thread, the last one to begin is the first one to end.
    Pipeline,
    /// A step at which nested pipelines run.
    Nested(ExecutionId),
    /// A pass, which ends like a pipeline.
    Pass,
    /// A pass and the number of a scope in it.
    Inner(ExecutionId, usize),
    Analysis,
}

/// The position in the tree at which a timer starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) parent: usize,
    /// True if the thread takes over work that another thread has started, instead of continuing its own.
    pub(crate) stolen: bool,
}

impl TimerTree {
    pub(crate) const ROOT: usize = 0;

    pub(crate) fn empty(is_main: bool) -> Self {
        let root = Node::new(Key::Scope("root".into()), Label::work("root"), Self::ROOT);
        Self {
            nodes: vec![root],
            stack: Vec::new(),
            is_main,
        }
    }

    pub(crate) fn node(&self, node: usize) -> &Node {
        &self.nodes[node]
    }

    /// Returns the position of a new timer inside of the innermost running one.
    pub(crate) fn innermost(&self) -> Place {
        match self.stack.last() {
            Some(timer) => Place {
                parent: timer.node,
                stolen: false,
            },
            None => Place {
                parent: Self::ROOT,
                stolen: !self.is_main,
            },
        }
    }

    /// Returns the position of the timer with that key inside of the innermost running one.
    pub(crate) fn child_of_innermost(
        &mut self,
        key: Key<'_>,
        label: impl FnOnce() -> Label,
    ) -> Place {
        let Place { parent, stolen } = self.innermost();
        Place {
            parent: self.child(parent, key, label),
            stolen,
        }
    }

    /// Returns whether the timer is the innermost running one.
    pub(crate) fn is_innermost(&self, token: Token) -> bool {
        self.stack.last().is_some_and(|timer| timer.token == token)
    }

    /// Returns the timer below `parent` with that key; creates it if it is missing.
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

    /// Records the passes of a pipeline when it first runs.
    pub(crate) fn set_passes(
        &mut self,
        pipeline: usize,
        names: impl Iterator<Item = &'static str>,
    ) {
        let passes = &mut self.nodes[pipeline].passes;
        passes.get_or_insert_with(|| names.collect());
    }

    /// Adds the times of passes of the innermost running pipeline.
    pub(crate) fn fold_passes(&mut self, mut boundaries: impl Iterator<Item = Boundary>) {
        let Some(mut last) = boundaries.next() else {
            return;
        };
        self.stop_pass(last);
        let pipeline = self.innermost().parent;
        for boundary in boundaries {
            if let Some(step) = last.begins() {
                let elapsed = boundary.at.saturating_sub(last.at);
                let node = self.pass(pipeline, step, last.at);
                let node = &mut self.nodes[node];
                // A waiting thread may run another instance of the same timer.
                if node.running == 0 {
                    node.wall += elapsed;
                }
                node.busy += elapsed;
                node.skipped += u64::from(boundary.is_skipped());
            }
            last = boundary;
        }
        if let Some(step) = last.begins() {
            let node = self.pass(pipeline, step, last.at);
            self.start(node, false, Token::Pass, last.at);
        }
    }

    /// Stops the running pass of the innermost pipeline, with all that was started after it.
    fn stop_pass(&mut self, end: Boundary) {
        let is_pass = |timer: &RunningTimer| matches!(timer.token, Token::Pass | Token::Pipeline);
        if let Some(at) = self.stack.iter().rposition(is_pass)
            && self.stack[at].token == Token::Pass
        {
            let pass = self.stack[at].node;
            self.nodes[pass].skipped += u64::from(end.is_skipped());
            self.stop_from(at, end.at);
        }
    }

    /// Returns the timer of the pass at this position of a pipeline, which begins.
    #[inline]
    fn pass(&mut self, pipeline: usize, step: usize, begin: u64) -> usize {
        let found = self.find_step(pipeline, step);
        found.unwrap_or_else(|| self.add_pass(pipeline, step, begin))
    }

    /// Returns the timer of a step by its position in the pipeline.
    #[inline]
    fn find_step(&self, parent: usize, step: usize) -> Option<usize> {
        let steps = &self.nodes[parent].steps;
        steps.get(step).copied().filter(|node| *node != Self::ROOT)
    }

    /// Adds the timer of a pass of the innermost running pipeline.
    #[cold]
    #[inline(never)]
    fn add_pass(&mut self, parent: usize, step: usize, begin: u64) -> usize {
        let running = self.stack.iter().rev();
        let passes = running
            .filter_map(|timer| self.nodes[timer.node].passes.as_ref())
            .next();
        let name = passes.and_then(|names| names.get(step)).copied();
        let node = self.add_child(parent, Key::Step(step), Label::work(name.unwrap_or("pass")));
        self.nodes[node].first = begin;
        node
    }

    /// Adds the times of the children of a timer in another thread to those below `parent`.
    pub(crate) fn absorb_children(&mut self, parent: usize, thread: &Self, timer: usize) {
        for child in &thread.nodes[timer].children {
            let times = &thread.nodes[*child];
            let node = self.child(parent, times.key.clone(), || times.label.clone());
            let total = &mut self.nodes[node];
            total.first = total.first.min(times.first);
            total.wall = total.wall.max(times.wall);
            total.busy += times.busy;
            total.skipped += times.skipped;
            total.stolen += times.stolen;
            total.was_stolen |= times.was_stolen;
            self.absorb_children(node, thread, *child);
        }
    }

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

    pub(crate) fn start(&mut self, node: usize, stolen: bool, token: Token, now: u64) {
        self.stack.push(RunningTimer {
            node,
            token,
            start: now,
            stolen,
            stolen_time: 0,
        });
        let node = &mut self.nodes[node];
        node.first = node.first.min(now);
        node.running += 1;
        node.was_stolen |= stolen;
    }

    /// Stops a timer and all that were started after it. Does nothing if it is not running.
    pub(crate) fn stop(&mut self, token: Token, now: u64) {
        if let Some(at) = self.stack.iter().rposition(|timer| timer.token == token) {
            self.stop_from(at, now);
        }
    }

    /// Stops the running timers from this position of the stack on.
    pub(crate) fn stop_from(&mut self, at: usize, now: u64) {
        while self.stack.len() > at
            && let Some(timer) = self.stack.pop()
        {
            let stolen_time = self.record(&timer, now);
            if let Some(outer) = self.stack.last_mut() {
                outer.stolen_time += stolen_time;
            }
        }
    }

    /// Adds the time of a timer, and returns the part that the enclosing timer does not count.
    fn record(&mut self, timer: &RunningTimer, now: u64) -> u64 {
        let elapsed = now.saturating_sub(timer.start);
        let busy = elapsed.saturating_sub(timer.stolen_time);
        let node = &mut self.nodes[timer.node];
        node.running -= 1;
        // A waiting thread may run another instance of the same timer.
        if node.running == 0 {
            node.wall += elapsed;
        }
        node.busy += busy;
        if !timer.stolen {
            return timer.stolen_time;
        }
        node.stolen += busy;
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
            stolen: 0,
            was_stolen: false,
            running: 0,
            skipped: 0,
            passes: None,
        }
    }
}
