//! Rules about the order of passes, held against a pipeline.

use std::fmt;

use pass_pipeline::order::{
    OrderFacts, OrderRule, OrderTarget, Relation, Straight, Strength, violations,
};

use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::element::{Element, PassEntry};
use crate::manager::element_id::ElementId;
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::order_report::OrderReport;

/// A rule of a pass that a pipeline violates, see [`OpPassManager::check_order`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OrderViolation {
    /// The pass that states the rule.
    pub pass: OrderedPass,
    /// The rule.
    pub rule: OrderRule<'static>,
    /// The pass that stands in its way; `None` if nothing runs where the target should.
    pub other: Option<OrderedPass>,
}

/// A pass of a pipeline that is part of an [`OrderViolation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OrderedPass {
    /// The name in textual pipelines.
    pub argument: &'static str,
    /// Where the pass is declared, such as `passes.kdl:6`; may be empty.
    pub origin: &'static str,
    /// The element of the pipeline.
    pub element: ElementId,
}

impl<I: Ir> OpPassManager<I> {
    /// Checks the order of the passes against the rules that they declare, [`PassInfo::order`]. A violated rule is reported once,
    /// in the order of the passes. Nested pipelines count as the passes that they run, in the order written; pipelines that a
    /// pass runs itself are unknown.
    ///
    /// ```
    /// # mod tree { include!("../../tests/doc/tree.rs"); }
    /// # use tree::*;
    /// use pass_runtime::OpPassManager;
    ///
    /// let report = OpPassManager::<Tree>::new("root").check_order();
    /// assert!(report.violations().is_empty());
    /// ```
    pub fn check_order(&self) -> OrderReport {
        let mut entries = Vec::new();
        collect(self, &mut entries);
        let facts: Vec<OrderFacts<'static>> =
            entries.iter().map(|entry| facts(entry.info)).collect();
        let runs: Vec<Option<&OrderFacts<'static>>> = facts.iter().map(Some).collect();
        let found = violations(&runs, &Straight);
        let of = |run: usize| entries.get(run).map(|entry| OrderedPass::of(entry));
        let found = found.iter().filter_map(|violation| {
            let rules = facts.get(violation.run)?.rules;
            Some(OrderViolation {
                pass: of(violation.run)?,
                rule: *rules.get(violation.rule)?,
                other: violation.other.and_then(of),
            })
        });
        OrderReport::new(self, found.collect())
    }
}

fn collect<'m, I: Ir>(manager: &'m OpPassManager<I>, entries: &mut Vec<&'m PassEntry<I>>) {
    for element in manager.elements() {
        match element {
            Element::Pass(entry) => entries.push(entry),
            Element::Nested(nested) => collect(nested, entries),
        }
    }
}

fn facts(info: &'static PassInfo) -> OrderFacts<'static> {
    OrderFacts {
        pass: info.argument,
        kinds: info.kinds,
        rules: info.order,
    }
}

impl OrderedPass {
    fn of<I: Ir>(entry: &PassEntry<I>) -> Self {
        Self {
            argument: entry.info.argument,
            origin: entry.info.origin,
            element: entry.id,
        }
    }
}

/// The name, and where the pass is declared.
impl fmt::Display for OrderedPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.origin {
            "" => write!(f, "'{}'", self.argument),
            origin => write!(f, "'{}' ({origin})", self.argument),
        }
    }
}

/// The violation in one line.
impl fmt::Display for OrderViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (pass, target) = (self.pass.argument, Target(self.rule));
        let other = self.other.map(|other| other.argument);
        let must = match self.rule.strength {
            Strength::Strong => "has to",
            Strength::Weak => "should",
        };
        match (self.rule.relation, other) {
            (Relation::Before, Some(other)) => {
                write!(
                    f,
                    "'{pass}' runs after '{other}' and {must} run before {target}"
                )?;
            }
            (Relation::After, Some(other)) => {
                write!(
                    f,
                    "'{pass}' runs before '{other}' and {must} run after {target}"
                )?;
            }
            (Relation::ImmediatelyAfter, Some(other)) => {
                write!(
                    f,
                    "'{pass}' runs just after '{other}' and {must} run just after {target}"
                )?;
            }
            (Relation::ConflictsWith, Some(other)) => {
                write!(f, "'{pass}' cannot run in one pipeline with '{other}'")?;
            }
            (relation, None) => write!(f, "'{pass}' {must} run {} {target}", words(relation))?,
        }
        match self.rule.reason {
            "" => Ok(()),
            reason => write!(f, ": {reason}"),
        }
    }
}

fn words(relation: Relation) -> &'static str {
    match relation {
        Relation::Before => "before",
        Relation::After => "after",
        Relation::ImmediatelyAfter => "just after",
        Relation::ConflictsWith => "without",
    }
}

struct Target(OrderRule<'static>);

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let article = match self.0.relation {
            Relation::ImmediatelyAfter => "a",
            _ => "every",
        };
        match self.0.target {
            OrderTarget::Pass(name) => write!(f, "'{name}'"),
            OrderTarget::Kind(kind) => write!(f, "{article} pass of kind '{kind}'"),
        }
    }
}
