//! Texts of the definitions as documentation.

#[cfg(feature = "text")]
mod code;
mod links;
mod lints;

use proc_macro2::TokenStream;
use quote::quote;

use crate::literal;
pub(crate) use links::Links;
pub(crate) use lints::lints;

/// The form of documentation. No code in it becomes a test of the user's crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Comments, whose code blocks are marked.
    #[cfg(feature = "text")]
    Comments,
    /// Attributes that are absent where rustdoc collects tests.
    Attributes,
}

/// Returns a text as documentation of the item behind it.
pub(crate) fn documentation(text: &str, form: Form) -> TokenStream {
    let clean = printable(text);
    let clean = clean.trim_end();
    match form {
        #[cfg(feature = "text")]
        Form::Comments => code::comments(clean),
        Form::Attributes if clean.is_empty() => TokenStream::new(),
        Form::Attributes => {
            let text = literal::string(clean);
            quote!(#[cfg_attr(not(doctest), doc = #text)])
        }
    }
}

/// Returns the text without what a comment may not hold.
fn printable(text: &str) -> String {
    let unix = text.replace("\r\n", "\n").replace('\r', "\n");
    let printable: String = unix
        .chars()
        .filter(|letter| !literal::must_be_escaped(*letter))
        .collect();
    // A comment has no white space at the end of a line. Without it, a line of odd spaces is blank, and what follows may be
    // code.
    let lines: Vec<&str> = printable.lines().map(str::trim_end).collect();
    lines.join("\n")
}
