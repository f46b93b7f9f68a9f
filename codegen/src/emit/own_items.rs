//! Items for the types of options that are declared elsewhere.

use passdefs::model::OptionDef;
use quote::quote;

use crate::emit::Scope;
use crate::emit::allow::allow;
use crate::emit::option_scope::OptionScope;
use crate::emit::own_type::{OwnType, has_type_default};
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
    let (rt, options, name) = (scope.crate_path(), &scope.options_name, &own.name);
    let (allow, ty) = (allow(["private_interfaces"]), scope.value_type(option));
    let sort = ident(if has_type_default(option) {
        "DefaultedType"
    } else {
        "ValueType"
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

/// `impl Clone for MyPass`, for a struct that the user wrote with options of such types, which it cannot derive: a derived
/// implementation would ask its own of them.
pub(crate) fn clone(scope: &Scope<'_>) -> Item {
    let name = &scope.name;
    let options = scope.options.iter().map(|option| {
        let field = ident(&option.field);
        let copy = scope.own_type(option).map(|own| own.constant);
        let copy = copy.map(|own| quote!(#own.borrowed));
        quote!(#field: #copy(&self.#field).to_owned())
    });
    let statistics = scope.pass.statistics.iter().map(|it| ident(&it.field));
    let others = statistics.chain(scope.pass.state.iter().map(|it| ident(&it.field)));
    Item::belonging(quote! {
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
