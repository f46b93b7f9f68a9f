//! The life cycle, cancellation, and what is no request of ours.

use serde_json::{Value, json};

use crate::client::{Client, url};

#[test]
fn a_conversation_ends_when_it_should() {
    let mut client = Client::new(&[]);
    client.open("passes.kdl", "group \"G\"");
    assert_eq!(client.ask("shutdown", Value::Null), Value::Null);
    let late = client.ask("textDocument/hover", json!({}));
    assert_eq!(late["error"], "the server is shut down");
    client.end().unwrap();
}

#[test]
fn an_exit_without_a_shutdown_is_an_error() {
    let mut client = Client::new(&[]);
    client.tell("exit", Value::Null);
    let id = client.send("shutdown", Value::Null);
    drop(id);
    // The thread has ended with an error, which the process reports by its exit status.
    assert!(client.connection.receiver.recv().is_err());
}

#[test]
fn unknown_and_broken_messages_are_survived() {
    let mut client = Client::new(&[]);
    let unknown = client.ask("textDocument/makeCoffee", json!({}));
    assert_eq!(
        unknown["error"],
        "`textDocument/makeCoffee` is not supported"
    );
    let broken = client.ask("textDocument/hover", json!({ "position": 3 }));
    let expected = "invalid type: integer `3`, expected struct Position";
    assert_eq!(broken["error"], expected);
    client.tell("textDocument/didChange", json!({ "textDocument": 7 }));
    client.tell("$/setTrace", json!({ "value": "off" }));
    let nowhere = json!({ "textDocument": { "uri": url("none.kdl") }, "position": { "line": 1, "character": 1 } });
    assert_eq!(client.ask("textDocument/hover", nowhere), Value::Null);
    client.end().unwrap();
}

/// Requests that are cancelled before their turn get the answer that the protocol has for them.
#[test]
fn cancelled_requests_are_not_answered() {
    let text = format!("group \"G\" {{\n{}}}\n", (0..300).map(|at| {
        format!("    pass \"A{at}\" \"a{at}\" {{ summary \"One\"; option \"deep\" \"bool\"; }}\n")
    }).collect::<String>());
    let mut client = Client::new(&[("passes.kdl", &text)]);
    client.open("passes.kdl", &text);
    let params = json!({ "textDocument": { "uri": url("passes.kdl") } });
    let ids: Vec<_> = (0..20)
        .map(|_| client.send("textDocument/documentSymbol", params.clone()))
        .collect();
    let last = ids.last().unwrap().clone();
    client.tell("$/cancelRequest", json!({ "id": 21 }));
    // A cancellation of a request that is answered already, or that never was, is passed over.
    client.tell("$/cancelRequest", json!({ "id": 1 }));
    client.tell("$/cancelRequest", json!({ "id": "none" }));
    let error = client
        .response(&last)
        .error
        .expect("the last request is cancelled");
    assert_eq!((error.code, error.message.as_str()), (-32800, "cancelled"));
    client.end().unwrap();
}
