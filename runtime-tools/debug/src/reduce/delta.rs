//! Delta debugging: tries reductions at many places at once, then at half as many, down to single places.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

use pass_runtime::ir::ReducibleIr;

use crate::reduce::{ReduceOptions, ShowsFailure, StopReason};

pub(super) struct Search<'s, 't, I: ReducibleIr> {
    cx: &'s I::Context,
    options: &'s ReduceOptions,
    shows_failure: &'s mut ShowsFailure<'t>,
    /// The smallest module so far, and its text.
    best: I::Root<'s>,
    text: String,
    tested: BTreeSet<u64>,
    tests: u64,
}

impl<'s, 't, I: ReducibleIr> Search<'s, 't, I> {
    pub(super) fn new(
        cx: &'s I::Context,
        best: I::Root<'s>,
        text: String,
        options: &'s ReduceOptions,
        shows_failure: &'s mut ShowsFailure<'t>,
    ) -> Self {
        Self {
            cx,
            options,
            shows_failure,
            tested: BTreeSet::from([hash(&text)]),
            best,
            text,
            tests: 1,
        }
    }

    pub(super) fn finish(self) -> (I::Root<'s>, String, u64) {
        (self.best, self.text, self.tests)
    }

    /// Searches until no reduction at any single place leads to a module that shows the failure.
    pub(super) fn run(&mut self) -> Result<(), StopReason> {
        while self.round()? {}
        Ok(())
    }

    /// Tries all reductions, and returns whether one succeeded.
    fn round(&mut self) -> Result<bool, StopReason> {
        let mut is_smaller = false;
        for reduction in I::reductions(self.cx, &mut self.best) {
            is_smaller |= self.halve(reduction)?;
        }
        Ok(is_smaller)
    }

    /// Tries all places of a reduction in groups that become smaller, and returns whether it succeeded anywhere.
    fn halve(&mut self, reduction: I::Reduction) -> Result<bool, StopReason> {
        let mut is_smaller = false;
        let mut places = self.places(reduction);
        let mut size = places;
        while size > 0 {
            // From the last group on, since a reduction changes the numbers of later places.
            let mut end = places;
            while end > 0 {
                let start = end.saturating_sub(size);
                if self.try_places(reduction, start..end)? {
                    is_smaller = true;
                    places = self.places(reduction);
                }
                end = start.min(places);
            }
            size = (size / 2).min(places);
        }
        Ok(is_smaller)
    }

    /// Applies a reduction to the best module at these places, and keeps the result if it shows the failure.
    fn try_places(
        &mut self,
        reduction: I::Reduction,
        places: Range<usize>,
    ) -> Result<bool, StopReason> {
        if self.options.cancel.is_cancelled() {
            return Err(StopReason::Cancelled);
        }
        let mut root = I::duplicate(self.cx, &mut self.best);
        let places: Vec<usize> = places.collect();
        I::reduce(self.cx, &mut root, reduction, &places);
        let is_valid = I::verify(self.cx, &I::root(&mut root), true, &mut drop).is_ok();
        if !is_valid {
            return Ok(false);
        }
        let text = I::print_root(self.cx, &mut root, self.options.print);
        if !self.tested.insert(hash(&text)) {
            return Ok(false);
        }
        if self.tests >= self.options.max_tests {
            return Err(StopReason::MaxTests);
        }
        self.tests += 1;
        let shows_failure = (self.shows_failure)(&text);
        if self.options.cancel.is_cancelled() {
            // The test may have failed because it was interrupted.
            return Err(StopReason::Cancelled);
        }
        let is_smaller = shows_failure.map_err(StopReason::Test)?;
        if is_smaller {
            (self.best, self.text) = (root, text);
        }
        Ok(is_smaller)
    }

    fn places(&mut self, reduction: I::Reduction) -> usize {
        I::places(self.cx, &mut self.best, reduction)
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
