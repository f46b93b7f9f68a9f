//! Pipelines as text.

use std::fmt;

use pass_text as text;

use crate::ir::Ir;
use crate::manager::element::{Element, PassEntry};
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::plan::{PlanNode, Step};

impl<I: Ir> OpPassManager<I> {
    /// Returns the pipeline as a tree of text, as it is written. Options that stand at their default are left out.
    pub fn to_tree(&self) -> text::Pipeline {
        let elements = self.elements().iter().map(Element::to_tree);
        text::Pipeline::new(self.anchor().to_tree(), elements.collect())
    }
}

/// The pipeline in one line; parsing it again gives the same pipeline.
impl<I: Ir> fmt::Display for OpPassManager<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_tree().fmt(f)
    }
}

impl<I: Ir> PlanNode<I> {
    pub(crate) fn to_tree(&self) -> text::Pipeline {
        let elements = self.steps.iter().flat_map(Step::to_tree);
        text::Pipeline::new(self.anchor.to_tree(), elements.collect())
    }
}

impl<I: Ir> Step<I> {
    /// Returns the elements of a pipeline that it stands for.
    pub(crate) fn to_tree(&self) -> Vec<text::Element> {
        match self {
            Self::Pass(instance) => vec![instance.entry.to_tree()],
            Self::Nested(plans) => plans
                .iter()
                .map(|plan| text::Element::Nested(plan.to_tree()))
                .collect(),
        }
    }
}

impl<I: Ir> Element<I> {
    pub(crate) fn to_tree(&self) -> text::Element {
        match self {
            Self::Pass(entry) => entry.to_tree(),
            Self::Nested(nested) => text::Element::Nested(nested.to_tree()),
        }
    }
}

impl<I: Ir> PassEntry<I> {
    /// Returns the pass as an element of a textual pipeline.
    pub fn to_tree(&self) -> text::Element {
        text::Element::pass(self.info.argument, self.options())
    }
}
