//! Addresses of texts: which ones are files, and how answers spell them.

use serde_json::{Value, json};

use crate::client::Client;

const TEXT: &str =
    "group \"Demo\" {\n    pass \"Alpha\" \"alpha\" {\n        summary \"Good\"\n    }\n}\n";

/// The same pass one line further down, below another one.
const OLDER: &str = "group \"Demo\" {\n    pass \"Old\" \"old\" {\n        summary \"Gone\"\n    }\n    pass \"Alpha\" \"alpha\" {\n        summary \"Good\"\n    }\n}\n";

fn open(client: &mut Client, uri: &str, text: &str) {
    let document = json!({ "uri": uri, "languageId": "kdl", "version": 1, "text": text });
    client.tell("textDocument/didOpen", json!({ "textDocument": document }));
}

fn close(client: &mut Client, uri: &str) {
    let document = json!({ "textDocument": { "uri": uri } });
    client.tell("textDocument/didClose", document);
}

fn rename(client: &mut Client, uri: &str, line: u32) -> Value {
    let params = json!({
        "textDocument": { "uri": uri }, "position": { "line": line, "character": 20 }, "newName": "beta",
    });
    client.ask("textDocument/rename", params)
}

/// The addresses in which an answer edits, and the lines.
fn edits(answer: &Value) -> Vec<(String, Vec<u64>)> {
    let changes = answer["documentChanges"].as_array();
    let changes = changes.unwrap_or_else(|| panic!("no changes in {answer}"));
    let changed = changes.iter().map(|change| {
        let edits = change["edits"].as_array().unwrap().iter();
        let lines = edits.map(|edit| edit["range"]["start"]["line"].as_u64().unwrap());
        let uri = change["textDocument"]["uri"].as_str().unwrap();
        (uri.to_owned(), lines.collect())
    });
    changed.collect()
}

#[test]
fn a_text_of_another_scheme_is_not_the_file_of_its_path() {
    let file = "file:///w/passes.kdl";
    for other in [
        "git:/w/passes.kdl?%7B%22ref%22%3A%22~%22%7D",
        "git:///w/passes.kdl",
        "vscode-notebook-cell:/w/passes.kdl#W0sZmlsZQ%3D%3D",
        "untitled:/w/passes.kdl",
        "file://server/w/passes.kdl",
    ] {
        let mut client = Client::new(&[("passes.kdl", TEXT)]);
        open(&mut client, file, TEXT);
        open(&mut client, other, OLDER);
        let answer = rename(&mut client, file, 1);
        assert_eq!(edits(&answer), [(file.to_owned(), vec![1])], "{other}");
        let answer = rename(&mut client, other, 4);
        assert_eq!(edits(&answer), [(other.to_owned(), vec![4])]);
        close(&mut client, other);
        let answer = rename(&mut client, file, 1);
        assert_eq!(edits(&answer), [(file.to_owned(), vec![1])], "{other}");
        client.end().unwrap();
    }
}

#[test]
fn answers_spell_addresses_as_they_were_opened() {
    for spelled in [
        "file:///c%3A/w/passes.kdl",
        "file:///tmp/a+b%20c%23d.kdl",
        "file:///tmp/%e2%82%ac.kdl",
        "file:///tmp/€.kdl",
        "file://localhost/tmp/passes.kdl",
        "FILE:///tmp/passes.kdl",
    ] {
        let mut client = Client::new(&[]);
        open(&mut client, spelled, TEXT);
        let answer = rename(&mut client, spelled, 1);
        assert_eq!(edits(&answer), [(spelled.to_owned(), vec![1])]);
        client.end().unwrap();
    }
}

#[test]
fn a_folder_of_another_scheme_is_none_of_this_machine() {
    let mut client = Client::in_folder(&[("passes.kdl", TEXT)], "vscode-vfs://github/w");
    let symbols = client.ask("workspace/symbol", json!({ "query": "Alpha" }));
    assert_eq!(symbols, json!([]));
    client.end().unwrap();
}
