//! The behaviour of operations, which passes query instead of matching on names.

use super::OpDef;
use crate::branch::BranchFn;
use crate::calls::{CallFn, CanInlineIntoFn, FinishInlinedBodyFn, InlineObstacleFn, LowerReturnFn};
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
    /// The fold, which is tried before patterns.
    pub fold: Option<FoldFn>,
    /// True if the operation inherits folds of its interfaces.
    pub inherits_fold: bool,
    /// The canonicalization patterns, in order.
    pub patterns: &'static [Pattern],
    /// The memory effects, if they depend on operands or attributes; else traits declare them.
    pub effects: Option<EffectsFn>,
    /// The speculation, if it depends on operands or attributes; else traits declare it.
    pub speculation: Option<SpeculationFn>,
    /// Returns the taken successor of a branch whose last operands are forwarded to its successors.
    pub branch: Option<BranchFn>,
    /// The control flow between the operation and its regions.
    pub regions: Option<RegionFlow>,
    /// The operands that results are written to, one for each result.
    pub destinations: Option<DestinationsFn>,
    /// The callee of a call.
    pub call: Option<CallFn>,
    /// Completes an inlined body, called on the call that it replaces.
    pub finish_inlined_body: Option<FinishInlinedBodyFn>,
    /// True if the first region is the body of a function that may be inlined.
    pub callable: bool,
    /// Returns why a call of the function must not be inlined.
    pub inline_obstacle: Option<InlineObstacleFn>,
    /// Replaces a return in an inlined body.
    pub lower_return: Option<LowerReturnFn>,
    /// Returns whether a body may be inlined into a region of the operation.
    pub can_inline_into: Option<CanInlineIntoFn>,
    /// Returns the visibility of a symbol without a property `sym_visibility`.
    pub visibility: Option<VisibilityFn>,
    /// The invariants beyond declaration and traits.
    pub invariants: Invariants,
}

impl Behaviour {
    pub(crate) const UNKNOWN: Self = Self::new("");

    /// Returns a row for the operations of that name, without any function.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            fold: None,
            inherits_fold: true,
            patterns: &[],
            effects: None,
            speculation: None,
            branch: None,
            regions: None,
            destinations: None,
            call: None,
            finish_inlined_body: None,
            callable: false,
            inline_obstacle: None,
            lower_return: None,
            can_inline_into: None,
            visibility: None,
            invariants: Invariants::NONE,
        }
    }

    /// Sets the fold.
    pub const fn fold(mut self, fold: FoldFn) -> Self {
        self.fold = Some(fold);
        self
    }

    /// Excludes the folds of interfaces.
    pub const fn without_fold(mut self) -> Self {
        self.inherits_fold = false;
        self
    }

    /// Sets the canonicalization patterns.
    pub const fn patterns(mut self, patterns: &'static [Pattern]) -> Self {
        self.patterns = patterns;
        self
    }

    /// Sets the memory effects that depend on operands or attributes.
    pub const fn effects(mut self, effects: EffectsFn) -> Self {
        self.effects = Some(effects);
        self
    }

    /// Sets the speculation that depends on operands or attributes.
    pub const fn speculation(mut self, speculation: SpeculationFn) -> Self {
        self.speculation = Some(speculation);
        self
    }

    /// Declares a branch, whose last operands are forwarded to its successors in order. The properties
    /// `operandSegmentSizes` and `case_operand_segments` hold their numbers, if the operation has them. `taken` returns
    /// the taken successor, if the operands determine it.
    pub const fn branch(mut self, taken: BranchFn) -> Self {
        self.branch = Some(taken);
        self
    }

    /// Sets the control flow between the operation and its regions.
    pub const fn regions(mut self, flow: RegionFlow) -> Self {
        self.regions = Some(flow);
        self
    }

    /// Sets the operands to which the results are written.
    pub const fn destinations(mut self, destinations: DestinationsFn) -> Self {
        self.destinations = Some(destinations);
        self
    }

    /// Declares a call.
    pub const fn call(mut self, call: CallFn) -> Self {
        self.call = Some(call);
        self
    }

    /// Declares a function whose calls may be inlined.
    pub const fn callable(mut self) -> Self {
        self.callable = true;
        self
    }

    /// Sets the reasons against inlining a call of the function.
    pub const fn inline_obstacle(mut self, inline_obstacle: InlineObstacleFn) -> Self {
        self.inline_obstacle = Some(inline_obstacle);
        self
    }

    /// Sets the completion of a body that replaces the call.
    pub const fn finish_inlined_body(mut self, finish_inlined_body: FinishInlinedBodyFn) -> Self {
        self.finish_inlined_body = Some(finish_inlined_body);
        self
    }

    /// Declares a return, and sets its replacement in an inlined body.
    pub const fn lower_return(mut self, lower_return: LowerReturnFn) -> Self {
        self.lower_return = Some(lower_return);
        self
    }

    /// Sets the condition for bodies that are inlined into the regions.
    pub const fn can_inline_into(mut self, can_inline_into: CanInlineIntoFn) -> Self {
        self.can_inline_into = Some(can_inline_into);
        self
    }

    /// Sets the function that returns the visibility.
    pub const fn visibility(mut self, visibility: VisibilityFn) -> Self {
        self.visibility = Some(visibility);
        self
    }

    /// Sets the invariants.
    pub const fn invariants(mut self, invariants: Invariants) -> Self {
        self.invariants = invariants;
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

    fn with_defaults(self, other: &Self) -> Self {
        Self {
            name: self.name,
            fold: self.fold.or(other.fold.filter(|_| self.inherits_fold)),
            inherits_fold: self.inherits_fold,
            patterns: if self.patterns.is_empty() {
                other.patterns
            } else {
                self.patterns
            },
            effects: self.effects.or(other.effects),
            speculation: self.speculation.or(other.speculation),
            branch: self.branch.or(other.branch),
            regions: self.regions.or(other.regions),
            destinations: self.destinations.or(other.destinations),
            call: self.call.or(other.call),
            finish_inlined_body: self.finish_inlined_body.or(other.finish_inlined_body),
            callable: self.callable || other.callable,
            inline_obstacle: self.inline_obstacle.or(other.inline_obstacle),
            lower_return: self.lower_return.or(other.lower_return),
            can_inline_into: self.can_inline_into.or(other.can_inline_into),
            visibility: self.visibility.or(other.visibility),
            invariants: if self.invariants.is_empty() {
                other.invariants
            } else {
                self.invariants
            },
        }
    }
}
