//! Random orders of a pipeline that its order rules allow.

use crate::PipelineBuilder;
use crate::sketch::Content;
use pass_runtime::Ir;
use pass_runtime::manager::ElementId;

/// A generator of numbers that are the same for the same seed (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        // Limits are small, so that the remainder is as good as even. It fits, since the limit does.
        usize::try_from(self.next() % limit.max(1) as u64).unwrap_or_default()
    }
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Puts the elements of one pipeline, the outermost or a nested one, into a random order that satisfies the order rules, and
    /// returns whether there is more than one element to be ordered. The order depends on the seed alone.
    pub fn shuffle(&mut self, seed: u64) -> bool {
        let mut numbers = Numbers(seed);
        let nested = self
            .sketch
            .elements()
            .filter(|(_, node)| matches!(node.content, Content::Nested { .. }));
        let nested: Vec<ElementId> = nested.map(|(id, _)| id).collect();
        let mut pipelines: Vec<_> = nested
            .into_iter()
            .map(|id| (id, self.sketch.children(id)))
            .collect();
        pipelines.retain(|(_, children)| children.len() > 1);
        if pipelines.is_empty() {
            return false;
        }
        let (pipeline, mut children) = pipelines.swap_remove(numbers.below(pipelines.len()));
        for last in (1..children.len()).rev() {
            children.swap(last, numbers.below(last + 1));
        }
        // Elements in front are preferred, so that a random list gives a random order. Contradictory rules keep what there is.
        if let Ok(order) = self.sketch.problem(&children).solve() {
            let order = order
                .into_iter()
                .filter_map(|unit| children.get(unit).copied());
            self.sketch.arrange(pipeline, &order.collect::<Vec<_>>());
        }
        true
    }
}
