//! The cached analyses of an operation.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use elsa::sync::{FrozenBTreeMap, FrozenVec};

use crate::analysis::{Analysis, AnalysisContext};
use crate::ir::Ir;
use crate::panic::CatchDrop;
use crate::preserved::Preserved;

/// The cached analyses of an operation and of operations nested in it. Shared access is enough to add analyses;
/// removing them needs exclusive access. Most operations have none, which costs no lock to find out.
pub(crate) struct Cache<I: Ir>(OnceLock<Box<Stored<I>>>);

struct Stored<I: Ir> {
    entries: Entries<I>,
    nested: FrozenBTreeMap<u64, Box<Cache<I>>>,
}

type Entries<I> = FrozenVec<Box<Entry<I>>>;

/// A cached analysis.
pub(crate) struct Entry<I: Ir> {
    id: TypeId,
    analysis: CatchDrop<Box<dyn DynAnalysis<I>>>,
    dependencies: Dependencies,
}

/// The analyses that an analysis was built from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dependencies {
    /// Analyses of the same operation.
    pub(crate) same_op: Vec<TypeId>,
    /// Analyses of operations nested in it.
    pub(crate) nested: Vec<TypeId>,
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
    pub(crate) fn get<A: Analysis<I>>(&self) -> Option<&A> {
        let id = TypeId::of::<A>();
        let entry = self.entries().find(|entry| entry.id == id)?;
        entry.analysis.as_any().downcast_ref()
    }

    pub(crate) fn insert<A: Analysis<I>>(&self, analysis: A, dependencies: Dependencies) -> &A {
        let entry = self.stored().entries.push_get(Box::new(Entry {
            id: TypeId::of::<A>(),
            analysis: CatchDrop::new(Box::new(analysis)),
            dependencies,
        }));
        match entry.analysis.as_any().downcast_ref() {
            Some(analysis) => analysis,
            None => unreachable!("it was just put in"),
        }
    }

    fn stored(&self) -> &Stored<I> {
        self.0.get_or_init(Box::default)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.get().is_none()
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry<I>> {
        self.0.get().into_iter().flat_map(|stored| &stored.entries)
    }

    pub(crate) fn nested(&self, op: u64) -> Option<&Self> {
        self.0.get()?.nested.get(&op)
    }

    /// As [`nested`](Self::nested), ready to be added to.
    pub(crate) fn nested_or_new(&self, op: u64) -> &Self {
        let nested = &self.stored().nested;
        nested
            .get(&op)
            .unwrap_or_else(|| nested.insert(op, Box::default()))
    }

    /// Removes the analyses that no longer hold, and those of nested operations, whose keys may belong to others now.
    pub(crate) fn invalidate(&mut self, preserved: &Preserved) {
        if preserved.is_all() {
            return;
        }
        let Some(stored) = self.0.take() else { return };
        let (entries, _) = stored.still_valid(preserved);
        if !entries.is_empty() {
            *self = Self::from(Stored {
                entries,
                ..Stored::default()
            });
        }
    }

    /// Removes the cached analyses of a nested operation and returns them; drops those of others.
    pub(crate) fn take_nested(&mut self, op: u64) -> Self {
        let mut nested = self.drain_nested().into_iter();
        let found = nested.find(|(other, _)| *other == op);
        found.map(|(_, cache)| *cache).unwrap_or_default()
    }

    /// Removes the cached analyses of nested operations, for the pipelines that run on them.
    pub(crate) fn split_children(&mut self) -> ChildCaches<I> {
        let nested = self.drain_nested().into_iter();
        nested.map(|(op, cache)| (op, Mutex::new(*cache))).collect()
    }

    fn drain_nested(&mut self) -> Vec<(u64, Box<Self>)> {
        let Some(stored) = self.0.get_mut() else {
            return Vec::new();
        };
        std::mem::take(&mut stored.nested).into_tuple_vec()
    }
}

impl<I: Ir> Stored<I> {
    /// Returns the analyses of the operation that still hold, and the types of those that do not, here or on nested
    /// operations.
    fn still_valid(self, preserved: &Preserved) -> (Entries<I>, Vec<TypeId>) {
        let mut invalid_nested = Vec::new();
        for (_, cache) in self.nested.into_tuple_vec() {
            let stored = cache.0.into_inner();
            invalid_nested.extend(
                stored
                    .into_iter()
                    .flat_map(|entries| entries.still_valid(preserved).1),
            );
        }
        let (valid, mut invalid) = (Entries::default(), Vec::new());
        let mut left = preserved.clone();
        // An analysis comes after its dependencies.
        for entry in self.entries.into_vec() {
            let Dependencies { same_op, nested } = &entry.dependencies;
            let is_lost = same_op.iter().any(|id| invalid.contains(id))
                || nested.iter().any(|id| invalid_nested.contains(id));
            if entry.analysis.invalidated(&left, !is_lost) {
                left.remove(entry.id);
                invalid.push(entry.id);
            } else {
                valid.push(entry);
            }
        }
        invalid.append(&mut invalid_nested);
        (valid, invalid)
    }
}

pub(crate) fn take_child<I: Ir>(caches: &ChildCaches<I>, op: &I::Op<'_>) -> Cache<I> {
    if caches.is_empty() {
        return Cache::default();
    }
    let Some(cache) = caches.get(&I::key(op)) else {
        return Cache::default();
    };
    std::mem::take(&mut *cache.lock().unwrap_or_else(PoisonError::into_inner))
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

impl<I: Ir> From<Stored<I>> for Cache<I> {
    fn from(stored: Stored<I>) -> Self {
        Self(OnceLock::from(Box::new(stored)))
    }
}

impl<I: Ir> Default for Cache<I> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<I: Ir> Default for Stored<I> {
    fn default() -> Self {
        Self {
            entries: Entries::default(),
            nested: FrozenBTreeMap::default(),
        }
    }
}
