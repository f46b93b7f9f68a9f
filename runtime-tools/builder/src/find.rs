//! The elements that a target stands for.

use crate::position::{Occurrence, Position, Side, Target, TargetKind};
use crate::sketch::{Content, Gap, Node, Sketch};
use pass_runtime::Ir;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;
use pass_text::order::OrderTarget;

impl<I: Ir> Sketch<I> {
    /// The gap at a position, seen from where a builder inserts.
    pub(crate) fn gap(&self, position: &Position, here: Gap) -> Result<Gap, BuildError> {
        match &position.0 {
            Side::End => Ok(here),
            Side::Start => Ok(Gap::StartOf(self.container(here))),
            Side::Point(name) => self.point(name).map(Gap::Before),
            Side::Before(target) => self.one(target, Occurrence::First).map(Gap::Before),
            Side::After(target) => self.one(target, Occurrence::Last).map(Gap::After),
        }
    }

    /// The element that a target stands for; `usual` says which of several.
    fn one(&self, target: &Target, usual: Occurrence) -> Result<ElementId, BuildError> {
        let found = self.all(target)?;
        let occurrence = if target.occurrence == Occurrence::Default {
            usual
        } else {
            target.occurrence
        };
        let picked = match occurrence {
            Occurrence::Last => found.last(),
            Occurrence::Nth(n) => n.checked_sub(1).and_then(|n| found.get(n)),
            Occurrence::First | Occurrence::Default => found.first(),
        };
        let Some(picked) = picked else {
            return Err(BuildError::new(format!(
                "{} runs {} in the pipeline, so that there is no such instance",
                target.name(),
                times(found.len())
            )));
        };
        // A bundle is a unit: a position relative to a pass inside is one relative to the bundle.
        Ok(self.bundle_of(*picked).unwrap_or(*picked))
    }

    /// The single element that a target stands for.
    pub(crate) fn only(&self, target: &Target) -> Result<ElementId, BuildError> {
        let found = self.all(target)?;
        let id = match (target.occurrence, found.as_slice()) {
            (Occurrence::Default, [id]) => *id,
            (Occurrence::Default, _) => {
                let message = format!(
                    "{} runs {} in the pipeline",
                    target.name(),
                    times(found.len())
                );
                return Err(BuildError::new(message)
                    .help("say which one: `first()`, `last()` or `nth(n)` of the target"));
            }
            _ => {
                let picked = self.one(target, Occurrence::First)?;
                if matches!(
                    self.node(picked),
                    Some(Node {
                        content: Content::Bundle(_),
                        ..
                    })
                ) {
                    found.first().copied().unwrap_or(picked)
                } else {
                    picked
                }
            }
        };
        match self.bundle_of(id).and_then(|bundle| self.node(bundle)) {
            Some(Node {
                content: Content::Bundle(name),
                ..
            }) => Err(BuildError::new(format!(
                "{} is part of the bundle `{name}`, which stays a unit",
                target.name()
            ))),
            _ => Ok(id),
        }
    }

    /// All elements that a target stands for, in order; at least one.
    pub(crate) fn all(&self, target: &Target) -> Result<Vec<ElementId>, BuildError> {
        let found: Vec<ElementId> = match &target.kind {
            TargetKind::Element(id) => vec![*id],
            TargetKind::Pass(name) => self.runs.of(OrderTarget::Pass(name)),
            TargetKind::Kind(name) => self.runs.of(OrderTarget::Kind(name)),
        };
        let seen: Vec<_> = found
            .into_iter()
            .filter(|id| self.is_visible(*id))
            .collect();
        if !seen.is_empty() {
            return Ok(seen);
        }
        let names = |is_kind: bool| {
            let keys = self.runs.targets().filter_map(move |key| match key {
                OrderTarget::Pass(name) if !is_kind => Some(name.to_owned()),
                OrderTarget::Kind(kind) if is_kind => Some(kind.to_owned()),
                _ => None,
            });
            keys.collect()
        };
        Err(match &target.kind {
            TargetKind::Element(id) => {
                BuildError::new(format!("element {id} is not part of the pipeline"))
            }
            TargetKind::Pass(name) => unknown("pass", "passes", name, names(false)),
            TargetKind::Kind(name) => unknown("kind of passes", "kinds", name, names(true)),
        })
    }

    fn point(&self, wanted: &str) -> Result<ElementId, BuildError> {
        let mut known = Vec::new();
        for (id, node) in self.elements() {
            if let Content::Point(name) = &node.content
                && !name.is_empty()
            {
                if name == wanted {
                    return Ok(id);
                }
                known.push(name.clone());
            }
        }
        Err(unknown(
            "extension point",
            "extension points",
            wanted,
            known,
        ))
    }

    /// The outermost bundle around an element.
    pub(crate) fn bundle_of(&self, id: ElementId) -> Option<ElementId> {
        let is_bundle = |id: &ElementId| {
            matches!(
                self.node(*id),
                Some(Node {
                    content: Content::Bundle(_),
                    ..
                })
            )
        };
        self.around(id).filter(is_bundle).last()
    }

    /// True if the extension that is inserting may know of the element: it is its own, or that of no other extension.
    fn is_visible(&self, id: ElementId) -> bool {
        let Some(node) = self.node(id) else {
            return false;
        };
        let acting = self.acting.as_ref().map(|(index, _)| *index);
        node.owner.is_none() || acting.is_none() || node.owner == acting
    }
}

impl Target {
    /// The target as messages name it.
    pub(crate) fn name(&self) -> String {
        match &self.kind {
            TargetKind::Element(id) => format!("element {id}"),
            TargetKind::Pass(name) => format!("`{name}`"),
            TargetKind::Kind(name) => format!("kind `{name}`"),
        }
    }
}

fn times(count: usize) -> String {
    match count {
        1 => "once".to_owned(),
        count => format!("{count} times"),
    }
}

/// The error for a name that the pipeline does not have, with those that it has.
pub(crate) fn unknown(kind: &str, plural: &str, name: &str, known: Vec<String>) -> BuildError {
    let message = format!("the pipeline has no {kind} `{name}`");
    BuildError::new(message).with_known(plural, name, known)
}
