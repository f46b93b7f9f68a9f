//! Stand-ins for the generated items after an error, so that code that uses them gives no errors of its own.

use passdefs::model::{GroupItems, PassItems, PipelineItems};
use passwright_build::CratePath;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt;
use syn::{Attribute, ItemEnum, ItemStruct, Visibility, parse_quote};

use crate::recovery::has;
use crate::user_item::derives;

/// Returns `true` if a pass or a pipeline can have this shape.
pub(crate) fn can_be_pass(item: &ItemStruct) -> bool {
    item.generics.params.is_empty() && !matches!(item.fields, syn::Fields::Unnamed(_))
}

/// Returns everything that a pass would have, with nothing behind it. `declared` is the struct with its attributes.
pub(crate) fn for_pass(item: &ItemStruct, declared: &ItemStruct, rt: &CratePath) -> TokenStream {
    let implementation = pass_implementation(&item.ident, &item.attrs, rt);
    let functions = functions(item, declared, rt);
    quote!(#implementation #functions)
}

/// Returns the implementations that make a type a pass, whatever its shape.
pub(crate) fn pass_implementation(
    name: &Ident,
    attrs: &[Attribute],
    rt: &CratePath,
) -> TokenStream {
    let traits = missing_traits(name, attrs);
    let text = name.unraw().to_string();
    quote! {
        #traits
        #[automatically_derived]
        impl #rt::Pass for #name {
            type Options = #rt::options::NoOptions;
            const INFO: &'static #rt::PassInfo = &#rt::PassInfo::new(#text, #text);
            fn from_options(_options: Self::Options) -> Self { ::core::unreachable!() }
            fn to_options(&self) -> Self::Options { #rt::options::NoOptions }
        }
    }
}

/// Returns `Clone` and `Default` for a type that derives neither.
fn missing_traits(name: &Ident, attrs: &[Attribute]) -> TokenStream {
    let clone = (!derives(attrs, "Clone")).then(|| {
        quote! {
            #[automatically_derived]
            impl ::core::clone::Clone for #name {
                fn clone(&self) -> Self { ::core::unreachable!() }
            }
        }
    });
    let default = (!derives(attrs, "Default")).then(|| unreachable_default(name));
    quote!(#clone #default)
}

fn unreachable_default(name: &impl ToTokens) -> TokenStream {
    quote! {
        #[automatically_derived]
        impl ::core::default::Default for #name {
            fn default() -> Self { ::core::unreachable!() }
        }
    }
}

/// Returns the lints that stand-ins may break.
fn allow() -> TokenStream {
    quote!(#[allow(
        dead_code,
        missing_docs,
        private_interfaces,
        unreachable_pub,
        clippy::should_implement_trait,
        reason = "stands in after an error"
    )])
}

/// Returns the options struct with its setters, and the functions.
fn functions(item: &ItemStruct, declared: &ItemStruct, rt: &CratePath) -> TokenStream {
    let (name, vis, allow) = (&item.ident, &item.vis, allow());
    let text = name.unraw().to_string();
    let items = PassItems::of(&text);
    let [options, create, create_with] =
        [&items.options, &items.create, &items.create_with].map(|name| format_ident!("{name}"));
    let (fields, register) = (fields(item), register(vis, &items.register, rt));
    let declared = declared
        .fields
        .iter()
        .filter(|field| has(&field.attrs, "option"));
    let setters = declared.filter_map(|field| field.ident.as_ref());
    let default = unreachable_default(&options);
    let boxed = quote!(::std::boxed::Box<dyn #rt::passes::DynPass<I>>);
    quote! {
        #allow
        #vis struct #options { #fields }
        #default
        #allow
        impl #options {
            #(#vis fn #setters(self, _value: impl ::core::marker::Sized) -> Self { ::core::unreachable!() })*
        }
        #allow
        impl #name {
            #vis const INFO: &'static #rt::PassInfo = &#rt::PassInfo::new(#text, #text);
            #vis fn new(_options: #options) -> Self { ::core::unreachable!() }
        }
        #allow
        #vis fn #create<I: #rt::Ir>() -> #boxed { ::core::unreachable!() }
        #allow
        #vis fn #create_with<I: #rt::Ir>(_options: #options) -> #boxed { ::core::unreachable!() }
        #register
    }
}

