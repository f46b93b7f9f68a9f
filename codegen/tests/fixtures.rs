//! Generated Rust of every case of `tests/fixtures`, compared with its `out.rs` where the case pins it. `UPDATE_EXPECT=1` writes them.

use expect_test::{expect, expect_file};
use passdefs::model::PassSet;
use passwright_build::{Settings, generate};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

fn load(input: &str) -> PassSet {
    let outcome = passdefs::load([("in.kdl", input)]);
    let drawn = passdefs::render::build_output(&outcome.diagnostics, &outcome.sources);
    assert_eq!(drawn, "");
    outcome.set.unwrap_or_default()
}

#[test]
fn generated_rust_is_as_reviewed() {
    let settings = Settings::default().command("passwright gen in.kdl -o out.rs");
    for case in pass_cases::all() {
        let text = generate(&load(&case.kdl()), &settings);
        if let Some(path) = case.pinned("rust") {
            expect_file![path].assert_eq(&text);
        }
    }
}

/// Generated code has to stay short enough to be read: the lines of a file that a pass adds, blank ones and those of its
/// group among them.
#[test]
fn a_pass_is_short() {
    let text = pass_cases::named("three-options").kdl();
    let is_option = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("option ") || line.starts_with("list ")
    };
    let (options, others): (Vec<&str>, Vec<&str>) = text.lines().partition(is_option);
    assert_eq!(options.len(), 3);
    let three = load(&text);
    let [group] = three.groups().collect::<Vec<_>>()[..] else {
        panic!("one group")
    };
    let settings = Settings::default();
    let lines = |set: &PassSet| generate(set, &settings).lines().count();
    let without_pass = lines(&load(&format!("group {:?}", group.name)));
    let none = lines(&load(&others.join("\n"))) - without_pass;
    let three = lines(&three) - without_pass;
    assert!(three <= 83, "{three} lines with three options");
    assert!(none <= 34, "{none} lines without options");
}

