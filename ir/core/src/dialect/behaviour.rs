//! The behaviour of operations, which passes query instead of matching on names.

use super::OpDef;
use crate::branch::BranchFn;
use crate::calls::{CallFn, CanInlineIntoFn, LowerReturnFn};
use crate::context::Context;
use crate::effects::EffectsFn;
use crate::flow::RegionFlow;
use crate::handle::{Attr, Type};
use crate::rewrite::{FoldFn, Pattern};
use crate::speculation::SpeculationFn;
use crate::symbols::VisibilityFn;
use crate::verify::{Invariants, SymbolUseFn, SymbolUsesFn, VerifyFn};

/// Makes the operation of a constant: its name and value; `None` if the dialect has no constant of that value and type.
pub type MaterializeFn = fn(&Context, Attr, Type) -> Option<crate::Header>;

/// Finds the first of the operands that results are written to; the others follow it.
pub type DestinationsFn = fn(crate::OpRef<'_>) -> Option<usize>;

/// Declares [`Behaviour`] with its optional functions. Each is a field, which a function of the same name sets, and is
/// inherited from the interfaces of an operation that does not set it.
macro_rules! behaviour {
    ($($(#[$doc:meta])* $field:ident: $ty:ty;)*) => {
        /// The behaviour of the operations of one name: a row of the table of their dialect.
        ///
        /// Every function is optional. Without one, passes are conservative: no fold, any effect, unknown control flow.
        ///
        /// ```
        /// use pass_ir::rewrite::{Fold, Site};
        /// use pass_ir::dialect::{Behaviour, Dialect, Kind, OpDef, Traits};
        /// use pass_ir::Context;
        ///
        /// /// `neg(neg(x))` is `x`.
        /// fn fold_neg(neg: &Site<'_>) -> Option<Fold> {
        ///     let inner = neg.def(neg.operand(0)?, neg.name())?;
        ///     Some(inner.operand(0)?.into())
        /// }
        ///
        /// static TOY: Dialect = Dialect {
        ///     name: "toy",
        ///     ops: &[OpDef::new("toy.neg", Traits::PURE).operands(&[Kind::Any]).results(&[Kind::Any])],
        ///     behaviour: &[Behaviour::new("toy.neg").fold(fold_neg)],
        ///     ..Dialect::EMPTY
        /// };
        ///
        /// let mut cx = Context::new();
        /// cx.register(&TOY);
        /// assert!(cx.behaviour(cx.op_name("toy.neg")).fold.is_some());
        /// ```
        #[derive(Clone, Copy, Debug)]
        #[non_exhaustive]
        #[must_use]
        pub struct Behaviour {
            /// The full name of the operations.
            pub name: &'static str,
            /// True if the operation inherits folds of its interfaces.
            pub inherits_fold: bool,
            /// The canonicalization patterns, in order.
            pub patterns: &'static [Pattern],
            /// True if the first region is the body of a function that may be inlined.
            pub callable: bool,
            /// The invariants beyond declaration and traits.
            pub invariants: Invariants,
            $($(#[$doc])* pub $field: Option<$ty>,)*
        }

        impl Behaviour {
            /// Returns a row for the operations of that name, without any function.
            pub const fn new(name: &'static str) -> Self {
                Self {
                    name,
                    inherits_fold: true,
                    patterns: &[],
                    callable: false,
                    invariants: Invariants::NONE,
                    $($field: None,)*
                }
            }

            $(
                #[doc = concat!("Sets `", stringify!($field), "`.")]
                pub const fn $field(mut self, $field: $ty) -> Self {
                    self.$field = Some($field);
                    self
                }
            )*

            fn with_defaults(self, other: &Self) -> Self {
                let fold = other.fold.filter(|_| self.inherits_fold);
                let other = Self { fold, ..*other };
                let (has_patterns, has_invariants) =
                    (!self.patterns.is_empty(), !self.invariants.is_empty());
                Self {
                    name: self.name,
                    inherits_fold: self.inherits_fold,
                    patterns: if has_patterns { self } else { other }.patterns,
                    callable: self.callable || other.callable,
                    invariants: if has_invariants { self } else { other }.invariants,
                    $($field: self.$field.or(other.$field),)*
                }
            }
        }
    };
}

behaviour! {
    /// The fold, which is tried before patterns.
    fold: FoldFn;
    /// The memory effects, if they depend on operands or attributes; else traits declare them.
    effects: EffectsFn;
    /// The speculation, if it depends on operands or attributes; else traits declare it.
    speculation: SpeculationFn;
    /// Returns the successor that a branch takes, if its operands determine it. The last operands of a branch are
    /// forwarded to its successors in order. The properties `operandSegmentSizes` and `case_operand_segments` hold
    /// their numbers, if the operation has them.
    branch: BranchFn;
    /// The control flow between the operation and its regions.
    regions: RegionFlow;
    /// The operands that results are written to, one for each result.
    destinations: DestinationsFn;
    /// The callee of a call.
    call: CallFn;
    /// Replaces a return in an inlined body.
    lower_return: LowerReturnFn;
    /// Returns whether a body may be inlined into a region of the operation.
    can_inline_into: CanInlineIntoFn;
    /// Returns the visibility of a symbol without a property `sym_visibility`.
    visibility: VisibilityFn;
}

impl Behaviour {
    pub(crate) const UNKNOWN: Self = Self::new("");

    /// Excludes the folds of interfaces.
    pub const fn without_fold(mut self) -> Self {
        self.inherits_fold = false;
        self
    }

    setters! {
        /// Sets the canonicalization patterns.
        patterns: &'static [Pattern];
        /// Sets the invariants.
        invariants: Invariants;
    }

    /// Declares a function whose calls may be inlined.
    pub const fn callable(mut self) -> Self {
        self.callable = true;
        self
    }

    /// Sets the verifier, which runs before those of nested operations.
    pub const fn verify(mut self, verify: VerifyFn) -> Self {
        self.invariants.own = Some(verify);
        self
    }

    /// Sets the check of relations between types beyond the declaration.
    pub const fn verify_types(mut self, verify: VerifyFn) -> Self {
        self.invariants.types = Some(verify);
        self
    }

    /// Sets the verifier of the interfaces of the operation.
    pub const fn verify_interfaces(mut self, verify: VerifyFn) -> Self {
        self.invariants.interfaces = Some(verify);
        self
    }

    /// Sets the verifier that relies on valid regions.
    pub const fn verify_after_regions(mut self, verify: VerifyFn) -> Self {
        self.invariants.after_regions = Some(verify);
        self
    }

    /// Sets the verifier of the symbol that a property refers to.
    pub const fn verify_symbol(mut self, property: &'static str, verify: SymbolUseFn) -> Self {
        self.invariants.symbol = Some((property, verify));
        self
    }

    /// Sets the verifier of several references to symbols, or of a nested one.
    pub const fn verify_symbols(mut self, verify: SymbolUsesFn) -> Self {
        self.invariants.symbols = Some(verify);
        self
    }

    /// Returns the behaviour of an operation, with that of its interfaces as defaults.
    pub(super) fn in_dialect(rows: &[Self], interfaces: &[Self], def: &OpDef) -> Self {
        let declared = rows.iter().find(|row| row.name == def.name);
        let inherited = interfaces
            .iter()
            .filter(|row| def.interfaces.contains(&row.name));
        let start = declared.copied().unwrap_or(Self::new(def.name));
        inherited.fold(start, |row, inherited| row.with_defaults(inherited))
    }
}
