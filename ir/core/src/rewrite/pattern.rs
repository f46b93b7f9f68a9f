//! A rewrite that may apply to an operation.

use std::fmt;
use std::sync::Arc;

use super::Rewriter;
use crate::handle::OpId;

/// A rewrite that may apply to operations of a name.
#[derive(Clone)]
pub struct Pattern {
    label: &'static str,
    benefit: u16,
    apply: Apply,
}

/// A rewrite pattern.
#[derive(Clone)]
enum Apply {
    Plain(fn(&mut Rewriter<'_>, OpId) -> Option<()>),
    Shared(Arc<Closure>),
}

type Closure = dyn Fn(&mut Rewriter<'_>, OpId) -> Option<()> + Send + Sync;

impl Pattern {
    /// A pattern of that name, by which options leave it out or ask for it.
    ///
    /// `apply` rewrites the operation, or answers `None` and leaves everything as it is.
    #[must_use]
    pub const fn new(
        label: &'static str,
        apply: fn(&mut Rewriter<'_>, OpId) -> Option<()>,
    ) -> Self {
        Self {
            label,
            benefit: 1,
            apply: Apply::Plain(apply),
        }
    }

    /// The same of a closure, which may hold what the rewriting depends on, such as options of a pass.
    #[must_use]
    pub fn from_fn(
        label: &'static str,
        apply: impl Fn(&mut Rewriter<'_>, OpId) -> Option<()> + Send + Sync + 'static,
    ) -> Self {
        Self {
            label,
            benefit: 1,
            apply: Apply::Shared(Arc::new(apply)),
        }
    }

    /// The same with another benefit than 1: of the patterns in a [`RuleSet`](super::RuleSet) that may apply to an
    /// operation, the one with the highest benefit is tried first.
    #[must_use]
    pub fn with_benefit(self, benefit: u16) -> Self {
        Self { benefit, ..self }
    }

    /// The name.
    #[must_use]
    pub fn label(&self) -> &'static str {
        self.label
    }

    /// The benefit, compared with other patterns.
    #[must_use]
    pub fn benefit(&self) -> u16 {
        self.benefit
    }

    /// Rewrites the operation; none if it does not apply.
    pub fn apply(&self, rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
        match &self.apply {
            Apply::Plain(apply) => apply(rw, op),
            Apply::Shared(apply) => apply(rw, op),
        }
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pattern")
            .field("label", &self.label)
            .field("benefit", &self.benefit)
            .finish_non_exhaustive()
    }
}
