//! Stand-ins for the generated items after an error, so that code that uses them gives no errors of its own.

use std::collections::BTreeSet;

use passdefs::model::{GroupItems, PassItems, PipelineItems, constructor_name};
use passwright_build::CratePath;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt;
use syn::{Attribute, Field, ItemEnum, ItemStruct, Visibility, parse_quote};

use crate::recovery::has;
use crate::user_item::derives;

/// Returns `true` if a pass or a pipeline can have the shape of this struct.
pub(crate) fn has_supported_shape(item: &ItemStruct) -> bool {
    item.generics.params.is_empty() && !matches!(item.fields, syn::Fields::Unnamed(_))
}

/// Returns all items generated for a pass, with bodies that panic. `original` is the struct before its helper attributes were
/// removed.
pub(crate) fn for_pass(
    item: &ItemStruct,
    original: &ItemStruct,
    crate_path: &CratePath,
) -> TokenStream {
    let implementation = pass_implementation(&item.ident, &item.attrs, crate_path);
    let items = generated_items(item, original, crate_path);
    quote!(#implementation #items)
}

/// Returns the implementations that make a type without generics a pass.
pub(crate) fn pass_implementation(
    name: &Ident,
    attrs: &[Attribute],
    crate_path: &CratePath,
) -> TokenStream {
    let traits = missing_traits(name, attrs);
    let type_name = name.unraw().to_string();
    quote! {
        #traits
        #[automatically_derived]
        impl #crate_path::Pass for #name {
            type Options = #crate_path::options::NoOptions;
            const INFO: &'static #crate_path::PassInfo = &#crate_path::PassInfo::new(#type_name, #type_name);
            fn from_options(_options: Self::Options) -> Self { ::core::unreachable!() }
            fn to_options(&self) -> Self::Options { #crate_path::options::NoOptions }
        }
    }
}

/// Returns an `impl` of `Clone` and of `Default`, each only if the type does not derive it.
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

/// Returns the options struct with its setters, and the functions that create and register the pass.
fn generated_items(
    item: &ItemStruct,
    original: &ItemStruct,
    crate_path: &CratePath,
) -> TokenStream {
    let (name, vis, allow) = (&item.ident, &item.vis, allow());
    let type_name = name.unraw().to_string();
    let items = PassItems::of(&type_name);
    let [options, create, create_with] =
        [&items.options, &items.create, &items.create_with].map(|name| format_ident!("{name}"));
    let (option_fields, other_fields): (Vec<&Field>, Vec<&Field>) = original
        .fields
        .iter()
        .partition(|field| has(&field.attrs, "option"));
    let setters = option_fields
        .iter()
        .filter_map(|field| field.ident.as_ref());
    // Fields of option sets are in `item` only.
    let is_option = |field: &&Field| !other_fields.iter().any(|state| state.ident == field.ident);
    let fields = fields(item.fields.iter().filter(is_option));
    let register = register(vis, &items.register, crate_path);
    let default = unreachable_default(&options);
    let boxed = quote!(::std::boxed::Box<dyn #crate_path::passes::DynPass<I>>);
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
            #vis const INFO: &'static #crate_path::PassInfo = &#crate_path::PassInfo::new(#type_name, #type_name);
            #vis fn new(_options: #options) -> Self { ::core::unreachable!() }
        }
        #allow
        #vis fn #create<I: #crate_path::Ir>() -> #boxed { ::core::unreachable!() }
        #allow
        #vis fn #create_with<I: #crate_path::Ir>(_options: #options) -> #boxed { ::core::unreachable!() }
        #register
    }
}

fn fields<'f>(fields: impl Iterator<Item = &'f Field>) -> TokenStream {
    let fields = fields.map(|field| {
        let (name, ty) = (&field.ident, &field.ty);
        quote!(pub #name: #ty,)
    });
    fields.collect()
}

fn register(vis: &Visibility, name: &str, crate_path: &CratePath) -> TokenStream {
    let (allow, name) = (allow(), format_ident!("{name}"));
    quote! {
        #allow
        #vis fn #name<I: #crate_path::Ir>(
            _registry: &mut #crate_path::PassRegistry<I>,
        ) -> ::core::result::Result<(), #crate_path::registry::RegisterError> {
            ::core::unreachable!()
        }
    }
}

/// Returns all items generated for a pipeline, with bodies that panic.
pub(crate) fn for_pipeline(item: &ItemStruct, crate_path: &CratePath) -> TokenStream {
    let (vis, allow, type_name) = (&item.vis, allow(), item.ident.unraw().to_string());
    let items = PipelineItems::of(&type_name);
    let [options, info, build] =
        [&items.options, &items.info, &items.build].map(|name| format_ident!("{name}"));
    let fields = fields(item.fields.iter());
    let register = register(vis, &items.register, crate_path);
    let parameter = (!item.fields.is_empty()).then(|| quote!(, _options: &#options));
    let default = unreachable_default(&options);
    quote! {
        #allow
        #vis struct #options { #fields }
        #default
        #allow
        #vis const #info: &#crate_path::info::PipelineInfo = &#crate_path::info::PipelineInfo::new(#type_name, #type_name);
        #allow
        #vis fn #build<I: #crate_path::Ir>(
            _builder: &mut #crate_path::registry::PipelineWriter<'_, I> #parameter,
        ) -> ::core::result::Result<(), #crate_path::registry::BuildError> {
            ::core::unreachable!()
        }
        #register
    }
}

/// Returns the type of a group with a function for each of its passes, and the function that registers the group.
pub(crate) fn for_group<'i>(
    group: &str,
    passes: impl Iterator<Item = (String, &'i ItemStruct)>,
    crate_path: &CratePath,
) -> TokenStream {
    let (allow, items) = (allow(), GroupItems::of(group));
    let [group, module] = [group, &items.module].map(|name| format_ident!("{name}"));
    let register = register(&parse_quote!(pub), &items.register, crate_path);
    // Of two passes with one function name the first has it, as in generated code.
    let mut names = BTreeSet::new();
    let constructors = passes.filter_map(|(pass_name, pass)| {
        let name = constructor_name(&pass_name)?;
        let name = names
            .insert(name.clone())
            .then(|| format_ident!("r#{name}"))?;
        let vis = &pass.vis;
        Some(
            if pass.fields.iter().any(|field| has(&field.attrs, "option")) {
                let options = PassItems::of(&pass.ident.unraw().to_string()).options;
                let options = format_ident!("{options}");
                quote!(#vis fn #name() -> #options { ::core::unreachable!() })
            } else {
                let pass = &pass.ident;
                quote!(#vis fn #name() -> #pass { ::core::unreachable!() })
            },
        )
    });
    quote! {
        mod #module {
            #allow
            pub struct #group;
        }
        #[allow(unused_imports, unreachable_pub, reason = "stands in after an error")]
        pub use #module::*;
        #allow
        impl #module::#group { #(#constructors)* }
        #register
    }
}

/// Returns the implementations by which an enum without generics can be the type of an option, and nothing for other enums.
pub(crate) fn for_enum(item: &ItemEnum, crate_path: &CratePath) -> TokenStream {
    if !item.generics.params.is_empty() {
        return TokenStream::new();
    }
    let name = &item.ident;
    let traits = missing_traits(name, &item.attrs);
    quote! {
        #traits
        #[automatically_derived]
        impl #crate_path::options::OptionValue for #name {
            fn parse(_text: &str) -> ::core::result::Result<Self, #crate_path::options::OptionError> { ::core::unreachable!() }
            fn print(&self) -> ::std::string::String { ::core::unreachable!() }
        }
    }
}
