//! Text that is meant to hurt: answered soon, and without a deep call stack.

use expect_test::expect;
use pass_text::values::split_list;
use pass_text::{MAX_DEPTH, parse_anchored, parse_options};

use crate::check;

const MANY: usize = 30_000;

#[test]
fn deep_pipelines() {
    let deep = |depth: usize| format!("{}a{}", "any(".repeat(depth), ")".repeat(depth));
    let deepest = parse_anchored(&deep(MAX_DEPTH)).unwrap();
    assert_eq!(deepest.to_string(), deep(MAX_DEPTH));
    assert_eq!(
        parse_anchored(&deepest.pretty()).unwrap().without_spans(),
        deepest.without_spans()
    );
    check(
        &deep(MANY),
        expect![[r#"
        -p:1:1025: error: pipelines nest more than 256 deep
        ...any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(any(...
                                                                                                               ^~~~
    "#]],
    );
}

#[test]
fn deep_values() {
    let value = format!("{}{}", "{".repeat(MANY), "}".repeat(MANY));
    assert_eq!(
        parse_anchored(&format!("any(a{{x={value}}})"))
            .unwrap()
            .elements
            .len(),
        1
    );
    assert_eq!(
        split_list(&format!("{}{}", "[(".repeat(MANY), ")]".repeat(MANY))).len(),
        1
    );
    assert_eq!(
        parse_anchored(&format!("any(a{{x={}", "{".repeat(MANY)))
            .unwrap_err()
            .iter()
            .count(),
        1
    );
}

/// Quotes that are never closed make each search for their end fruitless; only the first one may cost anything.
#[test]
fn many_open_quotes() {
    for piece in [
        "a{x=#\"},",
        "a{x='},",
        "a{x=\"},",
        "a{x='b},",
        "a{x=##\"#},",
        "a{x=y'},",
    ] {
        let text = format!("any({}a)", piece.repeat(MANY));
        let _ = parse_anchored(&text);
    }
    for piece in ["a=#\" ", "a=' ", "#\"", "a='b ", "{", "("] {
        let text = piece.repeat(MANY);
        let _ = parse_options(&text);
        let _ = parse_options(&format!("a={text}"));
        split_list(&text);
    }
}

#[test]
fn many_names_of_operations() {
    let anchor = |name: &dyn Fn(usize) -> String| {
        let names: Vec<String> = (0..MANY).map(name).collect();
        parse_anchored(&format!("{}()", names.join("|")))
    };
    let distinct = anchor(&|number| format!("t.{number}")).unwrap();
    assert_eq!(distinct.anchor.names.len(), MANY);
    let errors = anchor(&|_| "t.a".to_owned()).unwrap_err();
    let last = errors.iter().last().unwrap();
    assert_eq!(errors.iter().count(), 20);
    assert_eq!(last.message, "`t.a` is named twice");
    assert_eq!(
        last.notes[0].message,
        format!("{} more errors are not shown", MANY - 21)
    );
}
