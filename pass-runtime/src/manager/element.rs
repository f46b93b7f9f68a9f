//! The elements of a pipeline: passes and nested pipelines.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use pass_text::OptionList;

use crate::dyn_pass::DynPass;
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::plan::PlanRoot;
use crate::options::{ElementId, OptionWriter, PipelineText, Statistic, StatisticsNode};
use crate::panic::{CatchDrop, catch};

/// One element of a pipeline, see [`OpPassManager::elements`].
#[derive(Debug)]
pub enum Element<I: Ir> {
    /// A pass.
    Pass(Arc<PassEntry<I>>),
    /// A nested pipeline.
    Nested(OpPassManager<I>),
}

/// A pass of a pipeline: a template, which plans clone, and to which they add the statistics of the clones.
pub struct PassEntry<I: Ir> {
    /// The information of the name under which the pass was registered.
    pub(crate) info: &'static PassInfo,
    /// The options that the registered name sets beside the defaults of the pass.
    pub(crate) baseline: Arc<OptionList>,
    pub(crate) pass: CatchDrop<Box<dyn DynPass<I>>>,
    pub(crate) counted: Vec<Statistic>,
    /// The pipelines in its options, resolved when the options were read.
    pub(crate) pipelines: Arc<[(PipelineText, OpPassManager<I>)]>,
    dynamic: Mutex<DynamicPlans<I>>,
    /// The error about a panic of the pass when it was asked for its options or statistics, or when a copy was dropped. Runs
    /// report it and fail.
    panicked: OnceLock<String>,
    pub(crate) id: ElementId,
    /// True if it repeats an idempotent pass, and must change nothing.
    pub(crate) is_repeat: bool,
    /// True if a registry made it, so that its name and options say all that it does.
    pub(crate) is_registered: bool,
    /// The executions that were skipped because they would have changed nothing.
    pub(crate) skipped: Statistic,
}

/// The pipelines that a pass compiled, and the statistics of those that are gone.
pub(crate) struct DynamicPlans<I: Ir> {
    live: Vec<Weak<PlanRoot<I>>>,
    counted: Vec<StatisticsNode>,
}

impl<I: Ir> DynamicPlans<I> {
    pub(crate) fn add(&mut self, plan: Weak<PlanRoot<I>>) {
        self.live.retain(|plan| plan.strong_count() > 0);
        self.live.push(plan);
    }

    pub(crate) fn absorb(&mut self, counted: StatisticsNode) {
        StatisticsNode::merge_into(&mut self.counted, counted);
    }

    /// Returns the plans that are alive.
    pub(crate) fn live(&self) -> Vec<Arc<PlanRoot<I>>> {
        self.live.iter().filter_map(Weak::upgrade).collect()
    }

    /// Returns the statistics of the plans that are gone, and forgets them if it `resets`.
    pub(crate) fn counted(&mut self, resets: bool) -> Vec<StatisticsNode> {
        if resets {
            std::mem::take(&mut self.counted)
        } else {
            self.counted.clone()
        }
    }
}

impl<I: Ir> PassEntry<I> {
    /// Returns the identity of the element.
    pub fn id(&self) -> ElementId {
        self.id
    }

    /// Returns the description of the pass, that of the name under which it was registered.
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
        Self {
            is_registered: false,
            ..Self::registered(pass.pass_info(), Arc::default(), pass, Arc::default())
        }
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
            pass: CatchDrop::new(pass),
            counted: Vec::new(),
            pipelines,
            dynamic: Mutex::new(DynamicPlans {
                live: Vec::new(),
                counted: Vec::new(),
            }),
            panicked: OnceLock::new(),
            id: ElementId::unique(),
            is_repeat: false,
            is_registered: true,
            skipped: Statistic::new(),
        };
        let counters = entry.counters(&**entry.pass).into_iter();
        entry.counted = counters.cloned().collect();
        entry
    }

    /// Returns the statistics of a copy of the pass, or no statistics if the pass panics.
    pub(crate) fn counters<'p>(&self, copy: &'p dyn DynPass<I>) -> Vec<&'p Statistic> {
        let counters = catch(|| copy.counters());
        self.note_panic("when asked for its statistics", counters)
            .unwrap_or_default()
    }

    /// Returns the error about a panic of the pass outside of its run.
    pub(crate) fn panicked(&self) -> Option<&str> {
        self.panicked.get().map(String::as_str)
    }

    /// Keeps the error about the first panic.
    pub(crate) fn note_panic<T>(&self, when: &str, asked: Result<T, String>) -> Option<T> {
        asked
            .map_err(|panic| {
                let pass = self.info.name;
                let error = || format!("pass '{pass}' panicked {when}: {panic}");
                self.panicked.get_or_init(error);
            })
            .ok()
    }

    /// Returns the pipelines that the pass compiled. They are locked when a pipeline is compiled or dropped, and never
    /// while one runs.
    pub(crate) fn dynamic(&self) -> MutexGuard<'_, DynamicPlans<I>> {
        self.dynamic.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the pipelines in its options as they stand, whether or not they were read from text.
    pub(crate) fn pipeline_texts(&self) -> Vec<PipelineText> {
        let mut writer = OptionWriter::for_pipelines();
        self.write_options(&mut writer);
        writer.into_pipelines()
    }

    /// Returns a copy of the pipeline that was resolved from this text when the options were read.
    pub(crate) fn resolved(&self, text: &PipelineText) -> Option<OpPassManager<I>> {
        let found = self.pipelines.iter().find(|(other, _)| other == text);
        found.map(|(_, pipeline)| pipeline.clone())
    }

    /// Returns the options whose values differ from what their absence means.
    pub fn options(&self) -> OptionList {
        let mut writer = OptionWriter::against(self.info.options, &self.baseline);
        self.write_options(&mut writer);
        writer.finish()
    }

    /// Returns the values of all options, in the order of their declaration.
    pub fn all_options(&self) -> OptionList {
        let mut writer = OptionWriter::complete(self.info.options);
        self.write_options(&mut writer);
        writer.finish()
    }

    /// Writes the options; those before a panic, which is noted.
    fn write_options(&self, writer: &mut OptionWriter<'_>) {
        let outcome = catch(|| self.pass.write_options(writer));
        self.note_panic("when asked for its options", outcome);
    }
}

impl<I: Ir> Clone for PassEntry<I> {
    fn clone(&self) -> Self {
        let (baseline, pipelines) = (self.baseline.clone(), self.pipelines.clone());
        let copy = Self::registered(self.info, baseline, self.pass.duplicate(), pipelines);
        Self {
            is_repeat: self.is_repeat,
            is_registered: self.is_registered,
            ..copy
        }
    }
}

impl<I: Ir> Element<I> {
    /// Returns the identity of the element.
    pub fn id(&self) -> ElementId {
        match self {
            Self::Pass(entry) => entry.id,
            Self::Nested(nested) => nested.id(),
        }
    }

    /// Returns the description of the pass; `None` for a nested pipeline.
    pub fn info(&self) -> Option<&'static PassInfo> {
        match self {
            Self::Pass(entry) => Some(entry.info),
            Self::Nested(_) => None,
        }
    }

    /// Returns the nested pipeline; `None` for a pass.
    pub fn nested(&self) -> Option<&OpPassManager<I>> {
        match self {
            Self::Pass(_) => None,
            Self::Nested(nested) => Some(nested),
        }
    }
}

/// The element as it stands in a textual pipeline.
impl<I: Ir> fmt::Display for Element<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_tree().fmt(f)
    }
}

impl<I: Ir> fmt::Debug for PassEntry<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PassEntry({} {})", self.id, self.to_tree())
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
