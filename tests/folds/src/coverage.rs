//! The folds and patterns that rewrote something, by name.

use pass_dialects::DIALECTS;
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{
    CanonicalRules, Fold, Folded, Listener, Pattern, Rewriter, Rules, Site, fold_by_traits,
};
use pass_ir::{Attr, Context, OpId, OpName, OpRef, Type, ValueId};
use pass_meaning::Meanings;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// The dialects whose folds and patterns must all be executed.
const CORE: &[&str] = &[
    "arith", "builtin", "cf", "func", "index", "math", "memref", "scf", "ub",
];

/// Patterns that no function of the core dialects reaches: they look for operands that other dialects define.
const UNREACHABLE: &[&str] = &[
    "memref.dim: pattern 0 SimplifyDimOfAllocOp",
    "memref.dim: pattern 1",
];

/// The declared rewrites. The first `fuel` are applied and recorded.
pub(crate) struct Recorder<'c> {
    canonical: CanonicalRules<'c>,
    fuel: Cell<usize>,
    names: RefCell<Vec<String>>,
}

impl<'c> Recorder<'c> {
    pub(crate) fn new(cx: &'c Context, fuel: usize) -> Self {
        Self {
            canonical: CanonicalRules::of(cx),
            fuel: Cell::new(fuel),
            names: RefCell::default(),
        }
    }

    /// Returns the names of the applied rewrites, in order.
    pub(crate) fn into_names(self) -> Vec<String> {
        self.names.into_inner()
    }

    fn record(&self, name: String) {
        self.fuel.set(self.fuel.get().saturating_sub(1));
        self.names.borrow_mut().push(name);
    }
}

impl Rules for Recorder<'_> {
    fn fold(&self, site: &Site<'_>) -> Option<Fold> {
        if self.fuel.get() == 0 {
            return None;
        }
        let name = site.context().op_name_str(site.name());
        if let Some(fold) = self.canonical.fold(site) {
            self.record(format!("{name}: fold to {}", shape(site, &fold)));
            return Some(fold);
        }
        let fold = fold_by_traits(site)?;
        self.record(format!("{name}: fold by traits"));
        Some(fold)
    }

    fn patterns(&self, name: OpName) -> &[Pattern] {
        self.canonical.patterns(name)
    }

    fn materialize(
        &self,
        rw: &mut Rewriter<'_>,
        before: OpId,
        value: Attr,
        ty: Type,
    ) -> Option<ValueId> {
        self.canonical.materialize(rw, before, value, ty)
    }
}

/// Describes what a fold returned.
fn shape(site: &Site<'_>, fold: &Fold) -> String {
    let value = |folded: &Folded| match folded {
        Folded::Constant(_) => "a constant".to_owned(),
        Folded::Value(value) => match site.operands().position(|operand| operand == *value) {
            Some(index) => format!("operand {index}"),
            None => "an earlier value".to_owned(),
        },
    };
    match fold {
        Fold::InPlace { attrs, .. } if attrs.is_empty() => "other operands".to_owned(),
        Fold::InPlace { .. } => "other attributes".to_owned(),
        Fold::Partial { .. } => "constants in part".to_owned(),
        _ => {
            let results = fold.results().unwrap_or_default().iter().map(value);
            results.collect::<Vec<_>>().join(" and ")
        }
    }
}

/// Records the patterns for a [`Recorder`].
pub(crate) struct PatternListener<'r, 'c> {
    recorder: &'r Recorder<'c>,
    /// The name of the pattern that is being tried.
    name: String,
}

impl<'r, 'c> PatternListener<'r, 'c> {
    pub(crate) fn new(recorder: &'r Recorder<'c>) -> Self {
        Self {
            recorder,
            name: String::new(),
        }
    }
}

impl Listener for PatternListener<'_, '_> {
    fn before_pattern(&mut self, op: OpRef<'_>, pattern: &Pattern) -> bool {
        let patterns = op.context().behaviour(op.name()).patterns;
        let index = patterns
            .iter()
            .position(|known| std::ptr::eq(known, pattern));
        self.name = pattern_name(
            op.context().op_name_str(op.name()),
            index.unwrap_or_default(),
            pattern,
        );
        self.recorder.fuel.get() > 0
    }

    fn after_pattern(&mut self, _: &Pattern, applied: bool) {
        if applied {
            self.recorder.record(std::mem::take(&mut self.name));
        }
    }
}

/// Patterns may have no label.
fn pattern_name(operation: &str, index: usize, pattern: &Pattern) -> String {
    let label = pattern
        .label()
        .rsplit("namespace)::")
        .next()
        .unwrap_or_default();
    format!("{operation}: pattern {index} {label}")
        .trim_end()
        .to_owned()
}

/// The number of functions in which a rewrite was applied, by the outcome of their check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    /// All inputs were tried.
    pub(crate) exhaustive: u64,
    /// Some inputs were tried.
    pub(crate) sampled: u64,
    /// There is no meaning of an operation, or a run did not end.
    pub(crate) unchecked: u64,
}

/// Counts by the name of the rewrite.
#[derive(Debug, Default)]
pub(crate) struct Coverage(pub(crate) BTreeMap<String, Count>);

impl Coverage {
    pub(crate) fn add(&mut self, names: &[String], count: Count) {
        for name in names {
            let total = self.0.entry(name.clone()).or_default();
            total.exhaustive += count.exhaustive;
            total.sampled += count.sampled;
            total.unchecked += count.unchecked;
        }
    }

    pub(crate) fn merge(&mut self, other: Self) {
        for (name, count) in other.0 {
            self.add(&[name], count);
        }
    }

    /// Returns the folds and patterns that no check executed: those that can be, and those without meaning or
    /// beyond the core dialects.
    pub(crate) fn missing(&self, meanings: &Meanings) -> (Vec<String>, Vec<String>) {
        let is_checked = |count: &Count| count.exhaustive + count.sampled > 0;
        let checked = self.0.iter().filter(|(_, count)| is_checked(count));
        let mut goals = goals();
        for (name, _) in checked {
            goals.retain(|goal| name != goal && !name.starts_with(&format!("{goal} to ")));
        }
        let has_meaning = |goal: &String| {
            let operation = goal.split(':').next().unwrap_or_default();
            meanings.has(operation) && !UNREACHABLE.contains(&goal.as_str())
        };
        goals.into_iter().partition(has_meaning)
    }
}

/// Returns the name of every fold and pattern of the core dialects.
fn goals() -> Vec<String> {
    let mut goals = Vec::new();
    let dialects = DIALECTS
        .iter()
        .filter(|dialect| CORE.contains(&dialect.name));
    for row in dialects.flat_map(|dialect| dialect.behaviour) {
        let Behaviour {
            name,
            fold,
            patterns,
            ..
        } = row;
        goals.extend(fold.map(|_| format!("{name}: fold")));
        let patterns = patterns.iter().enumerate();
        goals.extend(patterns.map(|(index, pattern)| pattern_name(name, index, pattern)));
    }
    goals
}
