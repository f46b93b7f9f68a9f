//! Pipelines and their runs.

use std::sync::{Arc, Mutex, PoisonError};

use passwright::embedded::{Context, Embedded};
use passwright::schedule::Parallel;
use passwright::text::{Anchor, Element, MAX_DEPTH, Pipeline as Tree, parse_anchored};
use passwright::{OpPassManager, PassManager, PassRegistry};

use crate::abi::{
    Out, PwModule, PwPass, PwPipeline, PwRegistry, PwReport, PwStatus, PwString, PwText, export,
};
use crate::call::{CallError, CallResult, call, require_out};
use crate::module::Module;
use crate::pass::Pass;
use crate::pool::pool;
use crate::registry;
use crate::report::{Diagnostic, OwnedText};
use crate::table::{self, Named};

/// A pipeline, whose names and options are not checked yet.
pub(crate) struct Pipeline(Mutex<Draft>);

impl Named for Pipeline {
    const NOUN: &'static str = "pipeline";
}

#[derive(Clone)]
struct Draft {
    /// The tree, or the error in its anchor.
    tree: Result<Tree, String>,
    /// The nesting depth of its pipelines, itself included.
    depth: usize,
}

impl Draft {
    fn tree(&self) -> Result<&Tree, CallError> {
        self.tree
            .as_ref()
            .map_err(|error| CallError::argument(error))
    }
}

impl Pipeline {
    fn new(tree: Result<Tree, String>, depth: usize) -> Self {
        Self(Mutex::new(Draft { tree, depth }))
    }

