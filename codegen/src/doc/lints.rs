//! Lints about the style of documentation that texts of the definitions may meet, which are written in any style.

pub(crate) fn lints<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Vec<&'static str> {
    let texts: Vec<T> = texts.into_iter().collect();
    let meets = |meets: fn(&str) -> bool| texts.iter().any(|text| meets(text.as_ref()));
    LINTS
        .iter()
        .filter(|(_, may_meet)| meets(*may_meet))
        .map(|(lint, _)| *lint)
        .collect()
}

type MayMeet = fn(&str) -> bool;

const LINTS: &[(&str, MayMeet)] = &[
    ("clippy::doc_lazy_continuation", has_list),
    ("clippy::doc_link_with_quotes", |text| text.contains('[')),
    ("clippy::doc_markdown", has_code),
    ("clippy::doc_nested_refdefs", |text| text.contains("]:")),
    ("clippy::doc_overindented_list_items", has_list),
    ("clippy::doc_suspicious_footnotes", |text| {
        text.contains("[^")
    }),
    ("clippy::tabs_in_doc_comments", |text| text.contains('\t')),
    ("rustdoc::bare_urls", |text| text.contains("://")),
    ("rustdoc::broken_intra_doc_links", |text| text.contains('[')),
    ("rustdoc::invalid_codeblock_attributes", |text| {
        text.contains("```")
    }),
    ("rustdoc::invalid_html_tags", |text| text.contains('<')),
];

/// `true` if a line starts as an item of a list or a quotation does.
fn has_list(text: &str) -> bool {
    let starts = |line: &str| {
        let line = line.trim_start();
        line.starts_with(['-', '*', '+', '>'])
            || line.starts_with(|first: char| first.is_ascii_digit())
    };
    text.lines().any(starts)
}

/// `true` if a word looks like a name of Rust, or is an address.
fn has_code(text: &str) -> bool {
    let is_name = |word: &str| {
        let upper = word.chars().filter(|letter| letter.is_uppercase()).count();
        let has_humps = upper > 1 && word.contains(|letter: char| letter.is_lowercase());
        has_humps || word.contains('_') || word.contains("::") || word.contains("://")
    };
    text.split_whitespace().any(is_name)
}
