//! An emitted item, before it becomes text.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::names::ident;
use crate::settings::CratePath;

/// One item: a call of a macro of the runtime, or Rust.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// `path! { row, row }`
    Call {
        path: TokenStream,
        rows: TokenStream,
    },
    Rust(TokenStream),
}

impl Item {
    /// Returns a call of a macro of the crate `passwright`.
    pub(crate) fn call(crate_path: &CratePath, name: &str, rows: TokenStream) -> Self {
        let name = ident(name);
        Self::Call {
            path: quote!(#crate_path::#name),
            rows,
        }
    }
}

impl ToTokens for Item {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Call { path, rows } => tokens.extend(quote!(#path! { #rows })),
            Self::Rust(rust) => rust.to_tokens(tokens),
        }
    }
}
