//! Pipelines as editable data, until they are built. Programs use it through the crate `passwright`, which exports it again.
//!
//! A [`PipelineBuilder`] inserts passes before, after and between others, keeps the order rules that passes declare, and lets
//! libraries that do not know each other extend the pipeline of a framework ([`PipelineExtension`]). [`check_order`] checks a
//! built pipeline against the rules. The builder uses the public interface of `pass-runtime` alone.

mod edit;
mod extension;
mod find;
mod idempotent;
mod missing;
mod order;
mod outline;
mod phases;
mod position;
mod rules;
mod sort;
mod tree;
mod violation;

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use pass_runtime::manager::{Anchor, ElementId};
use pass_runtime::options::UntypedOptions;
use pass_runtime::registry::{BuildError, PipelineWriter};
use pass_runtime::text::{Errors, parse_anchored};
use pass_runtime::{Ir, OperationPass, PassRegistry};

pub use extension::PipelineExtension;
pub use missing::PipelineChange;
pub use order::{OrderReport, check_order};
pub use outline::OutlineFormat;
pub use position::{Position, Target};
pub use rules::OrderedPass;
pub use violation::OrderViolation;

use tree::{Element, Gap, Tree, TreeSink};

/// A pipeline as editable data with stable handles, until [`build`](Self::build) makes an
/// [`OpPassManager`](pass_runtime::OpPassManager) of it.
///
/// Each element has an identity, by which it is found again: [`at`](Self::at) inserts before or after it. Strong order rules are
/// checked at each insertion, all rules when the pipeline is built.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_builder::{OutlineFormat, PipelineBuilder, Position};
/// use pass_runtime::PassRegistry;
///
/// let registry = PassRegistry::<Tree>::new();
/// let mut builder = PipelineBuilder::new("root", &registry, &());
/// let leaves = builder.nest("leaf")?;
/// builder.at(Position::before(leaves))?.nest("branch")?;
/// let outline = builder.outline(OutlineFormat::Tree);
/// assert_eq!(outline, format!("root\n  branch  # before element {leaves}\n  leaf\n"));
/// assert_eq!(builder.build()?.to_string(), "root(branch(),leaf())");
/// # Ok::<(), pass_runtime::registry::BuildError>(())
/// ```
pub struct PipelineBuilder<'a, I: Ir> {
    registry: &'a PassRegistry<I>,
    cx: &'a I::Context,
    tree: MaybeOwnedTree<'a, I>,
    gap: Gap,
    /// The position of the gap, for messages about the order of elements; `None` if they are appended.
    reason: Option<Arc<str>>,
}

enum MaybeOwnedTree<'a, I: Ir> {
    Owned(Box<Tree<I>>),
    Borrowed(&'a mut Tree<I>),
}

impl<'a, I: Ir> PipelineBuilder<'a, I> {
    /// Returns a builder of an empty pipeline on the operations of `anchor`. Names of passes are looked up in `registry`.
    pub fn new(
        anchor: impl Into<Anchor>,
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
    ) -> Self {
        Self::from_tree(Tree::new(anchor.into(), true), registry, cx)
    }

    fn from_tree(tree: Tree<I>, registry: &'a PassRegistry<I>, cx: &'a I::Context) -> Self {
        Self {
            registry,
            cx,
            gap: Gap::end_of(tree.root.id),
            tree: MaybeOwnedTree::Owned(Box::new(tree)),
            reason: None,
        }
    }

