//! Definitions, uses, implementations and renaming, across files.

use expect_test::{Expect, expect};
use serde_json::{Value, json};

use crate::client::{Client, edited, places};

const SHARED: &str = r#"group "Shared" {
    enum "Effort" { value "Low"; value "High" "most"; }
    options "limits" { option "max_rounds" "u8" default=3; }
}
"#;

const ZOO: &str = r#"include "shared.kdl"
group "Zoo" {
    pass "Feed" "feed" {
        summary "Feeds"
        option "effort" "Effort" default="low"
        use-options "limits"
        kind "care"
        constructor "crate::make_feed"
    }
    pipeline "Day" "day" {
        summary "A day"
        option "rounds" "u8"
        body { run "feed" max-rounds="$rounds"; }
    }
    pipeline "Night" "night" {
        summary "A night"
        text "feed{effort=most max-rounds=4}"
    }
}
"#;

const OTHER: &str = r#"group "Other" {
    external "feed"
    pipeline "Long" "long" { summary "Long"; text "feed"; }
    pass "Wash" "wash" { summary "Washes"; after kind="care"; kind "care"; }
}
"#;

const RUST: &str = "fn make_feed() {}\nimpl OperationPass<Zoo> for Feed {}\n";

/// The files, with a `|` behind the first place of a text in one of them, which is open.
fn at(file: &str, before: &str) -> (Client, Value) {
    let mut files = vec![
        ("zoo.kdl", ZOO),
        ("shared.kdl", SHARED),
        ("other.kdl", OTHER),
        ("src/feed.rs", RUST),
    ];
    let at = files.iter().position(|(name, _)| *name == file).unwrap();
    let (name, text) = files.remove(at);
    assert!(text.contains(before), "{before}");
    let marked = text.replacen(before, &format!("{before}|"), 1);
    let mut open_files = vec![(name, marked.as_str())];
    open_files.extend(files);
    Client::among(&open_files)
}

fn check(method: &str, (file, before): (&str, &str), expected: Expect) {
    let (mut client, mut at) = at(file, before);
    at["context"] = json!({ "includeDeclaration": true });
    let found = client.ask(&format!("textDocument/{method}"), at);
    expected.assert_eq(&places(&found));
    client.end().unwrap();
}

