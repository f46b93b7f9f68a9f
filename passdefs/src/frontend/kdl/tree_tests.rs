//! The tree agrees with the one that the reader of KDL makes of the whole text, where that reader can be trusted
//! with it: text that is short and not deep.

use kdl::{KdlDocument, KdlIdentifier, KdlNode};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::cursor::Cursor;
use super::tree::{Node, parse};
use crate::report::Report;
use crate::source::Span;

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
    let named = |name: &KdlIdentifier| {
        let span = name.span();
        format!("{:?}@{}+{}", name.value(), span.offset() + base, span.len())
    };
    let mut shown = format!("{:?}{}", node.ty().map(named), named(node.name()));
    for entry in node.entries() {
        let span = entry.span();
        shown += &format!(
            " {:?}={:?}{:?}{:?}@{}+{}",
            entry.name().map(named),
            entry.ty().map(named),
            entry.value(),
            entry.format().map(|format| &format.value_repr),
            span.offset() + base,
            span.len(),
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
        (Some(nodes), None) => assert_eq!(
            Some(without_places(&ours(nodes))),
            without_quirks(text),
            "only the reader of KDL refuses {text:?}"
        ),
        (None, Some(_)) => assert!(
            found.iter().all(|it| is_lax(text, it.primary.span)),
            "only the reader of KDL accepts {text:?}: {found:?}"
        ),
    }
}

/// What that reader makes of the text, written so that it takes it. It does not take the semicolon for the end of a node
/// that is commented out, and it wants white space before the mark that comments out a block; the grammar does not.
fn without_quirks(text: &str) -> Option<String> {
    let text = text.replace(';', "\n").replace("/-", " /-");
    let document = KdlDocument::parse_v2(&text).ok()?;
    Some(without_places(&theirs(&document)))
}

fn without_places(shown: &str) -> String {
    let mut out = String::new();
    let mut parts = shown.split('@');
    out.extend(parts.next());
    for part in parts {
        out += part.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '+');
    }
    out
}

/// Whether that reader takes more than the grammar at this place: in a node that is commented out, up to its block,
/// values with nothing between them; and right after a value the mark that comments out a node.
fn is_lax(text: &str, place: Span) -> bool {
    let (start, end) = (place.start as usize, place.end as usize);
    let in_comment = text.match_indices("/-").any(|(at, mark)| {
        let mut cursor = Cursor::new(text);
        cursor.at = at + mark.len();
        cursor.skip_lines();
        let head = cursor.head();
        (head.start..=head.end).contains(&start)
    });
    let mut marks = text.match_indices("/-").map(|(at, _)| at);
    let is_tight = |at: usize| !text[..at].ends_with(char::is_whitespace);
    in_comment || marks.any(|at| (start..end).contains(&at) && is_tight(at))
}

pub(super) const WORDS: &[&str] = &[
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
    " a-b.c_d=(t)\"e\\n\\t\\s\\\\f\"",
    " -12",
    " 007",
    " #false",
    " \"\"\"\n\t g\n\t\n\t  \\\"h\n\t \"\"\"",
    " #\"\"\"\n\"\"\"\n\\i\n\"\"\"#",
    " ##\"j\"#\\k\"##",
    " \"\"\"\n\"\"\"",
    " 1234567890123456789012",
    "_l ",
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
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn random_documents(words in vec(select(WORDS), 0..14)) {
        check(&words.concat());
    }
}
