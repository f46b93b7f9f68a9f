//! Emits `MyPassOptions`: the struct, and the tables that the runtime reads.

use passdefs::model::{Arity, OptionDef, ScalarType};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::emit::allow::{allow, style};
use crate::emit::options_emitter::OptionsEmitter;
use crate::emit::{doc_tables, foreign, value};
use crate::item::Item;
use crate::literal;
use crate::names::{ident, mentions};

/// `pub struct MyPassOptions { .. }`, and the assertions about types that are declared in Rust.
pub(crate) fn items(emitter: &OptionsEmitter<'_>) -> Vec<Item> {
    let mut items = vec![emitter.item(structure(emitter))];
    items.extend(foreign::assertions(emitter));
    items
}

/// `pub struct MyPassOptions { .. }`
fn structure(emitter: &OptionsEmitter<'_>) -> TokenStream {
    let (name, vis) = (&emitter.options_name, &emitter.visibility);
    // A pass also has a struct of its own, whose doc has the table of options. A pipeline has only this one.
    let table = if emitter.is_pass() {
        String::new()
    } else {
        doc_tables::options(emitter.cx.set, emitter.options.iter().copied())
    };
    let text = format!("Options of {}.{table}", emitter.described);
    let doc = emitter.cx.doc(&text);
    let foreign = emitter.has_foreign_types().then_some("private_interfaces");
    let texts = emitter.options.iter().map(|option| &*option.doc);
    let lints = ["unreachable_pub"].into_iter().chain(foreign);
    let allow = allow(lints.chain(style(texts.chain([&*table]))));
    let fields = emitter.options.iter().map(|option| {
        let doc = emitter.cx.doc(&field_doc(option));
        let field = ident(&option.field);
        let ty = emitter.field_type(option);
        quote!(#doc #vis #field: #ty)
    });
    quote! {
        #doc
        #allow
        #vis struct #name { #(#fields),* }
    }
}

/// Returns the description of an option; its name, if it has none.
fn field_doc(option: &OptionDef) -> String {
    match option.doc.trim() {
        "" => format!("The option `{}`.", option.argument),
        doc => doc.to_owned(),
    }
}

/// The type of the emitted info that holds the table of options.
#[derive(Clone, Copy)]
pub(crate) enum Description {
    Pass,
    Pipeline,
}

impl Description {
    fn name(self) -> &'static str {
        match self {
            Self::Pass => "PassInfo",
            Self::Pipeline => "PipelineInfo",
        }
    }
}

