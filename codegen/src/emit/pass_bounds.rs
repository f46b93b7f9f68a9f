//! The passes that pipelines run, for which the IR of their functions must have an implementation.

use std::collections::BTreeSet;

use passdefs::model::{Group, Pass, PassId, PassSet, PipelineDef, PipelineForm, PipelineId, Step};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::Context;

/// Returns the passes that the pipeline may run, each once, with those of pipelines that it uses. A function of the author's
/// may run any pass of its group.
pub(crate) fn of_pipeline<'a>(set: &'a PassSet, pipeline: &PipelineDef) -> Vec<&'a Pass> {
    let mut reachable = ReachablePasses::new(set);
    reachable.add_pipeline(pipeline);
    reachable.passes
}

/// Returns the passes of the group, and those of others that its pipelines may run.
pub(crate) fn of_group<'a>(set: &'a PassSet, group: &Group) -> Vec<&'a Pass> {
    let mut reachable = ReachablePasses::new(set);
    set.passes(group)
        .iter()
        .for_each(|pass| reachable.add(pass));
    set.pipelines(group)
        .iter()
        .for_each(|pipeline| reachable.add_pipeline(pipeline));
    reachable.passes
}

/// `RunsExamplePass<MyPass> + RunsExamplePass<Other>`
pub(crate) fn bounds(passes: &[&Pass], cx: Context<'_>) -> TokenStream {
    let crate_path = cx.crate_path;
    if passes.is_empty() {
        return quote!(#crate_path::Ir);
    }
    let bounds = passes.iter().map(|pass| cx.bound(pass));
    quote!(#(#bounds)+*)
}

/// The passes that pipelines run, in the order in which they occur.
struct ReachablePasses<'a> {
    set: &'a PassSet,
    passes: Vec<&'a Pass>,
    seen: BTreeSet<PassId>,
    pipelines: BTreeSet<PipelineId>,
}

impl<'a> ReachablePasses<'a> {
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
                self.set
                    .passes(group)
                    .iter()
                    .for_each(|pass| self.add(pass));
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
