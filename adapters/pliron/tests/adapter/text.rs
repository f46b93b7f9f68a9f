//! Reading and printing modules.

use expect_test::{Expect, expect};
use pass_pliron::Pliron;
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};

use crate::support::{TWO_FUNCTIONS, context, list, module, trimmed, try_module};

fn refused(text: &str, expected: Expect) {
    let result = try_module(text, ParseOptions::default()).map(|_| "accepted");
    expected.assert_eq(&result.map_or_else(|diagnostic| diagnostic, str::to_owned));
}

#[test]
fn a_module_and_back() {
    let mut parsed = module(TWO_FUNCTIONS);
    let text = Pliron::print_root(&context(), &mut parsed, PrintOptions::default());
    expect![[r#"
        builtin.module @m
        {
          ^top_block1v1():
            builtin.func @f: builtin.function <() -> (builtin.integer si64)>
            {
              ^entry_block2v1():
                a_v0 = builtin.constant <builtin.integer <1: si64>> : builtin.integer si64 !0;
                demo.return a_v0
            };
            builtin.func @g: builtin.function <() -> (builtin.integer si64)>
            {
              ^entry_block3v1():
                a_v1 = builtin.constant <builtin.integer <1: si64>> : builtin.integer si64 !1;
                b_v2 = demo.add a_v1, a_v1 : builtin.integer si64 !2;
                demo.return a_v1
            }
        }

        outlined_attributes:
        !0 = [builtin_given_names = builtin.given_names [a]]
        !1 = [builtin_given_names = builtin.given_names [a]]
        !2 = [builtin_given_names = builtin.given_names [b]]"#]]
    .assert_eq(&trimmed(&text));
    let mut again = module(&text);
    assert_eq!(again.op().name(), "builtin.module");
}

#[test]
fn locations_survive() {
    let options = PrintOptions::default().locations(true);
    let places = |text: &str| {
        let mut module = module(text);
        let places = list(&mut module.op(), |op| {
            Pliron::location(&context(), op).to_string()
        });
        (places, Pliron::print_root(&context(), &mut module, options))
    };
    let (before, text) = places(TWO_FUNCTIONS);
    assert_eq!(places(&text).0, before);
}

#[test]
fn roots() {
    let inner = "builtin.func @f: builtin.function <() -> ()> { ^entry(): }";
    let root = |text: &str, implicit_root: bool| {
        let options = ParseOptions::default().implicit_root(implicit_root);
        match try_module(text, options) {
            Ok(mut module) => list(&mut module.op(), |op| {
                Pliron::symbol(&context(), op).unwrap_or_default()
            }),
            Err(diagnostics) => diagnostics,
        }
    };
    expect!["builtin.module: implicit\nbuiltin.func: f\n"].assert_eq(&root(inner, true));
    expect!["builtin.func: f\n"].assert_eq(&root(inner, false));
    expect!["builtin.module: implicit\n"].assert_eq(&root(" \n", true));
    expect!["m.plir:1:1: error: expected one operation at the top"].assert_eq(&root("", false));
    let two = format!("{inner}\n{}", inner.replace("@f", "@g"));
    expect!["builtin.module: implicit\nbuiltin.func: f\nbuiltin.func: g\n"]
        .assert_eq(&root(&two, true));
    expect!["m.plir:1:1: error: expected one operation at the top"].assert_eq(&root(&two, false));
}

#[test]
fn lines_of_the_whole_file() {
    // As far down as pliron counts, and in a line that has begun.
    let options = ParseOptions::default().starts_at(2_000_000_001, 8);
    let text = "builtin.module @m {\n ^top():\n  builtin.func @f: builtin.function <() -> ()> { ^entry(): } }";
    let mut module = try_module(text, options).unwrap();
    let places = list(&mut module.op(), |op| {
        Pliron::location(&context(), op).to_string()
    });
    expect![[r#"
        builtin.module: m.plir:2000000001:8
        builtin.func: m.plir:2000000003:3
    "#]]
    .assert_eq(&places);
    expect!["m.plir:2000000002:2: error: Unexpected `?`; Expected whitespaces or end of input"]
        .assert_eq(&try_module("\n ?", options).unwrap_err());
    expect!["m.plir:2000000001:8: error: Unexpected `?`; Expected whitespaces or end of input"]
        .assert_eq(&try_module("?", options).unwrap_err());
    expect!["m.plir:2000000001:72: error: brackets nest more than 64 deep"]
        .assert_eq(&try_module(&"{".repeat(70), options).unwrap_err());
}

#[test]
fn mistakes() {
    refused(
        "builtin.modul @m {}",
        expect!["m.plir:1:1: error: Unregistered Op builtin.modul"],
    );
    refused(
        "nonsense.op",
        expect!["m.plir:1:1: error: Unregistered dialect nonsense"],
    );
    refused(
        "builtin.module @m { ^top(): } }",
        expect!["m.plir:1:31: error: Unexpected `}`; Expected whitespaces or end of input"],
    );
    refused(
        "builtin.module @m { ^top(): demo.return a }",
        expect!["m.plir:1:19: error: Identifier a was not resolved to any definition in the scope"],
    );
    refused(
        "builtin.module @m {\n  ^top():\n    x = y\n}",
        expect!["m.plir:3:9: error: Unregistered dialect y"],
    );
    refused(
        "x = builtin.constant",
        expect!["m.plir:1:21: error: Unexpected end of input; Expected whitespaces or <"],
    );
    refused(
        "demo.return x",
        expect![
            "m.plir:1:1: error: pliron's parser panicked: NameTracker doesn't have an active scope."
        ],
    );
    refused(
        "\u{0}\u{1f980}",
        expect![[r#"m.plir:1:1: error: Unexpected `\u{0}`; Expected whitespaces or end of input"#]],
    );
}

#[test]
fn deep_nesting() {
    let nested = |depth: usize| {
        let text = "builtin.module @m {\n^top():\n".repeat(depth) + &"}".repeat(depth);
        try_module(&text, ParseOptions::default())
    };
    let mut module = nested(63).unwrap();
    let mut diagnostics = |diagnostic| panic!("{diagnostic}");
    Pliron::verify(&context(), &module.op(), true, &mut diagnostics).unwrap();
    let text = Pliron::print(&context(), &module.op(), PrintOptions::default());
    assert_eq!(text.matches("builtin.module").count(), 63);
    expect!["m.plir:128:5: error: brackets nest more than 64 deep"]
        .assert_eq(&nested(65).unwrap_err());
    expect!["m.plir:128:5: error: brackets nest more than 64 deep"]
        .assert_eq(&nested(100_000).unwrap_err());
    for opening in ["(", "<", "[", "{", "(->", "\"\\\"{\"{"] {
        let text = format!("builtin.module @m {}", opening.repeat(100_000));
        let diagnostics = try_module(&text, ParseOptions::default()).unwrap_err();
        assert!(
            diagnostics.ends_with("error: brackets nest more than 64 deep"),
            "{diagnostics}"
        );
    }
    let in_a_string = format!("builtin.module @m {{ ^top(): }} \"{}\"", "(".repeat(100));
    refused(
        &in_a_string,
        expect![[r#"m.plir:1:31: error: Unexpected `"`; Expected whitespaces or end of input"#]],
    );
}

#[test]
fn many_operations() {
    let function = "builtin.func @f0: builtin.function <() -> ()> { ^entry(): }";
    let functions: Vec<String> = (0..5_000)
        .map(|index| function.replace("f0", &format!("f{index}")))
        .collect();
    let text = format!("builtin.module @m {{ ^top(): {} }}", functions.join(";\n"));
    let mut module = module(&text);
    let mut count = 0;
    Pliron::for_each_child(&context(), &mut module.op(), &mut |_| count += 1);
    assert_eq!(count, 5_000);
}

/// Texts that are almost right are read or refused, and what was read can be verified and printed.
#[test]
fn damaged_texts() {
    let mut module = module(TWO_FUNCTIONS);
    let options = PrintOptions::default().locations(true);
    let text = Pliron::print_root(&context(), &mut module, options);
    let damages = [
        "",
        "}",
        "{",
        "!",
        "@",
        "^",
        ":",
        "!0",
        "!99999999999999999999",
        "\"",
        "?",
        "\n",
        "a",
        "(",
        ">",
        "-1",
    ];
    let mut accepted = 0;
    for (index, _) in text.char_indices().filter(|(index, _)| index % 3 == 0) {
        let damage = damages[(index / 3) % damages.len()];
        let damaged = format!("{}{damage}{}", &text[..index], &text[index + 1..]);
        if let Ok(mut module) = try_module(&damaged, ParseOptions::default()) {
            accepted += 1;
            let _ = Pliron::verify(&context(), &module.op(), true, &mut |_| {});
            Pliron::print_root(&context(), &mut module, options);
            Pliron::fingerprint(&context(), &module.op());
        }
    }
    assert!(accepted > 0);
}