fn fields(item: &ItemStruct) -> TokenStream {
    let fields = item.fields.iter().map(|field| {
        let (name, ty) = (&field.ident, &field.ty);
        quote!(pub #name: #ty,)
    });
    fields.collect()
}

fn register(vis: &Visibility, name: &str, rt: &CratePath) -> TokenStream {
    let (allow, name) = (allow(), format_ident!("{name}"));
    quote! {
        #allow
        #vis fn #name<I: #rt::Ir>(
            _registry: &mut #rt::PassRegistry<I>,
        ) -> ::core::result::Result<(), #rt::registry::RegisterError> {
            ::core::unreachable!()
        }
    }
}

/// Returns everything that a pipeline would have, with nothing behind it.
pub(crate) fn for_pipeline(item: &ItemStruct, rt: &CratePath) -> TokenStream {
    let (vis, allow, text) = (&item.vis, allow(), item.ident.unraw().to_string());
    let items = PipelineItems::of(&text);
    let [options, info, build] =
        [&items.options, &items.info, &items.build].map(|name| format_ident!("{name}"));
    let (fields, register) = (fields(item), register(vis, &items.register, rt));
    let parameter = (!item.fields.is_empty()).then(|| quote!(, _options: &#options));
    let default = unreachable_default(&options);
    quote! {
        #allow
        #vis struct #options { #fields }
        #default
        #allow
        #vis const #info: &#rt::info::PipelineInfo = &#rt::info::PipelineInfo::new(#text, #text);
        #allow
        #vis fn #build<I: #rt::Ir>(
            _builder: &mut #rt::registry::PipelineWriter<'_, I> #parameter,
        ) -> ::core::result::Result<(), #rt::registry::BuildError> {
            ::core::unreachable!()
        }
        #register
    }
}

/// Returns the type of a group with a function for each of its passes, and the function that registers the group.
pub(crate) fn for_group<'i>(
    group: &str,
    passes: impl Iterator<Item = (String, &'i ItemStruct)>,
    rt: &CratePath,
) -> TokenStream {
    let (allow, items) = (allow(), GroupItems::of(group));
    let [group, module] = [group, &items.module].map(|name| format_ident!("{name}"));
    let register = register(&parse_quote!(pub), &items.register, rt);
    let functions = passes.filter_map(|(argument, pass)| {
        let name = syn::parse_str::<Ident>(&argument.replace('-', "_")).ok()?;
        let is_option = |field: &&syn::Field| has(&field.attrs, "option");
        let vis = &pass.vis;
        Some(if pass.fields.iter().any(|field| is_option(&field)) {
            let options = PassItems::of(&pass.ident.unraw().to_string()).options;
            let options = format_ident!("{options}");
            quote!(#vis fn #name() -> #options { ::core::unreachable!() })
        } else {
            let pass = &pass.ident;
            quote!(#vis fn #name() -> #pass { ::core::unreachable!() })
        })
    });
    quote! {
        mod #module {
            #allow
            pub struct #group;
        }
        #[allow(unused_imports, unreachable_pub, reason = "stands in after an error")]
        pub use #module::*;
        #allow
        impl #module::#group { #(#functions)* }
        #register
    }
}

/// Returns the implementations that make an enum the type of options.
pub(crate) fn for_enum(item: &ItemEnum, rt: &CratePath) -> TokenStream {
    let name = &item.ident;
    let traits = missing_traits(name, &item.attrs);
    quote! {
        #traits
        #[automatically_derived]
        impl #rt::options::OptionValue for #name {
            fn parse(_text: &str) -> ::core::result::Result<Self, #rt::options::OptionError> { ::core::unreachable!() }
            fn print(&self) -> ::std::string::String { ::core::unreachable!() }
        }
    }
}
