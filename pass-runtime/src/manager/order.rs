//! Rules about the order of passes, held against a pipeline.

use std::fmt;

use pass_text::order::{OrderRule, OrderTarget, Relation, Strength, Unconditional, violations_of};

use crate::builder::{NamedPass, Names};

use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::element::Element;
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
        let mut passes = Vec::new();
        collect(self, &mut passes);
        let mut names = Names::default();
        for (_, info) in &passes {
            names.pass(info);
        }
        let found = violated(&passes, &names);
        OrderReport::new(found, || {
            let mut ids = Vec::new();
            identities(self, &mut ids);
            (self.to_string(), ids)
        })
    }
}

fn collect<I: Ir>(manager: &OpPassManager<I>, passes: &mut Vec<(ElementId, &'static PassInfo)>) {
    for element in manager.elements() {
        match element {
            Element::Pass(entry) => passes.push((entry.id, entry.info)),
            Element::Nested(nested) => collect(nested, passes),
        }
    }
}

/// The identities of all elements, those of nested pipelines before what they contain.
fn identities<I: Ir>(manager: &OpPassManager<I>, ids: &mut Vec<ElementId>) {
    for element in manager.elements() {
        ids.push(element.id());
        if let Element::Nested(nested) = element {
            identities(nested, ids);
        }
    }
}

/// The rules that passes violate which run in this order.
pub(crate) fn violated(
    passes: &[(ElementId, &'static PassInfo)],
    names: &Names,
) -> Vec<OrderViolation> {
    let runs = passes
        .iter()
        .map(|(_, info)| names.named(info).map(NamedPass::run));
    let of = |run: usize| {
        passes
            .get(run)
            .map(|(id, info)| OrderedPass::new(*id, info))
    };
    let found = violations_of(&runs.collect::<Vec<_>>(), &Unconditional).into_iter();
    let found = found.filter_map(|violation| {
        let (_, info) = passes.get(violation.run)?;
        let (id, _) = passes.get(violation.run)?;
        let rule = names.named(info)?.rule(violation.rule)?;
        let other = violation.other.and_then(of);
        Some(OrderViolation::new((*id, info), rule, other))
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
