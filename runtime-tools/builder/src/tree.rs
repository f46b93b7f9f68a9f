//! The pipeline that is being built: a tree of elements with stable identities.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use pass_runtime::Ir;
use pass_runtime::manager::{Anchor, ElementId, Nesting, PassEntry};
use pass_runtime::registry::{BuildError, PipelineSink};

use crate::extension::Batch;
use crate::rules::{OrderedPass, Rules};

pub(crate) struct Tree<I: Ir> {
    pub(crate) root: Element<I>,
    pub(crate) rules: Rules,
    pub(crate) batch: Option<Batch>,
    /// The pipelines, extension points and extensions that are inserting, from the outermost on.
    origins: Vec<Arc<str>>,
    pub(crate) insertions: Vec<ElementId>,
    /// The passes that are left out wherever they are added.
    pub(crate) disabled_passes: BTreeSet<String>,
    /// True if order rules are checked at each insertion.
    pub(crate) is_strict: bool,
}

pub(crate) struct Element<I: Ir> {
    pub(crate) id: ElementId,
    pub(crate) content: Content<I>,
    /// The elements inside. Removed ones keep their place, because a [`Gap`] may refer to them.
    pub(crate) elements: Vec<Self>,
    pub(crate) is_removed: bool,
    /// The pipeline, extension point or extension that inserted the element, and the position at which it was inserted.
    pub(crate) remarks: Vec<Arc<str>>,
}

pub(crate) enum Content<I: Ir> {
    Pass(Box<PassEntry<I>>),
    Nested(Anchor, Nesting),
    /// A registered pipeline that stays a unit.
    Bundle(String),
    Point(String),
}

/// A place for an insertion: before an element of a container, or at the end of the container.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gap {
    pub(crate) container: ElementId,
    pub(crate) before: Option<ElementId>,
}

impl Gap {
    pub(crate) fn end_of(container: ElementId) -> Self {
        let before = None;
        Self { container, before }
    }

    fn index<I: Ir>(self, elements: &[Element<I>]) -> usize {
        let is_next = |element: &Element<I>| Some(element.id) == self.before;
        let index = self.before.and_then(|_| elements.iter().position(is_next));
        index.unwrap_or(elements.len())
    }
}

impl<I: Ir> Element<I> {
    pub(crate) fn new(id: ElementId, content: Content<I>) -> Self {
        Self {
            id,
            content,
            elements: Vec::new(),
            is_removed: false,
            remarks: Vec::new(),
        }
    }

    pub(crate) fn pass(&self) -> Option<&PassEntry<I>> {
        match &self.content {
            Content::Pass(entry) => Some(entry),
            _ => None,
        }
    }

    pub(crate) fn anchor(&self) -> Option<&Anchor> {
        match &self.content {
            Content::Nested(anchor, _) => Some(anchor),
            _ => None,
        }
    }

    pub(crate) fn bundle(&self) -> Option<&str> {
        match &self.content {
            Content::Bundle(name) => Some(name),
            _ => None,
        }
    }

    /// Returns the elements directly inside that are not removed.
    pub(crate) fn children(&self) -> impl DoubleEndedIterator<Item = &Self> {
        let elements = self.elements.iter();
        elements.filter(|element| !element.is_removed)
    }

    /// Returns the element and all elements inside, containers before their contents.
    pub(crate) fn walk(&self) -> Vec<&Self> {
        let mut elements = vec![self];
        elements.extend(self.children().flat_map(Self::walk));
        elements
    }

    pub(crate) fn runs(&self) -> Vec<OrderedPass> {
        self.walk().into_iter().filter_map(Self::run).collect()
    }

    pub(crate) fn run(&self) -> Option<OrderedPass> {
        let (element, info) = (self.id, self.pass()?.info());
        Some(OrderedPass { element, info })
    }

    pub(crate) fn label(&self) -> String {
        match &self.content {
            Content::Pass(entry) => entry.to_tree().to_string(),
            Content::Nested(anchor, _) => anchor.to_string(),
            Content::Bundle(name) => format!("bundle {name}"),
            Content::Point(name) => format!("extension-point {name}"),
        }
    }

    // Both searches start at the end, where most insertions are.
    fn find_mut(&mut self, id: ElementId) -> Option<&mut Self> {
        if self.id == id {
            return Some(self);
        }
        let mut elements = self.elements.iter_mut().rev();
        elements.find_map(|element| element.find_mut(id))
    }

