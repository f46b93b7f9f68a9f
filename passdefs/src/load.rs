//! The one call that shells use: from texts to the checked set, or to what is wrong with them.

use crate::check::check;
use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::frontend::{self, tablegen::Settings};
use crate::model::PassSet;
use crate::source::Sources;

/// What came of reading and checking.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The texts, for drawing diagnostics.
    pub sources: Sources,
    /// By text, in the order in which they were given: its number among the sources, to which a front end may add
    /// others.
    pub files: Vec<u32>,
    /// The definitions; there unless a diagnostic is an error.
    pub set: Option<PassSet>,
    /// Everything that was found, in source order.
    pub diagnostics: Vec<Diagnostic>,
}

/// A front end: reads one text and adds it to the sources.
type FrontEnd = fn(&mut Sources, &str, &str) -> (Draft, Vec<Diagnostic>);

/// Reads and checks texts, each with its name: Rust if the name ends in `.rs`, a dump of TableGen records if it ends in
/// `.json`, else KDL.
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", r#"group "Example" { pass "A" "a" { summary "First"; }; }"#)]);
/// assert_eq!(outcome.set.unwrap().groups[0].passes[0].argument, "a");
/// ```
pub fn load<N: AsRef<str>, T: AsRef<str>>(files: impl IntoIterator<Item = (N, T)>) -> Outcome {
    load_each(files, |name| match name.rsplit('.').next() {
        Some("rs") => frontend::read_rust,
        Some("json") => frontend::read_tablegen,
        _ => frontend::read_kdl,
    })
}

/// Reads and checks texts in KDL, each with its name.
pub fn load_kdl<N: AsRef<str>, T: AsRef<str>>(files: impl IntoIterator<Item = (N, T)>) -> Outcome {
    load_each(files, |_| frontend::read_kdl)
}

/// Reads and checks Rust texts with attributes, each with its name.
pub fn load_rust<N: AsRef<str>, T: AsRef<str>>(files: impl IntoIterator<Item = (N, T)>) -> Outcome {
    load_each(files, |_| frontend::read_rust)
}

/// Reads and checks one dump of TableGen records.
///
/// ```
/// use passdefs::frontend::tablegen::Settings;
/// let outcome = passdefs::load_tablegen("dump.json", "{}", &Settings::default());
/// assert_eq!(outcome.diagnostics[0].code, "E0005");
/// ```
pub fn load_tablegen(name: &str, text: &str, settings: &Settings<'_>) -> Outcome {
    let mut sources = Sources::new();
    let (draft, diagnostics) = frontend::tablegen::read(&mut sources, name, text, settings);
    finish(sources, &draft, diagnostics)
}

/// Reading ends with the last text, and checking begins only if no text had an error.
fn load_each<N: AsRef<str>, T: AsRef<str>>(
    files: impl IntoIterator<Item = (N, T)>,
    front_end: impl Fn(&str) -> FrontEnd,
) -> Outcome {
    let mut sources = Sources::new();
    let mut draft = Draft::default();
    let mut diagnostics = Vec::new();
    let mut numbers = Vec::new();
    for (name, text) in files {
        numbers.push(sources.next());
        let (read, found) = front_end(name.as_ref())(&mut sources, name.as_ref(), text.as_ref());
        draft.groups.extend(read.groups);
        diagnostics.extend(found);
    }
    Outcome {
        files: numbers,
        ..finish(sources, &draft, diagnostics)
    }
}

/// Checks what was read without an error.
pub(crate) fn finish(sources: Sources, draft: &Draft, mut diagnostics: Vec<Diagnostic>) -> Outcome {
    let mut set = None;
    if !diagnostics.iter().any(Diagnostic::is_error) {
        let (checked, found) = check(draft, &sources);
        set = checked;
        diagnostics.extend(found);
        diagnostics.sort_by_key(|found| (found.primary.span.file, found.primary.span.start));
    }
    Outcome {
        sources,
        files: vec![0],
        set,
        diagnostics,
    }
}