    /// Returns a builder of the pipeline that an anchored text describes. Order rules are checked only
    /// when the pipeline is built.
    ///
    /// # Errors
    ///
    /// All errors in the text, with their positions.
    pub fn parse(
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
        text: &str,
    ) -> Result<Self, Errors> {
        let mut tree = Tree::new(Anchor::Any, false);
        let parsed = parse_anchored(text)?;
        registry.write(cx, &parsed, |anchor| {
            tree = Tree::new(anchor, false);
            let gap = Gap::end_of(tree.root.id);
            Box::new(TreeSink::new(&mut tree, gap, None))
        })?;
        Ok(Self::from_tree(tree, registry, cx))
    }
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Returns a writer that inserts at the gap of the builder, for functions that build through a [`PipelineWriter`], such as
    /// those of registered pipelines.
    pub fn writer(&mut self) -> PipelineWriter<'_, I> {
        let (registry, cx) = (self.registry, self.cx);
        PipelineWriter::new(registry, cx, Box::new(self.sink()))
    }

    fn sink(&mut self) -> TreeSink<'_, I> {
        TreeSink::new(&mut self.tree, self.gap, self.reason.clone())
    }

    fn at_gap(&mut self, gap: Gap, reason: Option<Arc<str>>) -> PipelineBuilder<'_, I> {
        PipelineBuilder {
            registry: self.registry,
            cx: self.cx,
            tree: MaybeOwnedTree::Borrowed(&mut self.tree),
            gap,
            reason,
        }
    }

    /// Runs `insert`; if it fails, removes what it inserted.
    fn insert_or_roll_back<T>(
        &mut self,
        insert: impl FnOnce(&mut Self) -> Result<T, BuildError>,
    ) -> Result<T, BuildError> {
        let start = self.tree.insertions.len();
        insert(self).inspect_err(|_| {
            for id in self.tree.insertions.split_off(start) {
                self.tree.set_removed(id, true);
            }
        })
    }

    /// Runs `insert` as [`insert_or_roll_back`](Self::insert_or_roll_back) does, and returns the inserted passes.
    fn insert_passes(
        &mut self,
        insert: impl FnOnce(&mut Self) -> Result<(), BuildError>,
    ) -> Result<Vec<ElementId>, BuildError> {
        let start = self.tree.insertions.len();
        self.insert_or_roll_back(insert)?;
        let inserted = self.tree.insertions.iter().skip(start).copied();
        let is_pass = |id: &ElementId| self.tree.element(*id).and_then(Element::pass).is_some();
        Ok(inserted.filter(is_pass).collect())
    }

    /// Appends an empty nested pipeline and returns its identity.
    ///
    /// # Errors
    ///
    /// If `anchor` names no known operation, or if pipelines nest too deep.
    pub fn nest(&mut self, anchor: impl Into<Anchor>) -> Result<ElementId, BuildError> {
        self.writer().nest(anchor)
    }

    /// Appends an empty nested pipeline and returns a builder of it.
    ///
    /// # Errors
    ///
    /// If `anchor` names no known operation, or if pipelines nest too deep.
    pub fn within(
        &mut self,
        anchor: impl Into<Anchor>,
    ) -> Result<PipelineBuilder<'_, I>, BuildError> {
        let nested = self.nest(anchor)?;
        Ok(self.at_gap(Gap::end_of(nested), None))
    }

    /// Appends a pass, and returns its identity. With implicit nesting, it is put into a nested pipeline for the operations that it
    /// runs on.
    ///
    /// # Errors
    ///
    /// If the pass cannot run on the operations of the pipeline, or if it would violate a strong order rule.
    pub fn add(&mut self, pass: impl OperationPass<I>) -> Result<ElementId, BuildError> {
        self.insert_or_roll_back(|builder| builder.writer().add(pass))
    }

    /// Appends the elements of a textual pipeline without an anchor, such as `cse,func.func(canonicalize)`, and returns the
    /// identities of the passes.
    ///
    /// # Errors
    ///
    /// If anything in it is wrong, see [`BuildError::errors`], or if it would violate a strong order rule. Then nothing is
    /// appended.
    pub fn append_text(&mut self, text: &str) -> Result<Vec<ElementId>, BuildError> {
        self.insert_passes(|builder| builder.writer().append_text(text))
    }

    /// Appends the pass or registered pipeline of this name, and returns the identities of the passes.
    ///
    /// # Errors
    ///
    /// If the name is unknown, if the options are wrong, or if a pass would violate a strong order rule. Then nothing is appended.
    pub fn append(
        &mut self,
        name: &str,
        options: UntypedOptions,
    ) -> Result<Vec<ElementId>, BuildError> {
        self.insert_passes(|builder| builder.writer().append(name, options))
    }

    /// Checks order rules only when the pipeline is built, for a pipeline that is to be [sorted](Self::sort).
    pub fn defer_order(&mut self) -> &mut Self {
        self.tree.is_strict = false;
        self
    }

    fn into_tree(self) -> Result<Tree<I>, BuildError> {
        match self.tree {
            MaybeOwnedTree::Owned(tree) => Ok(*tree),
            MaybeOwnedTree::Borrowed(_) => Err(BuildError::new(
                "a nested pipeline is built with the one around it",
            )),
        }
    }
}

impl<I: Ir> Deref for MaybeOwnedTree<'_, I> {
    type Target = Tree<I>;

    fn deref(&self) -> &Tree<I> {
        match self {
            Self::Owned(tree) => tree,
            Self::Borrowed(tree) => tree,
        }
    }
}

impl<I: Ir> DerefMut for MaybeOwnedTree<'_, I> {
    fn deref_mut(&mut self) -> &mut Tree<I> {
        match self {
            Self::Owned(tree) => tree,
            Self::Borrowed(tree) => tree,
        }
    }
}
