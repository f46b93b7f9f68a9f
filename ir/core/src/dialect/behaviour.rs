//! The behaviour of operations: functions that passes call instead of matching on names.

use super::OpDef;
use crate::branch::BranchFn;
use crate::calls::{AcceptsFn, AdoptFn, CallFn, LeaveFn, ObstacleFn};
use crate::context::Context;
use crate::effects::EffectsFn;
use crate::flow::RegionFlow;
use crate::handle::{Attr, Type};
use crate::rewrite::{FoldFn, Pattern};
use crate::speculation::SpeculationFn;
use crate::symbols::VisibilityFn;
use crate::verify::{Invariants, VerifyFn};

/// Makes the operation of a constant: its name and value; none if the dialect has no constant of that value and type.
pub type MaterializeFn = fn(&Context, Attr, Type) -> Option<crate::Header>;

/// Finds the first of the operands that results are written to; the others follow it.
pub type DestinationsFn = fn(crate::OpRef<'_>) -> Option<usize>;

/// The behaviour of the operations of one name: a row of the table of their dialect.
///
/// Every function is optional. Without one, passes assume the worst: no fold, any effect, unknown control flow.
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
///     behaviour: &[Behaviour::of("toy.neg").fold(fold_neg)],
///     ..Dialect::EMPTY
/// };
///
/// let mut cx = Context::new();
/// cx.register(&TOY);
/// assert!(cx.behaviour(cx.op_name("toy.neg")).fold.is_some());
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Behaviour {
    /// The full name of the operations.
    pub name: &'static str,
    /// The fold, which is tried before patterns.
    pub fold: Option<FoldFn>,
    /// False if the operation does not fold as its interfaces do.
    pub inherits_fold: bool,
    /// The canonicalization patterns, in the order in which they are tried.
    pub patterns: &'static [Pattern],
    /// The effects on memory, where operands or attributes decide; traits declare the others.
    pub effects: Option<EffectsFn>,
    /// The places where the operation may run, where operands or attributes decide; traits declare the others.
    pub speculation: Option<SpeculationFn>,
    /// The choice of a branch whose last operands are passed to its successors, one after the other.
    pub branch: Option<BranchFn>,
    /// The control flow between the operation and its regions.
    pub regions: Option<RegionFlow>,
    /// The operands that results are written to, one for each result.
    pub destinations: Option<DestinationsFn>,
    /// The call that the operation is.
    pub call: Option<CallFn>,
    /// Completes the body of a function that takes the place of the call that the operation is.
    pub adopt: Option<AdoptFn>,
    /// True for functions: the first region is their body.
    pub callable: bool,
    /// Finds what keeps the body of the function from taking the place of a call.
    pub obstacle: Option<ObstacleFn>,
    /// Replaces the terminator of a function whose body has taken the place of a call.
    pub leave: Option<LeaveFn>,
    /// A condition for the bodies of functions that are inlined into a region of the operation.
    pub accepts: Option<AcceptsFn>,
    /// The visibility of the symbol that the operation defines, where the property `sym_visibility` does not hold it.
    pub visibility: Option<VisibilityFn>,
    /// What is verified, beyond declaration and traits.
    pub invariants: Invariants,
}

impl Behaviour {
    /// The behaviour of an operation of which nothing is known.
    pub(crate) const UNKNOWN: Self = Self::of("");

    /// A row for the operations of that name, without any function.
    #[must_use]
    pub const fn of(name: &'static str) -> Self {
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
            adopt: None,
            callable: false,
            obstacle: None,
            leave: None,
            accepts: None,
            visibility: None,
            invariants: Invariants::NONE,
        }
    }

    /// The same row with a fold.
    #[must_use]
    pub const fn fold(mut self, fold: FoldFn) -> Self {
        self.fold = Some(fold);
        self
    }

    /// The same row of an operation that does not fold as its interfaces do.
    #[must_use]
    pub const fn without_fold(mut self) -> Self {
        self.inherits_fold = false;
        self
    }

    /// The same row with canonicalization patterns.
    #[must_use]
    pub const fn patterns(mut self, patterns: &'static [Pattern]) -> Self {
        self.patterns = patterns;
        self
    }

    /// The same row with effects on memory that operands or attributes decide.
    #[must_use]
    pub const fn effects(mut self, effects: EffectsFn) -> Self {
        self.effects = Some(effects);
        self
    }

    /// The same row with a condition for running where the operation would not have run.
    #[must_use]
    pub const fn speculation(mut self, speculation: SpeculationFn) -> Self {
        self.speculation = Some(speculation);
        self
    }

    /// The same row of a branch. Its last operands are passed to its successors, one after the other; properties
    /// `operandSegmentSizes` and `case_operand_segments` hold their numbers, where there are such. `taken` answers
    /// with the only successor that is taken, if operands decide that.
    #[must_use]
    pub const fn branch(mut self, taken: BranchFn) -> Self {
        self.branch = Some(taken);
        self
    }

    /// The same row with the control flow between the operation and its regions.
    #[must_use]
    pub const fn regions(mut self, flow: RegionFlow) -> Self {
        self.regions = Some(flow);
        self
    }

    /// The same row of an operation that writes its results to operands of their types.
    #[must_use]
    pub const fn destinations(mut self, destinations: DestinationsFn) -> Self {
        self.destinations = Some(destinations);
        self
    }

    /// The same row of a call.
    #[must_use]
    pub const fn call(mut self, call: CallFn) -> Self {
        self.call = Some(call);
        self
    }

    /// The same row of a function whose body may take the place of a call.
    #[must_use]
    pub const fn callable(mut self) -> Self {
        self.callable = true;
        self
    }

    /// The same row of a function, some of whose calls have to stay.
    #[must_use]
    pub const fn obstacle(mut self, obstacle: ObstacleFn) -> Self {
        self.obstacle = Some(obstacle);
        self
    }

    /// The same row of a call, and how it completes the body that takes its place.
    #[must_use]
    pub const fn adopt(mut self, adopt: AdoptFn) -> Self {
        self.adopt = Some(adopt);
        self
    }

    /// The same row of a terminator that returns from a function, and how it goes on in a block instead.
    #[must_use]
    pub const fn leave(mut self, leave: LeaveFn) -> Self {
        self.leave = Some(leave);
        self
    }

    /// The same row with a condition for bodies that are inlined into its regions.
    #[must_use]
    pub const fn accepts(mut self, accepts: AcceptsFn) -> Self {
        self.accepts = Some(accepts);
        self
    }

    /// The same row with a visibility of its own.
    #[must_use]
    pub const fn visibility(mut self, visibility: VisibilityFn) -> Self {
        self.visibility = Some(visibility);
        self
    }

    /// The same row with invariants.
    #[must_use]
    pub const fn invariants(mut self, invariants: Invariants) -> Self {
        self.invariants = invariants;
        self
    }

    /// The same row with a verifier, which runs before those of nested operations.
    #[must_use]
    pub const fn verify(mut self, verify: VerifyFn) -> Self {
        self.invariants.own = Some(verify);
        self
    }

    /// The behaviour of an operation: its own row, completed by those of its interfaces.
    pub(super) fn in_dialect(rows: &[Self], interfaces: &[Self], def: &OpDef) -> Self {
        let own = rows.iter().find(|row| row.name == def.name);
        let inherited = interfaces
            .iter()
            .filter(|row| def.interfaces.contains(&row.name));
        let start = own.copied().unwrap_or(Self::of(def.name));
        inherited.fold(start, |row, inherited| row.or(inherited))
    }

    /// This row, with the functions of another one where it has none.
    fn or(self, other: &Self) -> Self {
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
            adopt: self.adopt.or(other.adopt),
            callable: self.callable || other.callable,
            obstacle: self.obstacle.or(other.obstacle),
            leave: self.leave.or(other.leave),
            accepts: self.accepts.or(other.accepts),
            visibility: self.visibility.or(other.visibility),
            invariants: if self.invariants.is_empty() {
                other.invariants
            } else {
                self.invariants
            },
        }
    }
}
