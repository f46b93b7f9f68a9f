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

#[test]
fn pipelines() {
    let input = include_str!("golden/pipelines/passes.kdl");
    check(input, expect_file!["golden/pipelines/passes.rs"]);
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

/// What the definitions allow has to fit the stack of a thread.
#[test]
fn the_deepest_pipeline_is_generated() {
    let (open, close) = ("nest \"any\" { when \"on\" { ", "}; }; ");
    let steps = |depth: usize| {
        let nested = format!("{}run \"p\"; {}", open.repeat(depth), close.repeat(depth));
        format!(
            "group \"G\" {{ pass \"P\" \"p\" {{ summary \"s\"; }}; pipeline \"D\" \"d\" {{ summary \"s\"; option \"on\" \"bool\"; body {{ {nested} }}; }}; }}"
        )
    };
    let load = |depth: usize| passdefs::load([("passes.kdl", steps(depth).as_str())]).set;
    let deepest = (1..200).take_while(|depth| load(*depth).is_some()).last();
    assert_eq!(deepest, Some(31));
    let text = generate(&load(31).unwrap_or_default(), &Settings::default());
    assert_eq!(text.matches("builder.within(\"any\")").count(), 31);
}
