//! The calls that shells use: from texts, and those that they include, to the checked set.

mod include;

use std::collections::BTreeSet;
use std::rc::Rc;

pub use include::ReadIncluded;

use crate::catalogue;
use crate::draft::{Draft, gather_listed};
use crate::frontend::{self, FrontEnd};
use crate::outcome::{Analysis, Outcome, analyze};
use crate::report::Report;
use crate::source::{self, Span};
use include::Includes;

/// Reads and checks texts, each with its name: Rust if the name ends in `.rs`, else KDL.
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", r#"group "Example" { pass "A" "a" { summary "First"; }; }"#)]);
/// assert_eq!(outcome.set.unwrap().all_passes().next().unwrap().argument, "a");
/// ```
pub fn load<N: AsRef<str>, T: AsRef<str>>(files: impl IntoIterator<Item = (N, T)>) -> Outcome {
    load_with(files, &mut no_reader)
}

/// Loads texts as [`load`] does, and those that they include, which `read` reads.
///
/// ```
/// let shared = r#"group "Shared" { options "common" { option "level" "u8" default=1; }; }"#;
/// let text = r#"
///     include "shared.kdl"
///     group "Example" { pass "A" "a" { summary "First"; use-options "common"; }; }
/// "#;
/// let outcome = passdefs::load_with([("dir/passes.kdl", text)], &mut |including, path| {
///     Ok((passdefs::names::beside(including, path), shared.to_owned()))
/// });
/// assert_eq!(outcome.included, ["dir/shared.kdl"]);
/// let set = outcome.set.unwrap();
/// let group = set.groups().next().unwrap();
/// assert_eq!(set.option_sets(group)[0].name, "common");
/// ```
pub fn load_with<'r, N: AsRef<str>, T: AsRef<str>>(
    files: impl IntoIterator<Item = (N, T)>,
    read: &'r mut ReadIncluded<'r>,
) -> Outcome {
    load_each(files, read, front_end_of)
}

/// Returns the front end of a text with this name.
pub fn front_end_of(name: &str) -> FrontEnd {
    if name.ends_with(".rs") {
        frontend::read_rust
    } else {
        frontend::read_kdl
    }
}

fn no_reader(_: &str, _: &str) -> Result<(String, String), String> {
    Err("no other text can be read here".to_owned())
}

/// Reads and checks texts in KDL, each with its name.
///
/// ```
/// let text = r#"group "Example" { doc "Passes."; pass "A" "a"; }"#;
/// let outcome = passdefs::load_kdl([("passes.kdl", text)]);
/// assert_eq!(outcome.diagnostics[0].message, "pass `A` has no summary");
/// assert!(outcome.set.is_none());
/// ```
pub fn load_kdl<N: AsRef<str>, T: AsRef<str>>(files: impl IntoIterator<Item = (N, T)>) -> Outcome {
    load_each(files, &mut no_reader, |_| frontend::read_kdl)
}

/// Loads texts for an editor like [`load_with`], with all declarations and the meaning of every name, also in texts with errors.
///
/// ```
/// use passdefs::references::Target;
/// let text = "group \"G\" {\n pass \"A\" \"a\" { summary \"First\"; }\n pipeline \"P\" \"p\" { summary \"All\"; body { run \"a\" lev";
/// let analysis = passdefs::analyse([("passes.kdl", text)], &mut |_, _| Err(String::new()));
/// assert!(analysis.outcome.set.is_none());
/// let last = analysis.references.last().unwrap();
/// assert!(matches!(last.target, Target::Pass(id) if analysis.set[id].name == "A"));
/// assert_eq!(&text[last.span.start as usize..last.span.end as usize], "a");
/// ```
pub fn analyse<'r, N: AsRef<str>, T: AsRef<str>>(
    files: impl IntoIterator<Item = (N, T)>,
    read: &'r mut ReadIncluded<'r>,
) -> Analysis {
    analyse_each(files, read, front_end_of)
}

/// Parses all texts, and checks them if no text has a syntax error.
pub fn load_each<'r, N: AsRef<str>, T: AsRef<str>>(
    files: impl IntoIterator<Item = (N, T)>,
    read: &'r mut ReadIncluded<'r>,
    front_end: fn(&str) -> FrontEnd,
) -> Outcome {
    analyse_each(files, read, front_end).outcome
}

fn analyse_each<'r, N: AsRef<str>, T: AsRef<str>>(
    files: impl IntoIterator<Item = (N, T)>,
    read: &'r mut ReadIncluded<'r>,
    front_end: fn(&str) -> FrontEnd,
) -> Analysis {
    let files: Vec<(N, T)> = files.into_iter().collect();
    let root_names = files.iter().map(|(name, _)| name.as_ref());
    let mut includes = Includes::new(read, front_end, root_names);
    let mut texts = Vec::new();
    for (name, text) in &files {
        texts.push(includes.load_root(name.as_ref(), text.as_ref()));
    }
    let numbers = texts.iter().map(|text| text.number).collect();
    let (sources, names, found) = includes.finish();
    // Nobody else holds on to the groups any more, so that they need no copy.
    let groups = texts
        .into_iter()
        .flat_map(|text| Rc::unwrap_or_clone(text.groups));
    let mut groups = groups.collect();
    gather_listed(&mut groups);
    let draft = Draft {
        groups,
        ..Draft::default()
    };
    let mut analysis = analyze(sources, &draft, found);
    analysis.outcome.files = numbers;
    analysis.outcome.included = names;
    refuse_empty(&mut analysis.outcome);
    analysis
}

fn refuse_empty(outcome: &mut Outcome) {
    let Some(set) = &outcome.set else { return };
    let groups = set.groups().map(|group| group.span.file);
    let declare: BTreeSet<u32> = groups
        .chain(set.all_passes().map(|pass| pass.span.file))
        .collect();
    let mut report = Report::default();
    for &file in outcome.files.iter().filter(|file| !declare.contains(file)) {
        let start = Span {
            file,
            ..Span::default()
        };
        let is_rust = source::is_rust(&outcome.sources, file);
        let help = if is_rust {
            "a pass is a struct with `#[pass]`"
        } else {
            "a definition file has a `group`"
        };
        report
            .error(catalogue::EMPTY_FILE, start, "the file declares nothing")
            .help(help);
    }
    if report.has_errors() {
        outcome.diagnostics.extend(report.finish());
        outcome.set = None;
    }
}
