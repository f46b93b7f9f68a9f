//! Where in a pipeline something is inserted.

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
    pub(crate) occurrence: Occurrence,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TargetKind {
    Element(ElementId),
    Pass(String),
    Kind(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occurrence {
    /// The one that the position asks for.
    Default,
    First,
    Last,
    /// Counted from 1.
    Nth(usize),
}

/// A place between the elements of a pipeline.
///
/// ```
/// use pass_builder::{Position, Target};
///
/// let early = Position::before("one-shot-bufferize");
/// let late = Position::before(Target::kind("lowering"));
/// let second = Position::after(Target::pass("canonicalize").nth(2));
/// assert_ne!(early, late);
/// # let _ = second;
/// ```
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
    /// The runs of a pass, by its name in textual pipelines.
    pub fn pass(name: impl Into<String>) -> Self {
        Self::new(TargetKind::Pass(name.into()))
    }

    /// The runs of the passes of a kind.
    pub fn kind(name: impl Into<String>) -> Self {
        Self::new(TargetKind::Kind(name.into()))
    }

    fn new(kind: TargetKind) -> Self {
        Self {
            kind,
            occurrence: Occurrence::Default,
        }
    }

    /// The first of them.
    #[must_use]
    pub fn first(mut self) -> Self {
        self.occurrence = Occurrence::First;
        self
    }

    /// The last of them.
    #[must_use]
    pub fn last(mut self) -> Self {
        self.occurrence = Occurrence::Last;
        self
    }

    /// The n-th of them, counted from 1.
    #[must_use]
    pub fn nth(mut self, n: usize) -> Self {
        self.occurrence = Occurrence::Nth(n);
        self
    }
}

impl Position {
    /// Before an element; of several, before the first.
    pub fn before(target: impl Into<Target>) -> Self {
        Self(Side::Before(target.into()))
    }

    /// After an element; of several, after the last.
    pub fn after(target: impl Into<Target>) -> Self {
        Self(Side::After(target.into()))
    }

    /// At an extension point, after what was inserted there before.
    pub fn point(name: impl Into<String>) -> Self {
        Self(Side::Point(name.into()))
    }

    /// Before everything else in the pipeline that is being built.
    pub fn start() -> Self {
        Self(Side::Start)
    }

    /// The position at which [`add`](crate::PipelineBuilder::add) inserts.
    pub fn end() -> Self {
        Self(Side::End)
    }
}

impl Position {
    /// The position as a reason for what is inserted there; `None` for the end.
    pub(crate) fn reason(&self) -> Option<Arc<str>> {
        let reason = match &self.0 {
            Side::End => return None,
            Side::Start => "at the start".to_owned(),
            Side::Before(target) => format!("before {}", target.described(Occurrence::First)),
            Side::After(target) => format!("after {}", target.described(Occurrence::Last)),
            Side::Point(name) => format!("at extension point `{name}`"),
        };
        Some(reason.into())
    }
}

impl Target {
    /// The element in words; `usual` says which of several.
    fn described(&self, usual: Occurrence) -> String {
        let occurrence = if self.occurrence == Occurrence::Default {
            usual
        } else {
            self.occurrence
        };
        let ordinal = match occurrence {
            Occurrence::Last => "the last".to_owned(),
            Occurrence::Nth(n) => format!("number {n}"),
            Occurrence::First | Occurrence::Default => "the first".to_owned(),
        };
        match &self.kind {
            TargetKind::Element(id) => format!("element {id}"),
            TargetKind::Pass(name) => format!("{ordinal} of `{name}`"),
            TargetKind::Kind(name) => format!("{ordinal} of kind `{name}`"),
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
