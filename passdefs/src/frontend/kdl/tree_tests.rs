//! The tree agrees with the one that the reader of KDL makes of the whole text, where that reader can be trusted
//! with it: text that is short and not deep.

use kdl::{KdlDocument, KdlNode};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::tree::{Node, parse};
use crate::report::Report;

/// Names, entries and blocks of a document, with the places of all that has one.
fn theirs(document: &KdlDocument) -> String {
    document
        .nodes()
        .iter()
        .map(|node| shown(node, 0, node.children().map(theirs)))
        .collect()
}

fn ours(nodes: &[Node]) -> String {
    nodes
        .iter()
        .map(|node| shown(&node.kdl, node.base, node.block.as_deref().map(ours)))
        .collect()
}

fn shown(node: &KdlNode, base: usize, block: Option<String>) -> String {
    let mut shown = format!(
        "{:?}@{}",
        node.name().value(),
        node.name().span().offset() + base
    );
    for entry in node.entries() {
        let name = entry.name().map(|name| name.value());
        let ty = entry.ty().map(|ty| ty.value());
        shown += &format!(
            " {name:?}={ty:?}{:?}@{}",
            entry.value(),
            entry.span().offset() + base
        );
    }
    match block {
        Some(block) => format!("{shown} {{{block}}}\n"),
        None => shown + "\n",
    }
}

fn check(text: &str) {
    let mut report = Report::default();
    let nodes = parse(&mut report, 0, text);
    let found = report.finish();
    assert_eq!(nodes.is_none(), !found.is_empty(), "{text:?}");
    let expected = KdlDocument::parse_v2(text).ok();
    match (&nodes, &expected) {
        (Some(nodes), Some(expected)) => assert_eq!(ours(nodes), theirs(expected), "{text:?}"),
        (None, None) => {}
        // That reader does not take the semicolon for the end of a node that is commented out.
        (Some(_), None) if text.contains("/-") && text.contains(';') => {}
        // And it wants white space before the mark that comments out a block, which the grammar does not.
        (Some(_), None) if has_tight_mark(text) => {}
        (Some(_), None) => panic!("only the reader of KDL refuses {text:?}"),
        // In a node that is commented out it takes values with nothing between them.
        (None, Some(_)) if text.contains("/-") => {}
        (None, Some(_)) => panic!("only the reader of KDL accepts {text:?}: {found:?}"),
    }
}

/// Whether something other than white space stands right before a `/-`.
fn has_tight_mark(text: &str) -> bool {
    let before = |at: usize| text[..at].chars().next_back();
    text.match_indices("/-")
        .any(|(at, _)| before(at).is_some_and(|c| !c.is_whitespace()))
}

const WORDS: &[&str] = &[
    "a",
    "b",
    "\"c\"",
    "1",
    "x=2",
    "y=\"z\"",
    "(t)",
    "{",
    "}",
    "{",
    "}",
    ";",
    "\n",
    "\r\n",
    " ",
    " ",
    " ",
    "/-",
    "//",
    "/*",
    "*/",
    "\\\n",
    "\\ // c\n",
    "#true",
    "#\"r\"#",
    "\"\"\"\n  m\n  \"\"\"",
    "#\"\"\"\n\"\n\"\"\"#",
    "=",
    "\"{\"",
    "\"\\\"}\"",
    "\"\\u{41}\"",
    "\"\\\n  b\"",
    "\u{2028}",
    "\u{a0}",
    "\"\"",
    "é",
];

#[test]
fn documents_of_every_form() {
    for text in [
        "",
        "\n\n",
        "\u{feff}a",
        "a; b",
        "a {}",
        "a{}",
        "a {b}",
        "a {b;}",
        "a {\n}\n",
        "a { b { c; }; }",
        "a {}; b",
        "a {} // c\nb",
        "a {} b",
        "a {} {}",
        "a /-{} {b} /-{}",
        "a /-{} b",
        "a /- {\n} \\\n {}",
        "a /-\n b",
        "a /-b=1 c",
        "/-a {b} \n c",
        "/- a\nb",
        "/-\n\na\nb",
        "/-",
        "a /-",
        "a {/-}",
        "a \\\n b",
        "a \\ // c\n b",
        "a \\",
        "a /* { */ b",
        "a // {\nb",
        "a \"//\" b",
        "a #\"\"\"\n{\n\"\"\"# b",
        "{",
        "{}",
        "}",
        "a {",
        "a }",
        ";",
        "a;;b",
        "a \"",
        "a \"\n\"",
        "(t)a",
        "(t) a (u)1",
        "a (t){}",
        "a \"b\"{}",
        "a /*c*/{}",
        "/* a",
        "a { /* } */ }",
        "a\u{2028}b",
        "a\u{85}b",
        "a \"\"\"\n x\n  \"\"\"",
        "a \"\\q\" b",
        "true",
        "a true",
        "a 1.x",
        "a=1",
        "a b=",
        "a b= c",
        "a\\b",
        "/-/-a",
        "a /-/-b",
        "a /-(t)b",
        "a /-{} /-{} {}",
        "a { b } /-{ c",
    ] {
        check(text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn random_documents(words in vec(select(WORDS), 0..14)) {
        check(&words.concat());
    }
}
