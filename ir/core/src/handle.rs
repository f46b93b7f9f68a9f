//! The handles of everything that is interned or stored in an arena: 32 bits, compared by value.
//!
//! In debug builds, the handles into an arena also hold the generation of their slot, which detects stale handles of a
//! reused slot.

use std::num::NonZero;

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// Returns the number behind the handle: an index that is dense enough for side tables.
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
    /// An interned attribute.
    Attr;
    /// A location. See [`LocData`](crate::data::LocData).
    Loc;
    /// The name of an operation, together with what its dialect says about it.
    OpName;
}

impl OpName {
    pub(crate) const CONSTANT_COUNT: u32 = 126;

    /// Returns the handle with a number, below 126, that a dialect chose for one of its operations. See
    /// [`Dialect::constants`](crate::dialect::Dialect::constants).
    pub const fn constant(number: u32) -> Self {
        Self(crate::dialect::BUILTIN.ops.len() as u32 + number)
    }
}

/// An interned type.
///
/// Never zero inside, so that a type that may be missing takes no more room than one that is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Type(NonZero<u32>);

impl Type {
    pub(crate) const fn of_index(index: u32) -> Self {
        match NonZero::new(index.wrapping_add(1)) {
            Some(number) => Self(number),
            None => Self(NonZero::<u32>::MAX),
        }
    }

    pub(crate) const fn number(self) -> u32 {
        self.0.get() - 1
    }

    /// Returns the number behind the handle: an index that is dense enough for side tables.
    pub fn index(self) -> usize {
        self.number() as usize
    }
}

impl std::fmt::Debug for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Type({})", self.number())
    }
}

/// The number of reuses of a slot when a handle was made. Empty in release builds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Generation(#[cfg(debug_assertions)] pub(crate) u32);

pub(crate) trait Handle: Copy + std::fmt::Debug {
    fn new(index: u32, generation: Generation) -> Self;

    fn slot(self) -> u32;

    fn generation(self) -> Generation;
}

macro_rules! arena_handles {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name {
            slot: u32,
            generation: Generation,
        }

        impl $name {
            /// Marks the absence of a handle inside the arenas; it never leaves this crate.
            pub(crate) const NONE: Self = Self {
                slot: u32::MAX,
                generation: Generation(
                    #[cfg(debug_assertions)]
                    0,
                ),
            };

            /// Returns the number behind the handle: an index that is dense enough for side tables.
            pub fn index(self) -> usize {
                self.slot as usize
            }
        }

        impl Handle for $name {
            fn new(slot: u32, generation: Generation) -> Self {
                Self { slot, generation }
            }

            fn slot(self) -> u32 {
                self.slot
            }

            fn generation(self) -> Generation {
                self.generation
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.slot)
            }
        }
    )*};
}

arena_handles! {
    /// An operation of a [`Body`](crate::Body).
    OpId;
    /// A block of a [`Body`](crate::Body).
    BlockId;
    /// A region of a [`Body`](crate::Body).
    RegionId;
    /// A result of an operation or an argument of a block.
    ValueId;
}

macro_rules! links {
    ($($name:ident)*) => {$(
        impl $name {
            /// Returns `None` for the handle that marks absence.
            pub(crate) fn some(self) -> Option<Self> {
                (self != Self::NONE).then_some(self)
            }
        }
    )*};
}

links!(OpId BlockId RegionId);

impl ValueId {
    /// Returns the value that comes `number` places after this one, both being results of the same operation.
    pub(crate) fn after(self, number: u32) -> Self {
        Self {
            slot: self.slot + number,
            ..self
        }
    }
}
