//! Dialects as tables: names, traits and interfaces of their operations.

#[rustfmt::skip]
mod generated;

use std::ops::BitOr;

use crate::handle::{Attr, Ident};

pub(crate) use generated::CONSTANTS;
pub use generated::{DIALECTS, op};

/// A dialect: its name and its operations.
///
/// A dialect of one's own is a table like those that are built in:
///
/// ```
/// use pass_ir::{Context, Dialect, OpDef, Traits};
///
/// static TOY: Dialect = Dialect {
///     name: "toy",
///     ops: &[
///         OpDef::new("toy.func", Traits::ISOLATED.with(Traits::SYMBOL)),
///         OpDef::new("toy.add", Traits::PURE.with(Traits::COMMUTATIVE)),
///     ],
///     ..Dialect::EMPTY
/// };
///
/// let mut cx = Context::new();
/// cx.register(&TOY);
/// assert!(cx.is_registered(cx.op_name("toy.add")));
/// ```
#[derive(Debug)]
pub struct Dialect {
    /// The name, which is also the prefix of its operations.
    pub name: &'static str,
    /// The operations.
    pub ops: &'static [OpDef],
    /// Mnemonics of the attributes and types that are printed once, at the top, and by an alias elsewhere, each with it.
    pub aliases: &'static [(&'static str, &'static str)],
    /// Operations that the table does not list are accepted, as if nobody declared them.
    pub is_open: bool,
}

impl Dialect {
    /// A dialect without anything, for `..Dialect::EMPTY`.
    pub const EMPTY: Self = Self {
        name: "",
        ops: &[],
        aliases: &[],
        is_open: false,
    };
}

/// An operation, as its dialect declares it.
#[derive(Debug)]
pub struct OpDef {
    /// Full name.
    pub name: &'static str,
    /// The traits of every operation of the name.
    pub traits: Traits,
    /// Interfaces by name, for pipelines that are anchored on one.
    pub interfaces: &'static [&'static str],
    /// Attributes that are inherent, so that they are printed with the properties, sorted by name.
    pub properties: &'static [&'static str],
    /// The properties that are not attributes: an attribute of that name beside them is an attribute like any other.
    pub native: &'static [&'static str],
    /// Properties that must be there.
    pub required: &'static [&'static str],
    /// Properties that have a default, and its text: they are printed even where they were not written.
    pub defaults: &'static [(&'static str, &'static str)],
    /// The constraints of the operands; nothing is checked if this is none.
    pub operands: Option<&'static [Kind]>,
    /// The constraints of the results; nothing is checked if this is none.
    pub results: Option<&'static [Kind]>,
    /// The number of regions; any number if this is none.
    pub regions: Option<u8>,
    /// The number of successors; any number if this is none.
    pub successors: Option<u8>,
}

/// A constraint on a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any type.
    Any,
    /// A signless integer or `index`, or a vector or tensor of them.
    IntLike,
    /// A signless integer, or a vector or tensor of them.
    FixedIntLike,
    /// A floating-point number, or a vector or tensor of them.
    FloatLike,
    /// `i1`, or a vector or tensor of it.
    BoolLike,
    /// As [`Kind::IntLike`], or a memref of them.
    IntLikeOrMemRef,
    /// As [`Kind::IntLike`] or [`Kind::FloatLike`], or a memref of them.
    ScalarLikeOrMemRef,
    /// `i1`.
    I1,
    /// Any integer type.
    Integer,
    /// A signless integer or `index`.
    IntOrIndex,
    /// `index`.
    Index,
    /// A function type.
    Function,
    /// Any number of any types; always the last of a list.
    Variadic,
}

impl OpDef {
    /// An operation with these traits, of which nothing else is said.
    #[must_use]
    pub const fn new(name: &'static str, traits: Traits) -> Self {
        Self {
            name,
            traits,
            interfaces: &[],
            properties: &[],
            native: &[],
            required: &[],
            defaults: &[],
            operands: Some(&[]),
            results: Some(&[]),
            regions: Some(0),
            successors: Some(0),
        }
    }

