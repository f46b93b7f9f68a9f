//! Rules about the order of passes, held against a pipeline.

use std::collections::BTreeMap;
use std::fmt;

use pass_text::order::{
    OrderFacts, OrderRule, OrderTarget, Relation, Strength, Unconditional, violations,
};

use crate::rules::Rules;

use crate::report::OrderReport;
use pass_runtime::PassInfo;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;

/// A rule of a pass that a pipeline violates, see [`check_order`](crate::check_order).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OrderViolation {
    /// The pass that states the rule.
    pub pass: OrderedPass,
    /// The rule.
    pub rule: OrderRule<'static>,
    /// The pass that stands in its way; `None` if nothing runs where the target should.
    pub other: Option<OrderedPass>,
    /// False if the program has added the rule to those that the pass declares.
    pub is_declared: bool,
}

/// A pass of a pipeline that is part of an [`OrderViolation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OrderedPass {
    /// The name in textual pipelines.
    pub argument: &'static str,
    /// The place of the declaration, such as `passes.kdl:6`; may be empty.
    pub origin: &'static str,
    /// The element of the pipeline.
    pub element: ElementId,
}

/// Returns the rules that passes violate which run in this order.
pub(crate) fn violated(
    passes: &[(ElementId, &'static PassInfo)],
    rules: &Rules,
) -> Vec<OrderViolation> {
    let address = |info: &'static PassInfo| std::ptr::from_ref(info).addr();
    let rules: BTreeMap<usize, Vec<OrderRule<'static>>> = passes
        .iter()
        .map(|(_, info)| (address(info), rules.of(info).collect()))
        .collect();
    let rules_of = |info| rules.get(&address(info)).map_or(&[][..], Vec::as_slice);
    let facts: Vec<OrderFacts<'_>> = passes
        .iter()
        .map(|(_, info)| OrderFacts {
            pass: info.argument,
            kinds: info.kinds,
            rules: rules_of(info),
        })
        .collect();
    let runs: Vec<Option<&OrderFacts<'_>>> = facts.iter().map(Some).collect();
    let found = violations(&runs, &Unconditional).into_iter();
    let found = found.filter_map(|violation| {
        let (id, info) = passes.get(violation.run)?;
        let rule = rules_of(info).get(violation.rule)?;
        let other = violation.other.and_then(|run| passes.get(run));
        let other = other.map(|(id, info)| OrderedPass::new(*id, info));
        Some(OrderViolation::new((*id, info), *rule, other))
    });
    found.collect()
}

impl OrderViolation {
    /// A violated rule of a pass.
    pub(crate) fn new(
        (element, info): (ElementId, &PassInfo),
        rule: OrderRule<'static>,
        other: Option<OrderedPass>,
    ) -> Self {
        Self {
            pass: OrderedPass::new(element, info),
            rule,
            other,
            is_declared: info.order.contains(&rule),
        }
    }

    /// The origin of the rule, as a note for people.
    pub(crate) fn stated(&self) -> String {
        if self.is_declared {
            format!("{} declares the rule", self.pass)
        } else {
            format!("the rule of {} is added by the program", self.pass)
        }
    }
}

impl OrderedPass {
    pub(crate) fn new(element: ElementId, info: &PassInfo) -> Self {
        let (argument, origin) = (info.argument, info.origin);
        Self {
            argument,
            origin,
            element,
        }
    }
}

impl OrderViolation {
    /// The violated rule for which a pipeline could not be built, if that is the reason.
    pub fn of(error: &BuildError) -> Option<&Self> {
        std::error::Error::source(error)?.downcast_ref()
    }

    /// The error for a pipeline with this violation, on which `report` draws it.
    pub(crate) fn refuse(&self, report: &OrderReport) -> BuildError {
        BuildError::refusal(self.clone(), self.stated(), report.render(true))
    }
}

impl std::error::Error for OrderViolation {}

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
            (Relation::Requires | Relation::FollowedBy, _) => {
                let needs = match self.rule.strength {
                    Strength::Strong => "requires",
                    Strength::Weak => "should have",
                };
                let side = words(self.rule.relation);
                write!(f, "'{pass}' {needs} {target} {side} it")?;
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
        Relation::Before | Relation::Requires => "before",
        Relation::After | Relation::FollowedBy => "after",
        Relation::ImmediatelyAfter => "just after",
        Relation::ConflictsWith => "without",
    }
}

struct Target(OrderRule<'static>);

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let article = match self.0.relation {
            Relation::ImmediatelyAfter | Relation::Requires | Relation::FollowedBy => "a",
            _ => "every",
        };
        match self.0.target {
            OrderTarget::Pass(name) => write!(f, "'{name}'"),
            OrderTarget::Kind(kind) => write!(f, "{article} pass of kind '{kind}'"),
        }
    }
}
