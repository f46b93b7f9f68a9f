//! Doc comments keep the text and never become tests.

use expect_test::{Expect, expect};
use quote::quote;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag};

use super::{is_never_run, without_tests};
use crate::doc::{DocStyle, documentation};

fn check(text: &str, expected: Expect) {
    let comment = documentation(text, DocStyle::Comments);
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
fn other_code_is_hidden_from_tests() {
    let texts = [
        "Text:\n\n    code();",
        "* item:\n\n      inner();",
        "*     code at once\n\n  ```` x",
        "> ~~~\n> code();",
        "<pre>\n```\n</pre>\n```\ncode();",
        "[name]:\n```\n\ntext\n```\ncode();",
    ];
    for text in texts {
        assert_eq!(without_tests(text), None, "{text:?}");
    }
    check(
        "Text:\n\n    code();\n\nend",
        expect![[r#"
            #[cfg_attr(not(doctest), doc = "Text:")]
            #[cfg_attr(not(doctest), doc = "")]
            #[cfg_attr(not(doctest), doc = "    code();")]
            #[cfg_attr(not(doctest), doc = "")]
            #[cfg_attr(not(doctest), doc = "end")]
            struct S;
        "#]],
    );
}

fn has_tests(text: &str) -> bool {
    let options = Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES | Options::ENABLE_TASKLISTS;
    Parser::new_ext(text, options).any(|event| match event {
        Event::Start(Tag::CodeBlock(CodeBlockKind::Indented)) => true,
        Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => !is_never_run(&info),
        _ => false,
    })
}

#[test]
fn spaces_after_a_closing_fence_do_not_keep_it_open() {
    let marked = without_tests("```mlir\na\n```  \n\n```\nlet x = 1;\n```").unwrap();
    assert_eq!(marked, "```mlir\na\n```  \n\n```text\nlet x = 1;\n```\n");
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
        "```  \n",
        "```\t\n",
        "```{.x}\n",
        "```rust\n",
        "<pre>\n",
        "</pre>\n",
        "[a]:\n",
        "[a]: b\n'\n",
        "[^1]: ",
    ];
    let mut state = 1_u32;
    let mut comments = 0;
    for _ in 0..20_000 {
        let mut text = String::new();
        for _ in 0..8 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            text.push_str(pieces[(state >> 16) as usize % pieces.len()]);
        }
        if let Some(marked) = without_tests(&text) {
            comments += 1;
            assert!(!has_tests(&marked), "{text:?} became {marked:?}");
        }
    }
    assert!(comments > 1000, "{comments} texts are comments");
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
    assert!(info_strings.into_iter().all(is_never_run));
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
    assert!(!changed.into_iter().any(is_never_run));
}

#[test]
fn odd_white_space_hides_no_code() {
    check(
        "```\u{a0}\na\n```\n\n```ignore-wasm\nb\n```\n\n``` (comment)\nc\n```\n\n```mlir (comment)\nd\n```",
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
            struct S;
        "#]],
    );
}
