//! Names that cargo takes, and those that it refuses.

use super::problem;

#[test]
fn names_that_cargo_takes_are_fine() {
    let long = "a".repeat(64);
    for name in ["my-opt", "a", "A_1", "count-ops", long.as_str()] {
        assert_eq!(problem(name, ["pass-ir"]), None, "{name}");
    }
}

#[test]
fn other_names_are_refused_with_a_reason() {
    let long = "a".repeat(65);
    let cases = [
        ("", "it is empty"),
        ("1st", "it does not begin with a letter"),
        ("-x", "it does not begin with a letter"),
        (
            "a b",
            "` ` is none of the letters, digits, `-` and `_` that it may have",
        ),
        (
            "\u{e9}",
            "`\u{e9}` is none of the letters, digits, `-` and `_` that it may have",
        ),
        (long.as_str(), "it has more than 64 characters"),
        ("match", "it is a keyword of Rust"),
        ("test", "cargo keeps that name for itself"),
        ("pass_ir", "it depends on a crate of that name"),
    ];
    for (name, reason) in cases {
        assert_eq!(
            problem(name, ["pass-ir"]).as_deref(),
            Some(reason),
            "{name}"
        );
    }
}