    fn draft(&self) -> Draft {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Adds an element, with the nesting depth of its pipelines.
    fn push(&self, element: Element, depth: usize) -> Result<(), CallError> {
        let mut draft = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if depth >= MAX_DEPTH {
            return Err(CallError::argument(&format!(
                "pipelines nest more than {MAX_DEPTH} deep"
            )));
        }
        draft.depth = draft.depth.max(depth + 1);
        match &mut draft.tree {
            Ok(tree) => tree.elements.push(element),
            Err(error) => return Err(CallError::argument(error)),
        }
        Ok(())
    }
}

/// Parses an anchor, such as `func.func` or `any`. It is an error if a pipeline's parser would read it as anything else.
fn anchor(text: PwString) -> Result<Anchor, CallError> {
    let text = text.require("the anchor of a pipeline")?;
    match parse_anchored(&format!("{text}()")) {
        Ok(tree) if tree.elements.is_empty() && tree.anchor.to_string() == text => Ok(tree.anchor),
        _ => Err(CallError::argument(&format!(
            "{text:?} cannot be the anchor of a pipeline"
        ))),
    }
}

fn depth(tree: &Tree) -> usize {
    let nested = tree.elements.iter().filter_map(|element| match element {
        Element::Nested(inner) => Some(depth(inner)),
        Element::Pass(_) => None,
    });
    1 + nested.max().unwrap_or_default()
}

fn pipeline_errors(errors: &passwright::text::Errors, text: &str) -> CallError {
    let diagnostics = errors
        .iter()
        .map(|error| Diagnostic::of_pipeline(error, text));
    CallError::new(PwStatus::InvalidInput, diagnostics.collect())
}

/// Parses the pipeline, which creates its passes.
fn resolve(
    registry: &PassRegistry<Embedded>,
    cx: &Context,
    draft: &Draft,
) -> Result<OpPassManager<Embedded>, CallError> {
    let text = draft.tree()?.to_string();
    registry
        .parse(cx, &text)
        .map_err(|errors| pipeline_errors(&errors, &text))
}

fn run(
    registry: PwRegistry,
    pipeline: PwPipeline,
    module: PwModule,
    threads: usize,
    verify: bool,
) -> CallResult {
    let registry = registry::current(registry)?;
    let pipeline = table::get::<Pipeline>(pipeline.id)?;
    let module = table::get::<Module>(module.id)?;
    let schedule = if threads == 0 {
        pool()
    } else {
        Parallel::new(threads).ok().map(Arc::new)
    };
    let mut manager = PassManager::from(resolve(&registry, &module.cx, &pipeline.draft())?);
    manager.set_registry(registry);
    manager.set_verify_each(verify);
    let mut ir = module.lock()?;
    let ir = &mut *ir;
    let mut diagnostics = Vec::new();
    let threads = schedule
        .as_ref()
        .map(|schedule| Arc::clone(schedule.pool()));
    if let Some(schedule) = schedule {
        manager.set_schedule(schedule);
    }
    let mut work = || {
        let mut emit =
            |diagnostic| diagnostics.push(Diagnostic::of_module(diagnostic, &module.source));
        manager.run(&module.cx, ir.root(&module.cx), &mut emit)
    };
    // Passes on the module itself run on a thread of the pool too, whose stacks are as large as the IR needs.
    let result = match threads {
        Some(threads) => threads.install(work),
        None => work(),
    };
    let Err(failure) = result else {
        return Ok(diagnostics);
    };
    if !diagnostics.iter().any(Diagnostic::is_error) {
        diagnostics.push(Diagnostic::error(
            failure.reason().unwrap_or("the run failed"),
        ));
    }
    Err(CallError::new(PwStatus::RunFailed, diagnostics))
}

const SKIP_VERIFIER: u32 = 1;

export! {
    /// Returns a pipeline without passes.
    fn pw_pipeline_new(anchor: PwString) -> PwPipeline {
        let tree = self::anchor(anchor).map(|anchor| Tree::new(anchor, Vec::new()));
        let tree = tree.map_err(|error| error.message());
        PwPipeline { id: table::insert(Pipeline::new(tree, 1)) }
    }

    /// Parses a pipeline. The caller frees `pipeline` and `report`.
    fn pw_pipeline_parse(text: PwString, pipeline: Out<'_, PwPipeline>, report: Out<'_, PwReport>) -> PwStatus {
        call(report, || {
            let pipeline = require_out(pipeline, "pipeline")?.write(PwPipeline { id: 0 });
            let text = text.require("the text of the pipeline")?;
            let tree = parse_anchored(text).map_err(|errors| pipeline_errors(&errors, text))?;
            let depth = depth(&tree);
            pipeline.id = table::insert(Pipeline::new(Ok(tree), depth));
            Ok(Vec::new())
        })
    }

    /// Adds a pass at the end of a pipeline, and frees it, also if it cannot be added.
    fn pw_pipeline_add(pipeline: PwPipeline, pass: PwPass, report: Out<'_, PwReport>) -> PwStatus {
        call(report, || {
            let pass = table::take::<Pass>(pass.id)?;
            let pipeline = table::get::<Pipeline>(pipeline.id)?;
            pipeline.push(pass.element()?, 0)?;
            Ok(Vec::new())
        })
    }

    /// Adds a pipeline on nested operations, and frees it, also if it cannot be added.
    fn pw_pipeline_nest(pipeline: PwPipeline, nested: PwPipeline, report: Out<'_, PwReport>) -> PwStatus {
        call(report, || {
            if pipeline == nested {
                return Err(CallError::argument("a pipeline cannot be nested in itself"));
            }
            let nested = table::take::<Pipeline>(nested.id)?.draft();
            let pipeline = table::get::<Pipeline>(pipeline.id)?;
            pipeline.push(Element::Nested(nested.tree()?.clone()), nested.depth)?;
            Ok(Vec::new())
        })
    }

    /// Checks names, options and anchors, and prints a pipeline in canonical form. The caller frees `text` and `report`.
    fn pw_pipeline_print(
        registry: PwRegistry, pipeline: PwPipeline, text: Out<'_, PwText>, report: Out<'_, PwReport>,
    ) -> PwStatus {
        call(report, || {
            let text = require_out(text, "text")?.write(PwText { id: 0 });
            let registry = registry::current(registry)?;
            let draft = table::get::<Pipeline>(pipeline.id)?.draft();
            let resolved = resolve(&registry, &passwright::dialects::context(), &draft)?;
            text.id = table::insert(OwnedText::new(&resolved.to_string()));
            Ok(Vec::new())
        })
    }

    /// Runs a pipeline on a module. The caller frees `report`.
    fn pw_pipeline_run(
        registry: PwRegistry, pipeline: PwPipeline, module: PwModule, threads: u32, flags: u32, report: Out<'_, PwReport>,
    ) -> PwStatus {
        call(report, || {
            if flags & !SKIP_VERIFIER != 0 {
                return Err(CallError::argument(&format!("unknown run flags {flags:#x}")));
            }
            run(registry, pipeline, module, threads as usize, flags & SKIP_VERIFIER == 0)
        })
    }

    /// Frees a pipeline.
    fn pw_pipeline_free(pipeline: PwPipeline) {
        table::free::<Pipeline>(pipeline.id);
    }
}
