//! HTML from descriptions, and what holds for every page of a site.

use std::collections::{BTreeMap, BTreeSet};

use expect_test::{Expect, expect};
use pass_docs_gen::{Format, Page, Reference};
use passdefs::model::PassSet;

use crate::models::{described, features, group, load, pass, quoted};

fn reference() -> Reference {
    Reference::new().format(Format::Html)
}

fn site(set: &PassSet) -> Vec<Page> {
    reference().pages(set).unwrap()
}

/// Compares what becomes of a description.
fn check(description: &str, expected: &Expect) {
    let pages = site(&described(description));
    let page = pages
        .iter()
        .find(|page| page.name == "example.html")
        .unwrap();
    let (_, rest) = page.text.split_once("<div class=\"prose\">\n").unwrap();
    let (prose, _) = rest.split_once("\n</div>\n</section>").unwrap();
    expected.assert_eq(prose);
}

#[test]
fn html_of_users_is_shown() {
    check(
        "A <b>bold</b> <script>x()</script> word<br>and <!-- no --> more\n\n<div onclick=\"x\">\nx\n</div>\n\n<!-- a\nb -->\n",
        &expect![[r#"
            <p>A &lt;b&gt;bold&lt;/b&gt; &lt;script&gt;x()&lt;/script&gt; word<br />
            and  more</p>
            <p>&lt;div onclick="x"&gt;
            x
            &lt;/div&gt;</p>"#]],
    );
}

#[test]
fn links_lead_to_pages_and_mail() {
    check(
        "[a](https://x.y/?a=1&b=\"2\") [b](javascript:x) [c](other.md:1) ![d](https://x.y/z.png) [![e](f)](g) <h@i.j> [k](#-my-pass)",
        &expect![[r##"
            <p><a href="https://x.y/?a=1&amp;b=%222%22">a</a> b c <a href="https://x.y/z.png">d</a> <a href="g">e</a> <a href="mailto:h@i.j">h@i.j</a> <a href="#-my-pass">k</a></p>"##]],
    );
}

#[test]
fn headings_come_below_that_of_the_pass() {
    check(
        "# One\n\n### Three\n\n## One\n\n# -my-pass",
        &expect![[r##"
            <h4 id="one">One <a class="anchor" href="#one" aria-label="Link to this heading"></a></h4>
            <h5 id="three">Three <a class="anchor" href="#three" aria-label="Link to this heading"></a></h5>
            <h5 id="one-1">One <a class="anchor" href="#one-1" aria-label="Link to this heading"></a></h5>
            <h4 id="-my-pass-1">-my-pass <a class="anchor" href="#-my-pass-1" aria-label="Link to this heading"></a></h4>"##]],
    );
}

#[test]
fn code_and_tables_scroll() {
    check(
        "```mlir\n%0 = a.b <c>\n```\n\n    <indented>\n\n| a |\n|---|\n| `b` |\n",
        &expect![[r#"
            <div class="code"><pre tabindex="0"><code><span class="v">%0</span> = <span class="o">a.b</span> &lt;c&gt;</code></pre></div>
            <div class="code"><pre tabindex="0"><code>&lt;indented&gt;</code></pre></div>
            <div class="scroll" role="region" aria-label="Table" tabindex="0"><table><thead><tr><th>a</th></tr></thead><tbody>
            <tr><td><code>b</code></td></tr>
            </tbody></table>
            </div>"#]],
    );
}

/// The values of an attribute, in order.
fn attributes<'t>(text: &'t str, name: &str) -> Vec<&'t str> {
    let mark = format!(" {name}=\"");
    let values = text.split(&mark).skip(1);
    values.filter_map(|value| value.split('"').next()).collect()
}

#[test]
fn every_link_of_a_site_has_its_target() {
    let pages = site(&features());
    let ids: BTreeMap<&str, BTreeSet<&str>> = pages
        .iter()
        .map(|page| {
            (
                page.name.as_str(),
                attributes(&page.text, "id").into_iter().collect(),
            )
        })
        .collect();
    let mut count = 0;
    for page in pages.iter().filter(|page| page.name.ends_with(".html")) {
        let page_ids = attributes(&page.text, "id");
        assert_eq!(
            page_ids.len(),
            ids[page.name.as_str()].len(),
            "{}: an id twice",
            page.name
        );
        for href in attributes(&page.text, "href") {
            let (file, anchor) = href.split_once('#').unwrap_or((href, ""));
            let file = if file.is_empty() { &page.name } else { file };
            assert!(
                href == "data:," || ids.contains_key(file),
                "{}: {href}",
                page.name
            );
            assert!(
                anchor.is_empty() || ids[file].contains(anchor),
                "{}: {href}",
                page.name
            );
            count += 1;
        }
    }
    assert!(count > 100, "{count} links");
}

#[test]
fn every_entry_of_the_search_has_its_target() {
    let pages = site(&features());
    let script = pages.iter().find(|page| page.name == "search.js").unwrap();
    let mut kinds = BTreeSet::new();
    for line in script.text.lines().filter(|line| line.starts_with("[\"")) {
        let entry: Vec<&str> = line.trim_end_matches(',').split('"').collect();
        let (file, anchor) = entry[5].split_once('#').unwrap();
        let page = pages.iter().find(|page| page.name == file).unwrap();
        assert!(attributes(&page.text, "id").contains(&anchor), "{line}");
        kinds.insert(entry[1]);
    }
    expect!["enum group kind option option set pass pipeline statistic"]
        .assert_eq(&Vec::from_iter(kinds).join(" "));
}

#[test]
fn one_page_needs_no_other_file() {
    let page = reference().page(&features()).unwrap();
    for text in [
        "src=",
        "<link rel=\"stylesheet\"",
        "features.html",
        "index.html",
        "url(",
        "@import",
    ] {
        assert!(!page.contains(text), "{text}");
    }
    let ids = attributes(&page, "id");
    for href in attributes(&page, "href")
        .iter()
        .filter_map(|attribute| attribute.strip_prefix('#'))
    {
        assert!(href.is_empty() || ids.contains(&href), "#{href}");
    }
}

/// With all groups on every page, a site of many would grow with their square.
#[test]
fn a_site_grows_with_its_groups() {
    let size = |count: usize| {
        let of_group = |it: usize| pass(&format!("P{it}"), &format!("p{it}"), "P", "");
        let groups = (0..count).map(|number| group(&format!("G{number}"), &of_group(number)));
        let pages = site(&load(&groups.collect::<String>()));
        pages.iter().map(|page| page.text.len()).sum::<usize>()
    };
    let (few, many) = (size(120), size(480));
    assert!(many < few * 5, "{few} {many}");
}

/// Nor does a page look through all groups for its own.
#[test]
fn a_page_of_a_large_site_is_made_of_its_group_alone() {
    let groups = |number: usize| -> String {
        let names = (0..number).map(|index| format!("G{index}"));
        names.map(|name| group(&name, "")).collect()
    };
    let listed = |number: usize| {
        let reference = reference().template("page.html.jinja", "{{ site|length }}");
        let pages = reference.pages(&load(&groups(number))).unwrap();
        let page = pages.into_iter().find(|page| page.name == "g0.html");
        page.map(|page| page.text.trim().to_owned())
    };
    assert_eq!(listed(100).as_deref(), Some("100"));
    assert_eq!(listed(101).as_deref(), Some("1"));
}

#[test]
fn a_style_of_the_user_takes_the_place_of_ours() {
    let reference = reference()
        .command("make */ docs")
        .template("style.css", "a {%}")
        .template("pass.html.jinja", "<p>{{ pass.argument }}</p>");
    let pages = reference.pages(&features()).unwrap();
    let style = pages.iter().find(|page| page.name == "style.css").unwrap();
    expect![[r#"
        /* Generated by passwright; do not edit. Command:
           make * / docs
        */
        a {%}"#]]
    .assert_eq(&style.text);
    assert!(pages[1].text.contains("<p>simplify</p>"));
}

/// Pipelines that each use the one before twice would be drawn more often than there is memory.
#[test]
fn pipelines_that_double_are_drawn_to_an_end() {
    let mut body = pass("A", "a", "", "");
    for index in 0..13 {
        let before = index - 1;
        let steps = match index {
            0 => "run \"a\"".to_owned(),
            _ => format!("use \"p{before}\"; use \"p{before}\""),
        };
        body += &pipeline(index, &steps);
    }
    let text = reference().page(&load(&group("Example", &body))).unwrap();
    assert!(text.len() < 13 * 2_500 * 200, "{}", text.len());
}

fn pipeline(number: i32, steps: &str) -> String {
    format!("pipeline \"P{number}\" \"p{number}\" {{ summary \"P\"; body {{ {steps} }}; }}\n")
}

#[test]
fn deep_nesting_is_drawn() {
    let depth = 60;
    let steps = format!(
        "{}run \"a\"; {}",
        "nest \"any\" { ".repeat(depth),
        "}; ".repeat(depth)
    );
    let body = pass("A", "a", "", "") + &pipeline(0, &steps);
    let set = load(&group("Example", &body));
    for format in [Format::Html, Format::Markdown, Format::Json] {
        let text = Reference::new().format(format).page(&set).unwrap();
        assert!(text.contains("nest") || text.matches("any ").count() > 55);
    }
}

/// Elements without content.
const VOID: &[&str] = &["meta", "link", "input", "br", "hr"];

/// Elements that a paragraph may hold.
const IN_LINES: &[&str] = &[
    "a", "code", "em", "strong", "del", "br", "span", "input", "sup",
];

/// Walks through the elements of a page: each is closed, in order, and a paragraph holds lines alone.
fn check_elements(page: &str) {
    let (_, body) = page.split_once("<body>").unwrap();
    let (body, _) = body.split_once("<p class=\"status\"").unwrap();
    let mut open: Vec<&str> = Vec::new();
    for piece in body.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').unwrap();
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "</{piece}");
            continue;
        }
        assert!(
            !open.contains(&"p") || IN_LINES.contains(&name),
            "<{piece} in a paragraph"
        );
        assert!(!(name == "a" && open.contains(&"a")), "<{piece} in a link");
        assert!(
            !["script", "style", "img", "iframe", "b"].contains(&name),
            "<{piece}"
        );
        if !VOID.contains(&name) {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
}

#[test]
fn no_mixture_breaks_a_page_of_html() {
    let described = crate::prose::mixtures(600)
        .enumerate()
        .map(|(index, text)| {
            let facts = format!("description {}", quoted(&text));
            pass(
                &format!("MyPass{index}"),
                &format!("pass-{index}"),
                &text,
                &facts,
            )
        });
    let set = load(&group("Example", &described.collect::<String>()));
    for page in site(&set)
        .iter()
        .filter(|site| site.name.ends_with(".html"))
    {
        check_elements(&page.text);
        let ids = attributes(&page.text, "id");
        let distinct: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), distinct.len(), "{}: an id twice", page.name);
    }
}

/// A condition and an example say what they are about even where it is an empty text, or an IR that nobody here knows.
#[test]
fn empty_texts_and_examples_of_any_ir_are_shown() {
    let set = load(
        "group \"G\" {
            pass \"A\" \"a\" { summary \"One\"; example \"Before and after\" { before \"x\"; after \"y\"; }; }
            pass \"B\" \"b\" { summary \"Two\"; example { before \"x\"; after \"y\"; }; }
            pipeline \"P\" \"p\" {
                summary \"Two\"; option \"label\" \"string\" default=\"\"
                body { when \"label\" is-not=\"\" { run \"a\"; }; when \"label\" is=\"\" { run \"a\"; }; }
            }
        }",
    );
    let page = Reference::new().page(&set).unwrap();
    let shown = page.lines().filter(|line| {
        let mut starts = ["- if", "```", "#### Example"].iter();
        starts.any(|start| line.starts_with(start)) || ["x", "y"].contains(line)
    });
    let shown: Vec<&str> = shown.collect();
    expect![[r#"
        #### Example: Before and after
        ```
        x
        ```
        ```
        y
        ```
        #### Example
        ```
        x
        ```
        ```
        y
        ```
        - if `label` is not `""`:
        - if `label` is `""`:"#]]
    .assert_eq(&shown.join("\n"));
    let page = reference().page(&set).unwrap();
    let headings = page.lines().filter(|line| line.starts_with("<h4>Example"));
    let headings: Vec<&str> = headings.collect();
    let expected = ["<h4>Example: Before and after</h4>", "<h4>Example</h4>"];
    assert_eq!(headings, expected);
}

#[test]
fn passes_with_one_argument_have_an_anchor_each() {
    let set = load(
        r#"group "Zoo" {
            pass "Feed" "feed" { summary "Feeds"; option "animals" "u8"; }
            pass "FeedAgain" (verbatim)"feed" { summary "Feeds again"; after "feed"; option "animals" "u8"; }
        }"#,
    );
    let page = reference().page(&set).unwrap();
    for id in ["-feed", "-feed-1", "-feed/animals", "-feed-1/animals"] {
        assert_eq!(page.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
        assert!(page.contains(&format!("href=\"#{id}\"")), "{id}");
        assert!(
            page.contains(&format!("\"#{id}\"")),
            "{id} in the search index"
        );
    }
}

#[test]
fn nothing_on_a_page_steers_a_terminal_or_reorders_a_line() {
    let set = described("red \u{1b}[31m and \u{202e}cba\n\n```\n\u{202e}\n```\n");
    for format in [Format::Html, Format::Markdown] {
        for page in Reference::new().format(format).pages(&set).unwrap() {
            assert!(!page.text.contains(['\u{1b}', '\u{202e}']), "{}", page.name);
        }
    }
    let page = reference().page(&set).unwrap();
    assert!(page.contains("red \\u{1b}[31m and \\u{202e}cba"), "{page}");
}
