//! Rules and sets of them.

use super::pattern::{EntityKind, Pattern};

/// A rule about the operations or types that a pattern matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rule<'a> {
    /// The operations or types.
    pub pattern: Pattern<'a>,
    /// `true` if they are legal.
    pub is_legal: bool,
    /// The reason; may be empty.
    pub reason: &'a str,
}

impl<'a> Rule<'a> {
    /// Creates a rule that allows.
    pub const fn legal(pattern: Pattern<'a>) -> Self {
        Self {
            pattern,
            is_legal: true,
            reason: "",
        }
    }

    /// Creates a rule that forbids.
    pub const fn illegal(pattern: Pattern<'a>) -> Self {
        Self {
            is_legal: false,
            ..Self::legal(pattern)
        }
    }

    /// Sets the reason.
    #[must_use]
    pub const fn reason(self, reason: &'a str) -> Self {
        Self { reason, ..self }
    }
}

/// A set of rules, in the order in which they are stated.
///
/// The most specific rule decides: one about an operation or a type before one about its dialect, and of equal ones the
/// last. If no rule matches, everything is legal, unless the set is closed: a rule that allows something without being an
/// exception to a rule that forbids it makes all other operations (or types, for a rule about types) illegal.
///
/// ```
/// use pass_text::legality::{EntityKind::Operation, Pattern, Rule, RuleSet};
/// const LLVM: Rule<'static> = Rule::legal(Pattern::operation("llvm"));
/// const UNDEF: Rule<'static> = Rule::illegal(Pattern::operation("llvm.mlir.undef"));
/// const CF: Rule<'static> = Rule::illegal(Pattern::operation("cf"));
/// const ASSERT: Rule<'static> = Rule::legal(Pattern::operation("cf.assert"));
///
/// let machine = RuleSet::new(&[LLVM, UNDEF]);
/// let is_legal = |set: RuleSet<'_>, name| set.verdict(Operation, name).is_legal();
/// assert!(is_legal(machine, "llvm.add") && !is_legal(machine, "llvm.mlir.undef"));
/// assert!(!is_legal(machine, "scf.for"));
///
/// // `cf.assert` is an exception, so the set stays open.
/// let structured = RuleSet::new(&[CF, ASSERT]);
/// assert!(is_legal(structured, "cf.assert") && is_legal(structured, "scf.for"));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleSet<'a> {
    rules: &'a [Rule<'a>],
}

/// The decision of a rule set about an operation or a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It may be present.
    Legal,
    /// It must be absent. The index of the rule; `None` if no rule matches and the set is closed.
    Illegal(Option<usize>),
}

impl Verdict {
    /// Returns whether it may be present.
    pub fn is_legal(self) -> bool {
        self == Verdict::Legal
    }
}

impl<'a> RuleSet<'a> {
    /// Creates a set of these rules.
    pub const fn new(rules: &'a [Rule<'a>]) -> Self {
        Self { rules }
    }

    /// Returns the rules, in order.
    pub const fn rules(&self) -> &'a [Rule<'a>] {
        self.rules
    }

    /// Returns whether what no rule matches is illegal.
    pub fn is_closed(&self, kind: EntityKind) -> bool {
        let of_kind = self.rules.iter().filter(|rule| rule.pattern.kind() == kind);
        let is_exception = |legal: &Rule<'_>| {
            let mut illegal = of_kind.clone().filter(|rule| !rule.is_legal);
            illegal.any(|rule| rule.pattern.matches(kind, legal.pattern.name()))
        };
        let mut legal = of_kind.clone().filter(|rule| rule.is_legal);
        legal.any(|rule| !is_exception(rule))
    }

    /// Returns the decision about an operation or a type with this name.
    pub fn verdict(&self, kind: EntityKind, name: &str) -> Verdict {
        let rules = self.rules.iter().enumerate();
        let matching = rules.filter(|(_, rule)| rule.pattern.matches(kind, name));
        let decisive = matching.max_by_key(|(index, rule)| (!rule.pattern.is_dialect(), *index));
        match decisive {
            Some((index, rule)) => rule.verdict(index),
            None => self.default_verdict(kind),
        }
    }

    /// Returns the decision about everything of a kind that no rule of the set names.
    pub(crate) fn default_verdict(&self, kind: EntityKind) -> Verdict {
        if self.is_closed(kind) {
            Verdict::Illegal(None)
        } else {
            Verdict::Legal
        }
    }

    /// Returns the reason of a decision; empty if there is none.
    pub fn reason(&self, verdict: Verdict) -> &'a str {
        match verdict {
            Verdict::Illegal(Some(rule)) => self.rules.get(rule).map_or("", |rule| rule.reason),
            Verdict::Illegal(None) | Verdict::Legal => "",
        }
    }
}

impl Rule<'_> {
    pub(crate) fn verdict(&self, index: usize) -> Verdict {
        if self.is_legal {
            Verdict::Legal
        } else {
            Verdict::Illegal(Some(index))
        }
    }
}
