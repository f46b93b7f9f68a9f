//! Rules about the order of passes, held against a pipeline.

use std::fmt;

use pass_pipeline::order::{
    OrderFacts, OrderRule, OrderTarget, Relation, Straight, Strength, violations,
};

use crate::diagnostic::{Diagnostic, Emit};
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::location::Location;
use crate::manager::element::Element;
use crate::manager::op_pass_manager::OpPassManager;

/// A rule of a pass that a pipeline violates, see [`OpPassManager::order_violations`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OrderViolation {
    /// The name in textual pipelines of the pass that states the rule.
    pub pass: &'static str,
    /// The rule.
    pub rule: OrderRule<'static>,
    /// The name of the pass that stands in its way; `None` if nothing runs where the target should.
    pub other: Option<&'static str>,
}

impl<I: Ir> OpPassManager<I> {
    /// The rules of its passes, [`PassInfo::order`], that their order violates: each once, in the order of the passes.
    /// Nested pipelines count as what they run, in the order written. What passes run on their own account is not known.
    pub fn order_violations(&self) -> Vec<OrderViolation> {
        let mut infos = Vec::new();
        collect(self, &mut infos);
        let facts: Vec<OrderFacts<'static>> = infos.into_iter().map(facts).collect();
        let runs: Vec<Option<&OrderFacts<'static>>> = facts.iter().map(Some).collect();
        let found = violations(&runs, &Straight);
        let named = found.iter().filter_map(|violation| {
            let of = facts.get(violation.run)?;
            let other = violation.other.and_then(|other| facts.get(other));
            Some(OrderViolation {
                pass: of.pass,
                rule: *of.rules.get(violation.rule)?,
                other: other.map(|other| other.pass),
            })
        });
        named.collect()
    }

    /// Says which rules are violated; fails if one of them is strong.
    pub(crate) fn check_order(&self, emit: Emit<'_>) -> Result<(), Failure> {
        let mut result = Ok(());
        for violation in self.order_violations() {
            let message = violation.to_string();
            emit(match violation.rule.strength {
                Strength::Weak => Diagnostic::warning(Location::Unknown, message),
                Strength::Strong => {
                    result = Err(Failure::new());
                    Diagnostic::error(Location::Unknown, message)
                }
            });
        }
        result
    }
}

fn collect<I: Ir>(manager: &OpPassManager<I>, infos: &mut Vec<&'static PassInfo>) {
    for element in manager.elements() {
        match element {
            Element::Pass(entry) => infos.push(entry.info),
            Element::Nested(nested) => collect(nested, infos),
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

impl fmt::Display for OrderViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (pass, target) = (self.pass, Target(self.rule));
        let must = match self.rule.strength {
            Strength::Strong => "has to",
            Strength::Weak => "should",
        };
        match (self.rule.relation, self.other) {
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
