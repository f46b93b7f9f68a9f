//! The events of a run.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::diagnostic::Emit;
use crate::failure::Failure;
use crate::instrumentation::{Instrumentation, PassSite, PipelineSite, Verdict};
use crate::ir::Ir;
use crate::preserved::Preserved;

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// A pipeline is about to run.
    BeforePipeline,
    /// A pipeline has run.
    AfterPipeline,
    /// A pipeline has failed.
    AfterFailedPipeline,
    /// A pass, or nested pipelines, are about to run.
    BeforePass,
    /// A pass has run.
    AfterPass,
    /// A pass has failed.
    AfterFailedPass,
    /// An analysis is about to be built.
    BeforeAnalysis,
    /// An analysis has been built.
    AfterAnalysis,
}

/// Something that happened in a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event<'e> {
    /// The kind.
    pub kind: EventKind,
    /// Name of the pass or analysis; for a pipeline its anchor.
    pub name: &'e str,
    /// Name of the operation.
    pub op: &'e str,
    /// The symbol that the operation defines.
    pub symbol: Option<String>,
}

/// A function that is told of every event, one at a time.
pub(crate) struct Observer<F>(Mutex<F>);

impl<F> Observer<F> {
    pub(crate) fn new(observe: F) -> Self {
        Self(Mutex::new(observe))
    }

    fn tell<I: Ir>(&self, kind: EventKind, name: &str, cx: &I::Context, op: &I::Op<'_>)
    where
        F: FnMut(&Event<'_>),
    {
        let facts = I::facts(cx, I::name(cx, op));
        let event = Event {
            kind,
            name,
            op: &facts.name,
            symbol: I::symbol(cx, op),
        };
        let mut observe = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        observe(&event);
    }
}

impl<I: Ir, F: FnMut(&Event<'_>) + Send> Instrumentation<I> for Observer<F> {
    fn before_pipeline(&self, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>) {
        let anchor = pipeline.anchor().to_string();
        self.tell::<I>(EventKind::BeforePipeline, &anchor, pipeline.context(), op);
    }

    fn after_pipeline(&self, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>, failed: bool) {
        let kind = match failed {
            true => EventKind::AfterFailedPipeline,
            false => EventKind::AfterPipeline,
        };
        let anchor = pipeline.anchor().to_string();
        self.tell::<I>(kind, &anchor, pipeline.context(), op);
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) -> Verdict {
        self.tell::<I>(EventKind::BeforePass, &pass.name(), pass.context(), op);
        Verdict::Run
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        _: &Preserved,
        _: Emit<'_>,
    ) -> Result<(), Failure> {
        self.tell::<I>(EventKind::AfterPass, &pass.name(), pass.context(), op);
        Ok(())
    }

    fn after_failed_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        self.tell::<I>(EventKind::AfterFailedPass, &pass.name(), pass.context(), op);
    }

    fn before_analysis(&self, analysis: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        self.tell::<I>(EventKind::BeforeAnalysis, analysis, pass.context(), op);
    }

    fn after_analysis(&self, analysis: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        self.tell::<I>(EventKind::AfterAnalysis, analysis, pass.context(), op);
    }
}

impl fmt::Display for EventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BeforePipeline => "before pipeline",
            Self::AfterPipeline => "after pipeline",
            Self::AfterFailedPipeline => "after failed pipeline",
            Self::BeforePass => "before pass",
            Self::AfterPass => "after pass",
            Self::AfterFailedPass => "after failed pass",
            Self::BeforeAnalysis => "before analysis",
            Self::AfterAnalysis => "after analysis",
        })
    }
}

impl fmt::Display for Event<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} on {}", self.kind, self.name, self.op)?;
        match &self.symbol {
            Some(symbol) => write!(f, " @{symbol}"),
            None => Ok(()),
        }
    }
}
