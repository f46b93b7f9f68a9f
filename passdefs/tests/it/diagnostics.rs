//! Every error that the catalogue knows, in a file of its own. The diagnostics stand at its end, a line each, as in
//! `//~ 4:37: error[E0341]: ..`. A few cases have a `.txt` with the drawings as well. `UPDATE_EXPECT=1` writes all of them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use passdefs::diagnostic::Diagnostic;
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
        let notes = outcome.diagnostics.iter().map(|found| {
            let line = render::line(found, &outcome.sources);
            let line = line.strip_prefix(&format!("{name}:")).unwrap_or(&line);
            format!("//~ {line}\n")
        });
        let notes: String = notes.collect();
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
            "E0004", "E0005", "E08", "W0101", "W0102", "W0103", "W0105", "W0106", "W0107", "W0108",
            "W0109", "W0111", "W06", "E0701", "E0703", "E071", "W0701",
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
            "three-mistakes.kdl:4:37: error[E0341]: default `300` does not fit type `u8`",
            "three-mistakes.kdl:5:23: error[E0201]: unknown type `Moed`",
            "three-mistakes.kdl:6:16: error[E0316]: option `level` is declared twice",
        ]
    );
    assert_eq!(
        outcome.diagnostics[1].help.as_deref(),
        Some("did you mean `Mode`?")
    );
    let first = outcome.diagnostics[2].labels[0].location;
    assert_eq!(outcome.sources.line_column(first), (4, 16));
}
