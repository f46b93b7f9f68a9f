//! Doc comments keep the text and never become tests.

use expect_test::{Expect, expect};
use quote::quote;

use super::{is_plain, test_blocks, untested};
use crate::doc::{Form, documentation};

fn check(text: &str, expected: Expect) {
    let comment = documentation(text, Form::Comments);
    expected.assert_eq(&crate::format(&quote!(#comment struct S;)));
}

#[test]
fn lines_are_kept() {
    check(
        "One\r\n\n  two, indented  \n\n/// three\n\n",
        expect![[r#"
            /// One
            ///
            ///   two, indented
            ///
            /// /// three
            struct S;
        "#]],
    );
}

#[test]
fn nothing_is_nothing() {
    check("", expect!["struct S;\n"]);
}

#[test]
fn characters_that_a_comment_may_not_hold_are_left_out() {
    check(
        "left\u{202e}to\u{7}right \u{1f389} \u{250c}",
        expect![[r#"
            /// lefttoright 🎉 ┌
            struct S;
        "#]],
    );
}

#[test]
fn fences_without_a_language_are_text() {
    check(
        "```\nlet x = 1;\n```\n\n~~~ no_run\ny\n~~~\n\n```mlir\nz\n```",
        expect![[r#"
            /// ```text
            /// let x = 1;
            /// ```
            ///
            /// ~~~text
            /// y
            /// ~~~
            ///
            /// ```mlir
            /// z
            /// ```
            struct S;
        "#]],
    );
}

#[test]
fn indented_code_is_fenced() {
    check(
        "Text:\n\n    code();\n\n        deeper();\n\n* item:\n\n      inner();\n\nend",
        expect![[r#"
            /// Text:
            ///
            /// ```text
            /// code();
            ///
            ///     deeper();
            /// ```
            ///
            /// * item:
            ///
            ///   ```text
            ///   inner();
            ///   ```
            ///
            /// end
            struct S;
        "#]],
    );
}

#[test]
fn what_cannot_be_marked_is_enclosed() {
    check(
        "*     code at once\n\n  ```` x\n",
        expect![[r#"
            /// `````text
            /// *     code at once
            /// `````
            ///
            ///   ```` x
            struct S;
        "#]],
    );
}

#[test]
fn nothing_is_left_to_test() {
    let pieces = [
        "```\n",
        "~~~rust\n",
        "    code\n",
        "> ",
        "* ",
        "1. ",
        "\n",
        "text\n",
        "\t",
        "`````\n",
        "```{.x}\n",
    ];
    let mut state = 1_u32;
    for _ in 0..3000 {
        let mut text = String::new();
        for _ in 0..12 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            text.push_str(pieces[(state >> 16) as usize % pieces.len()]);
        }
        let marked = untested(&text);
        assert!(
            test_blocks(&marked).is_empty(),
            "{text:?} became {marked:?}"
        );
    }
}

#[test]
fn only_plain_info_strings_are_kept() {
    let info_strings = [
        "text",
        "mlir",
        "ignore",
        "rust,ignore",
        "c++",
        "sh",
        "objective-c",
    ];
    assert!(info_strings.into_iter().all(is_plain));
    let changed = [
        "",
        "rust",
        "no_run",
        "rust,should_panic",
        "edition2024",
        "E0277",
        "mlir,rust",
        "c++ no_run",
        "ignore-wasm",
        "ignore-x86_64,rust",
        "(comment)",
        "\u{a0}",
        "mlir\u{a0}rust",
        "{.mlir}",
        "standalone",
    ];
    assert!(!changed.into_iter().any(is_plain));
}

#[test]
fn odd_white_space_hides_no_code() {
    check(
        "```\u{a0}\na\n```\n\n```ignore-wasm\nb\n```\n\n``` (comment)\nc\n```\n\n```mlir (comment)\nd\n```\n\ntext\n\u{a0}\n    e();",
        expect![[r#"
            /// ```text
            /// a
            /// ```
            ///
            /// ```text
            /// b
            /// ```
            ///
            /// ```text
            /// c
            /// ```
            ///
            /// ```mlir
            /// d
            /// ```
            ///
            /// text
            ///
            /// ````text
            /// e();
            /// ````
            struct S;
        "#]],
    );
}
