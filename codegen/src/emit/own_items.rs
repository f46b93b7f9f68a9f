//! Items for the types of options that are declared elsewhere.

use passdefs::model::OptionDef;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::emit::allow::allow;
use crate::emit::option_scope::OptionScope;
use crate::emit::own_type::{OwnType, has_type_default, value_type};
use crate::item::Item;
use crate::names::ident;

/// For each type that is declared elsewhere, `type MyPassOptionsTo = crate::Place;` and the constant of what it implements.
pub(crate) fn items(scope: &OptionScope<'_>) -> Vec<Item> {
    let own = scope.options.iter();
    let own = own.filter_map(|option| Some((scope.own_type(option)?, *option)));
    own.flat_map(|(own, option)| [alias(scope, &own, option), constant(scope, &own, option)])
        .flatten()
        .collect()
}

/// `type MyPassOptionsTo = crate::Place;`, unless the user wrote the type.
fn alias(scope: &OptionScope<'_>, own: &OwnType, option: &OptionDef) -> Option<Item> {
    let (alias, ty) = (&own.alias, scope.types().of_value(&option.ty));
    let item = Item::belonging(quote!(type #alias = #ty;));
    let item = item.with_foreign(alias, scope.cx.place(own.span));
    (!scope.is_written()).then_some(item)
}

/// `impl MyPassOptions { const TO_TYPE: ValueType<MyPassOptionsTo> = ValueType::new(); }`
fn constant(scope: &OptionScope<'_>, own: &OwnType, option: &OptionDef) -> Option<Item> {
    let (rt, options, name) = (scope.runtime(), &scope.options_name, &own.name);
    let (allow, ty) = (allow(["private_interfaces"]), scope.value_type(option));
    let sort = ident(match has_type_default(option) {
        true => "DefaultedType",
        false => "ValueType",
    });
    let sort = quote!(#rt::options::#sort);
    let value = scope.at_field(&option.field, quote!(#sort::new()));
    let item = Item::belonging(quote! {
        #allow
        impl #options {
            const #name: #sort<#ty> = #value;
        }
    });
    Some(item.with_foreign(name, scope.cx.place(own.span)))
}

/// `clone_fields! { MyPass { to as MyPassOptions::TO_TYPE, statistic } }`, for a struct with fields of such types, which
/// derives nothing: a derived implementation would ask its own of them.
pub(crate) fn clone(scope: &OptionScope<'_>, name: &Ident, others: Vec<Ident>) -> Item {
    let rt = scope.runtime();
    let options = scope.options.iter().map(|option| {
        let field = ident(&option.field);
        match scope.own_type(option) {
            Some(own) => {
                let ty = value_type(&own, option);
                quote!(#field as (#ty))
            }
            None => quote!(#field),
        }
    });
    let others = others.into_iter().map(Ident::into_token_stream);
    let fields: Vec<TokenStream> = options.chain(others).collect();
    Item::belonging(quote!(#rt::__clone_fields! { #name { #(#fields),* } }))
}
