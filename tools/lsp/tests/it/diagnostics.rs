//! Diagnostics as one types.

use expect_test::{Expect, expect};
use serde_json::{Value, json};

use crate::client::{Client, place};

fn shown(client: &Client, expected: Expect) {
    let mut out = String::new();
    for (file, found) in &client.diagnostics {
        for one in found.as_array().unwrap() {
            let start = &one["range"]["start"];
            let end = &one["range"]["end"];
            out += &format!(
                "{file}:{}:{}-{} {} {}\n",
                start["line"],
                start["character"],
                end["character"],
                one["code"].as_str().unwrap(),
                one["message"].as_str().unwrap()
            );
            for related in one["relatedInformation"].as_array().unwrap_or(&Vec::new()) {
                out += &format!(
                    "  {} {}\n",
                    place(&related["location"]),
                    related["message"].as_str().unwrap()
                );
            }
        }
    }
    expected.assert_eq(&out);
}

#[test]
fn mistakes_come_and_go() {
    let mut client = Client::new(&[]);
    let text = "group \"Zoo\" {\n    enum \"Food\" { valu \"Füttert 😀\"; value \"Hay\"; }; pass \"Feed\" \"feed\" { summary \"x\"; }\n    pipeline \"Day\" \"day\" { summary \"😀\"; body { run \"fed\"; }; }\n}\n";
    client.open("passes.kdl", text);
    client.settle();
    shown(
        &client,
        expect![[r#"
            passes.kdl:1:18-22 PW0101 unknown node `valu` in an enum
            note: known nodes: `value`
            help: did you mean `value`?
        "#]],
    );
    let at = |line: u32, start: u32, end: u32, text: &str| json!({ "range": { "start": { "line": line, "character": start }, "end": { "line": line, "character": end } }, "text": text });
    client.change("passes.kdl", json!([at(1, 18, 37, "")]));
    client.settle();
    shown(
        &client,
        expect![[r#"
        passes.kdl:2:52-57 PW0203 unknown pass `fed`
        note: known passes: `feed`
        note: if another crate registers the pass, add `external "fed"` to the group
        help: did you mean `feed`?
    "#]],
    );
    client.change("passes.kdl", json!([at(2, 53, 56, "feed")]));
    client.settle();
    shown(&client, expect![""]);
    client.end().unwrap();
}

/// An included file has its diagnostics where it is wrong, and so do those that include it, open or not.
#[test]
fn files_that_include_each_other() {
    let shared = "group \"Shared\" {\n    enum \"Effort\" { value \"Low\"; }\n}\n";
    let files = [
        ("shared.kdl", shared),
        (
            "one.kdl",
            "include \"shared.kdl\"\ngroup \"One\" {\n    pass \"A\" \"a\" { summary \"x\"; option \"e\" \"Effort\" default=\"low\"; }\n}\n",
        ),
        (
            "two/two.kdl",
            "include \"../shared.kdl\"\ngroup \"Two\" {\n    pass \"B\" \"b\" { summary \"x\"; option \"e\" \"Effort\"; }\n}\n",
        ),
        ("other.kdl", "theme \"dark\"\n"),
    ];
    let mut client = Client::new(&files);
    client.open("shared.kdl", shared);
    client.settle();
    shown(&client, expect![[""]]);
    client.change(
        "shared.kdl",
        json!([{ "text": shared.replace("Low", "Least") }]),
    );
    client.settle();
    shown(
        &client,
        expect![[r#"
        one.kdl:2:60-65 PW0343 default `low` is not a value of enum `Effort`
        note: known values: `least`
    "#]],
    );
    client.change(
        "shared.kdl",
        json!([{ "text": shared.replace("Effort", "effort") }]),
    );
    client.settle();
    shown(
        &client,
        expect![[r#"
        one.kdl:0:8-20 PW1005 unused include `shared.kdl`
        help: remove the `include`
        one.kdl:2:43-51 PW0201 unknown type `Effort`
        note: known types: `bool`, `char`, `duration`, `effort`, `f32`, `f64`, `i16`, `i32`, `i64`, `i8`, `pipeline`, `string`, `u16`, `u32`, `u64`, `u8`, `usize`
        help: did you mean `effort`?
        shared.kdl:1:9-17 PW0302 `effort` is not UpperCamel
        help: write `Effort`
        two/two.kdl:0:8-23 PW1005 unused include `../shared.kdl`
        help: remove the `include`
        two/two.kdl:2:43-51 PW0201 unknown type `Effort`
        note: known types: `bool`, `char`, `duration`, `effort`, `f32`, `f64`, `i16`, `i32`, `i64`, `i8`, `pipeline`, `string`, `u16`, `u32`, `u64`, `u8`, `usize`
        help: did you mean `effort`?
    "#]],
    );
    client.end().unwrap();
}

/// Files that belong together are checked together.
#[test]
fn files_that_are_checked_together() {
    let text = "group \"One\" {\n    pass \"A\" \"a\" { summary \"x\"; }\n}\n";
    let two = "group \"Two\" {\n    pipeline \"B\" \"b\" { summary \"x\"; text \"a,c\"; }\n}\n";
    let files = [("one.kdl", text), ("two.kdl", two)];
    let mut client = Client::with(&files, &json!({ "together": [["one.kdl", "two.kdl"]] }));
    client.open("two.kdl", two);
    client.settle();
    shown(
        &client,
        expect![[r#"
        two.kdl:1:44-45 PW0203 unknown pass or pipeline `c`
        note: known passes and pipelines: `a`, `b`
        note: if another crate registers the pass or pipeline, add `external "c"` to the group
        help: did you mean `a`?
    "#]],
    );
    client.end().unwrap();
    let mut client = Client::with(&files, &Value::Null);
    client.open("two.kdl", two);
    client.settle();
    shown(
        &client,
        expect![[r#"
        two.kdl:1:42-43 PW0203 unknown pass or pipeline `a`
        note: known passes and pipelines: `b`
        note: if another crate registers the pass or pipeline, add `external "a"` to the group
        help: did you mean `b`?
        two.kdl:1:44-45 PW0203 unknown pass or pipeline `c`
        note: known passes and pipelines: `b`
        note: if another crate registers the pass or pipeline, add `external "c"` to the group
        help: did you mean `b`?
    "#]],
    );
    client.end().unwrap();
}

/// Files of other programs may be KDL, too.
#[test]
fn other_files_are_left_alone() {
    let mut client = Client::new(&[]);
    client.open("config.kdl", "theme \"dark\"\nkeybinds { }\n");
    client.open("half.kdl", "gruop \"G\"");
    client.open("src/lib.rs", "fn main() {}");
    client.settle();
    shown(
        &client,
        expect![[r#"
        half.kdl:0:0-5 PW0101 unknown node `gruop` in a definition file
        note: known nodes: `group`, `include`
        help: did you mean `group`?
    "#]],
    );
    let params = json!({
        "textDocument": { "uri": crate::client::url("src/lib.rs") }, "position": { "line": 0, "character": 1 },
        "options": { "tabSize": 4, "insertSpaces": true },
    });
    for method in [
        "formatting",
        "documentSymbol",
        "hover",
        "definition",
        "completion",
    ] {
        let answer = client.ask(&format!("textDocument/{method}"), params.clone());
        assert_eq!(answer, Value::Null, "{method}");
    }
    client.end().unwrap();
}

/// Links in descriptions are checked as `passwright check` does it.
#[test]
fn descriptions_are_checked() {
    let mut client = Client::new(&[]);
    let text = "group \"Zoo\" {\n    pass \"Feed\" \"feed\" { summary \"x\"; description \"See [it](#-fed).\"; }\n}\n";
    client.open("passes.kdl", text);
    client.settle();
    shown(
        &client,
        expect![[r#"
        passes.kdl:1:60-65 PW1601 no heading has the anchor `#-fed`
        note: anchors of passes: `#-feed`
        help: did you mean `#-feed`?
    "#]],
    );
    client.end().unwrap();
}

/// A client need not report that another program has changed a file.
#[test]
fn changed_files_are_read_again_when_one_is_saved() {
    let text = "include \"shared.kdl\"\ngroup \"Zoo\" { pass \"Feed\" \"feed\" { op \"a.b\"; summary \"x\"; option \"food\" \"Food\" default=\"hay\" \"x\"; }; }\n";
    let food = |name: &str| {
        format!("group \"Shared\" {{ enum \"{name}\" \"x\" {{ value \"Hay\" \"hay\"; }}; }}\n")
    };
    let mut client = Client::new(&[("passes.kdl", text), ("shared.kdl", &food("Food"))]);
    client.open("passes.kdl", text);
    client.settle();
    assert_eq!(client.diagnostics.get("passes.kdl"), Some(&json!([])));
    client.write("shared.kdl", &food("Meal"));
    let document = json!({ "uri": crate::client::url("passes.kdl") });
    client.tell("textDocument/didSave", json!({ "textDocument": document }));
    client.settle();
    let message = client.diagnostics["passes.kdl"].to_string();
    assert!(message.contains("unknown type `Food`"), "{message}");
    client.write("shared.kdl", &food("Food"));
    client.tell("textDocument/didSave", json!({ "textDocument": document }));
    client.settle();
    assert_eq!(client.diagnostics.get("passes.kdl"), Some(&json!([])));
    client.end().unwrap();
}
