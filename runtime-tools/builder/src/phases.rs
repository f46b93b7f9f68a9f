//! Building a pipeline, as a whole or in phases: parts that end at an extension point, or with the last pass of a kind.

use std::collections::BTreeMap;

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
        self.check_order().fail_on_violation()?;
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
        Ok(self.into_tree()?.root.into_pipeline())
    }

    /// Builds each phase as a pipeline, to be run one after the other, and the passes behind the last phase as `end`, without a
    /// check of the order rules.
    ///
    /// # Errors
    ///
    /// As [`build_unchecked`](Self::build_unchecked).
    pub fn build_phases(mut self) -> Result<Vec<(String, OpPassManager<I>)>, BuildError> {
        self.tree.root.share_cleanups();
        let ends = self.tree.phase_ends();
        let mut root = self.into_tree()?.root;
        let mut name = "end".to_owned();
        let mut phases = Vec::with_capacity(ends.len() + 1);
        for (end, phase) in ends.into_iter().rev() {
            phases.push((name, root.split_off(end).into_pipeline()));
            name = phase;
        }
        phases.push((name, root.into_pipeline()));
        phases.reverse();
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
        let root = &mut self.tree.root;
        root.split_off(end);
        if start > 0 {
            let id = root.id;
            *root = root.split_off(start);
            root.id = id;
        }
        let runs = root.runs();
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

    /// Splits off what comes after the first leaves, as a new element. Containers that are cut and have no passes on one side
    /// of the cut are left out there.
    fn split_off(&mut self, mut count: usize) -> Self {
        let content = match &self.content {
            Content::Nested(anchor, nesting) => Content::Nested(anchor.clone(), *nesting),
            _ => Content::Bundle(self.bundle().unwrap_or_default().to_owned()),
        };
        let mut rest = Self::new(ElementId::unique(), content);
        self.elements.retain(|element| !element.is_removed);
        let is_after = |element: &Self| {
            let leaves = element.leaves().len();
            let is_before = leaves <= count;
            count -= if is_before { leaves } else { 0 };
            !is_before
        };
        if let Some(cut) = self.elements.iter().position(is_after) {
            rest.elements = self.elements.split_off(cut);
            if count > 0 {
                let has_passes = |element: &Self| !element.runs().is_empty();
                let mut head = rest.elements.remove(0);
                let tail = head.split_off(count);
                self.elements.extend(Some(head).filter(has_passes));
                rest.elements.splice(0..0, Some(tail).filter(has_passes));
            }
        }
        rest
    }

    fn into_pipeline(self) -> OpPassManager<I> {
        let (anchor, nesting) = match self.content {
            Content::Nested(anchor, nesting) => (anchor, nesting),
            _ => (Anchor::Any, Nesting::Explicit),
        };
        let mut pipeline = OpPassManager::with_id(self.id, anchor, nesting);
        for element in self.elements {
            element.append_to(&mut pipeline);
        }
        pipeline
    }

    fn append_to(self, pipeline: &mut OpPassManager<I>) {
        if self.is_removed {
            return;
        }
        match self.content {
            // The writer has checked the anchor.
            Content::Pass(entry) => drop(pipeline.add_entry(*entry)),
            Content::Nested(..) => drop(pipeline.add_nested(self.into_pipeline())),
            Content::Bundle(_) | Content::Point(_) => {
                let elements = self.elements.into_iter();
                elements.for_each(|element| element.append_to(pipeline));
            }
        }
    }
}
