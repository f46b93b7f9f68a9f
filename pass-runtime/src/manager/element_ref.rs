//! A look at one element of a pipeline.

use std::fmt;

use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::element::Element;
use crate::manager::element_id::ElementId;
use crate::manager::op_pass_manager::OpPassManager;

/// One element of a pipeline: a pass or a nested pipeline, see [`OpPassManager::iter`].
pub struct ElementRef<'p, I: Ir>(&'p Element<I>);

impl<'p, I: Ir> ElementRef<'p, I> {
    /// The identity of the element.
    pub fn id(&self) -> ElementId {
        self.0.id()
    }

    /// The description of the pass; `None` for a nested pipeline.
    pub fn info(&self) -> Option<&'static PassInfo> {
        match self.0 {
            Element::Pass(entry) => Some(entry.info),
            Element::Nested(_) => None,
        }
    }

    /// The nested pipeline; `None` for a pass.
    pub fn nested(&self) -> Option<&'p OpPassManager<I>> {
        match self.0 {
            Element::Pass(_) => None,
            Element::Nested(nested) => Some(nested),
        }
    }
}

/// The element as it stands in a textual pipeline.
impl<I: Ir> fmt::Display for ElementRef<'_, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.to_tree().fmt(f)
    }
}

impl<I: Ir> fmt::Debug for ElementRef<'_, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ElementRef({} {self})", self.id())
    }
}

impl<I: Ir> OpPassManager<I> {
    /// The elements that it has itself, in order.
    ///
    /// ```
    /// # mod tree { include!("../../tests/doc/tree.rs"); }
    /// # use tree::*;
    /// use pass_runtime::OpPassManager;
    ///
    /// let mut pipeline = OpPassManager::<Tree>::new("root");
    /// let last = pipeline.nest("leaf")?.id();
    /// let ids: Vec<_> = pipeline.iter().map(|element| element.id()).collect();
    /// assert_eq!(ids, [last]);
    /// # Ok::<(), pass_runtime::manager::AddError>(())
    /// ```
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = ElementRef<'_, I>> + ExactSizeIterator {
        self.elements().iter().map(ElementRef)
    }

    /// The element with this identity, here or in a nested pipeline.
    pub fn find(&self, id: ElementId) -> Option<ElementRef<'_, I>> {
        self.iter().find_map(|element| {
            let nested = element.nested();
            if element.id() == id {
                Some(element)
            } else {
                nested?.find(id)
            }
        })
    }
}
