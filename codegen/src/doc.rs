//! Texts of the definitions as documentation.

#[cfg(feature = "text")]
mod code;
mod links;

use proc_macro2::TokenStream;
use quote::quote;

use crate::literal;
pub(crate) use links::Links;

/// The form of documentation. No code in it becomes a test of the user's crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Comments whose code blocks are marked, or attributes for each line where that is not possible.
    #[cfg(feature = "text")]
    Comments,
    /// Attributes that are absent where rustdoc collects tests.
    Attributes,
}

pub(crate) fn documentation(text: &str, form: Form) -> TokenStream {
    let clean = printable(text);
    let clean = clean.trim_end();
    match form {
        #[cfg(feature = "text")]
        Form::Comments => match code::without_tests(clean) {
            Some(text) => text.lines().map(comment).collect(),
            None => clean.lines().map(attribute).collect(),
        },
        Form::Attributes if clean.is_empty() => TokenStream::new(),
        Form::Attributes => attribute(clean),
    }
}

#[cfg(feature = "text")]
fn comment(line: &str) -> TokenStream {
    let space = if line.is_empty() { "" } else { " " };
    let line = literal::string(&format!("{space}{line}"));
    quote!(#[doc = #line])
}

fn attribute(text: &str) -> TokenStream {
    let text = literal::string(text);
    quote!(#[cfg_attr(not(doctest), doc = #text)])
}

/// Returns the text without characters that a comment may not hold.
fn printable(text: &str) -> String {
    let unix = text.replace("\r\n", "\n").replace('\r', "\n");
    let printable: String = unix
        .chars()
        .filter(|c| !literal::must_be_escaped(*c))
        .collect();
    // A comment has no white space at the end of a line. Without it, a line of odd spaces is blank, and what follows may be
    // code.
    let lines: Vec<&str> = printable.lines().map(str::trim_end).collect();
    lines.join("\n")
}
