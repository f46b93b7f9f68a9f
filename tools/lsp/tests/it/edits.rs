//! Random edits: the server never ends, and knows the same after them as if the text had just been opened.

use serde_json::{Value, json};

use crate::client::{Client, url};

/// Numbers that look random and are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// The text as the client has it: units of UTF-16, by which the protocol counts.
fn position(text: &[u16], offset: usize) -> Value {
    let before = &text[..offset];
    let line = before
        .iter()
        .filter(|text| **text == u16::from(b'\n'))
        .count();
    let start = before
        .iter()
        .rposition(|text| *text == u16::from(b'\n'))
        .map_or(0, |at| at + 1);
    json!({ "line": line, "character": offset - start })
}

/// A place that is not between the two halves of a letter.
fn place(text: &[u16], random: &mut Random) -> usize {
    let at = random.below(text.len() + 1);
    let is_low = text
        .get(at)
        .is_some_and(|text| (0xdc00..0xe000).contains(text));
    if is_low { at - 1 } else { at }
}

const PIECES: [&str; 16] = [
    "\"",
    "{",
    "}",
    "\n",
    " ",
    "😀ä",
    "run \"simplify\"",
    "/*",
    "*/",
    "//",
    "\"\"\"",
    "=",
    ";",
    "pass \"X\" \"x\" {\n",
    "#",
    "$",
];

fn questions(client: &mut Client, at: &Value) -> Vec<Value> {
    let uri = json!({ "uri": url("passes.kdl") });
    let whole =
        json!({ "start": { "line": 0, "character": 0 }, "end": { "line": 9999, "character": 0 } });
    let methods = [
        "completion",
        "hover",
        "definition",
        "references",
        "documentSymbol",
        "foldingRange",
        "semanticTokens/full",
        "inlayHint",
        "codeAction",
    ];
    let params = json!({
        "textDocument": uri, "position": at, "range": whole,
        "context": { "diagnostics": [], "includeDeclaration": true },
    });
    methods
        .iter()
        .map(|method| client.ask(&format!("textDocument/{method}"), params.clone()))
        .collect()
}

#[test]
fn thousands_of_edits() {
    let original = pass_cases::named("features").kdl();
    let original: Vec<u16> = original.encode_utf16().collect();
    let mut text = original.clone();
    let mut random = Random(7);
    let mut client = Client::new(&[]);
    client.open("passes.kdl", &String::from_utf16(&text).unwrap());
    // An editor sends several edits at once when it makes them at once.
    let mut changes = Vec::new();
    for round in 1..=4_000 {
        let change = if round % 500 == 0 {
            // A text that has been damaged too often teaches nothing.
            text.clone_from(&original);
            json!({ "text": String::from_utf16(&text).unwrap() })
        } else {
            let start = place(&text, &mut random);
            let more = random.below(8);
            let mut end = (start + more).min(text.len());
            end += usize::from(
                text.get(end)
                    .is_some_and(|text| (0xdc00..0xe000).contains(text)),
            );
            let new = PIECES[random.below(PIECES.len())];
            let range = json!({ "start": position(&text, start), "end": position(&text, end) });
            text.splice(start..end, new.encode_utf16());
            json!({ "range": range, "text": new })
        };
        changes.push(change);
        if round % 100 == 0 || round % 500 == 7 {
            client.change("passes.kdl", json!(std::mem::take(&mut changes)));
        }
        if round % 500 == 7 {
            let offset = place(&text, &mut random);
            let at = position(&text, offset);
            let answers = questions(&mut client, &at);
            let whole = String::from_utf16(&text).unwrap();
            let mut fresh = Client::new(&[]);
            fresh.open("passes.kdl", &whole);
            let expected = questions(&mut fresh, &at);
            for (answer, expected) in answers.iter().zip(&expected) {
                // Versions of the document differ.
                let answer = answer.to_string().replace("\"version\":2", "\"version\":1");
                assert_eq!(
                    answer,
                    expected.to_string(),
                    "after edit {round} of:\n{whole}"
                );
            }
            fresh.end().unwrap();
        }
    }
    client.end().unwrap();
}
