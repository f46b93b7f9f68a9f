//! Items that the user has written, which the generator goes round.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

/// The structs and enums that stand in the user's code already, each with its visibility.
///
/// Nothing is written where definitions come from a file of their own; then everything is emitted, and public.
#[derive(Clone, Debug, Default)]
pub struct Written {
    visibilities: BTreeMap<String, TokenStream>,
    fields: BTreeMap<(String, String), Span>,
    defaults: BTreeMap<(String, String), Span>,
    types: BTreeMap<(String, String), TokenStream>,
    paths: BTreeMap<passdefs::source::Span, Span>,
    clones: BTreeSet<String>,
}

impl Written {
    /// Nothing is written.
    pub fn nothing() -> Self {
        Self::default()
    }

    /// Adds a struct or enum; what is emitted for it is as visible as it is.
    pub fn add(&mut self, name: impl ToString, visibility: impl ToTokens) {
        self.visibilities
            .insert(name.to_string(), visibility.to_token_stream());
    }

    /// Says where the type of a struct's field stands, so that what is wrong with that type is shown there.
    pub fn add_field(&mut self, name: impl ToString, field: impl ToString, span: Span) {
        self.fields
            .insert((name.to_string(), field.to_string()), span);
    }

    /// Says where the default of a struct's field stands, so that what is wrong with that is shown there.
    pub fn add_default(&mut self, name: impl ToString, field: impl ToString, span: Span) {
        self.defaults
            .insert((name.to_string(), field.to_string()), span);
    }

    /// Gives the type of a struct's field as it is written: where it is needed, these tokens stand, so that the compiler
    /// reports once what is wrong with them.
    pub fn add_type(&mut self, name: impl ToString, field: impl ToString, ty: impl ToTokens) {
        self.types
            .insert((name.to_string(), field.to_string()), ty.to_token_stream());
    }

    /// Says where Rust that the definitions write at `from` stands.
    pub fn add_path(&mut self, from: passdefs::source::Span, span: Span) {
        self.paths.insert(from, span);
    }

    /// Says that the user derives or implements `Clone` for a struct.
    pub fn add_clone(&mut self, name: impl ToString) {
        self.clones.insert(name.to_string());
    }

    /// `true` if it was added.
    pub fn contains(&self, name: &str) -> bool {
        self.visibilities.contains_key(name)
    }

    pub(crate) fn visibility(&self, name: &str) -> TokenStream {
        self.visibilities
            .get(name)
            .cloned()
            .unwrap_or_else(|| quote!(pub))
    }

    /// The tokens, at the place of the field's type if that is known.
    pub(crate) fn at_field(&self, name: &str, field: &str, tokens: TokenStream) -> TokenStream {
        match self.fields.get(&(name.to_owned(), field.to_owned())) {
            Some(span) => located(tokens, *span),
            None => tokens,
        }
    }
}

impl Written {
    pub(crate) fn has_clone(&self, name: &str) -> bool {
        self.clones.contains(name)
    }

    /// The tokens, at the place of this Rust of the definitions if that is known.
    pub(crate) fn at_path(&self, from: passdefs::source::Span, tokens: TokenStream) -> TokenStream {
        match self.paths.get(&from) {
            Some(span) => located(tokens, *span),
            None => tokens,
        }
    }

    /// The part of a field's type that reads as these tokens, as it is written.
    pub(crate) fn as_written(&self, name: &str, field: &str, tokens: TokenStream) -> TokenStream {
        let written = self.types.get(&(name.to_owned(), field.to_owned()));
        let wanted: Vec<String> = tokens
            .clone()
            .into_iter()
            .map(|it| it.to_string())
            .collect();
        let written = written.into_iter().cloned().flatten();
        let written: Vec<TokenTree> = written.collect();
        let is_same = |part: &&[TokenTree]| {
            let mut pairs = part.iter().zip(&wanted);
            pairs.all(|(token, text)| token.to_string() == *text)
        };
        match written.windows(wanted.len().max(1)).find(is_same) {
            Some(part) => part.iter().cloned().collect(),
            None => self.at_field(name, field, tokens),
        }
    }

    /// The tokens, at the place of the field's default if that is known.
    pub(crate) fn at_default(&self, name: &str, field: &str, tokens: TokenStream) -> TokenStream {
        match self.defaults.get(&(name.to_owned(), field.to_owned())) {
            Some(span) => located(tokens, *span),
            None => tokens,
        }
    }
}

/// The tokens at another place, where names mean the same.
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
