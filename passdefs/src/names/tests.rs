//! Identifiers, and what only looks like one.

use super::{MAX_LISTED, beside, is_identifier, joined};

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

#[test]
fn many_parts_are_counted() {
    let parts = vec!["a".to_owned(); MAX_LISTED + 2];
    let all = joined(&parts[..MAX_LISTED], ", ");
    assert_eq!(all, vec!["a"; MAX_LISTED].join(", "));
    assert_eq!(joined(&parts, ", "), format!("{all}, 2 more"));
}
