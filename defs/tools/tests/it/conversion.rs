//! The examples of the language's reference, and conversion between the spellings.

use expect_test::expect;
use pass_def_tools::{convert, example};
use passdefs::vocabulary::nodes;
use passdefs::{Outcome, render};

/// The text that the examples include.
const SHARED: &str =
    r#"group "Shared" { enum "Effort" { value "Low" "low"; value "High" "high"; }; }"#;

#[track_caller]
fn drawn(outcome: &Outcome) -> String {
    render::terminal(&outcome.diagnostics, &outcome.sources, false)
}

#[test]
fn every_node_has_an_example_that_reads_in_both_spellings() {
    for node in nodes() {
        let example = example(node);
        let read = &mut |_: &str, path: &str| Ok((path.to_owned(), SHARED.to_owned()));
        let outcome = passdefs::load_with([("example.kdl", &example.file)], read);
        assert_eq!(drawn(&outcome), "", "{}:\n{}", node.name, example.file);
        assert!(
            example.kdl.contains(node.name),
            "{}: {}",
            node.name,
            example.kdl
        );
        let is_absent = node.rust == passdefs::vocabulary::AttributeForm::Absent;
        assert_eq!(
            example.rust.is_none(),
            is_absent,
            "{}:\n{}",
            node.name,
            example.file
        );
        if !is_absent {
            let rust = convert("example.kdl", &example.file).text.unwrap();
            let outcome = passdefs::load([("example.rs", &rust)]);
            assert_eq!(drawn(&outcome), "", "{}:\n{rust}", node.name);
        }
    }
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]
fn every_fixture_is_converted_to_the_other_spelling_and_back() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures");
    let mut seen = 0;
    for folder in std::fs::read_dir(root).unwrap() {
        for name in ["in.kdl", "in.rs"] {
            let path = folder.as_ref().unwrap().path().join(name);
            let Ok(text) = std::fs::read_to_string(&path) else {
                continue;
            };
            let there = convert(name, &text);
            if there.outcome.set.is_none() {
                continue;
            }
            seen += 1;
            let target = if name == "in.kdl" { "in.rs" } else { "in.kdl" };
            let there = there
                .text
                .unwrap_or_else(|| panic!("{}: {:?}", path.display(), there.refused));
            let back = convert(target, &there);
            let back = back
                .text
                .unwrap_or_else(|| panic!("{}: {:?}\n{there}", path.display(), back.refused));
            let set = |name: &str, text: &str| passdefs::load([(name, text)]).set.unwrap();
            assert_eq!(
                set(name, &back).meaning(),
                set(name, &text).meaning(),
                "{}",
                path.display()
            );
            assert_eq!(convert(name, &back).text.unwrap(), there);
        }
    }
    assert!(seen >= 10, "{seen}");
}

/// The names of the nodes in the block of the last pass, in order.
fn facts(kdl: &str) -> Vec<String> {
    let block = kdl.rsplit_once("pass \"Do\"").unwrap().1;
    let lines = block
        .lines()
        .filter(|line| line.starts_with("        ") && !line.starts_with("         "));
    let words = lines.filter_map(|line| line.split_whitespace().next());
    words
        .map(str::to_owned)
        .filter(|word| word != "}")
        .collect()
}

#[test]
fn definitions_are_printed_in_the_order_of_the_vocabulary() {
    let text = r#"group "Order" {
        pass "Other" "other" { summary "Other"; kind "lowering"; }
        pass "Do" "do" {
            cpp "constructor" "createDo()"
            example "E" { after "b"; before "a"; }
            conflicts-with "other"
            after kind="cleanup"
            kind "cleanup"
            deprecated "Old"
            required #true
            constructor "crate::make"
            state "crate::State"
            statistic "seen"
            list "names" "string"
            option "deep" "bool"
            dialects "arith"
            description "More"
            summary "Do it"
            op "func.func"
        }
    }"#;
    let outcome = passdefs::load_kdl([("order.kdl", text)]);
    assert_eq!(drawn(&outcome), "");
    let printed = passdefs::print_kdl(&outcome.set.unwrap());
    let rust = convert("order.kdl", text).text.unwrap();
    let converted = convert("order.rs", &rust).text.unwrap();
    assert_eq!(facts(&printed), facts(&converted));
    let pass = nodes()
        .into_iter()
        .find(|node| node.name == "pass")
        .unwrap();
    let known = (pass.children)();
    let rank = |name: &String| {
        known
            .iter()
            .find(|child| child.node.name == *name)
            .unwrap()
            .rank
    };
    let ranks: Vec<usize> = facts(&printed).iter().map(rank).collect();
    assert!(ranks.is_sorted(), "{printed}");
    assert_eq!(ranks.len(), 16);
}

