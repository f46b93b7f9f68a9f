//! Option types that are declared in Rust. Only the compiler knows which traits they implement.

use passdefs::model::{Arity, OptionDef, OptionType, Value};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::options_emitter::OptionsEmitter;
use crate::emit::pass_emitter::PassEmitter;
use crate::emit::value::Types;
use crate::item::Item;
use crate::literal;
use crate::names::ident;

/// Returns `true` if the type of the option is declared in Rust.
pub(crate) fn is_foreign(option: &OptionDef, types: Types<'_>) -> bool {
    match option.ty {
        OptionType::Path(_) => true,
        OptionType::Enum(_) | OptionType::BuiltIn(_) => types.outer_enum(&option.ty).is_some(),
    }
}

/// Returns `field_type::<MyPassOptions, 2, _>()`, which stands for all that generated code asks of the type of the
/// option, if that is declared in Rust.
pub(crate) fn field_type(emitter: &OptionsEmitter<'_>, option: &OptionDef) -> Option<TokenStream> {
    let index = field_index(emitter, option)?;
    let (crate_path, options) = (emitter.crate_path(), &emitter.options_name);
    Some(quote!(#crate_path::__private::field_type::<#options, #index, _>()))
}

fn field_index(emitter: &OptionsEmitter<'_>, option: &OptionDef) -> Option<proc_macro2::Literal> {
    let mut options = emitter.options.iter();
    let index = options.position(|candidate| std::ptr::eq(*candidate, option))?;
    is_foreign(option, emitter.types()).then(|| proc_macro2::Literal::usize_unsuffixed(index))
}

/// Returns the assertions about these types, if there are any: that they implement `OptionValue`, and that declared defaults
/// are values of them. A type that does not is one error of the compiler, here.
pub(crate) fn assertions(emitter: &OptionsEmitter<'_>) -> Option<Item> {
    let options = emitter.options.iter();
    let assertions: Vec<TokenStream> = options
        .filter_map(|option| {
            let (implementation, defaults) =
                (implementation(emitter, option)?, defaults(emitter, option));
            Some(quote!(#implementation #(#defaults)*))
        })
        .collect();
    (!assertions.is_empty()).then(|| {
        Item::Rust(quote! {
            #[allow(private_interfaces, reason = "generated")]
            const _: () = { #(#assertions)* };
        })
    })
}

/// Emits the implementation, such as
/// `type __Type2 = crate::Level; impl ForeignField<2, __Type2> for MyPassOptions { const TYPE: ValueType<__Type2> = ValueType::new(); }`.
/// A type that does not exist is one error in it, at the alias.
fn implementation(emitter: &OptionsEmitter<'_>, option: &OptionDef) -> Option<TokenStream> {
    let index = field_index(emitter, option)?;
    let (crate_path, options, ty) = (
        emitter.crate_path(),
        &emitter.options_name,
        emitter.value_type(option),
    );
    let has_type_default = matches!(option.arity, Arity::Single(None));
    let constructor = ident(if has_type_default {
        "with_default"
    } else {
        "new"
    });
    let value_type = quote!(#crate_path::options::ValueType);
    let value = emitter.at_field(&option.field, quote!(#value_type::#constructor()));
    let alias = ident(&format!("__Type{index}"));
    Some(quote! {
        type #alias = #ty;
        impl #crate_path::options::ForeignField<#index, #alias> for #options {
            const TYPE: #value_type<#alias> = #value;
        }
    })
}

/// `const _: () = assert_default(field_type::<MyPassOptions, 2, _>().values(), "medium");`, each its own error.
fn defaults(emitter: &OptionsEmitter<'_>, option: &OptionDef) -> Vec<TokenStream> {
    let (crate_path, ty) = (emitter.crate_path(), field_type(emitter, option));
    let assertion = |value: &Value| {
        let text = literal::string(&emitter.cx.set.value_text(value));
        let assertion =
            quote!(const _: () = #crate_path::__private::assert_default(#ty.values(), #text););
        emitter.at_default(&option.field, assertion)
    };
    declared_defaults(option).iter().map(assertion).collect()
}

pub(crate) fn must_be_given(option: &OptionDef) -> bool {
    matches!(option.arity, Arity::Required | Arity::Unknown { .. })
}

/// Returns the options with a declared default that only the compiler can check.
pub(crate) fn with_defaults<'o, 'a>(
    options: &'o [&'a OptionDef],
    types: Types<'o>,
) -> impl Iterator<Item = &'a OptionDef> + 'o {
    let options = options.iter().copied();
    options.filter(move |option| is_foreign(option, types) && !declared_defaults(option).is_empty())
}

fn declared_defaults(option: &OptionDef) -> &[Value] {
    match &option.arity {
        Arity::Single(Some(value)) => std::slice::from_ref(value),
        Arity::List(Some(values)) => values,
        Arity::Single(None)
        | Arity::List(None)
        | Arity::Optional
        | Arity::Required
        | Arity::Unknown { .. } => &[],
    }
}

/// Returns `impl Clone for MyPass`, for a struct that the user wrote: a derived implementation would ask its own of the types.
pub(crate) fn clone(emitter: &PassEmitter<'_>) -> Item {
    let name = &emitter.name;
    let options = emitter.options.iter().map(|option| {
        let field = ident(&option.field);
        let borrowed = field_type(emitter, option).map(|ty| quote!(#ty.borrowed));
        quote!(#field: #borrowed(&self.#field).to_owned())
    });
    let statistics = emitter
        .pass
        .statistics
        .iter()
        .map(|statistic| ident(&statistic.field));
    let others = statistics.chain(emitter.pass.state.iter().map(|state| ident(&state.field)));
    Item::Rust(quote! {
        #[automatically_derived]
        impl ::core::clone::Clone for #name {
            fn clone(&self) -> Self {
                Self {
                    #(#options,)*
                    #(#others: ::core::clone::Clone::clone(&self.#others),)*
                }
            }
        }
    })
}
