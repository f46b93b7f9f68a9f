//! All passes and pipelines of a run, by the names that steps call them by.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Enum, Group, Pass, PassSet, PipelineDef, PipelineForm, Step};

/// All passes and pipelines of a run, by name. The same name may be in several groups; then that of the own one is meant.
#[derive(Default)]
pub(crate) struct Program<'a> {
    passes: BTreeMap<&'a str, Vec<(&'a Group, &'a Pass)>>,
    pipelines: BTreeMap<&'a str, Vec<(&'a Group, &'a PipelineDef)>>,
    /// Enums that an earlier group makes, by group and name.
    made: BTreeSet<(&'a str, &'a str)>,
}

impl<'a> Program<'a> {
    /// What steps may name. Nothing is looked up where there is no pipeline.
    pub(crate) fn of(set: &'a PassSet) -> Self {
        let mut program = Self {
            made: made_before(set),
            ..Self::default()
        };
        if set.groups.iter().all(|group| group.pipelines.is_empty()) {
            return program;
        }
        for group in &set.groups {
            for pass in &group.passes {
                let same = program.passes.entry(&pass.argument).or_default();
                same.push((group, pass));
            }
            for pipeline in &group.pipelines {
                let same = program.pipelines.entry(&pipeline.argument).or_default();
                same.push((group, pipeline));
            }
        }
        program
    }

    /// Whether the group makes the Rust type of an enum. Where several files take in the very same one, the first does.
    pub(crate) fn makes(&self, group: &Group, one: &Enum) -> bool {
        one.rust.is_none() && !self.made.contains(&(&*group.name, &*one.name))
    }

    /// The pass of that name, as `group` knows it.
    pub(crate) fn pass(&self, group: &Group, argument: &str) -> Option<(&'a Group, &'a Pass)> {
        nearest(self.passes.get(argument)?, group)
    }

    /// The pipeline of that name, as `group` knows it.
    pub(crate) fn pipeline(
        &self,
        group: &Group,
        argument: &str,
    ) -> Option<(&'a Group, &'a PipelineDef)> {
        nearest(self.pipelines.get(argument)?, group)
    }

    /// The passes that the pipeline makes instances of, each once, also those of pipelines that it uses. What a function
    /// of the author's makes is not known: it may be all of its group.
    pub(crate) fn passes_of(
        &self,
        group: &'a Group,
        pipeline: &'a PipelineDef,
    ) -> Vec<(&'a Group, &'a Pass)> {
        let mut found = Found::default();
        self.collect(group, pipeline, &mut found);
        found.passes
    }

    /// The passes of the group, and those of others that its pipelines make instances of.
    pub(crate) fn passes_of_group(&self, group: &'a Group) -> Vec<(&'a Group, &'a Pass)> {
        let mut found = Found::default();
        found.extend(group.passes.iter().map(|pass| (group, pass)));
        for pipeline in &group.pipelines {
            self.collect(group, pipeline, &mut found);
        }
        found.passes
    }

    fn collect(&self, group: &'a Group, pipeline: &'a PipelineDef, found: &mut Found<'a>) {
        if !found.pipelines.insert(std::ptr::from_ref(pipeline)) {
            return;
        }
        match &pipeline.form {
            PipelineForm::Builder(_) => found.extend(group.passes.iter().map(|pass| (group, pass))),
            form => self.collect_steps(group, form.steps(), found),
        }
    }

    fn collect_steps(&self, group: &'a Group, steps: &'a [Step], found: &mut Found<'a>) {
        for step in steps {
            match step {
                Step::Run { pass, .. } => found.extend(self.pass(group, pass)),
                Step::Nest { steps, .. } | Step::When { steps, .. } => {
                    self.collect_steps(group, steps, found);
                }
                Step::Use { pipeline, .. } => {
                    if let Some((group, pipeline)) = self.pipeline(group, pipeline) {
                        self.collect(group, pipeline, found);
                    }
                }
                Step::ExtensionPoint { .. } => {}
            }
        }
    }
}

/// Passes in the order in which they are met.
#[derive(Default)]
struct Found<'a> {
    passes: Vec<(&'a Group, &'a Pass)>,
    seen: BTreeSet<*const Pass>,
    pipelines: BTreeSet<*const PipelineDef>,
}

impl<'a> Found<'a> {
    fn extend(&mut self, passes: impl IntoIterator<Item = (&'a Group, &'a Pass)>) {
        for (group, pass) in passes {
            if self.seen.insert(std::ptr::from_ref(pass)) {
                self.passes.push((group, pass));
            }
        }
    }
}

/// What the group itself has, or else the first.
fn nearest<'a, T>(found: &[(&'a Group, &'a T)], group: &Group) -> Option<(&'a Group, &'a T)> {
    let own = found.iter().find(|(other, _)| std::ptr::eq(*other, group));
    own.or_else(|| found.first()).copied()
}

/// The enums, by group and name, that are declared at the same place as one of an earlier group.
fn made_before(set: &PassSet) -> BTreeSet<(&str, &str)> {
    let mut first = BTreeSet::new();
    let enums = set
        .groups
        .iter()
        .flat_map(|group| group.enums.iter().map(move |one| (group, one)))
        .filter(|(_, one)| one.rust.is_none());
    let again = enums.filter(|(_, one)| {
        let at = &one.origin;
        at.line > 0 && !first.insert((&*one.name, &*at.file, at.line, at.column))
    });
    again
        .map(|(group, one)| (&*group.name, &*one.name))
        .collect()
}
