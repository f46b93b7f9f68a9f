//! Texts that are nested just deeply enough, and too deeply.

use super::{MAX_DEPTH, MAX_OPERATORS, too_deep};

fn is_too_deep(text: &str) -> bool {
    too_deep(text.parse().expect("tokens")).is_some()
}

#[test]
fn doc_comments_have_any_number_of_lines() {
    let long = |line: &str| format!("{line}\n").repeat(3000);
    assert!(!is_too_deep(&(long("/// text = 1") + "struct A;")));
    assert!(!is_too_deep(&format!("mod a {{ {} }}", long("//! text"))));
}

#[test]
fn shifts_open_no_angle_brackets_behind_their_group() {
    let fields: String = (0..40).map(|at| format!("a{at}: [u8; 1 << 4], ")).collect();
    assert!(!is_too_deep(&format!("struct A {{ {fields} }}")));
}

#[test]
fn attributes_hide_no_depth() {
    assert!(is_too_deep(&("-#[a]".repeat(30) + "1")));
    assert!(is_too_deep(&format!("#[a({}1)]", "-".repeat(30))));
    assert!(is_too_deep(&("#![a] !".repeat(30) + "1")));
}

#[test]
fn depth_is_bounded_exactly() {
    // The text itself is the first level.
    for (open, close) in [("(", ")"), ("A<", ">"), ("-", ""), ("return ", "")] {
        let nested = |depth| format!("{}1{}", open.repeat(depth), close.repeat(depth));
        assert!(!is_too_deep(&nested(MAX_DEPTH - 1)), "{open}");
        assert!(is_too_deep(&nested(MAX_DEPTH)), "{open}");
    }
    let sum = |operators| format!("1{}", "+ 1 ".repeat(operators));
    assert!(!is_too_deep(&sum(MAX_OPERATORS)));
    assert!(is_too_deep(&sum(MAX_OPERATORS + 1)));
}

#[test]
fn what_ends_is_no_depth() {
    for ended in ["-1, ", "-1; ", "A<B>, "] {
        assert!(!is_too_deep(&ended.repeat(MAX_DEPTH)), "{ended}");
    }
    // An arrow ends no angle bracket, and a group no prefix but that of an attribute.
    for open in ["A<fn() -> B, ", "(-1) "] {
        assert!(is_too_deep(&open.repeat(MAX_DEPTH)), "{open}");
    }
}
