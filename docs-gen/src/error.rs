//! The error of a user's template.

use std::fmt;

/// A template that cannot be used: its name is unknown, it does not parse, or it uses a value that a page does not have.
/// The templates of this crate never fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateError {
    pub(crate) message: String,
}

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for TemplateError {}

impl From<minijinja::Error> for TemplateError {
    fn from(error: minijinja::Error) -> Self {
        let error = innermost(&error);
        let place = match (error.name(), error.line()) {
            (Some(name), Some(line)) => format!("template `{name}`, line {line}: "),
            (Some(name), None) => format!("template `{name}`: "),
            _ => String::new(),
        };
        let detail = error
            .detail()
            .map_or_else(String::new, |detail| format!(": {detail}"));
        Self {
            message: format!("{place}{}{detail}", error.kind()),
        }
    }
}

/// Returns the error of the template that failed, not of those that include it.
fn innermost(error: &minijinja::Error) -> &minijinja::Error {
    let mut innermost = error;
    while let Some(inner) =
        std::error::Error::source(innermost).and_then(|source| source.downcast_ref())
    {
        innermost = inner;
    }
    innermost
}
