//! What is said about prose that would not work on a page, in full.

use expect_test::{Expect, expect};
use pass_docs_gen::check;
use passdefs::model::{Origin, PassSet};
use passdefs::source::{Sources, Span};

use crate::models::{described, features};

/// Each finding as its place, what stands there, and all that is said.
fn check_set(set: &PassSet, sources: &Sources, expected: &Expect) {
    let mut shown = String::new();
    for found in check(set, sources) {
        let span = found.primary.span;
        let (line, column) = sources.line_column(span);
        let text = sources
            .get(span.file)
            .and_then(|it| it.text.get(span.start as usize..span.end as usize));
        shown.push_str(&format!("{line}:{column} `{}`\n", text.unwrap_or("")));
        shown.push_str(&format!("{}: {}\n", found.code, found.message));
        found
            .notes
            .iter()
            .for_each(|it| shown.push_str(&format!("note: {it}\n")));
        found
            .help
            .iter()
            .for_each(|it| shown.push_str(&format!("help: {it}\n")));
    }
    expected.assert_eq(&shown);
}

/// Checks a description that stands in this text, in a pass that is declared at its byte 5.
fn check_text(text: &str, description: &str, expected: Expect) {
    let mut sources = Sources::new();
    let file = sources.add("passes.kdl", text);
    let mut set = described(description);
    let origin = Origin {
        span: Span {
            file,
            start: 5,
            end: 9,
        },
        ..Origin::default()
    };
    set.groups[0].passes[0].origin = origin.clone();
    set.groups[0].origin = origin;
    check_set(&set, &sources, &expected);
}

#[test]
fn good_prose_gives_nothing() {
    check_set(&features(), &Sources::new(), &expect![[""]]);
}

