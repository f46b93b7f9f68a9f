//! A pipeline as editable data: elements with handles, in an order that can be changed until the pipeline is built.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::extension::Batch;
use crate::line::{Line, Mark};
use crate::rules::{Run, RunIndex};
use pass_runtime::Ir;
use pass_runtime::manager::Anchor;
use pass_runtime::manager::{ElementId, Nesting, PassEntry};
use pass_runtime::registry::BuildError;

/// An element of a sketch.
pub(crate) struct Node<I: Ir> {
    /// The label, or that of the opening end.
    pub(crate) at: u64,
    /// The label of the closing end; the same for what contains nothing.
    pub(crate) end: u64,
    /// The element that contains it; `None` for the outermost pipeline.
    pub(crate) parent: Option<ElementId>,
    pub(crate) content: Content<I>,
    /// The extension that inserted it, by its place in the batch that is being applied.
    pub(crate) owner: Option<usize>,
    /// The extension that inserted it.
    pub(crate) by: Option<Arc<str>>,
    /// The pipeline, extension point or extension that inserted it; `None` for the program itself.
    pub(crate) inserter: Option<Arc<str>>,
    /// Why it stands where it does; `None` if it was appended.
    pub(crate) why: Option<Arc<str>>,
    /// True if it is left out of the built pipeline.
    pub(crate) is_disabled: bool,
}

pub(crate) enum Content<I: Ir> {
    Pass(Box<PassEntry<I>>),
    Nested {
        anchor: Anchor,
        nesting: Nesting,
    },
    /// A registered pipeline that stays a unit.
    Bundle(String),
    /// An extension point; without a name, a place that a cursor stands at.
    Point(String),
}

/// A place where something is inserted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Gap {
    EndOf(ElementId),
    StartOf(ElementId),
    Before(ElementId),
    After(ElementId),
}

pub(crate) struct Sketch<I: Ir> {
    pub(crate) nodes: BTreeMap<ElementId, Node<I>>,
    pub(crate) line: Line,
    pub(crate) root: ElementId,
    pub(crate) runs: RunIndex,
    /// The extension that is inserting, by its place in the batch and by name.
    pub(crate) acting: Option<(usize, Arc<str>)>,
    /// The pipeline, extension point or extension that is inserting.
    pub(crate) inserters: Vec<Arc<str>>,
    /// Passes that are left out wherever they are added.
    pub(crate) disabled: Vec<String>,
    /// The changes of the extensions that are being applied.
    pub(crate) batch: Batch,
    /// True if order rules are checked at each insertion.
    pub(crate) is_strict: bool,
}

impl<I: Ir> Sketch<I> {
    pub(crate) fn new(anchor: Anchor, is_strict: bool) -> Self {
        let root = ElementId::unique();
        let nesting = Nesting::Explicit;
        let content = Content::Nested { anchor, nesting };
        let node = Node {
            at: 0,
            end: u64::MAX,
            parent: None,
            content,
            owner: None,
            by: None,
            inserter: None,
            why: None,
            is_disabled: false,
        };
        Self {
            nodes: BTreeMap::from([(root, node)]),
            line: Line::around(root),
            root,
            runs: RunIndex::default(),
            acting: None,
            inserters: Vec::new(),
            disabled: Vec::new(),
            batch: Batch::default(),
            is_strict,
        }
    }

    pub(crate) fn node(&self, id: ElementId) -> Option<&Node<I>> {
        self.nodes.get(&id)
    }

    pub(crate) fn node_mut(&mut self, id: ElementId) -> Option<&mut Node<I>> {
        self.nodes.get_mut(&id)
    }

    /// All elements in order, those that contain others before their contents.
    pub(crate) fn elements(&self) -> impl Iterator<Item = (ElementId, &Node<I>)> {
        self.line.iter().filter_map(|(_, mark)| match mark {
            Mark::Open(id) | Mark::Leaf(id) => Some((id, self.nodes.get(&id)?)),
            Mark::Close(_) => None,
        })
    }

    /// The elements directly inside of another, in order.
    pub(crate) fn children(&self, of: ElementId) -> Vec<ElementId> {
        let first = self.node(of).and_then(|node| self.opened_after(node.at));
        let rest = first.into_iter().flat_map(|id| self.siblings_after(id));
        first.into_iter().chain(rest).collect()
    }

    /// The elements behind another in the element that contains both.
    pub(crate) fn siblings_after(&self, id: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        let next = |id: &ElementId| self.opened_after(self.node(*id)?.end);
        std::iter::successors(next(&id), move |id| next(id))
    }

