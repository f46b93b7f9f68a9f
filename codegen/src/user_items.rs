//! Items that the user wrote, which are not generated.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

/// The structs and enums of the user's code, each with its visibility.
///
/// There are none where definitions come from a file of their own; then everything is generated, and public.
#[derive(Clone, Debug, Default)]
pub struct UserItems {
    visibilities: BTreeMap<String, TokenStream>,
    fields: BTreeMap<(String, String), Span>,
    defaults: BTreeMap<(String, String), Span>,
    types: BTreeMap<(String, String), TokenStream>,
    paths: BTreeMap<passdefs::source::Span, Span>,
    clones: BTreeSet<String>,
    call_site: Option<Span>,
}

impl UserItems {
    /// Returns no items.
    pub fn nothing() -> Self {
        Self::default()
    }

    /// Sets the place of the macro's call. The compiler has one for each expansion, also for those of one call in another macro.
    pub fn set_call_site(&mut self, span: Span) {
        self.call_site = Some(span);
    }

    /// Adds a struct or enum; what is generated for it is as visible.
    pub fn add(&mut self, name: impl ToString, visibility: impl ToTokens) {
        self.visibilities
            .insert(name.to_string(), visibility.to_token_stream());
    }

    /// Sets the place of the type of a struct's field, at which the compiler reports errors about that type.
    pub fn add_field(&mut self, name: impl ToString, field: impl ToString, span: Span) {
        self.fields
            .insert((name.to_string(), field.to_string()), span);
    }

    /// Sets the place of the default of a struct's field, at which the compiler reports errors about it.
    pub fn add_default(&mut self, name: impl ToString, field: impl ToString, span: Span) {
        self.defaults
            .insert((name.to_string(), field.to_string()), span);
    }

    /// Sets the tokens of the type of a struct's field. They are generated again and again, so that the compiler reports an
    /// error in them once.
    pub fn add_type(&mut self, name: impl ToString, field: impl ToString, ty: impl ToTokens) {
        self.types
            .insert((name.to_string(), field.to_string()), ty.to_token_stream());
    }

    /// Sets the place of a path of Rust in the definitions.
    pub fn add_path(&mut self, from: passdefs::source::Span, span: Span) {
        self.paths.insert(from, span);
    }

    /// Marks a struct for which the user derives or implements `Clone`.
    pub fn add_clone(&mut self, name: impl ToString) {
        self.clones.insert(name.to_string());
    }

    /// Returns `true` if the struct or enum was added.
    pub fn contains(&self, name: &str) -> bool {
        self.visibilities.contains_key(name)
    }

    pub(crate) fn visibility(&self, name: &str) -> TokenStream {
        self.visibilities
            .get(name)
            .cloned()
            .unwrap_or_else(|| quote!(pub))
    }

    /// Returns the tokens at the place of the field's type, if that is known.
    pub(crate) fn at_field(&self, name: &str, field: &str, tokens: TokenStream) -> TokenStream {
        match self.fields.get(&(name.to_owned(), field.to_owned())) {
            Some(span) => located(tokens, *span),
            None => tokens,
        }
    }
}

impl UserItems {
    /// Returns a text that no other expansion in the crate has; nothing for a file.
    pub(crate) fn expansion(&self) -> String {
        let place = self.call_site.map(|span| format!("{span:?}"));
        place.unwrap_or_default()
    }

    pub(crate) fn has_clone(&self, name: &str) -> bool {
        self.clones.contains(name)
    }

    /// Returns the tokens at the place of this path of the definitions, if that is known.
    pub(crate) fn at_path(&self, from: passdefs::source::Span, tokens: TokenStream) -> TokenStream {
        match self.paths.get(&from) {
            Some(span) => located(tokens, *span),
            None => tokens,
        }
    }

    /// Returns the part of a field's type that reads as these tokens, as it is written.
    pub(crate) fn as_written(&self, name: &str, field: &str, tokens: TokenStream) -> TokenStream {
        let ty = self.types.get(&(name.to_owned(), field.to_owned()));
        let ty: Vec<TokenTree> = ty.into_iter().cloned().flatten().collect();
        let texts = tokens.clone().into_iter().map(|token| token.to_string());
        let texts: Vec<String> = texts.collect();
        let is_same = |part: &&[TokenTree]| {
            let mut pairs = part.iter().zip(&texts);
            pairs.all(|(token, text)| token.to_string() == *text)
        };
        match ty.windows(texts.len().max(1)).find(is_same) {
            Some(part) => part.iter().cloned().collect(),
            None => self.at_field(name, field, tokens),
        }
    }

    /// Returns the tokens at the place of the field's default, if that is known.
    pub(crate) fn at_default(&self, name: &str, field: &str, tokens: TokenStream) -> TokenStream {
        match self.defaults.get(&(name.to_owned(), field.to_owned())) {
            Some(span) => located(tokens, *span),
            None => tokens,
        }
    }
}

/// Returns the tokens at another place, with their hygiene.
fn located(tokens: TokenStream, span: Span) -> TokenStream {
    let locate = |token: TokenTree| {
        let mut token = match token {
            TokenTree::Group(group) => {
                Group::new(group.delimiter(), located(group.stream(), span)).into()
            }
            token => token,
        };
        token.set_span(token.span().located_at(span));
        token
    };
    tokens.into_iter().map(locate).collect()
}
