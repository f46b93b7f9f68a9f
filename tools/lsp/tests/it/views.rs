//! Hovers, outline, folding, tokens, formatting and hints.

use expect_test::{Expect, expect};
use serde_json::{Value, json};

use crate::client::{Client, edited};

const ZOO: &str = r#"// The zoo.
// All of it.
group "Zoo" {
    enum "Effort" "How hard" {
        value "VeryLow" doc
        value "High" "most"
    }
    pass "Feed" "feed" {
        op "zoo.cage"
        summary "Feeds"
        description """
            Feeds 😀.
            """
        option "max_rounds" "u8" default=3 max=0x10 "Most rounds"
        list "names" "string" name="who" optional=#false
    }
    pipeline "Day" "day" {
        summary "A day"
        text "feed{who=a max-rounds=4},cse" /* why */
    }
}
"#;

fn hover(before: &str, expected: Expect) {
    let marked = ZOO
        .replacen(before, &format!("{before}|"), 1)
        .replacen(",cse", "", 1)
        .replacen(" doc", "", 1);
    let (mut client, at) = Client::at(&marked);
    let found = client.ask("textDocument/hover", at);
    expected.assert_eq(found["contents"]["value"].as_str().unwrap_or("nothing"));
    client.end().unwrap();
}

#[test]
fn hovers() {
    hover(
        "text \"feed",
        expect![[r#"
            pass `feed` on `zoo.cage`

            Feeds

            Feeds 😀.

            * `max-rounds` (`u8`, default `3`): Most rounds
            * `who` (list of `string`, default empty)

            ```rust
            pub struct FeedOptions {
                pub max_rounds: u8,
                pub names: Vec<String>,
            }
            ```"#]],
    );
    hover(
        "{who",
        expect![[r#"
            `who` (list of `string`, default empty)

            ```rust
            names: Vec<String>
            ```"#]],
    );
    hover(
        "enum \"Eff",
        expect![[r#"
            enum `Effort`

            How hard

            * `very-low`
            * `most`

            ```rust
            pub enum Effort {
                VeryLow,
                High,
            }
            ```"#]],
    );
    hover(
        "    enu",
        expect![[r#"
        An enum that options of the group may have as type; its values are ordered as they stand.

        * its Rust name
        * the description; default: none

        * `rust`: The path of the Rust enum, if it exists already. Default: the enum is generated.

        ```kdl
        group "Example" {
            enum "Effort" "How hard to try" {
                value "Low" "low" "Give up soon"
                value "High" "high" "Keep going"
            }
            pass "Fold" "fold" {
                summary "Fold constants"
                option "effort" "Effort" default="low" "How hard to try"
            }
        }
        ```"#]],
    );
    hover(
        " ma",
        expect!["`max`: The largest value, for numbers. Default: that of the type."],
    );
    hover("\"Feeds", expect!["nothing"]);
    hover(
        "\"Da",
        expect![[r#"
        pipeline `day` on any operation

        A day

        ```rust
        pub struct DayPipelineOptions { .. }
        pub fn build_day_pipeline(..)
        pub fn register_day_pipeline(..)
        ```"#]],
    );
}

fn ask(method: &str, text: &str, more: Value) -> Value {
    let mut client = Client::new(&[]);
    client.open("passes.kdl", text);
    let mut params = json!({ "textDocument": { "uri": crate::client::url("passes.kdl") } });
    params
        .as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    let found = client.ask(&format!("textDocument/{method}"), params);
    client.end().unwrap();
    found
}

fn outline(symbols: &Value, depth: usize, out: &mut String) {
    for one in symbols.as_array().unwrap_or(&Vec::new()) {
        let (name, detail) = (
            one["name"].as_str().unwrap(),
            one["detail"].as_str().unwrap_or(""),
        );
        let lines = (&one["range"]["start"]["line"], &one["range"]["end"]["line"]);
        *out += &format!(
            "{}{name} {detail} ({}) {}-{}\n",
            "  ".repeat(depth),
            one["kind"],
            lines.0,
            lines.1
        );
        outline(&one["children"], depth + 1, out);
    }
}

#[test]
fn outlines_and_folds() {
    let mut out = String::new();
    outline(&ask("documentSymbol", ZOO, json!({})), 0, &mut out);
    for fold in ask("foldingRange", ZOO, json!({})).as_array().unwrap() {
        out += &format!(
            "{}-{} {}\n",
            fold["startLine"], fold["endLine"], fold["kind"]
        );
    }
    expect![[r#"
        Zoo  (2) 2-20
          Effort How hard (10) 3-6
            VeryLow doc (22) 4-4
            High most (22) 5-5
          Feed feed (5) 7-15
            max_rounds u8 (8) 13-13
            names string (8) 14-14
          Day day (12) 16-19
        0-1 "comment"
        2-19 null
        3-5 null
        7-14 null
        10-12 null
        16-18 null
    "#]]
    .assert_eq(&out);
    let mut half = String::new();
    outline(&ask("documentSymbol", &ZOO[..350], json!({})), 0, &mut half);
    expect![[r#"
        Zoo  (2) 2-14
          Effort How hard (10) 3-6
            VeryLow doc (22) 4-4
            High most (22) 5-5
          Feed feed (5) 7-14
            max_rounds u8 (8) 13-13
            "na  (8) 14-14
    "#]]
    .assert_eq(&half);
}

#[test]
fn tokens() {
    let types = [
        "comment",
        "node",
        "property",
        "annotation",
        "string",
        "number",
        "keyword",
        "group",
        "pass",
        "pipeline",
        "option",
        "set",
        "enum",
        "value",
    ];
    let found = ask("semanticTokens/full", ZOO, json!({}));
    let data: Vec<usize> = serde_json::from_value(found["data"].clone()).unwrap();
    let lines: Vec<Vec<u16>> = ZOO
        .lines()
        .map(|line| line.encode_utf16().collect())
        .collect();
    let (mut line, mut start, mut out) = (0, 0, String::new());
    for token in data.chunks(5) {
        start = if token[0] == 0 {
            start + token[1]
        } else {
            token[1]
        };
        if token[0] > 0 {
            out += "\n";
        }
        line += token[0];
        let text = String::from_utf16(&lines[line][start..start + token[2]]).unwrap();
        let sign = if token[4] == 1 { "!" } else { "" };
        out += &format!("[{text}] {}{sign} ", types[token[3]]);
    }
    let lines: Vec<&str> = out.lines().map(str::trim_end).collect();
    expect![[r#"
        [// The zoo.] comment
        [// All of it.] comment
        [group] node ["] string [Zoo] group! ["] string
        [enum] node ["] string [Effort] enum! ["] string ["How hard"] string
        [value] node ["] string [VeryLow] value! ["] string [doc] value!
        [value] node ["] string [High] value! ["] string ["] string [most] value! ["] string
        [pass] node ["] string [Feed] pass! ["] string ["] string [feed] pass! ["] string
        [op] node ["zoo.cage"] string
        [summary] node ["Feeds"] string
        [description] node ["""] string
        [            Feeds 😀.] string
        [            """] string
        [option] node ["] string [max_rounds] option! ["] string ["u8"] string [default] property [3] number [max] property [0x10] number ["Most rounds"] string
        [list] node ["] string [names] option! ["] string ["string"] string [name] property ["] string [who] option! ["] string [optional] property [#false] keyword
        [pipeline] node ["] string [Day] pipeline! ["] string ["] string [day] pipeline! ["] string
        [summary] node ["A day"] string
        [text] node ["] string [feed] pass [{] string [who] option [=a ] string [max-rounds] option [=4},cse"] string [/* why */] comment
    "#]].assert_eq(&(lines.join("\n") + "\n"));
}

#[test]
fn formatting() {
    let text = "group \"G\" {\n  pass \"A\"   \"a\" { summary \"ä😀\" }\n}\n";
    let edits = ask(
        "formatting",
        text,
        json!({ "options": { "tabSize": 4, "insertSpaces": true } }),
    );
    expect![[r#"
        group "G" {
            pass "A" "a" { summary "ä😀"; }
        }
    "#]]
    .assert_eq(&edited(text, &edits));
    let broken = ask(
        "formatting",
        "group {",
        json!({ "options": { "tabSize": 4, "insertSpaces": true } }),
    );
    assert!(broken.is_null(), "{broken}");
}

#[test]
fn hints() {
    let range = json!({ "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } } });
    let found = ask("inlayHint", &ZOO.replace(" doc", ""), range);
    let mut out = String::new();
    for hint in found.as_array().unwrap() {
        let at = &hint["position"];
        out += &format!(
            "{}:{}{}\n",
            at["line"],
            at["character"],
            hint["label"].as_str().unwrap()
        );
    }
    expect![[r#"
        4:23 = very-low
        13:27 = max-rounds
    "#]]
    .assert_eq(&out);
}
