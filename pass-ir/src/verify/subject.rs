//! An operation that is being checked, and what is around it.

use crate::body::{Body, OpData};
use crate::context::Context;
use crate::dialect::{OpDef, Traits};
use crate::handle::{Attr, BlockId, Ident, Loc, OpId, OpName, RegionId, Type};
use crate::op_access::OpView;

use super::violation::{Check, Violation};

/// A body, and the operation that owns it.
#[derive(Clone, Copy)]
pub(super) struct Scope<'a> {
    pub(super) body: &'a Body,
    owner: OpView<'a>,
}

/// An operation that is being checked.
#[derive(Clone, Copy)]
pub(super) struct Subject<'a> {
    pub(super) cx: &'a Context,
    view: OpView<'a>,
    /// The declaration of its dialect.
    pub(super) def: Option<&'static OpDef>,
    /// Where it is, unless nothing around it may be read.
    place: Option<(Scope<'a>, OpId)>,
}

impl<'a> Subject<'a> {
    /// An operation of which the surroundings are not known.
    pub(super) fn alone(cx: &'a Context, view: OpView<'a>) -> Self {
        Self {
            cx,
            view,
            def: cx.op_def(view.data.header.name),
            place: None,
        }
    }

    /// An operation of a body.
    pub(super) fn inside(cx: &'a Context, scope: Scope<'a>, op: OpId) -> Self {
        Self {
            place: Some((scope, op)),
            ..Self::alone(cx, OpView::of(scope.body, op))
        }
    }

    pub(super) fn view(&self) -> OpView<'a> {
        self.view
    }

    pub(super) fn place(&self) -> Option<(Scope<'a>, OpId)> {
        self.place
    }

    /// The body of the operation.
    pub(super) fn owned(&self) -> Option<Scope<'a>> {
        self.data().body().map(|body| Scope {
            body,
            owner: self.view,
        })
    }

    /// True if the operation and all nested ones were verified, and have not changed since.
    pub(super) fn is_unchanged(&self) -> bool {
        let data = self.data();
        let checked = data
            .body()
            .is_some_and(|body| body.is_checked(self.cx.stamp()));
        // Types of operands and results belong to what is around the operation.
        checked && data.operands.len == 0 && data.results.len == 0
    }

    /// Notes that the operation and all that is nested in it are in order.
    pub(super) fn note_checked(&self) {
        if let Some(body) = self.data().body() {
            body.note_checked(self.cx.stamp());
        }
    }

    /// The operation around this one, if it is known.
    pub(super) fn parent(&self) -> Option<Self> {
        let (scope, op) = self.place?;
        Some(match scope.body.parent_op(op) {
            Some(parent) => Self::inside(self.cx, scope, parent),
            None => Self::alone(self.cx, scope.owner),
        })
    }

    pub(super) fn name(&self) -> OpName {
        self.data().header.name
    }

    pub(super) fn name_text(&self) -> &'a str {
        self.cx.op_name_str(self.name())
    }

    pub(super) fn loc(&self) -> Loc {
        self.data().header.loc
    }

    pub(super) fn has(&self, traits: Traits) -> bool {
        self.cx.traits(self.name()).has(traits)
    }

    pub(super) fn attr(&self, key: Ident) -> Option<Attr> {
        self.data().header.attr(self.cx, key)
    }

    /// The entries of a dictionary of the operation: its properties or its other attributes.
    pub(super) fn entries(&self, dict: Attr) -> &'a [(Ident, Attr)] {
        self.cx.attr(dict).as_dict().unwrap_or_default()
    }

    pub(super) fn properties(&self) -> &'a [(Ident, Attr)] {
        self.entries(self.data().header.props)
    }

    pub(super) fn discardable(&self) -> &'a [(Ident, Attr)] {
        self.entries(self.data().header.attrs)
    }

    pub(super) fn symbol(&self) -> Option<Ident> {
        self.data().header.symbol(self.cx)
    }

    pub(super) fn operand_types(&self) -> impl ExactSizeIterator<Item = Type> + Clone + use<'a> {
        let (values, slots) = (
            self.view.values,
            &self.view.uses[self.data().operands.range()],
        );
        slots.iter().map(|slot| {
            values
                .get(slot.value.index())
                .map_or(Type::NONE, |value| value.ty)
        })
    }

    pub(super) fn result_types(&self) -> impl ExactSizeIterator<Item = Type> + Clone + use<'a> {
        self.view.values[self.data().results.range()]
            .iter()
            .map(|value| value.ty)
    }

    pub(super) fn successors(&self) -> &'a [BlockId] {
        self.data()
            .extra
            .as_ref()
            .map_or(&[], |extra| &extra.successors)
    }

    pub(super) fn region_count(&self) -> usize {
        match self.data().body() {
            Some(body) => body.top_regions().len(),
            None => self
                .data()
                .extra
                .as_ref()
                .map_or(0, |extra| extra.regions.len()),
        }
    }

    /// The regions and the body that they are in; none if they may not be read.
    pub(super) fn regions(&self) -> Option<(Scope<'a>, &'a [RegionId])> {
        if let Some(scope) = self.owned() {
            return Some((scope, scope.body.top_regions()));
        }
        let (scope, op) = self.place?;
        Some((scope, scope.body.regions(op)))
    }

    /// `'name' op message`
    pub(super) fn violation(&self, message: impl std::fmt::Display) -> Box<Violation> {
        Violation::new(format!("'{}' op {message}", self.name_text()))
    }

    /// As [`Subject::violation`], as the outcome of a check.
    pub(super) fn fail(&self, message: impl std::fmt::Display) -> Check {
        Err(self.violation(message))
    }

    pub(super) fn type_text(&self, ty: Type) -> String {
        self.cx.type_text(ty)
    }

    fn data(&self) -> &'a OpData {
        self.view.data
    }
}
