//! Python modules of the cases of `tests/fixtures`, compared with their expected files. `UPDATE_EXPECT=1` writes them.
//! `adapters/python/tests` runs and type-checks them.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use expect_test::expect_file;
use pass_bindings_gen::python::{Module, generate, generate_for};
use pass_cases::marker::{self, EVERYTHING};

fn module(name: &str, text: &str, command: &str) -> Module {
    let outcome = passdefs::load([(name, text)]);
    generate(&outcome.set.unwrap(), command)
}

#[test]
fn modules_and_stubs_of_the_cases() {
    let mut compared = 0;
    for case in pass_cases::all() {
        let command = "passwright gen in.kdl -o out.py --python";
        let module = module("in.kdl", &case.kdl(), command);
        for (output, text) in [("python", &module.source), ("python-stub", &module.stub)] {
            if let Some(path) = case.pinned(output) {
                expect_file![path].assert_eq(text);
                compared += 1;
            }
        }
    }
    assert!(compared >= 8, "only {compared} files are pinned");
}

#[test]
fn a_line_break_in_the_name_of_a_file_ends_no_comment() {
    let text = r#"group "G" {
        enum "Mode" { value "Fast" "fast" }
        pass "Unroll" "unroll" { summary "Unroll loops"; option "mode" "Mode" }
    }"#;
    let Module { source, stub, .. } = module("a\nraise.kdl\rraise", text, "gen\nraise");
    for text in [source, stub] {
        let lines: Vec<&str> = text.split(['\n', '\r']).collect();
        assert!(
            !lines.iter().any(|line| line.starts_with("raise")),
            "{text}"
        );
    }
}

/// Facts that do not matter to a caller in Python: names in Rust, what is known in C++ alone, and the steps of pipelines.
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
fn every_fact_about_a_call_is_in_the_module() {
    let module = module("everything.kdl", EVERYTHING, "");
    let set = passdefs::load([("everything.kdl", EVERYTHING)]);
    let missing = marker::missing(&set.set.unwrap().meaning(), &module.source, &[]);
    for fact in NOT_SHOWN {
        let is_missing = missing.iter().any(|field| field.starts_with(fact));
        assert!(
            is_missing || fact.starts_with("StateField"),
            "{fact} is shown"
        );
    }
    let unexpected = missing.iter();
    let unexpected =
        unexpected.filter(|field| !NOT_SHOWN.iter().any(|fact| field.starts_with(fact)));
    let unexpected: Vec<&String> = unexpected.collect();
    assert_eq!(unexpected, [""; 0]);
}

#[test]
fn classes_for_another_ir_differ_in_their_base_classes() {
    let text = r#"group "G" { pass "Unroll" "unroll" { summary "Unroll loops" } }"#;
    let set = passdefs::load([("in.kdl", text)]).set.unwrap();
    let [own, other] = [
        generate(&set, "gen"),
        generate_for(&set, "gen", "passwright_mlir"),
    ];
    for (own, other) in [(own.source, other.source), (own.stub, other.stub)] {
        let base = "\nfrom passwright import declared as _declared\n";
        assert_eq!(own.matches(base).count(), 1, "{own}");
        let base_of_other = "\nfrom passwright_mlir import declared as _declared\n";
        assert_eq!(own.replace(base, base_of_other), other);
    }
}
