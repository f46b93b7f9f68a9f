//! Legalities in an editor: completion, hovers, definitions, renaming and hints, also where another file declares them.

use expect_test::{Expect, expect};
use serde_json::{Value, json};

use crate::client::{Client, edited, places, url};

const SHARED: &str = r#"group "Shared" {
    legality "no-tensors" "Everything is in memory" {
        illegal "tensor" reason="buffers have replaced them"
    }
}
"#;

const LOWERING: &str = r#"include "shared.kdl"
group "Lowering" {
    legality "machine" "What the back end reads" {
        legal "builtin.module" "llvm"
        includes "no-tensors"
    }
    pass "Bufferize" "bufferize" {
        op "builtin.module"
        summary "Turn tensors into buffers"
        option "all" "bool" default=#false
        postcondition "no-tensors" when="all" is=#true
        creates "memref"
    }
    pass "Outline" "outline" {
        op "builtin.module"
        summary "Guard calls"
        precondition "no-tensors"
        creates "scf.if"
    }
    pipeline "Lower" "lower" {
        op "builtin.module"
        summary "Lower"
        body {
            run "bufferize" all=#true
            run "outline"
        }
    }
}
"#;

/// The two files, with the cursor behind the first place of a text in the second.
fn at(before: &str) -> (Client, Value) {
    assert!(LOWERING.contains(before), "{before}");
    let marked = LOWERING.replacen(before, &format!("{before}|"), 1);
    Client::among(&[("lowering.kdl", &marked), ("shared.kdl", SHARED)])
}

fn check(method: &str, before: &str, shown: fn(&Value) -> String, expected: Expect) {
    let (mut client, mut at) = at(before);
    at["context"] = json!({ "includeDeclaration": true });
    let found = client.ask(&format!("textDocument/{method}"), at);
    expected.assert_eq(&shown(&found));
    client.end().unwrap();
}

#[test]
fn names_are_completed() {
    let marked = LOWERING.replacen("precondition \"no-tensors\"", "precondition \"|\"", 1);
    let (mut client, at) = Client::among(&[("lowering.kdl", &marked), ("shared.kdl", SHARED)]);
    let found = client.ask("textDocument/completion", at);
    let items = found["items"].as_array().or(found.as_array());
    let labels = items
        .into_iter()
        .flatten()
        .filter_map(|item| item["label"].as_str());
    let labels: Vec<&str> = labels.collect();
    expect!["machine no-tensors"].assert_eq(&labels.join(" "));
    client.end().unwrap();
}

#[test]
fn rules_are_shown() {
    let text = |found: &Value| {
        found["contents"]["value"]
            .as_str()
            .unwrap_or("nothing")
            .to_owned()
    };
    check(
        "hover",
        "postcondition \"no-",
        text,
        expect![[r#"
        legality `no-tensors`

        Everything is in memory

        * illegal `tensor`: buffers have replaced them"#]],
    );
}

#[test]
fn names_lead_to_their_declaration() {
    check(
        "definition",
        "precondition \"no-",
        places,
        expect![[r#"
        shared.kdl:2:15
    "#]],
    );
    check(
        "references",
        "precondition \"no-",
        places,
        expect![[r#"
        lowering.kdl:5:19
        lowering.kdl:11:24
        lowering.kdl:17:23
        shared.kdl:2:15
    "#]],
    );
}

#[test]
fn names_are_changed_everywhere() {
    let (mut client, mut at) = at("includes \"no-");
    at["newName"] = json!("buffers");
    let edit = client.ask("textDocument/rename", at);
    let mut out = String::new();
    for change in edit["documentChanges"].as_array().unwrap() {
        let is_shared = change["textDocument"]["uri"] == json!(url("shared.kdl"));
        let text = if is_shared { SHARED } else { LOWERING };
        let after = edited(text, &change["edits"]);
        let changed = after
            .lines()
            .zip(text.lines())
            .filter(|(after, before)| after != before);
        changed.for_each(|(line, _)| out += &format!("{}\n", line.trim()));
    }
    expect![[r#"
        includes "buffers"
        postcondition "buffers" when="all" is=#true
        precondition "buffers"
        legality "buffers" "Everything is in memory" {
    "#]]
    .assert_eq(&out);
    client.end().unwrap();
}

#[test]
fn hints_tell_what_steps_change() {
    let (mut client, _) = at("include");
    let params = json!({
        "textDocument": { "uri": url("lowering.kdl") },
        "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } },
    });
    let found = client.ask("textDocument/inlayHint", params);
    let mut out = String::new();
    for hint in found.as_array().unwrap() {
        let line = hint["position"]["line"].as_u64().unwrap() as usize;
        let label = hint["label"].as_str().unwrap();
        out += &format!("{}{label}\n", LOWERING.lines().nth(line).unwrap().trim());
    }
    expect![[r#"
        run "bufferize" all=#true // without tensor.*
    "#]]
    .assert_eq(&out);
    client.end().unwrap();
}
