//! What a registered pipeline is built with.

use std::ops::{Deref, DerefMut};

use pass_pipeline::{Error, Errors, Span};

use crate::ir::Ir;
use crate::manager::OpPassManager;
use crate::registry::PassRegistry;
use crate::registry::resolve::Resolver;

/// What a registered pipeline is built with: the [`OpPassManager`] that it becomes part of, and what there is to put in
/// by name.
pub struct PipelineBuilder<'a, I: Ir> {
    pub(super) manager: &'a mut OpPassManager<I>,
    pub(super) registry: &'a PassRegistry<I>,
    pub(super) cx: &'a I::Context,
    pub(super) expanding: Expanding<'a>,
}

/// The registered pipelines that are being built, innermost first.
#[derive(Clone, Copy)]
pub(super) struct Expanding<'a> {
    pub(super) name: &'a str,
    pub(super) outer: Option<&'a Expanding<'a>>,
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// What the operations of the IR share.
    pub fn context(&self) -> &I::Context {
        self.cx
    }

    /// Appends the elements of a textual pipeline without an anchor, such as `cse,func.func(canonicalize)`.
    ///
    /// # Errors
    ///
    /// If anything in it is wrong, or if it contains the pipeline that is being built.
    pub fn append_text(&mut self, text: &str) -> Result<&mut Self, Errors> {
        let elements = pass_pipeline::parse_list(text)?;
        let mut resolver = Resolver::new(self.registry, self.cx, Some(&self.expanding));
        resolver.elements(&elements, self.manager);
        resolver.finish()?;
        Ok(self)
    }
}

impl<'a> Expanding<'a> {
    /// Fails if `name` is being built already.
    pub(super) fn check(outer: Option<&'a Self>, name: &str, span: Span) -> Result<(), Error> {
        let mut chain = vec![name];
        let mut next = outer;
        while let Some(expanding) = next {
            chain.push(expanding.name);
            if expanding.name == name {
                chain.reverse();
                let message = format!("pipeline `{name}` contains itself: {}", chain.join(" > "));
                return Err(Error::new(message, span));
            }
            next = expanding.outer;
        }
        Ok(())
    }
}

impl<I: Ir> Deref for PipelineBuilder<'_, I> {
    type Target = OpPassManager<I>;

    fn deref(&self) -> &OpPassManager<I> {
        self.manager
    }
}

impl<I: Ir> DerefMut for PipelineBuilder<'_, I> {
    fn deref_mut(&mut self) -> &mut OpPassManager<I> {
        self.manager
    }
}
