//! Completions, by their labels and the texts that they lead to.

use expect_test::{Expect, expect};
use serde_json::{Value, json};

use crate::client::{Client, edited};

fn completions(files: &[(&str, &str)]) -> (String, Vec<Value>) {
    let (mut client, at) = Client::among(files);
    let items = client.ask("textDocument/completion", at);
    client.end().unwrap();
    let text = files[0].1.replacen('|', "", 1);
    (text, items.as_array().unwrap().clone())
}

/// The labels, and the line that the first of them leads to.
fn check(marked: &str, expected: Expect) {
    check_among(&[("passes.kdl", marked)], expected);
}

fn check_among(files: &[(&str, &str)], expected: Expect) {
    let (text, items) = completions(files);
    let labels: Vec<&str> = items
        .iter()
        .map(|item| item["label"].as_str().unwrap())
        .collect();
    let mut out = match labels.as_slice() {
        [] => "nothing\n".to_owned(),
        labels => labels.join(" ") + "\n",
    };
    if let Some(first) = items.first() {
        let mut edits = vec![first["textEdit"].clone()];
        edits.extend(
            first["additionalTextEdits"]
                .as_array()
                .cloned()
                .unwrap_or_default(),
        );
        let after = edited(&text, &json!(edits));
        for change in similar::TextDiff::from_lines(&text, &after).iter_all_changes() {
            if change.tag() == similar::ChangeTag::Insert {
                out += &format!("  {}\n", change.value().trim_end());
            }
        }
    }
    expected.assert_eq(&out);
}

const ZOO: &str = r#"group "Zoo" {
    external "cse"
    enum "Effort" "How hard" { value "Low"; value "High" "most"; }
    options "limits" { option "rounds" "u8" default=3 "Most rounds"; }
    pass "Feed" "feed" {
        op "zoo.cage"
        summary "Feeds"
        option "effort" "Effort" default="low"
        option "deep" "bool"
        use-options "limits"
        kind "care"
    }
    pipeline "Day" "day" {
        summary "A day"
        option "rounds" "u8"
        option "effort" "Effort"
@
    }
}
"#;

fn in_zoo(marked: &str) -> String {
    ZOO.replace('@', marked)
}

