//! Every case of `tests/fixtures`: its model, printed, and its layout.

use expect_test::expect_file;
use passdefs::model::PassSet;
use passdefs::{print_kdl, render};

#[track_caller]
fn load(name: &str, text: &str) -> PassSet {
    let outcome = passdefs::load([(name, text)]).for_rust();
    let drawn = render::terminal(&outcome.diagnostics, &outcome.sources, false);
    assert_eq!(drawn, "");
    outcome.set.unwrap()
}

#[test]
fn models_are_as_reviewed() {
    for case in pass_cases::all() {
        let set = load("in.kdl", &case.kdl());
        expect_file![case.path("model.kdl")].assert_eq(&print_kdl(&set));
    }
}

#[test]
fn what_is_printed_is_read_back_and_printed_again() {
    for case in pass_cases::all() {
        let set = load("in.kdl", &case.kdl());
        let printed = print_kdl(&set);
        let again = load("printed.kdl", &printed);
        assert_eq!(again.meaning(), set.meaning(), "{}", case.name);
        assert_eq!(print_kdl(&again), printed, "{}", case.name);
    }
}
