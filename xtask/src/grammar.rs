//! The TextMate grammar of definition files, from the vocabulary: colours for editors before the server answers.

use passdefs::vocabulary::{NodeType, Spelling, nodes};
use serde_json::{Value, json};

pub(crate) const FILE: &str = "editors/vscode/syntaxes/passes.tmLanguage.json";

pub(crate) fn grammar(command: &str) -> Result<String, String> {
    let nodes = nodes();
    let annotations = nodes.iter().flat_map(|node| annotations(node));
    let properties = nodes
        .iter()
        .flat_map(|node| node.properties.iter().map(|property| property.name));
    let flags = [true, false]
        .map(|flag| Spelling::Kdl.flag(flag))
        .into_iter();
    let flags = flags.chain(["#null", "#inf", "#-inf", "#nan"]);
    let node = format!(
        r"(?:^|(?<=[;{{}}]))\s*({})(?![\w-])",
        one_of(nodes.iter().map(|node| node.name))
    );
    let grammar = json!({
        "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
        "comment": format!("Generated from the vocabulary by {command}; do not edit."),
        "name": "Passwright definitions",
        "scopeName": "source.kdl.passwright",
        "fileTypes": ["kdl"],
        "patterns": [
            { "include": "#comments" },
            { "include": "#strings" },
            { "match": node, "captures": { "1": { "name": "keyword.control.kdl" } } },
            {
                "match": format!(r"\(({})\)", one_of(annotations)),
                "name": "storage.modifier.kdl",
            },
            {
                "match": format!(r"(?<![\w-])({})(?=\s*=)", one_of(properties)),
                "name": "entity.other.attribute-name.kdl",
            },
            // Options of what a step calls have names of their own.
            { "match": r"[A-Za-z_][\w.-]*(?=\s*=)", "name": "variable.parameter.kdl" },
            { "match": one_of(flags), "name": "constant.language.kdl" },
            {
                "match": r"(?<![\w-])[+-]?(0x[\da-fA-F_]+|0o[0-7_]+|0b[01_]+|\d[\d_]*(\.[\d_]+)?([eE][+-]?\d+)?)(?![\w-])",
                "name": "constant.numeric.kdl",
            },
        ],
        "repository": { "comments": comments(), "strings": strings() },
    });
    let text = serde_json::to_string_pretty(&grammar).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

/// Returns the annotations that the values of a node may carry.
fn annotations(node: &NodeType) -> Vec<&'static str> {
    let arguments = node
        .arguments
        .iter()
        .filter_map(|argument| argument.annotation);
    let properties = node
        .properties
        .iter()
        .filter_map(|property| property.annotation);
    arguments.chain(properties).collect()
}

/// Returns an expression for any of the words, the longest first, so that none hides another that begins with it.
fn one_of<'w>(words: impl Iterator<Item = &'w str>) -> String {
    let mut words: Vec<&str> = words.filter(|word| !word.contains(' ')).collect();
    words.sort_by_key(|word| (std::cmp::Reverse(word.len()), *word));
    words.dedup();
    words.join("|")
}

fn comments() -> Value {
    json!({
        "patterns": [
            { "match": "//.*$", "name": "comment.line.double-slash.kdl" },
            { "begin": r"/\*", "end": r"\*/", "name": "comment.block.kdl", "patterns": [{ "include": "#comments" }] },
            { "match": "/-", "name": "comment.block.documentation.kdl" },
        ],
    })
}

fn strings() -> Value {
    let escapes = json!([{ "match": r#"\\([nrtbsf\\"]|u\{[\da-fA-F]{1,6}\}|\s+)"#, "name": "constant.character.escape.kdl" }]);
    json!({
        "patterns": [
            { "begin": r##"(#+)(""")"##, "end": r"\2\1", "name": "string.quoted.other.raw.kdl" },
            { "begin": r##"(#+)(")"##, "end": r"\2\1", "name": "string.quoted.other.raw.kdl" },
            { "begin": "\"\"\"", "end": "\"\"\"", "name": "string.quoted.triple.kdl", "patterns": escapes },
            { "begin": "\"", "end": "\"|$", "name": "string.quoted.double.kdl", "patterns": escapes },
        ],
    })
}
