//! Rewrites that are wrong and rewrites that are right: `tests/pairs/`, a file each, with the function before and after.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use pass_meaning::{Config, Meanings, Verdict, check_texts};

/// The verdicts of the pairs of a folder, by their names, and the time that all took.
fn verdicts(folder: &str) -> (Vec<(String, Verdict)>, Duration) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/pairs")
        .join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let cx = pass_dialects::context();
    let mut time = Duration::ZERO;
    let mut verdict = |path: &Path| {
        let text = fs::read_to_string(path).unwrap();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let (before, after) = text
            .split_once("// -----\n")
            .unwrap_or_else(|| panic!("{name}: no second function"));
        let start = Instant::now();
        let verdicts = check_texts(&cx, before, after, &Meanings::mlir(), &Config::default())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        time += start.elapsed();
        let verdict = verdicts.into_iter().find(|(function, _)| function == "f");
        (name, verdict.unwrap().1)
    };
    let verdicts = paths.iter().map(|path| verdict(path)).collect();
    (verdicts, time)
}

#[test]
fn wrong_rewrites_are_found() {
    let (verdicts, time) = verdicts("wrong");
    println!("{} wrong rewrites in {time:?}", verdicts.len());
    assert!(verdicts.len() >= 50);
    let missed: Vec<_> = verdicts
        .iter()
        .filter(|(_, verdict)| !matches!(verdict, Verdict::Counterexample(_)))
        .collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn right_rewrites_are_not_found() {
    let (verdicts, time) = verdicts("right");
    println!("{} right rewrites in {time:?}", verdicts.len());
    assert!(verdicts.len() >= 50);
    let alarms: Vec<_> = verdicts
        .iter()
        .filter(|(_, verdict)| !matches!(verdict, Verdict::Refines { .. }))
        .collect();
    assert!(alarms.is_empty(), "{alarms:#?}");
}
