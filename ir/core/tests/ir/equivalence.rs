//! Equivalence: what counts as the same.

use pass_ir::body::Ignore;

use crate::{lenient, parse};

const TEXT: &str = r#""func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%x: i32, %y: i32):
  %0:2 = "t.two"(%x) {a = 1 : i32} : (i32) -> (i32, i32)
  "t.region"() ({ "t.in"(%0#0) : (i32) -> () }) : () -> ()
  "t.br"(%x)[^bb1, ^bb2] : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()"#;

/// True if the text is equivalent to itself with one change.
fn changed(from: &str, to: &str, ignore: Ignore) -> bool {
    assert_eq!(TEXT.matches(from).count(), 1, "{from}");
    let cx = lenient();
    let mut original = parse(&cx, TEXT).unwrap();
    let mut edited = parse(&cx, &TEXT.replace(from, to)).unwrap();
    let answer = original.root(&cx).is_equivalent(&edited.root(&cx), ignore);
    assert_eq!(
        answer,
        edited.root(&cx).is_equivalent(&original.root(&cx), ignore)
    );
    answer
}

const NO_PLACES: Ignore = Ignore { locations: true };

#[test]
fn names_of_values_and_places_do_not_count() {
    assert!(changed("%y: i32", "%unused: i32", NO_PLACES));
    assert!(changed("^bb2:\n", "\n\n^bb2:\n", NO_PLACES));
    assert!(!changed("^bb2:\n", "\n\n^bb2:\n", Ignore::default()));
}

#[test]
fn everything_else_does() {
    for (from, to) in [
        ("\"t.two\"", "\"t.three\""),
        ("a = 1", "a = 2"),
        ("\"t.two\"(%x)", "\"t.two\"(%y)"),
        ("%0#0", "%0#1"),
        ("[^bb1, ^bb2]", "[^bb2, ^bb1]"),
        ("[^bb1, ^bb2]", "[^bb1]"),
        ("({ \"t.in\"(%0#0) : (i32) -> () })", "({}, {})"),
        ("\"t.in\"(%0#0) : (i32) -> ()", ""),
        ("sym_name = \"f\"", "sym_name = \"g\""),
        (
            "(%x)[^bb1, ^bb2] : (i32)",
            "(%x, %x)[^bb1, ^bb2] : (i32, i32)",
        ),
    ] {
        assert!(!changed(from, to, NO_PLACES), "{from} -> {to}");
    }
}
