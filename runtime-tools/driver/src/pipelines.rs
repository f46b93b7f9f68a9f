//! The pipelines of a run. Textual ones and those of flags are built once, and cloned for each part of the input.

use std::cell::RefCell;
use std::collections::BTreeMap;

use pass_builder::PipelineBuilder;
use pass_runtime::diagnostic::Severity;
use pass_runtime::ir::{Ir, IrText};
use pass_runtime::manager::{Anchor, Element, Nesting};
use pass_runtime::registry::BuildError;
use pass_runtime::text::{self, Errors, OptionEntry, Value};
use pass_runtime::{OpPassManager, PassRegistry};

use crate::run_error::{RunError, with_help};
use crate::settings::{PipelineFormat, Settings};

pub(crate) struct Pipelines<'s, I: IrText> {
    registry: &'s PassRegistry<I>,
    settings: &'s Settings,
    cx: &'s I::Context,
    textual: Option<BuiltPipeline<I>>,
    /// The pipelines built from flags so far, by the name of the outermost operation.
    flag_pipelines: RefCell<BTreeMap<String, BuiltPipeline<I>>>,
}

/// A pipeline in the parts that run one after the other.
pub(crate) struct BuiltPipeline<I: IrText> {
    /// The phases with their names if the IR is dumped after phases, or else the whole pipeline without a name.
    pub(crate) parts: Vec<(String, OpPassManager<I>)>,
    /// The pipeline as text, if it is to be printed instead of run.
    pub(crate) shown: Option<String>,
}

/// Returns the pipeline as `mlir-opt` dumps it: with all options in alphabetical order, a gap for an empty list unless that is not the default,
/// and nothing for an empty text.
pub(crate) fn dump<I: Ir>(pipeline: &OpPassManager<I>) -> String {
    let text = complete_tree(pipeline).pretty();
    format!("Pass Manager with {} passes:\n{text}\n\n", pipeline.len())
}

fn complete_tree<I: Ir>(pipeline: &OpPassManager<I>) -> text::Pipeline {
    let elements = pipeline.elements().iter().map(|element| match element {
        Element::Nested(nested) => text::Element::Nested(complete_tree(nested)),
        Element::Pass(pass) => {
            let mut options = pass.all_options();
            let given = pass.options();
            let is_given = |name: &str| given.entries.iter().any(|entry| entry.key.text == name);
            options.entries.sort_by(|a, b| a.key.text.cmp(&b.key.text));
            for entry in &mut options.entries {
                let spelling = match entry.value.as_ref().map(Value::raw) {
                    Some("{}") if !is_given(&entry.key.text) => String::new(),
                    Some("\"\"") => format!("{}=", entry.key.text),
                    _ => continue,
                };
                *entry = OptionEntry::new(spelling, None);
            }
            text::Element::pass(pass.info().argument, options)
        }
    });
    text::Pipeline::new(pipeline.anchor().to_tree(), elements.collect())
}

impl<'s, I: IrText> Pipelines<'s, I> {
    /// Builds the textual pipeline, so that its errors are reported before a large file is read. Warnings go to `warn`.
    pub(crate) fn new(
        registry: &'s PassRegistry<I>,
        settings: &'s Settings,
        cx: &'s I::Context,
        warn: &mut dyn FnMut(&str),
    ) -> Result<Self, RunError> {
        let mut pipelines = Self {
            registry,
            settings,
            cx,
            textual: None,
            flag_pipelines: RefCell::default(),
        };
        if let Some(text) = &settings.pipeline {
            let builder = PipelineBuilder::parse(registry, cx, text);
            let builder =
                builder.map_err(|errors| pipelines.text_error(&errors, "--pass-pipeline", text))?;
            pipelines.textual = Some(pipelines.finish(builder, warn)?);
        }
        Ok(pipelines)
    }

    pub(crate) fn shown(&self) -> Option<&str> {
        self.textual.as_ref()?.shown.as_deref()
    }

    /// Returns a copy of the pipeline for an outermost operation. The first call for a name emits warnings.
    pub(crate) fn for_root(
        &self,
        root: &str,
        warn: &mut dyn FnMut(&str),
    ) -> Result<BuiltPipeline<I>, RunError> {
        if let Some(built) = &self.textual {
            return Ok(built.clone());
        }
        if let Some(built) = self.flag_pipelines.borrow().get(root) {
            return Ok(built.clone());
        }
        let mut builder = PipelineBuilder::new(Anchor::op(root), self.registry, self.cx);
        builder.defer_order();
        self.append_flags(&mut builder)?;
        let built = self.finish(builder, warn)?;
        let copy = built.clone();
        self.flag_pipelines
            .borrow_mut()
            .insert(root.to_owned(), built);
        Ok(copy)
    }

    /// Builds the pipeline for an outermost operation, if it was not built yet. The first call for a name emits warnings.
    pub(crate) fn build_for(&self, root: &str, warn: &mut dyn FnMut(&str)) -> Result<(), RunError> {
        let is_built = self.textual.is_some() || self.flag_pipelines.borrow().contains_key(root);
        if is_built {
            return Ok(());
        }
        self.for_root(root, warn).map(drop)
    }

