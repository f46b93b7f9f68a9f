//! The identity of a timer among its siblings, and its name in reports.

use std::borrow::Cow;

/// The identity of a timer among its siblings. It does not depend on the thread, or on how often the pipeline is prepared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key<'k> {
    /// A scope, by its name.
    Scope(Cow<'k, str>),
    /// An outermost or dynamic pipeline, by its text.
    Run(Cow<'k, str>),
    /// A nested pipeline, by its position among those over the same operations.
    Nested(usize),
    /// A step, by its position in the pipeline.
    Step(usize),
    /// An analysis, by its name.
    Analysis(Cow<'k, str>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Label {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Work of the thread itself.
    Work,
    /// Nested pipelines, maybe in several threads. The thread that started them only waits.
    Collection { single: bool },
    /// The outermost pipeline, which reports do not show.
    Outermost,
}

impl Key<'_> {
    pub(crate) fn into_owned(self) -> Key<'static> {
        let owned = |text: Cow<'_, str>| Cow::Owned(text.into_owned());
        match self {
            Self::Scope(name) => Key::Scope(owned(name)),
            Self::Run(text) => Key::Run(owned(text)),
            Self::Nested(place) => Key::Nested(place),
            Self::Step(place) => Key::Step(place),
            Self::Analysis(name) => Key::Analysis(owned(name)),
        }
    }
}

impl Label {
    pub(crate) fn work(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            kind: Kind::Work,
        }
    }
}
