//! Diagnostics as errors and warnings of the compiler.

use passdefs::catalogue::Code;
use passdefs::diagnostic::{Diagnostic, Label};
use passdefs::frontend::attr::{Expansion, Spans};
use passdefs::source::Sources;
use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;

/// Everything that was found about an item, each at its token.
pub(crate) fn of(expansion: &Expansion) -> TokenStream {
    let found = expansion.outcome.diagnostics.iter();
    found
        .map(|one| at_token(one, &expansion.outcome.sources, &expansion.spans))
        .collect()
}

fn at_token(found: &Diagnostic, sources: &Sources, spans: &Spans) -> TokenStream {
    let span = spans.get(found.location);
    let message = message(found, sources);
    if found.is_error() {
        syn::Error::new(span, message).into_compile_error()
    } else {
        warning(span, &message)
    }
}

/// The message with what helps to judge it, a line each.
fn message(found: &Diagnostic, sources: &Sources) -> String {
    let mut text = found.message.clone();
    let labels = found.labels.iter();
    let labels = labels.map(|label| ("note", place(label, sources)));
    let notes = found.notes.iter();
    let notes = notes.map(|note| ("note", note.message.clone()));
    let help = found.help.iter().map(|help| ("help", help.clone()));
    for (kind, more) in labels.chain(notes).chain(help) {
        text.push_str(&format!("\n{kind}: {more}"));
    }
    text + &explained(found.code)
}

/// The finding with its excerpt, for the compiler can show no place in a text that is not Rust.
pub(crate) fn with_excerpt(found: &Diagnostic, sources: &Sources, span: Span) -> TokenStream {
    let drawn = passdefs::render::terminal(std::slice::from_ref(found), sources, false);
    let message = drawn
        .split_once("]: ")
        .map_or(drawn.as_str(), |(_, message)| message)
        .trim_end();
    let message = format!("{message}{}", explained(found.code));
    if found.is_error() {
        syn::Error::new(span, message).into_compile_error()
    } else {
        warning(span, &message)
    }
}

/// The line that gives the code: the compiler has no place for codes other than its own.
pub(crate) fn explained(code: &str) -> String {
    format!("\nnote: `passwright explain {code}` tells more")
}

/// A mistake that only macros can see.
pub(crate) fn coded(span: Span, code: Code, message: &str) -> syn::Error {
    syn::Error::new(span, format!("{message}{}", explained(code.id())))
}

fn place(label: &Label, sources: &Sources) -> String {
    let (line, column) = sources.line_column(label.location);
    format!("{}: line {line}, column {column}", label.text)
}

/// A use of something deprecated is the one warning that a macro can make the compiler print.
pub(crate) fn warning(span: Span, message: &str) -> TokenStream {
    quote_spanned! {span=>
        const _: () = {
            #[deprecated(note = #message)]
            const PASSWRIGHT: () = ();
            PASSWRIGHT
        };
    }
}
