//! The context of a function that builds a registered pipeline.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicUsize, Ordering};

use pass_pipeline::{Element, Error, Errors, Span};

use crate::anchor::Anchor;
use crate::ir::Ir;
use crate::manager::{OpPassManager, PassEntry};
use crate::options::{GivenOptions, PipelineText};
use crate::pass::OperationPass;
use crate::registry::PassRegistry;
use crate::registry::error::BuildError;
use crate::registry::resolve::Resolver;

/// The context of a function that builds a pipeline: the enclosing [`OpPassManager`], and the registry for names.
///
/// A registered pipeline is handed one. To build a pipeline by its typed function, make one:
///
/// ```
/// # mod tree { include!("../../tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_runtime::registry::{BuildError, PipelineBuilder};
/// use pass_runtime::{OpPassManager, PassRegistry};
///
/// fn build_nothing_pipeline(builder: &mut PipelineBuilder<'_, Tree>) -> Result<(), BuildError> {
///     builder.within("branch")?;
///     Ok(())
/// }
///
/// let (mut manager, registry) = (OpPassManager::new("root"), PassRegistry::new());
/// build_nothing_pipeline(&mut PipelineBuilder::new(&mut manager, &registry, &()))?;
/// assert_eq!(manager.to_string(), "root(branch())");
/// # Ok::<(), BuildError>(())
/// ```
pub struct PipelineBuilder<'a, I: Ir> {
    pub(super) manager: &'a mut OpPassManager<I>,
    pub(super) registry: &'a PassRegistry<I>,
    pub(super) cx: &'a I::Context,
    pub(super) around: Around<'a>,
}

/// The registered pipelines and the options that a pipeline is being built for.
#[derive(Clone, Copy, Default)]
pub(super) struct Around<'a> {
    pub(super) expanding: Option<&'a Expanding<'a>>,
    pub(super) following: Option<&'a Following<'a>>,
}

/// A pipeline in an option that is being resolved, within those around it.
#[derive(Clone, Copy)]
pub(super) struct Following<'a> {
    text: &'a PipelineText,
    depth: usize,
    outer: Option<&'a Following<'a>>,
}

/// Pipelines in options of passes in pipelines in options may nest this deep, which bounds the stack.
const MAX_FOLLOWING: usize = 32;

impl<'a> Following<'a> {
    /// The pipeline `text` within those of `outer`. `None` if it is being resolved already: then a pass may run it in
    /// itself, and it is resolved when that happens.
    pub(super) fn enter(
        outer: Option<&'a Self>,
        text: &'a PipelineText,
        span: Span,
    ) -> Result<Option<Self>, Error> {
        let mut chain = std::iter::successors(outer, |following| following.outer);
        if chain.any(|following| following.text == text) {
            return Ok(None);
        }
        let depth = outer.map_or(1, |outer| outer.depth + 1);
        if depth > MAX_FOLLOWING {
            let message = format!("pipelines in options nest more than {MAX_FOLLOWING} deep");
            return Err(Error::new(message, span));
        }
        Ok(Some(Self { text, depth, outer }))
    }
}

/// The registered pipelines that are being built, innermost first.
#[derive(Clone, Copy)]
pub(super) struct Expanding<'a> {
    name: &'a str,
    outer: Option<&'a Expanding<'a>>,
    /// The number of pipelines that have been inserted into the outermost one so far.
    total: &'a AtomicUsize,
}

/// Registered pipelines may be built with others that are built with others, this many, which bounds the stack.
const MAX_EXPANDING: usize = 64;

/// This many may be put into one another in all, so that those that use each other twice do not grow without end.
const MAX_TOTAL: usize = 10_000;

impl<'a, I: Ir> PipelineBuilder<'a, I> {
    /// Appends to `manager`; names are those of `registry`.
    pub fn new(
        manager: &'a mut OpPassManager<I>,
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
    ) -> Self {
        Self {
            manager,
            registry,
            cx,
            around: Around::default(),
        }
    }
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// The context of the IR, shared by all operations.
    pub fn context(&self) -> &I::Context {
        self.cx
    }

