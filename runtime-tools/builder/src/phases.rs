//! Phases of a pipeline: parts of it that end at an extension point, or with the last pass of a kind.

use std::collections::{BTreeMap, BTreeSet};

use crate::PipelineBuilder;
use crate::find::unknown;
use crate::sketch::{Content, Sketch};
use pass_runtime::Ir;
use pass_runtime::OpPassManager;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;

/// The name of what runs behind the last phase.
const REST: &str = "end";

impl<I: Ir> PipelineBuilder<'_, I> {
    /// The names of the phases in the order in which they end: each extension point ends one, and so does the last pass of each
    /// kind. An extension point takes precedence over a kind of the same name.
    pub fn phases(&self) -> Vec<String> {
        self.sketch
            .phase_ends()
            .into_iter()
            .map(|(_, name)| name)
            .collect()
    }

    /// Keeps the passes behind the end of one phase, up to the end of another: what runs on the result of `after`, until `until`
    /// is complete. Nested pipelines are cut where a phase ends inside of them. Order rules are not checked again: what a pass
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
        let ends = self.sketch.phase_ends();
        let end_of = |phase: Option<&str>| {
            let Some(phase) = phase else { return Ok(None) };
            let found = ends.iter().find(|(_, name)| name == phase);
            let known = || ends.iter().map(|(_, name)| name.clone()).collect();
            let found = found.ok_or_else(|| unknown("phase", "phases", phase, known()));
            found.map(|(end, _)| Some(*end))
        };
        let (first, last) = (end_of(after)?, end_of(until)?);
        if let (Some(after), Some(until), Some(first), Some(last)) = (after, until, first, last)
            && first >= last
        {
            let message = format!("phase `{after}` does not end before phase `{until}`");
            let names: Vec<String> = ends.iter().map(|(_, name)| format!("`{name}`")).collect();
            let help = format!("the phases end in this order: {}", names.join(", "));
            return Err(BuildError::new(message).help(help));
        }
        self.sketch.keep_between(first, last);
        Ok(())
    }

    /// The pipeline, whatever its order: for a text whose violations are warnings, and for [parts](Self::keep_phases) of pipelines.
    ///
    /// # Errors
    ///
    /// A builder that was lent, such as that of a nested pipeline, builds nothing.
    pub fn build_unchecked(mut self) -> Result<OpPassManager<I>, BuildError> {
        self.share_cleanups();
        Ok(self.into_sketch()?.into_manager())
    }

    /// The phases as pipelines to be run one after the other, and what runs behind the last as `end`, whatever their order.
    ///
    /// # Errors
    ///
    /// As [`build_unchecked`](Self::build_unchecked).
    pub fn build_phases(mut self) -> Result<Vec<(String, OpPassManager<I>)>, BuildError> {
        self.share_cleanups();
        let ends = self.sketch.phase_ends();
        let labels: Vec<u64> = ends.iter().map(|(end, _)| *end).collect();
        let managers = self.into_sketch()?.into_managers(&labels);
        let names = ends.into_iter().map(|(_, name)| name);
        let mut phases: Vec<_> = names.chain([REST.to_owned()]).zip(managers).collect();
        phases.pop_if(|(_, rest)| rest.is_empty());
        Ok(phases)
    }
}

impl<I: Ir> Sketch<I> {
    /// The labels behind which no element of a phase stands, with the names of the phases, in order.
    fn phase_ends(&self) -> Vec<(u64, String)> {
        let (mut kinds, mut points) = (BTreeMap::new(), BTreeMap::new());
        for (_, node) in self.elements() {
            match &node.content {
                Content::Point(name) if !name.is_empty() => {
                    points.insert(name.clone(), node.at);
                }
                Content::Pass(entry) if !node.is_disabled => {
                    let of_pass = entry.info().kinds.iter();
                    kinds.extend(of_pass.map(|kind| ((*kind).to_owned(), node.at)));
                }
                _ => {}
            }
        }
        kinds.extend(points);
        let mut ends: Vec<_> = kinds.into_iter().map(|(name, end)| (end, name)).collect();
        ends.sort();
        ends
    }

    /// Takes out the passes and extension points up to a label and those behind another, with the nested pipelines that are left without passes.
    fn keep_between(&mut self, first: Option<u64>, last: Option<u64>) {
        let is_outside =
            |at: u64| first.is_some_and(|first| at <= first) || last.is_some_and(|last| at > last);
        let leaves = self.elements().filter(|(_, node)| {
            let is_leaf = matches!(node.content, Content::Pass(_) | Content::Point(_));
            is_leaf && is_outside(node.at)
        });
        let leaves: Vec<ElementId> = leaves.map(|(id, _)| id).collect();
        let mut touched = BTreeSet::new();
        for id in leaves {
            touched.extend(self.around(id).filter(|id| *id != self.root));
            self.remove(id);
        }
        for id in touched {
            if self.runs_in(id).is_empty() {
                self.remove(id);
            }
        }
    }
}
