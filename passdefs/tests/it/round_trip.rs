//! Printed definitions read back as the same set.

use pass_def_tools::format_kdl;
use passdefs::model::PassSet;
use passdefs::source::Sources;
use passdefs::{print_kdl, render};
use proptest::prelude::*;
use proptest::strategy::ValueTree;

use crate::sets;
use crate::wild::{self, Group};

#[track_caller]
fn check(set: &PassSet) {
    let printed = print_kdl(set);
    let outcome = passdefs::load_kdl([("printed.kdl", &printed)]);
    let drawn = render::terminal(&outcome.diagnostics, &outcome.sources, false);
    let read = outcome.set.unwrap_or_else(|| panic!("{drawn}\n{printed}"));
    assert!(
        read.same_meaning(set),
        "{printed}\n{}\n{}",
        read.meaning(),
        set.meaning()
    );
    assert_eq!(print_kdl(&read), printed);
    let laid_out = format_kdl(&mut Sources::new(), "printed.kdl", &printed).0;
    assert_eq!(
        laid_out.as_ref(),
        Some(&printed),
        "not in its canonical layout"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn any_set(set in sets::set()) {
        check(&set);
    }

    #[test]
    fn any_description(text in sets::text()) {
        check(&with_description(&text));
    }
}

/// Nodes that no random set has, each with the reason.
const NOT_IN_RANDOM_SETS: &[(&str, &str)] = &[("include", "a set is what files mean together")];

/// The random sets know the whole language: a node that is added has to be added to them, too.
#[test]
fn every_node_is_in_some_random_set() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut missing: std::collections::BTreeSet<&str> = passdefs::vocabulary::nodes()
        .iter()
        .map(|node| node.name)
        .collect();
    for (name, _) in NOT_IN_RANDOM_SETS {
        assert!(missing.remove(name), "there is no node `{name}`");
    }
    for _ in 0..200 {
        let set = sets::set().new_tree(&mut runner).unwrap().current();
        for line in print_kdl(&set).lines() {
            let mut words = line.split_whitespace();
            missing.remove(words.next().unwrap_or_default());
        }
        if missing.is_empty() {
            break;
        }
    }
    assert!(missing.is_empty(), "no random set has {missing:?}");
}

fn with_description(text: &str) -> PassSet {
    let mut pass = sets::plain_pass("A", "a");
    pass.description = text.to_owned();
    wild::checked(&[Group {
        name: "Group".to_owned(),
        doc: text.to_owned(),
        passes: vec![pass],
        ..Group::default()
    }])
}

#[test]
fn descriptions_that_people_write() {
    let long = "Twelve thousand eight hundred characters. "
        .repeat(400)
        .chars()
        .take(12_800)
        .collect::<String>();
    let texts = [
        "  indented first\nnot indented\n      far",
        "one\n\n\n\ntwo",
        "trailing blank lines\n\n\n",
        "\n\nleading blank lines",
        "trailing spaces   \n   \n\t\n",
        "a \"quoted\" word, \"\"\"three\"\"\", and \"# hashes \"\"\"# \"\"\"##",
        "```mlir\n%0 = arith.addi %a, %b : i32\n```\n",
        "┌──┐\n│🦀│\n└──┘",
        "back\\slash \\n \\u{41} C:\\new\nline",
        "carriage\rreturn\r\nand control \u{1}\u{1b}[0m",
        &long,
        &long.replace(". ", ".\n"),
    ];
    for text in texts {
        check(&with_description(text));
    }
}

#[test]
fn a_set_of_nothing_prints_as_nothing() {
    assert_eq!(print_kdl(&PassSet::default()), "");
}