    fn find_path<'e>(&'e self, id: ElementId, path: &mut Vec<&'e Self>) -> bool {
        path.push(self);
        let mut children = self.children().rev();
        let is_found = self.id == id || children.any(|child| child.find_path(id, path));
        if !is_found {
            path.pop();
        }
        is_found
    }
}

impl<I: Ir> Tree<I> {
    pub(crate) fn new(anchor: Anchor, is_strict: bool) -> Self {
        let content = Content::Nested(anchor, Nesting::Explicit);
        Self {
            root: Element::new(ElementId::unique(), content),
            rules: Rules::default(),
            batch: None,
            origins: Vec::new(),
            insertions: Vec::new(),
            disabled_passes: BTreeSet::new(),
            is_strict,
        }
    }

    /// Returns an element and those around it, from the root on. The path to a removed element is empty.
    pub(crate) fn path(&self, id: ElementId) -> Vec<&Element<I>> {
        let mut path = Vec::new();
        self.root.find_path(id, &mut path);
        path
    }

    pub(crate) fn element(&self, id: ElementId) -> Option<&Element<I>> {
        self.path(id).pop()
    }

    pub(crate) fn bundle_around(&self, id: ElementId) -> Option<&Element<I>> {
        let mut path = self.path(id).into_iter();
        path.find(|element| element.bundle().is_some() && element.id != id)
    }

    /// Returns an element, or the bundle around it: a bundle is a unit.
    pub(crate) fn unit(&self, id: ElementId) -> ElementId {
        self.bundle_around(id).map_or(id, |bundle| bundle.id)
    }

    /// Returns the pipeline that contains what is inserted at a gap: its identity, anchor and nesting.
    pub(crate) fn pipeline(&self, gap: Gap) -> (ElementId, &Anchor, Nesting) {
        let path = self.path(gap.container).into_iter().rev();
        let mut pipelines = path.filter_map(|element| match &element.content {
            Content::Nested(anchor, nesting) => Some((element.id, anchor, *nesting)),
            _ => None,
        });
        let pipeline = pipelines.next();
        pipeline.unwrap_or((self.root.id, &Anchor::Any, Nesting::Explicit))
    }

    pub(crate) fn gap_beside(&self, id: ElementId, is_before: bool) -> Gap {
        let parent = self.path(id).into_iter().rev().nth(1).unwrap_or(&self.root);
        let elements = parent.elements.iter();
        let mut rest = elements.skip_while(|element| element.id != id);
        let next = rest.nth(usize::from(!is_before));
        let (container, before) = (parent.id, next.map(|element| element.id));
        Gap { container, before }
    }

    /// Returns true if nothing stands behind a gap.
    fn is_at_end(&self, gap: Gap) -> bool {
        let path = self.path(gap.container);
        let mut parents = path.iter().zip(path.iter().skip(1));
        let last = |parent: &Element<I>| parent.elements.last().map(|last| last.id);
        gap.before.is_none() && parents.all(|(parent, element)| last(parent) == Some(element.id))
    }

    /// Removes an element with its contents, or restores it.
    pub(crate) fn set_removed(&mut self, id: ElementId, is_removed: bool) {
        let element = self.root.find_mut(id);
        let Some(element) = element.filter(|element| element.is_removed != is_removed) else {
            return;
        };
        element.is_removed = is_removed;
        for run in element.runs() {
            if is_removed {
                self.rules.remove_run(run);
            } else {
                self.rules.add_run(run);
            }
        }
    }

    pub(crate) fn reorder(&mut self, container: ElementId, order: &[ElementId]) {
        let positions: BTreeMap<ElementId, usize> = order.iter().copied().zip(0..).collect();
        if let Some(container) = self.root.find_mut(container) {
            let position = |element: &Element<I>| positions.get(&element.id).copied();
            container.elements.sort_by_cached_key(position);
        }
    }
}

/// What a pipeline was before extensions changed it.
pub(crate) struct Snapshot {
    /// By element, its index in its container, and whether it was removed.
    elements: BTreeMap<ElementId, (usize, bool)>,
    rules: Rules,
    disabled_passes: BTreeSet<String>,
    insertions: usize,
}

impl<I: Ir> Tree<I> {
    pub(crate) fn snapshot(&self) -> Snapshot {
        let mut elements = BTreeMap::new();
        self.root.for_each_inside(&mut |index, element| {
            elements.insert(element.id, (index, element.is_removed));
        });
        Snapshot {
            elements,
            rules: self.rules.clone(),
            disabled_passes: self.disabled_passes.clone(),
            insertions: self.insertions.len(),
        }
    }

