//! The lattice of a value: unknown, one constant, or overdefined.

use pass_ir::{Attr, Context, Header, Loc, OpName, Type, name};

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

/// A constant, and which operation makes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Constant {
    /// Its value, or all properties of the operation that makes it, if it has no value.
    pub(super) value: Attr,
    pub(super) maker: OpName,
    /// True if it is a constant or overdefined.
    pub(super) has_value: bool,
}

// Constants of different dialects are different constants.
impl PartialEq for Constant {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value && (self.has_value || self.maker == other.maker)
    }
}

impl Eq for Constant {}

impl Constant {
    /// The constant of a value, made by operations of a name.
    pub(super) fn of(value: Attr, maker: OpName) -> Self {
        Self {
            value,
            maker,
            has_value: true,
        }
    }

    /// The constant that an operation produces, if its dialect says that it is constant-like.
    pub(super) fn made_by(cx: &Context, header: &Header) -> Self {
        match header.attr(cx, name::VALUE) {
            Some(value) => Self::of(value, header.name),
            None => Self {
                value: header.props,
                maker: header.name,
                has_value: false,
            },
        }
    }

    /// True if the attribute can be materialized as a constant of that type: an attribute with a type must have the same
    /// one, and a string without one fits nowhere.
    pub(super) fn fits(self, cx: &Context, ty: Type) -> bool {
        let data = cx.attr(self.value);
        data.ty()
            .map_or(data.as_string().is_none(), |own| own == ty)
    }

    /// Name, properties and location of an operation that makes it.
    pub(super) fn header(self, cx: &Context) -> Header {
        let mut header = Header {
            name: self.maker,
            loc: Loc::UNKNOWN,
            attrs: Attr::EMPTY_DICT,
            props: Attr::EMPTY_DICT,
        };
        if self.has_value {
            header.set_attr(cx, name::VALUE, Some(self.value));
        } else {
            header.props = self.value;
        }
        header
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
