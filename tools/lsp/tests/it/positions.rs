//! Positions in lines and in UTF-16 code units.

use passdefs::source::{Sources, Span};
use serde_json::{Value, json};

use crate::client::{Client, url};

/// Returns the position of an offset in a text, whose lines end with `\n`, `\r\n` or `\r`.
fn position(text: &str, offset: usize) -> Value {
    let before = text[..offset].replace("\r\n", "\n").replace('\r', "\n");
    let (line, last) = match before.rsplit_once('\n') {
        Some((lines, last)) => (lines.matches('\n').count() + 1, last),
        None => (0, &*before),
    };
    json!({ "line": line, "character": last.encode_utf16().count() })
}

#[test]
fn positions_count_units_of_utf_16() {
    let long = "a\u{e4}\u{1f600}b".repeat(500);
    let comments = [
        "",
        "a\u{e4}\u{1f600}b",
        "a\u{e4}\u{1f600}b\r\nc\rd\n",
        "\r\n",
        "a\rb\r\n\rc\n\u{2028}d\u{85}\r\r\ne\u{1f600}",
        &long,
        &format!("\n{long}{long}"),
    ];
    for comment in comments {
        let text = format!(
            "group \"G\" {{ /*{comment}*/ pass \"Cse\" \"cse\" {{ summary \"x\"; }}; pipeline \"P\" \"p\" {{ summary \"x\"; body {{ run \"cse\"; }} }} }}"
        );
        let mut client = Client::new(&[]);
        client.open("passes.kdl", &text);
        let at = position(&text, text.rfind("cse").unwrap());
        let document = json!({ "uri": url("passes.kdl") });
        let params = json!({ "textDocument": document, "position": at });
        let found = client.ask("textDocument/definition", params).to_string();
        let name = text.find("Cse").unwrap();
        let start = position(&text, name);
        let end = position(&text, name + 3);
        let range = json!({ "start": start, "end": end }).to_string();
        assert!(found.contains(&range), "{comment:?}: {found} {range}");
        client.end().unwrap();
        // Messages on a terminal count the same lines.
        let (mut sources, start) = (Sources::new(), name as u32);
        let file = sources.add("passes.kdl", &text);
        let (line, _) = sources.line_column(Span {
            file,
            start,
            end: start,
        });
        assert_eq!(position(&text, name)["line"], json!(line - 1));
    }
}

/// Positions within the pair of units of a letter, behind the end of a line, and behind that of the text.
#[test]
fn positions_that_are_none_are_the_nearest_before() {
    let mut client = Client::new(&[]);
    client.open("passes.kdl", "group \"G\" {\r\n// \u{1f600}middle\";\n}");
    let inserts = [
        (99, 0, "\ngroup \"H\" { external \"last\"; }"),
        (1, 4, "\nexternal \""),
        (0, 99, " external \"first\";"),
    ];
    for (line, character, new) in inserts {
        let at = json!({ "line": line, "character": character });
        let range = json!({ "start": at, "end": at });
        client.change("passes.kdl", json!([{ "range": range, "text": new }]));
    }
    let expected = "group \"G\" { external \"first\";\r\n// \nexternal \"\u{1f600}middle\";\n}\ngroup \"H\" { external \"last\"; }";
    for name in ["first", "\u{1f600}middle", "last"] {
        let at = position(expected, expected.find(name).unwrap());
        let document = json!({ "uri": url("passes.kdl") });
        let context = json!({ "includeDeclaration": true });
        let params =
            json!({ "textDocument": document, "position": at.clone(), "context": context });
        let found = client.ask("textDocument/references", params).to_string();
        let end = position(expected, expected.find(name).unwrap() + name.len());
        let range = json!({ "start": at, "end": end }).to_string();
        assert!(found.contains(&range), "{name}: {found}");
    }
    client.end().unwrap();
}
