//! The results of one pipeline on one operation.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use pass_runtime::Location;
use pass_runtime::instrumentation::{PassSite, PipelineSite};
use pass_runtime::lock;
use pass_runtime::results::{Execution, ResultSession};

use crate::Hash;
use crate::balance::{Balance, nanoseconds};
use crate::cache::{Cache, StepKey};
use crate::key::{Key, PipelineKey};
use crate::portable::{Portable, PortableIr};
use crate::record::{
    Output, PassResult, Record, RecordedLocation, RecordedPlace, Refinement, for_each_location,
    form_bytes, is_storable, read_form,
};
use crate::text::is_checked;

/// The time of an execution below which its result is not kept: to write and to read a file takes as long.
const WORTH_A_FILE: Duration = Duration::from_micros(500);

pub(crate) struct Session<'c, I: PortableIr> {
    cache: &'c Cache<I>,
    balance: Arc<Balance>,
    key: PipelineKey,
    state: State<I::Place>,
    /// The pass that is about to run.
    running: Option<Running>,
    /// [`PortableIr::side_effects`] before it.
    side_effects: u64,
}

/// What is known of the operation as it is.
enum State<P> {
    Stale,
    Known(OpState<P>),
    Refused(&'static str),
}

#[derive(Clone)]
struct OpState<P> {
    stable: Hash,
    locations: Hash,
    places: Arc<Vec<P>>,
    /// The symbol that the form leaves out.
    hidden: Option<String>,
}

/// The state of an operation, and its form.
type EncodedOp<I> = (
    OpState<<I as PortableIr>::Place>,
    Portable<<I as PortableIr>::Place>,
);

struct Running {
    started: Instant,
    time: Duration,
    /// The result to compare with, if the pass runs for that alone.
    expected: Option<Box<PassResult>>,
}

/// A result as the store has it.
#[derive(Clone)]
struct FoundResult {
    result: Box<PassResult>,
    /// True if another machine or another user wrote it.
    is_foreign: bool,
}

/// A result of the chain of passes that need not run.
struct KnownStep<P> {
    argument: &'static str,
    execution: Execution,
    after: OpState<P>,
    /// The form of the operation, if the pass changed it.
    form: Option<Vec<u8>>,
    /// True if another machine or another user wrote it.
    is_foreign: bool,
    nanoseconds: u64,
}

impl<'c, I: PortableIr> Session<'c, I> {
    pub(crate) fn new(
        cache: &'c Cache<I>,
        pipeline: &PipelineSite<'_, I>,
        balance: Arc<Balance>,
    ) -> Self {
        let ancestors: Vec<_> = pipeline.ancestors().map(|outer| outer.name()).collect();
        let ancestors = ancestors.iter().map(|name| name.as_bytes());
        Self {
            cache,
            balance,
            key: PipelineKey {
                tool: cache.tool,
                dialects: cache.dialects,
                checks: Hash::of(pipeline.checks().as_bytes()),
                ancestors: Hash::of_list(ancestors),
            },
            state: State::Stale,
            running: None,
            side_effects: 0,
        }
    }

    /// Encodes the operation unless its form is known.
    fn settle(&mut self, cx: &I::Context, op: &I::Op<'_>) {
        if let State::Stale = self.state {
            self.state = match self.encode(cx, op) {
                Ok((state, _)) => State::Known(state),
                Err(reason) => State::Refused(reason),
            };
        }
    }