    /// The element that stands just behind a label.
    fn opened_after(&self, label: u64) -> Option<ElementId> {
        match self.line.after(label).next()? {
            (_, Mark::Open(id) | Mark::Leaf(id)) => Some(id),
            (_, Mark::Close(_)) => None,
        }
    }

    /// The element that contains what is inserted at a gap.
    pub(crate) fn container(&self, gap: Gap) -> ElementId {
        match gap {
            Gap::EndOf(id) | Gap::StartOf(id) => id,
            Gap::Before(id) | Gap::After(id) => self
                .node(id)
                .and_then(|node| node.parent)
                .unwrap_or(self.root),
        }
    }

    /// The elements around one, from the inside out.
    pub(crate) fn around(&self, id: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        let parent = |id| self.node(id).and_then(|node| node.parent);
        std::iter::successors(parent(id), move |id| parent(*id))
    }

    /// The nested pipeline that contains what is inserted at a gap: its anchor and nesting.
    pub(crate) fn pipeline(&self, gap: Gap) -> (&Anchor, Nesting) {
        let mut at = Some(self.container(gap));
        while let Some(node) = at.and_then(|id| self.node(id)) {
            if let Content::Nested { anchor, nesting } = &node.content {
                return (anchor, *nesting);
            }
            at = node.parent;
        }
        (&Anchor::Any, Nesting::Explicit)
    }

    /// The number of pipelines around that at a gap.
    pub(crate) fn depth(&self, gap: Gap) -> usize {
        let container = self.container(gap);
        let containers = std::iter::once(container).chain(self.around(container));
        let nested = containers.filter(|id| {
            let node = self.node(*id);
            node.is_some_and(|node| matches!(node.content, Content::Nested { .. }))
        });
        nested.count().saturating_sub(1)
    }

    pub(crate) fn set_nesting(&mut self, gap: Gap, to: Nesting) {
        let mut at = Some(self.container(gap));
        while let Some(node) = at.and_then(|id| self.nodes.get_mut(&id)) {
            if let Content::Nested { nesting, .. } = &mut node.content {
                *nesting = to;
                return;
            }
            at = node.parent;
        }
    }

    /// Inserts an element that contains nothing.
    pub(crate) fn insert_leaf(&mut self, gap: Gap, id: ElementId, content: Content<I>) {
        let at = self.mark(gap, Mark::Leaf(id));
        self.keep(gap, id, content, at, at);
    }

    /// Inserts an element that is to contain others.
    pub(crate) fn insert_container(&mut self, gap: Gap, content: Content<I>) -> ElementId {
        let id = ElementId::unique();
        let at = self.mark(gap, Mark::Open(id));
        self.keep(gap, id, content, at, at);
        let end = self.mark(Gap::After(id), Mark::Close(id));
        if let Some(node) = self.node_mut(id) {
            node.end = end;
        }
        id
    }

    fn keep(&mut self, gap: Gap, id: ElementId, content: Content<I>, at: u64, end: u64) {
        let (owner, by) = self.acting.clone().unzip();
        let is_disabled = match &content {
            Content::Pass(entry) => self
                .disabled
                .iter()
                .any(|disabled| disabled == entry.info().argument),
            _ => false,
        };
        if let (Content::Pass(entry), false) = (&content, is_disabled) {
            self.runs.insert(
                at,
                Run {
                    id: entry.id(),
                    info: entry.info(),
                },
            );
        }
        let parent = Some(self.container(gap));
        // The reason of a cursor is that of the elements that it inserts.
        let why = match gap {
            Gap::Before(next) => self.node(next).and_then(|next| match &next.content {
                Content::Point(name) if name.is_empty() => next.why.clone(),
                Content::Point(name) => Some(format!("at extension point `{name}`").into()),
                _ => None,
            }),
            _ => None,
        };
        let inserter = self.inserters.last().cloned();
        self.nodes.insert(
            id,
            Node {
                at,
                end,
                parent,
                content,
                owner,
                by,
                inserter,
                why,
                is_disabled,
            },
        );
    }

    fn mark(&mut self, gap: Gap, mark: Mark) -> u64 {
        let append = matches!(gap, Gap::EndOf(_));
        let label = self.line.insert(self.labels(gap), append, mark);
        label.unwrap_or_else(|| {
            self.spread(self.line.iter().map(|(_, mark)| mark).collect());
            let label = self.line.insert(self.labels(gap), append, mark);
            // After labels were spread there is room for billions.
            label.unwrap_or_default()
        })
    }

