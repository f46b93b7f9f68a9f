//! Resolves targets and positions to elements and gaps of a pipeline that is being built.

use crate::position::{Occurrence, Position, Side, Target, TargetKind};
use crate::sketch::{Content, Gap, Node, Sketch};
use pass_runtime::Ir;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;
use pass_text::order::OrderTarget;

impl<I: Ir> Sketch<I> {
    /// Resolves a position to a gap; `here` is where the builder inserts.
    pub(crate) fn gap(&self, position: &Position, here: Gap) -> Result<Gap, BuildError> {
        match &position.0 {
            Side::End => Ok(here),
            Side::Start => Ok(Gap::StartOf(self.container(here))),
            Side::Point(name) => self.point(name).map(Gap::Before),
            Side::Before(target) => self.resolve(target, Occurrence::First).map(Gap::Before),
            Side::After(target) => self.resolve(target, Occurrence::Last).map(Gap::After),
        }
    }

    /// Resolves a target to an element. A bundle is a unit, so an element inside stands for its outermost bundle.
    fn resolve(&self, target: &Target, default: Occurrence) -> Result<ElementId, BuildError> {
        let id = self.pick(target, default)?;
        Ok(self.bundle_of(id).unwrap_or(id))
    }

    /// Picks one of the elements of a target; `default` is the occurrence if the target names none.
    fn pick(&self, target: &Target, default: Occurrence) -> Result<ElementId, BuildError> {
        let found = self.all(target)?;
        let occurrence = if target.occurrence == Occurrence::Default {
            default
        } else {
            target.occurrence
        };
        let picked = match occurrence {
            Occurrence::Last => found.last(),
            Occurrence::Nth(n) => n.checked_sub(1).and_then(|n| found.get(n)),
            Occurrence::First | Occurrence::Default => found.first(),
        };
        picked.copied().ok_or_else(|| {
            BuildError::new(format!(
                "{} runs {} in the pipeline, so that there is no such instance",
                target.name(),
                times(found.len())
            ))
        })
    }

    /// Resolves a target to a single element outside of bundles.
    ///
    /// # Errors
    ///
    /// If the target is ambiguous or in a bundle.
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
            _ => self.pick(target, Occurrence::First)?,
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

    /// Returns the elements of a target, in order; at least one.
    pub(crate) fn all(&self, target: &Target) -> Result<Vec<ElementId>, BuildError> {
        let found: Vec<ElementId> = match &target.kind {
            TargetKind::Element(id) => vec![*id],
            TargetKind::Pass(name) => self.runs.of(OrderTarget::Pass(name)),
            TargetKind::Kind(name) => self.runs.of(OrderTarget::Kind(name)),
        };
        let visible: Vec<_> = found
            .into_iter()
            .filter(|id| self.is_visible(*id))
            .collect();
        if !visible.is_empty() {
            return Ok(visible);
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

    fn point(&self, point: &str) -> Result<ElementId, BuildError> {
        let mut known = Vec::new();
        for (id, node) in self.elements() {
            if let Content::Point(name) = &node.content
                && !name.is_empty()
            {
                if name == point {
                    return Ok(id);
                }
                known.push(name.clone());
            }
        }
        Err(unknown("extension point", "extension points", point, known))
    }

    /// Returns the outermost bundle that contains an element.
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

    /// Returns true if the element is visible: an active extension sees its own elements and those without an owner.
    fn is_visible(&self, id: ElementId) -> bool {
        let Some(node) = self.node(id) else {
            return false;
        };
        let acting = self.acting.as_ref().map(|(index, _)| *index);
        node.owner.is_none() || acting.is_none() || node.owner == acting
    }
}

impl Target {
    /// Returns the name for messages.
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

/// Makes the error for an unknown name, with the known ones.
pub(crate) fn unknown(kind: &str, plural: &str, name: &str, known: Vec<String>) -> BuildError {
    let message = format!("the pipeline has no {kind} `{name}`");
    BuildError::new(message).with_known(plural, name, known)
}
