//! `MyPass`: one call of a macro of the runtime, which makes its struct, its options and its description.

use passdefs::model::{StateField, StatisticDef};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::Described;
use crate::emit::value::rust;
use crate::emit::{PassEmitter, doc_tables, foreign, info, options, order};
use crate::item::Item;
use crate::literal;
use crate::names::ident;

/// `declare_pass! { pub struct MyPass = "my-pass" for RunsExamplePass, register register_my_pass, .. }`
pub(crate) fn declaration(emitter: &PassEmitter<'_>) -> Item {
    let (vis, name, runs) = (&emitter.visibility, &emitter.name, &emitter.run_trait_ident);
    let argument = literal::string(&emitter.pass.argument);
    let register = ident(&emitter.pass.items().register);
    let new = emitter.constructor().map(|new| {
        if emitter.options.is_empty() {
            quote!((|_| { let new: fn() -> Self = #new; new() }))
        } else {
            quote!((#new))
        }
    });
    let documentation = Documentation::of(emitter);
    let head = if emitter.is_written() {
        quote!(#vis impl #name)
    } else {
        let doc = &documentation.comments;
        quote!(#doc #vis struct #name)
    };
    let mut rows = quote!(#head #new = #argument for #runs, register #register);
    if documentation.is_shared {
        let texts = [
            ("summary", &emitter.pass.summary),
            ("description", &emitter.pass.description),
        ];
        for (keyword, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
            let (keyword, text) = (ident(keyword), literal::string(text));
            rows.extend(quote!(, #keyword #text));
        }
    }
    let info = info::of_pass(emitter, documentation.is_shared);
    rows.extend(quote!(, info { #(#info),* }));
    rows.extend(order::lists(emitter.pass, emitter.cx));
    rows.extend(options::list(emitter).map(|list| quote!(, options #list)));
    rows.extend(fields(emitter));
    Item::call(emitter.crate_path(), "declare_pass", rows)
}

/// The documentation of the struct.
struct Documentation {
    /// The summary and the description serve as documentation as they are.
    is_shared: bool,
    /// The tables, and before them what is not shared.
    comments: TokenStream,
}

impl Documentation {
    fn of(emitter: &PassEmitter<'_>) -> Self {
        let pass = emitter.pass;
        let tables = tables(emitter);
        let description = format!("{}\n\n{}", pass.summary, pass.description);
        let description = match description.trim() {
            // An imported pass may have no summary.
            "" => format!("The pass `{}`.", pass.argument),
            _ => description.trim_end().to_owned(),
        };
        let text = format!("{description}{tables}");
        let is_shared =
            !emitter.is_written() && !pass.summary.is_empty() && emitter.cx.is_plain(&text);
        let comments = if is_shared {
            tables.trim_start().to_owned()
        } else {
            text
        };
        Self {
            is_shared,
            comments: emitter.cx.doc(&comments),
        }
    }
}

/// Returns the tables of the options and the statistics of the pass in Markdown, each after an empty line.
pub(crate) fn tables(emitter: &PassEmitter<'_>) -> String {
    let options = doc_tables::options(emitter.cx.set, emitter.options.iter().copied());
    options + &doc_tables::statistics(&emitter.pass.statistics)
}

/// Returns `impl Clone for MyPass` for a struct that the user wrote, if it cannot be derived.
pub(crate) fn user_clone(emitter: &PassEmitter<'_>) -> Option<Item> {
    let is_needed = emitter.is_written()
        && emitter.has_opaque_types()
        && !emitter.cx.user_items.has_clone(&emitter.pass.name);
    is_needed.then(|| foreign::clone(emitter))
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
    if emitter.options.is_empty() && !has_maximum(emitter) {
        derives.push("::core::default::Default");
    }
    derives
}

fn has_maximum(emitter: &PassEmitter<'_>) -> bool {
    let mut statistics = emitter.pass.statistics.iter();
    statistics.any(|statistic| statistic.is_maximum)
}

/// Returns `impl Default for MyPass` for a struct that the user wrote without options, if a derived one would make sums of maxima.
pub(crate) fn user_default(emitter: &PassEmitter<'_>) -> Option<Item> {
    let is_needed = emitter.is_written() && emitter.options.is_empty() && has_maximum(emitter);
    let name = &emitter.name;
    is_needed.then(|| {
        Item::Rust(quote! {
            #[automatically_derived]
            impl ::core::default::Default for #name {
                fn default() -> Self {
                    Self::__of_options(::core::default::Default::default())
                }
            }
        })
    })
}

/// `, statistics { .. }, state { .. }`
fn fields(emitter: &PassEmitter<'_>) -> TokenStream {
    let mut fields = TokenStream::new();
    let statistics = emitter.pass.statistics.iter();
    let statistics: Vec<_> = statistics
        .map(|statistic| self::statistic(emitter, statistic))
        .collect();
    if !statistics.is_empty() {
        fields.extend(quote!(, statistics { #(#statistics),* }));
    }
    let state = emitter.pass.state.iter();
    let state: Vec<_> = state.map(|state| self::state(emitter, state)).collect();
    if !state.is_empty() {
        fields.extend(quote!(, state { #(#state),* }));
    }
    fields
}

/// `num_folded = "num-folded" "Number of operations folded"`
fn statistic(emitter: &PassEmitter<'_>, statistic: &StatisticDef) -> TokenStream {
    let field = ident(&statistic.field);
    let field = emitter.at_field(&statistic.field, quote!(#field));
    let name = literal::string(&statistic.name);
    let default = format!("The statistic `{}`.", statistic.name);
    let text = if emitter.is_written() {
        let text = literal::string(&statistic.doc);
        Described {
            comments: TokenStream::new(),
            text: quote!(as #text),
        }
    } else {
        emitter.cx.described(&statistic.doc, &default)
    };
    let Described { comments, text } = text;
    let kind = statistic.is_maximum.then(|| quote!(as_maximum));
    quote!(#comments #field = #kind #name #text)
}

/// `patterns: FrozenPatterns = Default::default()`
fn state(emitter: &PassEmitter<'_>, state: &StateField) -> TokenStream {
    let field = ident(&state.field);
    let initial = quote!(::core::default::Default::default());
    let initial = emitter.at_field(&state.field, initial);
    if emitter.is_written() {
        return quote!(#field = #initial);
    }
    let ty = rust(&state.ty);
    let doc = emitter
        .cx
        .doc("State that the pass keeps between its initialization and its runs.");
    quote!(#doc #field: #ty = #initial)
}
