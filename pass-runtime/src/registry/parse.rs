//! Builds pass managers from textual pipelines, with the registered passes.

use std::rc::Rc;

use pass_text::{Error, Errors, Pipeline, Span, parse_anchored};

use super::resolve::{instantiate, resolve_tree};
use super::{BuildError, PassRegistry, PipelineSink, PipelineWriter};
use crate::ir::Ir;
use crate::manager::OpPassManager;
use crate::options::Anchor;

impl<I: Ir> PassRegistry<I> {
    /// Returns the pass manager that an anchored textual pipeline describes, such as `builtin.module(func.func(cse))`.
    ///
    /// # Errors
    ///
    /// Returns all errors in the text, with spans; [`Errors::render`] renders them.
    pub fn parse(&self, cx: &I::Context, text: &str) -> Result<OpPassManager<I>, Errors> {
        self.instantiate(cx, &parse_anchored(text)?)
    }

    /// Returns the pass manager for a parsed pipeline.
    ///
    /// # Errors
    ///
    /// Returns all errors in the pipeline, with spans in the text that it was parsed from.
    pub fn instantiate(
        &self,
        cx: &I::Context,
        tree: &Pipeline,
    ) -> Result<OpPassManager<I>, Errors> {
        instantiate(self, cx, Rc::default(), tree)
    }

    /// Writes the elements of a parsed pipeline to a sink, which `open` creates from the anchor of the pipeline.
    ///
    /// # Errors
    ///
    /// Returns all errors in the pipeline, with spans in the text that it was parsed from.
    pub fn write<'s>(
        &'s self,
        cx: &'s I::Context,
        tree: &Pipeline,
        open: impl FnOnce(Anchor) -> Box<dyn PipelineSink<I> + 's>,
    ) -> Result<(), Errors> {
        resolve_tree(self, cx, Rc::default(), tree, open)
    }

    /// Appends the elements of a textual pipeline without an anchor, such as `cse,func.func(canonicalize)`, as they stand.
    ///
    /// # Errors
    ///
    /// Returns all errors in the text; then nothing is appended.
    pub fn append(
        &self,
        cx: &I::Context,
        manager: &mut OpPassManager<I>,
        text: &str,
    ) -> Result<(), Errors> {
        self.append_atomically(cx, manager, |writer| writer.append_text(text))
    }

    /// Appends one pass or registered pipeline; `options` is the text between the braces. Implicit nesting follows the
    /// nesting mode of the manager.
    ///
    /// # Errors
    ///
    /// If there is nothing of that name, or if the options are wrong: with places in the text of the options.
    pub fn append_with_text(
        &self,
        cx: &I::Context,
        manager: &mut OpPassManager<I>,
        argument: &str,
        options: &str,
    ) -> Result<(), Errors> {
        self.append_atomically(cx, manager, |writer| {
            writer.append_with_text(argument, options)
        })
    }

    /// Runs `append` on an empty manager, and appends the result to `manager` only if it succeeds.
    fn append_atomically(
        &self,
        cx: &I::Context,
        manager: &mut OpPassManager<I>,
        append: impl FnOnce(&mut PipelineWriter<'_, I>) -> Result<(), BuildError>,
    ) -> Result<(), Errors> {
        let mut staged = OpPassManager::new(manager.anchor().clone());
        staged.set_nesting(manager.nesting());
        let plain_error = |message: String| Errors::from(Error::error(Span::default(), message));
        append(&mut PipelineWriter::new(self, cx, Box::new(&mut staged))).map_err(|error| {
            let errors = error.errors().cloned();
            errors.unwrap_or_else(|| plain_error(error.to_string()))
        })?;
        manager.append(staged);
        Ok(())
    }
}
