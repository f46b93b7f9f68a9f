//! The events of one thread.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::thread::{self, LocalKey};

use crate::recorder::{Boundary, EventLog, Threads};
use pass_runtime::diagnostic::Operation;
use pass_runtime::instrumentation::{Event, PipelineSite};
use pass_runtime::ir::Ir;

#[derive(Clone)]
pub(crate) struct Buffer {
    pub(super) name: Option<String>,
    pub(super) events: Vec<TraceEvent>,
    pub(super) spans: Vec<Span>,
    /// The span of the first step of a pipeline, by the identity of the pipeline. The spans of its other steps follow, and all
    /// executions of a step share one.
    steps: BTreeMap<u64, u32>,
    /// The running pipelines, outermost first.
    running: Vec<RunningPipeline>,
}

#[derive(Clone, Copy)]
struct RunningPipeline {
    /// The span of its first step.
    first: u32,
    /// True while one of its passes runs.
    has_pass: bool,
}

/// The beginning of a span, or the end of the span that began last and has not ended. It is small, since every pass has two.
#[derive(Clone, Copy)]
pub(super) struct TraceEvent {
    pub(super) at: u64,
    /// The number of the span that begins.
    pub(super) begins: Option<u32>,
}

#[derive(Clone)]
pub(super) struct Span {
    pub(super) category: Category,
    pub(super) name: Cow<'static, str>,
    pub(super) detail: Detail,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    Pipeline,
    Pass,
    Analysis,
    Action,
    Scope,
}

/// The facts about a span that a viewer shows beside it.
#[derive(Clone)]
pub(super) enum Detail {
    None,
    Operation(Operation),
    /// The operation is that of the pipeline around.
    Pass {
        /// The pass with its options; `None` where nested pipelines run.
        text: Option<String>,
    },
    /// The object of an action.
    Object(String),
}

thread_local! {
    static THREADS: Threads<Buffer> = const { Threads::new(Vec::new()) };
}

impl EventLog for Buffer {
    type Span = u32;
    type Common = ();

    fn new(_: bool) -> Self {
        Self {
            name: thread::current().name().map(str::to_owned),
            events: Vec::new(),
            spans: Vec::new(),
            steps: BTreeMap::new(),
            running: Vec::new(),
        }
    }

    fn of_thread() -> &'static LocalKey<Threads<Self>> {
        &THREADS
    }

    fn prepare<I: Ir>(&mut self, event: &Event<'_, '_, I>, (): &()) -> Option<u32> {
        let operation = |op: &I::Op<'_>| {
            let facts = I::facts(event.context(), I::name(event.context(), op));
            Detail::Operation(Operation::new(facts.name, I::symbol(event.context(), op)))
        };
        let (category, name, detail) = match event {
            Event::Pipeline { pipeline, op } => {
                self.enter_pipeline(pipeline);
                let anchor = pipeline.anchor().to_string();
                (Category::Pipeline, anchor, operation(op))
            }
            Event::Pass { pass, .. } => {
                let pipeline = self.running.last();
                return pipeline.map(|pipeline| pipeline.step(pass.index()));
            }
            Event::Analysis { name, op, .. } => {
                (Category::Analysis, (*name).to_owned(), operation(op))
            }
            Event::Action(action) => {
                let detail = match action.detail() {
                    "" => Detail::None,
                    object => Detail::Object(object.to_owned()),
                };
                (Category::Action, action.tag().to_owned(), detail)
            }
            Event::Scope(scope) => (Category::Scope, scope.name().to_owned(), Detail::None),
            _ => return None,
        };
        let span = self.next_span();
        self.spans.push(Span {
            category,
            name: name.into(),
            detail,
        });
        Some(span)
    }

    fn begin(&mut self, span: u32, at: u64) {
        let begins = Some(span);
        self.events.push(TraceEvent { at, begins });
    }

    fn end<I: Ir>(&mut self, event: &Event<'_, '_, I>, (): &(), at: u64) {
        if let Event::Pipeline { .. } = event {
            self.running.pop();
        }
        self.events.push(TraceEvent { at, begins: None });
    }

    fn passes(&mut self, boundaries: impl Iterator<Item = Boundary>) {
        let Some(pipeline) = self.running.last_mut() else {
            return;
        };
        for boundary in boundaries {
            let at = boundary.at;
            let ends = pipeline.has_pass.then_some(None);
            let begins = boundary.begins().map(|step| Some(pipeline.step(step)));
            pipeline.has_pass = begins.is_some();
            let events = [ends, begins].into_iter().flatten();
            self.events
                .extend(events.map(|begins| TraceEvent { at, begins }));
        }
    }
}

impl Buffer {
    fn enter_pipeline<I: Ir>(&mut self, pipeline: &PipelineSite<'_, I>) {
        let next = self.next_span();
        let first = *self.steps.entry(pipeline.id()).or_insert_with(|| {
            let spans = pipeline.steps().map(|pass| Span {
                category: Category::Pass,
                name: pass.name(),
                detail: Detail::Pass {
                    text: pass.info().map(|_| pass.text()),
                },
            });
            self.spans.extend(spans);
            next
        });
        self.running.push(RunningPipeline {
            first,
            has_pass: false,
        });
    }

    fn next_span(&self) -> u32 {
        // 4,000 million spans take more memory than there is.
        u32::try_from(self.spans.len()).unwrap_or(u32::MAX)
    }
}

impl RunningPipeline {
    /// Returns the span of a step.
    fn step(&self, step: usize) -> u32 {
        let step = u32::try_from(step).unwrap_or(u32::MAX);
        self.first.saturating_add(step)
    }
}
