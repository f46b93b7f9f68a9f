//! An operation that is being verified.

use crate::body::{Body, OpData};
use crate::context::Context;
use crate::dialect::{OpDef, Traits};
use crate::handle::{Attr, BlockId, Ident, Loc, OpId, OpName, RegionId, Type};
use crate::op_access::OpView;
use crate::op_name::OpNameData;
use crate::op_ref::OpRef;

use super::rules::Invariants;
use super::violation::{Check, Violation};

/// A body, and the operation that owns it.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    pub(crate) body: &'a Body,
    owner: OpView<'a>,
}

impl<'a> Scope<'a> {
    /// Returns the body.
    pub fn body(&self) -> &'a Body {
        self.body
    }
}

/// An operation that is being verified.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    pub(crate) cx: &'a Context,
    view: OpView<'a>,
    registration: &'a OpNameData,
    pub(crate) def: Option<&'static OpDef>,
    /// The position in the enclosing body, if that is accessible.
    position: Option<(Scope<'a>, OpId)>,
}

impl<'a> Subject<'a> {
    /// Wraps an operation without access to its parent.
    pub(crate) fn alone(cx: &'a Context, view: OpView<'a>) -> Self {
        let registration = cx.op_data(view.data.name());
        Self {
            cx,
            view,
            registration,
            def: registration.def,
            position: None,
        }
    }

    /// Wraps an operation of a body.
    pub fn inside(cx: &'a Context, scope: Scope<'a>, op: OpId) -> Self {
        Self {
            position: Some((scope, op)),
            ..Self::alone(cx, OpView::of(scope.body, op))
        }
    }

