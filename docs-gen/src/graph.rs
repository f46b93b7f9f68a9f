//! What pages say of several groups together: order rules by their targets, and judgements of pipelines. Both are made once for
//! all pages, so that the time is linear in their length.

use std::collections::BTreeMap;

use passdefs::legality::{Contracts, Judge, Tables};
use passdefs::model::{
    KindId, OptionItem, OptionSet, OrderRule, OrderTarget, Pass, PassId, PassRef, PassSet,
    PipelineDef, PipelineId,
};
use passdefs::source::Span;

use crate::view::JudgementView;

/// An order rule with the pass that states it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StatedRule<'a> {
    pub(crate) by: &'a Pass,
    pub(crate) rule: &'a OrderRule,
}

/// A pass or pipeline that takes in an option set.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SetUser<'a> {
    Pass(&'a Pass),
    Pipeline(&'a PipelineDef),
}

/// The order rules of a set, by target, and the judgements of its pipelines.
#[derive(Debug, Default)]
pub(crate) struct Graph<'a> {
    about_passes: BTreeMap<PassId, Vec<StatedRule<'a>>>,
    about_kinds: BTreeMap<KindId, Vec<StatedRule<'a>>>,
    judgements: BTreeMap<PipelineId, JudgementView>,
    /// The key is the place of an option set: each group that includes the set has a copy of it.
    set_users: BTreeMap<Span, Vec<SetUser<'a>>>,
}

impl<'a> Graph<'a> {
    pub(crate) fn new(set: &'a PassSet) -> Self {
        let judgements = judgements(set);
        let mut graph = Self {
            judgements,
            ..Self::default()
        };
        let passes = set.all_passes();
        let passes = passes.map(|pass| (SetUser::Pass(pass), &pass.options));
        let pipelines = set.all_pipelines();
        let pipelines = pipelines.map(|pipeline| (SetUser::Pipeline(pipeline), &pipeline.options));
        for (user, options) in passes.chain(pipelines) {
            for item in options {
                if let OptionItem::Set { set: used, .. } = item {
                    let users = graph.set_users.entry(set[*used].span).or_default();
                    users.push(user);
                }
            }
        }
        for by in set.all_passes() {
            for rule in &by.order {
                let rules = match &rule.target {
                    OrderTarget::Pass(PassRef::Declared(pass)) => {
                        graph.about_passes.entry(*pass).or_default()
                    }
                    OrderTarget::Pass(PassRef::External(_)) => continue,
                    OrderTarget::Kind(kind) => graph.about_kinds.entry(*kind).or_default(),
                };
                rules.push(StatedRule { by, rule });
            }
        }
        graph
    }

    pub(crate) fn about_pass(&self, pass: PassId) -> &[StatedRule<'a>] {
        self.about_passes.get(&pass).map_or(&[], Vec::as_slice)
    }

    /// Returns the passes and pipelines that take in an option set, those of groups that include it as well.
    pub(crate) fn users(&self, set: &OptionSet) -> &[SetUser<'a>] {
        self.set_users.get(&set.span).map_or(&[], Vec::as_slice)
    }

    /// Returns the judgement of a pipeline, or `None` if no pass or pipeline has a condition.
    pub(crate) fn judgement(&self, pipeline: PipelineId) -> Option<&JudgementView> {
        self.judgements.get(&pipeline)
    }

    pub(crate) fn about_kind(&self, kind: KindId) -> &[StatedRule<'a>] {
        self.about_kinds.get(&kind).map_or(&[], Vec::as_slice)
    }
}

fn judgements(set: &PassSet) -> BTreeMap<PipelineId, JudgementView> {
    if !set.has_conditions() {
        return BTreeMap::new();
    }
    let tables = Tables::of(set);
    let contracts = Contracts::of(&tables);
    let judge = Judge::new(&contracts).with_states();
    let pipelines = set.all_pipelines();
    pipelines
        .map(|pipeline| (pipeline.id, JudgementView::of(&judge, pipeline)))
        .collect()
}
