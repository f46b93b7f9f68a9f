//! The lattice of a value: unknown, one constant, or overdefined.

use pass_ir::{Attr, Body, Context, Header, OpId, OpName, Type};

/// The lattice value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Lattice {
    /// Nothing that defines it has been come by.
    #[default]
    Unknown,
    /// It is always this constant.
    Constant(Constant),
    /// It may be different each time.
    Varying,
}

/// A constant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Constant {
    pub(super) value: Attr,
    /// An operation whose dialect makes it.
    op: OpName,
}

// It does not matter whose dialect makes it.
impl PartialEq for Constant {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl Eq for Constant {}

impl Constant {
    /// The constant that an operation folds to.
    pub(super) fn folded(value: Attr, op: OpName) -> Self {
        Self { value, op }
    }

    /// The constant that an operation makes, if it is constant-like and its dialect can make it elsewhere, too.
    pub(super) fn made_by(cx: &Context, body: &Body, op: OpId) -> Option<Self> {
        let value = body.constant_value(cx, op)?;
        let ty = body.value_type(body.result(op, 0)?);
        let made = Self::folded(value, body.name(op));
        made.header(cx, ty).map(|_| made)
    }

    /// The operation that makes it as a value of a type; none if its dialect has no such operation.
    pub(super) fn header(self, cx: &Context, ty: Type) -> Option<Header> {
        cx.constant_header(self.op, self.value, ty)
    }
}

impl Lattice {
    /// The join of two lattice values.
    pub(super) fn join(self, other: Self) -> Self {
        match (self, other) {
            (Self::Unknown, known) | (known, Self::Unknown) => known,
            (one, other) if one == other => one,
            _ => Self::Varying,
        }
    }

    pub(super) fn constant(self) -> Option<Constant> {
        match self {
            Self::Constant(constant) => Some(constant),
            _ => None,
        }
    }
}
