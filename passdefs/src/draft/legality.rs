//! Rules about operations and types, as written.

use super::Spanned;
use super::pipeline::{Condition, When};
use crate::model::Prose;
use crate::source::Span;

/// Rules under a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Legality {
    pub name: Spanned<String>,
    pub doc: Option<Prose>,
    pub rules: Vec<RuleItem>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum RuleItem {
    Rule(Rule),
    /// The rules of the legality with this name.
    Include(Spanned<String>),
}

impl RuleItem {
    /// Returns the name of the legality whose rules it includes.
    pub fn included(&self) -> Option<&Spanned<String>> {
        match self {
            RuleItem::Include(name) => Some(name),
            RuleItem::Rule(_) => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// A dialect, an operation, or a type with `!` before it.
    pub pattern: Spanned<String>,
    pub is_legal: bool,
    pub reason: Option<Prose>,
}

/// A precondition or a postcondition.
#[derive(Clone, Debug, PartialEq)]
pub struct Clause {
    /// The place of its word.
    pub span: Span,
    pub legality: Option<Spanned<String>>,
    pub rules: Vec<RuleItem>,
    /// `true` if nothing is in its block.
    pub is_empty: bool,
    /// The condition under which it holds; it has no steps.
    pub when: Option<When>,
    /// Comparisons without an option, which are reported.
    pub stray: Vec<Condition>,
}
