//! Remarks on optimizations, as data.

use std::fmt;

use crate::{Location, Operation};

/// The kind of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum RemarkKind {
    /// An optimization was applied.
    Passed,
    /// An optimization was not applied.
    Missed,
    /// An optimization was tried and failed.
    Failed,
    /// A result of an analysis.
    Analyzed,
}

/// A remark on an optimization.
///
/// ```
/// use pass_diagnostics::remark::Remark;
///
/// let remark = Remark::missed("unroll", "loop-bound").argument("Reason", "the bound is not constant");
/// let line = "[Missed] loop-bound | Category:unroll | Reason=\"the bound is not constant\"";
/// assert_eq!(remark.to_string(), line);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Remark {
    /// The kind.
    pub kind: RemarkKind,
    /// The kind of optimization, which filters name.
    pub category: String,
    /// The name of the remark.
    pub name: String,
    /// Key and value of each argument, in the order in which they were added.
    pub arguments: Vec<(String, String)>,
    /// The source location; by default that of the operation.
    pub location: Option<Location>,
    /// The operation that it is about.
    pub operation: Option<Operation>,
}

impl Remark {
    fn new(kind: RemarkKind, category: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            kind,
            category: category.into(),
            name: name.into(),
            arguments: Vec::new(),
            location: None,
            operation: None,
        }
    }

    /// Creates a remark on an optimization that was applied.
    pub fn passed(category: impl Into<String>, name: impl Into<String>) -> Self {
        Self::new(RemarkKind::Passed, category, name)
    }

    /// Creates a remark on an optimization that was not applied.
    pub fn missed(category: impl Into<String>, name: impl Into<String>) -> Self {
        Self::new(RemarkKind::Missed, category, name)
    }

    /// Creates a remark on an optimization that was tried and failed.
    pub fn failed(category: impl Into<String>, name: impl Into<String>) -> Self {
        Self::new(RemarkKind::Failed, category, name)
    }

    /// Creates a remark on a result of an analysis.
    pub fn analysis(category: impl Into<String>, name: impl Into<String>) -> Self {
        Self::new(RemarkKind::Analyzed, category, name)
    }

    /// Adds an argument.
    #[must_use]
    pub fn argument(mut self, key: impl Into<String>, value: impl fmt::Display) -> Self {
        self.arguments.push((key.into(), value.to_string()));
        self
    }

    /// Sets the source location.
    #[must_use]
    pub fn at(mut self, location: Location) -> Self {
        self.location = Some(location);
        self
    }
}

/// Shows the text of the diagnostic, with arguments sorted by key.
impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "[{}] {} | Category:{}",
            self.kind, self.name, self.category
        )?;
        let mut arguments: Vec<&(String, String)> = self.arguments.iter().collect();
        arguments.sort_by(|(left, _), (right, _)| left.cmp(right));
        for (index, (key, value)) in arguments.into_iter().enumerate() {
            let separator = if index == 0 { " | " } else { ", " };
            write!(f, "{separator}{key}=\"{value}\"")?;
        }
        Ok(())
    }
}

impl fmt::Display for RemarkKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Passed => "Passed",
            Self::Missed => "Missed",
            Self::Failed => "Failure",
            Self::Analyzed => "Analysis",
        })
    }
}
