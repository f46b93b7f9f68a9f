//! The pipelines of a run of the tool: each is built and checked once, and every part of the input runs a copy.

use std::cell::RefCell;
use std::collections::BTreeMap;

use pass_builder::PipelineBuilder;
use pass_runtime::diagnostic::Severity;
use pass_runtime::ir::IrText;
use pass_runtime::manager::{Anchor, Nesting};
use pass_runtime::registry::BuildError;
use pass_runtime::text::Errors;
use pass_runtime::{OpPassManager, PassRegistry};

use crate::failed::Failed;
use crate::settings::{PipelineFormat, Settings};

/// The pipelines that the command line asks for.
pub(crate) struct Pipelines<'s, I: IrText> {
    tool: &'s str,
    registry: &'s PassRegistry<I>,
    settings: &'s Settings,
    cx: &'s I::Context,
    textual: Option<Built<I>>,
    /// The pipelines of the flags, by the name of the root that they were built for.
    of_flags: RefCell<BTreeMap<String, Built<I>>>,
}

/// A pipeline that is built.
pub(crate) struct Built<I: IrText> {
    /// The parts that run one after the other, with the names of the phases if the IR is dumped after each; at least one.
    pub(crate) parts: Vec<(String, OpPassManager<I>)>,
    /// The text that is shown instead of a run.
    pub(crate) shown: Option<String>,
}

impl<'s, I: IrText> Pipelines<'s, I> {
    /// Builds the textual pipeline, so that mistakes in it are reported before a large file is read. Warnings about it go to
    /// `warn`.
    pub(crate) fn new(
        tool: &'s str,
        registry: &'s PassRegistry<I>,
        settings: &'s Settings,
        cx: &'s I::Context,
        warn: &mut dyn FnMut(&str),
    ) -> Result<Self, Failed> {
        let mut pipelines = Self {
            tool,
            registry,
            settings,
            cx,
            textual: None,
            of_flags: RefCell::default(),
        };
        if let Some(text) = &settings.pipeline {
            let builder = PipelineBuilder::parse(registry, cx, text);
            let builder =
                builder.map_err(|errors| pipelines.refuse(&errors, "--pass-pipeline", text))?;
            pipelines.textual = Some(pipelines.finish(builder, warn)?);
        }
        Ok(pipelines)
    }

    /// The textual pipeline as it is shown instead of a run.
    pub(crate) fn shown(&self) -> Option<&str> {
        self.textual.as_ref()?.shown.as_deref()
    }

    /// A copy of the pipeline for a root of that name. Warnings about it come with the first copy.
    pub(crate) fn for_root(
        &self,
        root: &str,
        warn: &mut dyn FnMut(&str),
    ) -> Result<Built<I>, Failed> {
        if let Some(built) = &self.textual {
            return Ok(built.clone());
        }
        if let Some(built) = self.of_flags.borrow().get(root) {
            return Ok(built.clone());
        }
        let mut builder = PipelineBuilder::new(Anchor::op(root), self.registry, self.cx);
        builder.defer_order();
        self.append_flags(&mut builder)?;
        let built = self.finish(builder, warn)?;
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
    ) -> Result<Built<I>, Failed> {
        if let Some(built) = &self.textual {
            return Ok(built.clone());
        }
        let builder = PipelineBuilder::parse(self.registry, self.cx, text);
        let name = "the pipeline of the reproducer";
        let mut builder = builder.map_err(|errors| self.refuse(&errors, name, text))?;
        self.append_flags(&mut builder)?;
        self.finish(builder, warn)
    }

    /// Appends the passes that were given as flags, nested for their own operations where the anchor is another one.
    fn append_flags(&self, builder: &mut PipelineBuilder<'_, I>) -> Result<(), Failed> {
        builder.set_nesting(Nesting::Implicit);
        for flag in &self.settings.passes {
            let appended = builder.append_one(flag.argument, &flag.options);
            appended.map_err(|error| match error.errors() {
                Some(errors) => self.refuse(errors, &format!("--{}", flag.argument), &flag.options),
                None => self.failed(&error),
            })?;
        }
        Ok(())
    }

    /// Changes the pipeline as the settings ask for, checks it and builds it.
    fn finish(
        &self,
        mut builder: PipelineBuilder<'_, I>,
        warn: &mut dyn FnMut(&str),
    ) -> Result<Built<I>, Failed> {
        let edits = &self.settings.edits;
        let mut remark = |text: String| {
            if self.settings.diagnostics.least >= Severity::Remark {
                warn(&format!("remark: {text}\n"));
            }
        };
        if edits.insert_missing {
            let inserted = builder
                .insert_missing()
                .map_err(|error| self.failed(&error))?;
            inserted
                .iter()
                .for_each(|inserted| remark(inserted.to_string()));
        }
        if edits.merge_idempotent {
            let merged = builder.merge_idempotent();
            merged
                .iter()
                .for_each(|idempotent| remark(idempotent.to_string()));
        }
        self.check_order(&builder, warn)?;
        let (from, to) = (edits.compile_from.as_deref(), edits.compile_to.as_deref());
        builder
            .keep_phases(from, to)
            .map_err(|error| self.failed(&error))?;
        if edits.check_idempotent {
            builder.repeat_idempotent();
        }
        let outline = match edits.print {
            Some(PipelineFormat::Outline(format)) => Some(builder.outline().render(format)),
            _ => None,
        };
        let parts = if edits.dump_phases.is_some() {
            builder
                .build_phases()
                .map_err(|error| self.failed(&error))?
        } else {
            vec![(
                String::new(),
                builder
                    .build_unchecked()
                    .map_err(|error| self.failed(&error))?,
            )]
        };
        let text = || parts.iter().map(|(_, part)| format!("{part}\n")).collect();
        let shown = outline.or_else(|| edits.print.map(|_| text()));
        Ok(Built { parts, shown })
    }

    /// The failure of an edit that the settings ask for.
    fn failed(&self, error: &BuildError) -> Failed {
        match error.drawing() {
            Some(drawing) => Failed::said(drawing.to_owned()),
            None => Failed::of_tool(self.tool, error.message(), error.advice()),
        }
    }

    /// The mistakes in the text of a pipeline, which the user knows by this name.
    fn refuse(&self, errors: &Errors, name: &str, text: &str) -> Failed {
        Failed::said(errors.render_as(self.settings.diagnostics.style, name, text))
    }

    /// Warns about violated order rules; fails if they count as errors.
    fn check_order(
        &self,
        builder: &PipelineBuilder<'_, I>,
        warn: &mut dyn FnMut(&str),
    ) -> Result<(), Failed> {
        let report = builder.check_order();
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

impl<I: IrText> Clone for Built<I> {
    fn clone(&self) -> Self {
        Self {
            parts: self.parts.clone(),
            shown: self.shown.clone(),
        }
    }
}

impl<I: IrText> Built<I> {
    /// The pipeline as one.
    pub(crate) fn whole(self) -> OpPassManager<I> {
        let mut parts = self.parts.into_iter().map(|(_, part)| part);
        parts.next().unwrap_or_else(OpPassManager::any)
    }
}
