//! A pipeline over operations of one kind: passes and nested pipelines in order.

use std::fmt;
use std::sync::Arc;

use crate::anchor::Anchor;
use crate::dyn_pass::DynPass;
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::MAX_DEPTH;
use crate::manager::add_error::AddError;
use crate::manager::element::{Element, PassEntry};
use crate::manager::element_id::ElementId;
use crate::manager::plan::PlanCache;
use crate::pass::OperationPass;

/// The treatment of a pass that is added to a pipeline with another anchor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Nesting {
    /// It is refused.
    #[default]
    Explicit,
    /// It is nested in a pipeline for its own operations.
    Implicit,
}

/// A pipeline over operations of one kind: passes and nested pipelines in order. Nested pipelines run on the operations
/// directly inside.
///
/// A copy has copies of the passes, with their options, and of the nested pipelines.
///
/// ```
/// # mod tree { include!("../../tests/doc/tree.rs"); }
/// # use tree::*;
/// # use pass_runtime::{Failure, OperationPass, PassContext, PassInfo, Preserved, passes::PlainPass};
/// # #[derive(Clone, Default)]
/// # struct Trim;
/// # impl PlainPass for Trim {
/// #     const INFO: &'static PassInfo = &PassInfo::new("Trim", "trim");
/// # }
/// # impl OperationPass<Tree> for Trim {
/// #     fn run_on_operation(&self, op: &mut Node, _: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
/// #         op.children.retain(|child| child.name != "leaf");
/// #         Ok(Preserved::none())
/// #     }
/// # }
/// use pass_runtime::OpPassManager;
///
/// let mut pipeline = OpPassManager::<Tree>::new("root");
/// pipeline.add(Trim)?;
/// pipeline.nest("branch|leaf")?.add(Trim)?;
/// assert_eq!(pipeline.to_string(), "root(trim,branch|leaf(trim))");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct OpPassManager<I: Ir> {
    id: ElementId,
    anchor: Anchor,
    nesting: Nesting,
    depth: usize,
    elements: Vec<Element<I>>,
    plan: PlanCache<I>,
}

impl<I: Ir> OpPassManager<I> {
    /// An empty pipeline.
    pub fn new(anchor: impl Into<Anchor>) -> Self {
        Self::at_depth(anchor.into(), Nesting::Explicit, 0)
    }

    /// An empty pipeline on any isolated operation.
    pub fn any() -> Self {
        Self::new(Anchor::Any)
    }

    fn at_depth(anchor: Anchor, nesting: Nesting, depth: usize) -> Self {
        Self {
            id: ElementId::unique(),
            anchor,
            nesting,
            depth,
            elements: Vec::new(),
            plan: PlanCache::default(),
        }
    }

    /// The identity that it has as an element of another pipeline.
    pub fn id(&self) -> ElementId {
        self.id
    }

    /// The anchor.
    pub fn anchor(&self) -> &Anchor {
        &self.anchor
    }

    /// The treatment of passes with another anchor.
    pub fn nesting(&self) -> Nesting {
        self.nesting
    }

    /// Sets what becomes of passes for other operations. Pipelines that are nested from now on inherit it.
    pub fn set_nesting(&mut self, nesting: Nesting) {
        self.nesting = nesting;
    }

