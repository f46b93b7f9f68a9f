//! Rewrite patterns.

use std::fmt;
use std::sync::Arc;

use super::Rewriter;
use crate::handle::OpId;

/// A rewrite pattern for operations of a name.
#[derive(Clone)]
#[must_use]
pub struct Pattern {
    label: &'static str,
    benefit: u16,
    apply: Apply,
}

#[derive(Clone)]
enum Apply {
    Plain(fn(&mut Rewriter<'_>, OpId) -> Option<()>),
    Shared(Arc<Closure>),
}

type Closure = dyn Fn(&mut Rewriter<'_>, OpId) -> Option<()> + Send + Sync;

impl Pattern {
    /// Creates a pattern with a label, by which options enable or disable it.
    ///
    /// `apply` rewrites the operation, or returns `None` and changes nothing.
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

    /// Creates a pattern from a closure, which may capture the options of a pass.
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

    /// Sets the benefit, which defaults to 1. A [`RuleSet`](super::RuleSet) tries patterns in order of decreasing
    /// benefit.
    pub fn with_benefit(self, benefit: u16) -> Self {
        Self { benefit, ..self }
    }

    /// Returns the label.
    pub fn label(&self) -> &'static str {
        self.label
    }

    /// Returns the benefit.
    pub fn benefit(&self) -> u16 {
        self.benefit
    }

    /// Rewrites the operation, or returns `None` if the pattern does not match.
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
