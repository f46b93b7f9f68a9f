//! Changes of what is in a pipeline already.

use pass_runtime::manager::{Anchor, ElementId};
use pass_runtime::options::UntypedOptions;
use pass_runtime::registry::BuildError;
use pass_runtime::{Ir, OperationPass};

use crate::PipelineBuilder;
use crate::position::{Position, Target};
use crate::tree::{Content, Element, Gap};

const CLEANUP: &str = "cleanup";

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Returns a builder that inserts at a position, one element after the other.
    ///
    /// # Errors
    ///
    /// If the target of the position is not in the pipeline; the error names what is.
    pub fn at(&mut self, position: Position) -> Result<PipelineBuilder<'_, I>, BuildError> {
        let (gap, _) = self.find_gap(&position)?;
        Ok(self.at_gap(gap, position.reason()))
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
        self.insert_instead(None, position, pass)
    }

    /// Inserts a pass, and removes another element first, whose rules do not count any more.
    fn insert_instead<P: OperationPass<I>>(
        &mut self,
        replaced: Option<ElementId>,
        position: Position,
        pass: P,
    ) -> Result<ElementId, BuildError> {
        let (gap, target) = self.find_gap(&position)?;
        let fitting = self.tree.find_fitting_gap(gap, target, P::INFO);
        // Extensions see the pipeline of the framework as it is.
        let removed = replaced.filter(|_| self.tree.batch.is_none());
        if let Some(id) = removed {
            self.tree.set_removed(id, true);
        }
        let mut builder = self.at_gap(fitting.unwrap_or(gap), position.reason());
        let inserted = builder.insert_or_roll_back(|builder| {
            if fitting.is_some() {
                return builder.add(pass);
            }
            let ops = P::INFO.ops.iter().copied();
            builder.within(Anchor::ops(ops))?.add(pass)
        });
        if let (Some(id), Err(_)) = (removed, &inserted) {
            self.tree.set_removed(id, false);
        }
        inserted
    }

    /// Removes an element, with what is nested in it.
    ///
    /// # Errors
    ///
    /// If it is not in the pipeline, if there are several, or if it is part of a bundle.
    pub fn remove(&mut self, target: impl Into<Target>) -> Result<(), BuildError> {
        let id = self.tree.find_only(&target.into())?;
        self.tree.remove(id);
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
        let id = self.tree.find_only(&target.into())?;
        let inserted = self.insert_instead(Some(id), Position::after(id), pass)?;
        self.tree.remove(id);
        Ok(inserted)
    }

    /// Removes all runs of a pass, also those that are added later.
    ///
    /// # Errors
    ///
    /// If there are none so far.
    pub fn disable(&mut self, pass: &str) -> Result<(), BuildError> {
        let runs = self.tree.find_all(&Target::pass(pass))?;
        if let Some(batch) = &mut self.tree.batch {
            batch.disabled.push((pass.to_owned(), batch.active.clone()));
            return Ok(());
        }
        for id in runs {
            self.tree.set_removed(id, true);
        }
        self.tree.disabled_passes.insert(pass.to_owned());
        Ok(())
    }

    /// Appends a registered pipeline as a unit and returns its identity. Positions relative to a pass of the bundle are relative
    /// to the bundle; only its extension points are positions inside.
    ///
    /// If one bundle follows another, passes of kind `cleanup` that end the first and begin the second run once.
    ///
    /// # Errors
    ///
    /// If the name is unknown, or if the options are wrong.
    pub fn bundle(&mut self, name: &str, options: UntypedOptions) -> Result<ElementId, BuildError> {
        self.insert_or_roll_back(|builder| {
            let id = ElementId::unique();
            builder.sink().insert(id, Content::Bundle(name.to_owned()));
            let mut bundle = builder.at_gap(Gap::end_of(id), None);
            bundle.append(name, options)?;
            Ok(id)
        })
    }
}

impl<I: Ir> Element<I> {
    /// Removes the clean-up at the head of each bundle with which the bundle before it ends.
    pub(crate) fn share_cleanups(&mut self) {
        let mut tail: Vec<String> = Vec::new();
        for element in self.elements.iter_mut() {
            // Extension points run nothing.
            if element.is_removed || matches!(element.content, Content::Point(_)) {
                continue;
            }
            if element.bundle().is_some() {
                let head = texts_of_cleanups(element.children());
                let is_shared = |count: &usize| tail.ends_with(&head[..*count]);
                let count = (0..=head.len()).rev().find(is_shared).unwrap_or_default();
                let passes = element.elements.iter_mut().filter(|pass| !pass.is_removed);
                passes.take(count).for_each(|pass| pass.is_removed = true);
                tail = texts_of_cleanups(element.children().rev());
                tail.reverse();
            } else {
                tail.clear();
            }
            element.share_cleanups();
        }
    }
}

/// Returns the texts of the passes of kind `cleanup` with which the elements begin.
fn texts_of_cleanups<'e, I: Ir>(elements: impl Iterator<Item = &'e Element<I>>) -> Vec<String> {
    let passes = elements.map_while(Element::pass);
    let cleanups = passes.take_while(|pass| pass.info().kinds.contains(&CLEANUP));
    cleanups.map(|pass| pass.to_tree().to_string()).collect()
}
