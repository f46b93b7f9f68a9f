//! `MyPass` itself.

use passdefs::model::{StateField, StatisticDef};
use proc_macro2::TokenStream;
use quote::quote;

use crate::doc;
use crate::emit::value::rust;
use crate::emit::{Scope, allow_texts, allow_unused, options};
use crate::item::Item;
use crate::literal;
use crate::names::ident;

/// `pub struct MyPass { .. }`, with its constructors.
pub(crate) fn items(scope: &Scope<'_>) -> Vec<Item> {
    let mut items = Vec::new();
    if !scope.cx.written.contains(&scope.pass.name) {
        items.push(scope.item(structure(scope)));
    }
    if scope.has_default() && !derives_default(scope) {
        items.push(scope.belonging(default(scope)));
    }
    items.push(scope.belonging(inherent(scope)));
    items
}

/// `pub struct MyPass { .. }`
fn structure(scope: &Scope<'_>) -> TokenStream {
    let (name, vis) = (&scope.name, &scope.visibility);
    let doc = doc::comment(&format!(
        "{}\n\n{}",
        scope.pass.summary, scope.pass.description
    ));
    let derives = derives(scope).into_iter().map(ident);
    let allow = allow_texts(scope.has_outer_types() || !scope.pass.state.is_empty());
    let options = scope
        .options
        .iter()
        .map(|option| options::field(scope, option));
    let statistics = scope
        .pass
        .statistics
        .iter()
        .map(|statistic| statistic_field(scope, statistic));
    let state = scope
        .pass
        .state
        .iter()
        .map(|state| state_field(scope, state));
    let fields: Vec<_> = options.chain(statistics).chain(state).collect();
    let body = match fields.is_empty() {
        true => quote!(;),
        false => quote!({ #(#fields),* }),
    };
    quote! {
        #doc
        #allow
        #[derive(#(#derives),*)]
        #vis struct #name #body
    }
}

/// What is derived for the struct: `Clone, Debug`.
pub(crate) fn derives(scope: &Scope<'_>) -> Vec<&'static str> {
    let mut derives = vec!["Clone"];
    if scope.pass.state.is_empty() && !scope.has_foreign_types() {
        derives.push("Debug");
    }
    if derives_default(scope) {
        derives.push("Default");
    }
    derives
}

fn derives_default(scope: &Scope<'_>) -> bool {
    scope.options.is_empty()
}

/// `pub statistic: Statistic`
fn statistic_field(scope: &Scope<'_>, statistic: &StatisticDef) -> TokenStream {
    let doc = match statistic.doc.as_ref() {
        "" => doc::comment(&format!("The statistic `{}`.", statistic.name)),
        text => doc::comment(text),
    };
    let (name, vis, rt) = (ident(&statistic.field), &scope.visibility, scope.runtime());
    quote!(#doc #vis #name: #rt::Statistic)
}

/// `pub state: FrozenPatterns`
fn state_field(scope: &Scope<'_>, state: &StateField) -> TokenStream {
    let (name, vis, ty) = (ident(&state.field), &scope.visibility, rust(&state.ty));
    let doc = doc::comment("What the pass keeps between its initialization and its runs.");
    quote!(#doc #vis #name: #ty)
}

/// `impl Default for MyPass`
fn default(scope: &Scope<'_>) -> TokenStream {
    let (name, options) = (&scope.name, &scope.options_name);
    quote! {
        #[automatically_derived]
        impl ::core::default::Default for #name {
            fn default() -> Self {
                Self::new(#options::default())
            }
        }
    }
}

/// `impl MyPass { const STATISTICS: .. ; pub fn new(options: MyPassOptions) -> Self { .. } }`
fn inherent(scope: &Scope<'_>) -> TokenStream {
    let (name, allow) = (&scope.name, allow_unused());
    let (statistics, new) = (statistics(scope), new(scope));
    quote! {
        #allow
        impl #name {
            #statistics
            #new
        }
    }
}

/// `const STATISTICS: &'static [StatisticInfo] = &[..];`, where there are some.
fn statistics(scope: &Scope<'_>) -> TokenStream {
    if scope.pass.statistics.is_empty() {
        return TokenStream::new();
    }
    let rt = scope.runtime();
    let statistics = scope.pass.statistics.iter().map(|statistic| {
        let [name, doc] = [statistic.name.as_str(), &statistic.doc].map(literal::string);
        quote!(#rt::StatisticInfo::new(#name, #doc))
    });
    quote!(const STATISTICS: &'static [#rt::StatisticInfo] = &[#(#statistics),*];)
}

/// `pub fn new(options: MyPassOptions) -> Self { .. }`
fn new(scope: &Scope<'_>) -> TokenStream {
    let (vis, parameter) = (&scope.visibility, scope.parameter());
    let doc = match scope.options.is_empty() {
        true => doc::comment("A pass that has not run."),
        false => doc::comment("A pass with these options."),
    };
    let has_fields = !(scope.options.is_empty()
        && scope.pass.statistics.is_empty()
        && scope.pass.state.is_empty());
    let value = match scope.options.is_empty() && has_fields {
        true => quote!(Self::default()),
        false => initializer(scope),
    };
    quote! {
        #doc
        #vis fn new(#parameter) -> Self { #value }
    }
}

/// `Self { option: options.option, statistic: Statistic::new() }`
fn initializer(scope: &Scope<'_>) -> TokenStream {
    let rt = scope.runtime();
    let options = scope.options.iter().map(|option| {
        let field = ident(&option.field);
        quote!(#field: options.#field)
    });
    let statistics = scope.pass.statistics.iter().map(|statistic| {
        let value = scope.at_field(&statistic.field, quote!(#rt::Statistic::new()));
        let field = ident(&statistic.field);
        quote!(#field: #value)
    });
    let state = scope.pass.state.iter().map(|state| {
        let value = scope.at_field(&state.field, quote!(::core::default::Default::default()));
        let field = ident(&state.field);
        quote!(#field: #value)
    });
    let fields = options.chain(statistics).chain(state);
    quote!(Self { #(#fields),* })
}
