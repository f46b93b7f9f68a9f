//! The pipelines of a run of the tool: each is built and checked once, and every part of the input runs a copy.

use std::cell::RefCell;
use std::collections::BTreeMap;

use pass_runtime::diagnostic::Severity;
use pass_runtime::ir::IrText;
use pass_runtime::manager::{Anchor, Nesting};
use pass_runtime::text::Errors;
use pass_runtime::{OpPassManager, PassRegistry};

use crate::failed::Failed;
use crate::settings::Settings;

/// The pipelines that the command line asks for.
pub(crate) struct Pipelines<'s, I: IrText> {
    registry: &'s PassRegistry<I>,
    settings: &'s Settings,
    cx: &'s I::Context,
    textual: Option<OpPassManager<I>>,
    /// The pipelines of the flags, by the name of the root that they were built for.
    of_flags: RefCell<BTreeMap<String, OpPassManager<I>>>,
}

impl<'s, I: IrText> Pipelines<'s, I> {
    /// Builds the textual pipeline, so that mistakes in it are reported before a large file is read. Warnings about it go to
    /// `warn`.
    pub(crate) fn new(
        registry: &'s PassRegistry<I>,
        settings: &'s Settings,
        cx: &'s I::Context,
        warn: &mut dyn FnMut(&str),
    ) -> Result<Self, Failed> {
        let mut pipelines = Self {
            registry,
            settings,
            cx,
            textual: None,
            of_flags: RefCell::default(),
        };
        if let Some(text) = &settings.pipeline {
            let built = registry.parse(cx, text);
            let built =
                built.map_err(|errors| pipelines.refuse(&errors, "--pass-pipeline", text))?;
            pipelines.check_order(&built, warn)?;
            pipelines.textual = Some(built);
        }
        Ok(pipelines)
    }

    /// A copy of the pipeline for a root of that name. Warnings about it come with the first copy.
    pub(crate) fn for_root(
        &self,
        root: &str,
        warn: &mut dyn FnMut(&str),
    ) -> Result<OpPassManager<I>, Failed> {
        if let Some(built) = &self.textual {
            return Ok(built.clone());
        }
        if let Some(built) = self.of_flags.borrow().get(root) {
            return Ok(built.clone());
        }
        let built = self.build_flags(root)?;
        self.check_order(&built, warn)?;
        let copy = built.clone();
        self.of_flags.borrow_mut().insert(root.to_owned(), built);
        Ok(copy)
    }

    /// The pipeline of a reproducer, with the passes behind it that were given as flags. A pipeline on the command line takes
    /// its place.
    pub(crate) fn of_reproducer(
        &self,
        text: &str,
        warn: &mut dyn FnMut(&str),
    ) -> Result<OpPassManager<I>, Failed> {
        if let Some(built) = &self.textual {
            return Ok(built.clone());
        }
        let built = self.registry.parse(self.cx, text);
        let name = "the pipeline of the reproducer";
        let built = built.map_err(|errors| self.refuse(&errors, name, text))?;
        let built = self.append_flags(built)?;
        self.check_order(&built, warn)?;
        Ok(built)
    }

    /// The passes that were given as flags.
    fn build_flags(&self, root: &str) -> Result<OpPassManager<I>, Failed> {
        self.append_flags(OpPassManager::new(Anchor::op(root)))
    }

    /// Appends the passes that were given as flags, nested for their own operations where the anchor is another one.
    fn append_flags(&self, mut pipeline: OpPassManager<I>) -> Result<OpPassManager<I>, Failed> {
        pipeline.set_nesting(Nesting::Implicit);
        for flag in &self.settings.passes {
            self.registry
                .append_one(self.cx, &mut pipeline, flag.argument, &flag.options)
                .map_err(|errors| {
                    self.refuse(&errors, &format!("--{}", flag.argument), &flag.options)
                })?;
        }
        Ok(pipeline)
    }

    /// The mistakes in the text of a pipeline, which the user knows by this name.
    fn refuse(&self, errors: &Errors, name: &str, text: &str) -> Failed {
        Failed::said(errors.render_as(self.settings.diagnostics.style, name, text))
    }

    /// Warns about violated order rules; fails if they count as errors.
    fn check_order(
        &self,
        pipeline: &OpPassManager<I>,
        warn: &mut dyn FnMut(&str),
    ) -> Result<(), Failed> {
        let report = pipeline.check_order();
        let style = self.settings.diagnostics.style;
        let text = report.render_as(style, self.settings.strict_order);
        if self.settings.strict_order && report.has_strong() {
            return Err(Failed::said(text));
        }
        if self.settings.diagnostics.least >= Severity::Warning {
            warn(&text);
        }
        Ok(())
    }
}
