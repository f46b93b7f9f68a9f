//! The lattice of a value: unknown, one constant, or overdefined.

use pass_ir::{Attr, Body, Context, Header, Loc, OpId, OpName, Type};

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

/// A constant, and how an operation that makes it comes about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Constant {
    pub(super) value: Attr,
    origin: Origin,
}

/// The origin of a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// An operation that makes it: name and properties.
    Made(Header),
    /// An operation that folds to it, whose dialect makes the constant.
    Folded(OpName),
}

// Where the value is all that a constant has, it does not matter which operation makes it.
impl PartialEq for Constant {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
            && match (self.origin, other.origin) {
                (Origin::Made(one), Origin::Made(other)) => one == other,
                _ => true,
            }
    }
}

impl Eq for Constant {}

impl Constant {
    /// The constant that an operation folds to.
    pub(super) fn folded(value: Attr, op: OpName) -> Self {
        Self {
            value,
            origin: Origin::Folded(op),
        }
    }

    /// The constant that an operation makes, if it is constant-like.
    pub(super) fn made_by(cx: &Context, body: &Body, op: OpId) -> Option<Self> {
        let value = body.constant_value(cx, op)?;
        let header = body.header(cx, op);
        let ty = body.value_type(body.result(op, 0)?);
        let origin = match cx.constant_header(header.name, value, ty) {
            Some(_) => Origin::Folded(header.name),
            None => Origin::Made(Header {
                loc: Loc::UNKNOWN,
                attrs: Attr::EMPTY_DICT,
                ..header
            }),
        };
        Some(Self { value, origin })
    }

    /// True if the attribute can be materialized as a constant of that type: an attribute with a type must have the same
    /// one, and a string without one fits nowhere.
    pub(super) fn fits(self, cx: &Context, ty: Type) -> bool {
        let data = cx.attr(self.value);
        data.ty()
            .map_or(data.as_string().is_none(), |own| own == ty)
    }

    /// The operation that makes it as a value of a type; none if there is no such operation.
    pub(super) fn header(self, cx: &Context, ty: Type) -> Option<Header> {
        match self.origin {
            Origin::Made(header) => Some(header),
            Origin::Folded(op) => cx.constant_header(op, self.value, ty),
        }
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
