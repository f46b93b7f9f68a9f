//! A rewrite that may apply to an operation.

use pass_ir::OpId;

use crate::rewrite::Rewriter;

/// A rewrite that may apply to operations of one name.
#[derive(Clone, Copy)]
pub(crate) struct Pattern {
    /// Its name, by which options leave it out or ask for it.
    pub(crate) label: &'static str,
    /// Rewrites the operation; nothing happens if it does not apply.
    pub(crate) apply: fn(&mut Rewriter<'_>, OpId) -> Option<()>,
}

impl Pattern {
    pub(crate) const fn new(
        label: &'static str,
        apply: fn(&mut Rewriter<'_>, OpId) -> Option<()>,
    ) -> Self {
        Self { label, apply }
    }
}
