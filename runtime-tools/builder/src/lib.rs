//! Pipelines as editable data, until they are built. Users depend on the crate `passwright`.
//!
//! A [`PipelineBuilder`] inserts passes before, after and between others, keeps the order rules that passes declare, and lets
//! libraries that do not know each other extend the pipeline of a framework ([`PipelineExtension`]). [`check_order`] holds a
//! pipeline that is built already against the rules. The builder uses the public interface of `pass-runtime` alone.

mod built;
mod bundle;
mod edit;
mod extension;
mod find;
mod graph;
mod inserted;
mod line;
mod merge;
mod missing;
mod order;
mod outline;
mod phases;
mod position;
mod repeat;
mod report;
mod rules;
mod shuffle;
mod sink;
mod sketch;
mod solve;
mod sort;
mod violation;

use std::ops::{Deref, DerefMut};

use pass_runtime::manager::{Anchor, ElementId, Nesting};
use pass_runtime::options::GivenOptions;
use pass_runtime::passes::{DynPass, IntoPass};
use pass_runtime::registry::{BuildError, CheckedPipeline, PipelineWriter};
use pass_runtime::text::{Errors, parse_anchored};
use pass_runtime::{Ir, OpPassManager, OperationPass, PassRegistry};

pub use extension::{PipelineExtension, register_extensions};
pub use merge::MergedPass;
pub use missing::InsertedPasses;
pub use outline::{OutlineFormat, PipelineOutline};
pub use position::{Position, Target};
pub use report::{OrderReport, check_order};
pub use violation::{OrderViolation, OrderedPass};

use sink::SketchSink;
use sketch::{Gap, Sketch};

/// A pipeline that is being put together: editable data with stable handles, until [`build`](Self::build) makes an
/// [`OpPassManager`] of it.
///
/// Each addition gets an identity, by which it can be found again: [`at`](Self::at) inserts before or after it, whatever is
/// inserted meanwhile. Strong order rules are checked at each insertion, all rules when the pipeline is built.
///
/// ```
/// # mod tree { include!("../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_builder::{PipelineBuilder, Position};
/// use pass_runtime::PassRegistry;
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
    sketch: Slot<'a, I>,
    /// The gap at which the next element is inserted.
    gap: Gap,
}

enum Slot<'a, I: Ir> {
    Owned(Box<Sketch<I>>),
    Borrowed(&'a mut Sketch<I>),
}

impl<'a, I: Ir> PipelineBuilder<'a, I> {
    /// A builder of a pipeline on these operations; names are those of `registry`.
    pub fn new(
        anchor: impl Into<Anchor>,
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
    ) -> Self {
        let sketch = Sketch::new(anchor.into(), true);
        let gap = Gap::EndOf(sketch.root);
        Self {
            registry,
            cx,
            sketch: Slot::Owned(Box::new(sketch)),
            gap,
        }
    }

    /// A builder of the pipeline that an anchored text describes. As for any text, violated order rules are no errors until the
    /// pipeline is built.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the text, with places in it.
    pub fn parse(
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
        text: &str,
    ) -> Result<Self, Errors> {
        let mut builder = Self::new(Anchor::Any, registry, cx);
        let tree = parse_anchored(text)?;
        let (sketch, gap) = (&mut *builder.sketch, builder.gap);
        registry.write(cx, &tree, |anchor| {
            *sketch = Sketch::new(anchor, false);
            Box::new(SketchSink::new(sketch, gap))
        })?;
        Ok(builder)
    }

    /// A builder of a pipeline that the compiler has checked.
    ///
    /// # Errors
    ///
    /// If `cx` lacks an operation that the pipeline names, or if the pipeline of an author's own function fails.
    pub fn checked(
        pipeline: &CheckedPipeline<I>,
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
    ) -> Result<Self, BuildError> {
        let mut builder = Self::new(pipeline.anchor().clone(), registry, cx);
        pipeline.append_to(&mut builder.writer())?;
        Ok(builder)
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

    /// A writer that inserts where the builder does, for the functions of registered pipelines.
    pub fn writer(&mut self) -> PipelineWriter<'_, I> {
        let sink = SketchSink::new(&mut self.sketch, self.gap);
        PipelineWriter::new(self.registry, self.cx, Box::new(sink))
    }

