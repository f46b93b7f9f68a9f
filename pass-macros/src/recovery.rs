//! The expansion after an error: the user's item, and the implementation that other code asks for most often.

use passwright_build::CratePath;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::{Attribute, Generics, Item};

use crate::user_item::derives;

/// Returns the item that should be a pass or the type of options, with an implementation that is never called.
pub(crate) fn after_error(item: &TokenStream, crate_path: &CratePath) -> TokenStream {
    let stand_in = match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Struct(item)) => pass(&item.ident, &item.generics, &item.attrs, crate_path),
        Ok(Item::Enum(item)) => option_value(&item.ident, &item.generics, &item.attrs, crate_path),
        _ => TokenStream::new(),
    };
    quote!(#item #stand_in)
}

fn pass(
    name: &Ident,
    generics: &Generics,
    attrs: &[Attribute],
    crate_path: &CratePath,
) -> TokenStream {
    if !generics.params.is_empty() {
        return TokenStream::new();
    }
    let (clone, default) = (clone(name, attrs), default(name, attrs));
    let type_name = name.unraw().to_string();
    quote! {
        #clone
        #default
        #[automatically_derived]
        impl #crate_path::Pass for #name {
            type Options = #crate_path::options::NoOptions;
            const INFO: &'static #crate_path::PassInfo = &#crate_path::PassInfo::new(#type_name, #type_name);
            fn from_options(_options: Self::Options) -> Self { ::core::unreachable!() }
            fn to_options(&self) -> Self::Options { #crate_path::options::NoOptions }
        }
    }
}

fn option_value(
    name: &Ident,
    generics: &Generics,
    attrs: &[Attribute],
    crate_path: &CratePath,
) -> TokenStream {
    if !generics.params.is_empty() {
        return TokenStream::new();
    }
    let clone = clone(name, attrs);
    quote! {
        #clone
        #[automatically_derived]
        impl #crate_path::options::OptionValue for #name {
            fn parse(_text: &str) -> ::core::result::Result<Self, #crate_path::options::OptionError> { ::core::unreachable!() }
            fn print(&self) -> ::std::string::String { ::core::unreachable!() }
        }
    }
}

/// Returns an `impl` of `Default` unless the type derives it.
fn default(name: &Ident, attrs: &[Attribute]) -> Option<TokenStream> {
    (!derives(attrs, "Default")).then(|| {
        quote! {
            #[automatically_derived]
            impl ::core::default::Default for #name {
                fn default() -> Self { ::core::unreachable!() }
            }
        }
    })
}

/// Returns an `impl` of `Clone` unless the type derives it.
fn clone(name: &Ident, attrs: &[Attribute]) -> Option<TokenStream> {
    (!derives(attrs, "Clone")).then(|| {
        quote! {
            #[automatically_derived]
            impl ::core::clone::Clone for #name {
                fn clone(&self) -> Self { ::core::unreachable!() }
            }
        }
    })
}