    fn encode(&self, cx: &I::Context, op: &I::Op<'_>) -> Result<EncodedOp<I>, &'static str> {
        let symbol = I::symbol(cx, op);
        let hidden = symbol.and_then(|symbol| Some((symbol, I::encode(cx, op, false).ok()?)));
        let (hidden, form) = match hidden {
            Some((symbol, form)) => (Some(symbol), form),
            None => (None, I::encode(cx, op, true)?),
        };
        let is_hidden = [hidden.is_some().into()];
        let state = OpState {
            stable: Hash::of_list([&form.stable_hash().0[..], &is_hidden]),
            locations: form.location_hash(),
            places: Arc::new(form.places.clone()),
            hidden,
        };
        Ok((state, form))
    }

    /// Returns the key of a step on an operation, without what only an execution shows that it depends on. `None` if views of this IR have
    /// no text.
    fn key(
        &self,
        site: &PassSite<'_, I>,
        step: &StepKey,
        state: &OpState<I::Place>,
    ) -> Option<Key> {
        let key = Key::new(&self.key, step.pass, [state.stable, state.locations]);
        let declared = Refinement {
            places: !step.ignores_locations,
            symbol: !step.ignores_symbol,
            views: false,
        };
        self.refine(site, key, declared, state)
    }

    /// Returns the key of a step on an operation, refined by the record that is there, and the result.
    fn look_up(
        &self,
        site: &PassSite<'_, I>,
        step: &StepKey,
        state: &OpState<I::Place>,
    ) -> Option<(Key, Option<FoundResult>)> {
        let key = self.key(site, step, state)?;
        let mut record = self.record_of(&key);
        let mut refined = key;
        if let Some((Record::Refined(refinement), _)) = record {
            match self.refine(site, key, refinement, state) {
                Some(key) => {
                    record = self.record_of(&key);
                    refined = key;
                }
                None => record = None,
            }
        }
        match record {
            Some((Record::Result(result), is_foreign)) => {
                Some((refined, Some(FoundResult { result, is_foreign })))
            }
            _ => Some((refined, None)),
        }
    }

    /// Returns the record of a key, and whether another machine or another user wrote it.
    fn record_of(&self, key: &Key) -> Option<(Record, bool)> {
        let entry = self.cache.store.get(&key.hash())?;
        Some((Record::read(&entry.body)?, entry.is_foreign))
    }

    /// Completes a key. `None` if views of this IR have no text.
    fn refine(
        &self,
        site: &PassSite<'_, I>,
        key: Key,
        refinement: Refinement,
        state: &OpState<I::Place>,
    ) -> Option<Key> {
        let cx = site.context();
        let places = || {
            let texts: Vec<String> = state
                .places
                .iter()
                .map(|&place| I::place_text(cx, place))
                .collect();
            Hash::of_list(texts.iter().map(String::as_bytes))
        };
        let views = || {
            let texts = site.pipeline().ancestors().map(|outer| match outer.view() {
                Some(view) => I::view_text(cx, view),
                None => Some("-".to_owned()),
            });
            let texts = texts.collect::<Option<Vec<String>>>()?;
            Some(Hash::of_list(texts.iter().map(String::as_bytes)))
        };
        let symbol = state.hidden.as_deref().unwrap_or_default();
        key.refine(refinement, symbol, places, views)
    }

    /// Returns what a pass did on an operation, in terms of that.
    fn resolve(
        &self,
        cx: &I::Context,
        FoundResult { result, is_foreign }: FoundResult,
        step: &StepKey,
        before: &OpState<I::Place>,
    ) -> Option<KnownStep<I::Place>> {
        let place = |recorded: &RecordedPlace| match recorded {
            RecordedPlace::Input(index) => before.places.get(*index).copied(),
            RecordedPlace::Text(text) => I::place(cx, text),
        };
        let mut execution = result.execution;
        let mut locations = result.locations.iter();
        let mut is_complete = true;
        for diagnostic in &mut execution.diagnostics {
            for_each_location(diagnostic, &mut |location| {
                let found = match locations.next() {
                    Some(RecordedLocation::Other(location)) => Some(location.clone()),
                    Some(RecordedLocation::Input(index)) => {
                        let place = before.places.get(*index);
                        place.map(|&place| I::place_location(cx, place))
                    }
                    None => None,
                };
                is_complete &= found.is_some();
                *location = found.unwrap_or_default();
            });
        }
        if !is_complete {
            return None;
        }
        let (after, form) = match result.output {
            None => (before.clone(), None),
            Some(output) => {
                let after = OpState {
                    stable: output.stable,
                    locations: output.locations,
                    places: Arc::new(output.places.iter().map(place).collect::<Option<_>>()?),
                    hidden: before.hidden.clone(),
                };
                (after, Some(output.form))
            }
        };
        Some(KnownStep {
            argument: step.argument,
            execution,
            after,
            form,
            is_foreign,
            nanoseconds: result.nanoseconds,
        })
    }

    /// Returns the known results of the passes from `first` on, up to the first unknown one, and prepares for that one to run.
    fn chain(
        &mut self,
        first: &PassSite<'_, I>,
        op: &I::Op<'_>,
        start: OpState<I::Place>,
    ) -> Vec<KnownStep<I::Place>> {
        let mut known: Vec<KnownStep<I::Place>> = Vec::new();
        for site in first.pipeline().steps().skip(first.index()) {
            let step = self.cache.step(&site);
            if step.refusal.is_some() {
                break;
            }
            let state = known.last().map_or(&start, |last| &last.after);
            let Some((key, found)) = self.look_up(&site, &step, state) else {
                break;
            };
            let is_checked = found.is_some() && self.is_checked(&key);
            let resolved = found
                .clone()
                .filter(|_| !is_checked)
                .and_then(|found| self.resolve(site.context(), found, &step, state));
            match resolved {
                Some(resolved) => known.push(resolved),
                None => {
                    if known.is_empty() {
                        if !is_checked {
                            self.explain_miss(&site, &step, &key, op);
                        }
                        self.running = Some(Running {
                            started: Instant::now(),
                            time: Duration::ZERO,
                            expected: found.filter(|_| is_checked).map(|found| found.result),
                        });
                    }
                    break;
                }
            }
        }
        known
    }

    /// Returns whether the result of this key is among those that are computed again.
    fn is_checked(&self, key: &Key) -> bool {
        let check = self.cache.config.check;
        check > 0.0 && is_checked(check, self.cache.seed, &key.hash())
    }

    fn explain_miss(&self, site: &PassSite<'_, I>, step: &StepKey, key: &Key, op: &I::Op<'_>) {
        let nearest = self.cache.store.get(&nearest(site, step, op));
        let reason = match nearest.and_then(|digest| key.first_difference(&digest.body)) {
            Some(part) => format!("differ from the nearest entry: {part}"),
            None => "have no entry for the operation".to_owned(),
        };
        let operation = || site.operation(op).to_string();
        self.cache
            .explain(|explanation| explanation.miss(step.argument, operation, reason));
    }

    /// Replaces the operation by the result of the longest prefix whose form is there. Returns the length of the prefix.
    fn restore(&self, cx: &I::Context, mut op: I::Op<'_>, known: &[KnownStep<I::Place>]) -> usize {
        let mut length = known.len();
        while let Some(last) = known[..length].iter().rposition(|step| step.form.is_some()) {
            let step = &known[last];
            let form = step.form.as_deref();
            let form = form.and_then(|form| read_form(form, step.after.places.to_vec()));
            let is_foreign = known[..length].iter().any(|step| step.is_foreign);
            if form.is_some_and(|form| decode::<I>(cx, &mut op, &form, is_foreign)) {
                return length;
            }
            length = last;
        }
        length
    }

    /// Returns the record of an execution, and whether it depends on the places of its operation.
    fn result(
        &self,
        cx: &I::Context,
        mut execution: Execution,
        before: &OpState<I::Place>,
        after: Option<&EncodedOp<I>>,
        nanoseconds: u64,
    ) -> (PassResult, bool) {
        let mut depends_on_places = false;
        let mut locations = Vec::new();
        let indices = if execution.diagnostics.is_empty() {
            HashMap::new()
        } else {
            indices_of_locations::<I>(cx, before)
        };
        for diagnostic in &mut execution.diagnostics {
            for_each_location(diagnostic, &mut |location| {
                let location = std::mem::take(location);
                let recorded = match indices.get(&location) {
                    Some(&Some(index)) => RecordedLocation::Input(index),
                    _ => RecordedLocation::Other(location),
                };
                depends_on_places |= match &recorded {
                    RecordedLocation::Input(_) => false,
                    RecordedLocation::Other(location) => *location != Location::Unknown,
                };
                locations.push(recorded);
            });
        }
        let output = after.map(|(after, form)| {
            let indices = before.places.iter().copied().zip(0_usize..);
            let indices: HashMap<I::Place, usize> = indices.collect();
            let recorded = |place: &I::Place| match indices.get(place) {
                Some(&index) => RecordedPlace::Input(index),
                None => RecordedPlace::Text(I::place_text(cx, *place)),
            };
            Output {
                stable: after.stable,
                locations: after.locations,
                places: after.places.iter().map(recorded).collect(),
                form: form_bytes(form),
            }
        });
        let result = PassResult {
            execution,
            locations,
            output,
            nanoseconds,
        };
        (result, depends_on_places)
    }

    /// Records an execution on an operation whose form before it is known.
    ///
    /// # Errors
    ///
    /// Says why it cannot be recorded.
    fn keep(
        &mut self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        before: OpState<I::Place>,
        execution: Execution,
        running: Option<Running>,
    ) -> Result<(), &'static str> {
        let (cx, step) = (pass.context(), self.cache.step(pass));
        let after = if execution.is_unchanged {
            None
        } else {
            Some(self.encode(cx, op)?)
        };
        let state = after.as_ref().map_or(&before, |(after, _)| after).clone();
        let is_shown = state.hidden != before.hidden;
        let is_shared = before.hidden.is_some() && step.ignores_symbol;
        let is_named = is_shared && !execution.diagnostics.is_empty();
        self.state = State::Known(state);
        if is_shown {
            return Err("the symbol of the operation changes, or occurs in the result");
        }
        if !execution.diagnostics.iter().all(is_storable) {
            return Err("it has diagnostics that cannot be kept");
        }
        let time = running.as_ref().map(|running| nanoseconds(running.time));
        let reads_views = execution.reads_ancestors;
        let (result, depends_on_places) =
            self.result(cx, execution, &before, after.as_ref(), time.unwrap_or(0));
        if let Some(expected) = running.and_then(|running| running.expected) {
            self.compare(pass, op, &expected, &result);
        }
        let unviewed = "it reads operations around, whose views have no text in this IR";
        let key = self.key(pass, &step, &before).ok_or(unviewed)?;
        let known = match self.record_of(&key) {
            Some((Record::Refined(refinement), _)) => refinement,
            _ => Refinement::default(),
        };
        let refinement = Refinement {
            places: known.places || (depends_on_places && step.ignores_locations),
            views: known.views || reads_views,
            // They name the operation.
            symbol: known.symbol || is_named,
        };
        let full = self
            .refine(pass, key, refinement, &before)
            .ok_or(unviewed)?;
        let store = &self.cache.store;
        if refinement != Refinement::default() {
            store.put(&key.hash(), &[], &Record::Refined(refinement).to_bytes());
        }
        let record = Record::Result(Box::new(result)).to_bytes();
        store.put(&full.hash(), &[], &record);
        if self.cache.config.explains {
            store.put(&nearest(pass, &step, op), &[], &full.digest());
        }
        self.cache.recorded.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Compares a result with the one that the cache has.
    fn compare(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        expected: &PassResult,
        result: &PassResult,
    ) {
        self.cache.checked.fetch_add(1, Ordering::Relaxed);
        let (old, new) = (&expected.execution, &result.execution);
        let what = if expected.output != result.output {
            "the operation"
        } else if (&old.diagnostics, &expected.locations) != (&new.diagnostics, &result.locations) {
            "the diagnostics"
        } else if old.statistics != new.statistics {
            "the statistics"
        } else if (old.is_unchanged, old.is_fixed_point) != (new.is_unchanged, new.is_fixed_point) {
            "what the pass says to have changed"
        } else {
            return;
        };
        let mismatch = format!(
            "pass '{}' on {}: {what} is not what the cache has: the pass depends on something that it does not declare",
            pass.text(),
            pass.operation(op)
        );
        lock(&self.cache.mismatches).push(mismatch);
    }
}

impl<I: PortableIr> ResultSession<I> for Session<'_, I> {
    fn recall(&mut self, first: &PassSite<'_, I>, op: I::Op<'_>) -> Vec<Execution> {
        let start = Instant::now();
        if !self.cache.is_worthwhile(&self.balance) {
            // The time of the pass may make it worthwhile again.
            self.state = State::Stale;
            self.running = Some(Running {
                started: start,
                time: Duration::ZERO,
                expected: None,
            });
            return Vec::new();
        }
        self.side_effects = I::side_effects();
        let known = self.recall_from(first, op);
        self.balance.spend(start.elapsed());
        known
    }

