//! The cached analyses of an operation.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::analysis::once_map::OnceMap;
use crate::analysis::{Analysis, AnalysisContext};
use crate::ir::Ir;
use crate::manager::{FixedPoints, PassEntry, Step};
use crate::panic::CatchDrop;
use crate::preserved::Preserved;
use crate::results::Reads;

/// The cached analyses of an operation and of operations nested in it. Shared access is enough to add analyses;
/// removing them needs exclusive access. Most operations have none, which costs no lock to find out.
pub(crate) struct Cache<I: Ir> {
    /// By the order in which they were built: an analysis comes after its dependencies.
    entries: OnceMap<Entry<I>>,
    pub(super) nested: OnceMap<Self>,
    /// The analyses of nested operations that were dropped since the last invalidation. What was built from them may no longer
    /// hold, although nothing is left of them to say so.
    dropped: Vec<TypeId>,
    /// The passes that would not change the operation.
    pub(crate) fixed_points: FixedPoints,
}

/// A cached analysis.
pub(crate) struct Entry<I: Ir> {
    id: TypeId,
    analysis: CatchDrop<Box<dyn DynAnalysis<I>>>,
    dependencies: Dependencies,
    /// The pass that asked for it.
    pass: Option<Arc<PassEntry<I>>>,
}

/// The analyses that an analysis was built from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dependencies {
    /// Analyses of the same operation.
    pub(crate) same_op: Vec<TypeId>,
    /// Analyses of operations nested in it.
    pub(crate) nested: Vec<TypeId>,
    /// What it was built from apart from the operation.
    pub(crate) reads: u8,
}

/// The cached analyses of nested operations, for the pipelines that run on them.
pub(crate) type ChildCaches<I> = BTreeMap<u64, Mutex<Cache<I>>>;

trait DynAnalysis<I: Ir>: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn name(&self) -> &'static str;
    fn invalidated(&self, preserved: &Preserved, dependencies_hold: bool) -> bool;
    fn still_agrees(&self, op: &I::Op<'_>, cx: &AnalysisContext<'_, I>) -> bool;
}

impl<I: Ir> Cache<I> {
    /// Returns the analysis. Whoever reads it has read what it was built from.
    pub(crate) fn get<A: Analysis<I>>(&self, reads: &Reads) -> Option<&A> {
        let id = TypeId::of::<A>();
        let entry = self.entries().find(|entry| entry.id == id)?;
        reads.note(entry.dependencies.reads);
        entry.analysis.as_any().downcast_ref()
    }

