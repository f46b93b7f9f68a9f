//! The canonical layout of texts: it is fixed, says the same, and keeps every comment.

use expect_test::{Expect, expect};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use pass_cases::kdl_words::WORDS;
use pass_def_tools::format_kdl;
use pass_kdl::{Literal, Node, Value, parse};
use passdefs::source::Sources;

/// The meaning of a text, if it is KDL: names, entries and blocks.
fn meaning(text: &str) -> Option<String> {
    let tree = parse(0, text);
    tree.is_whole.then(|| shown(text, &tree.nodes))
}

fn shown(source: &str, nodes: &[Node]) -> String {
    let mut text = String::new();
    for node in nodes {
        let ty = node.annotation.as_ref().map(|ty| &ty.value);
        text += &format!("{ty:?}{:?}", node.name.value);
        let arguments = node.arguments.iter().map(|entry| (None, entry));
        let properties = node.properties.iter();
        let properties = properties.map(|property| (Some(&property.name.value), &property.entry));
        for (name, entry) in arguments.chain(properties) {
            let ty = entry.annotation.as_ref().map(|ty| &ty.value);
            let is_text = matches!(entry.value, Value::One(Literal::Str(_)));
            let place = entry.span.start as usize..entry.span.end as usize;
            let number = Some(&source[place]).filter(|_| !is_text);
            text += &format!(" {name:?}={ty:?}{:?}{number:?}", entry.value);
        }
        match node.children.as_deref() {
            Some(block) => text += &format!(" {{{}}}\n", shown(source, block)),
            None => text += "\n",
        }
    }
    text
}

fn layout(text: &str) -> String {
    format_kdl(&mut Sources::new(), "passes.kdl", text)
        .0
        .unwrap()
}

/// All that stands in a text apart from white space, line ends and semicolons: comments among it.
fn ink(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_ink = |letter: &char| !letter.is_whitespace() && !";\\".contains(*letter);
    text.chars().filter(is_ink).collect()
}

fn holds(text: &str) {
    let Some(before) = meaning(text) else {
        return;
    };
    let formatted = layout(text);
    assert_eq!(
        meaning(&formatted).as_ref(),
        Some(&before),
        "{text:?} became {formatted:?}"
    );
    assert_eq!(layout(&formatted), formatted, "{text:?}");
    assert_eq!(ink(&formatted), ink(text), "{text:?} became {formatted:?}");
}

fn check(text: &str, expected: Expect) {
    holds(text);
    expected.assert_eq(&layout(text));
}

/// Pieces that make up KDL more often than not.
const PIECES: &[&str] = &[
    "a 1\n",
    "b",
    " c=0x1F",
    " (t)\"d e\"",
    " {",
    " {\n",
    "}\n",
    "}",
    "; ",
    "\n",
    "\n\n\n",
    " // f\n",
    "//g\r\n",
    " /* h */ ",
    "/*\n i*/",
    "/-",
    " /-",
    " \\\n  ",
    " \\ // j\n",
    "\\ /* r */ /* s */ // t\n",
    " \"\"\"\n  k\n\n    l\n  \"\"\"",
    " \"\"\"\n\tm\\\n   n\n\t\"\"\"",
    " #\"\"\"\n\\\n\"\"\"#",
    " \"o \\\n  p\"",
    "=",
    "\t",
    "(q)",
    " 1_000 -1.50e+3",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn random_documents(words in vec(select(WORDS), 0..14)) {
        holds(&words.concat());
    }

    #[test]
    fn random_documents_that_are_mostly_right(pieces in vec(select(PIECES), 0..16)) {
        holds(&pieces.concat());
    }
}

#[test]
fn nodes_have_a_line_each() {
    check(
        "\u{feff}\r\n\r\n  group  \"A\"   {pass \"B\"   \"b\" {summary  \"c\"} ; pass \"D\" \"d\" { }\r\n\r\n\r\n\r\n\tdoc \"e\" ;}; f\n\n",
        expect![[r#"
            group "A" {
                pass "B" "b" { summary "c"; }
                pass "D" "d" {}

                doc "e"
            }
            f
        "#]],
    );
}

#[test]
fn comments_stay() {
    check(
        "// a\n\n\n//b\ngroup \"A\" {    // c\n\n// d\n  /* e */ pass /* f */ \"B\" /* g\n h */ \"b\"// i\n\n  /-pass\n // j\n\"C\" {\n d }\n /- \n // k\n e /- \"l\"  /-{\nf\n} {g}\n\n// m\n}\n// n",
        expect![[r#"
            // a

            //b
            group "A" {    // c
                // d
                /* e */ pass /* f */ "B" /* g
             h */ "b" // i

                /-pass
                // j
                "C" {
                    d
                }
                /- // k
                e /-"l" /-{
                    f
                } { g; }

                // m
            }
            // n
        "#]],
    );
}

#[test]
fn lines_that_are_continued() {
    check(
        "a \\\n \"b\" \\ // c\n\\ // d\n e = \\\n 1 \\\n\nf \\ // g\n\nh \\\n{ i }\n\\\n\nj ( k ) \"l\"",
        expect![[r#"
            a \
                "b" \ // c
                \ // d
                e=1

            f // g

            h \
                { i; }

            j (k)"l"
        "#]],
    );
}

#[test]
fn values_are_kept_as_they_are_spelt() {
    check(
        "a 0x1F 1_000 #\"r\"# \"\\u{41}\" -1.50e+3 #true\nb{\nc \"\"\"\n  d\n   \n      e \\\"\"\"\n  \"\"\"\nf #\"\"\"\n\t\t\"g\\\n\t\t\"\"\"#\nh \"\"\"\n i \\\n   j\n \"\"\"\n}",
        expect![[r##"
            a 0x1F 1_000 #"r"# "\u{41}" -1.50e+3 #true
            b {
                c """
                    d

                        e \"""
                    """
                f #"""
                    "g\
                    """#
                h """
                    i \
                      j
                    """
            }
        "##]],
    );
}
