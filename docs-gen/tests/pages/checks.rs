//! Full messages about prose that would not work on a page.

use expect_test::{Expect, expect};
use pass_docs_gen::check;
use passdefs::model::PassSet;

use crate::models::{described, described_pass, features, group, load, pass, quoted};

/// Each finding as its place, what stands there, and all that is said.
fn check_set(set: &PassSet, expected: &Expect) {
    let mut shown = String::new();
    for found in check(set) {
        let span = found.location;
        let place = set.location(span);
        let text = set.sources().get(span.file).unwrap().text.clone();
        let there = text.get(span.start as usize..span.end as usize).unwrap();
        let (line, column) = (place.line, place.column);
        shown.push_str(&format!("{line}:{column} `{there}`\n"));
        shown.push_str(&format!("{}: {}\n", found.code, found.message));
        found
            .notes
            .iter()
            .for_each(|note| shown.push_str(&format!("note: {}\n", note.message)));
        found
            .help
            .iter()
            .for_each(|help| shown.push_str(&format!("help: {help}\n")));
    }
    expected.assert_eq(&shown);
}

/// Checks a pass whose description is written like this.
fn check_text(description: &str, expected: Expect) {
    let pass =
        format!("pass \"MyPass\" \"my-pass\" {{\nsummary \"S\"\ndescription {description}\n}}\n");
    check_set(&load(&group("G", &pass)), &expected);
}

#[test]
fn good_prose_gives_nothing() {
    check_set(&features(), &expect![[""]]);
}

