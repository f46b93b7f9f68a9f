//! Textual pipelines into pass managers, by the names of the registry.

use std::rc::Rc;

use pass_text::{Error, Errors, Pipeline, Span, parse_anchored};

use super::resolve::{instantiate, resolve_tree};
use super::{BuildError, PassRegistry, PipelineSink, PipelineWriter};
use crate::anchor::Anchor;
use crate::ir::Ir;
use crate::manager::{AddError, OpPassManager};

impl<I: Ir> PassRegistry<I> {
    /// The pass manager that an anchored textual pipeline describes, such as `builtin.module(func.func(cse))`.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the text, with places in it: draw them with [`Errors::render`].
    pub fn parse(&self, cx: &I::Context, text: &str) -> Result<OpPassManager<I>, Errors> {
        self.instantiate(cx, &parse_anchored(text)?)
    }

    /// The pass manager that a pipeline describes which has been parsed before.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it, with places in the text that it was parsed from.
    pub fn instantiate(
        &self,
        cx: &I::Context,
        tree: &Pipeline,
    ) -> Result<OpPassManager<I>, Errors> {
        instantiate((self, cx), Rc::default(), tree)
    }

    /// Writes the elements of a pipeline that has been parsed before to the sink that `open` makes for its anchor.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it, with places in the text that it was parsed from.
    pub fn write<'s>(
        &'s self,
        cx: &'s I::Context,
        tree: &Pipeline,
        open: impl FnOnce(Anchor) -> Box<dyn PipelineSink<I> + 's>,
    ) -> Result<(), Errors> {
        resolve_tree((self, cx), Rc::default(), tree, open)
    }

    /// Appends the elements of a textual pipeline without an anchor, such as `cse,func.func(canonicalize)`. Nothing is
    /// nested that the text does not nest.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the text; then nothing is appended.
    pub fn append(
        &self,
        cx: &I::Context,
        manager: &mut OpPassManager<I>,
        text: &str,
    ) -> Result<(), Errors> {
        self.write_to(cx, manager, |writer| writer.append_text(text))
    }

    /// Appends one pass or registered pipeline with options as they stand between braces. Whether the pass is nested
    /// for its own operations is up to the manager.
    ///
    /// # Errors
    ///
    /// If there is nothing of that name, or if the options are wrong: with places in the text of the options.
    pub fn append_one(
        &self,
        cx: &I::Context,
        manager: &mut OpPassManager<I>,
        argument: &str,
        options: &str,
    ) -> Result<(), Errors> {
        self.write_to(cx, manager, |writer| writer.append_one(argument, options))
    }

    /// Appends all that `append` writes, or nothing if that fails.
    fn write_to(
        &self,
        cx: &I::Context,
        manager: &mut OpPassManager<I>,
        append: impl FnOnce(&mut PipelineWriter<'_, I>) -> Result<(), BuildError>,
    ) -> Result<(), Errors> {
        let mut appended = manager.empty_sibling();
        let other = |message: String| Errors::from(Error::error(Span::default(), message));
        append(&mut PipelineWriter::new(self, cx, Box::new(&mut appended))).map_err(|error| {
            let errors = error.errors().cloned();
            errors.unwrap_or_else(|| other(error.to_string()))
        })?;
        let appended = manager.append(appended).map(drop);
        appended.map_err(|error: AddError| other(error.to_string()))
    }
}
