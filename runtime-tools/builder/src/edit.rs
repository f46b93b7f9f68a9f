//! Changing what is in a pipeline already.

use std::sync::Arc;

use crate::PipelineBuilder;
use crate::position::{Position, Target, TargetKind};
use crate::sketch::{Content, Gap};
use pass_runtime::Ir;
use pass_runtime::OperationPass;
use pass_runtime::PassInfo;
use pass_runtime::manager::Anchor;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;

impl<I: Ir> PipelineBuilder<'_, I> {
    /// A builder that inserts at a position, one element after the other.
    ///
    /// # Errors
    ///
    /// If the target of the position is not in the pipeline; the error names what is.
    pub fn at(&mut self, position: Position) -> Result<PipelineBuilder<'_, I>, BuildError> {
        let gap = self.sketch.gap(&position, self.gap)?;
        Ok(self.marked(gap, position.reason()))
    }

    /// A builder that inserts at a gap for a reason, one element after the other.
    pub(crate) fn marked(&mut self, gap: Gap, why: Option<Arc<str>>) -> PipelineBuilder<'_, I> {
        let here = ElementId::unique();
        self.sketch
            .insert_leaf(gap, here, Content::Point(String::new()));
        if let Some(node) = self.sketch.node_mut(here) {
            node.why = why.or_else(|| node.why.take());
        }
        self.sketch.note_target(gap);
        self.placed(Gap::Before(here))
    }

    /// Inserts a pass and returns its identity.
    ///
    /// A pass for other operations than those of the pipeline at the position is inserted around the nested pipeline of the
    /// target, if the target is its first or last element, and otherwise nested for its own operations.
    ///
    /// # Errors
    ///
    /// If the target of the position is not in the pipeline, if the pass cannot run there, or if it would violate a strong order
    /// rule.
    pub fn insert<P: OperationPass<I>>(
        &mut self,
        position: Position,
        pass: P,
    ) -> Result<ElementId, BuildError> {
        let gap = self.sketch.gap(&position, self.gap)?;
        let why = position.reason();
        if let Some(fitting) = self.fitting(gap, P::INFO) {
            return self.marked(fitting, why).add(pass);
        }
        let mut builder = self.marked(gap, why);
        let nested = builder.nest(Anchor::ops(P::INFO.ops.iter().copied()))?;
        let added = builder.inside(nested).add(pass);
        if added.is_err() {
            self.sketch.remove(nested);
        }
        added
    }

    /// The gap, or one at the end of a pipeline around it, at which the pass can run as far as names tell.
    fn fitting(&self, gap: Gap, info: &PassInfo) -> Option<Gap> {
        let mut gap = gap;
        while !self.sketch.pipeline(gap).0.takes(info) {
            let container = self.sketch.container(gap);
            let children = self.sketch.children(container);
            let outer = match gap {
                Gap::Before(id) if children.first() == Some(&id) => Gap::Before(container),
                Gap::After(id) if children.last() == Some(&id) => Gap::After(container),
                _ => return None,
            };
            self.sketch.node(container)?.parent?;
            gap = outer;
        }
        Some(gap)
    }

    /// Removes an element, with what is nested in it.
    ///
    /// # Errors
    ///
    /// If it is not in the pipeline, if there are several, or if it is part of a bundle.
    pub fn remove(&mut self, target: impl Into<Target>) -> Result<(), BuildError> {
        let id = self.sketch.only(&target.into())?;
        self.sketch.take_out(id);
        Ok(())
    }

    /// Replaces an element by a pass.
    ///
    /// # Errors
    ///
    /// As [`remove`](Self::remove) and [`insert`](Self::insert).
    pub fn replace<P: OperationPass<I>>(
        &mut self,
        target: impl Into<Target>,
        pass: P,
    ) -> Result<ElementId, BuildError> {
        let id = self.sketch.only(&target.into())?;
        // The rules of the pass that goes no longer count when those of the new one are checked.
        self.sketch.disable(id);
        let added = self.insert(Position::after(id), pass);
        match added {
            Ok(added) => {
                self.sketch.take_out(id);
                Ok(added)
            }
            Err(error) => {
                self.sketch.enable(id);
                Err(error)
            }
        }
    }

    /// Leaves out all runs of a pass, also those that are added later.
    ///
    /// # Errors
    ///
    /// If there are none so far.
    pub fn disable(&mut self, pass: &str) -> Result<(), BuildError> {
        let target = Target {
            kind: TargetKind::Pass(pass.to_owned()),
            ..Target::pass(pass)
        };
        for id in self.sketch.all(&target)? {
            self.sketch.disable(id);
        }
        self.sketch.disabled.push(pass.to_owned());
        Ok(())
    }
}
