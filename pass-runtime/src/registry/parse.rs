//! Textual pipelines into pass managers, by the names of the registry.

use pass_text::{
    Error, Errors, Name, PassElement, Pipeline, Span, parse_anchored, parse_list, parse_options,
};

use crate::builder::{Around, Gap, PipelineBuilder, Resolver, Sketch};
use crate::ir::Ir;
use crate::manager::{AddError, OpPassManager};
use crate::registry::PassRegistry;

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
        let mut resolver = Resolver::new(self, cx, Around::default());
        let manager = resolver.root(tree);
        resolver.finish().map(|()| manager)
    }

    /// A builder of the pipeline that an anchored text describes. As for any text, violated order rules are no errors until the
    /// pipeline is built.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the text, with places in it.
    pub fn builder<'a>(
        &'a self,
        cx: &'a I::Context,
        text: &str,
    ) -> Result<PipelineBuilder<'a, I>, Errors> {
        let mut resolver = Resolver::new(self, cx, Around::default());
        let sketch = resolver.root_sketch(&parse_anchored(text)?);
        resolver.finish()?;
        Ok(PipelineBuilder::of_sketch(self, cx, sketch))
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
        let elements = parse_list(text)?;
        self.resolve_into(cx, manager, |resolver, sketch, gap| {
            resolver.elements(&elements, sketch, gap);
        })
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
        let options = parse_options(options)?;
        let element = PassElement {
            name: Name::new(argument),
            span: Span::new(0, options.span.end),
            options,
        };
        self.resolve_into(cx, manager, |resolver, sketch, gap| {
            resolver.pass(&element, sketch, gap);
        })
    }

    fn resolve_into(
        &self,
        cx: &I::Context,
        manager: &mut OpPassManager<I>,
        insert: impl FnOnce(&mut Resolver<'_, I>, &mut Sketch<I>, Gap),
    ) -> Result<(), Errors> {
        let anchor = manager.anchor().clone();
        let mut sketch = Sketch::new(anchor, manager.nesting(), manager.depth());
        let gap = Gap::EndOf(sketch.root);
        let mut resolver = Resolver::new(self, cx, Around::default());
        insert(&mut resolver, &mut sketch, gap);
        resolver.finish()?;
        let appended = manager.append(sketch.into_manager()).map(drop);
        let mistake = |error: AddError| Error::error(Span::default(), error.to_string());
        Errors::check(appended.err().map(mistake).into_iter().collect())
    }
}
