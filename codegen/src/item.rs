//! An emitted item, before it becomes text.

use proc_macro2::TokenStream;
use quote::ToTokens;

/// One item with the line of its declaration.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// Such as `passes.kdl:12`; empty for an item without a declaration of its own.
    #[cfg_attr(
        not(feature = "text"),
        expect(dead_code, reason = "tokens have no lines")
    )]
    pub(crate) origin: String,
    pub(crate) tokens: TokenStream,
}

impl Item {
    /// Returns an item with a declaration of its own.
    pub(crate) fn new(origin: String, tokens: TokenStream) -> Self {
        Self { origin, tokens }
    }

    /// Returns an item that belongs to the one before it, such as an impl.
    pub(crate) fn auxiliary(tokens: TokenStream) -> Self {
        Self::new(String::new(), tokens)
    }
}

impl ToTokens for Item {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.tokens.to_tokens(tokens);
    }
}
