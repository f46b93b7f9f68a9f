//! The results of loading definitions: the checked set, or diagnostics.

use crate::catalogue;
use crate::check::Resolved;
use crate::check::cpp_only;
use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::model::PassSet;
use crate::references::Reference;
use crate::source::Sources;

/// The result of loading definitions.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Outcome {
    /// The texts, for drawing diagnostics.
    pub sources: Sources,
    /// For each input text, in input order, its index in `sources`, which can hold included files as well.
    pub files: Vec<u32>,
    /// The included files that are not inputs, in order of first use. Outputs depend on them.
    pub included: Vec<String>,
    /// The definitions; `None` if a diagnostic is an error.
    pub set: Option<PassSet>,
    /// The diagnostics, in source order.
    pub diagnostics: Vec<Diagnostic>,
}

impl Outcome {
    /// Turns warnings about definitions that are known in C++ only into errors, for generators of Rust.
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

/// Definitions for an editor, which can be incomplete or wrong.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Analysis {
    /// The result of [`load_with`](crate::load_with) for the same texts.
    pub outcome: Outcome,
    /// The declarations that could be resolved. Not for back ends: it may be wrong if there are diagnostics.
    pub set: PassSet,
    /// All declarations of names and all resolved uses.
    pub references: Vec<Reference>,
}

/// Resolves the names of a draft, and checks it unless parsing has failed.
pub(crate) fn analyze(
    sources: Sources,
    draft: &Draft,
    mut diagnostics: Vec<Diagnostic>,
) -> Analysis {
    let resolved = Resolved::of(draft, &sources);
    let mut is_valid = false;
    let mut errors = diagnostics.iter().filter(|found| found.is_error());
    // An unknown rule declares no names, so name resolution is still complete.
    let is_readable = errors.all(|error| error.code == catalogue::UNKNOWN_RULE.id());
    if is_readable {
        if diagnostics.iter().any(Diagnostic::is_error) {
            diagnostics.extend(resolved.found().iter().cloned());
        } else {
            let (has_no_error, new) = resolved.check(draft);
            is_valid = has_no_error;
            diagnostics.extend(new);
        }
        diagnostics.sort_by_key(|found| (found.location.file, found.location.start));
        // A file that several groups include yields equal diagnostics.
        diagnostics.dedup();
    }
    let outcome = Outcome {
        sources,
        files: vec![0],
        included: Vec::new(),
        set: is_valid.then(|| resolved.set.clone()),
        diagnostics,
    };
    Analysis {
        outcome,
        set: resolved.set,
        references: resolved.references,
    }
}

/// Checks a draft unless parsing has failed.
pub fn finish(sources: Sources, draft: &Draft, diagnostics: Vec<Diagnostic>) -> Outcome {
    analyze(sources, draft, diagnostics).outcome
}
