//! A pipeline over operations of one kind: passes and nested pipelines in order.

use std::fmt;
use std::sync::Arc;

use crate::dyn_pass::DynPass;
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::add_error::AddError;
use crate::manager::element::{Element, PassEntry};
use crate::options::{Anchor, ElementId};
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

/// A pipeline over operations of one kind: passes, and nested pipelines for the operations directly inside, in order.
///
/// A copy has copies of the passes, with their options, and of the nested pipelines.
///
/// ```
/// # use pass_toy::tree::*;
/// # use pass_toy::passes::Trim;
/// use pass_runtime::OpPassManager;
///
/// let mut pipeline = OpPassManager::<Tree>::new("root");
/// pipeline.add(Trim)?;
/// pipeline.nest("branch|leaf").add(Trim)?;
/// assert_eq!(pipeline.to_string(), "root(trim,branch|leaf(trim))");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct OpPassManager<I: Ir> {
    id: ElementId,
    anchor: Anchor,
    nesting: Nesting,
    elements: Vec<Element<I>>,
}

impl<I: Ir> OpPassManager<I> {
    /// Creates an empty pipeline.
    pub fn new(anchor: impl Into<Anchor>) -> Self {
        Self::with_nesting(anchor.into(), Nesting::Explicit)
    }

    /// Creates an empty pipeline on any isolated operation.
    pub fn any() -> Self {
        Self::new(Anchor::Any)
    }

    fn with_nesting(anchor: Anchor, nesting: Nesting) -> Self {
        Self {
            id: ElementId::unique(),
            anchor,
            nesting,
            elements: Vec::new(),
        }
    }

    /// Returns the identity that it has as an element of another pipeline.
    pub fn id(&self) -> ElementId {
        self.id
    }

    /// Returns the anchor.
    pub fn anchor(&self) -> &Anchor {
        &self.anchor
    }

    /// Returns the treatment of passes with another anchor.
    pub fn nesting(&self) -> Nesting {
        self.nesting
    }

    /// Sets what becomes of passes for other operations. Pipelines that are nested from now on inherit it.
    pub fn set_nesting(&mut self, nesting: Nesting) {
        self.nesting = nesting;
    }

    /// Returns the number of passes and nested pipelines directly in it.
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// Returns true if it contains neither passes nor pipelines.
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.elements.clear();
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
            self.elements.push(Element::Pass(Arc::new(entry)));
            return Ok(self);
        }
        match self.nesting {
            Nesting::Explicit => Err(AddError::restricted(entry.info, &self.anchor)),
            Nesting::Implicit => {
                self.nest(Anchor::ops(entry.info.ops.iter().copied()))
                    .add_entry(entry)?;
                Ok(self)
            }
        }
    }

    /// Appends an empty nested pipeline, always a new one, and returns it. A pipeline of more than 256 levels does not
    /// [compile](Self::compile).
    pub fn nest(&mut self, anchor: impl Into<Anchor>) -> &mut OpPassManager<I> {
        let nested = Self::with_nesting(anchor.into(), self.nesting);
        let index = self.elements.len();
        self.elements.push(Element::Nested(nested));
        match &mut self.elements[index] {
            Element::Nested(nested) => nested,
            Element::Pass(_) => unreachable!("it was just pushed"),
        }
    }

    /// Appends an empty nested pipeline on any isolated operation, and returns it.
    pub fn nest_any(&mut self) -> &mut OpPassManager<I> {
        self.nest(Anchor::Any)
    }

    /// Appends a nested pipeline.
    pub fn add_nested(&mut self, nested: OpPassManager<I>) -> &mut Self {
        self.elements.push(Element::Nested(nested));
        self
    }

    /// Appends everything in `other`, which must be for the same operations to make sense.
    pub fn append(&mut self, other: OpPassManager<I>) -> &mut Self {
        self.elements.extend(other.elements);
        self
    }

    /// Creates an empty pipeline with an identity that no other element has.
    pub fn with_id(id: ElementId, anchor: impl Into<Anchor>, nesting: Nesting) -> Self {
        Self {
            id,
            ..Self::with_nesting(anchor.into(), nesting)
        }
    }

    /// Returns true if the names of pass and anchor allow the pass to be added without nesting it.
    pub(crate) fn takes(&self, info: &PassInfo) -> bool {
        self.anchor.takes(info)
    }

    /// Returns the nested pipelines that it has itself, in order.
    pub fn nested(&self) -> impl Iterator<Item = &OpPassManager<I>> {
        self.elements.iter().filter_map(Element::nested)
    }

    /// Returns the nested pipelines that it has itself, in order, to change them.
    pub fn nested_mut(&mut self) -> impl Iterator<Item = &mut OpPassManager<I>> {
        self.elements
            .iter_mut()
            .filter_map(|element| match element {
                Element::Pass(_) => None,
                Element::Nested(nested) => Some(nested),
            })
    }

    /// Returns the elements that it has itself, in order.
    ///
    /// ```
    /// # use pass_toy::tree::*;
    /// use pass_runtime::OpPassManager;
    ///
    /// let mut pipeline = OpPassManager::<Tree>::new("root");
    /// let last = pipeline.nest("leaf").id();
    /// let ids: Vec<_> = pipeline.elements().iter().map(|element| element.id()).collect();
    /// assert_eq!(ids, [last]);
    /// ```
    pub fn elements(&self) -> &[Element<I>] {
        &self.elements
    }

    /// Returns the element with this identity, here or in a nested pipeline.
    pub fn find(&self, id: ElementId) -> Option<&Element<I>> {
        self.elements.iter().find_map(|element| {
            if element.id() == id {
                Some(element)
            } else {
                element.nested()?.find(id)
            }
        })
    }
}

impl<I: Ir> Clone for OpPassManager<I> {
    fn clone(&self) -> Self {
        Self {
            id: ElementId::unique(),
            anchor: self.anchor.clone(),
            nesting: self.nesting,
            elements: self.elements.clone(),
        }
    }
}

impl<I: Ir> fmt::Debug for OpPassManager<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpPassManager({self})")
    }
}
