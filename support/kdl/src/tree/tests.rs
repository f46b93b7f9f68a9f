//! The tree agrees with the one that the reader of KDL makes of the whole text, where that reader can be trusted
//! with it: text that is short and not deep.

use std::ops::Range;

use expect_test::expect;
use kdl::{KdlDocument, KdlEntry, KdlIdentifier, KdlNode, KdlValue};
use pass_cases::kdl_words::WORDS;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::parse;
use crate::lexer::{Token, TokenKind, lex};
use crate::{Literal, Node, Span, Spanned, Value};

/// The place of what the reader of KDL read.
macro_rules! place {
    ($of:expr) => {
        $of.span().offset()..$of.span().offset() + $of.span().len()
    };
}

/// Names, entries and blocks of a document, with the places of all that has one.
fn theirs(document: &KdlDocument) -> String {
    let name = |name: &KdlIdentifier| named(name.value(), place!(name));
    let show_node = |node: &KdlNode| {
        let mut shown = format!("{:?}{}", node.ty().map(name), name(node.name()));
        let (properties, arguments): (Vec<&KdlEntry>, Vec<_>) = node
            .entries()
            .iter()
            .partition(|entry| entry.name().is_some());
        for entry in arguments.into_iter().chain(properties) {
            let whole = place!(entry);
            let written = entry
                .format()
                .map_or(usize::MAX, |format| format.value_repr.len());
            let value = whole.end - written.min(whole.len())..whole.end;
            let (key, ty) = (entry.name().map(name), entry.ty().map(name));
            shown += &shown_entry(key, ty, &format!("{:?}", entry.value()), value, whole);
        }
        end(shown, node.children().map(theirs))
    };
    document.nodes().iter().map(show_node).collect()
}

fn ours(nodes: &[Node]) -> String {
    let range = |span: Span| span.start as usize..span.end as usize;
    let name = |name: &Spanned<String>| named(&name.value, range(name.span));
    let show_node = |node: &Node| {
        let ty = node.annotation.as_ref().map(name);
        let mut shown = format!("{ty:?}{}", name(&node.name));
        let arguments = node.arguments.iter().map(|entry| (None, entry));
        let properties = node.properties.iter();
        let properties = properties.map(|property| (Some(name(&property.name)), &property.entry));
        for (key, entry) in arguments.chain(properties) {
            let ty = entry.annotation.as_ref().map(name);
            let value = format!("{:?}", kdl_value(&entry.value));
            shown += &shown_entry(key, ty, &value, range(entry.span), range(entry.whole));
        }
        end(shown, node.children.as_deref().map(ours))
    };
    nodes.iter().map(show_node).collect()
}

fn kdl_value(value: &Value) -> KdlValue {
    match value {
        Value::One(Literal::Str(text)) => KdlValue::String(text.clone()),
        Value::One(Literal::Int(value)) => KdlValue::Integer(*value),
        Value::One(Literal::Float(value)) => KdlValue::Float(*value),
        Value::One(Literal::Bool(value)) => KdlValue::Bool(*value),
        Value::Null => KdlValue::Null,
        Value::TooLarge | Value::List(_) | Value::Arguments => panic!("not drawn: {value:?}"),
    }
}

fn named(name: &str, place: Range<usize>) -> String {
    format!("{name:?}@{}-{}", place.start, place.end)
}

fn shown_entry(
    key: Option<String>,
    ty: Option<String>,
    value: &str,
    at: Range<usize>,
    whole: Range<usize>,
) -> String {
    format!(
        " {key:?}={ty:?}{value}@{}-{}@{}-{}",
        at.start, at.end, whole.start, whole.end
    )
}

fn end(shown: String, block: Option<String>) -> String {
    match block {
        Some(block) => format!("{shown} {{{block}}}\n"),
        None => shown + "\n",
    }
}

fn check(text: &str) {
    let tree = parse(0, text);
    let found = &tree.errors;
    assert_eq!(tree.is_whole, found.is_empty(), "{text:?}");
    let nodes = tree.is_whole.then_some(&tree.nodes);
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
            found.iter().all(|error| is_lax(text, error.span)),
            "only the reader of KDL accepts {text:?}: {found:?}"
        ),
    }
}

/// The nodes that the reader makes of the text, written so that it accepts it. It does not take the semicolon for the end of a
/// node that is commented out, it wants white space before the mark that comments out a block, and it takes no raw string that
/// is a quote; the grammar does.
fn without_quirks(text: &str) -> Option<String> {
    let written = |token: Token| match (token.kind, token.of(text)) {
        (TokenKind::Mark(';'), _) => "\n",
        (TokenKind::SlashDash, _) => " /-",
        (TokenKind::Text, "#\"\"\"\n\"\n\"\"\"#") => "\"\\\"\"",
        (_, text) => text,
    };
    let text: String = lex(text).into_iter().map(written).collect();
    let document = KdlDocument::parse_v2(&text).ok()?;
    Some(without_places(&theirs(&document)))
}

fn without_places(shown: &str) -> String {
    let mut out = String::new();
    let mut parts = shown.split('@');
    out.extend(parts.next());
    for part in parts {
        out += part.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '-');
    }
    out
}

