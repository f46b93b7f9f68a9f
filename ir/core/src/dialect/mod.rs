//! Dialects as tables: the declarations of their operations, and how these behave.

/// Declares functions that set a field of the same name.
macro_rules! setters {
    ($($(#[$doc:meta])* $field:ident: $ty:ty $(=> $wrap:ident)?;)*) => {$(
        $(#[$doc])*
        pub const fn $field(mut self, $field: $ty) -> Self {
            self.$field = $($wrap)?($field);
            self
        }
    )*};
}

pub(crate) use setters;

mod behaviour;
mod builtin;
mod constraint;
mod enumeration;
mod hooks;
mod kind;
mod parameters;
mod traits;

pub use crate::branch::BranchFn;
pub use crate::calls::{CallFn, CallSite, CanInlineIntoFn, LowerReturnFn};
pub use crate::effects::EffectsFn;
pub use crate::speculation::SpeculationFn;
pub use crate::symbols::VisibilityFn;
pub use behaviour::{Behaviour, DestinationsFn, MaterializeFn};
pub(crate) use builtin::DIALECT as BUILTIN;
pub use constraint::{
    Aspect, AttrClass, AttrConstraint, AttrTest, Blocks, Order, Part, Rule, RuleTest, Transform,
    TypeClass, TypeConstraint, TypeTest,
};
pub use enumeration::{Enumeration, Frame};

pub use hooks::{AttributeFn, Container, ElementType, FlagProperty};
pub use kind::Kind;
pub use parameters::{Parameter, ParameterKind, Parameters, Piece};
pub use traits::Traits;

use crate::verify::VerifyFn;

/// The names of the operations of `builtin`.
#[expect(missing_docs, reason = "each constant is spelled as the operation")]
pub mod op {
    use crate::handle::OpName;

    pub const BUILTIN_MODULE: OpName = OpName(0);
    pub const BUILTIN_UNREALIZED_CONVERSION_CAST: OpName = OpName(1);
}

/// A dialect: its name and its operations.
///
/// A table is all that a context needs:
///
/// ```
/// use pass_ir::dialect::{Dialect, OpDef, Traits};
/// use pass_ir::Context;
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
    /// The operations, unless `declarations` holds them.
    pub ops: &'static [OpDef],
    /// The declarations of a table that is read when one of them is needed first.
    pub declarations: Option<fn() -> &'static Declarations>,
    /// The dialects that are loaded with this one, since its folds and patterns may make their operations.
    pub depends: &'static [&'static str],
    /// Mnemonics of the attributes and types that are printed once, at the top, and by an alias elsewhere, each with
    /// it.
    pub aliases: &'static [(&'static str, &'static str)],
    /// The mnemonics of all attributes of the dialect; without it, any attribute is accepted.
    pub attributes: Option<&'static [&'static str]>,
    /// The mnemonics of all types of the dialect; without it, any type is accepted.
    pub types: Option<&'static [&'static str]>,
    /// Mnemonics of the types in whose text other types of the dialect go without its name: `!llvm.array<2 x ptr>`.
    pub short_in: &'static [&'static str],
    /// Returns the text of a type as MLIR prints it, after the name of the dialect, if it is spelled in another way.
    pub canonical_type: Option<fn(&crate::Context, &str) -> Option<String>>,
    /// Returns what is wrong with a type of the dialect, beyond the declared syntax.
    pub type_error: Option<fn(&crate::Context, crate::Type) -> Option<String>>,
    /// True if operations that the table does not list are accepted as unregistered ones.
    pub is_open: bool,
    /// True if the table is complete. In a dialect that is not exhaustive, missing facts are unknown: its types may
    /// implement any interface, and its terminators may have successors.
    pub is_exhaustive: bool,
    /// The number of the first constant handle, [`OpName::constant`](crate::OpName::constant), of its operations.
    /// They have consecutive handles in the order of the table.
    pub constants: Option<u32>,
    /// The types that may be elements of built-in types. Of a dialect that is not exhaustive, any type may.
    pub element_types: &'static [ElementType],
    /// Mnemonics of the types that have a shape and elements, and are written like tensors.
    pub shaped_types: &'static [&'static str],
    /// The properties of its operations that are sets of flags rather than attributes.
    pub flag_properties: &'static [FlagProperty],
    /// The check of an attribute of the dialect on any operation.
    pub verify_attribute: Option<AttributeFn>,
    /// The check of the attributes of the dialect on arguments and results of any function.
    pub verify_function: Option<VerifyFn>,
    /// The behaviour of the operations, a row for each that has any.
    pub behaviour: &'static [Behaviour],
    /// The default behaviour of the operations that implement an interface, by its name.
    pub interface_behaviour: &'static [Behaviour],
    /// Makes the constants that operations of the dialect fold to; without it, they fold to none.
    pub materialize: Option<MaterializeFn>,
}