    pub(crate) fn insert<A: Analysis<I>>(
        &self,
        analysis: A,
        dependencies: Dependencies,
        step: &Step<I>,
    ) -> &A {
        let entry = self.entries.insert(
            self.entries().count() as u64,
            Entry {
                id: TypeId::of::<A>(),
                analysis: CatchDrop::new(Box::new(analysis)),
                dependencies,
                pass: step.entry().cloned(),
            },
        );
        match entry.analysis.as_any().downcast_ref() {
            Some(analysis) => analysis,
            None => unreachable!("one thread adds the analyses of an operation"),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.nested.is_empty()
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry<I>> {
        (0..).map_while(|number| self.entries.get(number))
    }

    /// Returns the cache of a nested operation, to be added to.
    pub(crate) fn nested_or_new(&self, op: u64) -> &Self {
        let known = self.nested.get(op);
        known.unwrap_or_else(|| self.nested.insert(op, Self::default()))
    }

    /// Removes the analyses that no longer hold, and those of nested operations, whose keys may belong to others now.
    pub(crate) fn invalidate(&mut self, preserved: &Preserved) {
        if !preserved.is_all() {
            let analyses = Self {
                entries: std::mem::take(&mut self.entries),
                nested: std::mem::take(&mut self.nested),
                dropped: std::mem::take(&mut self.dropped),
                ..Self::default()
            };
            self.entries = analyses.still_valid(preserved).0;
        }
    }

    /// Removes the cached analyses of a nested operation and returns them; drops those of others.
    pub(crate) fn take_nested(&mut self, op: u64) -> Self {
        let mut nested = self.take_all_nested().into_iter();
        let found = nested.find(|(other, _)| *other == op);
        found.map(|(_, cache)| cache).unwrap_or_default()
    }

    /// Removes the cached analyses of nested operations, for the pipelines that run on them.
    pub(crate) fn split_children(&mut self) -> ChildCaches<I> {
        let nested = self.take_all_nested().into_iter();
        nested.map(|(op, cache)| (op, Mutex::new(cache))).collect()
    }

    fn take_all_nested(&mut self) -> Vec<(u64, Self)> {
        let nested = std::mem::take(&mut self.nested).into_entries();
        for (_, cache) in &nested {
            cache.note_types(&mut self.dropped);
        }
        nested
    }

    /// Adds the types of the analyses here and in nested operations, each once.
    fn note_types(&self, types: &mut Vec<TypeId>) {
        let here = self.entries().map(|entry| entry.id);
        for id in here.chain(self.dropped.iter().copied()) {
            if !types.contains(&id) {
                types.push(id);
            }
        }
        for nested in self.nested.values() {
            nested.note_types(types);
        }
    }

    /// Returns the analyses of the operation that still hold, and the types of those here and in nested operations that do not.
    fn still_valid(self, preserved: &Preserved) -> (OnceMap<Entry<I>>, Vec<TypeId>) {
        let nested = self.nested.into_entries().into_iter();
        let mut invalid_nested = self.dropped;
        invalid_nested.extend(nested.flat_map(|(_, cache)| cache.still_valid(preserved).1));
        let (valid, mut invalid) = (OnceMap::default(), Vec::new());
        let mut left = preserved.clone();
        for (number, entry) in self.entries.into_entries() {
            let built_from = &entry.dependencies;
            let is_lost = built_from.same_op.iter().any(|id| invalid.contains(id))
                || built_from
                    .nested
                    .iter()
                    .any(|id| invalid_nested.contains(id));
            if entry.analysis.invalidated(&left, !is_lost) {
                left.remove(entry.id);
                invalid.push(entry.id);
            } else {
                valid.insert(number - invalid.len() as u64, entry);
            }
        }
        invalid.append(&mut invalid_nested);
        (valid, invalid)
    }
}

pub(crate) fn take_child<I: Ir>(caches: &ChildCaches<I>, op: &I::Op<'_>) -> Cache<I> {
    let take = |cache: &Mutex<Cache<I>>| {
        std::mem::take(&mut *cache.lock().unwrap_or_else(PoisonError::into_inner))
    };
    caches.get(&I::key(op)).map(take).unwrap_or_default()
}

impl<I: Ir> Entry<I> {
    pub(crate) fn name(&self) -> &'static str {
        self.analysis.name()
    }

    /// Returns true if the pass claims to preserve the analysis although it no longer holds.
    pub(crate) fn is_wrongly_preserved(
        &self,
        preserved: &Preserved,
        op: &I::Op<'_>,
        cx: &AnalysisContext<'_, I>,
    ) -> bool {
        preserved.contains_id(self.id) && !self.analysis.still_agrees(op, cx)
    }
}

/// A panic of the analysis is an error of the run, as one of a pass is.
impl<I: Ir> Drop for Entry<I> {
    fn drop(&mut self) {
        let dropped = self.analysis.discard();
        if let Some(pass) = &self.pass {
            pass.note_panic("when an analysis that it asked for was dropped", dropped);
        }
    }
}

impl<I: Ir, A: Analysis<I>> DynAnalysis<I> for A {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn name(&self) -> &'static str {
        A::name()
    }

    fn invalidated(&self, preserved: &Preserved, dependencies_hold: bool) -> bool {
        self.is_invalidated(preserved, dependencies_hold)
    }

    fn still_agrees(&self, op: &I::Op<'_>, cx: &AnalysisContext<'_, I>) -> bool {
        self.agrees_with(&A::build(op, cx))
    }
}

impl<I: Ir> Default for Cache<I> {
    fn default() -> Self {
        Self {
            entries: OnceMap::default(),
            nested: OnceMap::default(),
            dropped: Vec::new(),
            fixed_points: FixedPoints::default(),
        }
    }
}
