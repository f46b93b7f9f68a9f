//! Positions for insertions.

use std::sync::Arc;

use pass_runtime::manager::ElementId;

/// An element of a pipeline: by its handle, by the name of a pass, or by a kind of passes.
///
/// A name or a kind may stand for several elements. Where one is needed, [`Position::before`] takes the first and
/// [`Position::after`] the last, so that a kind is an interval; [`nth`](Self::nth), [`first`](Self::first) and
/// [`last`](Self::last) choose another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub(crate) kind: TargetKind,
    /// `None` for the run that is next to the position.
    pub(crate) run: Option<RunIndex>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TargetKind {
    Element(ElementId),
    Pass(String),
    Kind(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RunIndex {
    /// Counted from 1.
    FromStart(usize),
    Last,
}

/// A place between the elements of a pipeline, such as `Position::after(Target::pass("canonicalize").nth(2))`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position(pub(crate) Side);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Start,
    End,
    Before(Target),
    After(Target),
    Point(String),
}

impl Target {
    /// Returns the runs of a pass, by its name in textual pipelines.
    pub fn pass(name: impl Into<String>) -> Self {
        Self::new(TargetKind::Pass(name.into()))
    }

    /// Returns the runs of the passes of a kind.
    pub fn kind(name: impl Into<String>) -> Self {
        Self::new(TargetKind::Kind(name.into()))
    }

    fn new(kind: TargetKind) -> Self {
        Self { kind, run: None }
    }

    /// Chooses the first of several elements.
    #[must_use]
    pub fn first(self) -> Self {
        self.nth(1)
    }

    /// Chooses the last of several elements.
    #[must_use]
    pub fn last(mut self) -> Self {
        self.run = Some(RunIndex::Last);
        self
    }

    /// Chooses the n-th of several elements, counted from 1.
    #[must_use]
    pub fn nth(mut self, n: usize) -> Self {
        self.run = Some(RunIndex::FromStart(n));
        self
    }
}

impl Position {
    /// Returns the position before an element; of several, before the first.
    pub fn before(target: impl Into<Target>) -> Self {
        Self(Side::Before(target.into()))
    }

    /// Returns the position after an element; of several, after the last.
    pub fn after(target: impl Into<Target>) -> Self {
        Self(Side::After(target.into()))
    }

    /// Returns the position at an extension point, after earlier insertions there.
    pub fn point(name: impl Into<String>) -> Self {
        Self(Side::Point(name.into()))
    }

    /// Returns the position before everything else in the pipeline.
    pub fn start() -> Self {
        Self(Side::Start)
    }

    /// Returns the position at which [`add`](crate::PipelineBuilder::add) inserts.
    pub fn end() -> Self {
        Self(Side::End)
    }

    /// Returns the position as the reason why an element stands there; `None` for the end.
    pub(crate) fn reason(&self) -> Option<Arc<str>> {
        let reason = match &self.0 {
            Side::End => return None,
            Side::Start => "at the start".to_owned(),
            Side::Before(target) => format!("before {}", target.describe(RunIndex::FromStart(1))),
            Side::After(target) => format!("after {}", target.describe(RunIndex::Last)),
            Side::Point(name) => format!("at extension point `{name}`"),
        };
        Some(reason.into())
    }
}

impl Target {
    pub(crate) fn name(&self) -> String {
        match &self.kind {
            TargetKind::Element(id) => format!("element {id}"),
            TargetKind::Pass(name) => format!("`{name}`"),
            TargetKind::Kind(name) => format!("kind `{name}`"),
        }
    }

    fn describe(&self, default: RunIndex) -> String {
        let name = self.name();
        match self.run.unwrap_or(default) {
            _ if matches!(self.kind, TargetKind::Element(_)) => name,
            RunIndex::FromStart(1) => format!("the first of {name}"),
            RunIndex::FromStart(n) => format!("number {n} of {name}"),
            RunIndex::Last => format!("the last of {name}"),
        }
    }
}

impl From<ElementId> for Target {
    fn from(id: ElementId) -> Self {
        Self::new(TargetKind::Element(id))
    }
}

/// The runs of the pass of that name.
impl From<&str> for Target {
    fn from(name: &str) -> Self {
        Self::pass(name)
    }
}