#[test]
fn nodes_and_properties() {
    check(
        "|",
        expect![[r#"
        include group
          include "${1:the path of a file}"
    "#]],
    );
    check(
        "group \"G\" {\n    pa|\n}\n",
        expect![[r#"
            doc enum options legality external pass pipeline
                  doc "${1:the text}"
        "#]],
    );
    check(
        "group \"G\" {\n    options \"a\" {\n        |",
        expect![[r#"
            option list
                      option "${1:its Rust field}" "${2:its type}"
        "#]],
    );
    check(
        "group \"G\" {\n    pass \"A\" \"a\" { option \"n\" \"u8\" min=1 |\n",
        expect![[r#"
            name default optional required max cpp-type cpp-flags cpp-argument
                  pass "A" "a" { option "n" "u8" min=1 name=
        "#]],
    );
    check(
        "group \"G\" {\n    pass \"A\" \"a\" { option \"n\" \"u8\" optional=|\n",
        expect![[r##"
            #true #false
                  pass "A" "a" { option "n" "u8" optional=#true
        "##]],
    );
    check(
        "pass {\n    |\n}\n",
        expect![[r#"
            nothing
        "#]],
    );
    check(
        "// gr|",
        expect![[r#"
            nothing
        "#]],
    );
}

#[test]
#[expect(clippy::too_many_lines, reason = "expected texts are long")]
fn names_of_declarations() {
    check(
        &in_zoo("body { run |"),
        expect![[r#"
        feed cse
          body { run "feed"
    "#]],
    );
    check(
        &in_zoo("body { run \"fe|\" }"),
        expect![[r#"
        feed cse
          body { run "feed" }
    "#]],
    );
    check(
        &in_zoo("body { run \"fe|"),
        expect![[r#"
        feed cse
          body { run "feed"
    "#]],
    );
    check(
        &in_zoo("body { use \"|\" }"),
        expect![[r#"
        day cse
          body { use "day" }
    "#]],
    );
    check(
        &in_zoo("body { run \"feed\" effort=\"low\" |"),
        expect![[r#"
            deep rounds
              body { run "feed" effort="low" deep=
        "#]],
    );
    check(
        &in_zoo("body { run \"feed\" effort=|"),
        expect![[r#"
        low most $effort
          body { run "feed" effort="low"
    "#]],
    );
    check(
        &in_zoo("body { run \"feed\" deep=|"),
        expect![[r##"
        #true #false
          body { run "feed" deep=#true
    "##]],
    );
    check(
        &in_zoo("body { run \"feed\" rounds=\"|\""),
        expect![[r#"
        $rounds
          body { run "feed" rounds="$rounds"
    "#]],
    );
    check(
        &in_zoo("body { when \"|\""),
        expect![[r#"
        rounds effort
          body { when "rounds"
    "#]],
    );
    check(
        &in_zoo("body { when \"effort\" is=\"|\""),
        expect![[r#"
        low most
          body { when "effort" is="low"
    "#]],
    );
    check(
        &in_zoo("body { nest \"|\""),
        expect![[r#"
        zoo.cage
          body { nest "zoo.cage"
    "#]],
    );
    check(
        &in_zoo("option \"x\" \"|\""),
        expect![[r#"
        Effort bool i8 i16 i32 i64 u8 u16 u32 u64 usize f32 f64 string char duration pipeline
          option "x" "Effort"
    "#]],
    );
    check(
        &in_zoo("option \"x\" \"Effort\" default=|"),
        expect![[r#"
        low most
          option "x" "Effort" default="low"
    "#]],
    );
    check(
        &in_zoo("use-options |"),
        expect![[r#"
        limits
          use-options "limits"
    "#]],
    );
    check(
        &in_zoo("} pass \"X\" \"x\" { after kind=|"),
        expect![[r#"
        care
          } pass "X" "x" { after kind="care"
    "#]],
    );
    check(
        &in_zoo("} pass \"X\" \"x\" { after \"feed\" strength=\"|\""),
        expect![[r#"
            strong weak
              } pass "X" "x" { after "feed" strength="strong"
        "#]],
    );
    check(
        &in_zoo("} pass \"X\" \"x\" { reads \"|\""),
        expect![[r#"
            environment
              } pass "X" "x" { reads "environment"
        "#]],
    );
}

#[test]
fn the_end_of_pipeline_text_is_known() {
    let (names, options) = ("feed day cse", "effort deep rounds");
    let values = "low most $effort";
    let cases = [
        ("", "cs", names),
        ("cse,", "fe", names),
        ("zoo.cage(", "fee", names),
        ("zoo.cage(feed),", "", names),
        ("feed{", "", options),
        ("cse,feed{", "ro", options),
        ("feed{effort=", "", values),
        ("feed{rounds=3 ", "ef", options),
        ("feed{effort=low,", "m", values),
        ("feed{effort=", "{a b=", values),
        ("feed{effort={a b=1} ", "d", options),
        ("feed{effort='} x' ", "d", options),
        ("feed{rounds=3},", "cs", names),
    ];
    for (before, word, expected) in cases {
        let marked = in_zoo(&format!("text \"{before}{word}|\""));
        let (_, items) = completions(&[("passes.kdl", &marked)]);
        let labels = items.iter().map(|item| item["label"].as_str().unwrap());
        let labels = labels.collect::<Vec<_>>().join(" ");
        let start = &items[0]["textEdit"]["range"]["start"]["character"];
        assert_eq!(
            (&*labels, start),
            (expected, &json!(6 + before.len())),
            "{before}{word}"
        );
    }
}

#[test]
fn pipeline_text() {
    check(
        &in_zoo("text \"|\""),
        expect![[r#"
        feed day cse
          text "feed"
    "#]],
    );
    check(
        &in_zoo("text \"zoo.cage(fe|ed),cse\""),
        expect![[r#"
        feed day cse
    "#]],
    );
    check(
        &in_zoo("text \"feed{|}\""),
        expect![[r#"
        effort deep rounds
          text "feed{effort=}"
    "#]],
    );
    check(
        &in_zoo("text \"feed{effort=|}\""),
        expect![[r#"
        low most $effort
          text "feed{effort=low}"
    "#]],
    );
    check(
        &in_zoo("text \"feed{effort=low deep=t|}\""),
        expect![[r#"
        true false
          text "feed{effort=low deep=true}"
    "#]],
    );
    check(
        &in_zoo("text \"feed{rounds=$|}\""),
        expect![[r#"
        $rounds
          text "feed{rounds=$rounds}"
    "#]],
    );
    check(
        &in_zoo("} pass \"X\" \"x\" { option \"n\" \"u8\"; example options=\"|\""),
        expect![[r#"
            n
              } pass "X" "x" { option "n" "u8"; example options="n="
        "#]],
    );
}

#[test]
fn names_of_other_files() {
    let other_group = "group \"Other\" {\n    pass \"Wash\" \"wash\" { summary \"Washes\"; dialects \"water\"; }\n    enum \"Soap\" { value \"Soft\"; }\n}\n";
    let files = |marked| {
        [
            ("a/passes.kdl", marked),
            ("other.kdl", other_group),
            ("not.kdl", "theme \"x\""),
        ]
    };
    check_among(
        &files("group \"G\" {\n    pipeline \"P\" \"p\" {\n        text \"wa|\"\n    }\n}\n"),
        expect![[r#"
            p wash
                      text "p"
        "#]],
    );
    check_among(
        &files("group \"G\" {\n    external \"|\"\n}\n"),
        expect![[r#"
            wash
                  external "wash"
        "#]],
    );
    check_among(
        &files("group \"G\" {\n    pass \"P\" \"p\" { dialects \"|\"; }\n}\n"),
        expect![[r#"
            water
                  pass "P" "p" { dialects "water"; }
        "#]],
    );
    check_among(
        &files("include \"|\"\n"),
        expect![[r#"
        ../other.kdl
          include "../other.kdl"
    "#]],
    );
    check_among(
        &files(
            "include \"../other.kdl\"\ngroup \"G\" {\n    pass \"P\" \"p\" { option \"n\" \"S|\"; }\n}\n",
        ),
        expect![[r#"
            Soap bool i8 i16 i32 i64 u8 u16 u32 u64 usize f32 f64 string char duration pipeline
                  pass "P" "p" { option "n" "Soap"; }
        "#]],
    );
}

/// The labels after a text is typed in place of the `|`, in a text whose diagnostics have come, without waiting for those
/// of the new one. Further changes come in front of it, and each is about the text that the one before it left.
fn typed(files: &[(&str, &str)], typed: &str, more: Value, expected: Expect) {
    let (mut client, mut at) = Client::among(files);
    client.settle();
    let position = at["position"].clone();
    let range = json!({ "start": position, "end": position });
    let mut changes = more.as_array().unwrap().clone();
    changes.push(json!({ "range": range, "text": typed }));
    client.change(files[0].0, json!(changes));
    let character = position["character"].as_u64().unwrap() + typed.len() as u64;
    at["position"]["character"] = json!(character);
    let ask = |client: &mut Client| {
        let items = client.ask("textDocument/completion", at.clone());
        let items = items.as_array().unwrap().iter();
        let labels = items.map(|item| item["label"].as_str().unwrap().to_owned());
        labels.collect::<Vec<_>>().join(" ")
    };
    let now = ask(&mut client);
    // The same as when there is time to look at the text.
    client.settle();
    assert_eq!(now, ask(&mut client));
    client.end().unwrap();
    expected.assert_eq(&now);
}

#[test]
fn what_is_typed_is_completed_before_it_is_checked() {
    let zoo = in_zoo("body { run \"fe|");
    let elsewhere =
        "include \"passes.kdl\"\ngroup \"E\" { pass \"Wash\" \"wash\" { summary \"W\"; } }\n";
    let files = [("passes.kdl", &*zoo), ("elsewhere.kdl", elsewhere)];
    typed(&files, "e", json!([]), expect!["feed cse wash"]);
    typed(
        &files,
        "ed\" effort=\"",
        json!([]),
        expect!["low most $effort"],
    );
    // A name of a pass on another line, or of a node that begins on the same line, has changed, too.
    let name =
        json!({ "start": { "line": 4, "character": 17 }, "end": { "line": 4, "character": 21 } });
    let renamed = json!([{ "range": name, "text": "graze" }]);
    typed(&files, "e", renamed, expect!["graze cse wash"]);
    typed(
        &[("passes.kdl", &in_zoo("body { run |"))],
        "\"x\"; }; option \"new\" \"u8\"; body { when ",
        json!([]),
        expect!["rounds effort new is is-not at-least at-most"],
    );
    typed(
        &[("passes.kdl", &in_zoo("} pass \"X\" \"x\" { kind \"ca|\"; "))],
        "r",
        json!([]),
        expect!["care"],
    );
}
