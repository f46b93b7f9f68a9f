//! Building a pipeline, as a whole or in phases: parts that end at an extension point, or with the last pass of a kind.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use pass_runtime::manager::{Anchor, ElementId, Nesting};
use pass_runtime::registry::BuildError;
use pass_runtime::{Ir, OpPassManager};

use crate::PipelineBuilder;
use crate::find::unknown;
use crate::tree::{Content, Element, Tree};

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Builds the pipeline.
    ///
    /// # Errors
    ///
    /// If it violates a strong order rule. A builder that was lent, such as that of a nested pipeline, builds nothing.
    pub fn build(mut self) -> Result<OpPassManager<I>, BuildError> {
        self.tree.root.share_cleanups();
        self.check_order().check()?;
        self.build_unchecked()
    }

    /// Builds the pipeline without a check of the order rules: for a text whose violations are warnings, and for
    /// [parts](Self::keep_phases) of pipelines.
    ///
    /// # Errors
    ///
    /// A builder that was lent, such as that of a nested pipeline, builds nothing.
    pub fn build_unchecked(mut self) -> Result<OpPassManager<I>, BuildError> {
        self.tree.root.share_cleanups();
        let mut root = self.into_tree()?.root;
        let part = root.part(0..usize::MAX);
        Ok(root.take_part(&part))
    }

    /// Builds each phase as a pipeline, to be run one after the other, and the passes behind the last phase as `end`, without a
    /// check of the order rules.
    ///
    /// # Errors
    ///
    /// As [`build_unchecked`](Self::build_unchecked).
    pub fn build_phases(mut self) -> Result<Vec<(String, OpPassManager<I>)>, BuildError> {
        self.tree.root.share_cleanups();
        let mut ends = self.tree.phase_ends();
        ends.push((usize::MAX, "end".to_owned()));
        let mut root = self.into_tree()?.root;
        let (mut start, mut phases) = (0, Vec::new());
        for (end, name) in ends {
            let part = root.part(start..end);
            phases.push((name, root.take_part(&part)));
            start = end;
        }
        phases.pop_if(|(_, rest)| rest.is_empty());
        Ok(phases)
    }

    /// Keeps the passes behind the end of one phase, up to the end of another: what runs on the result of `after`, until `until`
    /// is complete. Each extension point ends a phase, and so does the last pass of each kind; an extension point takes precedence
    /// over a kind of the same name. Nested pipelines are cut where a phase ends inside them. Order rules are not checked again: what a pass
    /// requires may have run in an earlier phase.
    ///
    /// # Errors
    ///
    /// If there is no such phase, or if the first does not end before the second.
    pub fn keep_phases(
        &mut self,
        after: Option<&str>,
        until: Option<&str>,
    ) -> Result<(), BuildError> {
        let ends = self.tree.phase_ends();
        let end_of = |phase: &str| {
            let found = ends.iter().find(|(_, name)| name == phase);
            let known = || ends.iter().map(|(_, name)| name.clone()).collect();
            let found = found.ok_or_else(|| unknown("phase", "phases", phase, known()));
            found.map(|(end, _)| *end)
        };
        let start = after.map_or(Ok(0), end_of)?;
        let end = until.map_or(Ok(usize::MAX), end_of)?;
        if let (Some(after), Some(until)) = (after, until)
            && start >= end
        {
            let message = format!("phase `{after}` does not end before phase `{until}`");
            let names: Vec<String> = ends.iter().map(|(_, name)| format!("`{name}`")).collect();
            let help = format!("the phases end in this order: {}", names.join(", "));
            return Err(BuildError::new(message).help(help));
        }
        let part = self.tree.root.part(start..end);
        self.tree.root.keep_part(&part);
        let runs = self.tree.root.runs();
        self.tree.rules.set_runs(runs);
        Ok(())
    }
}

impl<I: Ir> Tree<I> {
    /// Returns the ends of the phases as numbers of leaves, with the names of the phases, in order.
    fn phase_ends(&self) -> Vec<(usize, String)> {
        let (mut kinds, mut points) = (BTreeMap::new(), BTreeMap::new());
        for (index, leaf) in self.root.leaves().into_iter().enumerate() {
            if let Content::Point(name) = &leaf.content {
                points.insert(name.as_str(), index + 1);
            }
            let of_pass = leaf.pass().into_iter().flat_map(|pass| pass.info().kinds);
            kinds.extend(of_pass.map(|kind| (*kind, index + 1)));
        }
        kinds.extend(points);
        let ends = kinds.into_iter().map(|(name, end)| (end, name.to_owned()));
        let mut ends: Vec<_> = ends.collect();
        ends.sort();
        ends
    }
}

impl<I: Ir> Element<I> {
    /// Returns the elements without contents, in order.
    fn leaves(&self) -> Vec<&Self> {
        let mut elements = self.walk();
        elements.retain(|element| element.children().next().is_none());
        elements
    }

    /// Returns a part of a pipeline, as a range of its leaves.
    fn part(&self, range: Range<usize>) -> BTreeSet<ElementId> {
        let leaves = self.leaves().into_iter().map(|leaf| leaf.id);
        leaves.take(range.end).skip(range.start).collect()
    }

    fn is_in(&self, part: &BTreeSet<ElementId>) -> bool {
        self.leaves().iter().all(|leaf| part.contains(&leaf.id))
    }

    /// Removes the leaves outside a part, and the containers that are left without passes.
    fn keep_part(&mut self, part: &BTreeSet<ElementId>) {
        for element in &mut self.elements {
            if !element.is_removed && !element.is_in(part) {
                element.keep_part(part);
                let is_leaf = element.children().next().is_none();
                element.is_removed = is_leaf || element.runs().is_empty();
            }
        }
    }

    /// Takes the passes of a part out of a pipeline.
    fn take_part(&mut self, part: &BTreeSet<ElementId>) -> OpPassManager<I> {
        let (anchor, nesting) = match &self.content {
            Content::Nested(anchor, nesting) => (anchor.clone(), *nesting),
            _ => (Anchor::Any, Nesting::Explicit),
        };
        // A pipeline that continues another one is a new element.
        let is_start = self
            .leaves()
            .first()
            .is_some_and(|leaf| part.contains(&leaf.id));
        let id = if is_start {
            self.id
        } else {
            ElementId::unique()
        };
        let mut pipeline = OpPassManager::with_id(id, anchor, nesting);
        self.move_part(&mut pipeline, part);
        pipeline
    }

    fn move_part(&mut self, pipeline: &mut OpPassManager<I>, part: &BTreeSet<ElementId>) {
        for element in self
            .elements
            .iter_mut()
            .filter(|element| !element.is_removed)
        {
            if element.anchor().is_some() {
                let nested = element.take_part(part);
                if element.is_in(part) || !nested.is_empty() {
                    pipeline.add_nested(nested);
                }
            } else if element.pass().is_none() {
                element.move_part(pipeline, part);
            } else if part.contains(&element.id) {
                let point = Content::Point(String::new());
                if let Content::Pass(entry) = std::mem::replace(&mut element.content, point) {
                    // The writer has checked the anchor.
                    let _ = pipeline.add_entry(*entry);
                }
            }
        }
    }
}
