//! Errors and warnings of imports: a dump, and beside it a map file that ends in `.map`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use pass_import::{Settings, import};
use passdefs::{Outcome, render};

#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]
fn diagnostics_are_pinned_and_every_code_has_a_case() {
    let codes = pinned("json", |name, path, text| {
        let map = std::fs::read_to_string(path.with_extension("map")).ok();
        let map = map.as_deref().map(|map| ("map.kdl", map));
        import(name, text, &Settings::default().group("Group").map(map))
    });
    let expected = [
        "PW0002", "PW0004", "PW0005", "PW0008", "PW0106", "PW0302", "PW0312", "PW1101", "PW1102",
        "PW1103", "PW1104", "PW1105", "PW1106", "PW1107", "PW1108", "PW1109", "PW1111",
    ];
    assert_eq!(codes, expected.map(str::to_owned).into());
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
        let pinned = path.with_extension(format!("{ending}.txt"));
        expect_file![pinned].assert_eq(&lines.collect::<String>());
        let code = name.split('-').next().unwrap_or_default();
        if passdefs::catalogue::explain(code).is_some() {
            let has_code = outcome.diagnostics.iter().any(|found| found.code == code);
            assert!(has_code, "{name} does not give {code}");
            codes.insert(code.to_owned());
        }
    }
    codes
}
