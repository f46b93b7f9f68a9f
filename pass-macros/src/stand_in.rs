//! Stand-ins for the generated items after an error, so that code that uses them gives no errors of its own.

use passwright_build::CratePath;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{ItemEnum, ItemStruct};

use crate::user_item::derives;

/// `true` if a pass or a pipeline can have this shape.
pub(crate) fn can_be_pass(item: &ItemStruct) -> bool {
    item.generics.params.is_empty() && !matches!(item.fields, syn::Fields::Unnamed(_))
}

/// Everything that a pass would have, with nothing behind it.
pub(crate) fn for_pass(item: &ItemStruct, rt: &CratePath) -> TokenStream {
    let name = &item.ident;
    let is_missing = |of: &str| !derives(&item.attrs, of);
    let clone =
        is_missing("Clone").then(|| unreachable_impl(name, "Clone", "fn clone(&self) -> Self"));
    let default =
        is_missing("Default").then(|| unreachable_impl(name, "Default", "fn default() -> Self"));
    let text = name.unraw().to_string();
    let functions = functions(item, rt);
    quote! {
        #clone
        #default
        #[automatically_derived]
        impl #rt::Pass for #name {
            type Options = #rt::options::NoOptions;
            const INFO: &'static #rt::PassInfo = &#rt::PassInfo::new(#text, #text);
            fn from_options(_options: Self::Options) -> Self { ::core::unreachable!() }
            fn to_options(&self) -> Self::Options { #rt::options::NoOptions }
        }
        #functions
    }
}

fn unreachable_impl(name: &Ident, of: &str, signature: &str) -> TokenStream {
    let of = format_ident!("{of}");
    let signature: TokenStream = signature.parse().unwrap_or_default();
    let path = if of == "Clone" {
        quote!(::core::clone::#of)
    } else {
        quote!(::core::default::#of)
    };
    quote! {
        #[automatically_derived]
        impl #path for #name {
            #signature { ::core::unreachable!() }
        }
    }
}

/// The options struct and the functions.
fn functions(item: &ItemStruct, rt: &CratePath) -> TokenStream {
    let (name, vis) = (&item.ident, &item.vis);
    let snake = passdefs::names::snake_case(&name.unraw().to_string());
    let options = format_ident!("{}Options", name.unraw());
    let fields = item.fields.iter().map(|field| {
        let (name, ty) = (&field.ident, &field.ty);
        quote!(pub #name: #ty)
    });
    let [create, register] = ["create", "register"].map(|verb| format_ident!("{verb}_{snake}"));
    let create_with = format_ident!("create_{snake}_with");
    let boxed = quote!(::std::boxed::Box<dyn #rt::passes::DynPass<I>>);
    quote! {
        #[allow(dead_code, missing_docs, private_interfaces, unreachable_pub, reason = "stands in after an error")]
        #vis struct #options { #(#fields),* }
        #[automatically_derived]
        impl ::core::default::Default for #options {
            fn default() -> Self { ::core::unreachable!() }
        }
        #[allow(dead_code, missing_docs, unreachable_pub, reason = "stands in after an error")]
        impl #name {
            #vis fn new(_options: #options) -> Self { ::core::unreachable!() }
        }
        #[allow(dead_code, missing_docs, unreachable_pub, reason = "stands in after an error")]
        #vis fn #create<I: #rt::Ir>() -> #boxed { ::core::unreachable!() }
        #[allow(dead_code, missing_docs, unreachable_pub, reason = "stands in after an error")]
        #vis fn #create_with<I: #rt::Ir>(_options: #options) -> #boxed { ::core::unreachable!() }
        #[allow(dead_code, missing_docs, unreachable_pub, reason = "stands in after an error")]
        #vis fn #register<I: #rt::Ir>(
            _registry: &mut #rt::PassRegistry<I>,
        ) -> ::core::result::Result<(), #rt::registry::RegisterError> {
            ::core::unreachable!()
        }
    }
}

/// Everything that a pipeline would have, with nothing behind it.
pub(crate) fn for_pipeline(item: &ItemStruct, rt: &CratePath) -> TokenStream {
    let (name, vis) = (item.ident.unraw(), &item.vis);
    let snake = passdefs::names::snake_case(&name.to_string());
    let options = format_ident!("{name}PipelineOptions");
    let info = format_ident!("{}_PIPELINE", snake.to_uppercase());
    let [build, register] =
        ["build", "register"].map(|verb| format_ident!("{verb}_{snake}_pipeline"));
    let fields = item.fields.iter().map(|field| {
        let (name, ty) = (&field.ident, &field.ty);
        quote!(pub #name: #ty)
    });
    let parameter = (!item.fields.is_empty()).then(|| quote!(, _options: &#options));
    let text = name.to_string();
    quote! {
        #[allow(dead_code, missing_docs, private_interfaces, unreachable_pub, reason = "stands in after an error")]
        #vis struct #options { #(#fields),* }
        #[automatically_derived]
        impl ::core::default::Default for #options {
            fn default() -> Self { ::core::unreachable!() }
        }
        #[allow(dead_code, missing_docs, unreachable_pub, reason = "stands in after an error")]
        #vis const #info: &#rt::info::PipelineInfo = &#rt::info::PipelineInfo::new(#text, #text);
        #[allow(dead_code, missing_docs, unreachable_pub, reason = "stands in after an error")]
        #vis fn #build<I: #rt::Ir>(
            _builder: &mut #rt::registry::PipelineWriter<'_, I> #parameter,
        ) -> ::core::result::Result<(), #rt::registry::BuildError> {
            ::core::unreachable!()
        }
        #[allow(dead_code, missing_docs, unreachable_pub, reason = "stands in after an error")]
        #vis fn #register<I: #rt::Ir>(
            _registry: &mut #rt::PassRegistry<I>,
        ) -> ::core::result::Result<(), #rt::registry::RegisterError> {
            ::core::unreachable!()
        }
    }
}

/// The function that registers a group.
pub(crate) fn for_group(group: &str, rt: &CratePath) -> TokenStream {
    let snake = passdefs::names::snake_case(group);
    let register = format_ident!("register_{snake}_passes");
    quote! {
        #[allow(dead_code, missing_docs, unreachable_pub, reason = "stands in after an error")]
        pub fn #register<I: #rt::Ir>(
            _registry: &mut #rt::PassRegistry<I>,
        ) -> ::core::result::Result<(), #rt::registry::RegisterError> {
            ::core::unreachable!()
        }
    }
}

/// The implementations that make an enum the type of options.
pub(crate) fn for_enum(item: &ItemEnum, rt: &CratePath) -> TokenStream {
    let name = &item.ident;
    let is_missing = |of: &str| !derives(&item.attrs, of);
    let clone =
        is_missing("Clone").then(|| unreachable_impl(name, "Clone", "fn clone(&self) -> Self"));
    let default =
        is_missing("Default").then(|| unreachable_impl(name, "Default", "fn default() -> Self"));
    quote! {
        #clone
        #default
        #[automatically_derived]
        impl #rt::options::OptionValue for #name {
            fn parse(_text: &str) -> ::core::result::Result<Self, #rt::options::OptionError> { ::core::unreachable!() }
            fn print(&self) -> ::std::string::String { ::core::unreachable!() }
        }
    }
}
