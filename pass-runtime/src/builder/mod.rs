//! Pipelines as editable data, until they are built.

mod anchors;
mod around;
mod built;
mod bundle;
mod checked;
mod edit;
mod extension;
mod find;
mod inserted;
mod line;
mod merge;
mod missing;
mod names;
mod order;
mod outline;
mod phases;
mod position;
mod repeat;
mod resolve;
mod runs;
mod search;
mod shuffle;
mod sketch;
mod solve;
mod sort;

use std::ops::{Deref, DerefMut};

use pass_text::{Element, PassElement, Span};

use crate::anchor::Anchor;
use crate::dyn_pass::DynPass;
use crate::ir::Ir;
use crate::manager::{ElementId, Nesting, OpPassManager, PassEntry};
use crate::options::GivenOptions;
use crate::pass::{IntoPass, OperationPass};
use crate::registry::{BuildError, PassRegistry};

pub(crate) use around::Around;
pub use checked::CheckedPipeline;
pub use extension::PipelineExtension;
pub use merge::MergedPass;
pub use missing::InsertedPasses;
pub(crate) use names::{NamedPass, Names};
pub use outline::{OutlineFormat, PipelineOutline};
pub use position::{Position, Target};
pub(crate) use resolve::Resolver;
use sketch::Content;
pub(crate) use sketch::{Gap, Sketch};

/// A pipeline that is being put together: editable data with stable handles, until [`build`](Self::build) makes an
/// [`OpPassManager`] of it.
///
/// Each addition gets an identity, by which it can be found again: [`at`](Self::at) inserts before or after it, whatever is
/// inserted meanwhile. Strong order rules are checked at each insertion, all rules when the pipeline is built.
///
/// The function of a registered pipeline is handed a builder that inserts where the pipeline is used.
///
/// ```
/// # mod tree { include!("../../tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_runtime::PassRegistry;
/// use pass_runtime::registry::{PipelineBuilder, Position};
///
/// let registry = PassRegistry::<Tree>::new();
/// let mut builder = PipelineBuilder::new("root", &registry, &());
/// let leaves = builder.nest("leaf")?;
/// builder.at(Position::before(leaves))?.nest("branch")?;
/// assert_eq!(builder.build()?.to_string(), "root(branch(),leaf())");
/// # Ok::<(), pass_runtime::registry::BuildError>(())
/// ```
pub struct PipelineBuilder<'a, I: Ir> {
    registry: &'a PassRegistry<I>,
    cx: &'a I::Context,
    around: Around<'a>,
    sketch: Slot<'a, I>,
    /// The gap at which the next element is inserted.
    gap: Gap,
}

enum Slot<'a, I: Ir> {
    Own(Box<Sketch<I>>),
    Lent(&'a mut Sketch<I>),
}

impl<'a, I: Ir> PipelineBuilder<'a, I> {
    /// A builder of a pipeline on these operations; names are those of `registry`.
    pub fn new(
        anchor: impl Into<Anchor>,
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
    ) -> Self {
        let mut sketch = Sketch::new(anchor.into(), Nesting::Explicit, 0);
        sketch.is_strict = true;
        Self::of_sketch(registry, cx, sketch)
    }

    /// A builder of a pipeline that is there already.
    pub(crate) fn of_sketch(
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
        sketch: Sketch<I>,
    ) -> Self {
        let gap = Gap::EndOf(sketch.root);
        let (around, sketch) = (Around::default(), Slot::Own(Box::new(sketch)));
        Self {
            registry,
            cx,
            around,
            sketch,
            gap,
        }
    }