    /// The registry in which names are looked up.
    pub fn registry(&self) -> &PassRegistry<I> {
        self.registry
    }

    /// Appends an empty nested pipeline, and returns what it is built with.
    ///
    /// # Errors
    ///
    /// If there are no such operations.
    pub fn within(
        &mut self,
        anchor: impl Into<Anchor>,
    ) -> Result<PipelineBuilder<'_, I>, BuildError> {
        let anchor = anchor.into();
        self.resolve(|resolver, manager| {
            resolver.known_anchor(&anchor);
            resolver.depth_below(manager, Span::default());
        })?;
        Ok(PipelineBuilder {
            manager: self.manager.nest(anchor),
            registry: self.registry,
            cx: self.cx,
            around: self.around,
        })
    }

    /// Appends a pass, nested for its own operations if the pipeline nests implicitly.
    ///
    /// # Errors
    ///
    /// If the pass cannot run on the operations of the pipeline.
    pub fn add<P: OperationPass<I>>(&mut self, pass: P) -> Result<&mut Self, BuildError> {
        let entry = PassEntry::new(Box::new(pass));
        self.resolve(|resolver, manager| resolver.entry(entry, None, Span::default(), manager))?;
        Ok(self)
    }

    /// Appends the elements of a textual pipeline without an anchor, such as `cse,func.func(canonicalize)`.
    ///
    /// # Errors
    ///
    /// If anything in it is wrong, or if it contains the pipeline that is being built.
    pub fn append_text(&mut self, text: &str) -> Result<&mut Self, Errors> {
        let elements = pass_pipeline::parse_list(text)?;
        self.resolve(|resolver, manager| resolver.elements(&elements, manager))?;
        Ok(self)
    }

    /// Appends the pass or registered pipeline of this name.
    ///
    /// # Errors
    ///
    /// If there is none, if the options are not right, or if it contains the pipeline that is being built.
    pub fn append(&mut self, name: &str, options: GivenOptions) -> Result<&mut Self, Errors> {
        let element = Element::pass(name, options.into_list());
        self.resolve(|resolver, manager| resolver.elements(&[element], manager))?;
        Ok(self)
    }

    /// Appends what [`PassRegistry::extend`] has put under this name, in the order in which that was done.
    ///
    /// # Errors
    ///
    /// If one of the extensions fails.
    pub fn extension_point(&mut self, name: &str) -> Result<&mut Self, BuildError> {
        for extension in self.registry.extensions(name) {
            (extension.build)(self).map_err(|error| extension.failed(&error))?;
        }
        Ok(self)
    }

    fn resolve(
        &mut self,
        append: impl FnOnce(&mut Resolver<'_, I>, &mut OpPassManager<I>),
    ) -> Result<(), Errors> {
        let mut resolver = Resolver::new(self.registry, self.cx, self.around);
        append(&mut resolver, self.manager);
        resolver.finish()
    }
}

impl<'a> Expanding<'a> {
    /// The pipeline `name` within those of `outer`.
    ///
    /// Fails if it is being built already, or if there are too many; `total` counts those of an outermost pipeline.
    pub(super) fn enter(
        outer: Option<&'a Self>,
        total: &'a AtomicUsize,
        name: &'a str,
        span: Span,
    ) -> Result<Self, Error> {
        let total = outer.map_or(total, |outer| outer.total);
        if total.fetch_add(1, Ordering::Relaxed) >= MAX_TOTAL {
            let message = format!("more than {MAX_TOTAL} pipelines would be put into one");
            return Err(Error::new(message, span));
        }
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
        if chain.len() > MAX_EXPANDING {
            let message = format!("more than {MAX_EXPANDING} pipelines contain one another");
            chain.reverse();
            let first: Vec<&str> = chain.into_iter().take(SHOWN).collect();
            return Err(Error::new(message, span).note(format!("{} > ...", first.join(" > "))));
        }
        Ok(Self { name, outer, total })
    }
}

/// The number of names of a long chain that are shown.
const SHOWN: usize = 4;

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
