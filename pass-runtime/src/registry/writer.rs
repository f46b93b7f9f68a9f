//! Appending to a pipeline: by name, as text, or passes as such.

use std::rc::Rc;

use pass_text::{Element, Name, PassElement, Span};

use super::anchors::check_anchor;
use super::expansion::ExpansionStack;
use super::resolve::ResolveErrors;
use super::{BuildError, PassRegistry, PipelineSink};
use crate::dyn_pass::DynPass;
use crate::ir::Ir;
use crate::manager::{ElementId, Nesting, PassEntry};
use crate::options::{Anchor, UntypedOptions};
use crate::pass::OperationPass;

/// Appends passes, nested pipelines and extension points to a pipeline, checked against the IR and the registry.
///
/// The function of a registered pipeline is handed a writer that appends where the pipeline is used.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::registry::PipelineWriter;
/// use pass_runtime::{OpPassManager, PassRegistry};
///
/// let registry = PassRegistry::<Tree>::new();
/// let mut manager = OpPassManager::new("root");
/// PipelineWriter::new(&registry, &(), Box::new(&mut manager)).within("branch")?.nest("leaf")?;
/// assert_eq!(manager.to_string(), "root(branch(leaf()))");
/// # Ok::<(), pass_runtime::registry::BuildError>(())
/// ```
pub struct PipelineWriter<'a, I: Ir> {
    pub(super) registry: &'a PassRegistry<I>,
    pub(super) cx: &'a I::Context,
    pub(super) expansion: Rc<ExpansionStack>,
    pub(super) sink: Box<dyn PipelineSink<I> + 'a>,
    /// The depth of the pipeline in the one given to [`new`](Self::new).
    pub(super) depth: usize,
}

impl<'a, I: Ir> PipelineWriter<'a, I> {
    /// Creates a writer that appends to `sink` and looks names up in `registry`.
    pub fn new(
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
        sink: Box<dyn PipelineSink<I> + 'a>,
    ) -> Self {
        Self {
            registry,
            cx,
            expansion: Rc::default(),
            sink,
            depth: 0,
        }
    }
}

