//! Diagnostics as errors and warnings of the compiler.

use passdefs::catalogue::Code;
use passdefs::diagnostic::{Diagnostic, Label};
use passdefs::frontend::attr::{CompilerSpans, ParsedItem};
use passdefs::source::Sources;
use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;

/// Returns all diagnostics about an item, each at its token.
pub(crate) fn of(parsed: &ParsedItem) -> TokenStream {
    let outcome = &parsed.outcome;
    let diagnostics = outcome.diagnostics.iter();
    diagnostics
        .map(|diagnostic| at_token(diagnostic, &outcome.sources, &parsed.spans))
        .collect()
}

fn at_token(diagnostic: &Diagnostic, sources: &Sources, spans: &CompilerSpans) -> TokenStream {
    let span = spans.get(diagnostic.location);
    emit(diagnostic, span, &message(diagnostic, sources))
}

/// Returns the message with its label, further places, notes and help, a line each.
fn message(diagnostic: &Diagnostic, sources: &Sources) -> String {
    let mut text = labelled(diagnostic).message;
    let labels = diagnostic.labels.iter();
    let labels = labels.map(|label| ("note", place(label, sources)));
    let notes = diagnostic.notes.iter();
    let notes = notes.map(|note| ("note", note.message.clone()));
    let help = diagnostic.help.iter().map(|help| ("help", help.clone()));
    for (kind, line) in labels.chain(notes).chain(help) {
        text.push_str(&format!("\n{kind}: {line}"));
    }
    text + &explained(diagnostic.code)
}

/// Returns the diagnostic with its label behind the message: the compiler shows no label of ours.
fn labelled(diagnostic: &Diagnostic) -> Diagnostic {
    let mut labelled = diagnostic.clone();
    if !labelled.label.is_empty() {
        labelled.message = format!("{}: {}", labelled.message, labelled.label);
    }
    labelled
}

/// Returns a diagnostic with the line of its text: the compiler can show no place in a text that is not Rust.
pub(crate) fn with_excerpt(diagnostic: &Diagnostic, sources: &Sources, span: Span) -> TokenStream {
    let drawn = passdefs::render::plain(&labelled(diagnostic), sources);
    let label = format!("{}[{}]: ", diagnostic.severity, diagnostic.code);
    let message = drawn.replacen(&label, "", 1);
    let message = format!("{}{}", message.trim_end(), explained(diagnostic.code));
    emit(diagnostic, span, &message)
}

/// Returns an error or a warning of the compiler.
fn emit(diagnostic: &Diagnostic, span: Span, message: &str) -> TokenStream {
    if diagnostic.is_error() {
        syn::Error::new(span, message).into_compile_error()
    } else {
        warning(span, message)
    }
}

/// Returns the line that gives the code: the compiler has no place for codes other than its own.
pub(crate) fn explained(code: &str) -> String {
    format!("\nnote: for details run `passwright explain {code}`")
}

/// Returns an error that only macros can find.
pub(crate) fn coded(span: Span, code: Code, message: &str) -> syn::Error {
    syn::Error::new(span, format!("{message}{}", explained(code.id())))
}

fn place(label: &Label, sources: &Sources) -> String {
    let (line, column) = sources.line_column(label.location);
    format!("{}: line {line}, column {column}", label.text)
}

/// Returns a use of something deprecated, the one warning that a macro can make the compiler print.
pub(crate) fn warning(span: Span, message: &str) -> TokenStream {
    quote_spanned! {span=>
        const _: () = {
            #[deprecated(note = #message)]
            const PASSWRIGHT: () = ();
            PASSWRIGHT
        };
    }
}
