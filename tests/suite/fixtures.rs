//! `fixtures/<case>/` holds one definition, spelt once for each front end (`in.kdl`, `in.rs`, `in.json`, which
//! is what `llvm-tblgen --dump-json` prints of `in.td`). All spellings give the same
//! model, the same Rust and the same page; `model.kdl`, `out.rs` and `out.md` show them to reviewers.

use expect_test::expect_file;
use pass_codegen::Settings;
use pass_docs_gen::Reference;
use passdefs::frontend::tablegen;
use passdefs::model::PassSet;
use std::path::{Path, PathBuf};

/// The file names of the front ends; a new front end is a line here.
const SPELLINGS: &[&str] = &["in.kdl", "in.rs", "in.json"];

/// What a dump does not say: the documentation of the group, and what stands for C++.
const MAP: &str = "in.map.kdl";

/// Folders of definitions that are to be accepted.
fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let mut cases: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.join("in.kdl").exists())
        .collect();
    cases.sort();
    assert!(cases.len() >= 2, "the fixtures are missing");
    cases
}

/// The model of every spelling of a case.
fn sets(case: &Path) -> Vec<(&'static str, PassSet)> {
    let spelt = SPELLINGS.iter().filter(|name| case.join(name).exists());
    let text = |name: &str| std::fs::read_to_string(case.join(name)).unwrap();
    let group = load("in.kdl", &text("in.kdl"), &tablegen::Settings::default()).groups[0]
        .name
        .clone();
    let map = case.join(MAP).exists().then(|| text(MAP));
    let settings = tablegen::Settings {
        group: Some(&group),
        map: map.as_deref().map(|map| (MAP, map)),
    };
    spelt
        .map(|name| (*name, load(name, &text(name), &settings)))
        .collect()
}

fn load(name: &str, text: &str, settings: &tablegen::Settings<'_>) -> PassSet {
    let outcome = match name.ends_with(".json") {
        true => passdefs::load_tablegen(name, text, settings),
        false => passdefs::load([(name, text)]),
    };
    let shown = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    assert_eq!(shown, "", "{name} has findings");
    outcome.set.expect("a set without findings")
}

fn rust(set: &PassSet) -> String {
    pass_codegen::generate(set, &Settings::default())
}

fn page(set: &PassSet) -> String {
    Reference::new()
        .command("passwright docs")
        .page(set)
        .unwrap()
}

/// What is generated, without the lines that say where it was declared.
fn without_origins(text: &str, name: &str) -> String {
    let dumped_from = name.replace(".json", ".td");
    let kept = text
        .lines()
        .filter(|line| !line.contains(name) && !line.contains(&dumped_from));
    kept.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_spelling_gives_the_same() {
    for case in cases() {
        let sets = sets(&case);
        let (first_name, first) = &sets[0];
        for (name, set) in &sets[1..] {
            assert_eq!(set, first, "{}: {name}", case.display());
            let same = |from: &dyn Fn(&PassSet) -> String| {
                assert_eq!(
                    without_origins(&from(set), name),
                    without_origins(&from(first), first_name),
                    "{}: {name}",
                    case.display()
                );
            };
            same(&rust);
            same(&page);
        }
    }
}

#[test]
fn the_model_survives_printing() {
    for case in cases() {
        for (name, set) in sets(&case) {
            let printed = passdefs::print_kdl(&set);
            assert_eq!(
                load("printed.kdl", &printed, &tablegen::Settings::default()),
                set,
                "{}: {name}",
                case.display()
            );
        }
    }
}

#[test]
fn outputs_are_as_reviewed() {
    for case in cases() {
        let (_, set) = &sets(&case)[0];
        expect_file![case.join("model.kdl")].assert_eq(&passdefs::print_kdl(set));
        expect_file![case.join("out.rs")].assert_eq(&rust(set));
        expect_file![case.join("out.md")].assert_eq(&page(set));
    }
}
