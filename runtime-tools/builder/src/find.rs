//! Targets and positions as elements and gaps of a pipeline.

use std::collections::BTreeSet;
use std::mem::discriminant;

use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;
use pass_runtime::{Ir, PassInfo};
use pass_text::order::OrderTarget;

use crate::PipelineBuilder;
use crate::position::{Position, RunIndex, Side, Target, TargetKind};
use crate::tree::{Content, Element, Gap, Tree};

impl<I: Ir> PipelineBuilder<'_, I> {
    pub(crate) fn find_gap(
        &mut self,
        position: &Position,
    ) -> Result<(Gap, Option<ElementId>), BuildError> {
        let tree = &mut *self.tree;
        let target = match &position.0 {
            Side::End => return Ok((self.gap, None)),
            Side::Start => {
                let container = tree.element(self.gap.container);
                let first = container.and_then(|container| container.elements.first());
                let before = first.map(|first| first.id);
                return Ok((Gap { before, ..self.gap }, None));
            }
            Side::Point(name) => tree.find_point(name)?,
            Side::Before(target) => tree.unit(tree.find_run(target, RunIndex::FromStart(1))?),
            Side::After(target) => tree.unit(tree.find_run(target, RunIndex::Last)?),
        };
        if let Some(batch) = &mut tree.batch {
            batch.targets.push((target, batch.active.clone()));
        }
        let is_before = !matches!(position.0, Side::After(_));
        Ok((tree.gap_beside(target, is_before), Some(target)))
    }
}

impl<I: Ir> Tree<I> {
    /// Returns the gap if the pass can run there. If not, and if the target is the first or last element of its pipeline,
    /// continues with the gap before or after that pipeline.
    pub(crate) fn find_fitting_gap(
        &self,
        mut gap: Gap,
        mut target: Option<ElementId>,
        info: &PassInfo,
    ) -> Option<Gap> {
        let is_before = gap.before == target;
        while !self.pipeline(gap).1.takes(info) {
            let container = self.element(gap.container)?;
            let mut children = container.children();
            let edge = if is_before {
                children.next()
            } else {
                children.next_back()
            };
            if edge?.id != target? || container.id == self.root.id {
                return None;
            }
            target = Some(container.id);
            gap = self.gap_beside(container.id, is_before);
        }
        Some(gap)
    }

    /// Returns one of the elements of a target; `default` is its index if the target has none.
    fn find_run(&self, target: &Target, default: RunIndex) -> Result<ElementId, BuildError> {
        let elements = self.find_all(target)?;
        let found = match target.run.unwrap_or(default) {
            RunIndex::FromStart(n) => n.checked_sub(1).and_then(|index| elements.get(index)),
            RunIndex::Last => elements.last(),
        };
        found.copied().ok_or_else(|| {
            let (name, count) = (target.name(), times(elements.len()));
            BuildError::new(format!(
                "{name} runs {count} in the pipeline, so that there is no such instance"
            ))
        })
    }

    /// Returns the element of a target, or an error if there are several, or if it is part of a bundle.
    pub(crate) fn find_only(&self, target: &Target) -> Result<ElementId, BuildError> {
        let count = self.find_all(target)?.len();
        if target.run.is_none() && count > 1 {
            let message = format!("{} runs {} in the pipeline", target.name(), times(count));
            let help = "say which one: `first()`, `last()` or `nth(n)` of the target";
            return Err(BuildError::new(message).help(help));
        }
        let id = self.find_run(target, RunIndex::FromStart(1))?;
        let bundle = self.bundle_around(id).and_then(Element::bundle);
        bundle.map_or(Ok(id), |bundle| {
            let name = target.name();
            let message = format!("{name} is part of the bundle `{bundle}`, which stays a unit");
            Err(BuildError::new(message))
        })
    }

    /// Returns the elements of a target, in order, or an error with the names that exist.
    pub(crate) fn find_all(&self, target: &Target) -> Result<Vec<ElementId>, BuildError> {
        let (key, kind, plural) = match &target.kind {
            TargetKind::Element(id) if self.element(*id).is_some() => return Ok(vec![*id]),
            TargetKind::Element(id) => {
                let message = format!("element {id} is not part of the pipeline");
                return Err(BuildError::new(message));
            }
            TargetKind::Pass(name) => (OrderTarget::Pass(name), "pass", "passes"),
            TargetKind::Kind(name) => (OrderTarget::Kind(name), "kind of passes", "kinds"),
        };
        let runs = self.rules.runs(key).iter().map(|run| run.element);
        let batch = self.batch.as_ref();
        let is_visible = |id: &ElementId| batch.is_none_or(|batch| batch.is_visible(*id));
        let visible: BTreeSet<ElementId> = runs.filter(is_visible).collect();
        match visible.len() {
            0 => {
                let targets = self.rules.targets();
                let alike = targets.filter(|target| discriminant(target) == discriminant(&key));
                let name = |target| match target {
                    OrderTarget::Pass(name) | OrderTarget::Kind(name) => name,
                };
                let known = alike.map(|target| name(target).to_owned()).collect();
                Err(unknown(kind, plural, name(key), known))
            }
            1 => Ok(Vec::from_iter(visible)),
            _ => {
                let elements = self.root.walk().into_iter().map(|element| element.id);
                Ok(elements.filter(|id| visible.contains(id)).collect())
            }
        }
    }

    fn find_point(&self, name: &str) -> Result<ElementId, BuildError> {
        let elements = self.root.walk().into_iter();
        let points = elements.filter_map(|element| match &element.content {
            Content::Point(name) => Some((name.clone(), element.id)),
            _ => None,
        });
        let points: Vec<(String, ElementId)> = points.collect();
        let found = points.iter().find(|(known, _)| known == name);
        found.map(|(_, id)| *id).ok_or_else(|| {
            let known = points.iter().map(|(name, _)| name.clone()).collect();
            unknown("extension point", "extension points", name, known)
        })
    }
}

fn times(count: usize) -> String {
    match count {
        1 => "once".to_owned(),
        count => format!("{count} times"),
    }
}

pub(crate) fn unknown(kind: &str, plural: &str, name: &str, known: Vec<String>) -> BuildError {
    let message = format!("the pipeline has no {kind} `{name}`");
    BuildError::new(message).with_known(plural, name, &known)
}
