//! `MyPass`: the struct, and what the runtime makes of it.

use passdefs::model::{StateField, StatisticDef};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::allow::{allow, style};
use crate::emit::value::rust;
use crate::emit::{Scope, doc_tables, foreign, options};
use crate::item::Item;
use crate::names::ident;

/// `pub struct MyPass { .. }`, unless the user wrote it; then its `Clone` if that cannot be derived.
pub(crate) fn items(scope: &Scope<'_>) -> Option<Item> {
    if !scope.is_written() {
        Some(scope.item(structure(scope)))
    } else if scope.has_opaque_types() && !scope.cx.user_items.has_clone(&scope.pass.name) {
        Some(foreign::clone(scope))
    } else {
        None
    }
}

/// `pub struct MyPass { .. }`
fn structure(scope: &Scope<'_>) -> TokenStream {
    let (name, vis, pass) = (&scope.name, &scope.visibility, scope.pass);
    let description = format!("{}\n\n{}", pass.summary, pass.description);
    let description = match description.trim() {
        // An imported pass may have no summary.
        "" => format!("The pass `{}`.", pass.argument),
        _ => description,
    };
    let text = format!("{}{}", description.trim_end(), tables(scope));
    let doc = scope.cx.doc(&text);
    let fields = fields(scope);
    let body = if fields.is_empty() {
        quote!(;)
    } else {
        quote!({ #(#fields),* })
    };
    let has_foreign_types = scope.has_foreign_types() || !pass.state.is_empty();
    let foreign = has_foreign_types.then_some("private_interfaces");
    let texts = pass.statistics.iter().map(|statistic| &*statistic.doc);
    let lints = ["unreachable_pub"].into_iter().chain(foreign);
    let allow = allow(lints.chain(style(texts.chain([&*text]))));
    quote! {
        #doc
        #allow
        #vis struct #name #body
    }
}

/// Returns the tables of the options and the statistics of the pass in Markdown, each after an empty line.
pub(crate) fn tables(scope: &Scope<'_>) -> String {
    let options = doc_tables::options(scope.cx.set, scope.options.iter().copied());
    options + &doc_tables::statistics(&scope.pass.statistics)
}

/// Derives of a struct that the user wrote: `Clone, Debug`; none that asks an option's type for what nobody knows that it has.
pub(crate) fn derives(scope: &Scope<'_>) -> Vec<&'static str> {
    let mut derives = Vec::new();
    if !scope.has_opaque_types() {
        derives.push("Clone");
        derives.extend(scope.pass.state.is_empty().then_some("Debug"));
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
            scope.cx.doc(&text),
            ident(&option.field),
            scope.field_type(option),
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
    let text = match statistic.doc.as_ref() {
        "" => &*format!("The statistic `{}`.", statistic.name),
        text => text,
    };
    let doc = scope.cx.doc(text);
    let (name, vis, crate_path) = (
        ident(&statistic.field),
        &scope.visibility,
        scope.crate_path(),
    );
    quote!(#doc #vis #name: #crate_path::Statistic)
}

/// `pub state: FrozenPatterns`
fn state_field(scope: &Scope<'_>, state: &StateField) -> TokenStream {
    let (name, vis) = (ident(&state.field), &scope.visibility);
    let ty = rust(&state.ty);
    let doc = scope
        .cx
        .doc("State that the pass keeps between its initialization and its runs.");
    quote!(#doc #vis #name: #ty)
}

/// `declare_pass! { pub MyPass for RunsExamplePass, .. }`
pub(crate) fn declaration(scope: &Scope<'_>) -> TokenStream {
    let (crate_path, vis, name, runs) = (
        scope.crate_path(),
        &scope.visibility,
        &scope.name,
        &scope.run_trait_ident,
    );
    let items = scope.pass.items();
    let [create, create_with, register] =
        [&items.create, &items.create_with, &items.register].map(|name| ident(name));
    let copied = (!scope.is_written()).then(|| {
        let (statistics, state) = (&scope.pass.statistics, &scope.pass.state);
        let statistics = statistics.iter().map(|statistic| ident(&statistic.field));
        let fields = statistics.chain(state.iter().map(|state| ident(&state.field)));
        quote!(copied { #(#fields),* },)
    });
    let parts = if scope.options.is_empty() {
        quote!(#copied create #create)
    } else {
        let new = scope.constructor().map(|new| quote!(new #new,));
        let parts = parts(scope);
        let default = options::types_of_defaults(scope);
        let default = default.map(|types| quote!(default #create(#(#types),*),));
        quote!(#new #parts #copied #default create #create_with)
    };
    quote!(#crate_path::declare_pass! { #vis #name for #runs, #parts, register #register })
}

/// `options MyPassOptions impl PartialEq { value option }, statistics { statistic }, state { state = Default::default() },`
fn parts(scope: &Scope<'_>) -> TokenStream {
    let mut parts = TokenStream::new();
    let (name, entries) = (&scope.options_name, options::typed_entries(scope));
    let equal = options::partial_eq_impl(scope);
    parts.extend(quote!(options #name #equal { #(#entries),* },));
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
