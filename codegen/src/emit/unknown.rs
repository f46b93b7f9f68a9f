//! Tokens in place of facts that definitions state in C++ only. Shells refuse such definitions before they get here; if one
//! does not, the compiler does, since no value may be made up.

use proc_macro2::TokenStream;
use quote::quote;

use crate::names::ident;

/// `compile_error!(..)`
pub(crate) fn expression(cpp: &str) -> TokenStream {
    let message = format!("the definition states this in C++ only: `{cpp}`");
    quote!(::core::compile_error!(#message))
}

/// `ops(compile_error!(..))`
pub(crate) fn call(name: &str, cpp: &str) -> TokenStream {
    let (name, expression) = (ident(name), expression(cpp));
    quote!(#name(#expression))
}
