//! The severities of warnings, as the user sets them.

use passdefs::catalogue;
use passdefs::diagnostic::{Diagnostic, Severity};

/// The severities that the command line sets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Levels {
    /// Codes of warnings that are errors in this run, and [`WARNINGS`].
    pub(crate) deny: Vec<String>,
    /// Codes of warnings that are not reported.
    pub(crate) allow: Vec<String>,
}

/// Stands for all warnings in place of a code.
const WARNINGS: &str = "warnings";

impl Levels {
    /// Returns the findings that are reported, with the severities of this run.
    pub(super) fn applied(&self, found: &[Diagnostic]) -> Vec<Diagnostic> {
        let found = found.iter().cloned();
        found
            .filter_map(|diagnostic| self.apply(diagnostic))
            .collect()
    }

    fn apply(&self, mut found: Diagnostic) -> Option<Diagnostic> {
        if found.is_error() {
            return Some(found);
        }
        let denied = |text: &str| self.deny.iter().any(|denied| denied == text);
        if denied(found.code) {
            let why = format!("an error because of `--deny {}`", found.code);
            found = found.note(why);
        } else if self.allow.iter().any(|allow| allow == found.code) {
            return None;
        } else if denied(WARNINGS) {
            found = found.note("an error because of `--deny warnings`");
        } else {
            return Some(found);
        }
        found.severity = Severity::Error;
        Some(found)
    }
}

/// Reads a value of `--deny`.
pub(crate) fn denied(text: &str) -> Result<String, String> {
    match text {
        WARNINGS => Ok(text.to_owned()),
        text => warning(text),
    }
}

/// Reads the code of a warning: no flag changes an error.
pub(crate) fn warning(text: &str) -> Result<String, String> {
    let code = text.to_ascii_uppercase();
    let Some(entry) = catalogue::explain(&code) else {
        let entries = catalogue::ALL.iter();
        let warnings = entries.filter(|entry| entry.is_warning());
        let known: Vec<&str> = warnings.map(|entry| entry.code).collect();
        let nearest = passdefs::names::nearest(&code, &known);
        let help = nearest.map_or_else(String::new, |nearest| {
            format!("; did you mean `{nearest}`?")
        });
        return Err(format!("no diagnostic has this code{help}"));
    };
    if entry.is_warning() {
        Ok(code)
    } else {
        Err("this diagnostic is always an error; codes of warnings start with `PW1`".to_owned())
    }
}
