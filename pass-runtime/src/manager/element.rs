//! The elements of a pipeline: passes and nested pipelines.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use pass_text::OptionList;

use crate::dyn_pass::DynPass;
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::element_id::ElementId;
use crate::manager::op_pass_manager::OpPassManager;
use crate::options::{OptionWriter, PipelineText};
use crate::panic::{Contained, catch};
use crate::statistic::Statistic;
use crate::statistics_report::StatisticsNode;

/// One element of a pipeline as the user put it together.
pub(crate) enum Element<I: Ir> {
    Pass(Arc<PassEntry<I>>),
    Nested(OpPassManager<I>),
}

/// A pass of a pipeline: a template, which plans clone, and to which they add the statistics of the clones.
pub struct PassEntry<I: Ir> {
    /// That of the name under which it was registered.
    pub(crate) info: &'static PassInfo,
    /// The options that the registered name sets beside the defaults of the pass.
    pub(crate) baseline: Arc<OptionList>,
    pub(crate) pass: Contained<Box<dyn DynPass<I>>>,
    pub(crate) counted: Vec<Statistic>,
    /// The pipelines in its options, resolved when the options were read.
    pub(crate) pipelines: Arc<[(PipelineText, OpPassManager<I>)]>,
    /// The statistics of dynamic pipelines that the pass ran.
    dynamic: Mutex<Vec<StatisticsNode>>,
    /// The error about a panic of the pass when it was asked for its options or statistics, or when a copy was dropped. Runs
    /// report it and fail.
    panicked: OnceLock<String>,
    pub(crate) id: ElementId,
    /// True if it repeats an idempotent pass, and must change nothing.
    pub(crate) is_repeat: bool,
}

impl<I: Ir> PassEntry<I> {
    /// The identity of the element.
    pub fn id(&self) -> ElementId {
        self.id
    }

    /// The description of the pass, that of the name under which it was registered.
    pub fn info(&self) -> &'static PassInfo {
        self.info
    }

    /// Returns a copy that repeats an idempotent pass, so that a check can tell that the second run changes nothing.
    #[must_use]
    pub fn repeated(&self) -> Self {
        Self {
            is_repeat: true,
            ..self.clone()
        }
    }

    pub(crate) fn new(pass: Box<dyn DynPass<I>>) -> Self {
        Self::registered(pass.pass_info(), Arc::default(), pass, Arc::default())
    }

    pub(crate) fn registered(
        info: &'static PassInfo,
        baseline: Arc<OptionList>,
        pass: Box<dyn DynPass<I>>,
        pipelines: Arc<[(PipelineText, OpPassManager<I>)]>,
    ) -> Self {
        let mut entry = Self {
            info,
            baseline,
            pass: Contained::new(pass),
            counted: Vec::new(),
            pipelines,
            dynamic: Mutex::default(),
            panicked: OnceLock::new(),
            id: ElementId::unique(),
            is_repeat: false,
        };
        let statistics = entry.counters(&**entry.pass).len();
        entry.counted = (0..statistics).map(|_| Statistic::new()).collect();
        entry
    }

    /// The statistics of a copy of the pass. Where asking for them panics, there are none.
    pub(crate) fn counters<'p>(&self, copy: &'p dyn DynPass<I>) -> Vec<&'p Statistic> {
        let asked = catch(|| copy.counters());
        let asked = self.note_panic("when asked for its statistics", asked);
        asked.unwrap_or_default()
    }

    /// Notes a panic of a copy of the pass when it was dropped.
    pub(crate) fn note_dropped(&self, dropped: Result<(), String>) {
        self.note_panic("when a copy of it was dropped", dropped);
    }

    /// The error about a panic of the pass outside of its run.
    pub(crate) fn panicked(&self) -> Option<&str> {
        self.panicked.get().map(String::as_str)
    }

    /// Keeps the error about the first panic.
    fn note_panic<T>(&self, when: &str, asked: Result<T, String>) -> Option<T> {
        asked
            .map_err(|panic| {
                let pass = self.info.name;
                let error = || format!("pass '{pass}' panicked {when}: {panic}");
                self.panicked.get_or_init(error);
            })
            .ok()
    }

    /// Counts in what a pipeline has counted that the pass ran itself.
    pub(crate) fn count_dynamic(&self, counted: StatisticsNode) {
        StatisticsNode::absorb(&mut self.dynamic(), counted);
    }

    /// The statistics of dynamic pipelines that the pass ran.
    pub(crate) fn dynamic(&self) -> MutexGuard<'_, Vec<StatisticsNode>> {
        self.dynamic.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The pipelines in its options as they stand, whether or not they were read from text.
    pub(crate) fn pipeline_texts(&self) -> Vec<PipelineText> {
        let mut writer = OptionWriter::for_pipelines();
        self.write_options(&mut writer);
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
        self.write_options(&mut writer);
        writer.finish()
    }

    /// Writes the options; those before a panic, which is noted.
    fn write_options(&self, writer: &mut OptionWriter<'_>) {
        let asked = catch(|| self.pass.write_options(writer));
        self.note_panic("when asked for its options", asked);
    }
}

impl<I: Ir> Clone for PassEntry<I> {
    fn clone(&self) -> Self {
        let (baseline, pipelines) = (self.baseline.clone(), self.pipelines.clone());
        let copy = Self::registered(self.info, baseline, self.pass.duplicate(), pipelines);
        Self {
            is_repeat: self.is_repeat,
            ..copy
        }
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
