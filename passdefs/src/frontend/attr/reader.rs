//! The state of reading items, and the errors that all of them share.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned as _;

use super::ReadDocs;
use super::scan::Item;
use super::span_map::SpanMap;
use super::types::without_misplaced_option;
use crate::catalogue::{self, Code};
use crate::check::{print_tokens, too_deep};
use crate::draft::Spanned;
use crate::report::{DiagnosticBuilder, Report};
use crate::source::Span;

/// State that all items of one text share.
pub(super) struct Reader<'r> {
    pub(super) span_map: SpanMap,
    pub(super) report: &'r mut Report,
    pub(super) read_docs: &'r mut ReadDocs<'r>,
}

impl Reader<'_> {
    pub(super) fn spanned<T>(&mut self, value: T, span: proc_macro2::Span) -> Spanned<T> {
        Spanned::new(value, self.span_map.map(span))
    }

    pub(super) fn error(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
    ) -> DiagnosticBuilder<'_> {
        self.report.error(code, span, message)
    }

    /// Reports the errors of `syn`. One at the end of all tokens has no place of its own, and is reported for the
    /// whole.
    pub(super) fn syntax_error(&mut self, error: &syn::Error, whole: proc_macro2::Span) {
        for error in error {
            let span = match self.span_map.map(error.span()) {
                Span {
                    start: 0, end: 0, ..
                } => self.span_map.map(whole),
                span => span,
            };
            self.error(catalogue::RUST_SYNTAX, span, error.to_string());
        }
    }

    /// Reports a repetition.
    pub(super) fn repeated(
        &mut self,
        name: &str,
        first: proc_macro2::Span,
        again: proc_macro2::Span,
    ) {
        let first = self.span_map.map(first);
        let again = self.span_map.map(again);
        let diag = self.error(
            catalogue::REPEATED,
            again,
            format!("`{name}` is given twice"),
        );
        diag.repeats(first);
    }

    /// Reports an attribute that stands where it does not belong.
    pub(super) fn wrong_item(&mut self, span: proc_macro2::Span, message: &str) {
        let span = self.span_map.map(span);
        self.error(catalogue::WRONG_ITEM, span, message);
    }

    /// Reports the type of an option with an `Option` around something else than the type of a single value.
    pub(super) fn check_option_type(&mut self, ty: &syn::Type) {
        if let Some(instead) = without_misplaced_option(ty) {
            let written = print_tokens(ty.to_token_stream());
            let message = format!("an option cannot be of type `{written}`");
            let place = self.span_map.map(ty.span());
            let diag = self.error(catalogue::UNKNOWN_TYPE, place, message);
            diag
                .note("`Option` around the type of one value lets an option be left out; a list that is left out is empty")
                .help(format!("write `{instead}`"));
        }
    }

    /// Reports tokens that are nested too deeply for `syn`.
    pub(super) fn is_too_deep(&mut self, tokens: &TokenStream) -> bool {
        let Some(span) = too_deep(tokens.clone()) else {
            return false;
        };
        let span = self.span_map.map(span);
        let message = "the item is nested too deeply";
        self.error(catalogue::TOO_DEEP, span, message);
        true
    }

    pub(super) fn parse<T: syn::parse::Parse>(&mut self, item: &Item, keyword: &str) -> Option<T> {
        let is_keyword =
            |token: &TokenTree| matches!(token, TokenTree::Ident(found) if found == keyword);
        if !item
            .tokens
            .clone()
            .into_iter()
            .any(|token| is_keyword(&token))
        {
            let article = if keyword == "enum" { "an" } else { "a" };
            let message = format!(
                "`#[{}]` stands on {article} {keyword}",
                item.kind.attribute()
            );
            self.wrong_item(item.span, &message);
            return None;
        }
        match syn::parse2(item.tokens.clone()) {
            Ok(parsed) => Some(parsed),
            Err(error) => {
                self.syntax_error(&error, item.span);
                None
            }
        }
    }
}
