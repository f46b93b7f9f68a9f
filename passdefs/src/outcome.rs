//! The result of reading and checking: the set, or what is wrong with the texts.

use crate::check::check;
use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::model::PassSet;
use crate::source::Sources;
use crate::unknown;

/// The result of reading and checking.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Outcome {
    /// The texts, for drawing diagnostics.
    pub sources: Sources,
    /// By text, in the order in which they were given: its number among the sources, to which a front end may add
    /// others.
    pub files: Vec<u32>,
    /// Names of texts that were included and are not among those that were given, in the order in which they were met:
    /// whatever is made of the set is to be made again when one of them changes.
    pub included: Vec<String>,
    /// The definitions; there unless a diagnostic is an error.
    pub set: Option<PassSet>,
    /// Everything that was found, in source order.
    pub diagnostics: Vec<Diagnostic>,
}

impl Outcome {
    /// The same for a generator of Rust: what is known in C++ only, of which a check warns, is an error, and there is no
    /// set then.
    ///
    /// ```
    /// let text = r#"group "Zoo" { pass "Feed" "feed" { op (cpp)"zoo::CageOp"; summary "Feeds"; }; }"#;
    /// let outcome = passdefs::load([("passes.kdl", text)]);
    /// assert!(outcome.set.is_some());
    /// assert!(outcome.for_rust().set.is_none());
    /// ```
    #[must_use]
    pub fn for_rust(mut self) -> Self {
        if unknown::refuse(&mut self.diagnostics) {
            self.set = None;
        }
        self
    }
}

/// Checks what was read without an error.
pub(crate) fn finish(sources: Sources, draft: &Draft, mut diagnostics: Vec<Diagnostic>) -> Outcome {
    let mut set = None;
    if !diagnostics.iter().any(Diagnostic::is_error) {
        let (checked, found) = check(draft, &sources);
        set = checked;
        diagnostics.extend(found);
        diagnostics.sort_by_key(|found| (found.location.file, found.location.start));
        // A mistake in an included text is reported once, although several groups take it in.
        diagnostics.dedup();
    }
    Outcome {
        sources,
        files: vec![0],
        included: Vec::new(),
        set,
        diagnostics,
    }
}