/// Returns the import at the start of a description with options, and the type of the description:
/// `use ::pass_runtime::{PassInfo, info::OptionInfo};` and `PassInfo`. Where an option has a type of such a name, or there
/// are no options, nothing is imported, and the type is a path.
pub(crate) fn import(emitter: &OptionsEmitter<'_>, of: Description) -> (TokenStream, TokenStream) {
    let crate_path = emitter.crate_path();
    let (import, path) = match of {
        Description::Pass => (
            quote!(use #crate_path::{PassInfo, info::OptionInfo};),
            quote!(#crate_path::PassInfo),
        ),
        Description::Pipeline => (
            quote!(use #crate_path::info::{OptionInfo, PipelineInfo};),
            quote!(#crate_path::info::PipelineInfo),
        ),
    };
    if emitter.options.is_empty() || is_hidden(emitter, of) {
        (TokenStream::new(), path)
    } else {
        (import, ident(of.name()).into_token_stream())
    }
}

/// Returns whether an option has a type that an import would hide.
fn is_hidden(emitter: &OptionsEmitter<'_>, of: Description) -> bool {
    let foreign = emitter
        .options
        .iter()
        .filter(|option| option.ty.built_in().is_none());
    let mut types = foreign.map(|option| emitter.types().of_value(&option.ty));
    types.any(|ty| mentions(ty.clone(), ROW_TYPE) || mentions(ty, of.name()))
}

/// The name of the type of a row in the table of options.
const ROW_TYPE: &str = "OptionInfo";

/// `.options(&[..])`, if there are some, after the import.
pub(crate) fn table(emitter: &OptionsEmitter<'_>, of: Description) -> TokenStream {
    if emitter.options.is_empty() {
        return TokenStream::new();
    }
    let (crate_path, name) = (emitter.crate_path(), ident(ROW_TYPE));
    let row_type = if is_hidden(emitter, of) {
        quote!(#crate_path::info::#name)
    } else {
        name.into_token_stream()
    };
    let options = emitter.options.iter();
    let rows = options.map(|option| row(emitter, option, &row_type));
    quote!(.options(&[#(#rows),*]))
}

/// `OptionInfo::new("example-option", "bool").default("true")`
fn row(emitter: &OptionsEmitter<'_>, option: &OptionDef, row_type: &TokenStream) -> TokenStream {
    let crate_path = emitter.crate_path();
    let [name, ty] = [&*option.argument, emitter.cx.set.type_name(&option.ty)].map(literal::string);
    let mut row = match option.arity {
        Arity::List(_) => quote!(#row_type::list(#name, #ty)),
        _ => quote!(#row_type::new(#name, #ty)),
    };
    let mut set = |method: &str, arguments: TokenStream| {
        let method = ident(method);
        row.extend(quote!(.#method(#arguments)));
    };
    if !option.doc.is_empty() {
        set("summary", string(&option.doc));
    }
    if let Some(text) = value::default_text(option, emitter.cx.set) {
        set("default", string(&text));
    }
    if option.min.is_some() || option.max.is_some() {
        let [min, max] = [&option.min, &option.max].map(|bound| {
            let text = bound.as_ref().map(ToString::to_string);
            string(&text.unwrap_or_default())
        });
        set("range", quote!(#min, #max));
    }
    match option.arity {
        Arity::Optional => set("optional", TokenStream::new()),
        Arity::Required | Arity::Unknown { .. } => set("required", TokenStream::new()),
        Arity::Single(_) | Arity::List(_) => {}
    }
    match (foreign::field_type(emitter, option), option.ty.built_in()) {
        (Some(ty), _) => set("values", quote!(#ty.values())),
        (None, None) => {
            let ty = emitter.types().of_value(&option.ty);
            set(
                "values",
                quote!(<#ty as #crate_path::options::OptionValue>::VALUES),
            );
        }
        (None, Some(_)) => {}
    }
    row
}

fn string(text: &str) -> TokenStream {
    let text = literal::string(text);
    quote!(#text)
}

/// Emits an entry for each option, in the order of the rows: how its field gets its value, such as `value top_down`.
pub(crate) fn entries(emitter: &OptionsEmitter<'_>) -> Vec<TokenStream> {
    let options = emitter.options.iter();
    options.map(|option| entry(emitter, option, None)).collect()
}

/// Emits the entries with the argument types of their setters, such as `value top_down: bool`. An entry has no type, and so no
/// setter, if the setter would hide a method of a trait.
pub(crate) fn typed_entries(emitter: &OptionsEmitter<'_>) -> Vec<TokenStream> {
    let options = emitter.options.iter();
    let typed = options.map(|option| {
        let has_setter = !TRAIT_METHODS.contains(&&*option.field);
        entry(emitter, option, has_setter.then(|| setter(emitter, option)))
    });
    typed.collect()
}

/// Returns the parameter type of a setter: the type of the option, or one that converts to it.
fn setter(emitter: &OptionsEmitter<'_>, option: &OptionDef) -> TokenStream {
    let (crate_path, ty) = (emitter.crate_path(), emitter.value_type(option));
    let is_list = option.arity.is_list();
    let is_text = option.ty.built_in() == Some(ScalarType::String);
    let argument = quote!(#crate_path::options::OptionArgument<#ty>);
    // A type that is declared in Rust may be `String`.
    match (
        is_list,
        is_text || foreign::is_foreign(option, emitter.types()),
    ) {
        (true, true) => quote!(impl ::core::iter::IntoIterator<Item: #argument>),
        (true, false) => quote!(impl ::core::iter::IntoIterator<Item = #ty>),
        (false, true) => quote!(impl #argument),
        (false, false) => ty,
    }
}

/// Methods of traits that a setter of the same name would hide.
const TRAIT_METHODS: [&str; 6] = ["clone", "default", "eq", "fmt", "into_pass", "ne"];

fn entry(emitter: &OptionsEmitter<'_>, option: &OptionDef, ty: Option<TokenStream>) -> TokenStream {
    let witness = foreign::field_type(emitter, option).map(|ty| quote!(as (#ty)));
    let kind = ident(kind(option, witness.is_some()));
    let field = ident(&option.field);
    let entry = emitter.at_field(&option.field, quote!(#kind #field));
    let ty = ty.map(|ty| quote!(: #ty));
    let witness = witness.map(|witness| emitter.at_field(&option.field, witness));
    quote!(#entry #ty #witness)
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

/// `impl PartialEq`, if the types of all options are known to have it.
pub(crate) fn partial_eq_impl(emitter: &OptionsEmitter<'_>) -> Option<TokenStream> {
    (!emitter.has_opaque_types()).then(|| quote!(impl PartialEq))
}

/// Returns the types of declared defaults that only the compiler can check; `None` if an option has no default at all.
pub(crate) fn types_of_defaults(emitter: &OptionsEmitter<'_>) -> Option<Vec<TokenStream>> {
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
