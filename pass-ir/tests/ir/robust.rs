//! No text makes the reader panic, hang or overflow the stack.

use proptest::prelude::*;

use crate::{lenient, process};

const DEEP: usize = 100_000;

fn first_line(text: &str) -> String {
    process(&lenient(), text)
        .lines()
        .next()
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn deep_nesting_is_refused() {
    let many = |text: &str| text.repeat(DEEP);
    let regions = many("\"t.a\"() ({");
    assert_eq!(
        first_line(&regions),
        "a.mlir:1:2569: error: regions nested deeper than 256 levels are not supported"
    );
    let isolated = many("\"builtin.module\"() ({");
    assert_eq!(
        first_line(&isolated),
        "a.mlir:1:5396: error: regions nested deeper than 256 levels are not supported"
    );
    let message = "attributes and types nested deeper than 256 levels are not supported";
    let starts = [
        "[",
        "{a = ",
        "(",
        "tuple<",
        "complex<",
        "vector<2x",
        "tensor<2x",
        "memref<2x",
        "dense<[",
        "loc(fused[",
    ];
    for start in starts
        .into_iter()
        .chain(["[[{a = ", "loc(callsite(", "distinct[0]<", "dense<"])
    {
        let text = format!("\"t.a\"() {{a = {}", many(start));
        let line = first_line(&text);
        assert!(
            line.ends_with(message) || line.contains("expected"),
            "{start}: {line}"
        );
    }
    for (open, text) in [
        ("<", format!("#t.a{}", many("<"))),
        ("(", format!("#t.a<{}", many("("))),
    ] {
        let line = first_line(&format!("\"t.a\"() {{a = {text}"));
        assert!(
            line.contains(&format!("unbalanced '{open}' character")),
            "{line}"
        );
    }
}

#[test]
fn deep_nesting_that_is_allowed_works() {
    let text = format!(
        "{}{}",
        "\"t.a\"() ({".repeat(256),
        "}) : () -> ()".repeat(256)
    );
    assert!(process(&lenient(), &text).contains("t.a"));
    let text = format!(
        "{}{}",
        "\"builtin.module\"() ({".repeat(256),
        "}) : () -> ()".repeat(256)
    );
    assert!(!first_line(&text).contains("deeper"));
    let types = format!(
        "\"t.a\"() {{a = {}i32{}}} : () -> ()",
        "tuple<".repeat(250),
        ">".repeat(250)
    );
    assert!(process(&lenient(), &types).contains("i32"));
}

#[test]
fn many_aliases_of_each_other_work() {
    let mut text = String::from("#a0 = loc(\"x\")\n");
    for index in 1..5000 {
        text.push_str(&format!("#a{index} = loc(fused[#a{}])\n", index - 1));
    }
    text.push_str("\"t.a\"() : () -> () loc(#a4999)\n");
    assert!(
        first_line(&text).starts_with("a.mlir")
            || first_line(&text).starts_with("\"builtin.module\"")
    );
}

#[test]
fn long_numbers_are_refused() {
    let text = format!("\"t.a\"() {{a = {} : i64}} : () -> ()", "9".repeat(DEEP));
    assert_eq!(
        first_line(&text),
        "a.mlir:1:14: error: a number of more than 10000 digits is not supported"
    );
}

/// Pieces of text that mean something to the reader.
fn piece() -> impl Strategy<Value = String> {
    let words: &'static [&'static str] = &[
        "\"t.a\"",
        "\"func.func\"",
        "\"builtin.module\"",
        "(",
        ")",
        "{",
        "}",
        "({",
        "})",
        "<{",
        "}>",
        "[",
        "]",
        "<",
        ">",
        ":",
        "->",
        "=",
        ",",
        "%0",
        "%1:2",
        "%1#1",
        "^bb0",
        "^bb1:",
        "#a",
        "!t",
        "#t.a<",
        "@s",
        "loc(",
        "\"x\"",
        "1",
        "-1",
        "0x1F",
        "1.5",
        "i32",
        "f32",
        "() -> ()",
        "tensor<2x",
        "dense<",
        "array<i32:",
        "affine_map<",
        "true",
        "unit",
        "// c\n",
        "{-#",
        "#-}",
        " ",
        "\n",
        "\\",
        "\"",
        "é",
        "\0",
    ];
    prop_oneof![4 => proptest::sample::select(words).prop_map(String::from), 1 => any::<char>().prop_map(String::from)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_read_or_refused(pieces in proptest::collection::vec(piece(), 0..40)) {
        let _ = process(&lenient(), &pieces.concat());
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = process(&lenient(), &String::from_utf8_lossy(&bytes));
    }
}
