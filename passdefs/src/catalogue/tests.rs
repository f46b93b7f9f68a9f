//! Every code once, in order.

use super::ALL;

#[test]
fn codes_ascend_and_texts_are_well_formed() {
    for pair in ALL.windows(2) {
        assert!(
            pair[0].code < pair[1].code,
            "{} {}",
            pair[0].code,
            pair[1].code
        );
    }
    for entry in ALL {
        assert!(!entry.title.ends_with('.'), "{}", entry.code);
        assert!(entry.explanation().ends_with('.'), "{}", entry.code);
        assert!(!entry.explanation().contains("  "), "{}", entry.code);
    }
    let explained = include_str!("../catalogue.md").matches("\n## ");
    assert_eq!(explained.count(), ALL.len());
}
