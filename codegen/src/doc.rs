//! Emits the summaries and descriptions of definitions as doc comments.

mod code;
mod links;

use proc_macro2::TokenStream;
use quote::quote;

use crate::literal;
pub(crate) use links::Links;

/// The syntax of emitted documentation. No code block in it becomes a doctest of the user's crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DocStyle {
    /// Doc comments with every code block marked as not a test. If the blocks cannot be marked: one
    /// `cfg_attr(not(doctest), doc = ..)` for each line.
    #[cfg(feature = "text")]
    Comments,
    /// `cfg_attr(not(doctest), doc = ..)`, which is absent while rustdoc collects doctests.
    Attributes,
}

pub(crate) fn documentation(text: &str, style: DocStyle) -> TokenStream {
    let clean = printable(text);
    let clean = clean.trim_end();
    match style {
        #[cfg(feature = "text")]
        DocStyle::Comments => match code::without_tests(clean) {
            Some(text) => text.lines().map(doc_line).collect(),
            None => clean.lines().map(doc_unless_doctest).collect(),
        },
        DocStyle::Attributes if clean.is_empty() => TokenStream::new(),
        DocStyle::Attributes => doc_unless_doctest(clean),
    }
}

/// Returns whether a text reads the same as documentation, and has no code block that would become a doctest.
pub(crate) fn is_plain(text: &str) -> bool {
    printable(text).trim_end() == text
        && code::without_tests(text).is_some_and(|marked| marked.trim_end() == text)
}

#[cfg(feature = "text")]
fn doc_line(line: &str) -> TokenStream {
    let space = if line.is_empty() { "" } else { " " };
    let line = literal::string(&format!("{space}{line}"));
    quote!(#[doc = #line])
}

fn doc_unless_doctest(text: &str) -> TokenStream {
    let text = literal::string(text);
    quote!(#[cfg_attr(not(doctest), doc = #text)])
}

/// Returns the text without characters that a comment may not hold.
fn printable(text: &str) -> String {
    let normalized = text.replace("\r\n", "\n").replace('\r', "\n");
    let printable: String = normalized
        .chars()
        .filter(|c| !literal::must_be_escaped(*c))
        .collect();
    // Formatters strip white space at the end of comment lines, so it is stripped before code blocks are searched: a line of
    // other Unicode spaces becomes blank, and after a blank line an indented line is code.
    let lines: Vec<&str> = printable.lines().map(str::trim_end).collect();
    lines.join("\n")
}