/// An option has its name, type, range and default in rustdoc. Links to the anchors of passes lead to their items; other
/// anchors are those of pages, which rustdoc lacks.
#[test]
fn rustdoc_of_options_and_links() {
    let set = load(
        r##"group "G" {
            pass "Fold" "fold" {
                summary "Fold"
                description """
                    [Inline](#-fold), [`reference`][one], [one][], [one], [gone](#-gone), [away](https://example.org/#-fold).

                    [one]: #-fold
                    """
                option "rounds" "u8" min=1 max=9 default=4 "Rounds"
                option "least" "i64" min=-1
                option "path" "string" name="log" optional=#true
                option "entry" "string" required=#true
                list "sizes" "u32" default="2,4"
                list "names" "string" "See [it](#-fold)"
            }
        }"##,
    );
    let text = generate(&set, &Settings::default());
    let docs = |text: &str| {
        let lines = text.lines().map(str::trim_start);
        let docs = lines.filter(|line| line.starts_with("///") && *line != "///");
        docs.map(|line| format!("{line}\n")).collect::<String>()
    };
    expect![[r#"
        /// Fold
        /// [Inline](struct@Fold), [`reference`][one], [one][], [one], gone, [away](https://example.org/#-fold).
        /// [one]: struct@Fold
        /// | Option | Type | Default | Allowed | Description |
        /// |---|---|---|---|---|
        /// | `rounds` | `u8` | `4` | `1` to `9` | Rounds |
        /// | `least` | `i64` | `0` | at least `-1` |  |
        /// | `log` (field `path`) | `string` | none |  |  |
        /// | `entry` | `string` | required |  |  |
        /// | `sizes` | list of `u32` | `2`, `4` |  |  |
        /// | `names` | list of `string` | empty |  | See [it](struct@Fold) |
        /// The option `least`.
        /// The option `log`.
        /// The option `entry`.
        /// The option `sizes`.
        /// See [it](struct@Fold)
    "#]].assert_eq(&docs(&text));
}

/// The name of a file cannot end the comment that it stands in.
#[test]
fn names_of_files_stay_in_comments() {
    let name = "a\nfn injected() {}\u{2028}.kdl";
    let text = "group \"G\" { pass \"P\" \"p\" { summary \"s\"; }; }";
    let set = passdefs::load([(name, text)]).set.unwrap_or_default();
    let settings = Settings::default().command(format!("passwright gen {name}"));
    let text = generate(&set, &settings);
    let items = syn::parse_file(&text).unwrap().items;
    let is_function =
        |item: &syn::Item| matches!(item, syn::Item::Fn(it) if it.sig.ident == "injected");
    assert!(!items.iter().any(is_function), "{text}");
}

/// The deepest definitions that are allowed fit the stack of a thread.
#[test]
fn the_deepest_pipeline_is_generated() {
    let (open, close) = ("nest \"any\" { when \"on\" { ", "}; }; ");
    let steps = |depth: usize| {
        let nested = format!("{}run \"p\"; {}", open.repeat(depth), close.repeat(depth));
        format!(
            "group \"G\" {{ pass \"P\" \"p\" {{ summary \"s\"; }}; pipeline \"D\" \"d\" {{ summary \"s\"; option \"on\" \"bool\"; body {{ {nested} }}; }}; }}"
        )
    };
    let load = |depth: usize| passdefs::load([("passes.kdl", steps(depth).as_str())]).set;
    let deepest = (1..200).take_while(|depth| load(*depth).is_some()).last();
    assert_eq!(deepest, Some(31));
    let text = generate(&load(31).unwrap_or_default(), &Settings::default());
    assert_eq!(text.matches("builder.within(\"any\")").count(), 31);
}

/// Rustdoc has the tables of the reference pages, but for what leads to other places of a page.
#[test]
fn rustdoc_has_the_tables_of_pages() {
    let mut compared = 0;
    for case in pass_cases::all() {
        if case.pinned("markdown").is_none() {
            continue;
        }
        let pages = tables(&case.text("out.md"));
        let docs = generate(&load(&case.kdl()), &Settings::default());
        let docs = docs.lines().map(|line| {
            let line = line.trim_start();
            line.strip_prefix("///").map_or("", str::trim_start)
        });
        for table in tables(&docs.collect::<Vec<_>>().join("\n")) {
            let is_same = |page: &Table| {
                page.len() == table.len() && page.iter().zip(&table).all(is_same_row)
            };
            assert!(pages.iter().any(is_same), "{}: {table:#?}", case.name);
            compared += 1;
        }
    }
    assert!(compared > 10, "{compared} tables");
}

/// By row, the texts of its cells.
type Table = Vec<Vec<String>>;

/// The last cell of a page may say more.
fn is_same_row((page, doc): (&Vec<String>, &Vec<String>)) -> bool {
    let (Some((of_page, page)), Some((of_doc, doc))) = (page.split_last(), doc.split_last()) else {
        return false;
    };
    page == doc && of_page.starts_with(of_doc.as_str())
}

/// The tables of options and statistics in Markdown.
fn tables(text: &str) -> Vec<Table> {
    let mut events = Parser::new_ext(text, Options::ENABLE_TABLES);
    let mut tables = Vec::new();
    while let Some(event) = events.next() {
        if let Event::Start(Tag::Table(_)) = event {
            let within = events.by_ref();
            tables.push(table(
                within.take_while(|within| *within != Event::End(TagEnd::Table)),
            ));
        }
    }
    tables.retain(|table| ["Option", "Statistic"].contains(&&*table[0][0]));
    tables
}

fn table<'e>(events: impl Iterator<Item = Event<'e>>) -> Table {
    let mut rows = Table::new();
    for event in events {
        match (event, rows.last_mut()) {
            (Event::Start(Tag::TableHead | Tag::TableRow), _) => rows.push(Vec::new()),
            (Event::Start(Tag::TableCell), Some(row)) => row.push(String::new()),
            (Event::Text(text) | Event::Code(text), Some(row)) => {
                let cell = row.last_mut();
                cell.into_iter().for_each(|cell| cell.push_str(&text));
            }
            _ => {}
        }
    }
    rows
}

/// An imported pass may have no summary.
#[test]
fn a_pass_without_a_summary_is_documented() {
    let set = load(r#"group "G" { pass "A" "a" { summary (verbatim)""; }; }"#);
    let text = generate(&set, &Settings::default());
    assert!(text.contains("/// The pass `a`.\n"), "{text}");
}

/// Lines that move leave a committed file as it is.
#[test]
fn a_comment_at_the_top_changes_nothing() {
    for case in pass_cases::all() {
        let text = case.kdl();
        let settings = Settings::default();
        let moved = format!("// A comment\n\n{text}");
        assert_eq!(
            generate(&load(&moved), &settings),
            generate(&load(&text), &settings),
            "{}",
            case.name
        );
    }
}
