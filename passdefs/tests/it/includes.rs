//! Texts that include others.

use std::collections::BTreeMap;

use expect_test::expect;
use passdefs::model::PassSet;
use passdefs::names::beside;
use passdefs::{Outcome, print_kdl, render};

/// Loads the first of some texts, which may include the others.
fn load(texts: &[(&str, &str)]) -> Outcome {
    let others: BTreeMap<&str, &str> = texts.iter().copied().collect();
    let mut read = |including: &str, path: &str| {
        let name = beside(including, path);
        match others.get(name.as_str()) {
            Some(text) => Ok((name, (*text).to_owned())),
            None => Err("there is none".to_owned()),
        }
    };
    passdefs::load_with(texts.iter().take(1).copied(), &mut read)
}

#[track_caller]
fn printed(outcome: &Outcome) -> String {
    let drawn = render::terminal(&outcome.diagnostics, &outcome.sources, false);
    assert_eq!(drawn, "");
    let printed = print_kdl(outcome.set.as_ref().expect("a set"));
    let again = passdefs::load([("printed.kdl", &printed)]);
    let meaning = |set: Option<&PassSet>| set.map(PassSet::meaning);
    assert_eq!(
        meaning(again.set.as_ref()),
        meaning(outcome.set.as_ref()),
        "{printed}"
    );
    printed
}

const SHARED: (&str, &str) = (
    "lib/shared.kdl",
    r#"
    include "modes.kdl"
    group "Shared" {
        enum "Unused" { value "A" "a"; }
        enum "Level" "How far" { value "Low" "low"; value "High" "high"; }
        options "walk" {
            option "level" "Level" default="low"
            option "mode" "Mode" default="fast"
        }
        options "unused" { option "depth" "u8" default=1; }
        pass "Own" "own" { summary "Uses them"; use-options "walk" "unused"; }
    }
    "#,
);

const MODES: (&str, &str) = (
    "lib/modes.kdl",
    r#"group "Modes" { enum "Mode" rust="crate::modes::Mode" { value "Fast" "fast"; }; }"#,
);