    /// Returns the textual pipeline if there is one, or else the pipeline of a reproducer followed by the passes of flags.
    pub(crate) fn of_reproducer(
        &self,
        text: &str,
        warn: &mut dyn FnMut(&str),
    ) -> Result<BuiltPipeline<I>, RunError> {
        if let Some(built) = &self.textual {
            return Ok(built.clone());
        }
        let builder = PipelineBuilder::parse(self.registry, self.cx, text);
        let name = "the pipeline of the reproducer";
        let mut builder = builder.map_err(|errors| self.text_error(&errors, name, text))?;
        self.append_flags(&mut builder)?;
        self.finish(builder, warn)
    }

    /// Appends the passes that were given as flags, nested on the operations that they run on.
    fn append_flags(&self, builder: &mut PipelineBuilder<'_, I>) -> Result<(), RunError> {
        let mut writer = builder.writer();
        writer.set_nesting(Nesting::Implicit);
        for flag in &self.settings.passes {
            let appended = writer.append_with_text(flag.argument, &flag.options);
            appended.map_err(|error| match error.errors() {
                Some(errors) => {
                    self.text_error(errors, &format!("--{}", flag.argument), &flag.options)
                }
                None => Self::build_error(&error),
            })?;
        }
        Ok(())
    }

    /// Changes, checks and builds a pipeline as the settings say.
    fn finish(
        &self,
        mut builder: PipelineBuilder<'_, I>,
        warn: &mut dyn FnMut(&str),
    ) -> Result<BuiltPipeline<I>, RunError> {
        let settings = self.settings;
        let mut remark = |text: String| {
            if self.settings.diagnostic_verbosity >= Severity::Remark {
                warn(&format!("remark: {text}\n"));
            }
        };
        if settings.insert_missing {
            let inserted = builder
                .insert_missing()
                .map_err(|error| Self::build_error(&error))?;
            inserted.iter().for_each(|pass| remark(pass.to_string()));
        }
        if settings.merge_idempotent {
            let merged = builder.merge_idempotent();
            merged.iter().for_each(|pass| remark(pass.to_string()));
        }
        self.check_order(&builder, warn)?;
        self.check_legality(&builder, warn)?;
        let (from, to) = (
            settings.compile_from.as_deref(),
            settings.compile_to.as_deref(),
        );
        builder
            .keep_phases(from, to)
            .map_err(|error| Self::build_error(&error))?;
        if settings.check_idempotent {
            builder.repeat_idempotent();
        }
        let outline = match settings.print_pipeline {
            Some(PipelineFormat::Outline(format)) => Some(builder.outline(format)),
            _ => None,
        };
        let parts = if settings.dump_compilation_phases_to.is_some() {
            builder.build_phases()
        } else {
            let pipeline = builder.build_unchecked();
            pipeline.map(|pipeline| vec![(String::new(), pipeline)])
        };
        let parts = parts.map_err(|error| Self::build_error(&error))?;
        let text = || parts.iter().map(|(_, part)| format!("{part}\n")).collect();
        let shown = outline.or_else(|| settings.print_pipeline.map(|_| text()));
        Ok(BuiltPipeline { parts, shown })
    }

    fn build_error(error: &BuildError) -> RunError {
        match error.drawing() {
            Some(drawing) => RunError::new(drawing.to_owned()),
            None => match error.advice() {
                Some(help) => RunError::of_tool(with_help(error.message(), help)),
                None => RunError::of_tool(error.message()),
            },
        }
    }

    fn text_error(&self, errors: &Errors, name: &str, text: &str) -> RunError {
        RunError::new(errors.render_as(self.settings.diagnostic_style, name, text))
    }

    /// Warns about violated order rules, or fails if the settings are strict.
    fn check_order(
        &self,
        builder: &PipelineBuilder<'_, I>,
        warn: &mut dyn FnMut(&str),
    ) -> Result<(), RunError> {
        let report = builder.check_order();
        let style = self.settings.diagnostic_style;
        let text = report.render(style, self.settings.strict_order);
        if self.settings.strict_order && report.has_strong() {
            return Err(RunError::new(text));
        }
        if self.settings.diagnostic_verbosity >= Severity::Warning {
            warn(&text);
        }
        Ok(())
    }

    /// Warns about passes that may get what they must not, or fails if the settings are strict.
    fn check_legality(
        &self,
        builder: &PipelineBuilder<'_, I>,
        warn: &mut dyn FnMut(&str),
    ) -> Result<(), RunError> {
        let report = builder.check_legality();
        let strict = self.settings.strict_legality;
        let text = report.render(self.settings.diagnostic_style, strict);
        if strict && report.has_errors() {
            return Err(RunError::new(text));
        }
        if self.settings.diagnostic_verbosity >= Severity::Warning {
            warn(&text);
        }
        Ok(())
    }
}

impl<I: IrText> Clone for BuiltPipeline<I> {
    fn clone(&self) -> Self {
        Self {
            parts: self.parts.clone(),
            shown: self.shown.clone(),
        }
    }
}

impl<I: IrText> BuiltPipeline<I> {
    pub(crate) fn whole(self) -> OpPassManager<I> {
        let mut parts = self.parts.into_iter().map(|(_, part)| part);
        parts.next().unwrap_or_else(OpPassManager::any)
    }
}
