//! States every fact that a definition can state, and finds each on the page, in every format that shows the whole
//! model.
//!
//! The facts are read off the model itself, as `PassSet::meaning` shows it: a fact that is added to the model
//! has no value in `everything.kdl`, or one that no page has, and both fail here.

use std::collections::{BTreeMap, BTreeSet};

use pass_cases::marker::{self, EVERYTHING, Field};
use pass_docs_gen::{Format, ReferenceGenerator};
use passdefs::model::PassSet;

use crate::models::load;

/// A set in which every field has a value that is nowhere else.
pub(crate) fn everything() -> PassSet {
    load(EVERYTHING)
}

/// Numbers by which parts of the model refer to each other, and places, which a comparison leaves out.
fn is_reference(name: &str) -> bool {
    // Parts of pipelines that are values, which have a text of their own, are not parts of the model.
    let structural = [
        "Span",
        "Id",
        "Range",
        "Definitions",
        "Anchor.names",
        "OptionList",
    ];
    structural
        .iter()
        .any(|structural| name.contains(structural))
        || name.ends_with(".lines")
        || [
            ".enums",
            ".passes",
            ".pipelines",
            ".option_sets",
            ".same_as",
        ]
        .iter()
        .any(|marker| name == format!("Group{marker}") || name == format!("Enum{marker}"))
}

fn page(format: Format, set: &PassSet) -> String {
    ReferenceGenerator::new().format(format).page(set).unwrap()
}

/// The texts of the model that are not on the page.
fn missing(format: Format, not_for_readers: &[&str]) -> Vec<String> {
    let set = everything();
    marker::missing(&set.meaning(), &page(format, &set), not_for_readers)
}

#[test]
fn every_field_has_a_value() {
    let mut filled = BTreeMap::<String, bool>::new();
    for Field { name, value } in marker::fields(&everything().meaning()) {
        let is_empty = matches!(value.as_str(), "\"\"" | "None" | "[]" | "false");
        *filled.entry(name).or_default() |= !is_empty;
    }
    let names: BTreeSet<&str> = filled.keys().map(String::as_str).collect();
    assert!(names.contains("Pass.required"), "{names:?}");
    let unfilled = filled
        .iter()
        .filter(|(name, filled)| !**filled && !is_reference(name));
    let unfilled: Vec<&String> = unfilled.map(|(name, _)| name).collect();
    assert_eq!(
        unfilled, [""; 0],
        "state these in tests/cases/src/everything.kdl"
    );
}

/// Private fields are the business of whoever writes the pass.
const NOT_FOR_READERS: &[&str] = &["StateField.field", "StateField.ty"];

#[test]
fn every_text_is_on_the_markdown_page() {
    assert_eq!(missing(Format::Markdown, NOT_FOR_READERS), [""; 0]);
}

#[test]
fn every_text_is_on_the_html_page() {
    assert_eq!(missing(Format::Html, NOT_FOR_READERS), [""; 0]);
}

#[test]
fn private_state_is_on_no_page_for_readers() {
    let set = everything();
    for format in [Format::Markdown, Format::Html] {
        let page = page(format, &set);
        assert!(
            !page.contains("m_state") && !page.contains("MState"),
            "{format:?}"
        );
    }
}

#[test]
fn every_text_is_in_the_json() {
    assert_eq!(missing(Format::Json, &[]), [""; 0]);
}

#[test]
fn no_text_is_let_through_to_html() {
    let mut wrapped = 0;
    let lines = EVERYTHING.lines().map(|line| {
        let mut line = line.to_owned();
        // Texts for people, and texts that stand for C++; names cannot hold markup.
        for word in [
            "mgroupdoc",
            "menumdoc",
            "mvaluedoc",
            "msetdoc",
            "msummary",
            "mdescription",
            "mstringdoc",
            "mstringdefault",
            "mcpptype",
            "mcppflags",
            "mcppdefault",
            "mstatisticname",
            "mstatisticdoc",
            "msince",
            "mnote",
            "mbeforereason",
            "mtitle",
            "mbefore\"",
            "mafter\"",
            "mcpptext",
            "mpipelinesummary",
            "mpipelinedescription",
            "mentrydoc",
            "mexternalvalue",
            "mis\"",
        ] {
            let bare = word.trim_end_matches('"');
            let marked = line.replacen(
                &format!("\"{bare}\""),
                &format!("\"<q class='{bare}'>&amp;</q>\""),
                1,
            );
            wrapped += usize::from(marked != line);
            line = marked;
        }
        line + "\n"
    });
    let set = load(&lines.collect::<String>());
    assert!(wrapped >= 24, "{wrapped}");
    let reference = ReferenceGenerator::new().format(Format::Html);
    let mut pages = reference.pages(&set).unwrap();
    pages.retain(|page| page.name.ends_with(".html"));
    let mut texts: Vec<String> = pages.into_iter().map(|page| page.text).collect();
    texts.push(page(Format::Html, &set));
    for text in texts {
        // The names of the sources are in a comment, in which tags have no effect.
        let (_, text) = text.split_once("-->").unwrap();
        let mut lines = text.lines();
        let let_through = lines.find(|line| line.contains("<q") || line.contains("'>&amp;<"));
        assert_eq!(let_through, None);
    }
}

#[test]
fn everything_that_has_no_text_of_its_own_is_on_the_page() {
    let page = page(Format::Markdown, &everything());
    let words = [
        "| required |",
        "| none |",
        "| `i64` |",
        "| `pipeline` |",
        "list of `string`",
        "| Required | bisection",
        "- should come before ",
        "- should come after ",
        "- should not be in one pipeline with ",
        " is true:",
        " is given:",
        " is not `",
        " is at least `",
        " is at most `",
        "(declared elsewhere)",
    ];
    for word in words {
        assert!(page.contains(word), "{word}\n{page}");
    }
}
