//! The handles of everything that is interned or stored in an arena: 32 bits, compared by value.

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// The number behind the handle: an index that is dense enough for side tables.
            #[must_use]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.0)
            }
        }
    )*};
}

handles! {
    /// An interned string: the name of an attribute, of a symbol, of a dialect, the text of a string.
    Ident;
    /// An interned type.
    Type;
    /// An interned attribute.
    Attr;
    /// A location. See [`LocData`](crate::LocData).
    Loc;
    /// The name of an operation, together with what its dialect says about it.
    OpName;
    /// An operation of a [`Body`](crate::Body).
    OpId;
    /// A block of a [`Body`](crate::Body).
    BlockId;
    /// A region of a [`Body`](crate::Body).
    RegionId;
    /// A result of an operation or an argument of a block.
    ValueId;
}

macro_rules! arena_ids {
    ($($name:ident)*) => {$(
        impl $name {
            /// Marks the absence of a handle inside the arenas; it never leaves this crate.
            pub(crate) const NONE: Self = Self(u32::MAX);

            pub(crate) fn some(self) -> Option<Self> {
                (self != Self::NONE).then_some(self)
            }
        }
    )*};
}

arena_ids!(OpId BlockId RegionId);

impl ValueId {
    /// Marks an operand slot that is empty.
    pub(crate) const NONE: Self = Self(u32::MAX);
}
