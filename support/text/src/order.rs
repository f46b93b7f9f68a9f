//! Rules about the order of passes, their check against a sequence of passes, and orders that satisfy them.

mod check;
mod schedule;
mod sort;
mod targets;

pub use check::{Branches, Run, Unconditional, Violation, violations, violations_of};
pub use sort::sort;

/// An order rule of one pass on a target.
///
/// A rule applies if both run in one pipeline; [`Relation::Requires`] and [`Relation::FollowedBy`] also require the target. Only the sequence of runs matters, not the nesting.
///
/// Closed: a check of pipelines has to handle a new relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Relation {
    /// Strong: every run of the pass comes before every run of the target. Weak: some run of the target comes after each
    /// run of the pass, so that a pipeline that runs the target early and late is fine.
    Before,
    /// Strong: every run of the pass comes after every run of the target. Weak: some run of the target comes before each
    /// run of the pass.
    After,
    /// Some run of the target comes before each run of the pass.
    Requires,
    /// Some run of the target comes after each run of the pass.
    FollowedBy,
    /// Both never run in one pipeline.
    ConflictsWith,
}

impl Relation {
    /// All relations, in the order of the documentation.
    pub const ALL: [Self; 5] = [
        Self::Before,
        Self::After,
        Self::Requires,
        Self::FollowedBy,
        Self::ConflictsWith,
    ];

    /// Returns the name in definitions, such as `followed-by`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Before => "before",
            Self::After => "after",
            Self::Requires => "requires",
            Self::FollowedBy => "followed-by",
            Self::ConflictsWith => "conflicts-with",
        }
    }
}

/// The kind of a violation.
///
/// Closed, as [`Relation`] is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Strength {
    /// An error.
    #[default]
    Strong,
    /// A warning.
    Weak,
}

impl Strength {
    /// Both strengths.
    pub const ALL: [Self; 2] = [Self::Strong, Self::Weak];

    /// Returns the name in definitions, such as `weak`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Strong => "strong",
            Self::Weak => "weak",
        }
    }
}

/// The target of a rule. A pass is never its own target.
///
/// Closed, as [`Relation`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OrderTarget<'a> {
    /// The pass with this name.
    Pass(&'a str),
    /// Every pass of this kind.
    Kind(&'a str),
}

/// A rule that a pass states about its neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OrderRule<'a> {
    /// The required position of the pass relative to the target.
    pub relation: Relation,
    /// The target of the rule.
    pub target: OrderTarget<'a>,
    /// The kind of the violation.
    pub strength: Strength,
    /// The reason; may be empty.
    pub reason: &'a str,
}

impl<'a> OrderRule<'a> {
    /// Makes a rule; the reason may be empty.
    pub const fn new(
        relation: Relation,
        target: OrderTarget<'a>,
        strength: Strength,
        reason: &'a str,
    ) -> Self {
        Self {
            relation,
            target,
            strength,
            reason,
        }
    }
}

/// The facts of a pass that order rules refer to.
///
/// Closed: callers build it, and a fact that rules refer to must not be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderFacts<'a> {
    /// The name of the pass in a pipeline.
    pub pass: &'a str,
    /// The kinds of the pass.
    pub kinds: &'a [&'a str],
    /// The order rules of the pass.
    pub rules: &'a [OrderRule<'a>],
}
