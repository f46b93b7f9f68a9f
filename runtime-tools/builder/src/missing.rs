//! Insertion of the passes that weak order rules ask for.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use pass_runtime::Ir;
use pass_runtime::manager::{ElementId, Nesting};
use pass_runtime::registry::{BuildError, PipelineSink, Registration};
use pass_text::order::{OrderTarget, Relation};

use crate::PipelineBuilder;
use crate::rules::OrderedPass;
use crate::tree::{Gap, Tree};
use crate::violation::OrderViolation;

/// Passes that the builder has inserted or left out, see [`PipelineBuilder::insert_missing`] and
/// [`PipelineBuilder::merge_idempotent`]. It displays as the reason in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PipelineChange {
    /// The passes.
    pub elements: Vec<ElementId>,
    pub(crate) message: String,
}

/// The largest number of gaps that are tried for one insertion.
const MAX_GAPS: usize = 64;

/// A weak rule that asks for a pass.
struct Request {
    violation: OrderViolation,
    /// The element beside which the pass is missing.
    element: ElementId,
    is_before: bool,
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Inserts a pass for each weak rule that asks for one that is missing: the pass that the rule names. For a kind, that is the
    /// registered pipeline with the name of the kind, such as `cleanup`, or else the only registered pass of the kind. Strong
    /// rules stay satisfied; one insertion serves as many rules as it can.
    ///
    /// # Errors
    ///
    /// If several passes are of a kind or none is, or if the pass cannot be inserted where it is missing.
    pub fn insert_missing(&mut self) -> Result<Vec<PipelineChange>, BuildError> {
        let mut changes: Vec<PipelineChange> = Vec::new();
        let mut attempted = BTreeSet::new();
        loop {
            let is_inserted =
                |id: &ElementId| changes.iter().any(|change| change.elements.contains(id));
            let next = self.tree.find_missing().into_iter().find(|request| {
                // A rule of an inserted pass is satisfied once, so that two passes that ask for each other come to an end.
                let OrderViolation { pass, rule, .. } = &request.violation;
                let element = Some(request.element).filter(|id| !is_inserted(id));
                attempted.insert((pass.info.argument, rule.relation, rule.target, element))
            });
            let Some(request) = next else {
                return Ok(changes);
            };
            let name = self.find_supplier(request.violation.rule.target)?;
            let elements = self.supply(&name, &request)?;
            let message = format!("`{name}` is inserted, since {}", request.violation);
            changes.push(PipelineChange { elements, message });
        }
    }

    fn find_supplier(&self, target: OrderTarget<'_>) -> Result<String, BuildError> {
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
                let names = names.join("`, `");
                format!("several registered passes are of kind `{kind}`: `{names}`")
            }
        };
        let help = format!("register a pipeline `{kind}` that says what runs");
        Err(BuildError::new(message).help(help))
    }

    /// Inserts the named passes beside an element, at the nearest gap where they can run and no strong rule is violated.
    fn supply(&mut self, name: &str, request: &Request) -> Result<Vec<ElementId>, BuildError> {
        let violation = &request.violation;
        let before = self.tree.strong_violations();
        let reason: Arc<str> = format!("rule of {}: {violation}", violation.pass).into();
        let mut first_error = None;
        for gap in self.tree.gaps_beside(request) {
            let mut builder = self.at_gap(gap, Some(reason.clone()));
            let inserted = builder.insert_passes(|builder| {
                builder.append_implicitly(name)?;
                if builder.tree.strong_violations() > before {
                    let message = format!("`{name}` would violate a strong rule: {violation}");
                    return Err(BuildError::new(message));
                }
                Ok(())
            });
            match inserted {
                Ok(elements) => return Ok(elements),
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        Err(first_error.unwrap_or_else(|| BuildError::new(violation.to_string())))
    }

    /// Appends a pass or pipeline, nested for its own operations if necessary.
    fn append_implicitly(&mut self, name: &str) -> Result<(), BuildError> {
        let nesting = self.sink().nesting();
        self.sink().set_nesting(Nesting::Implicit);
        let appended = self.writer().append_with_text(name, "");
        self.sink().set_nesting(nesting);
        appended
    }
}

impl<I: Ir> Tree<I> {
    /// Returns the weak rules that ask for a missing pass: first those that ask for one before an element, in order, then those
    /// that ask for one behind it, from the last, so that one insertion serves the others.
    fn find_missing(&self) -> Vec<Request> {
        let runs = self.root.runs();
        let violations = self.violations().into_iter();
        let weak = violations.filter(|violation| !violation.is_strong());
        let requests = weak.filter_map(|violation| {
            let is_before = match violation.rule.relation {
                Relation::Before | Relation::FollowedBy => false,
                Relation::After | Relation::Requires => true,
                Relation::ConflictsWith => return None,
            };
            let pass = violation.pass;
            let last = |run: &OrderedPass| run.info.argument == pass.info.argument;
            let last = runs.iter().rposition(last).unwrap_or_default();
            let request = Request {
                element: if is_before {
                    pass.element
                } else {
                    runs.get(last)?.element
                },
                violation,
                is_before,
            };
            Some((last, request))
        });
        let (mut before, mut behind): (Vec<_>, Vec<_>) =
            requests.partition(|(_, request)| request.is_before);
        behind.sort_by_key(|(last, _)| Reverse(*last));
        before.append(&mut behind);
        before.into_iter().map(|(_, request)| request).collect()
    }

    fn strong_violations(&self) -> usize {
        let violations = self.violations().into_iter();
        violations.filter(OrderViolation::is_strong).count()
    }

    /// Returns the gaps for a request, from the nearest on: in the pipeline of the element, then in those around it.
    fn gaps_beside(&self, request: &Request) -> Vec<Gap> {
        let path = self.path(self.unit(request.element));
        let mut gaps = Vec::new();
        for (container, unit) in path.iter().zip(path.iter().skip(1)).rev() {
            let mut siblings: Vec<ElementId> = container.children().map(|child| child.id).collect();
            if request.is_before {
                siblings.reverse();
            }
            let nearest = siblings.into_iter().skip_while(|id| *id != unit.id);
            let nearest = nearest.take(MAX_GAPS);
            gaps.extend(nearest.map(|id| self.gap_beside(id, request.is_before)));
        }
        gaps.truncate(MAX_GAPS);
        gaps
    }
}

impl fmt::Display for PipelineChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
