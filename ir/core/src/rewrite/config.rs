//! The configuration of rewriting, and its outcome.

use std::fmt;

use super::Pattern;

/// The configuration of rewriting.
#[derive(Clone, Copy)]
pub struct GreedyConfig<'a> {
    /// True if traversal is top-down.
    pub top_down: bool,
    /// True if dead values and unreachable blocks are erased.
    pub simplify_regions: bool,
    /// True if identical blocks are merged as well, and block arguments that always hold the same value replaced by it.
    pub merge_blocks: bool,
    /// Most rounds; none for as many as it takes.
    pub max_iterations: Option<u64>,
    /// Most patterns that are applied in a round; none for as many as do.
    pub max_rewrites: Option<u64>,
    /// True if a pattern is enabled.
    pub filter: &'a dyn Fn(&Pattern) -> bool,
}

impl Default for GreedyConfig<'_> {
    /// Everything, from the top down, in ten rounds at most.
    fn default() -> Self {
        Self {
            top_down: true,
            simplify_regions: true,
            merge_blocks: false,
            max_iterations: Some(10),
            max_rewrites: None,
            filter: &|_| true,
        }
    }
}

impl fmt::Debug for GreedyConfig<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GreedyConfig")
            .field("top_down", &self.top_down)
            .field("simplify_regions", &self.simplify_regions)
            .field("merge_blocks", &self.merge_blocks)
            .field("max_iterations", &self.max_iterations)
            .field("max_rewrites", &self.max_rewrites)
            .finish_non_exhaustive()
    }
}

/// The outcome of rewriting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// True if the IR was changed.
    pub changed: bool,
    /// True if a fixed point was reached.
    pub converged: bool,
}
