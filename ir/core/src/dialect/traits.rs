//! Traits: the facts about all operations of a name that need no text.

use std::ops::BitOr;

/// The declaration of the operations of one name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Traits(u64);

macro_rules! traits {
    ($($(#[$doc:meta])* $name:ident = $bit:literal;)*) => {
        impl Traits {
            /// Nothing is known.
            pub const NONE: Self = Self(0);
            $($(#[$doc])* pub const $name: Self = Self(1 << $bit);)*
        }
    };
}

traits! {
    /// Its regions use no value from outside, and it owns all that is nested in it.
    ISOLATED = 0;
    /// It ends a block.
    TERMINATOR = 1;
    /// It defines a symbol.
    SYMBOL = 2;
    /// The name of the symbol may be absent.
    OPTIONAL_SYMBOL = 3;
    /// The symbols inside are looked up in it.
    SYMBOL_TABLE = 4;
    /// It neither reads nor writes memory.
    NO_EFFECTS = 5;
    /// It may run where it would not have run.
    SPECULATABLE = 6;
    /// It may run where it would not have run if that is so for all that is nested in it.
    RECURSIVELY_SPECULATABLE = 7;
    /// It has the effects of what is nested in it and no other.
    RECURSIVE_EFFECTS = 8;
    /// The order of the operands does not matter.
    COMMUTATIVE = 9;
    /// Applied to its own result it changes nothing.
    IDEMPOTENT = 10;
    /// No operands, and one result that is a constant: the property `value`, or the only property there is. Without
    /// properties, all operations of the name and of one type are the same constant.
    CONSTANT_LIKE = 11;
    /// A function.
    FUNCTION = 12;
    /// A call.
    CALL = 13;
    /// It returns its operands to the operation around it.
    RETURN_LIKE = 14;
    /// Its blocks need no terminator.
    NO_TERMINATOR = 15;
    /// Its regions are graphs: order and dominance do not matter there.
    GRAPH_REGION = 16;
    /// Each of its regions has at most one block.
    SINGLE_BLOCK = 17;
    /// The blocks that its regions start with have no arguments.
    NO_REGION_ARGUMENTS = 18;
    /// All operands and results have the same type.
    SAME_TYPE = 19;
    /// All operands have the same type.
    SAME_OPERAND_TYPES = 20;
    /// All operands and results have the same shape.
    SAME_SHAPE = 21;
    /// Applied to its own result it gives its operand.
    INVOLUTION = 22;
    /// The effects on memory are those of the traits, for any operands and attributes.
    STATIC_EFFECTS = 23;
    /// It reads memory.
    READS = 24;
    /// It writes memory.
    WRITES = 25;
    /// It allocates memory that is not tied to a result, so that it is missed even if nobody uses the results.
    ALLOCATES = 26;
    /// It frees memory.
    FREES = 27;
    /// Its operands or attributes decide whether it may run where it would not have run.
    CONDITIONALLY_SPECULATABLE = 28;
    /// It passes control to its successors, operands becoming their arguments.
    BRANCH = 29;
    /// It passes control to its regions and gets it back from them.
    REGION_BRANCH = 30;
    /// A loop.
    LOOP = 31;
    /// A cast.
    CAST = 32;
    /// Something that can be called.
    CALLABLE = 33;
    /// Stack allocations in its regions are freed where the operation ends.
    ALLOCATION_SCOPE = 34;
    /// Values of its outermost blocks may be symbols of affine expressions.
    AFFINE_SCOPE = 35;
    /// It does to each element what it does to a scalar.
    ELEMENTWISE = 36;
    /// Its operands are groups, whose sizes are the property `operandSegmentSizes`.
    SIZED_OPERANDS = 37;
    /// Its results are groups, whose sizes are the property `resultSegmentSizes`.
    SIZED_RESULTS = 38;
    /// The elements of all operands and results have the same type.
    SAME_ELEMENT_TYPE = 39;
    /// The elements of all operands have the same type.
    SAME_OPERAND_ELEMENT_TYPE = 40;
    /// All operands have the same shape.
    SAME_OPERAND_SHAPE = 41;
    /// All operands and results have the same rank.
    SAME_RANK = 42;
    /// The inliner may move it into another function. Without this trait, a function that holds it is never inlined.
    INLINABLE = 43;
    /// Its regions may receive the body of an inlined function.
    INLINE_TARGET = 44;
    /// It allocates the memory that its results stand for.
    ALLOCATES_RESULT = 45;
    /// A constant that is the zero of its type.
    ZERO = 46;
}

impl Traits {
    /// No memory effect, and safe to speculate.
    pub const PURE: Self = Self::NO_EFFECTS.with(Self::SPECULATABLE);

    /// Returns all of these together.
    pub const fn all(sets: &[Self]) -> Self {
        let (mut all, mut index) = (Self::NONE, 0);
        while index < sets.len() {
            all = all.with(sets[index]);
            index += 1;
        }
        all
    }

    /// Returns the union of both sets.
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether all of `other` are in this set.
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns whether one of `others` is among these.
    pub const fn has_any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }
}

impl BitOr for Traits {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other)
    }
}
