//! Pipelines in Rust source are checked against tables as against the declarations that the tables are of.

use passdefs::model::{Arity, Pass, PassSet};
use passdefs::{PassTable, check_pipeline, load_kdl, pass_table, render};
use proptest::prelude::*;

use crate::sets;

/// The errors of a pipeline whose passes are those of the definitions.
fn errors(definitions: &str, text: &str) -> String {
    let rows = pass_table(&load_kdl([("passes.kdl", definitions)]).set.unwrap());
    let tables = [PassTable {
        name: "passes",
        rows: &rows,
    }];
    let outcome = check_pipeline(text, &tables).outcome;
    render::terminal(&outcome.diagnostics, &outcome.sources, false)
}

fn is_complete(set: &PassSet, pass: &Pass) -> bool {
    let mut options = set.options(&pass.options);
    !options.any(|option| matches!(option.arity, Arity::Required | Arity::Unknown { .. }))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// A table of passes reads back whole.
    #[test]
    fn any_pass_of_any_set(set in sets::set()) {
        let rows = pass_table(&set);
        let tables = [PassTable { name: "rows", rows: &rows }];
        let arguments = |name: &str| {
            let passes = set.all_passes().filter(|pass| pass.argument == name).count();
            passes + set.all_pipelines().filter(|pipeline| pipeline.argument == name).count()
        };
        for pass in set.all_passes().filter(|pass| is_complete(&set, pass) && arguments(&pass.argument) == 1) {
            let checked = check_pipeline(&format!("any({})", pass.argument), &tables).outcome;
            let drawn = render::terminal(&checked.diagnostics, &checked.sources, false);
            let read = checked.set.unwrap_or_else(|| panic!("{drawn}"));
            let start = format!("pass \"{}\" ", pass.name);
            let row = |rows: &[String]| rows.iter().find(|row| row.starts_with(&start)).cloned();
            prop_assert_eq!(row(&pass_table(&read)), row(&rows));
        }
    }
}

/// Names of pipelines may have any letters that such names have.
#[test]
fn passes_with_odd_names_are_found() {
    let definitions = r#"
        group "A" {
            pass "Fold" (verbatim)"a/b" { summary "1"; option "n" "u8"; }
            pass "Other" (verbatim)"x:$+y" { summary "2"; option "n" "u8"; }
            pipeline "Inner" "inner" { summary "in"; body { run "a/b"; run "x:$+y"; }; }
        }
    "#;
    let rows = pass_table(&load_kdl([("passes.kdl", definitions)]).set.unwrap());
    let tables = [PassTable {
        name: "passes",
        rows: &rows,
    }];
    let set = check_pipeline("any(inner)", &tables).outcome.set.unwrap();
    let passes: Vec<&str> = set.all_passes().map(|pass| &*pass.argument).collect();
    assert_eq!(passes, ["a/b", "x:$+y"]);
}

/// A pipeline that a pipeline runs is looked into, and what these refer to is found.
#[test]
fn used_pipelines_are_looked_into() {
    let definitions = r#"
        group "A" {
            enum "Mode" { value "Fast" "fast"; }
            pass "One" "one" { summary "1"; option "mode" "Mode"; before "two" reason="two needs it"; }
            pass "Two" "two" { summary "2"; }
            pass "Three" "three" { summary "3"; before "never-run"; }
            pass "Unused" "never-run" { summary "4"; }
            pipeline "Inner" "inner" { summary "in"; body { run "one" mode="fast"; } }
        }
    "#;
    assert_eq!(errors(definitions, "any(inner,two,three)"), "");
    expect_test::expect![[r#"
        error[PW0362]: pipeline `pipeline` runs `one` after `two`, which it has to come before: two needs it
         --> pipeline:1:9
          |
        1 | any(two,inner)
          |     --- ^^^^^ `one` runs here
          |     |
          |     `two` runs here
          |
         ::: passes:3:49
          |
        3 | pass "One" "one" { option "mode" "Mode"; before "two" reason="two needs it"; }
          |                                                 ----- the rule is stated here
          |
          = help: run `one` before `two`
    "#]]
    .assert_eq(&errors(definitions, "any(two,inner)"));
}

/// A dollar sign has no meaning, unlike in the text of a declared pipeline.
#[test]
fn values_are_those_of_pipeline_text() {
    let definitions =
        r#"group "A" { pass "One" "one" { summary "1"; option "label" "string"; }; }"#;
    assert_eq!(errors(definitions, "any(one{label=$x},one{label=$$x})"), "");
}

/// Mistakes are found together, in the order of the text, and the places are those of a text with several lines.
/// What is wrong with the tables alone was reported where they were made.
#[test]
fn warnings_about_tables_are_not_repeated() {
    let definitions = r#"
        group "A" {
            pass "Old" "old" { summary "1"; deprecated use="older"; }
            pass "Older" "older" { summary "2"; deprecated; }
            pass "Lower" "lower" { summary "3"; before "old" strength="weak" reason="it leaves casts"; }
        }
    "#;
    let found = errors(definitions, "any(old,lower)");
    expect_test::expect![[r#"
        warning[PW1003]: pipeline `pipeline` runs `lower` after `old`, which it has to come before: it leaves casts
         --> pipeline:1:9
          |
        1 | any(old,lower)
          |     --- ^^^^^ `lower` runs here
          |     |
          |     `old` runs here
          |
         ::: passes:3:31
          |
        3 | pass "Lower" "lower" { before "old" strength="weak" reason="it leaves casts"; }
          |                               ----- the rule is stated here
          |
          = help: run `lower` before `old`
    "#]].assert_eq(&found);
}

#[test]
fn all_mistakes_at_once() {
    let definitions =
        r#"group "A" { pass "One" "one" { summary "1"; option "level" "u8"; op "a.b"; }; }"#;
    let text = "any(\n  oen,\n  c.d(\n    one{level=300}),\n  two)";
    expect_test::expect![[r#"
        error[PW0203]: unknown pass or pipeline `oen`
         --> pipeline:2:3
          |
        2 |   oen,
          |   ^^^
          |
          = note: known passes and pipelines: `one`
          = help: did you mean `one`?

        error[PW0355]: `one` must run on `a.b`, but is nested in `c.d`
         --> pipeline:4:5
          |
        3 |   c.d(
          |   --- it is nested in this
        4 |     one{level=300}),
          |     ^^^
          |
         ::: passes:2:23
          |
        2 | pass "One" "one" { op "a.b"; option "level" "u8"; }
          |                       ----- pass `one` is for this
          |
          = help: write `a.b(one)`

        error[PW0347]: `300` does not fit option `level`, whose type is `u8`
         --> pipeline:4:15
          |
        4 |     one{level=300}),
          |               ^^^ expected an integer from 0 to 255

        error[PW0203]: unknown pass or pipeline `two`
         --> pipeline:5:3
          |
        5 |   two)
          |   ^^^
          |
          = note: known passes and pipelines: `one`
    "#]]
    .assert_eq(&errors(definitions, text));
}