#[test]
fn a_link_to_a_pass_that_does_not_exist() {
    check_text(
        "\"\"\"\n        Before.\n\n          See [this](#-my-pas) or [that][x].\n\n        [x]: #my-pass\n        \"\"\"",
        expect![[r#"
            7:22 `#-my-pas`
            PW1601: no heading has the anchor `#-my-pas`
            note: anchors of passes: `#-my-pass`
            help: did you mean `#-my-pass`?
            9:14 `#my-pass`
            PW1601: no heading has the anchor `#my-pass`
            note: anchors of passes: `#-my-pass`
            help: did you mean `#-my-pass`?
        "#]],
    );
}

#[test]
fn a_heading_that_skips_a_level() {
    check_text(
        "\"\"\"\n# One\n\n### Three\n\n## Two\n\"\"\"",
        expect![[r#"
            7:1 `### Three`
            PW1605: this heading has level 3, but the previous one has level 1
            help: write `## Three`
        "#]],
    );
}

#[test]
fn a_link_to_a_program() {
    check_text(
        "\"See [this](javascript:alert(1)), <mailto:a@b.c> or [that](https://mlir.llvm.org).\"",
        expect![[r#"
            4:18 `[this](javascript:alert(1))`
            PW1606: `javascript:alert(1)` is not a link to a page or a mail address
        "#]],
    );
}

#[test]
fn the_place_of_a_text_on_one_line() {
    check_text(
        "\"See [this](#nowhere-at-all).\"",
        expect![[r#"
            4:25 `#nowhere-at-all`
            PW1601: no heading has the anchor `#nowhere-at-all`
            note: anchors of passes: `#-my-pass`
        "#]],
    );
}

#[test]
fn the_place_in_a_doc_comment() {
    let text = "#[pass(name = \"my-pass\")]\n/// Summary\n///\n/// First\n///  [this](#-gone).\nstruct MyPass;\n";
    let set = passdefs::load([("lib.rs", text)]).set.unwrap();
    check_set(
        &set,
        &expect![[r#"
            5:13 `#-gone`
            PW1601: no heading has the anchor `#-gone`
            note: anchors of passes: `#-my-pass`
        "#]],
    );
}

#[test]
fn parts_of_a_text_with_escapes_are_found() {
    check_text(
        "\"\\u{5b}a](#b)\"",
        expect![[r#"
            4:23 `#b`
            PW1601: no heading has the anchor `#b`
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
        .flat_map(|case| check(&described(case)))
        .map(|check| {
            format!(
                "{}: {} ({})\n",
                check.code,
                check.message,
                check.help.unwrap_or_default()
            )
        })
        .collect();
    expect![[r#"
        PW1602: this code fence is never closed (close it with ```` on a line of its own)
        PW1602: this code fence is never closed (close it with `~~~~`)
        PW1602: this HTML comment is never closed (close it with `-->`)
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
        check_set(&described(case), &expect![[""]]);
    }
}

/// Descriptions share a page of Markdown, and each keeps the targets of its own names.
#[test]
fn a_link_name_for_two_targets() {
    let pass = described_pass("one", "See [a].\n\n[a]: https://a.example");
    let two = described_pass("two", "See [that][A].\n\n[A]: https://c.example");
    let two = two.replace("MyPass", "Other");
    let set = load(&group("Example", &(pass + &two)));
    check_set(&set, &expect![[""]]);
    let page = pass_docs_gen::ReferenceGenerator::new().page(&set).unwrap();
    let links = page.lines().filter(|line| line.starts_with("See "));
    assert_eq!(
        links.collect::<Vec<_>>(),
        [
            "See [a](https://a.example).",
            "See [that](https://c.example)."
        ]
    );
    assert!(!page.contains("]: "));
}

#[test]
fn a_heading_with_the_anchor_of_a_pass() {
    check_text(
        "\"\"\"\n        # -my-pass\n        \"\"\"",
        expect![[r#"
            5:9 `# -my-pass`
            PW1603: this heading would have the anchor `#-my-pass` of the heading `-my-pass`
        "#]],
    );
}

/// Every code of the catalogue that is about prose is in an expected text above.
#[test]
fn every_code_has_a_case() {
    let of_prose = passdefs::catalogue::ALL
        .iter()
        .filter(|entry| entry.code.starts_with("PW16"));
    for entry in of_prose {
        let expected = format!("{}: ", entry.code);
        assert!(include_str!("checks.rs").contains(&expected), "{expected}");
    }
}

#[test]
fn the_worst_prose_takes_no_long_time() {
    let cases = [
        ">".repeat(30_000),
        "[".repeat(30_000),
        "* ".repeat(15_000),
        "<b>".repeat(15_000),
        "<u>".to_owned() + &"<b>".repeat(15_000) + &"</u>".repeat(15_000),
        "[a](#".repeat(6_000),
        "# x\n".repeat(6_000),
        "`".repeat(30_000),
        "<".repeat(30_000),
        "<!--".repeat(6_000),
        "| ".repeat(15_000) + "\n" + &"|-".repeat(15_000),
        "\\".repeat(30_000),
        "_a*".repeat(10_000),
    ];
    let mut sets: Vec<_> = cases.iter().map(|case| described(case)).collect();
    let options = format!("option \"o\" \"bool\" {}", quoted(&"<a".repeat(15_000)));
    sets.push(load(&group("Example", &pass("A", "a", "A", &options))));
    for set in sets {
        check(&set);
        pass_docs_gen::ReferenceGenerator::new().page(&set).unwrap();
    }
}

#[test]
fn steps_that_nobody_declares_are_named_where_pipelines_are_judged() {
    let steps = r#"
        external "passes" "simplify"
        pass "Lower" "lower" { summary "L"; postcondition { illegal "scf"; }; creates; }
        pass "Emit" "emit" { summary "E"; precondition { illegal "scf"; }; creates; }
        pipeline "Built" "built" { summary "B"; builder "crate::built"; }
        pipeline "Whole" "whole" { summary "W"; body { run "lower"; run "simplify"; use "built"; run "emit"; }; }
        pipeline "Known" "known" { summary "K"; body { run "lower"; run "emit"; }; }
    "#;
    let page = pass_docs_gen::ReferenceGenerator::new()
        .page(&load(&group("G", steps)))
        .unwrap();
    let lines = page.lines().filter(|line| line.contains("taken to create"));
    expect!["`built`, `simplify`: taken to create only what belongs to dialects that are there"]
        .assert_eq(&lines.collect::<Vec<_>>().join("\n"));
}