    fn record(
        &mut self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        execution: Result<Execution, &'static str>,
    ) {
        let end = Instant::now();
        if let Some(running) = &mut self.running {
            running.time = end.duration_since(running.started);
            self.balance.run(running.time);
            // The form of a large operation takes long, and so does a file for a short time.
            let is_worthwhile = self.cache.config.keeps_all
                || (running.time >= WORTH_A_FILE && self.cache.is_worthwhile(&self.balance));
            if running.expected.is_none() && !is_worthwhile {
                return self.forget();
            }
        }
        self.keep_execution(pass, op, execution);
        self.balance.spend(end.elapsed());
    }

    fn forget(&mut self) {
        self.state = State::Stale;
        self.running = None;
    }
}

impl<I: PortableIr> Session<'_, I> {
    fn recall_from(&mut self, first: &PassSite<'_, I>, mut op: I::Op<'_>) -> Vec<Execution> {
        let cx = first.context();
        let step = self.cache.step(first);
        if step.refusal.is_some() {
            return Vec::new();
        }
        self.settle(cx, &op);
        let start = match &self.state {
            State::Known(state) => state.clone(),
            State::Stale | State::Refused(_) => return Vec::new(),
        };
        let mut known = self.chain(first, &op, start);
        let length = self.restore(cx, I::reborrow(&mut op), &known);
        if length == 0 && !known.is_empty() {
            self.running = Some(Running {
                started: Instant::now(),
                time: Duration::ZERO,
                expected: None,
            });
        }
        known.truncate(length);
        if let Some(last) = known.last() {
            self.state = State::Known(last.after.clone());
        }
        for step in &known {
            self.cache
                .explain(|explanation| explanation.know(step.argument));
            self.cache
                .saved
                .fetch_add(step.nanoseconds, Ordering::Relaxed);
            self.balance.add_saved_time(step.nanoseconds);
        }
        self.cache
            .hits
            .fetch_add(known.len() as u64, Ordering::Relaxed);
        known.into_iter().map(|step| step.execution).collect()
    }