    /// The labels on both sides of a gap.
    pub(crate) fn labels(&self, gap: Gap) -> (u64, u64) {
        let of = |id| {
            self.node(id)
                .map_or((0, u64::MAX), |node| (node.at, node.end))
        };
        let next = |label| {
            self.line
                .after(label)
                .next()
                .map_or(u64::MAX, |(label, _)| label)
        };
        match gap {
            Gap::EndOf(id) => (self.line.before(of(id).1), of(id).1),
            Gap::Before(id) => (self.line.before(of(id).0), of(id).0),
            Gap::StartOf(id) => (of(id).0, next(of(id).0)),
            Gap::After(id) => (of(id).1, next(of(id).1)),
        }
    }

    /// Names the pipeline, extension point or extension that inserts from now on.
    pub(crate) fn enter(&mut self, inserter: &str) {
        let whole = match self.inserters.last() {
            Some(outer) => format!("{outer} > {inserter}"),
            None => inserter.to_owned(),
        };
        self.inserters.push(whole.into());
    }

    /// Ends what the last [`enter`](Self::enter) began.
    pub(crate) fn leave(&mut self) {
        self.inserters.pop();
    }

    /// Inserts a pass, unless it would violate a strong order rule there.
    pub(crate) fn insert_pass(&mut self, gap: Gap, pass: PassEntry<I>) -> Result<(), BuildError> {
        let (id, info) = (pass.id(), pass.info());
        let obstacle = self.obstacle(Run { id, info }, gap);
        self.insert_leaf(gap, id, Content::Pass(Box::new(pass)));
        match obstacle {
            Some(obstacle) => {
                let violation = self.violation(obstacle);
                let report = self.draw(vec![violation.clone()]);
                self.remove(id);
                Err(violation.refuse(&report))
            }
            None => Ok(()),
        }
    }

    /// Puts the marks in this order.
    pub(crate) fn spread(&mut self, marks: Vec<Mark>) {
        self.line.set(marks);
        self.runs.clear();
        for (label, mark) in self.line.iter() {
            let (Mark::Open(id) | Mark::Close(id) | Mark::Leaf(id)) = mark;
            let Some(node) = self.nodes.get_mut(&id) else {
                continue;
            };
            match mark {
                Mark::Open(_) => node.at = label,
                Mark::Close(_) => node.end = label,
                Mark::Leaf(_) => (node.at, node.end) = (label, label),
            }
            if let (Content::Pass(entry), false) = (&node.content, node.is_disabled) {
                self.runs.insert(
                    label,
                    Run {
                        id,
                        info: entry.info(),
                    },
                );
            }
        }
    }

    /// Puts the elements directly inside of another in this order, each with what it contains.
    pub(crate) fn arrange(&mut self, within: ElementId, order: &[ElementId]) {
        let Some((at, end)) = self.node(within).map(|node| (node.at, node.end)) else {
            return;
        };
        let before = self.line.range(0, at).map(|(_, mark)| mark);
        let mut marks: Vec<Mark> = before.collect();
        order.iter().for_each(|id| self.collect(*id, &mut marks));
        marks.extend(self.line.range(end, u64::MAX).map(|(_, mark)| mark));
        self.spread(marks);
    }

    fn collect(&self, id: ElementId, marks: &mut Vec<Mark>) {
        let Some(node) = self.node(id) else { return };
        let inside = self.line.range(node.at, node.end);
        marks.extend(inside.map(|(_, mark)| mark));
    }

    /// Forgets which extension of the batch inserted what. The names stay.
    pub(crate) fn disown(&mut self) {
        self.batch = Batch::default();
        self.nodes.values_mut().for_each(|node| node.owner = None);
    }

    /// Takes an element out, with what it contains.
    pub(crate) fn remove(&mut self, id: ElementId) {
        let Some((at, end)) = self.node(id).map(|node| (node.at, node.end)) else {
            return;
        };
        let gone: Vec<_> = self.line.range(at, end).collect();
        for (label, mark) in gone {
            let (Mark::Open(id) | Mark::Close(id) | Mark::Leaf(id)) = mark;
            self.line.remove(label);
            if let Some(Content::Pass(entry)) = self.nodes.remove(&id).map(|node| node.content) {
                self.runs.remove(label, entry.info());
            }
        }
    }

    /// Puts a pass back that was disabled.
    pub(crate) fn enable(&mut self, id: ElementId) {
        let Some(node) = self.nodes.get_mut(&id) else {
            return;
        };
        node.is_disabled = false;
        if let Content::Pass(entry) = &node.content {
            let info = entry.info();
            self.runs.insert(node.at, Run { id, info });
        }
    }

    /// Leaves a pass out of the built pipeline.
    pub(crate) fn disable(&mut self, id: ElementId) {
        let Some(node) = self.nodes.get_mut(&id) else {
            return;
        };
        node.is_disabled = true;
        if let Content::Pass(entry) = &node.content {
            self.runs.remove(node.at, entry.info());
        }
    }
}
