//! Lints that generated code may break, allowed item by item.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::value;

/// `#[allow(unreachable_pub, reason = "generated")]`
pub(crate) fn allow<'l>(lints: impl IntoIterator<Item = &'l str>) -> TokenStream {
    let lints = lints.into_iter().map(value::rust);
    quote!(#[allow(#(#lints,)* reason = "generated")])
}
