//! The lattice of a value: unknown, constant, or overdefined.

use pass_ir::{Attr, Body, Context, Header, OpId, OpName, Type};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Lattice {
    /// No definition has been visited.
    #[default]
    Unknown,
    Constant(Constant),
    Overdefined,
}

/// A constant. Equality ignores which dialect materializes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Constant {
    pub(super) value: Attr,
    /// An operation of the dialect that materializes the constant.
    op: OpName,
}

impl PartialEq for Constant {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl Eq for Constant {}

impl Constant {
    /// Returns the constant that an operation folds to.
    pub(super) fn folded(value: Attr, op: OpName) -> Self {
        Self { value, op }
    }

    /// Returns the constant of a constant-like operation, if its dialect can materialize it elsewhere.
    pub(super) fn defined_by(cx: &Context, body: &Body, op: OpId) -> Option<Self> {
        let value = body.constant_value(cx, op)?;
        let ty = body.value_type(body.result(op, 0)?);
        let constant = Self::folded(value, body.name(op));
        constant.header(cx, ty).map(|_| constant)
    }

    /// Returns the operation that materializes the constant as a value of a type, if the dialect has one.
    pub(super) fn header(self, cx: &Context, ty: Type) -> Option<Header> {
        cx.constant_header(self.op, self.value, ty)
    }
}

impl Lattice {
    /// Returns the least upper bound.
    pub(super) fn join(self, other: Self) -> Self {
        match (self, other) {
            (Self::Unknown, value) | (value, Self::Unknown) => value,
            (left, right) if left == right => left,
            _ => Self::Overdefined,
        }
    }

    pub(super) fn constant(self) -> Option<Constant> {
        match self {
            Self::Constant(constant) => Some(constant),
            _ => None,
        }
    }
}