    /// Makes the pipeline what it was. New elements keep a place, as removed ones do.
    pub(crate) fn restore(&mut self, before: Snapshot) {
        self.root.restore(&before.elements);
        self.rules = before.rules;
        self.disabled_passes = before.disabled_passes;
        self.insertions.truncate(before.insertions);
    }
}

impl<I: Ir> Element<I> {
    fn for_each_inside(&self, visit: &mut dyn FnMut(usize, &Self)) {
        for (index, element) in self.elements.iter().enumerate() {
            visit(index, element);
            element.for_each_inside(visit);
        }
    }

    fn restore(&mut self, before: &BTreeMap<ElementId, (usize, bool)>) {
        let before_of = |element: &Self| before.get(&element.id).copied();
        self.elements.sort_by_key(|element| {
            let (index, _) = before_of(element).unwrap_or((usize::MAX, true));
            index
        });
        for element in &mut self.elements {
            element.is_removed = before_of(element).is_none_or(|(_, is_removed)| is_removed);
            element.restore(before);
        }
    }
}

/// A gap of a tree as the destination of a writer.
pub(crate) struct TreeSink<'t, I: Ir> {
    tree: &'t mut Tree<I>,
    gap: Gap,
    /// The position of the gap; only for what is inserted directly there.
    reason: Option<Arc<str>>,
}

impl<'t, I: Ir> TreeSink<'t, I> {
    pub(crate) fn new(tree: &'t mut Tree<I>, gap: Gap, reason: Option<Arc<str>>) -> Self {
        Self { tree, gap, reason }
    }

    pub(crate) fn insert(&mut self, id: ElementId, content: Content<I>) {
        let tree = &mut *self.tree;
        let mut element = Element::new(id, content);
        let remarks = tree.origins.last().into_iter().chain(&self.reason);
        element.remarks = remarks.cloned().collect();
        tree.insertions.push(id);
        if let Some(batch) = &mut tree.batch {
            batch.owners.insert(id, batch.active.clone());
        }
        if let Some(run) = element.run() {
            element.is_removed = tree.disabled_passes.contains(run.info.argument);
            if !element.is_removed {
                tree.rules.add_run(run);
            }
        }
        if let Some(container) = tree.root.find_mut(self.gap.container) {
            let index = self.gap.index(&container.elements);
            container.elements.insert(index, element);
        }
    }
}

impl<I: Ir> PipelineSink<I> for TreeSink<'_, I> {
    fn anchor(&self) -> &Anchor {
        self.tree.pipeline(self.gap).1
    }

    fn nesting(&self) -> Nesting {
        self.tree.pipeline(self.gap).2
    }

    fn set_nesting(&mut self, nesting: Nesting) {
        let (id, ..) = self.tree.pipeline(self.gap);
        let pipeline = self.tree.root.find_mut(id);
        if let Some(Content::Nested(_, old)) = pipeline.map(|element| &mut element.content) {
            *old = nesting;
        }
    }

    fn append_pass(&mut self, pass: PassEntry<I>) -> Result<(), BuildError> {
        let (id, info) = (pass.id(), pass.info());
        // The insertions of extensions are checked together.
        let is_checked = self.tree.is_strict && self.tree.batch.is_none();
        let is_at_end = self.tree.is_at_end(self.gap);
        let may_violate = is_checked && self.tree.rules.may_violate(info, is_at_end);
        self.insert(id, Content::Pass(Box::new(pass)));
        if !may_violate {
            return Ok(());
        }
        let tree = &mut *self.tree;
        let checked = tree.fail_on_violation(|violation| violation.involves(id));
        checked.inspect_err(|_| tree.set_removed(id, true))
    }

    fn append_nested(&mut self, anchor: Anchor) -> (ElementId, Box<dyn PipelineSink<I> + '_>) {
        let id = ElementId::unique();
        let nesting = self.nesting();
        self.insert(id, Content::Nested(anchor, nesting));
        let nested = TreeSink::new(self.tree, Gap::end_of(id), None);
        (id, Box::new(nested))
    }

    fn append_point(&mut self, name: &str) {
        self.insert(ElementId::unique(), Content::Point(name.to_owned()));
    }

    fn enter(&mut self, origin: &str) {
        let origin = match self.tree.origins.last() {
            Some(outer) => format!("{outer} > {origin}"),
            None => origin.to_owned(),
        };
        self.tree.origins.push(origin.into());
    }

    fn leave(&mut self) {
        self.tree.origins.pop();
    }
}