#[test]
fn a_link_to_a_pass_that_does_not_exist() {
    let text = "pass {name\n    description \"\"\"\n        Before.\n\n          See [this](#-my-pas) or [that][x].\n\n        [x]: #my-pass\n        \"\"\"\n}";
    let description = "Before.\n\n  See [this](#-my-pas) or [that][x].\n\n[x]: #my-pass";
    check_text(
        text,
        description,
        expect![[r##"
            5:22 `#-my-pas`
            E0601: no heading has the anchor `#-my-pas`
            note: anchors of passes: `#-my-pass`
            help: did you mean `#-my-pass`?
            7:14 `#my-pass`
            E0601: no heading has the anchor `#my-pass`
            note: anchors of passes: `#-my-pass`
            help: did you mean `#-my-pass`?
        "##]],
    );
}

#[test]
fn a_heading_that_skips_a_level() {
    check_text(
        "pass {name\n# One\n\n### Three\n\n## Two\n}",
        "# One\n\n### Three\n\n## Two",
        expect![[r##"
            4:1 `### Three`
            W0605: this heading is of level 3, and the one before it of level 1
            help: write `## Three`
        "##]],
    );
}

#[test]
fn a_link_to_a_program() {
    check_text(
        "pass {name; description \"See [this](javascript:alert(1)), <mailto:a@b.c> or [that](https://mlir.llvm.org).\"}",
        "See [this](javascript:alert(1)), <mailto:a@b.c> or [that](https://mlir.llvm.org).",
        expect![[r##"
            1:30 `[this](javascript:alert(1))`
            W0606: `javascript:alert(1)` is no address of a page
        "##]],
    );
}

#[test]
fn the_place_of_a_text_on_one_line() {
    check_text(
        "pass {name; description \"See [this](#nowhere-at-all).\"}",
        "See [this](#nowhere-at-all).",
        expect![[r##"
            1:37 `#nowhere-at-all`
            E0601: no heading has the anchor `#nowhere-at-all`
            note: anchors of passes: `#-my-pass`
        "##]],
    );
}

#[test]
fn the_place_in_a_doc_comment() {
    check_text(
        "file\n#[pass]\n/// Summary\n///\n/// First\n/// [this](#-gone).\nstruct MyPass;\n",
        "First\n[this](#-gone).",
        expect![[r##"
            6:12 `#-gone`
            E0601: no heading has the anchor `#-gone`
            note: anchors of passes: `#-my-pass`
        "##]],
    );
}

#[test]
fn a_text_with_escapes_is_found_at_its_declaration() {
    check_text(
        "pass name \"\\u{5b}a](#b)\"",
        "[a](#b)",
        expect![[r#"
            1:6 `name`
            E0601: no heading has the anchor `#b`
            note: anchors of passes: `#-my-pass`
        "#]],
    );
}

#[test]
fn what_is_not_closed() {
    let cases = [
        "text\n\n````mlir\n```\nmore",
        "* item\n\n~~~~\nmore",
        "<!-- comment\n\nmore",
    ];
    let shown: String = cases
        .iter()
        .flat_map(|it| check(&described(it), &Sources::new()))
        .map(|it| {
            format!(
                "{}: {} ({})\n",
                it.code,
                it.message,
                it.help.unwrap_or_default()
            )
        })
        .collect();
    expect![[r#"
        E0602: this code fence is never closed (close it with ``````)
        E0602: this code fence is never closed (close it with `~~~~`)
        E0602: this HTML comment is never closed (close it with `-->`)
    "#]]
    .assert_eq(&shown);
}

#[test]
fn what_is_closed_or_never_open() {
    let cases = [
        "```\n<b>\n```",
        "a `<b>` and \\<b> and 1 < 2 <",
        "<p>a\n<li>b",
        "text <b>bold\n\n<details>\n\nmore <summary>x</summary>",
        "<script>\n\nlet x;",
        "<![CDATA[ x",
        "<?php x",
        "vector<4xf32>, memref<?xf32>, tensor<f32>",
        "> ```\n> quoted\n\nmore",
        "* item\n\n  ```\n  in the item\n\nmore",
        "<!-- x --> <br> <img src='>'> <a href=\"x\">y</a>",
    ];
    for case in cases {
        check_set(&described(case), &Sources::new(), &expect![[""]]);
    }
}

#[test]
fn a_link_name_for_two_targets() {
    let mut set = described("[a], [b]\n\n[a]: https://a.example\n[b]: https://b.example");
    let mut other = described("[A], [b]\n\n[A]: https://c.example\n[b]: https://b.example");
    other.groups[0].passes[0].argument = "other".into();
    set.groups.append(&mut other.groups);
    check_set(
        &set,
        &Sources::new(),
        &expect![[r#"
        1:1 ``
        E0604: the link name `a` has another target already
    "#]],
    );
}

#[test]
fn a_heading_with_the_anchor_of_a_pass() {
    check_text(
        "pass {name\n    description \"\"\"\n        # -my-pass\n        \"\"\"\n}",
        "# -my-pass\n",
        expect![[r##"
            3:9 `# -my-pass`
            E0603: this heading would have the anchor `#-my-pass` of the heading `-my-pass`
        "##]],
    );
}

/// Every code of the catalogue that is about prose is in an expected text above.
#[test]
fn every_code_has_a_case() {
    let of_prose = passdefs::catalogue::ALL
        .iter()
        .filter(|entry| entry.code.starts_with("E06") || entry.code.starts_with("W06"));
    for entry in of_prose {
        let expected = format!("{}: ", entry.code);
        assert!(include_str!("checks.rs").contains(&expected), "{expected}");
    }
}

#[test]
fn the_worst_prose_takes_no_long_time() {
    let cases = [
        ">".repeat(100_000),
        "[".repeat(100_000),
        "* ".repeat(50_000),
        "<b>".repeat(50_000),
        "<u>".to_owned() + &"<b>".repeat(50_000) + &"</u>".repeat(50_000),
        "[a](#".repeat(20_000),
        "# x\n".repeat(20_000),
        "`".repeat(100_000),
        "<".repeat(100_000),
        "<!--".repeat(20_000),
        "| ".repeat(50_000) + "\n" + &"|-".repeat(50_000),
        "\\".repeat(100_000),
        "_a*".repeat(30_000),
    ];
    for case in cases {
        let start = std::time::Instant::now();
        let set = described(&case);
        check(&set, &Sources::new());
        pass_docs_gen::Reference::new().page(&set).unwrap();
        assert!(
            start.elapsed().as_secs() < 20,
            "{:?} took {:?}",
            &case[..6],
            start.elapsed()
        );
    }
}
