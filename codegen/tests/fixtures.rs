//! Generated Rust of every case of `tests/fixtures`, compared with its `out.rs`. `UPDATE_EXPECT=1` writes them.

use expect_test::expect_file;
use pass_codegen::{RuntimePath, Settings, Written, generate};
use passdefs::model::PassSet;

fn load(input: &str) -> PassSet {
    let outcome = passdefs::load([("in.kdl", input)]);
    let drawn = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    assert_eq!(drawn, "");
    outcome.set.unwrap_or_default()
}

#[test]
fn generated_rust_is_as_reviewed() {
    let settings = Settings::default().command("passwright gen in.kdl -o out.rs");
    for case in pass_cases::all() {
        let text = generate(&load(&case.kdl()), &settings);
        expect_file![case.path("out.rs")].assert_eq(&text);
    }
}

/// Generated code has to stay short enough to be read: 121 lines for a pass with three options, and the 4 that it adds
/// to its group.
#[test]
fn a_pass_with_three_options_is_short() {
    let set = load(&pass_cases::named("three-options").kdl());
    let [group] = set.groups().collect::<Vec<_>>()[..] else {
        panic!("one group")
    };
    let without_pass = load(&format!("group {:?}", group.name));
    let of_pass = lines(&set) - lines(&without_pass);
    assert!(of_pass <= 125, "{of_pass}");
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