    /// The number of passes and nested pipelines directly in it.
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// True if it contains neither passes nor pipelines.
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.changed().clear();
    }

    /// Appends a pass.
    ///
    /// # Errors
    ///
    /// If the pass is restricted to other operations, and nesting is explicit.
    pub fn add<P: OperationPass<I>>(&mut self, pass: P) -> Result<&mut Self, AddError> {
        self.add_boxed(Box::new(pass))
    }

    /// Appends a pass whose Rust type is not known.
    ///
    /// # Errors
    ///
    /// If the pass is restricted to other operations, and nesting is explicit.
    pub fn add_boxed(&mut self, pass: Box<dyn DynPass<I>>) -> Result<&mut Self, AddError> {
        self.add_entry(PassEntry::new(pass))
    }

    /// Appends a pass that is an element of no pipeline yet.
    ///
    /// # Errors
    ///
    /// As [`add`](Self::add).
    pub fn add_entry(&mut self, entry: PassEntry<I>) -> Result<&mut Self, AddError> {
        if self.takes(entry.info) {
            self.changed().push(Element::Pass(Arc::new(entry)));
            return Ok(self);
        }
        match self.nesting {
            Nesting::Explicit => Err(AddError::restricted(entry.info, &self.anchor)),
            Nesting::Implicit => {
                self.nest(Anchor::ops(entry.info.ops.iter().copied()))?
                    .add_entry(entry)?;
                Ok(self)
            }
        }
    }

    /// Appends an empty nested pipeline, always a new one, and returns it.
    ///
    /// # Errors
    ///
    /// If pipelines would nest more than 256 deep.
    pub fn nest(&mut self, anchor: impl Into<Anchor>) -> Result<&mut OpPassManager<I>, AddError> {
        let depth = self.depth + 1;
        if depth >= MAX_DEPTH {
            return Err(AddError::TooDeep);
        }
        let nested = Self::at_depth(anchor.into(), self.nesting, depth);
        Ok(self.push_nested(nested))
    }

    /// Appends an empty nested pipeline on any isolated operation, and returns it.
    ///
    /// # Errors
    ///
    /// As [`nest`](Self::nest).
    pub fn nest_any(&mut self) -> Result<&mut OpPassManager<I>, AddError> {
        self.nest(Anchor::Any)
    }

    /// Appends a nested pipeline.
    ///
    /// # Errors
    ///
    /// If pipelines would nest more than 256 deep.
    pub fn add_nested(&mut self, mut nested: OpPassManager<I>) -> Result<&mut Self, AddError> {
        self.check_depth(nested.levels())?;
        nested.set_depth(self.depth + 1);
        self.push_nested(nested);
        Ok(self)
    }

    /// Appends everything in `other`, which must be for the same operations to make sense.
    ///
    /// # Errors
    ///
    /// If pipelines would nest more than 256 deep. Then nothing is appended.
    pub fn append(&mut self, mut other: OpPassManager<I>) -> Result<&mut Self, AddError> {
        self.check_depth(other.levels() - 1)?;
        other.set_depth(self.depth);
        self.changed().extend(other.elements);
        Ok(self)
    }

    /// Fails if this many levels of pipelines do not fit below.
    fn check_depth(&self, levels: usize) -> Result<(), AddError> {
        if self.depth + levels < MAX_DEPTH {
            Ok(())
        } else {
            Err(AddError::TooDeep)
        }
    }

    /// The number of levels of pipelines from this to the deepest, at least one.
    fn levels(&self) -> usize {
        1 + self.nested().map(Self::levels).max().unwrap_or_default()
    }

    /// An empty pipeline with an identity that no other element has.
    pub fn with_id(id: ElementId, anchor: impl Into<Anchor>, nesting: Nesting) -> Self {
        Self {
            id,
            ..Self::at_depth(anchor.into(), nesting, 0)
        }
    }

    /// An empty pipeline at the same place.
    pub(crate) fn empty_sibling(&self) -> Self {
        Self::at_depth(self.anchor.clone(), self.nesting, self.depth)
    }

    /// Appends an empty nested pipeline that is known to fit.
    pub(crate) fn push_new(&mut self, anchor: Anchor) -> &mut Self {
        self.push_nested(Self::at_depth(anchor, self.nesting, self.depth + 1))
    }

    /// True if the pass may be added without nesting it, as far as names tell.
    pub(crate) fn takes(&self, info: &PassInfo) -> bool {
        self.anchor.takes(info)
    }

    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    /// The nested pipelines that it has itself, in order.
    pub fn nested(&self) -> impl Iterator<Item = &OpPassManager<I>> {
        self.elements.iter().filter_map(|element| match element {
            Element::Pass(_) => None,
            Element::Nested(nested) => Some(nested),
        })
    }

    /// The nested pipelines that it has itself, in order, to change them.
    pub fn nested_mut(&mut self) -> impl Iterator<Item = &mut OpPassManager<I>> {
        self.changed()
            .iter_mut()
            .filter_map(|element| match element {
                Element::Pass(_) => None,
                Element::Nested(nested) => Some(nested),
            })
    }

    pub(crate) fn elements(&self) -> &[Element<I>] {
        &self.elements
    }

    pub(crate) fn plan(&self) -> &PlanCache<I> {
        &self.plan
    }

    /// The next run has to start from scratch.
    pub(crate) fn outdate(&mut self) {
        self.changed();
    }

    /// Every change goes through here: what was worked out before no longer holds.
    fn changed(&mut self) -> &mut Vec<Element<I>> {
        self.plan.outdate();
        &mut self.elements
    }

    /// Appends a nested pipeline that is known to fit.
    pub(crate) fn push_nested(&mut self, nested: OpPassManager<I>) -> &mut OpPassManager<I> {
        match self.changed().push_mut(Element::Nested(nested)) {
            Element::Nested(nested) => nested,
            Element::Pass(_) => unreachable!("it was just pushed"),
        }
    }

    /// Moves it to another depth, with all that is nested in it.
    pub(crate) fn set_depth(&mut self, depth: usize) {
        self.depth = depth;
        self.nested_mut()
            .for_each(|nested| nested.set_depth(depth + 1));
    }
}

impl<I: Ir> Clone for OpPassManager<I> {
    fn clone(&self) -> Self {
        Self {
            id: ElementId::unique(),
            anchor: self.anchor.clone(),
            nesting: self.nesting,
            depth: self.depth,
            elements: self.elements.clone(),
            plan: PlanCache::default(),
        }
    }
}

impl<I: Ir> fmt::Debug for OpPassManager<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpPassManager({self})")
    }
}
