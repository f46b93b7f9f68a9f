//! Headers for C of the cases of `tests/fixtures`, compared with their expected files. `UPDATE_EXPECT=1` writes them.
//! `adapters/c/tests` compiles and runs them.

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
