//! Where keeping results is worthwhile: passes that take hardly longer than the hash of their operation are faster run again.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use pass_runtime::Ir;
use pass_runtime::instrumentation::PipelineSite;

/// The time for which a pipeline is tried before it is judged.
const TRIAL: u64 = 2_000_000;
/// Recording is worthwhile if it takes less than this part of the time of passes: the time comes back only if there is a further run.
const RECORDING: u64 = 16;

/// The balance of each pipeline of a run.
#[derive(Default)]
pub(crate) struct Balances(RwLock<HashMap<u64, Arc<Balance>>>);

/// What a pipeline has cost and saved so far, in nanoseconds. It decides where results are looked for, and not what they are.
#[derive(Default)]
pub(crate) struct Balance {
    /// The time that hashing, looking up and recording took.
    spent: AtomicU64,
    /// The time that known executions would have taken.
    saved: AtomicU64,
    /// The time of executions that took place.
    run: AtomicU64,
}

impl Balances {
    /// Returns the balance of all pipelines with these passes: each part of an input compiles its own.
    pub(crate) fn of<I: Ir>(&self, pipeline: &PipelineSite<'_, I>) -> Arc<Balance> {
        let mut hasher = DefaultHasher::new();
        for step in pipeline.steps() {
            step.info().map(|info| info.argument).hash(&mut hasher);
        }
        self.numbered(hasher.finish())
    }

    fn numbered(&self, pipeline: u64) -> Arc<Balance> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(balance) = known.get(&pipeline) {
            return Arc::clone(balance);
        }
        drop(known);
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(pipeline).or_default())
    }
}

impl Balance {
    pub(crate) fn spend(&self, time: Duration) {
        self.spent.fetch_add(nanoseconds(time), Ordering::Relaxed);
    }

    pub(crate) fn add_saved_time(&self, nanoseconds: u64) {
        self.saved.fetch_add(nanoseconds, Ordering::Relaxed);
    }

    pub(crate) fn run(&self, time: Duration) {
        self.run.fetch_add(nanoseconds(time), Ordering::Relaxed);
    }

    /// Estimates whether results of the pipeline are worth their time.
    pub(crate) fn is_worthwhile(&self) -> bool {
        let load = |number: &AtomicU64| number.load(Ordering::Relaxed);
        let spent = load(&self.spent);
        spent < TRIAL || spent <= load(&self.saved) + load(&self.run) / RECORDING
    }
}

pub(crate) fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipeline_is_tried_before_it_is_judged_by_what_it_saves() {
        let (balances, milliseconds) = (Balances::default(), Duration::from_millis);
        let [cheap, slow, known] = [1, 2, 3].map(|pipeline| balances.numbered(pipeline));
        cheap.spend(milliseconds(1));
        assert!(cheap.is_worthwhile());
        for balance in [&cheap, &slow, &known] {
            balance.spend(milliseconds(4));
        }
        cheap.run(milliseconds(8));
        slow.run(milliseconds(80));
        known.add_saved_time(6_000_000);
        assert_eq!(
            [&cheap, &slow, &known].map(|one| one.is_worthwhile()),
            [false, true, true]
        );
        assert!(
            !balances.numbered(1).is_worthwhile(),
            "it is the same pipeline"
        );
    }
}
