//! Rewrite rules: folds, patterns, and materialization of constants.

use crate::hash::HashMap;

use super::{Fold, NewOp, Pattern, Rewriter, Site};
use crate::handle::{Attr, OpId, OpName, Type, ValueId};
use crate::known::name;

/// Rewrite rules by operation name. [`RuleSet`] is the usual implementation.
pub trait Rules {
    /// Folds an operation. Folds are tried before patterns.
    fn fold(&self, _site: &Site<'_>) -> Option<Fold> {
        None
    }

    /// Returns the patterns for operations of a name, in the order in which they are tried.
    fn patterns(&self, _name: OpName) -> &[Pattern] {
        &[]
    }

    /// Materializes a constant before the operation that folded to it, or returns `None` to prevent the fold.
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

#[derive(Clone, Copy, Debug, Default)]
struct NoRules;

impl Rules for NoRules {}

/// A function that folds operations of a name.
pub type FoldFn = fn(&Site<'_>) -> Option<Fold>;

/// Rewrite rules that may extend other rules.
#[derive(Clone)]
#[must_use]
pub struct RuleSet<'a> {
    base: &'a (dyn Rules + Sync),
    entries: HashMap<OpName, Entry>,
    constants: Option<OpName>,
}

#[derive(Clone, Default)]
struct Entry {
    fold: Option<FoldFn>,
    /// Includes the patterns of the base.
    patterns: Vec<Pattern>,
}

impl Default for RuleSet<'_> {
    fn default() -> Self {
        Self::extending(&NoRules)
    }
}

impl<'a> RuleSet<'a> {
    /// Creates an empty set of rules.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a set of rules that extends `base`.
    pub fn extending(base: &'a (dyn Rules + Sync)) -> Self {
        Self {
            base,
            entries: HashMap::default(),
            constants: None,
        }
    }

    /// Adds a fold for operations of a name, which is tried before that of the base.
    pub fn fold(mut self, name: OpName, fold: FoldFn) -> Self {
        self.entry(name).fold = Some(fold);
        self
    }

    /// Adds a pattern for operations of a name, after those of the same benefit.
    pub fn pattern(mut self, name: OpName, pattern: Pattern) -> Self {
        let patterns = &mut self.entry(name).patterns;
        let index = patterns.partition_point(|existing| existing.benefit() >= pattern.benefit());
        patterns.insert(index, pattern);
        self
    }

    /// Sets the operation that materializes constants: one with a single result, and its value as attribute `value`.
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
        let added = self.entries.get(&site.name()).and_then(|entry| entry.fold);
        added
            .and_then(|fold| fold(site))
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
        let Some(constant_op) = self.constants else {
            return self.base.materialize(rw, before, value, ty);
        };
        let loc = rw.body().location(before);
        let constant = NewOp::new(constant_op, &[], ty).with(name::VALUE, Some(value));
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
