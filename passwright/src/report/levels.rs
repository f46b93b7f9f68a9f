//! How bad findings are, as the user wants it.

use passdefs::diagnostic::{Diagnostic, Severity};

use crate::explain;

/// What the user said of warnings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Levels {
    /// What makes a run fail: codes, and [`WARNINGS`].
    pub(crate) deny: Vec<String>,
    /// Codes of warnings of which nothing is said.
    pub(crate) allow: Vec<String>,
}

/// All warnings, where a code may stand.
const WARNINGS: &str = "warnings";

impl Levels {
    /// The findings that count, as bad as they are meant to be.
    pub(super) fn applied(&self, found: &[Diagnostic]) -> Vec<Diagnostic> {
        let found = found.iter().cloned();
        found.filter_map(|it| self.one(it)).collect()
    }

    fn one(&self, mut found: Diagnostic) -> Option<Diagnostic> {
        if found.is_error() {
            return Some(found);
        }
        let denied = |it: &str| self.deny.iter().any(|denied| denied == it);
        if denied(found.code) {
            found
                .notes
                .push(format!("an error because of `--deny {}`", found.code));
        } else if self.allow.iter().any(|it| it == found.code) {
            return None;
        } else if denied(WARNINGS) {
            found
                .notes
                .push("an error because of `--deny warnings`".to_owned());
        } else {
            return Some(found);
        }
        found.severity = Severity::Error;
        Some(found)
    }
}

/// Reads what `--deny` takes.
pub(crate) fn denied(text: &str) -> Result<String, String> {
    match text {
        WARNINGS => Ok(text.to_owned()),
        text => code(text),
    }
}

/// Reads a code.
pub(crate) fn code(text: &str) -> Result<String, String> {
    let code = text.to_ascii_uppercase();
    if explain::explanation(&code).is_some() {
        return Ok(code);
    }
    let known: Vec<&str> = explain::codes().map(|it| it.code).collect();
    let nearest = passdefs::names::nearest(&code, &known);
    let help = nearest.map_or_else(String::new, |it| format!("; did you mean `{it}`?"));
    Err(format!("no diagnostic has this code{help}"))
}
