//! The elements of a pipeline: passes and nested pipelines.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pass_pipeline::OptionList;

use crate::dyn_pass::DynPass;
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::element_id::ElementId;
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::plan::counters;
use crate::options::{OptionWriter, PipelineText};
use crate::panic::{Contained, catch};
use crate::statistic::Statistic;
use crate::statistics_report::CountedBy;

/// One element of a pipeline as the user put it together.
pub(crate) enum Element<I: Ir> {
    Pass(Arc<PassEntry<I>>),
    Nested(OpPassManager<I>),
}

/// A pass of a pipeline. It never runs itself: copies of it do, and what they count ends up here.
pub(crate) struct PassEntry<I: Ir> {
    /// That of the name under which it was registered.
    pub(crate) info: &'static PassInfo,
    /// The options that the registered name sets beside the defaults of the pass.
    pub(crate) baseline: Arc<OptionList>,
    pub(crate) pass: Contained<Box<dyn DynPass<I>>>,
    pub(crate) counted: Vec<Statistic>,
    /// The pipelines in its options, resolved when the options were read.
    pub(crate) pipelines: Arc<[(PipelineText, OpPassManager<I>)]>,
    /// The statistics of dynamic pipelines that the pass ran.
    dynamic: Mutex<Vec<CountedBy>>,
    pub(crate) id: ElementId,
}

impl<I: Ir> PassEntry<I> {
    pub(crate) fn new(pass: Box<dyn DynPass<I>>) -> Self {
        Self::registered(pass.pass_info(), Arc::default(), pass, Arc::default())
    }

    pub(crate) fn registered(
        info: &'static PassInfo,
        baseline: Arc<OptionList>,
        pass: Box<dyn DynPass<I>>,
        pipelines: Arc<[(PipelineText, OpPassManager<I>)]>,
    ) -> Self {
        let counted = counters(&*pass).iter().map(|_| Statistic::new()).collect();
        Self {
            info,
            baseline,
            pass: Contained::new(pass),
            counted,
            pipelines,
            dynamic: Mutex::default(),
            id: ElementId::unique(),
        }
    }

    /// Counts in what a pipeline has counted that the pass ran itself.
    pub(crate) fn count_dynamic(&self, counted: CountedBy) {
        CountedBy::absorb(&mut self.dynamic(), counted);
    }

    /// The statistics of dynamic pipelines that the pass ran.
    pub(crate) fn dynamic(&self) -> MutexGuard<'_, Vec<CountedBy>> {
        self.dynamic.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The pipelines in its options as they stand, whether or not they were read from text.
    pub(crate) fn pipeline_texts(&self) -> Vec<PipelineText> {
        let mut writer = OptionWriter::for_pipelines();
        // As in `options`: those before a panic.
        let _ = catch(|| self.pass.write_options(&mut writer));
        writer.into_pipelines()
    }

    /// A copy of the pipeline that was resolved from this text when the options were read.
    pub(crate) fn resolved(&self, text: &PipelineText) -> Option<OpPassManager<I>> {
        let found = self.pipelines.iter().find(|(other, _)| other == text);
        found.map(|(_, pipeline)| pipeline.clone())
    }

    /// The options that are worth printing.
    pub(crate) fn options(&self) -> OptionList {
        let mut writer = OptionWriter::against(self.info.options, &self.baseline);
        // A pass whose options cannot be read prints those before the panic.
        let _ = catch(|| self.pass.write_options(&mut writer));
        writer.finish()
    }
}

impl<I: Ir> Clone for PassEntry<I> {
    fn clone(&self) -> Self {
        let (baseline, pipelines) = (self.baseline.clone(), self.pipelines.clone());
        Self::registered(self.info, baseline, self.pass.duplicate(), pipelines)
    }
}

impl<I: Ir> Element<I> {
    /// The identity of the element.
    pub(crate) fn id(&self) -> ElementId {
        match self {
            Self::Pass(entry) => entry.id,
            Self::Nested(nested) => nested.id(),
        }
    }
}

impl<I: Ir> Clone for Element<I> {
    fn clone(&self) -> Self {
        match self {
            Self::Pass(entry) => Self::Pass(Arc::new(PassEntry::clone(entry))),
            Self::Nested(nested) => Self::Nested(nested.clone()),
        }
    }
}