    pub(crate) fn view(&self) -> OpView<'a> {
        self.view
    }

    /// Returns the body that the operation is in and its handle there; `None` where nothing around it may be read.
    pub fn position(&self) -> Option<(Scope<'a>, OpId)> {
        self.position
    }

    pub(crate) fn owned(&self) -> Option<Scope<'a>> {
        self.data().body().map(|body| Scope {
            body,
            owner: self.view,
        })
    }

    /// Returns whether the operation and its nested operations have not changed since their verification.
    pub(crate) fn is_unchanged(&self) -> bool {
        let data = self.data();
        let is_checked = data
            .body()
            .is_some_and(|body| body.is_checked(self.cx.stamp()));
        // Operands and results are defined outside of the body.
        is_checked && data.operands.len == 0 && data.results.len == 0
    }

    pub(crate) fn note_checked(&self) {
        if let Some(body) = self.data().body() {
            body.note_checked(self.cx.stamp());
        }
    }

    /// Returns the parent operation, if it is accessible.
    pub fn parent(&self) -> Option<Self> {
        let (scope, op) = self.position?;
        Some(match scope.body.parent_op(op) {
            Some(parent) => Self::inside(self.cx, scope, parent),
            None => Self::alone(self.cx, scope.owner),
        })
    }

    /// Returns the name.
    pub fn name(&self) -> OpName {
        self.data().name()
    }

    /// Returns the name as text.
    pub fn name_text(&self) -> &'a str {
        &self.registration.name
    }

    /// Returns the location.
    pub fn loc(&self) -> Loc {
        self.data().loc()
    }

    /// Returns the context.
    pub fn context(&self) -> &'a Context {
        self.cx
    }

    /// Returns the operation in its body, if that is accessible.
    pub fn op(&self) -> Option<OpRef<'a>> {
        let (scope, op) = self.position?;
        Some(OpRef::new(self.cx, scope.body, op))
    }

    pub(crate) fn registration(&self) -> &'a OpNameData {
        self.registration
    }

    /// Returns the declaration of its dialect; `None` if the operation is not registered.
    pub fn def(&self) -> Option<&'static OpDef> {
        self.def
    }

    /// Returns true if a dialect whose table is exhaustive declares the operation.
    pub fn is_exhaustive(&self) -> bool {
        self.registration.is_exhaustive
    }

    /// Returns true if the operation has one of these traits.
    pub fn has_any(&self, traits: Traits) -> bool {
        self.registration.traits.has_any(traits)
    }

    pub(crate) fn invariants(&self) -> &'a Invariants {
        &self.registration.behaviour.invariants
    }

    /// Returns true if the operation has these traits.
    pub fn has(&self, traits: Traits) -> bool {
        self.registration.traits.has(traits)
    }

    /// Returns a property or attribute.
    pub fn attr(&self, key: Ident) -> Option<Attr> {
        self.data().attr(self.cx, key)
    }

    pub(crate) fn properties(&self) -> &'a [(Ident, Attr)] {
        self.data().props(self.cx)
    }

    /// Returns the handle of the properties, unless the operation owns them.
    pub(crate) fn shared_properties(&self) -> Option<Attr> {
        self.data().shared_props()
    }

    /// Returns the attributes that are not properties.
    pub fn discardable_attrs(&self) -> &'a [(Ident, Attr)] {
        self.data().attrs(self.cx)
    }

    /// Returns the name that the operation defines as a symbol.
    pub fn symbol(&self) -> Option<Ident> {
        self.data().symbol(self.cx)
    }

    /// Returns the types of the first operand and the first result, between which a cast converts.
    pub fn cast_types(&self) -> Option<(Type, Type)> {
        self.operand_types().next().zip(self.result_types().next())
    }

    /// Returns the types of the operands.
    pub fn operand_types(&self) -> impl ExactSizeIterator<Item = Type> + Clone + use<'a> {
        self.view.operand_types()
    }

    /// Returns the types of the results.
    pub fn result_types(&self) -> impl ExactSizeIterator<Item = Type> + Clone + use<'a> {
        self.view.result_types()
    }

    /// Returns the successors.
    pub fn successors(&self) -> &'a [BlockId] {
        self.data().successors()
    }

    /// Returns the number of regions.
    pub fn region_count(&self) -> usize {
        let owned = self.data().body().map(Body::top_regions);
        owned.unwrap_or(self.data().regions()).len()
    }

    /// Returns the regions with their body, if they are accessible.
    pub fn regions(&self) -> Option<(Scope<'a>, &'a [RegionId])> {
        if let Some(scope) = self.owned() {
            return Some((scope, scope.body.top_regions()));
        }
        let (scope, op) = self.position?;
        Some((scope, scope.body.regions(op)))
    }

    /// Returns a violation with the message `'name' op message`.
    pub fn violation(&self, message: impl std::fmt::Display) -> Box<Violation> {
        Violation::new(format!("'{}' op {message}", self.name_text()))
    }

    /// Fails with the message `'name' op message`.
    ///
    /// # Errors
    ///
    /// Always fails.
    pub fn fail(&self, message: impl std::fmt::Display) -> Check {
        Err(self.violation(message))
    }

    /// Fails with the message `'name' op message`, unless a condition holds.
    ///
    /// # Errors
    ///
    /// If the condition does not hold.
    pub fn ensure(&self, holds: bool, message: &str) -> Check {
        if holds { Ok(()) } else { self.fail(message) }
    }

    /// Fails with a message that is made lazily, unless a condition holds.
    ///
    /// # Errors
    ///
    /// If the condition does not hold.
    pub fn ensure_with(&self, holds: bool, message: impl FnOnce() -> String) -> Check {
        if holds { Ok(()) } else { self.fail(message()) }
    }

    /// Returns the text of a type.
    pub fn type_text(&self, ty: Type) -> String {
        self.cx.type_text(ty)
    }

    /// Returns the index of the first two types that differ, and their texts.
    pub fn first_difference(
        &self,
        found: impl IntoIterator<Item = Type>,
        expected: &[Type],
    ) -> Option<(usize, String, String)> {
        let mut pairs = found.into_iter().zip(expected).enumerate();
        let (index, (found, &expected)) =
            pairs.find(|(_, (found, expected))| found != *expected)?;
        Some((index, self.type_text(found), self.type_text(expected)))
    }

    fn data(&self) -> &'a OpData {
        self.view.data
    }
}

impl std::fmt::Debug for Subject<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Subject").field(&self.name_text()).finish()
    }
}
