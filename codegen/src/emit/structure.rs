//! `MyPass`: the struct, and what the runtime makes of it.

use passdefs::model::{StateField, StatisticDef};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::allow::{allow, style};
use crate::emit::value::rust;
use crate::emit::{PassEmitter, doc_tables, foreign, options};
use crate::item::Item;
use crate::names::ident;

/// `pub struct MyPass { .. }`, unless the user wrote it; then its `Clone` if that cannot be derived.
pub(crate) fn items(emitter: &PassEmitter<'_>) -> Option<Item> {
    if !emitter.is_written() {
        Some(emitter.item(structure(emitter)))
    } else if emitter.has_opaque_types() && !emitter.cx.user_items.has_clone(&emitter.pass.name) {
        Some(foreign::clone(emitter))
    } else {
        None
    }
}

/// `pub struct MyPass { .. }`
fn structure(emitter: &PassEmitter<'_>) -> TokenStream {
    let (name, vis, pass) = (&emitter.name, &emitter.visibility, emitter.pass);
    let description = format!("{}\n\n{}", pass.summary, pass.description);
    let description = match description.trim() {
        // An imported pass may have no summary.
        "" => format!("The pass `{}`.", pass.argument),
        _ => description,
    };
    let text = format!("{}{}", description.trim_end(), tables(emitter));
    let doc = emitter.cx.doc(&text);
    let fields = fields(emitter);
    let body = if fields.is_empty() {
        quote!(;)
    } else {
        quote!({ #(#fields),* })
    };
    let has_foreign_types = emitter.has_foreign_types() || !pass.state.is_empty();
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
pub(crate) fn tables(emitter: &PassEmitter<'_>) -> String {
    let options = doc_tables::options(emitter.cx.set, emitter.options.iter().copied());
    options + &doc_tables::statistics(&emitter.pass.statistics)
}

/// Derives of a struct that the user wrote: `Clone, Debug`; none that asks an option's type for what nobody knows that it has.
pub(crate) fn derives(emitter: &PassEmitter<'_>) -> Vec<&'static str> {
    let mut derives = Vec::new();
    if !emitter.has_opaque_types() {
        derives.push("::core::clone::Clone");
        derives.extend(
            emitter
                .pass
                .state
                .is_empty()
                .then_some("::core::fmt::Debug"),
        );
    }
    if emitter.options.is_empty() {
        derives.push("::core::default::Default");
    }
    derives
}

/// Options, statistics, state.
fn fields(emitter: &PassEmitter<'_>) -> Vec<TokenStream> {
    let vis = &emitter.visibility;
    let options = emitter.options.iter().map(|option| {
        let text = format!(
            "Option [`{}`]({}::{}).",
            option.argument, emitter.options_name, option.field
        );
        let (doc, name, ty) = (
            emitter.cx.doc(&text),
            ident(&option.field),
            emitter.field_type(option),
        );
        quote!(#doc #vis #name: #ty)
    });
    let statistics = emitter
        .pass
        .statistics
        .iter()
        .map(|statistic| statistic_field(emitter, statistic));
    let state = emitter
        .pass
        .state
        .iter()
        .map(|state| state_field(emitter, state));
    options.chain(statistics).chain(state).collect()
}

/// `pub statistic: Statistic`
fn statistic_field(emitter: &PassEmitter<'_>, statistic: &StatisticDef) -> TokenStream {
    let text = match statistic.doc.as_ref() {
        "" => &*format!("The statistic `{}`.", statistic.name),
        text => text,
    };
    let doc = emitter.cx.doc(text);
    let (name, vis, crate_path) = (
        ident(&statistic.field),
        &emitter.visibility,
        emitter.crate_path(),
    );
    quote!(#doc #vis #name: #crate_path::Statistic)
}

/// `pub state: FrozenPatterns`
fn state_field(emitter: &PassEmitter<'_>, state: &StateField) -> TokenStream {
    let (name, vis) = (ident(&state.field), &emitter.visibility);
    let ty = rust(&state.ty);
    let doc = emitter
        .cx
        .doc("State that the pass keeps between its initialization and its runs.");
    quote!(#doc #vis #name: #ty)
}

/// `declare_pass! { pub MyPass for RunsExamplePass, .. }`
pub(crate) fn pass_declaration(emitter: &PassEmitter<'_>) -> TokenStream {
    let (crate_path, vis, name, runs) = (
        emitter.crate_path(),
        &emitter.visibility,
        &emitter.name,
        &emitter.run_trait_ident,
    );
    let items = emitter.pass.items();
    let [create, create_with, register] =
        [&items.create, &items.create_with, &items.register].map(|name| ident(name));
    let copied = (!emitter.is_written()).then(|| {
        let (statistics, state) = (&emitter.pass.statistics, &emitter.pass.state);
        let statistics = statistics.iter().map(|statistic| ident(&statistic.field));
        let fields = statistics.chain(state.iter().map(|state| ident(&state.field)));
        quote!(copied { #(#fields),* },)
    });
    let parts = if emitter.options.is_empty() {
        quote!(#copied create #create)
    } else {
        let new = emitter.constructor().map(|new| quote!(new #new,));
        let parts = parts(emitter);
        let default = options::types_of_defaults(emitter);
        let default = default.map(|types| quote!(default #create(#(#types),*),));
        quote!(#new #parts #copied #default create #create_with)
    };
    quote!(#crate_path::declare_pass! { #vis #name for #runs, #parts, register #register })
}

/// `options MyPassOptions impl PartialEq { value option }, statistics { statistic }, state { state = Default::default() },`
fn parts(emitter: &PassEmitter<'_>) -> TokenStream {
    let mut parts = TokenStream::new();
    let (name, entries) = (&emitter.options_name, options::typed_entries(emitter));
    let equal = options::partial_eq_impl(emitter);
    parts.extend(quote!(options #name #equal { #(#entries),* },));
    if !emitter.pass.statistics.is_empty() {
        let fields = emitter.pass.statistics.iter().map(|statistic| {
            let name = ident(&statistic.field);
            let kind = statistic.is_maximum.then(|| quote!(as_maximum));
            emitter.at_field(&statistic.field, quote!(#name #kind))
        });
        parts.extend(quote!(statistics { #(#fields),* },));
    }
    if !emitter.pass.state.is_empty() {
        let fields = emitter.pass.state.iter().map(|state| {
            let name = ident(&state.field);
            let initial = quote!(::core::default::Default::default());
            let initial = emitter.at_field(&state.field, initial);
            quote!(#name = #initial)
        });
        parts.extend(quote!(state { #(#fields),* },));
    }
    parts
}