    fn keep_execution(
        &mut self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        execution: Result<Execution, &'static str>,
    ) {
        let running = self.running.take();
        let step = self.cache.step(pass);
        let is_unchanged = execution
            .as_ref()
            .is_ok_and(|execution| execution.is_unchanged);
        let state = if is_unchanged && step.refusal.is_some() {
            return self.cache.explain(|explanation| {
                explanation.refuse(step.argument, step.refusal.unwrap_or_default());
            });
        } else {
            std::mem::replace(&mut self.state, State::Stale)
        };
        let kept = match (step.refusal, state, execution) {
            (Some(reason), ..) | (_, State::Refused(reason), _) | (_, _, Err(reason)) => {
                Err(reason)
            }
            (None, State::Known(_), Ok(_)) if I::side_effects() != self.side_effects => {
                Err("it has effects that neither its operation nor its diagnostics show")
            }
            (None, State::Known(before), Ok(execution)) => {
                self.keep(pass, op, before, execution, running)
            }
            (None, State::Stale, _) => Ok(()),
        };
        if let Err(reason) = kept {
            self.cache
                .explain(|explanation| explanation.refuse(step.argument, reason));
        }
    }
}

/// Replaces an operation by that of a form. Returns false if the form is malformed, or is foreign and violates an invariant of the IR;
/// the operation is then as it was.
fn decode<I: PortableIr>(
    cx: &I::Context,
    op: &mut I::Op<'_>,
    form: &Portable<I::Place>,
    is_foreign: bool,
) -> bool {
    if !is_foreign {
        return I::decode(cx, I::reborrow(op), form).is_ok();
    }
    let Ok(before) = I::encode(cx, op, true) else {
        return false;
    };
    if I::decode(cx, I::reborrow(op), form).is_err() {
        return false;
    }
    if I::verify(cx, op, true, &mut |_| {}).is_ok() {
        return true;
    }
    let restored = I::decode(cx, I::reborrow(op), &before);
    debug_assert!(restored.is_ok(), "the form of an operation is read back");
    false
}

/// Returns the indices of the places of an operation by their locations in diagnostics; `None` for a location that several places
/// have.
fn indices_of_locations<I: PortableIr>(
    cx: &I::Context,
    state: &OpState<I::Place>,
) -> HashMap<Location, Option<usize>> {
    let mut indices = HashMap::new();
    for (index, place) in state.places.iter().enumerate() {
        let location = I::place_location(cx, *place);
        if location != Location::Unknown {
            let known = indices.entry(location);
            known
                .and_modify(|index| *index = None)
                .or_insert(Some(index));
        }
    }
    indices
}

/// Returns the key under which the key of the last result of a pass on such an operation is kept.
fn nearest<I: PortableIr>(site: &PassSite<'_, I>, step: &StepKey, op: &I::Op<'_>) -> Hash {
    let operation = site.operation(op);
    let symbol = operation.symbol.unwrap_or_default();
    Hash::of_list([
        &b"nearest"[..],
        step.argument.as_bytes(),
        operation.name.as_bytes(),
        symbol.as_bytes(),
    ])
}