    /// Inserts what `write` writes, or nothing if that fails, and returns its result with the identities of the passes.
    fn insert_all<T>(
        &mut self,
        write: impl FnOnce(&mut PipelineWriter<'_, I>) -> Result<T, BuildError>,
    ) -> Result<(T, Vec<ElementId>), BuildError> {
        let (gap, before) = (self.gap, self.sketch.mark_before(self.gap));
        let written = write(&mut self.writer());
        match written {
            Ok(written) => Ok((written, self.sketch.passes_since(before, gap))),
            Err(error) => {
                self.sketch.remove_since(before, gap);
                Err(error)
            }
        }
    }

    /// Appends an empty nested pipeline and returns its identity.
    ///
    /// # Errors
    ///
    /// If there are no such operations, or if pipelines nest too deep.
    pub fn nest(&mut self, anchor: impl Into<Anchor>) -> Result<ElementId, BuildError> {
        self.writer().nest(anchor)
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
        PipelineBuilder {
            registry: self.registry,
            cx: self.cx,
            sketch: Slot::Borrowed(&mut self.sketch),
            gap,
        }
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
        self.insert_all(|writer| writer.add_boxed(pass))
            .map(|(id, _)| id)
    }

    /// Appends the elements of a textual pipeline without an anchor, such as `cse,func.func(canonicalize)`, and returns the
    /// identities of the passes.
    ///
    /// # Errors
    ///
    /// If anything in it is wrong, see [`BuildError::errors`], or if it would violate a strong order rule. Then nothing is
    /// appended.
    pub fn append_text(&mut self, text: &str) -> Result<Vec<ElementId>, BuildError> {
        self.insert_all(|writer| writer.append_text(text))
            .map(|(_, ids)| ids)
    }

    /// Appends the pass or registered pipeline of this name, and returns the identities of the passes.
    ///
    /// # Errors
    ///
    /// If there is none, if the options are not right, or if it would violate a strong order rule. Then nothing is appended.
    pub fn append(
        &mut self,
        name: &str,
        options: GivenOptions,
    ) -> Result<Vec<ElementId>, BuildError> {
        self.insert_all(|writer| writer.append(name, options))
            .map(|(_, ids)| ids)
    }

    /// Appends the pass or registered pipeline of this name, with options as they stand between braces. It is nested for its own
    /// operations if the pipeline nests implicitly.
    ///
    /// # Errors
    ///
    /// As [`append`](Self::append); [`BuildError::errors`] has the errors with their places in the text of the options.
    pub fn append_one(&mut self, name: &str, options: &str) -> Result<Vec<ElementId>, BuildError> {
        self.insert_all(|writer| writer.append_one(name, options))
            .map(|(_, ids)| ids)
    }

    /// Appends a place for others, [`Position::point`], and in front of it what [`PassRegistry::extend`] has put under this
    /// name.
    ///
    /// # Errors
    ///
    /// If one of the extensions fails.
    pub fn extension_point(&mut self, name: &str) -> Result<&mut Self, BuildError> {
        self.writer().extension_point(name)?;
        Ok(self)
    }

    /// Checks order rules when the pipeline is built alone, and no longer at each insertion: for a pipeline that is to be
    /// [sorted](Self::sort).
    pub fn defer_order(&mut self) -> &mut Self {
        self.sketch.is_strict = false;
        self
    }

    /// Builds the pipeline.
    ///
    /// # Errors
    ///
    /// If it violates a strong order rule. A builder that was lent, such as that of a nested pipeline, builds nothing.
    pub fn build(mut self) -> Result<OpPassManager<I>, BuildError> {
        self.share_cleanups();
        let report = self.check_order();
        if let Some(violation) = report.first_strong() {
            return Err(violation.refuse(&report));
        }
        Ok(self.into_sketch()?.into_manager())
    }

    fn into_sketch(self) -> Result<Sketch<I>, BuildError> {
        match self.sketch {
            Slot::Owned(sketch) => Ok(*sketch),
            Slot::Borrowed(_) => Err(BuildError::new(
                "a nested pipeline is built with the one around it",
            )),
        }
    }
}

impl<I: Ir> Deref for Slot<'_, I> {
    type Target = Sketch<I>;

    fn deref(&self) -> &Sketch<I> {
        match self {
            Self::Owned(sketch) => sketch,
            Self::Borrowed(sketch) => sketch,
        }
    }
}

impl<I: Ir> DerefMut for Slot<'_, I> {
    fn deref_mut(&mut self) -> &mut Sketch<I> {
        match self {
            Self::Owned(sketch) => sketch,
            Self::Borrowed(sketch) => sketch,
        }
    }
}
