//! Drift: definitions, and beside them Rust sources that end in `.against`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use pass_def_tools::drift;
use passdefs::{Outcome, render};

#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]
fn diagnostics_are_pinned_and_every_code_has_a_case() {
    let codes = pinned("kdl", |name, path, text| {
        let mut outcome = passdefs::load([(name, text)]);
        let rust = std::fs::read_to_string(path.with_extension("against")).expect("Rust sources");
        let set = outcome.set.take().expect("definitions that are right");
        let found = drift(&set, &mut outcome.sources, [("src/lib.rs", rust)]);
        outcome.diagnostics.extend(found);
        outcome
    });
    assert_eq!(
        codes,
        ["PW0801", "PW0802", "PW0803"].map(str::to_owned).into()
    );
}

/// Pins the diagnostics of every fixture, and returns the codes after which fixtures are named.
#[expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]
fn pinned(ending: &str, load: impl Fn(&str, &Path, &str) -> Outcome) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diagnostics");
    let files = std::fs::read_dir(folder).expect("the folder of fixtures");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a fixture").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    let mut codes = BTreeSet::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a fixture");
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        let outcome = load(name, &path, &text);
        let lines = outcome
            .diagnostics
            .iter()
            .map(|found| render::line(found, &outcome.sources) + "\n");
        let drawn = render::terminal(&outcome.diagnostics, &outcome.sources, false);
        let pinned = format!("{}\n{drawn}", lines.collect::<String>());
        expect_file![path.with_extension(format!("{ending}.txt"))].assert_eq(&pinned);
        let code = name.split('-').next().unwrap_or_default();
        if passdefs::catalogue::explain(code).is_some() {
            let has_code = outcome.diagnostics.iter().any(|found| found.code == code);
            assert!(has_code, "{name} does not give {code}");
            codes.insert(code.to_owned());
        }
    }
    codes
}
