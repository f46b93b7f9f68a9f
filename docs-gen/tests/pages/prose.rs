//! Texts of users on a page: they keep their meaning and cannot break it.

use expect_test::{Expect, expect};
use pass_docs_gen::{ReferenceGenerator, escape, prose};
use pulldown_cmark::{Event, Options, Parser, Tag};

use crate::models::{described, described_pass, group, load, pass, quoted};

fn check(text: &str, expected: Expect) {
    expected.assert_eq(&prose::embed(text, 3, &|_| None));
}

#[test]
fn headings_come_below_that_of_the_pass() {
    check(
        "# A\n\n### B ###\n\n## C\n\n###### D",
        expect![[r#"
        #### A

        ###### B ###

        ##### C

        ###### D"#]],
    );
    check("##### Deep\n\ntext", expect!["#### Deep\n\ntext"]);
}

#[test]
fn underlined_headings_become_marked_ones() {
    check(
        "One\ntwo  \nthree\n=====\n\n- Four\n  five\n  ----\n\n> Six\n> seven\n> ===\n\nEight #\n---\nend",
        expect![[r#"
        #### One two three

        - ##### Four five

        > #### Six seven

        ##### Eight # #
        end"#]],
    );
    check("#5 is first\n===\n", expect!["#### #5 is first"]);
}

#[test]
fn code_is_left_alone() {
    let text = "```\n# no heading\n[x](#y) <f32>\n```\n\n    # nor this\n\n`# <f32>`";
    assert_eq!(prose::embed(text, 3, &|_| Some("changed".to_owned())), text);
}

#[test]
fn html_is_shown_as_text() {
    check(
        "vector<f32> is <b>not</b> HTML\n\n<name>\n",
        expect![[r#"
        vector\<f32> is \<b>not\</b> HTML

        \<name>"#]],
    );
    check(
        "<input> <i>x</i> and <br>, <BR/>, <!-- y --> stay <!-- open",
        expect![[r#"\<input> \<i>x\</i> and <br>, <BR/>,  stay <!-- open"#]],
    );
    check(
        "<details>\n<summary>More</summary>\n# no heading\n\n```\na <b> c\n```\n</details>",
        expect![[r#"
            \<details>
            \<summary>More\</summary>
            #### no heading

            ```
            a <b> c
            ```
            \</details>"#]],
    );
    check(
        "<script>\n\nlet x = `<b>`;\n\n<pre>\n",
        expect![[r#"
        \<script>

        let x = `\<b>`;

        \<pre>"#]],
    );
    check(
        "<!-- a\n\n<b> -->\n\n<?php x\n\n<![CDATA[ <!X>",
        expect![[r#"

            \<?php x

            \<![CDATA[ \<!X>"#]],
    );
    check(
        "> <div>\n> <img src='>'>\n\n- <p>\n  a",
        expect![[r#"
        > \<div>
        > \<img src='>'>

        - \<p>
          a"#]],
    );
}

/// Comments are dropped as a whole, because browsers end them at other places than Markdown does.
#[test]
fn comments_and_links_cannot_run_scripts() {
    check(
        "a <!-- --!><script>alert(1)</script> --> b\n\n<!-- --!><script>alert(2)</script> -->\n\n<!--><script>alert(3)</script> -->",
        expect![[r#"
            a  b


            \<!-->\<script>alert(3)\</script> -->"#]],
    );
    check(
        "[a](javascript:alert(1)) ![b](data:x) [c](https://c.example) <javascript:alert(2)>",
        expect![[
            r#"[a\](javascript:alert(1)) ![b\](data:x) [c](https://c.example) \<javascript:alert(2)>"#
        ]],
    );
    check(
        "<img alt=\"[a][b]\n\n[b]: <\" src=x onerror=alert(1)>",
        expect![[r#"
            <img alt="[a](<&quot; src=x onerror=alert(1)>)

        "#]],
    );
    // Without the first definition the second one is part of the paragraph.
    check(
        "a\n* [b]: c\n  [b]: <img src=x onerror=alert(1)>",
        expect![[r#"
            ```
            a
            * 
              [b]: <img src=x onerror=alert(1)>
            ```"#]],
    );
}

/// The targets of the links of a page of Markdown.
fn targets(page: &str) -> Vec<String> {
    let events = Parser::new_ext(page, Options::ENABLE_TABLES);
    let targets = events.filter_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
            Some(dest_url.to_string())
        }
        _ => None,
    });
    targets.collect()
}

/// What is a link depends on the line that the page shows, not on the lines that were written.
#[test]
fn short_texts_cannot_run_scripts() {
    for text in [
        "<div>\n[x](javascript:alert(1)) [y](#-my-pass)",
        "text\n\n    [x](javascript:alert(1)) [y](#-my-pass)",
        "```\n[x](javascript:alert(1)) [y](#-my-pass)",
        "<a b=\"[x](javascript:alert(1))\"> [y](#-my-pass)",
        "~~~ [x](javascript:alert(1)) [y](#-my-pass)",
        "| a |\n|---|\n| ![x](javascript:alert(1)) [y](#-my-pass) |",
        "é `a\nb` \\` [x\n  z](javascript:alert(1)) [y](#-my-pass)",
        "[x](javascript:alert(1)) [y](#-my-pass)",
    ] {
        let written = quoted(text);
        let facts = format!("option \"one\" \"bool\" {written}; deprecated {written}");
        let set = load(&group("G", &pass("MyPass", "my-pass", text, &facts)));
        let index = &ReferenceGenerator::new().pages(&set).unwrap()[0].text;
        assert_eq!(
            targets(index).pop().unwrap(),
            "g.md#-my-pass",
            "{text:?}\n{index}"
        );
        let page = ReferenceGenerator::new().page(&set).unwrap();
        let links = targets(&page);
        let own = links.iter().filter(|link| *link == "#-my-pass").count();
        assert_eq!((links.len(), own), (5, 5), "{text:?}: {links:?}\n{page}");
        let found = pass_docs_gen::check(&set);
        let warned: Vec<_> = found.iter().map(|found| found.code).collect();
        assert_eq!(warned, ["PW1606"; 3], "{text:?}");
        let span = found[0].location;
        let source = &set.sources().get(span.file).unwrap().text;
        let there = &source[span.start as usize..span.end as usize];
        assert!(
            there.ends_with("(javascript:alert(1))") || there == written,
            "{there}"
        );
    }
    for text in crate::prose::mixtures(150) {
        let text = format!("{text}[x](javascript:alert(1))");
        let set = load(&group("G", &pass("MyPass", "my-pass", &text, "")));
        let page = ReferenceGenerator::new().page(&set).unwrap();
        assert!(
            !targets(&page).iter().any(|link| link.starts_with("java")),
            "{text:?}\n{page}"
        );
    }
}

/// Brackets around a link that is shown as text must not make another one.
#[test]
fn no_bracket_takes_the_place_of_one_that_is_shown() {
    for text in [
        "[a [b](javascript:1)",
        "[a [b](javascript:1) c](javascript:2)",
        "![a ![b](javascript:1) c](javascript:2)",
        "[a ![b](javascript:1) c](https://ok.example)",
        &("[".repeat(20) + &"](javascript:1)".repeat(20)),
        "[a\n\nb](javascript:1)",
        "[a](javascript:1//\n\n)",
        "`\n\n[a](javascript:1)`",
    ] {
        let set = load(&group(
            "G",
            &pass(
                "MyPass",
                "my-pass",
                text,
                &format!("description {}", quoted(text)),
            ),
        ));
        let page = ReferenceGenerator::new().page(&set).unwrap();
        assert!(
            !targets(&page).iter().any(|link| link.starts_with("java")),
            "{text}\n{page}"
        );
    }
}

/// Names of people, versions and facts of C++ are no Markdown.
#[test]
fn plain_texts_are_shown_as_they_are() {
    let odd = "[x](javascript:y) | *a* _b_ `c` <d> &amp; ~~e~~ \\f";
    let written = quoted(odd);
    let facts =
        format!("author {written}; deprecated \"Note\" since={written}; cpp {written} \"x\"");
    let set = load(&group("G", &pass("A", "a", "A", &facts)));
    let page = ReferenceGenerator::new().page(&set).unwrap();
    assert_eq!(targets(&page), ["#-a"], "{page}");
    let mut shown = String::new();
    for event in Parser::new_ext(
        &page,
        Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH,
    ) {
        match event {
            Event::Text(text) | Event::Code(text) => shown.push_str(&text),
            _ => {}
        }
    }
    assert_eq!(shown.matches(odd).count(), 3, "{shown}");
}

/// All definitions go, also those that the parser does not name, so that no `[a]` of another text is a link.
#[test]
fn second_definitions_of_a_name_go_too() {
    check(
        "First [a].\n\n[a]: https://ok.example\n[a]: javascript:alert(1)\n\n> [A]: https://third.example",
        expect![[r#"
            First [a](https://ok.example).




            > "#]],
    );
    let many = "[a]: javascript:x\n".repeat(30);
    let shown = prose::embed(&format!("[a]\n\n{many}"), 3, &|_| None);
    assert_eq!(targets(&format!("{shown}\n\n[a]")), [""; 0], "{shown}");
}

#[test]
fn the_target_of_a_link_is_not_looked_for_in_its_title_or_label() {
    let resolve = |_: &str| Some("a.md#-fold".to_owned());
    for (text, expected) in [
        (
            "[t](#-fold \"the #-fold pass\")",
            "[t](a.md#-fold \"the #-fold pass\")",
        ),
        (
            "[#-fold `x](#-fold)`](#-fold)",
            "[#-fold `x](#-fold)`](a.md#-fold)",
        ),
        (
            "[`#-fold` *b*](<#-fold> '#-fold')",
            "[`#-fold` *b*](<a.md#-fold> '#-fold')",
        ),
        (
            "[#-fold][x]\n\n[x]: #-fold '#-fold'",
            "[#-fold](a.md#-fold \"#-fold\")",
        ),
    ] {
        assert_eq!(prose::embed(text, 3, &resolve).trim(), expected);
    }
}

/// Backticks that no others close would take in what the page says behind them.
#[test]
fn odd_backticks_end_with_their_text() {
    let facts = "before \"b\" reason=\"the letter ` is odd\"; use-options \"set\"";
    let set = "options \"set\" { option \"one\" \"bool\" \"Treat `` as a quote\"; }\n";
    let body = pass("A", "a", "A", facts) + &pass("B", "b", "B", "") + set;
    let page = ReferenceGenerator::new()
        .page(&load(&group("G", &body)))
        .unwrap();
    let codes = Parser::new_ext(&page, Options::ENABLE_TABLES);
    let wrong = codes.filter(|event| matches!(event, Event::Code(code) if code.contains(' ')));
    assert_eq!(wrong.count(), 0, "{page}");
    let links = targets(&page);
    assert!(
        links.iter().any(|link| link == "#shared-options-set"),
        "{page}"
    );
}

#[test]
fn titles_of_examples_keep_number_signs() {
    for title in ["Run in C #", "C##", "#", "a # #"] {
        let facts = format!("example {} {{ before \"a\"; after \"b\"; }}", quoted(title));
        let page = ReferenceGenerator::new().page(&load(&group("G", &pass("A", "a", "A", &facts))));
        let shown = headings(&page.unwrap()).pop().unwrap();
        assert_eq!(shown, (4, format!("Example: {title}")));
    }
}

/// An HTML block may have a `<` in each byte, and no `>`.
#[test]
fn the_time_for_an_html_block_is_linear() {
    let seconds = |count: usize| {
        let text = format!("<div\n{}", "<a ".repeat(count));
        let start = std::time::Instant::now();
        let shown = prose::embed(&text, 3, &|_| None);
        assert_eq!(shown.matches("\\<a").count(), count);
        start.elapsed().as_secs_f64()
    };
    let (few, many) = (seconds(20_000), seconds(320_000));
    assert!(many < few * 100.0 + 1.0, "{few} {many}");
}

/// A page has no HTML of a description.
#[test]
fn no_mixture_has_html() {
    for text in mixtures(600) {
        let placed = prose::embed(&text, 3, &|_| None);
        for event in Parser::new_ext(&placed, Options::ENABLE_TABLES) {
            if let Event::Html(html) | Event::InlineHtml(html) = &event {
                let tags = html.replace("<br>", "").replace("<br/>", "");
                assert!(!tags.contains('<'), "{text:?}: {html}");
            }
        }
    }
}

#[test]
fn what_is_left_open_is_closed() {
    check(
        "a\n```\nb\n\n",
        expect![[r#"
        a
        ```
        b
        ```"#]],
    );
    check(
        "<details>\n\n<b>x",
        expect![[r#"
        \<details>

        \<b>x"#]],
    );
}

/// The headings of a page, by level.
fn headings(page: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut inside = false;
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                inside = true;
                found.push((level as usize, String::new()));
            }
            Event::End(pulldown_cmark::TagEnd::Heading(_)) => inside = false,
            Event::Text(text) | Event::Code(text) if inside => {
                found.last_mut().unwrap().1.push_str(&text);
            }
            _ => {}
        }
    }
    found
}

/// Texts that would like to be something else.
const HOSTILE: &[&str] = &[
    "```",
    "~~~",
    "# x",
    "- x",
    "1. x",
    "> x",
    "    x",
    "<!--",
    "<b>",
    "<script>",
    "</div>",
    "a\n===",
    "---",
    "***",
    "| a | b |",
    "|",
    "\\|",
    "`|`",
    "`a",
    "[x]: #y",
    "[x](y",
    "![",
    "&lt;",
    "*",
    "_",
    "<details>",
    "a\n\n# b",
    "\t- x",
    "<?",
    "<![CDATA[",
    "\\",
    "a  \nb",
    "- [ ] x",
    "~~x",
    "\u{0}",
    "a\u{2028}b",
    "😀 ╔═╗",
    "$$x",
    "--> x",
    "}}",
    "{% x",
];

/// Puts the text everywhere at once, and counts what the page then has.
fn shape(text: &str) -> (Vec<(usize, String)>, usize, usize) {
    let written = quoted(text);
    let seen: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let facts = format!(
        "description {written}; option \"field\" \"string\" optional=#true {written}; \
         statistic \"count\" name={} {written}; dialects \"a\"; constructor \"a\"; deprecated {written}",
        quoted(&format!("{seen}x"))
    );
    let first = pass("First", "first", text, &facts);
    let last = pass("Last", "last", "Last", "");
    let set = load(&group("Example", &format!("doc {written}\n{first}{last}")));
    let page = ReferenceGenerator::new().command(text).page(&set).unwrap();
    let count = |wanted: fn(&Tag<'_>) -> bool| {
        let events = Parser::new_ext(&page, Options::ENABLE_TABLES);
        events
            .filter(|event| matches!(event, Event::Start(tag) if wanted(tag)))
            .count()
    };
    let mut headings = headings(&page);
    headings.retain(|heading| {
        matches!(
            heading.1.as_str(),
            "Passes" | "-first" | "-last" | "Options" | "Statistics"
        )
    });
    (
        headings,
        count(|tag| matches!(tag, Tag::Table(_))),
        count(|tag| matches!(tag, Tag::TableCell)),
    )
}

#[test]
fn no_text_breaks_the_page() {
    let (headings, tables, cells) = shape("harmless");
    assert_eq!(headings.len(), 5);
    for text in HOSTILE.iter().filter(|hostile| **hostile != "| a | b |") {
        assert_eq!(shape(text), (headings.clone(), tables, cells), "{text:?}");
    }
}

/// Texts of hostile pieces in any order, the same in every run.
pub(crate) fn mixtures(count: usize) -> impl Iterator<Item = String> {
    let mut state = 7_u64;
    let mut next = move |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % below
    };
    let glue = ["", " ", "\n", "\n\n", "\n    ", "\n> "];
    std::iter::repeat_with(move || {
        let length = 1 + next(6);
        (0..length)
            .map(|_| format!("{}{}", HOSTILE[next(HOSTILE.len())], glue[next(glue.len())]))
            .collect()
    })
    .take(count)
}

#[test]
fn no_mixture_breaks_the_page() {
    for text in mixtures(200) {
        let page = ReferenceGenerator::new().page(&described(&text)).unwrap();
        let expected = ["Example passes", "Passes", "-my-pass"].map(str::to_owned);
        let shown: Vec<String> = headings(&page)
            .into_iter()
            .map(|heading| heading.1)
            .collect();
        assert_eq!(shown[..3], expected, "{text:?}");
        let body = described_pass("my-pass", &text) + &pass("Last", "last", "Last", "");
        let set = load(&group("Example", &body));
        let page = ReferenceGenerator::new().page(&set).unwrap();
        let last = headings(&page).pop().unwrap();
        assert_eq!(last, (3, "-last".to_owned()), "{text:?}\n{page}");
        let levels = headings(&page).into_iter().skip(3).map(|heading| heading.0);
        let mut levels: Vec<usize> = levels.collect();
        levels.pop();
        assert!(levels.iter().all(|level| *level > 3), "{text:?}\n{page}");
    }
}

#[test]
fn short_texts_stay_one_paragraph() {
    for text in HOSTILE {
        let line = escape::line(text);
        let blocks = Parser::new_ext(&line, Options::ENABLE_TABLES)
            .filter(|event| matches!(event, Event::Start(Tag::Paragraph)))
            .count();
        let others = Parser::new_ext(&line, Options::ENABLE_TABLES).filter(|event| {
            matches!(
                event,
                Event::Start(
                    Tag::Heading { .. } | Tag::List(_) | Tag::CodeBlock(_) | Tag::HtmlBlock
                )
            ) || matches!(event, Event::Rule)
        });
        assert_eq!((blocks, others.count()), (1, 0), "{text:?} became {line:?}");
    }
}

#[test]
fn short_texts_read_well() {
    let shown: String = HOSTILE
        .iter()
        .filter(|hostile| !hostile.contains(['\0', '\u{2028}', '\t']))
        .map(|hostile| {
            format!(
                "{:<12} {:<16} {:<24} {}\n",
                format!("{hostile:?}"),
                escape::line(hostile),
                escape::cell(hostile),
                escape::code(hostile)
            )
        })
        .collect();
    expect_test::expect_file!["./short-texts.txt"].assert_eq(&shown);
}

#[test]
fn a_description_that_starts_like_the_facts_is_apart_from_them() {
    for text in ["| a | b |", "- item", "    code", "  * nested"] {
        let page = ReferenceGenerator::new().page(&described(text)).unwrap();
        let tables = Parser::new_ext(&page, Options::ENABLE_TABLES)
            .filter(|event| matches!(event, Event::Start(Tag::TableRow)));
        assert_eq!(tables.count(), 3, "{page}");
    }
}