#[test]
fn the_header_of_an_import_is_no_comment_of_the_author() {
    let group = r#"group "G" { pass "A" "a" { summary "First"; }; }"#;
    let header = "// Imported from Passes.td.json by `passwright import tablegen`; digest 0\n";
    let found = |text: String| convert("passes.kdl", &text).outcome.diagnostics;
    assert_eq!(found(format!("{header}{group}")), []);
    assert_eq!(found(format!("{header}// mine\n{group}")).len(), 1);
}

#[test]
fn a_legality_of_another_group_is_no_spelling_of_attributes() {
    let text = r#"group "Rules" {
    legality "no-loops" "Straight lines" { illegal "scf"; }
}
group "Passes" {
    legality "flat" "No calls either" { includes "no-loops"; illegal "func.call"; }
    pass "Emit" "emit" { summary "Emit"; precondition "flat"; postcondition "no-loops"; }
    pass "Tidy" "tidy" { summary "Tidy"; }
}
"#;
    let converted = convert("passes.kdl", text);
    assert_eq!(converted.text, None);
    expect![[r#"
        error[PW0703]: attributes of a module see no legality of another, and `no-loops` is declared in group `Rules`
         --> passes.kdl:5:50
          |
        5 |     legality "flat" "No calls either" { includes "no-loops"; illegal "func.call"; }
          |                                                  ^^^^^^^^^^
          |
          = help: repeat it in group `Passes`, or write its rules in place of the name

        error[PW0703]: attributes of a module see no legality of another, and `no-loops` is declared in group `Rules`
         --> passes.kdl:6:77
          |
        6 |     pass "Emit" "emit" { summary "Emit"; precondition "flat"; postcondition "no-loops"; }
          |                                                                             ^^^^^^^^^^
          |
          = help: repeat it in group `Passes`, or write its rules in place of the name
    "#]]
    .assert_eq(&drawn(&converted.outcome));
    // Written in each group that names it, it comes back as it was.
    let legality = r#"legality "no-loops" "Straight lines" { illegal "scf"; }"#;
    let passes = r#"group "Passes" {"#;
    let text = text.replace(passes, &format!("{passes}\n    {legality}"));
    let rust = convert("passes.kdl", &text).text.unwrap();
    let back = convert("passes.rs", &rust).text.unwrap();
    let set = |text: &str| passdefs::load([("passes.kdl", text)]).set.unwrap();
    assert!(set(&back).same_meaning(&set(&text)), "{back}");
}

/// Names of declarations hide those of the prelude, and cannot be imported as well.
#[test]
fn types_that_a_group_hides_are_paths() {
    let text = r#"group "Vec" {
        enum "Option" { value "A" "a"; }
        pass "String" "string" {
            summary "First"
            option "name" "string" optional=#true
            option "kind" "Option"
            option "inner" "pipeline"
            list "names" "string"
            statistic "seen"
        }
        pass "Statistic" "statistic" { summary "Second"; }
        pass "PipelineText" "text" { summary "Third"; }
    }"#;
    let rust = convert("in.kdl", text).text.unwrap();
    expect![[r#"
        use passwright::pass_group;

        #[pass_group]
        pub mod vec {
            #[pass_enum]
            pub enum Option {
                A,
            }

            /// First
            #[pass]
            pub struct String {
                #[option]
                pub name: ::core::option::Option<::std::string::String>,
                #[option]
                pub kind: Option,
                #[option]
                pub inner: ::passwright::options::PipelineText,
                #[option]
                pub names: ::std::vec::Vec<::std::string::String>,
                #[statistic]
                pub seen: ::passwright::Statistic,
            }

            /// Second
            #[pass]
            pub struct Statistic;

            /// Third
            #[pass(name = "text")]
            pub struct PipelineText;
        }
    "#]]
    .assert_eq(&rust);
}

#[test]
fn attributes_without_a_place_in_kdl_are_left_out_with_a_warning() {
    let text = r##"
#[cfg(feature = "late")]
pub mod late {
    #[passwright::pass_group]
    pub mod group {
        #![cfg(windows)]
        #![allow(dead_code)]

        /// How much
        #[derive(Clone, Hash, serde::Serialize)]
        #[pass_enum]
        pub enum Effort {
            Low,
            #[default]
            High,
        }

        /// Folds
        #[derive(Clone, std::fmt::Debug)]
        #[doc(alias = "constants")]
        #[pass(name = "fold")]
        pub struct Fold {
            /// Rounds
            #[allow(unused)]
            #[option(default = 3)]
            rounds: u8,
            #[cfg_attr(unix, option(default = 4))]
            least: u8,
        }
    }
}

#[cfg(unix)]
pub mod empty {
    #![cfg(unix)]
    #[cfg(unix)]
    fn f() {}
}
"##;
    let converted = convert("in.rs", text);
    expect![[r#"
        warning[PW1701]: `#[cfg(feature = "late")]` has no place in KDL, and is left out
         --> in.rs:2:1
          |
        2 | #[cfg(feature = "late")]
          | ^^^^^^^^^^^^^^^^^^^^^^^^
          |
          = help: put what depends on a condition in a file of its own, and include what is generated from that under the condition

        warning[PW1701]: `#![cfg(windows)]` has no place in KDL, and is left out
         --> in.rs:6:9
          |
        6 |         #![cfg(windows)]
          |         ^^^^^^^^^^^^^^^^
          |
          = help: put what depends on a condition in a file of its own, and include what is generated from that under the condition

        warning[PW1701]: `#[derive(Clone, Hash, serde::Serialize)]` has no place in KDL, and is left out
          --> in.rs:10:9
           |
        10 |         #[derive(Clone, Hash, serde::Serialize)]
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        warning[PW1701]: `#[default]` has no place in KDL, and is left out
          --> in.rs:14:13
           |
        14 |             #[default]
           |             ^^^^^^^^^^

        warning[PW1701]: `#[doc(alias = "constants")]` has no place in KDL, and is left out
          --> in.rs:20:9
           |
        20 |         #[doc(alias = "constants")]
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^

        warning[PW1701]: `#[cfg_attr(unix, option(default = 4))]` has no place in KDL, and is left out
          --> in.rs:27:13
           |
        27 |             #[cfg_attr(unix, option(default = 4))]
           |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           |
           = help: put what depends on a condition in a file of its own, and include what is generated from that under the condition

        warning[PW1701]: `fn f()` has no place in KDL, and is left out
          --> in.rs:37:5
           |
        37 |     fn f() {}
           |     ^^^^^^
           |
           = help: keep it in a Rust file that includes what is generated
    "#]].assert_eq(&drawn(&converted.outcome));
    expect![[r#"
        group "Group" {
            enum "Effort" "How much" {
                value "Low" "low"
                value "High" "high"
            }

            pass "Fold" "fold" {
                summary "Folds"
                option "rounds" "u8" default=3 "Rounds"
                state "least" "u8"
            }
        }
    "#]]
    .assert_eq(&converted.text.unwrap());
}

#[test]
fn attributes_that_say_what_kdl_says_are_left_out_without_a_word() {
    let text = r#"
#[pass_group]
mod group {
    #[pass_enum]
    #[derive(Debug, Default)]
    #[doc = "How much"]
    enum Effort {
        #[default]
        Low,
        High,
    }
}
"#;
    assert_eq!(drawn(&convert("in.rs", text).outcome), "");
}
