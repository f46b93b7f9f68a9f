//! Headers for C of the cases of `tests/fixtures`, compared with their expected files. `UPDATE_EXPECT=1` writes them.
//! `adapters/c/tests` compiles and runs them.

use std::collections::BTreeSet;

use expect_test::expect_file;
use pass_bindings_gen::c::generate;
use pass_cases::marker::{self, EVERYTHING};

#[test]
fn headers_of_the_cases() {
    let mut compared = 0;
    for case in pass_cases::all() {
        if let Some(path) = case.pinned("c-header") {
            let set = passdefs::load([("in.kdl", case.kdl())]).set.unwrap();
            expect_file![path]
                .assert_eq(&generate(&set, "passwright gen in.kdl -o out.h --c-header"));
            compared += 1;
        }
    }
    assert!(compared >= 3, "only {compared} files are pinned");
}

/// Returns the names that a header declares.
fn declared(header: &str) -> BTreeSet<&str> {
    let word = |text: &str| -> usize {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        text.rfind(|letter| !is_part(letter)).map_or(0, |at| at + 1)
    };
    let mut names = BTreeSet::new();
    for line in header
        .lines()
        .filter(|line| !line.starts_with([' ', '/', '#']))
    {
        let functions = line.split_once('(').map(|(before, _)| before);
        let types = line
            .strip_prefix("} ")
            .and_then(|rest| rest.strip_suffix(';'));
        for name in functions.into_iter().chain(types) {
            names.insert(&name[word(name)..]);
        }
    }
    let constants = header.lines().filter_map(|line| line.strip_prefix("  "));
    let constants = constants.filter_map(|line| line.split_once(" = "));
    names.extend(
        constants
            .map(|(name, _)| name)
            .filter(|name| word(name) == 0),
    );
    let guards = header
        .lines()
        .filter_map(|line| line.strip_prefix("#ifndef "));
    names.extend(guards);
    names
}

#[test]
fn no_group_has_names_of_the_library() {
    let library = include_str!("../../adapters/c/include/passwright.h");
    let transforms = include_str!("../../adapters/c/include/passwright_transforms.h");
    let mut theirs = declared(library);
    theirs.extend(declared(transforms));
    for name in [
        "PwString",
        "pw_pass_new",
        "PW_OK",
        "pw_transforms_register_passes",
    ] {
        assert!(theirs.contains(name), "{name} is not found");
    }
    for group in ["Transforms", "Pw", "PW", "PwTransforms", "PWTransforms"] {
        let text = format!(
            "group {group:?} {{
                enum \"String\" {{ value \"Ok\" \"ok\" }}
                enum \"RegionSimplification\" {{ value \"Normal\" \"normal\" }}
                pass \"Pass\" \"new\" {{ summary \"s\"; option \"a\" \"bool\" default=#true }}
                pass \"Canonicalizer\" \"canonicalize\" {{ summary \"s\"; option \"a\" \"bool\" default=#true }}
            }}"
        );
        let outcome = passdefs::load([("in.kdl", text)]);
        let set = outcome
            .set
            .unwrap_or_else(|| panic!("{:?}", outcome.diagnostics));
        let header = generate(&set, "");
        let ours = declared(&header);
        assert!(ours.len() > 10, "{ours:?}");
        let both: Vec<_> = ours.intersection(&theirs).collect();
        assert!(both.is_empty(), "{group}: {both:?}");
    }
}

/// Facts that do not matter to a caller in C: names in Rust, what is known in C++ alone, and the steps of pipelines.
const NOT_SHOWN: &[&str] = &[
    "CppFact.",
    "Enum.rust",
    "EnumValue.name",
    "ExtensionPoint.name",
    "ExternalArgument.option",
    "Interface: MNestInterface",
    "Ops: mdialect.mnestop",
    "Pass.name",
    "PipelineDef.name",
    "Prose.text: mlegalitydoc",
    "RustText.text",
    "StateField.",
    "StatisticDef.field",
    "Text: ",
];

#[test]
fn every_fact_about_a_call_is_in_the_header() {
    let set = passdefs::load([("everything.kdl", EVERYTHING)])
        .set
        .unwrap();
    let header = generate(&set, "");
    let missing = marker::missing(&set.meaning(), &header, &[]);
    for fact in NOT_SHOWN {
        assert!(
            missing.iter().any(|field| field.starts_with(fact)),
            "{fact} is shown"
        );
    }
    let unexpected = missing.iter();
    let unexpected =
        unexpected.filter(|field| !NOT_SHOWN.iter().any(|fact| field.starts_with(fact)));
    assert_eq!(unexpected.collect::<Vec<&String>>(), [""; 0]);
}