/// `true` if that reader takes more than the grammar at this place: in a node that is commented out, up to its block,
/// values with nothing between them; and right after a value the mark that comments out a node.
fn is_lax(text: &str, place: Span) -> bool {
    let (start, end) = (place.start as usize, place.end as usize);
    let (mut is_out, mut in_comment) = (None, false);
    for token in lex(text) {
        let place = token.start as usize..=token.end as usize;
        is_out = match (token.kind, is_out) {
            (TokenKind::SlashDash, _) => Some(false),
            (kind, Some(begun)) if kind.is_space() || kind.ends_line() && !begun => Some(begun),
            (kind, Some(_)) if kind.ends_line() => None,
            (TokenKind::Mark('{' | '}' | ';'), _) | (_, None) => None,
            _ => Some(true),
        };
        in_comment |= is_out.is_some() && place.contains(&start);
    }
    let mut marks = text.match_indices("/-").map(|(at, _)| at);
    let is_tight = |at: usize| !text[..at].ends_with(char::is_whitespace);
    in_comment || marks.any(|at| (start..end).contains(&at) && is_tight(at))
}

/// Documents of every form, right and wrong.
const DOCUMENTS: &[&str] = &[
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
    "a \\ /* c */ /**/ // d\n b",
    "a \\ /* c */ d",
    "a \\ /* c",
    "a \"\"\"\n  x \\\n y\n  \"\"\"",
    "a \"\"\"\n  x\\\n  \"\"\"",
    "a \"\"\"\n  x\n  \\\n \"\"\"",
    "a \"\"\"\r\n x\r y\u{2028} z\n \"\"\"",
    "a \"\"\"\r\n x\ry\n \"\"\"",
    "a \"\\u{d800}\"",
    "a \"\\u{1234567}\"",
    "a \"\\u{}\"",
    "a 0x b",
    "a (t)0x_1=(u)é",
    "(t) é=1 +2 #null #inf",
];

#[test]
fn documents_of_every_form() {
    DOCUMENTS.iter().for_each(|text| check(text));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn random_documents(words in vec(select(WORDS), 0..14)) {
        check(&words.concat());
    }
}

/// The nodes of a text that may be half-written: `?` marks those that are broken.
fn kept(text: &str) -> String {
    outline(&parse(0, text).nodes)
}

fn outline(nodes: &[Node]) -> String {
    let outline_node = |node: &Node| {
        let mark = if node.broken { "?" } else { "" };
        let mut line = format!("{mark}{}", node.name.value);
        for entry in &node.arguments {
            line += &format!(" {}", kdl_value(&entry.value));
        }
        for property in &node.properties {
            let value = kdl_value(&property.entry.value);
            line += &format!(" {}={value}", property.name.value);
        }
        match &node.children {
            Some(block) => line + " {\n" + &indent(&outline(block)) + "}\n",
            None => line + "\n",
        }
    };
    nodes.iter().map(outline_node).collect()
}

fn indent(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}

/// The tokens are the text, nodes are inside of the nodes around them and one after the other, and a broken node is an
/// error.
fn check_lossless(text: &str) {
    let tree = parse(0, text);
    let written: String = tree.tokens.iter().map(|token| token.of(text)).collect();
    assert_eq!(written, text);
    assert_eq!(tree.is_whole, tree.errors.is_empty(), "{text:?}");
    let is_broken = check_places(&tree.nodes, 0, text.len(), text);
    assert!(!(is_broken && tree.is_whole), "{text:?}");
}

fn check_places(nodes: &[Node], start: usize, end: usize, text: &str) -> bool {
    let (mut at, mut is_broken) = (start, false);
    for node in nodes {
        let place = node.span.start as usize..node.span.end as usize;
        assert!(at <= place.start && place.end <= end, "{text:?}: {node:?}");
        assert!(text.get(place.clone()).is_some(), "{text:?}: {node:?}");
        at = place.end;
        is_broken |= node.broken;
        is_broken |= check_places(node.block(), place.start, place.end, text);
    }
    is_broken
}

const FIXTURES: &[&str] = &[
    include_str!("../../../../tests/fixtures/example/in.kdl"),
    include_str!("../../../../tests/fixtures/features/in.kdl"),
    include_str!("../../../../passdefs/tests/diagnostics/PW0001-strings.kdl"),
    include_str!("../../../../passdefs/tests/diagnostics/PW0001-structure.kdl"),
];

#[test]
fn prefixes_have_trees() {
    for text in FIXTURES {
        let ends = (0..=text.len())
            .step_by(3)
            .filter(|end| text.is_char_boundary(*end));
        ends.for_each(|end| check_lossless(&text[..end]));
    }
}

#[test]
fn texts_that_lack_a_character_have_trees() {
    for text in FIXTURES {
        for (at, letter) in text.char_indices().step_by(3) {
            check_lossless(&format!(
                "{}{}",
                &text[..at],
                &text[at + letter.len_utf8()..]
            ));
        }
    }
}

#[test]
fn what_is_whole_is_kept_around_a_mistake() {
    let text = "group \"G\" {\n    doc \"Text\"\n    pass \"A\" \"a\" { summary \"A\"; }\n    \
        pass \"B\" \"b\" op= {\n        summary \"B\"\n        option \"x\" \"u8\" default=\n    }\n    \
        pass \"C\" \"c\" {\n        summary \"never closed\n";
    expect![[r#"
        ?group G {
          doc Text
          pass A a {
            summary A
          }
          ?pass B b {
            summary B
            ?option x u8
          }
          ?pass C c {
            ?summary "\"never closed"
          }
        }
    "#]]
    .assert_eq(&kept(text));
    expect![[r#"
        ?pass A a {
          ? {
            doc b
          }
          ?opt
        }
        x
        after
    "#]]
    .assert_eq(&kept("pass A a {\n {\n doc b }\n opt(\n} x\nafter"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn random_texts_have_a_tree(words in vec(select(WORDS), 0..14)) {
        check_lossless(&words.concat());
    }
}
