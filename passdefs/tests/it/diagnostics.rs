//! Every error that the catalogue knows, in a file of its own. The diagnostics stand at its end, as in
//! `//~ 4:37: error[PW0341]: ..`, each with its label, further places, notes, help and fixes in lines of their own. A few cases have a `.txt`
//! with the drawings as well. `UPDATE_EXPECT=1` writes all of them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use passdefs::diagnostic::{Diagnostic, Fix};
use passdefs::source::Span;
use passdefs::{Outcome, catalogue, render};

/// A definition file that has errors.
struct Case {
    path: PathBuf,
    /// The file without its notes.
    text: String,
    /// The name that diagnostics show.
    name: String,
    outcome: Outcome,
}

/// Definitions in attribute form end in `.attr`, so that nobody takes them for sources of this crate.
#[expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]
fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diagnostics");
    let files = std::fs::read_dir(folder).expect("the folder of fixtures");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a fixture").path()).collect();
    paths.retain(|path| path.is_file() && ending(path) != "txt");
    paths.sort();
    let read = |path: PathBuf| {
        let mut text = std::fs::read_to_string(&path).expect("a fixture");
        if let Some(notes) = text.find("\n//~ ") {
            text.truncate(notes + 1);
        }
        let name = match ending(&path) {
            "attr" => path.with_extension("rs"),
            _ => path.clone(),
        };
        let name = name
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default()
            .to_owned();
        let outcome = passdefs::load_with([(&name, &*text)], &mut included);
        Case {
            path,
            text,
            name,
            outcome,
        }
    };
    paths.into_iter().map(read).collect()
}

/// Reads what a definition file includes.
#[expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]
fn included(including: &str, path: &str) -> Result<(String, String), String> {
    let name = passdefs::names::beside(including, path);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diagnostics");
    match std::fs::read_to_string(folder.join(&name)) {
        Ok(text) => Ok((name, text)),
        Err(_) => Err("there is no such file".to_owned()),
    }
}

/// Returns a diagnostic as lines, the headline first. Places in the case are written without its name.
fn lines(found: &Diagnostic, outcome: &Outcome, name: &str) -> Vec<String> {
    let short = |text: String| match text.strip_prefix(&format!("{name}:")) {
        Some(short) => short.to_owned(),
        None => text,
    };
    let place = |span: Span| {
        let (line, column) = outcome.sources.line_column(span);
        let source = outcome.sources.get(span.file);
        let file = source.map_or("", |source| &*source.name);
        short(format!("{file}:{line}:{column}"))
    };
    let label = found.label.lines().map(|text| format!("label: {text}"));
    let labels = found.labels.iter();
    let labels = labels.map(|label| format!("{}: {}", place(label.location), label.text));
    let notes = found.notes.iter();
    let notes = notes.map(|note| format!("note: {}", note.message));
    let helps = found.help.iter().map(|help| format!("help: {help}"));
    let fixes = found.subject.iter().map(|fix| match fix {
        Fix::Replace { written, by } => format!("fix: `{written}` to `{by}`"),
        Fix::RenameNode(name) => format!("fix: node to `{name}`"),
        Fix::Remove => "fix: remove".to_owned(),
        Fix::Add { block, node } => format!("fix: add `{node}` at {}", place(*block)),
        other => format!("fix: {other:?}"),
    });
    let further = label.chain(labels).chain(notes).chain(helps).chain(fixes);
    let further = further.map(|text| format!("  {}", text.replace('\n', "\n//~     ")));
    let headline = short(render::line(found, &outcome.sources));
    std::iter::once(headline).chain(further).collect()
}

fn ending(path: &Path) -> &str {
    path.extension()
        .and_then(|ending| ending.to_str())
        .unwrap_or_default()
}

#[test]
fn all_that_is_said_is_pinned() {
    for Case {
        path,
        text,
        name,
        outcome,
    } in cases()
    {
        let failed = outcome.diagnostics.iter().any(Diagnostic::is_error);
        assert_eq!(failed, outcome.set.is_none(), "{name}");
        let found = outcome.diagnostics.iter();
        let notes: String = found
            .flat_map(|found| lines(found, &outcome, &name))
            .map(|line| format!("//~ {line}\n"))
            .collect();
        expect_file![&path].assert_eq(&(text + &notes));
        let drawing = path.with_extension(format!("{}.txt", ending(&path)));
        if drawing.exists() {
            let drawn = render::terminal(&outcome.diagnostics, &outcome.sources, false);
            expect_file![drawing].assert_eq(&drawn);
        }
    }
}

#[test]
fn every_code_has_a_case_that_is_named_after_it() {
    // Imports, tools, pages, macros and the command line have codes of their own, and tests of them.
    let elsewhere = |code: &str| {
        [
            "PW0004", "PW0005", "PW0008", "PW08", "PW1101", "PW1102", "PW1103", "PW1105", "PW1106",
            "PW1107", "PW1108", "PW1109", "PW1111", "PW16", "PW0701", "PW071",
        ]
        .iter()
        .any(|class| code.starts_with(class))
    };
    let codes = catalogue::ALL.iter().map(|entry| entry.code);
    let mut left: BTreeSet<&str> = codes.filter(|code| !elsewhere(code)).collect();
    for Case { name, outcome, .. } in cases() {
        let codes: BTreeSet<&str> = outcome.diagnostics.iter().map(|found| found.code).collect();
        let code = name.split('-').next().unwrap_or_default();
        if catalogue::explain(code).is_some() {
            assert!(
                codes.contains(code),
                "{name} does not give {code} but {codes:?}"
            );
            left.remove(code);
        }
    }
    assert!(left.is_empty(), "codes without a case: {left:?}");
}

#[test]
fn three_mistakes_are_three_diagnostics_in_source_order() {
    let cases = cases();
    let outcome = &cases
        .iter()
        .find(|case| case.name == "three-mistakes.kdl")
        .expect("the case")
        .outcome;
    let lines: Vec<String> = outcome
        .diagnostics
        .iter()
        .map(|found| render::line(found, &outcome.sources))
        .collect();
    assert_eq!(
        lines,
        [
            "three-mistakes.kdl:4:37: error[PW0341]: default `300` does not fit type `u8`",
            "three-mistakes.kdl:5:23: error[PW0201]: unknown type `Moed`",
            "three-mistakes.kdl:6:16: error[PW0316]: option `level` is declared twice",
        ]
    );
    assert_eq!(
        outcome.diagnostics[1].help.as_deref(),
        Some("did you mean `Mode`?")
    );
    let first = outcome.diagnostics[2].labels[0].location;
    assert_eq!(outcome.sources.line_column(first), (4, 16));
}

#[test]
fn codes_ascend_and_texts_are_well_formed() {
    for pair in catalogue::ALL.windows(2) {
        assert!(
            pair[0].code < pair[1].code,
            "{} {}",
            pair[0].code,
            pair[1].code
        );
    }
    for entry in catalogue::ALL {
        assert!(!entry.title.ends_with('.'), "{}", entry.code);
        assert!(entry.explanation().ends_with('.'), "{}", entry.code);
        assert!(!entry.explanation().contains("  "), "{}", entry.code);
    }
    let explained = include_str!("../../src/catalogue.md").matches("\n## ");
    assert_eq!(explained.count(), catalogue::ALL.len());
}
