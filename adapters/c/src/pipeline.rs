//! Pipelines and their runs.

use std::sync::{Arc, Mutex, PoisonError};

use passwright::embedded::{Context, Embedded};
use passwright::schedule::Parallel;
use passwright::text::{Anchor, Element, MAX_DEPTH, Pipeline as Tree, parse_anchored};
use passwright::{OpPassManager, PassManager, PassRegistry};

use crate::abi::{
    Out, PwModule, PwPass, PwPipeline, PwRegistry, PwReport, PwStatus, PwString, PwText, export,
};
use crate::call::{Findings, Refusal, call, require_out};
use crate::module::Module;
use crate::pass::Pass;
use crate::pool::pool;
use crate::registry;
use crate::report::{Finding, OwnedText};
use crate::table::{self, Named};

/// A pipeline, whose names and options nobody has checked.
pub(crate) struct Pipeline(Mutex<Draft>);

impl Named for Pipeline {
    const NOUN: &'static str = "pipeline";
}

#[derive(Clone)]
struct Draft {
    /// The tree, or what is wrong with its anchor.
    tree: Result<Tree, String>,
    /// The number of pipelines on the longest way into it.
    depth: usize,
}

impl Draft {
    fn tree(&self) -> Result<&Tree, Refusal> {
        self.tree.as_ref().map_err(|wrong| Refusal::argument(wrong))
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

    /// Adds an element, within which pipelines are nested this deep.
    fn push(&self, element: Element, depth: usize) -> Result<(), Refusal> {
        let mut draft = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if depth >= MAX_DEPTH {
            return Err(Refusal::argument(&format!(
                "pipelines nest more than {MAX_DEPTH} deep"
            )));
        }
        draft.depth = draft.depth.max(depth + 1);
        match &mut draft.tree {
            Ok(tree) => tree.elements.push(element),
            Err(wrong) => return Err(Refusal::argument(wrong)),
        }
        Ok(())
    }
}

/// Returns the anchor that a text is, such as `func.func` or `any`, and nothing else in a pipeline.
fn anchor(text: PwString) -> Result<Anchor, Refusal> {
    let text = text.require("the anchor of a pipeline")?;
    match parse_anchored(&format!("{text}()")) {
        Ok(tree) if tree.elements.is_empty() && tree.anchor.to_string() == text => Ok(tree.anchor),
        _ => Err(Refusal::argument(&format!(
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

fn refused(errors: &passwright::text::Errors, text: &str) -> Refusal {
    let findings = errors.iter().map(|error| Finding::of_pipeline(error, text));
    Refusal::new(PwStatus::InvalidInput, findings.collect())
}

/// Returns the pipeline with its passes.
fn resolve(
    registry: &PassRegistry<Embedded>,
    cx: &Context,
    draft: &Draft,
) -> Result<OpPassManager<Embedded>, Refusal> {
    let text = draft.tree()?.to_string();
    registry
        .parse(cx, &text)
        .map_err(|errors| refused(&errors, &text))
}

fn run(
    registry: PwRegistry,
    pipeline: PwPipeline,
    module: PwModule,
    threads: usize,
    verify: bool,
) -> Findings {
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
    let mut found = Vec::new();
    let threads = schedule
        .as_ref()
        .map(|schedule| Arc::clone(schedule.pool()));
    if let Some(schedule) = schedule {
        manager.set_schedule(schedule);
    }
    let mut work = || {
        let mut emit = |diagnostic: passwright::Diagnostic| found.push(diagnostic);
        manager.run(&module.cx, ir.root(&module.cx), &mut emit)
    };
    // Passes on the module itself run on a thread of the pool too, whose stacks are as large as the IR needs.
    let result = match threads {
        Some(threads) => threads.install(work),
        None => work(),
    };
    let mut findings: Vec<Finding> = found
        .into_iter()
        .map(|found| Finding::of_module(found, &module.source))
        .collect();
    let Err(failure) = result else {
        return Ok(findings);
    };
    if !findings.iter().any(Finding::is_error) {
        findings.push(Finding::error(failure.reason().unwrap_or("the run failed")));
    }
    Err(Refusal::new(PwStatus::RunFailed, findings))
}

const SKIP_VERIFIER: u32 = 1;

export! {
    /// Returns a pipeline without passes.
    fn pw_pipeline_new(anchor: PwString) -> PwPipeline {
        let tree = self::anchor(anchor).map(|anchor| Tree::new(anchor, Vec::new()));
        let tree = tree.map_err(|refusal| refusal.findings.first().map(Finding::text).unwrap_or_default());
        PwPipeline { id: table::insert(Pipeline::new(tree, 1)) }
    }

    /// Reads the text of a pipeline.
    fn pw_pipeline_parse(text: PwString, pipeline: Out<'_, PwPipeline>, report: Out<'_, PwReport>) -> PwStatus {
        call(report, || {
            let pipeline = require_out(pipeline, "pipeline")?.write(PwPipeline { id: 0 });
            let text = text.require("the text of the pipeline")?;
            let tree = parse_anchored(text).map_err(|errors| refused(&errors, text))?;
            let depth = depth(&tree);
            pipeline.id = table::insert(Pipeline::new(Ok(tree), depth));
            Ok(Vec::new())
        })
    }

    /// Adds a pass.
    fn pw_pipeline_add(pipeline: PwPipeline, pass: PwPass, report: Out<'_, PwReport>) -> PwStatus {
        call(report, || {
            let pass = table::take::<Pass>(pass.id)?;
            let pipeline = table::get::<Pipeline>(pipeline.id)?;
            pipeline.push(pass.element()?, 0)?;
            Ok(Vec::new())
        })
    }

    /// Adds a pipeline on nested operations.
    fn pw_pipeline_nest(pipeline: PwPipeline, nested: PwPipeline, report: Out<'_, PwReport>) -> PwStatus {
        call(report, || {
            if pipeline == nested {
                return Err(Refusal::argument("a pipeline cannot be nested in itself"));
            }
            let nested = table::take::<Pipeline>(nested.id)?.draft();
            let pipeline = table::get::<Pipeline>(pipeline.id)?;
            pipeline.push(Element::Nested(nested.tree()?.clone()), nested.depth)?;
            Ok(Vec::new())
        })
    }

    /// Prints a pipeline in canonical form.
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

    /// Runs a pipeline on a module.
    fn pw_pipeline_run(
        registry: PwRegistry, pipeline: PwPipeline, module: PwModule, threads: u32, flags: u32, report: Out<'_, PwReport>,
    ) -> PwStatus {
        call(report, || {
            if flags & !SKIP_VERIFIER != 0 {
                return Err(Refusal::argument(&format!("unknown run flags {flags:#x}")));
            }
            run(registry, pipeline, module, threads as usize, flags & SKIP_VERIFIER == 0)
        })
    }

    /// Frees a pipeline.
    fn pw_pipeline_free(pipeline: PwPipeline) {
        table::free::<Pipeline>(pipeline.id);
    }
}