    /// The same with interfaces.
    #[must_use]
    pub const fn interfaces(mut self, interfaces: &'static [&'static str]) -> Self {
        self.interfaces = interfaces;
        self
    }

    /// The same with properties.
    #[must_use]
    pub const fn properties(mut self, properties: &'static [&'static str]) -> Self {
        self.properties = properties;
        self
    }

    /// The same with properties that are not attributes, which [`OpDef::properties`] lists too.
    #[must_use]
    pub const fn native(mut self, native: &'static [&'static str]) -> Self {
        self.native = native;
        self
    }

    /// The same with properties that must be there.
    #[must_use]
    pub const fn required(mut self, required: &'static [&'static str]) -> Self {
        self.required = required;
        self
    }

    /// The same with properties that have a default.
    #[must_use]
    pub const fn defaults(mut self, defaults: &'static [(&'static str, &'static str)]) -> Self {
        self.defaults = defaults;
        self
    }

    /// The same with operands.
    #[must_use]
    pub const fn operands(mut self, operands: &'static [Kind]) -> Self {
        self.operands = Some(operands);
        self
    }

    /// The same with results.
    #[must_use]
    pub const fn results(mut self, results: &'static [Kind]) -> Self {
        self.results = Some(results);
        self
    }

    /// The same with regions.
    #[must_use]
    pub const fn regions(mut self, regions: u8) -> Self {
        self.regions = Some(regions);
        self
    }

    /// The same with any number of regions.
    #[must_use]
    pub const fn variadic_regions(mut self) -> Self {
        self.regions = None;
        self
    }

    /// The same with successors.
    #[must_use]
    pub const fn successors(mut self, successors: u8) -> Self {
        self.successors = Some(successors);
        self
    }

    /// The same with any number of successors.
    #[must_use]
    pub const fn variadic_successors(mut self) -> Self {
        self.successors = None;
        self
    }

    /// The same without any check of operands, results and regions.
    #[must_use]
    pub const fn unchecked(mut self) -> Self {
        self.operands = None;
        self.results = None;
        self.regions = None;
        self.successors = None;
        self
    }
}

/// The declaration of the operations of one name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
    /// Its effects on memory are those that these traits say, whatever its operands and attributes.
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

    /// All of these together.
    #[must_use]
    pub const fn all(sets: &[Self]) -> Self {
        let (mut all, mut index) = (Self::NONE, 0);
        while index < sets.len() {
            all = all.with(sets[index]);
            index += 1;
        }
        all
    }

    /// Both sets together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// True if all of `other` are in this set.
    #[must_use]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for Traits {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other)
    }
}

/// The declaration of the operations of this name in the built-in dialects.
pub(crate) fn declared(name: &str) -> Option<&'static OpDef> {
    let (prefix, _) = name.split_once('.')?;
    let dialect = DIALECTS.binary_search_by(|dialect| dialect.name.cmp(prefix));
    let ops = DIALECTS.get(dialect.ok()?)?.ops;
    let found = ops.binary_search_by(|def| def.name.cmp(name));
    ops.get(found.ok()?)
}

/// Dialects that exist though this crate has no table of their operations: their types and attributes are theirs.
pub(crate) const OTHER_DIALECTS: &[&str] = &["dlti", "test"];

/// The registration of an operation name.
#[derive(Debug)]
pub(crate) struct OpNameData {
    pub(crate) name: Box<str>,
    pub(crate) def: Option<&'static OpDef>,
    pub(crate) traits: Traits,
    /// Names of the inherent attributes.
    pub(crate) properties: Box<[Ident]>,
    /// Names of the properties that are not attributes.
    pub(crate) native: Box<[Ident]>,
    /// Names of those that must be there.
    pub(crate) required: Box<[Ident]>,
    /// Properties that are there even where they were not written.
    pub(crate) defaults: Box<[(Ident, Attr)]>,
    /// The place of its dialect among those that are known; none if nobody knows the dialect.
    pub(crate) dialect: Option<u32>,
    pub(crate) constant: ConstantValue,
}

/// The value of an operation that is constant-like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConstantValue {
    /// The operation is not a constant.
    None,
    /// This property is the value.
    Property(Ident),
    /// There is nothing that tells two operations of a type apart; the attribute stands for all.
    Itself(Attr),
    /// Zero; the attribute stands for that of a type that has no numbers.
    Zero(Attr),
}

impl std::borrow::Borrow<str> for OpNameData {
    fn borrow(&self) -> &str {
        &self.name
    }
}

// Names are told apart by their text alone.
impl PartialEq for OpNameData {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for OpNameData {}

impl std::hash::Hash for OpNameData {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (*self.name).hash(state);
    }
}