#[test]
fn what_is_used_is_taken_in() {
    let text = r#"
        include "lib/shared.kdl"
        group "One" {
            pass "A" "a" { summary "First"; use-options "walk"; option "top" "Level" default="high"; }
        }
        group "Two" {
            pipeline "P" "p" { summary "Second"; use-options "walk"; text ""; }
        }
    "#;
    let outcome = load(&[("passes.kdl", text), SHARED, MODES]);
    assert_eq!(outcome.included, ["lib/shared.kdl", "lib/modes.kdl"]);
    // The first group makes the enum, and the second finds it there.
    expect![[r#"
        group "One" {
            enum "Level" "How far" {
                value "Low" "low"
                value "High" "high"
            }

            enum "Mode" rust="crate::modes::Mode" {
                value "Fast" "fast"
            }

            options "walk" {
                option "level" "Level" default="low"
                option "mode" "Mode" default="fast"
            }

            pass "A" "a" {
                summary "First"
                use-options "walk"
                option "top" "Level" default="high"
            }
        }

        group "Two" {
            enum "Level" rust="Level" "How far" {
                value "Low" "low"
                value "High" "high"
            }

            enum "Mode" rust="crate::modes::Mode" {
                value "Fast" "fast"
            }

            options "walk" {
                option "level" "Level" default="low"
                option "mode" "Mode" default="fast"
            }

            pipeline "P" "p" {
                summary "Second"
                use-options "walk"
                text ""
            }
        }
    "#]]
    .assert_eq(&printed(&outcome));
}

#[test]
fn enums_may_exist_in_a_module_already() {
    let text = r#"
        include "../lib/shared.kdl" rust="crate::shared"
        group "One" {
            pass "A" "a" { summary "First"; option "top" "Level" default="high"; option "m" "Mode" default="fast"; }
        }
    "#;
    let outcome = load(&[("dir/passes.kdl", text), SHARED, MODES]);
    // Declarations that the included text includes itself keep their place.
    expect![[r#"
        group "One" {
            enum "Level" rust="crate::shared::Level" "How far" {
                value "Low" "low"
                value "High" "high"
            }

            enum "Mode" rust="crate::modes::Mode" {
                value "Fast" "fast"
            }

            pass "A" "a" {
                summary "First"
                option "top" "Level" default="high"
                option "m" "Mode" default="fast"
            }
        }
    "#]]
    .assert_eq(&printed(&outcome));
}

#[test]
fn files_of_one_run_each_make_what_they_take_in() {
    let text = |group: &str, argument: &str| {
        format!(
            r#"include "lib/shared.kdl"
            group "{group}" {{ pass "{group}Pass" "{argument}" {{ summary "One"; option "top" "Level" default="high"; }}; }}"#
        )
    };
    let mut read = |including: &str, path: &str| {
        let name = beside(including, path);
        let text = if name == MODES.0 { MODES.1 } else { SHARED.1 };
        Ok((name, text.to_owned()))
    };
    let files = [("a.kdl", text("One", "a")), ("b.kdl", text("Two", "b"))];
    let outcome = passdefs::load_with(files, &mut read);
    assert_eq!(outcome.diagnostics, []);
    let set = outcome.set.expect("a set");
    let enums: Vec<_> = set.groups().map(|group| &set.enums(group)[0]).collect();
    let [one, two] = enums.as_slice() else {
        panic!("{enums:?}")
    };
    assert_eq!((&one.rust, one.same_as), (&None, None));
    assert_eq!((&two.rust, two.same_as), (&None, Some(one.id)));
}

#[test]
fn a_text_that_is_given_and_included_is_read_once() {
    let including = r#"
        include "lib/shared.kdl"
        group "One" { pass "A" "a" { summary "One"; option "top" "Level" default="high"; }; }
    "#;
    let mut read = |including: &str, path: &str| {
        let name = beside(including, path);
        let text = if name == MODES.0 { MODES.1 } else { SHARED.1 };
        Ok((name, text.to_owned()))
    };
    let passes = ("passes.kdl", including);
    for files in [[passes, ("./lib/shared.kdl", SHARED.1)], [SHARED, passes]] {
        let outcome = passdefs::load_with(files, &mut read);
        assert_eq!(outcome.included, ["lib/modes.kdl"]);
        let lines: Vec<String> = outcome
            .diagnostics
            .iter()
            .map(|found| render::line(found, &outcome.sources))
            .collect();
        assert_eq!(lines, [] as [&str; 0]);
        let set = outcome.set.expect("a set");
        let groups = set.groups().zip(outcome.files);
        let places: Vec<_> = groups
            .map(|(group, file)| (&*group.name, group.span.file == file))
            .collect();
        let expected = files.map(|(name, _)| if name == passes.0 { "One" } else { "Shared" });
        assert_eq!(places, expected.map(|name| (name, true)));
    }
    let broken = "group \"G\" { pas; }";
    let files = [("a.kdl", "include \"b.kdl\""), ("b.kdl", broken)];
    let outcome = passdefs::load_with(files, &mut |_, _| {
        Ok(("b.kdl".to_owned(), broken.to_owned()))
    });
    let lines: Vec<String> = outcome
        .diagnostics
        .iter()
        .map(|found| render::line(found, &outcome.sources))
        .collect();
    assert_eq!(
        lines,
        ["b.kdl:1:13: error[PW0101]: unknown node `pas` in a group"]
    );
}

#[test]
fn broken_files_that_include_each_other_twice_are_read_once_each() {
    let mut reads = 0;
    let mut read = |including: &str, path: &str| {
        reads += 1;
        let number: usize = including
            .trim_end_matches(['a', 'b', '.', 'k', 'd', 'l'])
            .parse()
            .unwrap_or(0);
        let text = if number < 40 {
            "include \"a\"; include \"b\"; group \""
        } else {
            ""
        };
        Ok((format!("{}{path}.kdl", number + 1), text.to_owned()))
    };
    let root = "include \"a\"; include \"b\"; group \"";
    let outcome = passdefs::load_with([("0.kdl", root)], &mut read);
    assert!(outcome.set.is_none());
    assert!(reads < 1000, "{reads}");
}

#[test]
fn a_long_chain_is_a_clear_error() {
    let mut read = |including: &str, _: &str| {
        let number: usize = including.trim_end_matches(".kdl").parse().unwrap_or(0);
        let name = format!("{}.kdl", number + 1);
        Ok((name, "include \"next\"".to_owned()))
    };
    let outcome = passdefs::load_with([("0.kdl", "include \"next\"")], &mut read);
    let lines: Vec<String> = outcome
        .diagnostics
        .iter()
        .map(|found| render::line(found, &outcome.sources))
        .collect();
    assert_eq!(
        lines,
        ["63.kdl:1:9: error[PW0002]: more than 64 texts include each other in a row"]
    );
}

#[test]
fn a_text_that_is_given_twice_declares_its_names_twice() {
    let text = r#"group "Twice" { pass "A" "a" { summary "First"; }; }"#;
    let outcome = passdefs::load([("a.kdl", text), ("a.kdl", text)]);
    let errors = outcome.diagnostics.iter().map(|found| found.code);
    assert_eq!(errors.collect::<Vec<_>>(), ["PW0311", "PW0312"]);
    let mut places = outcome.diagnostics.iter();
    assert!(places.all(|found| found.labels[0].location != found.location));
}

#[test]
fn texts_on_their_own_include_nothing() {
    let outcome = passdefs::load([("a.kdl", "include \"b.kdl\"")]);
    let drawn = render::terminal(&outcome.diagnostics, &outcome.sources, false);
    expect![[r#"
        error[PW0006]: cannot include `b.kdl`: no other text can be read here
         --> a.kdl:1:9
          |
        1 | include "b.kdl"
          |         ^^^^^^^
    "#]]
    .assert_eq(&drawn);
}

#[test]
fn a_group_adds_what_it_uses_to_its_own_once_each() {
    let shared = r#"group "Shared" {
        options "walk" { option "depth" "u8" default=1; }
        legality "no-calls" { illegal "func.call"; }
        legality "flat" { includes "no-calls"; illegal "scf"; }
    }"#;
    let text = r#"
        include "shared.kdl"
        group "One" {
            options "own" { option "width" "u8" default=1; }
            legality "own" { illegal "cf"; }
            pass "A" "a" { summary "First"; use-options "own" "walk"; postcondition "own"; postcondition "flat"; }
            pass "B" "b" { summary "Second"; use-options "walk" "own"; postcondition "flat"; postcondition "no-calls"; }
        }
    "#;
    let outcome = load(&[("passes.kdl", text), ("shared.kdl", shared)]);
    expect![[r#"
        group "One" {
            options "own" {
                option "width" "u8" default=1
            }

            options "walk" {
                option "depth" "u8" default=1
            }

            legality "own" {
                illegal "cf"
            }

            legality "no-calls" {
                illegal "func.call"
            }

            legality "flat" {
                includes "no-calls"
                illegal "scf"
            }

            pass "A" "a" {
                summary "First"
                use-options "own"
                use-options "walk"
                postcondition "own"
                postcondition "flat"
            }

            pass "B" "b" {
                summary "Second"
                use-options "walk"
                use-options "own"
                postcondition "flat"
                postcondition "no-calls"
            }
        }
    "#]]
    .assert_eq(&printed(&outcome));
}
