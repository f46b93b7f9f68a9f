//! Identifiers, and what only looks like one.

use super::{beside, is_identifier};

#[test]
fn identifiers_hold_nothing_but_their_letters() {
    for name in ["a", "_a", "A1", "type", "gen", "\u{e4}", "a\u{30a}"] {
        assert!(is_identifier(name), "{name:?}");
    }
    let trivia = [" ", "\t", "\n", "/**/", "// x", "\u{a0}", "\u{200e}", "\0"];
    for text in trivia {
        assert!(!is_identifier(&format!("a{text}")), "{text:?}");
        assert!(!is_identifier(&format!("{text}a")), "{text:?}");
    }
    for name in ["", "_", "1a", "r#a", "a-b", "'a", "Self", "crate"] {
        assert!(!is_identifier(name), "{name:?}");
    }
}

#[test]
fn no_path_leaves_the_root() {
    assert_eq!(beside("/a.kdl", "../../b.kdl"), "/b.kdl");
    assert_eq!(beside("../a.kdl", "../b.kdl"), "../../b.kdl");
}
