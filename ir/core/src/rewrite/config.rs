//! The configuration of the greedy driver, and its outcome.

use std::fmt;

use super::Pattern;

/// The configuration of the greedy driver.
#[derive(Clone, Copy)]
pub struct GreedyConfig<'a> {
    /// True if the worklist is initialized in top-down order.
    pub top_down: bool,
    /// True if dead values and unreachable blocks are erased.
    pub simplify_regions: bool,
    /// True if identical blocks are merged, and block arguments that always hold the same value are dropped.
    pub merge_blocks: bool,
    /// The maximum number of rounds; `None` for no limit.
    pub max_iterations: Option<u64>,
    /// The maximum number of patterns applied in a round; `None` for no limit.
    pub max_rewrites: Option<u64>,
    /// Returns whether a pattern is enabled.
    pub filter: &'a dyn Fn(&Pattern) -> bool,
}

impl Default for GreedyConfig<'_> {
    /// Returns the defaults of MLIR: top-down, at most ten rounds, no merging of blocks.
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

/// The outcome of the greedy driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// True if the IR changed.
    pub changed: bool,
    /// True if a fixed point was reached.
    pub converged: bool,
}