#[test]
fn definitions() {
    check(
        "definition",
        ("zoo.kdl", "run \"fe"),
        expect![[r#"
        zoo.kdl:3:11
    "#]],
    );
    check(
        "definition",
        ("zoo.kdl", "text \"feed"),
        expect![[r#"
        zoo.kdl:3:11
    "#]],
    );
    check(
        "definition",
        ("zoo.kdl", "\"Eff"),
        expect![[r#"
        shared.kdl:2:11
    "#]],
    );
    check(
        "definition",
        ("zoo.kdl", "default=\"lo"),
        expect![[r#"
        shared.kdl:2:28
    "#]],
    );
    check(
        "definition",
        ("zoo.kdl", "use-options \"li"),
        expect![[r#"
        shared.kdl:3:14
    "#]],
    );
    check(
        "definition",
        ("zoo.kdl", "{effort=mo"),
        expect![[r#"
        shared.kdl:2:41
    "#]],
    );
    check(
        "definition",
        ("zoo.kdl", "max-ro"),
        expect![[r#"
        shared.kdl:3:32
    "#]],
    );
    check(
        "definition",
        ("zoo.kdl", "\"$rou"),
        expect![[r#"
        zoo.kdl:12:17
    "#]],
    );
    check(
        "definition",
        ("zoo.kdl", "include \"sh"),
        expect![[r#"
        shared.kdl:1:1
    "#]],
    );
    check(
        "definition",
        ("zoo.kdl", "crate::ma"),
        expect![[r#"
        src/feed.rs:1:4
    "#]],
    );
    check(
        "definition",
        ("other.kdl", "text \"fe"),
        expect![[r#"
        zoo.kdl:3:11
    "#]],
    );
    check(
        "definition",
        ("other.kdl", "kind=\"ca"),
        expect![[r#"
        other.kdl:4:69
    "#]],
    );
    check("definition", ("zoo.kdl", "summary"), expect![[""]]);
}

#[test]
fn uses() {
    check(
        "references",
        ("zoo.kdl", "pass \"Feed\" \"fe"),
        expect![[r#"
            other.kdl:2:15
            other.kdl:3:52
            zoo.kdl:3:11
            zoo.kdl:3:18
            zoo.kdl:13:21
            zoo.kdl:17:15
        "#]],
    );
    check(
        "references",
        ("shared.kdl", "\"Eff"),
        expect![[r#"
        shared.kdl:2:11
        zoo.kdl:5:26
    "#]],
    );
    check(
        "references",
        ("shared.kdl", "\"max_ro"),
        expect![[r#"
        shared.kdl:3:32
        zoo.kdl:13:27
        zoo.kdl:17:32
    "#]],
    );
    check(
        "references",
        ("shared.kdl", "\"lim"),
        expect![[r#"
        shared.kdl:3:14
        zoo.kdl:6:22
    "#]],
    );
    check(
        "references",
        ("zoo.kdl", "kind \"ca"),
        expect![[r#"
        zoo.kdl:7:15
    "#]],
    );
}

#[test]
fn rust_and_back() {
    check(
        "implementation",
        ("zoo.kdl", "run \"fe"),
        expect![[r#"
        src/feed.rs:2:29
    "#]],
    );
    check(
        "definition",
        ("src/feed.rs", "for Fe"),
        expect![[r#"
        zoo.kdl:3:11
    "#]],
    );
    let generated = "// @generated\n// Edit instead: zoo.kdl, ../none.kdl\npub struct X;\n";
    let marked = generated.replace("zoo.kdl,", "zoo.kdl|,");
    let (mut client, at) = Client::among(&[
        ("out/zoo.rs", &marked),
        ("zoo.kdl", ZOO),
        ("a/zoo.kdl", OTHER),
    ]);
    let found = client.ask("textDocument/definition", at.clone());
    expect![[r#"
        zoo.kdl:1:1
    "#]]
    .assert_eq(&places(&found));
    let links = client.ask("textDocument/documentLink", at);
    let targets = links
        .as_array()
        .unwrap()
        .iter()
        .map(|link| link["target"].as_str().unwrap());
    expect!["file:///w/zoo.kdl"].assert_eq(&targets.collect::<Vec<_>>().join("\n"));
    client.end().unwrap();
}

/// Renames, and shows every line that is another one then.
fn rename((file, before): (&str, &str), new: &str, expected: Expect) {
    let (mut client, mut at) = at(file, before);
    at["newName"] = json!(new);
    let edit = client.ask("textDocument/rename", at);
    let mut out = edit["error"].as_str().unwrap_or_default().to_owned();
    for change in edit["documentChanges"].as_array().unwrap_or(&Vec::new()) {
        let uri = change["textDocument"]["uri"].as_str().unwrap();
        let name = uri.trim_start_matches("file:///w/");
        let text = match name {
            "zoo.kdl" => ZOO,
            "shared.kdl" => SHARED,
            _ => OTHER,
        };
        let after = edited(text, &change["edits"]);
        for change in similar::TextDiff::from_lines(text, &after).iter_all_changes() {
            if change.tag() == similar::ChangeTag::Insert {
                out += &format!("{name}: {}\n", change.value().trim());
            }
        }
    }
    expected.assert_eq(&out);
    client.end().unwrap();
}

#[test]
fn renaming() {
    rename(
        ("zoo.kdl", "run \"fe"),
        "feed-all",
        expect![[r#"
        other.kdl: external "feed-all"
        other.kdl: pipeline "Long" "long" { summary "Long"; text "feed-all"; }
        zoo.kdl: pass "Feed" "feed-all" {
        zoo.kdl: body { run "feed-all" max-rounds="$rounds"; }
        zoo.kdl: text "feed-all{effort=most max-rounds=4}"
    "#]],
    );
    rename(
        ("zoo.kdl", "pass \"Fe"),
        "FeedAll",
        expect![[r#"
        zoo.kdl: pass "FeedAll" "feed" {
    "#]],
    );
    rename(
        ("shared.kdl", "enum \"Eff"),
        "Care",
        expect![[r#"
        shared.kdl: enum "Care" { value "Low"; value "High" "most"; }
        zoo.kdl: option "effort" "Care" default="low"
    "#]],
    );
    rename(
        ("zoo.kdl", "use-options \"lim"),
        "bounds",
        expect![[r#"
        shared.kdl: options "bounds" { option "max_rounds" "u8" default=3; }
        zoo.kdl: use-options "bounds"
    "#]],
    );
    // A name in pipelines that is made of the field goes with it, and leads back to it.
    rename(
        ("shared.kdl", "\"max_ro"),
        "most_rounds",
        expect![[r#"
        shared.kdl: options "limits" { option "most_rounds" "u8" default=3; }
        zoo.kdl: body { run "feed" most-rounds="$rounds"; }
        zoo.kdl: text "feed{effort=most most-rounds=4}"
    "#]],
    );
    rename(
        ("zoo.kdl", "run \"feed\" max-ro"),
        "most-rounds",
        expect![[r#"
            shared.kdl: options "limits" { option "most_rounds" "u8" default=3; }
            zoo.kdl: body { run "feed" most-rounds="$rounds"; }
            zoo.kdl: text "feed{effort=most most-rounds=4}"
        "#]],
    );
    rename(
        ("zoo.kdl", "option \"rou"),
        "count",
        expect![[r#"
        zoo.kdl: option "count" "u8"
        zoo.kdl: body { run "feed" max-rounds="$count"; }
    "#]],
    );
    rename(
        ("zoo.kdl", "default=\"lo"),
        "least",
        expect![[r#"
        shared.kdl: enum "Effort" { value "Least"; value "High" "most"; }
        zoo.kdl: option "effort" "Effort" default="least"
    "#]],
    );
    rename(
        ("zoo.kdl", "{effort=mo"),
        "all",
        expect![[r#"
        shared.kdl: enum "Effort" { value "Low"; value "High" "all"; }
        zoo.kdl: text "feed{effort=all max-rounds=4}"
    "#]],
    );
    rename(
        ("zoo.kdl", "kind \"ca"),
        "well-being",
        expect![[r#"
        zoo.kdl: kind "well-being"
    "#]],
    );
}

/// Anchors are written in lower case, and stand behind or before text of the heading.
#[test]
fn renaming_what_links_lead_to() {
    let text = r##"group "Zoo" {
    doc "See [`day`](#-day), [Feed](#-feed), [all](#zoo-passes) and [its mode](#enum-mode)."
    enum "Mode" { value "Low"; }
    pass "Feed" "feed" {
        summary "Feeds; not [day](#-night)"
        description """
            As [`Feed`] and [Mode](#enum-mode), [care](#kind-care) [feed][1].

            [`Feed`]: #-feed
            [1]: <#-feed>
            """
        option "mode" "Mode" default="low" "\u{41}s [Mode](#enum-mode)"
        kind "care"
    }
    pipeline "Day" "day" { summary "A [day](#-day)"; text "feed"; }
}
"##;
    let mut out = String::new();
    for (before, new) in [
        ("text \"fe", "feed-all"),
        ("pipeline \"D", "Light"),
        ("(#-d", "light"),
        ("enum \"M", "FeedMode"),
        ("group \"Z", "Animals"),
        ("kind \"c", "health"),
    ] {
        let marked = text.replacen(before, &format!("{before}|"), 1);
        let (mut client, mut at) = Client::at(&marked);
        at["newName"] = json!(new);
        let edit = client.ask("textDocument/rename", at);
        let after = edited(text, &edit["documentChanges"][0]["edits"]);
        out += &format!("{new}\n");
        for change in similar::TextDiff::from_lines(text, &after).iter_all_changes() {
            if change.tag() == similar::ChangeTag::Insert {
                out += &format!("    {}\n", change.value().trim());
            }
        }
        client.end().unwrap();
    }
    expect![[r#"
        feed-all
            doc "See [`day`](#-day), [Feed](#-feed-all), [all](#zoo-passes) and [its mode](#enum-mode)."
            pass "Feed" "feed-all" {
            [`Feed`]: #-feed-all
            [1]: <#-feed-all>
            pipeline "Day" "day" { summary "A [day](#-day)"; text "feed-all"; }
        Light
            pipeline "Light" "day" { summary "A [day](#-day)"; text "feed"; }
        light
            doc "See [`light`](#-light), [Feed](#-feed), [all](#zoo-passes) and [its mode](#enum-mode)."
            pipeline "Day" "light" { summary "A [light](#-light)"; text "feed"; }
        FeedMode
            doc "See [`day`](#-day), [Feed](#-feed), [all](#zoo-passes) and [its mode](#enum-feedmode)."
            enum "FeedMode" { value "Low"; }
            As [`Feed`] and [FeedMode](#enum-feedmode), [care](#kind-care) [feed][1].
            option "mode" "FeedMode" default="low" "\u{41}s [FeedMode](#enum-feedmode)"
        Animals
            group "Animals" {
            doc "See [`day`](#-day), [Feed](#-feed), [all](#animals-passes) and [its mode](#enum-mode)."
        health
            As [`Feed`] and [Mode](#enum-mode), [health](#kind-health) [feed][1].
            kind "health"
    "#]].assert_eq(&out);
}

#[test]
fn names_that_are_refused() {
    rename(
        ("zoo.kdl", "run \"fe"),
        "day",
        expect!["argument `day` is declared twice"],
    );
    rename(
        ("zoo.kdl", "run \"fe"),
        "Not Kebab",
        expect!["unexpected white space inside a name"],
    );
    rename(
        ("zoo.kdl", "pass \"Fe"),
        "feed",
        expect!["`feed` is not UpperCamel"],
    );
    rename(
        ("zoo.kdl", "default=\"lo"),
        "a,b",
        expect![
            "no Rust name gives `a,b` as the name in pipelines; write that name beside the Rust name first"
        ],
    );
    rename(
        ("zoo.kdl", "summ"),
        "x",
        expect!["there is no name of a declaration here"],
    );
    let (mut client, mut at) = Client::at("group \"G\" { external \"cs|e\"; }");
    at["newName"] = json!("dce");
    let refused = client.ask("textDocument/rename", at);
    assert_eq!(
        refused["error"],
        "`cse` is declared in no file of the workspace"
    );
    client.end().unwrap();
}

#[test]
fn a_bad_name_is_refused_in_place_of_another_bad_name() {
    let (mut client, mut at) =
        Client::at("group \"G\" { pass \"fo|ld\" \"fold\" { summary \"Folds\"; }; }");
    at["newName"] = json!("a b");
    let refused = client.ask("textDocument/rename", at);
    assert_eq!(refused["error"], "`a b` is not a Rust identifier");
    client.end().unwrap();
}
