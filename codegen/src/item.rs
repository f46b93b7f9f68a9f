//! An emitted item, before it becomes text.

use proc_macro2::TokenStream;
use quote::ToTokens;

/// One item with the line that it comes from.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// Such as `passes.kdl:12`; empty for an impl, which comes from where its type comes from.
    pub(crate) origin: String,
    tokens: TokenStream,
}

impl Item {
    /// An item that comes from there.
    pub(crate) fn new(origin: String, tokens: TokenStream) -> Self {
        Self { origin, tokens }
    }

    /// An impl that belongs to the item before it.
    pub(crate) fn belonging(tokens: TokenStream) -> Self {
        let origin = String::new();
        Self { origin, tokens }
    }
}

impl ToTokens for Item {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.tokens.to_tokens(tokens);
    }
}
