//! Whole pages, compared with files beside this one.

use expect_test::expect_file;
use pass_docs_gen::{Format, Reference, TEMPLATES};

use crate::models::{example, features};

fn reference() -> Reference {
    Reference::new().command("passwright docs passes.kdl -o passes.md")
}

#[test]
fn a_page_for_one_group() {
    let page = reference().page(&example()).unwrap();
    expect_file!["./golden/example.md"].assert_eq(&page);
}

#[test]
fn a_page_for_several_groups() {
    let page = reference().page(&features()).unwrap();
    expect_file!["./golden/features.md"].assert_eq(&page);
}

#[test]
fn a_page_per_group() {
    let reference = reference().command("passwright docs passes.kdl --out-dir reference");
    let pages = reference.pages(&features()).unwrap();
    let text: String = pages
        .iter()
        .map(|it| format!("==== {}\n{}", it.name, it.text))
        .collect();
    expect_file!["./golden/features-pages.txt"].assert_eq(&text);
}

/// The pages of the site; the style and the scripts are as they are in the templates.
#[test]
fn html() {
    let reference = reference()
        .command("passwright docs passes.kdl --format html --out-dir site")
        .format(Format::Html);
    let pages = reference.pages(&features()).unwrap();
    let named: Vec<&str> = pages.iter().map(|it| it.name.as_str()).collect();
    expect_test::expect![[r#"
        index.html features.html more-features.html empty.html style.css theme.js site.js search.js"#]]
    .assert_eq(&named.join(" "));
    let text: String = pages
        .iter()
        .filter(|it| !TEMPLATES.iter().any(|(name, _)| *name == it.name))
        .map(|it| format!("==== {}\n{}", it.name, it.text))
        .collect();
    expect_file!["./golden/features-html.txt"].assert_eq(&text);
}

#[test]
fn json() {
    let page = reference().format(Format::Json).page(&features()).unwrap();
    expect_file!["./golden/features.json"].assert_eq(&page);
}

#[test]
fn mlir() {
    let page = reference().format(Format::Mlir).page(&features()).unwrap();
    expect_file!["./golden/features.mlir.md"].assert_eq(&page);
}
