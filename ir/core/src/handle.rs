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
            /// Returns a dense index, fit as a key of side tables.
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
    /// An interned operation name. Its entry also holds the definition that the dialect registered.
    OpName;
}

impl OpName {
    /// The number of fixed numbers that dialects may use.
    pub(crate) const CONSTANT_COUNT: u32 = 126;

    /// Returns the handle of the operation that its dialect registers under this fixed number, below 126. See
    /// [`Dialect::constants`](crate::dialect::Dialect::constants).
    pub const fn constant(number: u32) -> Self {
        Self(crate::dialect::BUILTIN.ops.len() as u32 + number)
    }
}

/// An interned type.
///
/// Stored as index + 1, so that `Option<Type>` takes 32 bits as well.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Type(NonZero<u32>);

impl Type {
    pub(crate) const fn of_index(index: u32) -> Self {
        match NonZero::new(index.wrapping_add(1)) {
            Some(number) => Self(number),
            // No type has the index `u32::MAX`.
            None => Self(NonZero::<u32>::MAX),
        }
    }

    pub(crate) const fn raw_index(self) -> u32 {
        self.0.get() - 1
    }

    /// Returns a dense index, fit as a key of side tables.
    pub fn index(self) -> usize {
        self.raw_index() as usize
    }
}

impl std::fmt::Debug for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Type({})", self.raw_index())
    }
}

/// The number of reuses of a slot when a handle was made. Empty in release builds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Generation(#[cfg(debug_assertions)] pub(crate) u32);

pub(crate) trait Handle: Copy + std::fmt::Debug {
    fn new(slot: u32, generation: Generation) -> Self;

    fn slot(self) -> u32;

    fn generation(self) -> Generation;

    /// Returns `None` for the handle that marks absence.
    fn non_null(self) -> Option<Self> {
        (self.slot() != u32::MAX).then_some(self)
    }
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

            /// Returns a dense index, fit as a key of side tables.
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

impl ValueId {
    /// Returns the result `number` places after this one. The results of an operation have consecutive slots and one generation.
    pub(crate) fn after(self, number: u32) -> Self {
        Self {
            slot: self.slot + number,
            ..self
        }
    }
}