impl<I: Ir> PipelineWriter<'_, I> {
    /// Returns the context of the IR, shared by all operations.
    pub fn context(&self) -> &I::Context {
        self.cx
    }

    /// Returns the registry in which names are looked up.
    pub fn registry(&self) -> &PassRegistry<I> {
        self.registry
    }

    /// Returns the operations that the pipeline runs on.
    pub fn anchor(&self) -> &Anchor {
        self.sink.anchor()
    }

    /// Sets what happens to passes for operations other than the anchor. Pipelines that are nested from now on inherit it.
    pub fn set_nesting(&mut self, nesting: Nesting) {
        self.sink.set_nesting(nesting);
    }

    /// Appends an empty nested pipeline and returns its identity.
    ///
    /// # Errors
    ///
    /// If the IR has no operations of this anchor, or if pipelines nest too deep.
    pub fn nest(&mut self, anchor: impl Into<Anchor>) -> Result<ElementId, BuildError> {
        let anchor = self.checked(anchor.into())?;
        Ok(self.sink.append_nested(anchor).0)
    }

    /// Appends an empty nested pipeline and returns a writer of it.
    ///
    /// # Errors
    ///
    /// If the IR has no operations of this anchor, or if pipelines nest too deep.
    pub fn within(
        &mut self,
        anchor: impl Into<Anchor>,
    ) -> Result<PipelineWriter<'_, I>, BuildError> {
        let anchor = self.checked(anchor.into())?;
        Ok(self.nested(anchor))
    }

    fn checked(&self, anchor: Anchor) -> Result<Anchor, BuildError> {
        let mut errors = ResolveErrors::default();
        errors
            .list
            .extend(check_anchor::<I>(self.cx, &anchor).err());
        self.check_depth(Span::default(), &mut errors);
        errors.finish().map(|()| anchor)
    }

    /// Appends a nested pipeline whose anchor and depth have been checked.
    pub(super) fn nested(&mut self, anchor: Anchor) -> PipelineWriter<'_, I> {
        PipelineWriter {
            registry: self.registry,
            cx: self.cx,
            expansion: self.expansion.clone(),
            sink: self.sink.append_nested(anchor).1,
            depth: self.depth + 1,
        }
    }

    /// Appends a pass, and returns its identity. Where the pipeline nests implicitly, a pass for other operations gets a nested
    /// pipeline.
    ///
    /// # Errors
    ///
    /// If the pass cannot run on the operations of the pipeline, or if the pipeline refuses it.
    pub fn add(&mut self, pass: impl OperationPass<I>) -> Result<ElementId, BuildError> {
        self.add_boxed(Box::new(pass))
    }

    /// Appends a pass whose Rust type is not known, see [`add`](Self::add).
    ///
    /// # Errors
    ///
    /// As [`add`](Self::add).
    pub fn add_boxed(&mut self, pass: Box<dyn DynPass<I>>) -> Result<ElementId, BuildError> {
        let entry = PassEntry::new(pass);
        let id = entry.id();
        let mut errors = ResolveErrors::default();
        self.append_entry(entry, None, Span::default(), &mut errors);
        errors.finish().map(|()| id)
    }

    /// Appends the elements of a textual pipeline without an anchor, such as `cse,func.func(canonicalize)`. Text nests
    /// explicitly, even where the pipeline nests implicitly.
    ///
    /// # Errors
    ///
    /// If anything in it is wrong, see [`BuildError::errors`], if it contains the pipeline that is being built, or if the
    /// pipeline refuses an element.
    pub fn append_text(&mut self, text: &str) -> Result<(), BuildError> {
        let elements = pass_text::parse_list(text)?;
        let mut errors = ResolveErrors::default();
        self.append_elements(&elements, &mut errors);
        errors.finish()
    }

    /// Appends the pass or registered pipeline of this name.
    ///
    /// # Errors
    ///
    /// Returns an error if no such name is registered, if the options are not right, if it contains the pipeline that is being
    /// built, or if the pipeline refuses it.
    pub fn append(&mut self, name: &str, options: UntypedOptions) -> Result<(), BuildError> {
        let mut errors = ResolveErrors::default();
        let element = Element::pass(name, options.into_list());
        self.append_elements(&[element], &mut errors);
        errors.finish()
    }

    /// Appends the pass or registered pipeline of this name, with options as they stand between braces. It is nested for its own
    /// operations if the pipeline nests implicitly.
    ///
    /// # Errors
    ///
    /// As [`append`](Self::append); [`BuildError::errors`] has the errors with their places in the text of the options.
    pub fn append_with_text(&mut self, name: &str, options: &str) -> Result<(), BuildError> {
        let options = pass_text::parse_options(options)?;
        let element = PassElement {
            name: Name::new(name),
            span: Span::new(0, options.span.end),
            options,
        };
        let mut errors = ResolveErrors::default();
        self.append_named(&element, &mut errors);
        errors.finish()
    }

    /// Appends what [`PassRegistry::extend`] has registered under this name, in the order of registration, and then the
    /// extension point itself.
    ///
    /// # Errors
    ///
    /// If one of the extensions fails, or contains the extension point.
    pub fn extension_point(&mut self, name: &str) -> Result<&mut Self, BuildError> {
        let expansion = self.expansion.clone();
        let mut errors = ResolveErrors::default();
        let entered = expansion.enter("extension point", name, Span::default());
        errors.list.extend(entered.err());
        errors.finish()?;
        let built = self.append_extensions(name);
        expansion.leave();
        built?;
        self.sink.append_point(name);
        Ok(self)
    }

    fn append_extensions(&mut self, name: &str) -> Result<(), BuildError> {
        for extension in self.registry.extensions(name) {
            let origin = &extension.origin;
            self.sink.enter(&format!(
                "extension at {origin}; at extension point `{name}`"
            ));
            let built = (extension.build)(self);
            self.sink.leave();
            built.map_err(|error| error.within(&format!("extension point `{name}`")))?;
        }
        Ok(())
    }
}