    /// A builder that inserts into a pipeline that is being built.
    pub(crate) fn within_sketch(
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
        around: Around<'a>,
        sketch: &'a mut Sketch<I>,
        gap: Gap,
    ) -> Self {
        let sketch = Slot::Lent(sketch);
        Self {
            registry,
            cx,
            around,
            sketch,
            gap,
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

    /// The operations of the pipeline into which the builder inserts.
    pub fn anchor(&self) -> &Anchor {
        self.sketch.pipeline(self.gap).0
    }

    /// Sets what becomes of passes for other operations. Pipelines that are nested from now on inherit it.
    pub fn set_nesting(&mut self, nesting: Nesting) {
        let gap = self.gap;
        self.sketch.set_nesting(gap, nesting);
    }

    /// Appends an empty nested pipeline and returns its identity.
    ///
    /// # Errors
    ///
    /// If there are no such operations, or if pipelines nest too deep.
    pub fn nest(&mut self, anchor: impl Into<Anchor>) -> Result<ElementId, BuildError> {
        let anchor = anchor.into();
        let (_, nesting, depth) = self.sketch.pipeline(self.gap);
        self.resolve(|resolver, sketch, gap| {
            resolver.known_anchor(&anchor);
            resolver.depth_below(sketch, gap, Span::default());
        })?;
        let depth = depth + 1;
        let gap = self.gap;
        Ok(self.sketch.insert_container(
            gap,
            Content::Nested {
                anchor,
                nesting,
                depth,
            },
        ))
    }

    /// Appends an empty nested pipeline and returns a builder of it.
    ///
    /// # Errors
    ///
    /// If there are no such operations, or if pipelines nest too deep.
    pub fn within(
        &mut self,
        anchor: impl Into<Anchor>,
    ) -> Result<PipelineBuilder<'_, I>, BuildError> {
        let nested = self.nest(anchor)?;
        Ok(self.inside(nested))
    }

    /// A builder of the end of a nested pipeline or bundle.
    fn inside(&mut self, container: ElementId) -> PipelineBuilder<'_, I> {
        self.placed(Gap::EndOf(container))
    }

