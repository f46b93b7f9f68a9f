//! The table of flags.

use std::collections::BTreeSet;

use super::FLAGS;
use crate::binary;
use crate::command;
use crate::flag::{Flag, required_feature};
use crate::unsupported_flags::REPLACEMENTS;

#[test]
fn flags_have_unique_names_and_summaries() {
    let names: Vec<&str> = FLAGS.iter().flat_map(|flag| flag.names).copied().collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    for flag in FLAGS {
        assert!(!flag.summary.is_empty(), "{:?}", flag.names);
        assert!(!flag.summary.ends_with('.'), "{:?}", flag.names);
    }
}

#[test]
fn unsupported_flags_are_replaced_by_flags_that_exist() {
    let names: Vec<&str> = FLAGS.iter().flat_map(|flag| flag.names).copied().collect();
    // Tools for an IR with bytecode, or with names of values, have more flags.
    let of_some = |flag: &&Flag| binary::has_flag(flag) || flag.names[0] == "use-nameloc-as-prefix";
    let of_some: Vec<&str> = FLAGS
        .iter()
        .filter(of_some)
        .flat_map(|flag| flag.names)
        .copied()
        .collect();
    for (unsupported, help) in REPLACEMENTS {
        let is_of_all = |name: &str| names.contains(&name) && !of_some.contains(&name);
        assert!(!unsupported.split(' ').any(is_of_all));
        // The flags of other tools follow the name of the tool in the same quotes.
        let replacements = help.split('\'').filter_map(|part| part.strip_prefix("--"));
        for flag in replacements {
            let name = flag.split(['=', ' ']).next().unwrap_or_default();
            assert!(names.contains(&name), "--{name}");
        }
    }
}

#[test]
fn flags_of_commands_that_a_feature_adds_need_the_feature() {
    for flag in FLAGS {
        let commands = command::of_flag(flag.names[0]);
        let is_of_batch = commands.contains(&"batch") || commands.contains(&"serve");
        let feature = required_feature(flag.names[0]).map(|(feature, _)| feature);
        assert_eq!(is_of_batch, feature == Some("batch"), "{:?}", flag.names);
    }
}
