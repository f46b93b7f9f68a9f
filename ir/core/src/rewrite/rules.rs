//! The rules of rewriting: folds, patterns, and how constants are made.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use super::{Fold, NewOp, Pattern, Rewriter, Site};
use crate::handle::{Attr, OpId, OpName, Type, ValueId};
use crate::known::name;

/// The rules of rewriting for all operations.
///
/// A [`RuleSet`] is enough for most; knowledge that is written as functions over names implements this itself.
pub trait Rules {
    /// The fold of an operation. Folds are tried before patterns.
    fn fold(&self, _site: &Site<'_>) -> Option<Fold> {
        None
    }

    /// The patterns for operations of a name, in the order in which they are tried.
    fn patterns(&self, _name: OpName) -> &[Pattern] {
        &[]
    }

    /// Makes a constant in front of an operation that folded to it; without one, the operation does not fold.
    fn materialize(
        &self,
        _rw: &mut Rewriter<'_>,
        _before: OpId,
        _value: Attr,
        _ty: Type,
    ) -> Option<ValueId> {
        None
    }
}

/// Rules without any.
#[derive(Clone, Copy, Debug, Default)]
struct NoRules;

impl Rules for NoRules {}

/// A function that folds operations of a name.
pub type FoldFn = fn(&Site<'_>) -> Option<Fold>;

/// Rules that are put together name by name, alone or on top of others.
#[derive(Clone)]
pub struct RuleSet<'a> {
    base: &'a (dyn Rules + Sync),
    entries: HashMap<OpName, Entry, FxBuildHasher>,
    constants: Option<OpName>,
}

/// The rules for operations of one name.
#[derive(Clone, Default)]
struct Entry {
    fold: Option<FoldFn>,
    /// Those of the base included.
    patterns: Vec<Pattern>,
}

impl Default for RuleSet<'_> {
    fn default() -> Self {
        Self::extending(&NoRules)
    }
}

impl<'a> RuleSet<'a> {
    /// No rules.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The rules of `base`, to which others are added.
    #[must_use]
    pub fn extending(base: &'a (dyn Rules + Sync)) -> Self {
        Self {
            base,
            entries: HashMap::default(),
            constants: None,
        }
    }

    /// The same with a fold of operations of a name, which is tried before that of the base.
    #[must_use]
    pub fn fold(mut self, name: OpName, fold: FoldFn) -> Self {
        self.entry(name).fold = Some(fold);
        self
    }

    /// The same with a pattern for operations of a name. It comes after those of the same benefit that are there.
    #[must_use]
    pub fn pattern(mut self, name: OpName, pattern: Pattern) -> Self {
        let patterns = &mut self.entry(name).patterns;
        let place = patterns.partition_point(|one| one.benefit() >= pattern.benefit());
        patterns.insert(place, pattern);
        self
    }

    /// The same, where operations of that name are the constants that folds ask for: they have one result, and its value
    /// as the attribute `value`.
    #[must_use]
    pub fn constants(mut self, name: OpName) -> Self {
        self.constants = Some(name);
        self
    }

    fn entry(&mut self, name: OpName) -> &mut Entry {
        let base = self.base;
        self.entries.entry(name).or_insert_with(|| Entry {
            fold: None,
            patterns: base.patterns(name).to_vec(),
        })
    }
}

impl Rules for RuleSet<'_> {
    fn fold(&self, site: &Site<'_>) -> Option<Fold> {
        let own = self.entries.get(&site.name()).and_then(|entry| entry.fold);
        own.and_then(|fold| fold(site))
            .or_else(|| self.base.fold(site))
    }

    fn patterns(&self, name: OpName) -> &[Pattern] {
        match self.entries.get(&name) {
            Some(entry) => &entry.patterns,
            None => self.base.patterns(name),
        }
    }

    fn materialize(
        &self,
        rw: &mut Rewriter<'_>,
        before: OpId,
        value: Attr,
        ty: Type,
    ) -> Option<ValueId> {
        let Some(maker) = self.constants else {
            return self.base.materialize(rw, before, value, ty);
        };
        let loc = rw.body().location(before);
        let constant = NewOp::new(maker, &[], ty).with(name::VALUE, Some(value));
        rw.make(before, loc, &constant)
    }
}

impl std::fmt::Debug for RuleSet<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RuleSet")
            .field("names", &self.entries.len())
            .finish_non_exhaustive()
    }
}
