//! Rings of values, which graph regions allow: an operation may use its own result, or what is made of it.

use pass_ir::ValueId;

/// Detects that a walk from value to value has come back, by comparing with one value that is replaced at each doubling
/// of the steps.
pub(crate) struct CycleDetector {
    mark: ValueId,
    steps: u64,
    limit: u64,
}

impl CycleDetector {
    pub(crate) fn new(start: ValueId) -> Self {
        Self {
            mark: start,
            steps: 0,
            limit: 1,
        }
    }

    /// Takes a step to a value, or returns `None` if the walk has come back to one.
    pub(crate) fn step_to(&mut self, value: ValueId) -> Option<()> {
        if value == self.mark {
            return None;
        }
        self.steps += 1;
        if self.steps == self.limit {
            (self.mark, self.steps) = (value, 0);
            self.limit = self.limit.saturating_mul(2);
        }
        Some(())
    }
}
