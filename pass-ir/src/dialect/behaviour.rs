//! The behaviour of operations: functions that passes call instead of matching on names.

use crate::context::Context;
use crate::handle::{Attr, Type};
use crate::rewrite::{FoldFn, Pattern};

/// Makes the operation of a constant: its name and value; none if the dialect has no constant of that value and type.
pub type MaterializeFn = fn(&Context, Attr, Type) -> Option<crate::Header>;

/// The behaviour of the operations of one name: a row of the table of their dialect.
///
/// Every function is optional. Without one, passes assume the worst: no fold, any effect, unknown control flow.
///
/// ```
/// use pass_ir::rewrite::{Fold, Site};
/// use pass_ir::{Behaviour, Context, Dialect, Kind, OpDef, Traits};
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
    /// The canonicalization patterns, in the order in which they are tried.
    pub patterns: &'static [Pattern],
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
            patterns: &[],
        }
    }

    /// The same row with a fold.
    #[must_use]
    pub const fn fold(mut self, fold: FoldFn) -> Self {
        self.fold = Some(fold);
        self
    }

    /// The same row with canonicalization patterns.
    #[must_use]
    pub const fn patterns(mut self, patterns: &'static [Pattern]) -> Self {
        self.patterns = patterns;
        self
    }
}
