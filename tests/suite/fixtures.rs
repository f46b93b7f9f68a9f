//! Every case of `tests/fixtures` through every front end: all spellings of a definition give the same model, the same
//! Rust and the same page. The outputs themselves are compared by the crates that make them.

use pass_cases::Case;
use pass_docs_gen::ReferenceGenerator;
use passdefs::model::PassSet;
use passwright_build::Settings;

/// The model of every spelling of a case, that of `in.kdl` first.
fn sets(case: &Case) -> Vec<(&'static str, PassSet)> {
    let kdl = load("in.kdl", &case.kdl(), &pass_import::Settings::default());
    let map = case.map();
    let settings = pass_import::Settings::default()
        .group(kdl.groups().next().map(|group| group.name.as_str()))
        .map(map.as_ref().map(|(name, text)| (*name, text.as_str())));
    let spellings = case.spellings.iter();
    spellings
        .map(|name| (*name, load(name, &case.text(name), &settings)))
        .collect()
}

fn load(name: &str, text: &str, settings: &pass_import::Settings<'_>) -> PassSet {
    let outcome = if name.ends_with(".json") {
        pass_import::import(name, text, settings)
    } else {
        passdefs::load([(name, text)])
    };
    let shown = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    assert_eq!(shown, "", "{name} has findings");
    outcome.set.expect("a set without findings")
}

fn rust(set: &PassSet) -> String {
    passwright_build::generate(set, &Settings::default())
}

fn page(set: &PassSet) -> String {
    ReferenceGenerator::new()
        .command("passwright docs")
        .page(set)
        .unwrap()
}

/// The text without origins and other lines that name the input file, and without the name of the table of passes, which holds a hash.
/// White space is left out, since lines break by their length.
fn without_origins(text: &str, name: &str) -> String {
    let dumped_from = name.replace(".json", ".td");
    let of_input = [name, &dumped_from, "__pass_table_"];
    let origin = |file: &str| format!("origin(\"{file}\")");
    let text = text
        .replace(&origin(name), "")
        .replace(&origin(&dumped_from), "");
    let remaining = text
        .lines()
        .filter(|line| !of_input.iter().any(|input| line.contains(input)));
    remaining.flat_map(str::split_whitespace).collect()
}

#[test]
fn every_spelling_gives_the_same() {
    let mut compared = 0;
    for case in pass_cases::all() {
        let sets = sets(&case);
        let (first_name, first) = &sets[0];
        for (name, set) in &sets[1..] {
            let place = format!("{}: {name}", case.name);
            assert_eq!(set.meaning(), first.meaning(), "{place}");
            let same = |from: &dyn Fn(&PassSet) -> String| {
                assert_eq!(
                    without_origins(&from(set), name),
                    without_origins(&from(first), first_name),
                    "{}: {name}",
                    case.name
                );
            };
            same(&rust);
            same(&page);
            compared += 1;
        }
    }
    assert!(compared >= 2, "no case has a second spelling");
}

#[test]
fn every_spelling_survives_printing() {
    for case in pass_cases::all() {
        for (name, set) in sets(&case) {
            let printed = passdefs::print_kdl(&set);
            let again = load("printed.kdl", &printed, &pass_import::Settings::default());
            let place = format!("{}: {name}", case.name);
            assert_eq!(again.meaning(), set.meaning(), "{place}");
        }
    }
}
