//! `MyPass`: the struct, and what the runtime makes of it.

use passdefs::model::{StateField, StatisticDef};
use proc_macro2::TokenStream;
use quote::quote;

use crate::doc;
use crate::emit::allow::allow;
use crate::emit::value::rust;
use crate::emit::{Scope, options};
use crate::item::Item;
use crate::names::ident;

/// `pub struct MyPass { .. }`, unless the user wrote it.
pub(crate) fn item(scope: &Scope<'_>) -> Option<Item> {
    let written = scope.cx.written.contains(&scope.pass.name);
    (!written).then(|| scope.item(structure(scope)))
}

/// `pub struct MyPass { .. }`
fn structure(scope: &Scope<'_>) -> TokenStream {
    let (name, vis, pass) = (&scope.name, &scope.visibility, scope.pass);
    let text = format!("{}\n\n{}", pass.summary, pass.description);
    let doc = doc::linked(&text, scope.cx.links);
    let derives = derives(scope).into_iter().map(ident);
    let fields = fields(scope);
    let body = match fields.is_empty() {
        true => quote!(;),
        false => quote!({ #(#fields),* }),
    };
    let outer = scope.has_outer_types() || !pass.state.is_empty();
    let lints = ["unreachable_pub"]
        .into_iter()
        .chain(outer.then_some("private_interfaces"));
    let docs = pass.statistics.iter().map(|statistic| &*statistic.doc);
    let allow = allow(lints.chain(doc::lints(docs.chain([&*text]))));
    quote! {
        #doc
        #allow
        #[derive(#(#derives),*)]
        #vis struct #name #body
    }
}

/// Derives of the struct: `Clone, Debug`.
pub(crate) fn derives(scope: &Scope<'_>) -> Vec<&'static str> {
    let mut derives = vec!["Clone"];
    if scope.pass.state.is_empty() && !scope.has_foreign_types() {
        derives.push("Debug");
    }
    if scope.options.is_empty() {
        derives.push("Default");
    }
    derives
}

/// Options, statistics, state.
fn fields(scope: &Scope<'_>) -> Vec<TokenStream> {
    let vis = &scope.visibility;
    let options = scope.options.iter().map(|option| {
        let text = format!(
            "Option [`{}`]({}::{}).",
            option.argument, scope.options_name, option.field
        );
        let (doc, name, ty) = (
            doc::comment(&text),
            ident(&option.field),
            scope.types().of_field(option),
        );
        quote!(#doc #vis #name: #ty)
    });
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
    options.chain(statistics).chain(state).collect()
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

/// `declare_pass! { pub MyPass for RunsExamplePass, .. }`
pub(crate) fn declaration(scope: &Scope<'_>) -> TokenStream {
    let (rt, vis, name, runs) = (
        scope.runtime(),
        &scope.visibility,
        &scope.name,
        &scope.runs_name,
    );
    let (new, parts) = (scope.constructor(), parts(scope));
    let items = scope.pass.items();
    let [create, create_with, register] =
        [&items.create, &items.create_with, &items.register].map(|it| ident(it));
    let functions = match scope.options.is_empty() {
        true => quote!(create #create, register #register),
        false => {
            let default = options::unsure_types(scope);
            let default = default.map(|types| quote!(default #create(#(#types),*),));
            quote!(#default create #create_with, register #register)
        }
    };
    quote!(#rt::declare_pass! { #vis #name for #runs, new #new, #parts #functions })
}

/// `options MyPassOptions { value option }, statistics { statistic }, state { state = Default::default() },`
fn parts(scope: &Scope<'_>) -> TokenStream {
    let mut parts = TokenStream::new();
    if !scope.options.is_empty() {
        let (name, entries) = (&scope.options_name, options::entries(scope));
        parts.extend(quote!(options #name { #(#entries),* },));
    }
    if !scope.pass.statistics.is_empty() {
        let fields = scope.pass.statistics.iter().map(|statistic| {
            let name = ident(&statistic.field);
            scope.at_field(&statistic.field, quote!(#name))
        });
        parts.extend(quote!(statistics { #(#fields),* },));
    }
    if !scope.pass.state.is_empty() {
        let fields = scope.pass.state.iter().map(|state| {
            let name = ident(&state.field);
            let initial = quote!(::core::default::Default::default());
            let initial = scope.at_field(&state.field, initial);
            quote!(#name = #initial)
        });
        parts.extend(quote!(state { #(#fields),* },));
    }
    parts
}