    fn placed(&mut self, gap: Gap) -> PipelineBuilder<'_, I> {
        let (registry, cx, around) = (self.registry, self.cx, self.around);
        PipelineBuilder::within_sketch(registry, cx, around, &mut self.sketch, gap)
    }

    /// Appends a pass and returns its identity. It is nested for its own operations if the pipeline nests implicitly.
    ///
    /// # Errors
    ///
    /// If the pass cannot run on the operations of the pipeline, or if it would violate a strong order rule.
    pub fn add<P: OperationPass<I>>(&mut self, pass: P) -> Result<ElementId, BuildError> {
        self.add_boxed(Box::new(pass))
    }

    /// Appends a pass that is given as such or by its options, such as `Transforms::canonicalize().max_iterations(3)`.
    ///
    /// # Errors
    ///
    /// As [`add`](Self::add).
    pub fn run<Given, P: IntoPass<Given>>(&mut self, pass: P) -> Result<ElementId, BuildError>
    where
        P::Pass: OperationPass<I>,
    {
        self.add(pass.into_pass())
    }

    /// Appends a pass whose Rust type is not known, see [`add`](Self::add).
    ///
    /// # Errors
    ///
    /// As [`add`](Self::add).
    pub fn add_boxed(&mut self, pass: Box<dyn DynPass<I>>) -> Result<ElementId, BuildError> {
        let entry = PassEntry::new(pass);
        let id = entry.id;
        self.resolve(|resolver, sketch, gap| {
            resolver.entry(entry, None, Span::default(), sketch, gap);
        })?;
        Ok(id)
    }

    /// Appends the elements of a textual pipeline without an anchor, such as `cse,func.func(canonicalize)`, and returns the
    /// identities of the passes.
    ///
    /// # Errors
    ///
    /// If anything in it is wrong, see [`BuildError::errors`], if it contains the pipeline that is being built, or if it would
    /// violate a strong order rule. Then nothing is appended.
    pub fn append_text(&mut self, text: &str) -> Result<Vec<ElementId>, BuildError> {
        let elements = pass_text::parse_list(text)?;
        self.resolve(|resolver, sketch, gap| resolver.elements(&elements, sketch, gap))
    }

    /// Appends the pass or registered pipeline of this name, and returns the identities of the passes.
    ///
    /// # Errors
    ///
    /// If there is none, if the options are not right, if it contains the pipeline that is being built, or if it would violate a
    /// strong order rule. Then nothing is appended.
    pub fn append(
        &mut self,
        name: &str,
        options: GivenOptions,
    ) -> Result<Vec<ElementId>, BuildError> {
        let element = Element::pass(name, options.into_list());
        self.resolve(|resolver, sketch, gap| resolver.elements(&[element], sketch, gap))
    }

    /// Appends a place for others, [`Position::point`], and what [`PassRegistry::extend`] has put under this name, in the order
    /// in which that was done.
    ///
    /// # Errors
    ///
    /// If one of the extensions fails.
    pub fn extension_point(&mut self, name: &str) -> Result<&mut Self, BuildError> {
        let (id, gap) = (ElementId::unique(), self.gap);
        self.sketch
            .insert_leaf(gap, id, Content::Point(name.to_owned()));
        let registry = self.registry;
        for extension in registry.extensions(name) {
            let outer = self
                .sketch
                .enter(&format!("extension at {}", extension.origin));
            let built = (extension.build)(&mut self.placed(Gap::Before(id)));
            self.sketch.inserter = outer;
            built.map_err(|error| extension.failed(error))?;
        }
        Ok(self)
    }

    /// Appends the pass or registered pipeline of this name, with options as they stand between braces. It is nested for its own
    /// operations if the pipeline nests implicitly.
    ///
    /// # Errors
    ///
    /// As [`append`](Self::append); [`BuildError::errors`] has the mistakes with their places in the text of the options.
    pub fn append_one(&mut self, name: &str, options: &str) -> Result<Vec<ElementId>, BuildError> {
        let options = pass_text::parse_options(options)?;
        let element = PassElement {
            name: pass_text::Name::new(name),
            span: Span::new(0, options.span.end),
            options,
        };
        self.resolve(|resolver, sketch, gap| resolver.pass(&element, sketch, gap))
    }

    fn resolve(
        &mut self,
        insert: impl FnOnce(&mut Resolver<'_, I>, &mut Sketch<I>, Gap),
    ) -> Result<Vec<ElementId>, BuildError> {
        let mut resolver = Resolver::new(self.registry, self.cx, self.around);
        let before = self.sketch.mark_before(self.gap);
        insert(&mut resolver, &mut self.sketch, self.gap);
        match resolver.finish_insertion() {
            Ok(()) => Ok(self.sketch.passes_since(before, self.gap)),
            Err(error) => {
                self.sketch.remove_since(before, self.gap);
                Err(error)
            }
        }
    }

    /// Checks order rules when the pipeline is built alone, and no longer at each insertion: for a pipeline that is to be
    /// [sorted](Self::sort).
    pub fn defer_order(&mut self) -> &mut Self {
        self.sketch.is_strict = false;
        self
    }
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// The pipeline.
    ///
    /// # Errors
    ///
    /// If it violates a strong order rule. A builder that was lent, such as that of a nested pipeline, builds nothing.
    pub fn build(mut self) -> Result<OpPassManager<I>, BuildError> {
        self.share_cleanups();
        let report = self.check_order();
        if let Some(violation) = report.first_strong() {
            return Err(BuildError::order(violation, report.render(true)));
        }
        Ok(self.into_sketch()?.into_manager())
    }

    fn into_sketch(self) -> Result<Sketch<I>, BuildError> {
        match self.sketch {
            Slot::Own(sketch) => Ok(*sketch),
            Slot::Lent(_) => Err(BuildError::new(
                "a nested pipeline is built with the one around it",
            )),
        }
    }
}

impl<I: Ir> Deref for Slot<'_, I> {
    type Target = Sketch<I>;

    fn deref(&self) -> &Sketch<I> {
        match self {
            Self::Own(sketch) => sketch,
            Self::Lent(sketch) => sketch,
        }
    }
}

impl<I: Ir> DerefMut for Slot<'_, I> {
    fn deref_mut(&mut self) -> &mut Sketch<I> {
        match self {
            Self::Own(sketch) => sketch,
            Self::Lent(sketch) => sketch,
        }
    }
}
