//! The cached analyses of an operation.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::analysis::frozen::{FrozenList, FrozenMap};
use crate::analysis::{Analysis, AnalysisContext};
use crate::ir::Ir;
use crate::panic::Contained;
use crate::preserved::Preserved;

/// The cached analyses of an operation and of operations nested in it. Shared access is enough to add analyses;
/// removing them needs exclusive access.
pub(crate) struct Cache<I: Ir> {
    entries: FrozenList<Entry<I>>,
    nested: FrozenMap<Cache<I>>,
}

/// A cached analysis.
pub(crate) struct Entry<I: Ir> {
    id: TypeId,
    analysis: Contained<Box<dyn DynAnalysis<I>>>,
    /// Those of the same operation that it was built from.
    built_from: Vec<TypeId>,
}

/// The cached analyses of nested operations that go along into the pipelines that run on them.
pub(crate) type Handed<I> = BTreeMap<u64, Mutex<Cache<I>>>;

trait DynAnalysis<I: Ir>: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn name(&self) -> &'static str;
    fn invalidated(&self, preserved: &Preserved, dependencies_hold: bool) -> bool;
    fn still_agrees(&self, op: &I::Op<'_>, cx: &AnalysisContext<'_, I>) -> bool;
}

impl<I: Ir> Cache<I> {
    pub(crate) fn get<A: Analysis<I>>(&self) -> Option<&A> {
        let id = TypeId::of::<A>();
        let entry = self.entries.iter().find(|entry| entry.id == id)?;
        entry.analysis.as_any().downcast_ref()
    }

    pub(crate) fn insert<A: Analysis<I>>(&self, analysis: A, built_from: Vec<TypeId>) -> &A {
        let entry = self.entries.push(Entry {
            id: TypeId::of::<A>(),
            analysis: Contained::new(Box::new(analysis)),
            built_from,
        });
        match entry.analysis.as_any().downcast_ref() {
            Some(analysis) => analysis,
            None => unreachable!("it was just put in"),
        }
    }

    /// True if no analysis is cached.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.nested.is_empty()
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry<I>> {
        self.entries.iter()
    }

    /// The cached analyses of a nested operation.
    pub(crate) fn nested(&self, op: u64) -> Option<&Self> {
        self.nested.get(op)
    }

    /// As [`nested`](Self::nested), ready to be added to.
    pub(crate) fn nested_or_new(&self, op: u64) -> &Self {
        self.nested.get_or_default(op)
    }

    /// Removes the analyses that no longer hold.
    pub(crate) fn invalidate(&mut self, preserved: &Preserved) {
        if preserved.is_all() {
            return;
        }
        if !self.entries.is_empty() {
            self.invalidate_own(preserved.clone());
        }
        if preserved.is_none() {
            self.nested = FrozenMap::default();
        } else {
            self.nested
                .for_each_mut(&mut |nested| nested.invalidate(preserved));
        }
    }

    /// An analysis stands behind those that it was built from, so these are decided on before.
    fn invalidate_own(&mut self, mut left: Preserved) {
        let mut gone = Vec::new();
        for entry in self.entries.drain() {
            let dependencies_hold = !entry.built_from.iter().any(|id| gone.contains(id));
            if entry.analysis.invalidated(&left, dependencies_hold) {
                left.remove(entry.id);
                gone.push(entry.id);
            } else {
                self.entries.push(entry);
            }
        }
    }

    /// Removes the cached analyses of a nested operation and returns them; drops those of others.
    pub(crate) fn take_nested(&mut self, op: u64) -> Self {
        if self.nested.is_empty() {
            return Self::default();
        }
        let mut nested = self.nested.drain().into_iter();
        let found = nested.find(|(other, _)| *other == op);
        found.map(|(_, cache)| cache).unwrap_or_default()
    }

    /// Removes the cached analyses of nested operations, for the pipelines that run on them.
    pub(crate) fn hand_out(&mut self) -> Handed<I> {
        if self.nested.is_empty() {
            return BTreeMap::new();
        }
        let nested = self.nested.drain().into_iter();
        nested.map(|(op, cache)| (op, Mutex::new(cache))).collect()
    }
}

/// The cached analyses of a nested operation, which are taken once.
pub(crate) fn handed_to<I: Ir>(handed: &Handed<I>, op: &I::Op<'_>) -> Cache<I> {
    if handed.is_empty() {
        return Cache::default();
    }
    let Some(cache) = handed.get(&I::identity(op)) else {
        return Cache::default();
    };
    std::mem::take(&mut *cache.lock().unwrap_or_else(PoisonError::into_inner))
}

impl<I: Ir> Entry<I> {
    pub(crate) fn name(&self) -> &'static str {
        self.analysis.name()
    }

    /// True if the pass claims to preserve the analysis although it no longer holds.
    pub(crate) fn is_belied(
        &self,
        preserved: &Preserved,
        op: &I::Op<'_>,
        cx: &AnalysisContext<'_, I>,
    ) -> bool {
        preserved.contains_id(self.id) && !self.analysis.still_agrees(op, cx)
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
            entries: FrozenList::default(),
            nested: FrozenMap::default(),
        }
    }
}
