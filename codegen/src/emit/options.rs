//! `MyPassOptions` with what the runtime needs of it.

use passdefs::model::{Arity, OptionDef};
use proc_macro2::TokenStream;
use quote::quote;

use crate::doc;
use crate::emit::option_scope::OptionScope;
use crate::emit::value;
use crate::emit::{allow_floats, allow_texts};
use crate::item::Item;
use crate::literal;
use crate::names::{fresh, ident};

/// `pub struct MyPassOptions { .. }`, with its impls.
pub(crate) fn items(scope: &OptionScope<'_>) -> Vec<Item> {
    let mut items = vec![scope.item(structure(scope))];
    if scope.has_default() && !scope.has_type_defaults() {
        items.push(scope.belonging(default(scope)));
    }
    items.push(scope.belonging(pass_options(scope)));
    items
}

/// `pub struct MyPassOptions { .. }`
fn structure(scope: &OptionScope<'_>) -> TokenStream {
    let (name, vis) = (&scope.options_name, &scope.visibility);
    let doc = doc::comment(&format!("Options of {}.", scope.described));
    let derives = derives(scope);
    let allow = allow_texts(scope.has_outer_types());
    let fields = scope.options.iter().map(|option| field(scope, option));
    quote! {
        #doc
        #allow
        #[derive(#derives)]
        #vis struct #name { #(#fields),* }
    }
}

fn derives(scope: &OptionScope<'_>) -> TokenStream {
    let mut derives = quote!(Clone);
    if !scope.has_foreign_types() {
        derives.extend(quote!(, Debug, PartialEq));
    }
    if scope.has_type_defaults() {
        derives.extend(quote!(, Default));
    }
    derives
}

/// `pub option: bool`
pub(crate) fn field(scope: &OptionScope<'_>, option: &OptionDef) -> TokenStream {
    let doc = match option.doc.as_ref() {
        "" => doc::comment(&format!("The option `{}`.", option.argument)),
        text => doc::comment(text),
    };
    let (name, vis) = (ident(&option.field), &scope.visibility);
    let ty = scope.at_field(&option.field, scope.types().of_field(option));
    quote!(#doc #vis #name: #ty)
}

/// `impl Default for MyPassOptions`
fn default(scope: &OptionScope<'_>) -> TokenStream {
    let name = &scope.options_name;
    let allow = allow_floats(scope);
    let fields = scope.options.iter().map(|option| {
        let (field, value) = (
            ident(&option.field),
            value::default_value(option, scope.types()),
        );
        quote!(#field: #value)
    });
    quote! {
        #allow
        #[automatically_derived]
        impl ::core::default::Default for #name {
            fn default() -> Self {
                Self { #(#fields),* }
            }
        }
    }
}

/// `impl PassOptions for MyPassOptions`
fn pass_options(scope: &OptionScope<'_>) -> TokenStream {
    let (name, rt) = (&scope.options_name, scope.runtime());
    let allow = allow_floats(scope);
    let taken: Vec<&str> = scope
        .options
        .iter()
        .map(|option| option.field.as_str())
        .collect();
    let r = fresh("r", &taken);
    let table = scope.options.iter().map(|option| info(scope, option));
    let fields: Vec<_> = taken.iter().map(|field| ident(field)).collect();
    let reads = scope
        .options
        .iter()
        .enumerate()
        .map(|(index, option)| read(scope, &r, index, option));
    let writes = scope
        .options
        .iter()
        .enumerate()
        .map(|(index, option)| write(scope, index, option));
    quote! {
        #allow
        #[automatically_derived]
        impl #rt::PassOptions for #name {
            const TABLE: &'static [#rt::OptionInfo] = &[#(#table),*];

            fn read(#r: &mut #rt::OptionReader<'_>) -> ::core::option::Option<Self> {
                #(#reads)*
                ::core::option::Option::Some(Self { #(#fields: #fields?),* })
            }

            fn write(&self, w: &mut #rt::OptionWriter<'_>) {
                #(#writes)*
            }
        }
    }
}

/// `OptionInfo::new("example-option", "bool").default("true")`
fn info(scope: &OptionScope<'_>, option: &OptionDef) -> TokenStream {
    let rt = scope.runtime();
    let name = literal::string(&option.argument);
    let ty = literal::string(scope.cx.set.type_name(&option.ty));
    let mut info = match option.arity {
        Arity::List(_) => quote!(#rt::OptionInfo::list(#name, #ty)),
        _ => quote!(#rt::OptionInfo::new(#name, #ty)),
    };
    let mut set = |method: &str, arguments: TokenStream| {
        let method = ident(method);
        info.extend(quote!(.#method(#arguments)));
    };
    if !option.doc.is_empty() {
        set("summary", string(&option.doc));
    }
    if let Some(text) = value::default_text(option, scope.cx.set) {
        set("default", string(&text));
    }
    if option.min.is_some() || option.max.is_some() {
        let [min, max] = [&option.min, &option.max].map(|bound| string(&value::bound_text(bound)));
        set("range", quote!(#min, #max));
    }
    match option.arity {
        Arity::Optional => set("optional", TokenStream::new()),
        Arity::Required | Arity::Unknown { .. } => set("required", TokenStream::new()),
        Arity::Single(_) | Arity::List(_) => {}
    }
    if let Some(values) = scope.enum_table(&option.ty) {
        set("values", values);
    }
    info
}

fn string(text: &str) -> TokenStream {
    let text = literal::string(text);
    quote!(#text)
}

/// `let option = r.value(0, || true);`
fn read(
    scope: &OptionScope<'_>,
    r: &proc_macro2::Ident,
    index: usize,
    option: &OptionDef,
) -> TokenStream {
    let field = ident(&option.field);
    let index = proc_macro2::Literal::usize_unsuffixed(index);
    let range = value::range(option);
    let method = ident(&match range {
        None => method(option).to_owned(),
        Some(_) => format!("{}_in", method(option)),
    });
    let range = range.into_iter();
    let default = has_default_argument(option)
        .then(|| value::default_function(option, scope.types()))
        .into_iter();
    let statement = quote!(let #field = #r.#method(#index #(, #range)* #(, #default)*););
    scope.at_field(&option.field, statement)
}

/// `w.value(0, &self.option, || true);`
fn write(scope: &OptionScope<'_>, index: usize, option: &OptionDef) -> TokenStream {
    let (field, method) = (ident(&option.field), ident(method(option)));
    let index = proc_macro2::Literal::usize_unsuffixed(index);
    let default = has_default_argument(option)
        .then(|| value::default_function(option, scope.types()))
        .into_iter();
    let statement = quote!(w.#method(#index, &self.#field #(, #default)*););
    scope.at_field(&option.field, statement)
}

/// The function of the reader and the writer that fits the option.
fn method(option: &OptionDef) -> &'static str {
    match option.arity {
        Arity::Optional => "optional",
        Arity::Required | Arity::Unknown { .. } => "required",
        Arity::Single(_) if !value::has_expression(option) => "declared",
        Arity::List(_) if !value::has_expression(option) => "declared_list",
        Arity::Single(_) => "value",
        Arity::List(_) => "list",
    }
}

fn has_default_argument(option: &OptionDef) -> bool {
    matches!(option.arity, Arity::Single(_) | Arity::List(_)) && value::has_expression(option)
}
