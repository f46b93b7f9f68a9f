//! Inserting the passes that weak order rules ask for.

use std::collections::BTreeSet;
use std::fmt;

use pass_text::order::{OrderTarget, Relation, Strength};

use crate::PipelineBuilder;
use crate::sketch::{Gap, Sketch};
use crate::violation::OrderViolation;
use pass_runtime::Ir;
use pass_runtime::manager::{ElementId, Nesting};
use pass_runtime::registry::{BuildError, Registration};

/// Passes that [`PipelineBuilder::insert_missing`] has inserted, and the rule that asked for them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InsertedPasses {
    /// The name of the pass or registered pipeline.
    pub name: String,
    /// The rule, and the pass that states it.
    pub violation: OrderViolation,
    /// The passes.
    pub elements: Vec<ElementId>,
}

/// The side of a pass on which another one is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Before,
    JustBefore,
    After,
}

/// The most gaps that are tried for one insertion.
const GAPS: usize = 64;

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Inserts a pass for each weak rule that asks for one that is missing: the pass that the rule names. For a kind, that is the
    /// registered pipeline with the name of the kind, such as `cleanup`, or else the only registered pass of the kind. Strong
    /// rules stay satisfied; one insertion serves as many rules as it can.
    ///
    /// # Errors
    ///
    /// If several passes are of a kind or none is, or if the pass cannot be inserted where it is missing.
    pub fn insert_missing(&mut self) -> Result<Vec<InsertedPasses>, BuildError> {
        let mut inserted: Vec<InsertedPasses> = Vec::new();
        let mut tried = BTreeSet::new();
        while let Some((violation, side, at)) = self.next_missing(&inserted, &mut tried) {
            let name = self.supplier(violation.rule.target)?;
            let elements = self.supply(&name, (side, at), &violation)?;
            inserted.push(InsertedPasses {
                name,
                violation,
                elements,
            });
        }
        Ok(inserted)
    }

    /// The rule to be satisfied next, and the element beside which a pass is missing: of those that ask for a pass behind it, the
    /// last, and of those that ask for one in front, the first, so that one insertion serves the others.
    fn next_missing(
        &self,
        inserted: &[InsertedPasses],
        tried: &mut BTreeSet<(
            &'static str,
            Relation,
            OrderTarget<'static>,
            Option<ElementId>,
        )>,
    ) -> Option<(OrderViolation, Side, ElementId)> {
        let report = self.check_order();
        let violations = report.violations().iter();
        let weak = violations.filter(|violation| violation.rule.strength == Strength::Weak);
        let mut asked: Vec<(u64, &OrderViolation, Side, ElementId)> = weak
            .filter_map(|violation| {
                let (side, at) = self.missing_beside(violation)?;
                let label = self.sketch.node(at)?.at;
                let urgency = if side == Side::After {
                    u64::MAX - label
                } else {
                    label
                };
                Some((urgency, violation, side, at))
            })
            .collect();
        asked.sort_by_key(|(urgency, ..)| *urgency);
        let is_inserted =
            |id: &ElementId| inserted.iter().any(|passes| passes.elements.contains(id));
        let found = asked.into_iter().find(|(_, violation, _, at)| {
            // A rule of a pass that was inserted is satisfied once, so that two passes that ask for each other come to an end.
            let element = Some(*at).filter(|at| !is_inserted(at));
            let rule = violation.rule;
            tried.insert((violation.pass.argument, rule.relation, rule.target, element))
        })?;
        let (_, violation, side, at) = found;
        Some((violation.clone(), side, at))
    }

    /// The side on which a pass is missing; `None` if none would help.
    fn missing_beside(&self, violation: &OrderViolation) -> Option<(Side, ElementId)> {
        let first = violation.pass.element;
        match violation.rule.relation {
            Relation::Before | Relation::FollowedBy => {
                let runs = self
                    .sketch
                    .runs
                    .of(OrderTarget::Pass(violation.pass.argument));
                Some((Side::After, runs.last().copied().unwrap_or(first)))
            }
            Relation::After | Relation::Requires => Some((Side::Before, first)),
            Relation::ImmediatelyAfter => Some((Side::JustBefore, first)),
            Relation::ConflictsWith => None,
        }
    }

    /// The registered pass or pipeline that is inserted for a target.
    fn supplier(&self, target: OrderTarget<'_>) -> Result<String, BuildError> {
        let kind = match target {
            OrderTarget::Pass(name) => return Ok(name.to_owned()),
            OrderTarget::Kind(kind) => kind,
        };
        if let Some(Registration::Pipeline(_)) = self.registry.get(kind) {
            return Ok(kind.to_owned());
        }
        let passes = self.registry.passes().map(|pass| pass.info());
        let of_kind = passes.filter(|info| info.kinds.contains(&kind));
        let names: Vec<&str> = of_kind.map(|info| info.argument).collect();
        let message = match names.as_slice() {
            [name] => return Ok((*name).to_owned()),
            [] => format!("no registered pass is of kind `{kind}`"),
            names => {
                let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
                format!(
                    "several registered passes are of kind `{kind}`: {}",
                    names.join(", ")
                )
            }
        };
        let help = format!("register a pipeline `{kind}` that says what runs");
        Err(BuildError::new(message).help(help))
    }

    /// Inserts the named passes beside an element, at the nearest gap where they can run and no strong rule is violated.
    fn supply(
        &mut self,
        name: &str,
        beside: (Side, ElementId),
        violation: &OrderViolation,
    ) -> Result<Vec<ElementId>, BuildError> {
        let before = self.strong_violations();
        let mut first_error = None;
        for gap in self.gaps_beside(beside) {
            let why = format!("rule of {}: {violation}", violation.pass);
            let mut at = self.marked(gap, Some(why.into()));
            let inserted = at.append_nested(name);
            match inserted {
                Ok(elements) if self.strong_violations() <= before => return Ok(elements),
                Ok(elements) => {
                    elements.iter().for_each(|id| self.sketch.remove_alone(*id));
                    let message = format!("`{name}` would violate a strong rule: {violation}");
                    first_error.get_or_insert(BuildError::new(message));
                }
                Err(error) => {
                    first_error.get_or_insert(error);
                }
            }
        }
        Err(first_error.unwrap_or_else(|| BuildError::new(violation.to_string())))
    }

    fn strong_violations(&self) -> usize {
        let report = self.check_order();
        let violations = report.violations().iter();
        violations
            .filter(|violation| violation.rule.strength == Strength::Strong)
            .count()
    }

    /// Appends a pass or pipeline, nested for its own operations where it has to be.
    fn append_nested(&mut self, name: &str) -> Result<Vec<ElementId>, BuildError> {
        let (_, nesting) = self.sketch.pipeline(self.gap);
        let gap = self.gap;
        self.sketch.set_nesting(gap, Nesting::Implicit);
        let inserted = self.append_one(name, "");
        self.sketch.set_nesting(gap, nesting);
        inserted
    }

    /// The gaps on a side of an element, from the nearest on: in its own pipeline, then in those around it. A bundle is a unit.
    fn gaps_beside(&self, (side, id): (Side, ElementId)) -> Vec<Gap> {
        let sketch = &self.sketch;
        let unit = sketch.bundle_of(id).unwrap_or(id);
        if side == Side::JustBefore {
            return vec![Gap::Before(unit)];
        }
        let mut gaps = Vec::new();
        let around = sketch.around(unit).filter(|id| *id != sketch.root);
        for unit in std::iter::once(unit).chain(around) {
            if side == Side::After {
                gaps.push(Gap::After(unit));
                gaps.extend(sketch.siblings_after(unit).take(GAPS).map(Gap::After));
            } else {
                let siblings = sketch.children(sketch.container(Gap::Before(unit)));
                let before = siblings.into_iter().take_while(|id| *id != unit);
                gaps.push(Gap::Before(unit));
                let before: Vec<_> = before.collect();
                gaps.extend(before.into_iter().rev().take(GAPS).map(Gap::Before));
            }
        }
        gaps.truncate(GAPS);
        gaps
    }
}

impl<I: Ir> Sketch<I> {
    /// Takes a pass out, with the nested pipeline around it that is left without elements.
    fn remove_alone(&mut self, id: ElementId) {
        let around: Vec<ElementId> = self.around(id).filter(|id| *id != self.root).collect();
        self.remove(id);
        for container in around {
            if !self.children(container).is_empty() {
                break;
            }
            self.remove(container);
        }
    }
}

/// The insertion in one line, with the rule that asked for it.
impl fmt::Display for InsertedPasses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            name, violation, ..
        } = self;
        write!(f, "`{name}` is inserted, since {violation}")
    }
}
