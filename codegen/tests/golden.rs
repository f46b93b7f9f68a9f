//! Generated files compared with those under `golden/`, which show reviewers what users get. `UPDATE_EXPECT=1` writes them.

use expect_test::{ExpectFile, expect_file};
use pass_codegen::{RuntimePath, Settings, Written, generate};
use passdefs::model::PassSet;

#[test]
fn example() {
    let input = include_str!("golden/example/passes.kdl");
    check(input, expect_file!["golden/example/passes.rs"]);
}

#[test]
fn features() {
    let input = include_str!("golden/features/passes.kdl");
    check(input, expect_file!["golden/features/passes.rs"]);
}

#[test]
fn hostile() {
    let input = include_str!("golden/hostile/passes.kdl");
    check(input, expect_file!["golden/hostile/passes.rs"]);
}

fn check(input: &str, expected: ExpectFile) {
    let outcome = passdefs::load([("passes.kdl", input)]);
    let drawn = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    assert_eq!(drawn, "");
    let command = Some("passwright gen passes.kdl -o passes.rs".to_owned());
    let settings = Settings {
        command,
        ..Settings::default()
    };
    expected.assert_eq(&generate(&outcome.set.unwrap_or_default(), &settings));
}

/// What is generated for a pass has to stay short enough to be read: 121 lines, and the 4 that it adds to its group.
#[test]
fn a_pass_with_three_options_is_short() {
    let input = include_str!("golden/budget/passes.kdl");
    check(input, expect_file!["golden/budget/passes.rs"]);
    let mut set = passdefs::load([("passes.kdl", input)])
        .set
        .unwrap_or_default();
    let with_pass = lines(&set);
    set.groups.iter_mut().for_each(|group| group.passes.clear());
    assert!(
        with_pass - lines(&set) <= 125,
        "{}",
        with_pass - lines(&set)
    );
}

fn lines(set: &PassSet) -> usize {
    let tokens = pass_codegen::tokens(set, &RuntimePath::default(), &Written::nothing());
    pass_codegen::format(&tokens).lines().count()
}
