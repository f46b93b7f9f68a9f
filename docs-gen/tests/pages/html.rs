//! HTML from descriptions, and what holds for every page of a site.

use std::collections::{BTreeMap, BTreeSet};

use expect_test::{Expect, expect};
use pass_docs_gen::{Format, Page, ReferenceGenerator};
use passdefs::model::PassSet;

use crate::models::{described, described_pass, features, group, load, pass, quoted};

fn reference() -> ReferenceGenerator {
    ReferenceGenerator::new().format(Format::Html)
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
    let count = check_links(&site(&features()));
    assert!(count > 100, "{count} links");
}

/// Checks that each link has its target, and that no page has an anchor twice; returns the number of links.
#[track_caller]
fn check_links(pages: &[Page]) -> usize {
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
    count
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

/// Nor does the state of the IR behind each of their runs fill a disk, and honest pipelines lose none.
#[test]
fn states_along_pipelines_that_double_are_drawn_to_an_end() {
    let names = (0..150).map(|index| format!(" \"d{index}\""));
    let names: Vec<String> = names.collect();
    let pipeline = |number: i32, steps: &str| {
        let on_m = "op \"m\"; summary";
        pipeline(number, steps).replacen("summary", on_m, 1)
    };
    let illegal: String = names
        .iter()
        .map(|name| format!("illegal{name}; "))
        .collect();
    let mut body = pass(
        "A",
        "a",
        "",
        &format!("op \"m\"; creates{}", names.concat()),
    );
    body += &pass(
        "B",
        "b",
        "",
        &format!("op \"m\"; creates; postcondition {{ {illegal}}}"),
    );
    for index in 0..9 {
        let before = index - 1;
        let steps = match index {
            0 => "run \"a\"; run \"b\"".to_owned(),
            _ => format!("use \"p{before}\"; use \"p{before}\""),
        };
        body += &pipeline(index, &steps);
    }
    let set = load(&group("Example", &body));
    for format in [Format::Html, Format::Markdown, Format::Json] {
        let text = ReferenceGenerator::new().format(format).page(&set).unwrap();
        assert!(text.len() < 9 * 400_000, "{format:?}: {}", text.len());
        let more = ["110 more", "\"more_absent\": 110"];
        assert!(more.iter().any(|more| text.contains(more)), "{format:?}");
    }

    let names = (0..500).map(|index| format!("c{index}"));
    let passes = names.clone().map(|name| {
        let facts = format!("op \"m\"; creates; postcondition {{ illegal \"{name}\"; }}");
        pass(&name.to_uppercase(), &name, "", &facts)
    });
    let steps: String = names.map(|name| format!("run \"{name}\"; ")).collect();
    let body = passes.collect::<String>() + &pipeline(0, &steps);
    let text = reference().page(&load(&group("Example", &body))).unwrap();
    assert_eq!(text.matches("<li class=\"absent\">").count(), 500);
    assert!(text.len() < 2_000_000, "{}", text.len());
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
        let text = ReferenceGenerator::new().format(format).page(&set).unwrap();
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
    let described = crate::prose::mixtures(300)
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
    let page = ReferenceGenerator::new().page(&set).unwrap();
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

/// A pass and a pipeline may differ by what an anchor leaves out.
#[test]
fn a_pipeline_has_another_anchor_than_a_pass() {
    let set = load(
        r#"group "G" {
            pass "Dot" (verbatim)"a.b" { summary "A"; }
            options "set" { option "one" "u8"; }
            pipeline "P" "ab" { summary "P"; use-options "set"; body { run "a.b"; }; }
            pipeline "Q" "q" { summary "Q"; body { use "ab"; }; }
        }"#,
    );
    let page = reference().page(&set).unwrap();
    for id in ["-ab", "-ab-1", "-ab-1/one"] {
        assert_eq!(page.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
    }
    let links = page.matches("href=\"#-ab-1\"").count();
    let in_rows_navigation_heading_set_and_steps = 5;
    assert_eq!(links, in_rows_navigation_heading_set_and_steps);
    assert!(
        page.contains("\"pipeline\",\"ab\",\"#-ab-1\""),
        "the search index"
    );
}

/// Links of summaries stand on the first page of a folder too, where no heading is.
#[test]
fn links_of_summaries_lead_from_every_page_to_their_targets() {
    let facts = "before \"other\" reason=\"See [fold](#-fold)\"";
    let first = pass(
        "Fold",
        "fold",
        "See [fold](#-fold) and [other](#-other)",
        facts,
    );
    let steps =
        "pipeline \"P\" \"p\" { summary \"See [fold](#-fold)\"; body { run \"other\"; }; }\n";
    let second = pass("Other", "other", "Back to [fold](#-fold)", "") + steps;
    let own = pass("Own", "fold", "Of [its own](#-fold)", "");
    let text = group("Alpha", &first) + &group("Beta", &second) + &group("Gamma", &own);
    let set = load(&text);
    let pages = site(&set);
    check_links(&pages);
    assert!(
        pages[0]
            .text
            .contains("See <a href=\"alpha.html#-fold\">fold</a>")
    );
    assert!(
        pages[0]
            .text
            .contains("Of <a href=\"gamma.html#-fold\">its own</a>")
    );
    assert!(pages[1].text.contains("See <a href=\"#-fold\">fold</a>"));
    assert!(
        pages[2]
            .text
            .contains("See <a href=\"alpha.html#-fold\">fold</a>")
    );
    let pages = ReferenceGenerator::new().pages(&set).unwrap();
    assert!(pages[0].text.contains("Of [its own](gamma.md#-fold)"));
    assert!(!pages[0].text.contains("](#"));
    assert!(pages[3].text.contains("Of [its own](#-fold)"));
}

#[test]
fn no_heading_takes_an_anchor_of_the_page() {
    let text = "# Results\n\n[r](#results)\n\n## Search\n\n## Content\n\n## ???";
    let pages = site(&described(text));
    check_links(&pages);
    assert!(!pages[1].text.contains("id=\"\""));
}

#[test]
fn a_link_to_a_heading_of_its_own_text_stays_there() {
    let example = "# Example\n\n[own](#example)";
    let body = described_pass("other", example) + &pass("P", "p", "P", "");
    let third = described_pass("third", example).replace("MyPass", "Third");
    let set = load(&group("G", &(body + &third)));
    let page = reference().page(&set).unwrap();
    for anchor in ["example", "example-1"] {
        assert!(page.contains(&format!("<a href=\"#{anchor}\">own</a>")));
        assert_eq!(page.matches(&format!("id=\"{anchor}\"")).count(), 1);
    }
    let page = ReferenceGenerator::new().page(&set).unwrap();
    assert!(page.contains("[own](#example)\n") && page.contains("[own](#example-1)\n"));
    // The headings of the page come first, as the warning about such a heading says.
    let page = reference().page(&described("# -my-pass\n\n[own](#-my-pass)"));
    assert!(page.unwrap().contains("<a href=\"#-my-pass\">own</a>"));
}

/// The long text has each default that the table has, and the short one what an example gives.
#[test]
fn pipeline_texts_have_what_their_titles_say() {
    let facts = "option \"deep\" \"bool\"; option \"n\" \"u8\" default=3; option \"label\" \"string\"; \
        option \"maybe\" \"u8\" optional=#true; list \"all\" \"u8\"; \
        example \"T\" options=\"n=9\" { before \"a\"; after \"b\"; }";
    let set = load(&group("G", &pass("Fold", "fold", "F", facts)));
    let page = ReferenceGenerator::new()
        .format(Format::Json)
        .page(&set)
        .unwrap();
    let texts = page.lines().filter(|line| line.contains("pipeline_text"));
    expect![[r#"
        "pipeline_text": "builtin.module(fold{n=9})",
        "pipeline_text_full": "builtin.module(fold{deep=false n=3 label=\"\"})","#]]
    .assert_eq(&texts.map(str::trim).collect::<Vec<_>>().join("\n"));
}

/// No page shows a dollar sign as an option that is passed on, or two values that differ alike.
#[test]
fn values_that_differ_are_shown_apart() {
    let options = ["", " ", "\n", "\r", "\\n", "\"\\n\"", "\t", "\u{a0}"]
        .iter()
        .enumerate();
    let options =
        options.map(|(at, text)| format!("option \"o{at}\" \"string\" default={}", quoted(text)));
    let facts = options.collect::<Vec<_>>().join("; ") + "; option \"x\" \"string\"";
    let steps = r#"run "a" x="$n"; run "a" x="$$n"; run "ext" x="$n"; run "ext" x="$$n""#;
    let body = format!(
        "external \"ext\"\n{}pipeline \"P\" \"p\" {{ summary \"P\"; option \"n\" \"string\"; body {{ {steps} }}; }}\n",
        pass("A", "a", "A", &facts)
    );
    let set = load(&group("G", &body));
    let lines = |format: Format, part: &[&str]| {
        let page = ReferenceGenerator::new().format(format).page(&set).unwrap();
        let lines = page
            .lines()
            .filter(|line| part.iter().any(|part| line.contains(part)));
        lines.map(str::trim).collect::<Vec<_>>().join("\n")
    };
    expect![[r#"
        | `o0` | `string` | empty |  |  |
        | `o1` | `string` | `" "` |  |  |
        | `o2` | `string` | <code>&#34;&#92;n&#34;</code> |  |  |
        | `o3` | `string` | <code>&#34;&#92;r&#34;</code> |  |  |
        | `o4` | `string` | <code>&#92;n</code> |  |  |
        | `o5` | `string` | <code>&#34;&#92;&#34;&#92;&#92;n&#92;&#34;&#34;</code> |  |  |
        | `o6` | `string` | <code>&#34;&#92;t&#34;</code> |  |  |
        | `o7` | `string` | <code>&#34;&#92;u&#123;a0&#125;&#34;</code> |  |  |
        - [`a`](#-a) with `x=$n`
        - [`a`](#-a) with `x="$n"`
        - `ext` with `x=$n` (declared elsewhere)
        - `ext` with `x="$n"` (declared elsewhere)"#]]
    .assert_eq(&lines(Format::Markdown, &["| `o", " with `"]));
    expect![[r##"
        <span class="note">default empty</span>
        <span class="note">default <code>&quot; &quot;</code></span>
        <span class="note">default <code>&quot;\n&quot;</code></span>
        <span class="note">default <code>&quot;\r&quot;</code></span>
        <span class="note">default <code>\n</code></span>
        <span class="note">default <code>&quot;\&quot;\\n\&quot;&quot;</code></span>
        <span class="note">default <code>&quot;\t&quot;</code></span>
        <span class="note">default <code>&quot;\u{a0}&quot;</code></span>
        <span class="note">default empty</span>
        <span class="note">default empty</span>
        <li class="run"><span class="step"><a href="#-a"><code>a</code></a> <code class="given">x=$n</code></span>
        <li class="run"><span class="step"><a href="#-a"><code>a</code></a> <code class="given">x=&quot;$n&quot;</code></span>
        <li class="run"><span class="step"><code>ext</code> <code class="given">x=$n</code> <span class="note">declared elsewhere</span></span>
        <li class="run"><span class="step"><code>ext</code> <code class="given">x=&quot;$n&quot;</code> <span class="note">declared elsewhere</span></span>"##]].assert_eq(&lines(Format::Html, &[">default", "class=\"given\""]));
    expect![[r#"
        "default": "",
        "default": " ",
        "default": "\n",
        "default": "\r",
        "default": "\\n",
        "default": "\"\\n\"",
        "default": "\t",
        "default": " ",
        "default": "",
        "default": "",
        "given": "x=$n",
        "given": "x=\"$n\"",
        "given": "x=$n",
        "given": "x=\"$n\"","#]]
    .assert_eq(&lines(Format::Json, &["\"given\": \"", "\"default\": \""]));
}

/// The state of the IR is the same for all groups, and looked at once.
#[test]
fn the_time_to_judge_pipelines_is_linear_in_the_groups() {
    let seconds = |count: usize| {
        let facts = |index: usize| format!("op \"m\"; postcondition {{ illegal \"c{index}\"; }}");
        let of_group = |index: usize| {
            pass(
                &format!("P{index}"),
                &format!("p{index}"),
                "P",
                &facts(index),
            )
        };
        let groups = (0..count).map(|index| group(&format!("G{index}"), &of_group(index)));
        let set = load(&groups.collect::<String>());
        let start = std::time::Instant::now();
        reference().page(&set).unwrap();
        start.elapsed().as_secs_f64()
    };
    let (few, many) = (seconds(50), seconds(400));
    assert!(many < few * 24.0 + 0.5, "{few} {many}");
}

/// Where a text of a user stands, nothing may act on a terminal or the order of a line.
#[test]
fn nothing_of_any_member_steers_a_terminal_or_reorders_a_line() {
    let odd = "a\u{202e}b\u{1b}c";
    let (written, name) = (quoted(odd), quoted("a\u{202e}b"));
    let facts = format!(
        "author {name}; deprecated {written} since={written}; statistic \"count\" name={name} {written}; \
         option \"label\" \"string\" {written}; \
         example {written} {{ before {written}; after {written}; }}"
    );
    let set = load(&group("G", &pass("A", "a", odd, &facts)));
    for format in [Format::Html, Format::Markdown] {
        let reference = ReferenceGenerator::new().format(format).command(odd);
        for page in reference.pages(&set).unwrap() {
            let place = page.text.find(['\u{1b}', '\u{202e}']);
            let rest = place.map(|at| &page.text[at.saturating_sub(60)..]);
            assert_eq!(rest, None, "{}", page.name);
        }
    }
}

#[test]
fn nothing_on_a_page_steers_a_terminal_or_reorders_a_line() {
    let set = described("red \u{1b}[31m and \u{202e}cba\n\n```\n\u{202e}\n```\n");
    for format in [Format::Html, Format::Markdown] {
        for page in ReferenceGenerator::new()
            .format(format)
            .pages(&set)
            .unwrap()
        {
            assert!(!page.text.contains(['\u{1b}', '\u{202e}']), "{}", page.name);
        }
    }
    let page = reference().page(&set).unwrap();
    assert!(page.contains("red \\u{1b}[31m and \\u{202e}cba"), "{page}");
}
