//! The canonical layout of definition files: it means the same set, and what is laid out well stays.

use std::path::{Path, PathBuf};

use pass_def_tools::format_kdl;
use passdefs::load_kdl;
use passdefs::model::PassSet;
use passdefs::source::Sources;

/// The definitions of all cases, which are accepted.
fn accepted() -> Vec<(PathBuf, String)> {
    let cases = pass_cases::all().into_iter();
    cases
        .map(|case| (case.path("in.kdl"), case.kdl()))
        .collect()
}

/// All KDL files of a folder.
#[expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]
fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).expect("a folder of fixtures");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a fixture").path())
        .collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "kdl"));
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a fixture");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

fn formatted(text: &str) -> Option<String> {
    format_kdl(&mut Sources::new(), "passes.kdl", text).0
}

#[test]
fn examples_stay_as_they_are() {
    for (path, text) in accepted() {
        assert_eq!(formatted(&text).as_ref(), Some(&text), "{}", path.display());
    }
}

#[test]
fn the_same_is_meant() {
    let accepted = accepted().into_iter();
    for (path, text) in accepted.chain(files("../../passdefs/tests/diagnostics")) {
        // Everything is indented otherwise, and has more room.
        let spread = text.replace("    ", "\t").replace(" {\n", "{\r\n\r\n\r\n");
        for text in [&text, &spread] {
            let before = load_kdl([("passes.kdl", text)]);
            let Some(formatted) = formatted(text) else {
                assert!(before.set.is_none(), "{}", path.display());
                continue;
            };
            let after = load_kdl([("passes.kdl", &formatted)]);
            let meaning = |set: &Option<PassSet>| set.as_ref().map(PassSet::meaning);
            assert_eq!(
                meaning(&after.set),
                meaning(&before.set),
                "{}",
                path.display()
            );
            let messages = |outcome: &passdefs::Outcome| -> Vec<String> {
                let found = outcome.diagnostics.iter();
                found
                    .map(|diagnostic| format!("{}: {}", diagnostic.code, diagnostic.message))
                    .collect()
            };
            assert_eq!(messages(&after), messages(&before), "{}", path.display());
        }
    }
}

#[test]
fn what_is_not_kdl_is_left_alone() {
    let mut sources = Sources::new();
    let (formatted, found) = format_kdl(&mut sources, "passes.kdl", "a {\n  b \"c\n");
    assert_eq!(formatted, None);
    let lines: Vec<String> = found
        .iter()
        .map(|diagnostic| passdefs::render::line(diagnostic, &sources))
        .collect();
    assert_eq!(
        lines,
        [
            "passes.kdl:1:3: error[PW0001]: no closing '}' for child block",
            "passes.kdl:2:5: error[PW0001]: the string is not closed",
        ]
    );
}
