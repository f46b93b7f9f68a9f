//! The result of reading and checking: the set, or what is wrong with the texts.

use crate::check::cpp_only;
use crate::check::{Resolved, check};
use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::model::PassSet;
use crate::references::Reference;
use crate::source::Sources;

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
        if cpp_only::refuse(&mut self.diagnostics) {
            self.set = None;
        }
        self
    }
}

/// Definitions for an editor: right or wrong, half-written or whole.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Analysis {
    /// The result of [`load_with`](crate::load_with) for the same texts.
    pub outcome: Outcome,
    /// The declarations as far as they can be told. Unlike the set of the outcome, it may be wrong wherever a diagnostic
    /// is, so that it is of no use to a back end.
    pub set: PassSet,
    /// Every name that is declared or understood.
    pub references: Vec<Reference>,
}

/// Checks what was read without an error, and resolves the names of all that was read.
pub(crate) fn analysed(
    sources: Sources,
    draft: &Draft,
    mut diagnostics: Vec<Diagnostic>,
) -> Analysis {
    let resolved = Resolved::of(draft, &sources);
    let mut is_right = false;
    if !diagnostics.iter().any(Diagnostic::is_error) {
        let (has_no_error, found) = resolved.check(draft);
        is_right = has_no_error;
        diagnostics = in_order(diagnostics, found);
    }
    let Resolved {
        set, references, ..
    } = resolved;
    let outcome = Outcome {
        sources,
        files: vec![0],
        included: Vec::new(),
        set: is_right.then(|| set.clone()),
        diagnostics,
    };
    Analysis {
        outcome,
        set,
        references,
    }
}

fn in_order(mut diagnostics: Vec<Diagnostic>, found: Vec<Diagnostic>) -> Vec<Diagnostic> {
    diagnostics.extend(found);
    diagnostics.sort_by_key(|found| (found.location.file, found.location.start));
    // A mistake in an included text is reported once, although several groups take it in.
    diagnostics.dedup();
    diagnostics
}

/// Checks what was read without an error.
pub fn finish(sources: Sources, draft: &Draft, mut diagnostics: Vec<Diagnostic>) -> Outcome {
    let mut set = None;
    if !diagnostics.iter().any(Diagnostic::is_error) {
        let (checked, found) = check(draft, &sources);
        set = checked;
        diagnostics = in_order(diagnostics, found);
    }
    Outcome {
        sources,
        files: vec![0],
        included: Vec::new(),
        set,
        diagnostics,
    }
}
