//! What a pass requires, ensures and creates.

use std::cmp::Ordering;

use super::pattern::Pattern;
use super::rules::{Rule, RuleSet};

/// The declared effect of a pass on the operation that it runs on and all that is nested in it.
///
/// It can be built in constants, so that generated tables hold it.
///
/// ```
/// use pass_text::legality::{Clause, Contract, Pattern, Rule};
/// const LOOPS_TO_BRANCHES: Contract<'static> = Contract::new()
///     .postcondition(&[Clause::new(&[Rule::illegal(Pattern::operation("scf"))])])
///     .creates(&[Pattern::operation("cf")]);
/// assert_eq!(LOOPS_TO_BRANCHES.postcondition.len(), 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Contract<'a> {
    /// What the IR before the pass must satisfy.
    pub precondition: &'a [Clause<'a>],
    /// What the IR after the pass satisfies.
    pub postcondition: &'a [Clause<'a>],
    /// The operations and types that the pass may bring in; a dialect stands for its operations and types. `None` for those
    /// of `dialects`, and of dialects that are present already.
    pub creates: Option<&'a [Pattern<'a>]>,
    /// The dialects that the pass declares.
    pub dialects: &'a [&'a str],
}

/// A part of a precondition or postcondition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Clause<'a> {
    /// The name of the rule set; empty if it has none.
    pub name: &'a str,
    /// The rules, those of included sets first.
    pub rules: RuleSet<'a>,
    /// The condition under which they apply; `None` if they always do.
    pub condition: Option<Condition<'a>>,
}

/// A condition on an option, whose value is compared as text in canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Condition<'a> {
    /// The name of the option in pipelines.
    pub option: &'a str,
    /// The comparison.
    pub test: Test<'a>,
}

/// A comparison of the value of an option.
///
/// Closed: these are the comparisons of the definition language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test<'a> {
    /// There is a value; a list has elements.
    Given,
    /// The value is this one.
    Is(&'a str),
    /// The value is another one, or there is none.
    IsNot(&'a str),
    /// The number is not below this one.
    AtLeast(&'a str),
    /// The number is not above this one.
    AtMost(&'a str),
}

impl<'a> Contract<'a> {
    /// Creates the contract of a pass that says nothing.
    pub const fn new() -> Self {
        Self {
            precondition: &[],
            postcondition: &[],
            creates: None,
            dialects: &[],
        }
    }

    /// Sets what the pass requires.
    #[must_use]
    pub const fn precondition(self, precondition: &'a [Clause<'a>]) -> Self {
        Self {
            precondition,
            ..self
        }
    }

    /// Sets what the pass ensures.
    #[must_use]
    pub const fn postcondition(self, postcondition: &'a [Clause<'a>]) -> Self {
        Self {
            postcondition,
            ..self
        }
    }

    /// Sets what the pass may bring in.
    #[must_use]
    pub const fn creates(self, creates: &'a [Pattern<'a>]) -> Self {
        Self {
            creates: Some(creates),
            ..self
        }
    }

    /// Sets the dialects that the pass declares.
    #[must_use]
    pub const fn dialects(self, dialects: &'a [&'a str]) -> Self {
        Self { dialects, ..self }
    }

    /// Returns the clauses: those of the precondition, then those of the postcondition.
    pub fn clauses(&self) -> impl Iterator<Item = &'a Clause<'a>> + use<'a> {
        self.precondition.iter().chain(self.postcondition)
    }
}

impl<'a> Clause<'a> {
    /// Creates a clause without a name and a condition.
    pub const fn new(rules: &'a [Rule<'a>]) -> Self {
        Self {
            name: "",
            rules: RuleSet::new(rules),
            condition: None,
        }
    }

    /// Sets the name of the rule set.
    #[must_use]
    pub const fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }

    /// Sets the condition under which the rules apply.
    #[must_use]
    pub const fn when(self, option: &'a str, test: Test<'a>) -> Self {
        Self {
            condition: Some(Condition { option, test }),
            ..self
        }
    }
}

impl<'a> Test<'a> {
    /// Returns whether the test holds for a value; `None` stands for an option without a value, or an empty list. Returns
    /// `None` if the two cannot be compared, as for a duration.
    ///
    /// ```
    /// use pass_text::legality::Test;
    /// assert_eq!(Test::AtLeast("2").holds(Some("10")), Some(true));
    /// assert_eq!((Test::Is("2").holds(None), Test::IsNot("2").holds(None)), (Some(false), Some(true)));
    /// assert_eq!(Test::AtLeast("2").holds(Some("NaN")), Some(false));
    /// assert_eq!(Test::AtLeast("2s").holds(Some("100ms")), None);
    /// ```
    pub fn holds(&self, value: Option<&str>) -> Option<bool> {
        let order = |bound| value.map_or(Some(None), |value| order(value, bound));
        Some(match self {
            Test::Given => value.is_some(),
            Test::Is(expected) => value == Some(*expected),
            Test::IsNot(unwanted) => value != Some(*unwanted),
            Test::AtLeast(least) => order(least)?.is_some_and(Ordering::is_ge),
            Test::AtMost(most) => order(most)?.is_some_and(Ordering::is_le),
        })
    }

    /// Returns the value that the option is compared with.
    pub fn value(&self) -> Option<&'a str> {
        match self {
            Test::Given => None,
            Test::Is(value) | Test::IsNot(value) | Test::AtLeast(value) | Test::AtMost(value) => {
                Some(value)
            }
        }
    }
}

/// Compares two numbers; nothing is the order of one that is NaN. Returns `None` if one is no number.
fn order(one: &str, other: &str) -> Option<Option<Ordering>> {
    if let (Ok(one), Ok(other)) = (one.parse::<i128>(), other.parse()) {
        return Some(Some(one.cmp(&other)));
    }
    let [one, other] = [one, other].map(|number| number.parse::<f64>().ok());
    Some(one?.partial_cmp(&other?))
}
