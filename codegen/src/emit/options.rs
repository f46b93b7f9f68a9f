//! `MyPassOptions`: a row for each option, of which the runtime makes the struct and its table.

use passdefs::model::{Arity, OptionDef};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::Described;
use crate::emit::options_emitter::OptionsEmitter;
use crate::emit::{foreign, value};
use crate::literal;
use crate::names::ident;

/// `MyPassOptions impl PartialEq default() { option: bool = value "example-option" "bool" "An example option" [default("true")] }`,
/// if there are options.
pub(crate) fn list(emitter: &OptionsEmitter<'_>) -> Option<TokenStream> {
    if emitter.options.is_empty() {
        return None;
    }
    let name = &emitter.options_name;
    let partial_eq = (!emitter.has_opaque_types()).then(|| quote!(impl PartialEq));
    let default = types_of_defaults(emitter).map(|types| quote!(default(#(#types),*)));
    let rows = emitter.options.iter().map(|option| row(emitter, option));
    Some(quote!(#name #partial_eq #default { #(#rows),* }))
}

/// `option: bool = value "example-option" "bool" "An example option" [default("true")]`
fn row(emitter: &OptionsEmitter<'_>, option: &OptionDef) -> TokenStream {
    let witness = foreign::field_type(emitter, option);
    let kind = ident(kind(option, witness.is_some()));
    let (field, ty) = (ident(&option.field), emitter.field_type(option));
    let field = emitter.at_field(&option.field, quote!(#field));
    let [name, type_name] =
        [&*option.argument, emitter.cx.set.type_name(&option.ty)].map(literal::string);
    let default = format!("The option `{}`.", option.argument);
    let Described { comments, text } = emitter.cx.described(&option.doc, &default);
    let is_shared = !option.doc.is_empty() && comments.is_empty();
    let mut facts = Vec::new();
    let text = is_shared.then_some(text);
    if !is_shared && !option.doc.is_empty() {
        let text = literal::string(&option.doc);
        facts.push(quote!(summary(#text)));
    }
    facts.extend(self::facts(emitter, option));
    let facts = (!facts.is_empty()).then(|| quote!([#(#facts),*]));
    let witness = witness.map(|witness| {
        let witness = quote!(as (#witness));
        emitter.at_field(&option.field, witness)
    });
    quote!(#comments #field: #ty = #kind #name #type_name #text #facts #witness)
}

/// Returns `default("true")`, `range("1", "")` and the values of an enumeration, as far as the option has them.
fn facts(emitter: &OptionsEmitter<'_>, option: &OptionDef) -> Vec<TokenStream> {
    let crate_path = emitter.crate_path();
    let mut facts = Vec::new();
    if let Some(text) = value::default_text(option, emitter.cx.set) {
        let text = literal::string(&text);
        facts.push(quote!(default(#text)));
    }
    if option.min.is_some() || option.max.is_some() {
        let [min, max] = [&option.min, &option.max].map(|bound| {
            let text = bound.as_ref().map(ToString::to_string);
            literal::string(&text.unwrap_or_default())
        });
        facts.push(quote!(range(#min, #max)));
    }
    match (foreign::field_type(emitter, option), option.ty.built_in()) {
        (Some(ty), _) => facts.push(quote!(values(#ty.values()))),
        (None, None) => {
            let ty = emitter.types().of_value(&option.ty);
            facts.push(quote!(values(<#ty as #crate_path::options::OptionValue>::VALUES)));
        }
        (None, Some(_)) => {}
    }
    facts
}

fn kind(option: &OptionDef, is_foreign: bool) -> &'static str {
    match &option.arity {
        Arity::Optional => "optional",
        Arity::Required | Arity::Unknown { .. } => "required",
        Arity::Single(Some(_)) => "value",
        // The functions of a foreign type know its default.
        Arity::Single(None) if is_foreign => "value",
        Arity::Single(None) => "or_default",
        Arity::List(_) => "list",
    }
}

/// Returns the types of declared defaults that only the compiler can check; `None` if an option has no default at all.
fn types_of_defaults(emitter: &OptionsEmitter<'_>) -> Option<Vec<TokenStream>> {
    if emitter
        .options
        .iter()
        .any(|option| foreign::must_be_given(option))
    {
        return None;
    }
    let mut types: Vec<TokenStream> = Vec::new();
    for option in foreign::with_defaults(&emitter.options, emitter.types()) {
        let ty = emitter.value_type(option);
        if !types
            .iter()
            .any(|known| known.to_string() == ty.to_string())
        {
            types.push(ty);
        }
    }
    Some(types)
}
