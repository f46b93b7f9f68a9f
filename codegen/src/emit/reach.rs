//! The passes that pipelines reach, which the IR of their functions must have an implementation for.

use std::collections::BTreeSet;

use passdefs::model::{Group, Pass, PassId, PassSet, PipelineDef, PipelineForm, PipelineId, Step};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::Context;

/// The passes that the pipeline makes instances of, each once, also those of pipelines that it uses. A function of the
/// author's may make any pass of its group.
pub(crate) fn of_pipeline<'a>(set: &'a PassSet, pipeline: &PipelineDef) -> Vec<&'a Pass> {
    let mut reached = Reached::new(set);
    reached.add_pipeline(pipeline);
    reached.passes
}

/// The passes of the group, and those of others that its pipelines make instances of.
pub(crate) fn of_group<'a>(set: &'a PassSet, group: &Group) -> Vec<&'a Pass> {
    let mut reached = Reached::new(set);
    set.passes(group).iter().for_each(|it| reached.add(it));
    set.pipelines(group)
        .iter()
        .for_each(|it| reached.add_pipeline(it));
    reached.passes
}

/// `RunsExamplePass<MyPass> + RunsExamplePass<Other>`
pub(crate) fn bounds(passes: &[&Pass], cx: Context<'_>) -> TokenStream {
    let rt = cx.crate_path;
    if passes.is_empty() {
        return quote!(#rt::Ir);
    }
    let bounds = passes.iter().map(|pass| cx.bound(pass));
    quote!(#(#bounds)+*)
}

/// Passes in the order in which they are met.
struct Reached<'a> {
    set: &'a PassSet,
    passes: Vec<&'a Pass>,
    seen: BTreeSet<PassId>,
    pipelines: BTreeSet<PipelineId>,
}

impl<'a> Reached<'a> {
    fn new(set: &'a PassSet) -> Self {
        Self {
            set,
            passes: Vec::new(),
            seen: BTreeSet::new(),
            pipelines: BTreeSet::new(),
        }
    }

    fn add(&mut self, pass: &'a Pass) {
        if self.seen.insert(pass.id) {
            self.passes.push(pass);
        }
    }

    fn add_pipeline(&mut self, pipeline: &PipelineDef) {
        if !self.pipelines.insert(pipeline.id) {
            return;
        }
        match &pipeline.form {
            PipelineForm::Builder(_) => {
                let group = &self.set[pipeline.group];
                self.set.passes(group).iter().for_each(|it| self.add(it));
            }
            form => self.add_steps(form.steps()),
        }
    }

    fn add_steps(&mut self, steps: &[Step]) {
        for step in steps {
            match step {
                Step::Run { pass, .. } => self.add(&self.set[*pass]),
                Step::Use { pipeline, .. } => self.add_pipeline(&self.set[*pipeline]),
                step => self.add_steps(step.inner()),
            }
        }
    }
}
