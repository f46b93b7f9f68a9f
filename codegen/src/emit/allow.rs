//! Lints that generated code may break, allowed item by item.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::value;

/// Returns the lints about names, values and texts that come from the definitions.
pub(crate) fn style<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Vec<&'static str> {
    let has_markup = |text: T| {
        let text = text.as_ref();
        text.contains(['[', '<']) || text.contains("://") || text.contains("```")
    };
    let mut lints = vec!["clippy::all", "clippy::pedantic"];
    lints.extend(texts.into_iter().any(has_markup).then_some("rustdoc::all"));
    lints
}

/// `#[allow(unreachable_pub, reason = "generated")]`
pub(crate) fn allow<'l>(lints: impl IntoIterator<Item = &'l str>) -> TokenStream {
    let lints = lints.into_iter().map(value::rust);
    quote!(#[allow(#(#lints,)* reason = "generated")])
}