impl Dialect {
    /// A dialect without anything, for `..Dialect::EMPTY`.
    pub const EMPTY: Self = Self {
        name: "",
        ops: &[],
        declarations: None,
        depends: &[],
        aliases: &[],
        attributes: None,
        types: None,
        short_in: &[],
        canonical_type: None,
        type_error: None,
        is_open: false,
        is_exhaustive: false,
        constants: None,
        element_types: &[],
        shaped_types: &[],
        flag_properties: &[],
        verify_attribute: None,
        verify_function: None,
        behaviour: &[],
        interface_behaviour: &[],
        materialize: None,
    };

    /// Returns the declaration of an operation.
    pub fn op(&self, name: &str) -> Option<&'static OpDef> {
        // Generated tables are sorted, those written by hand need not be.
        let ops = self.ops();
        match ops.binary_search_by(|def| def.name.cmp(name)) {
            Ok(index) => ops.get(index),
            Err(_) => ops.iter().find(|def| def.name == name),
        }
    }

    /// Returns the declarations of all operations.
    pub fn ops(&self) -> &'static [OpDef] {
        self.declarations.map_or(self.ops, |read| read().ops)
    }

    /// Returns the enumeration that an attribute holds.
    pub fn enumeration(&self, mnemonic: &str) -> Option<&'static Enumeration> {
        let mut enumerations = self.declarations?().enumerations.iter();
        enumerations.find(|enumeration| enumeration.mnemonic == mnemonic)
    }

    pub(crate) fn behaviour_of(&self, def: &OpDef) -> Behaviour {
        Behaviour::in_dialect(self.behaviour, self.interface_behaviour, def)
    }
}

/// The declarations of a dialect whose table is data: [`Dialect::declarations`].
#[derive(Debug, Default)]
pub struct Declarations {
    /// The operations, sorted by name.
    pub ops: &'static [OpDef],
    /// The attributes that hold a value of an enumeration, sorted by mnemonic.
    pub enumerations: &'static [Enumeration],
    /// The text of attributes, sorted by mnemonic. The text of others is kept as it is written.
    pub attribute_texts: &'static [Parameters],
    /// The text of types, sorted by mnemonic.
    pub type_texts: &'static [Parameters],
}

/// An operation, as its dialect declares it.
#[derive(Debug)]
#[must_use]
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
    /// The required properties.
    pub required: &'static [&'static str],
    /// The default values of properties, as text. They are printed even if they were not written.
    pub defaults: &'static [(&'static str, &'static str)],
    /// The constraints of the operands; `None` for no check.
    pub operands: Option<&'static [Kind]>,
    /// The constraints of the results; `None` for no check.
    pub results: Option<&'static [Kind]>,
    /// The number of regions; `None` for any number.
    pub regions: Option<u8>,
    /// The number of successors; `None` for any number.
    pub successors: Option<u8>,
    /// The constraints of properties, by name.
    pub attributes: &'static [(&'static str, &'static AttrConstraint)],
    /// Relations between types.
    pub rules: &'static [Rule],
    /// The regions by name, each with its number of blocks. The last stands for all that follow.
    pub blocks: &'static [(&'static str, Blocks)],
    /// The allowed parents; empty for any.
    pub parents: &'static [&'static str],
    /// The terminator of the blocks, which the custom form leaves out.
    pub terminator: Option<&'static str>,
}

impl OpDef {
    /// Creates a declaration with traits, and without operands, results, regions and successors.
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
            attributes: &[],
            rules: &[],
            blocks: &[],
            parents: &[],
            terminator: None,
        }
    }

    setters! {
        /// Sets interfaces.
        interfaces: &'static [&'static str];
        /// Sets properties.
        properties: &'static [&'static str];
        /// Sets properties that are not attributes, which [`OpDef::properties`] lists too.
        native: &'static [&'static str];
        /// Sets the required properties.
        required: &'static [&'static str];
        /// Sets the default values of properties.
        defaults: &'static [(&'static str, &'static str)];
        /// Sets operands.
        operands: &'static [Kind] => Some;
        /// Sets results.
        results: &'static [Kind] => Some;
        /// Sets regions.
        regions: u8 => Some;
        /// Sets successors.
        successors: u8 => Some;
        /// Sets constraints of properties.
        attributes: &'static [(&'static str, &'static AttrConstraint)];
        /// Sets the relations between types.
        rules: &'static [Rule];
        /// Sets the number of blocks of each region.
        blocks: &'static [(&'static str, Blocks)];
        /// Sets the allowed parents.
        parents: &'static [&'static str];
        /// Sets a terminator that the custom form leaves out.
        terminator: &'static str => Some;
    }

    /// Allows any number of regions.
    pub const fn variadic_regions(mut self) -> Self {
        self.regions = None;
        self
    }

    /// Allows any number of successors.
    pub const fn variadic_successors(mut self) -> Self {
        self.successors = None;
        self
    }

    /// Disables the checks of operands, results, regions and successors.
    pub const fn unchecked(mut self) -> Self {
        self.operands = None;
        self.results = None;
        self.regions = None;
        self.successors = None;
        self
    }
}
