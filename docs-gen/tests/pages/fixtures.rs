//! Reference pages of every case of `tests/fixtures`, compared with its expected files. `UPDATE_EXPECT=1` writes them.

use expect_test::expect_file;
use pass_cases::Case;
use pass_docs_gen::{Format, Page, ReferenceGenerator, TEMPLATES};
use passdefs::model::PassSet;

fn load(case: &Case) -> PassSet {
    let outcome = passdefs::load([("in.kdl", case.kdl())]);
    let drawn = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    assert_eq!(drawn, "", "{}", case.name);
    outcome.set.unwrap()
}

/// Compares what `make` returns in the cases that pin the format.
fn check(format: &str, make: impl Fn(&PassSet) -> String) {
    let mut compared = 0;
    for case in pass_cases::all() {
        if let Some(path) = case.pinned(format) {
            expect_file![path].assert_eq(&make(&load(&case)));
            compared += 1;
        }
    }
    assert!(compared > 0, "no case pins the format `{format}`");
}

/// The pages of a folder one after the other, each with its name.
fn joined(pages: impl IntoIterator<Item = Page>) -> String {
    let with_name = |page: Page| format!("==== {}\n{}", page.name, page.text);
    pages.into_iter().map(with_name).collect()
}

#[test]
fn markdown() {
    let reference = ReferenceGenerator::new().command("passwright docs in.kdl -o out.md");
    check("markdown", |set| reference.page(set).unwrap());
}

#[test]
fn a_markdown_page_for_each_group() {
    let reference = ReferenceGenerator::new().command("passwright docs in.kdl --out-dir reference");
    check("pages", |set| joined(reference.pages(set).unwrap()));
}

/// The pages of the site without the style and the scripts, which are copies of the templates.
#[test]
fn html() {
    let reference = ReferenceGenerator::new()
        .command("passwright docs in.kdl --format html --out-dir site")
        .format(Format::Html);
    let copied = |page: &Page| TEMPLATES.iter().any(|(name, _)| *name == page.name);
    check("html", |set| {
        let pages = reference.pages(set).unwrap();
        joined(pages.into_iter().filter(|page| !copied(page)))
    });
}

#[test]
fn json() {
    let reference = ReferenceGenerator::new()
        .command("passwright docs in.kdl -o out.json")
        .format(Format::Json);
    check("json", |set| reference.page(set).unwrap());
}

#[test]
fn mlir() {
    let reference = ReferenceGenerator::new().format(Format::Mlir);
    check("mlir", |set| reference.page(set).unwrap());
}
