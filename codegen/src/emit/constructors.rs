//! Emits the type of a group, with one constructor function per pass.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Group, constructor_name};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::{Context, is_ungrouped};
use crate::emit::pass_emitter::PassEmitter;
use crate::emit::{foreign, value};
use crate::item::Item;
use crate::names::ident;

/// Returns the call of `__group!` for a group, or `None` if it has no constructor:
/// `__group! { pub Example in example_group, options [pub my_pass: MyPassOptions] }`.
pub(crate) fn group_macro_call(group: &Group, cx: Context<'_>) -> Option<Item> {
    if is_ungrouped(group) {
        return None;
    }
    let passes = cx.set.passes(group).iter();
    // Of two passes with one function name the first has it.
    let mut names = BTreeSet::new();
    let uniquely_named = passes.filter_map(|pass| {
        let name = constructor_name(&pass.argument)?;
        names
            .insert(name.clone())
            .then(|| (name, PassEmitter::new(cx, pass)))
    });
    let mut entries = BTreeMap::<ConstructorList, Vec<TokenStream>>::new();
    for (kind, entry) in
        uniquely_named.filter_map(|(name, emitter)| constructor_entry(&name, &emitter))
    {
        entries.entry(kind).or_default().push(entry);
    }
    if entries.is_empty() {
        return None;
    }
    let lists = entries.iter().map(|(kind, entries)| {
        let keyword = ident(kind.macro_keyword());
        quote!(#keyword [#(#entries),*])
    });
    let (crate_path, name) = (cx.crate_path, ident(&group.name));
    let module = ident(&group.items().module);
    Some(Item::auxiliary(
        quote!(#crate_path::__group! { pub #name in #module #(, #lists)* }),
    ))
}

/// A list of `__group!`: constructors with the same kind of result and parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum ConstructorList {
    Pass,
    Options,
    /// An options struct; the constructor takes the required options as parameters.
    OptionsWithRequired,
}

impl ConstructorList {
    fn macro_keyword(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Options => "options",
            Self::OptionsWithRequired => "required",
        }
    }
}

/// Returns the entry of a pass, such as `pub my_pass: MyPassOptions`, and its list; `None` if a default is known at run time
/// only, so that no constructor can be emitted.
fn constructor_entry(
    name: &str,
    emitter: &PassEmitter<'_>,
) -> Option<(ConstructorList, TokenStream)> {
    let (name, vis, options_type) = (ident(name), &emitter.visibility, &emitter.options_name);
    if emitter.options.is_empty() {
        let pass = &emitter.name;
        return Some((ConstructorList::Pass, quote!(#vis #name: #pass)));
    }
    if emitter.has_default() {
        return Some((ConstructorList::Options, quote!(#vis #name: #options_type)));
    }
    let mut run_time_defaults = foreign::with_defaults(&emitter.options, emitter.types());
    if run_time_defaults.next().is_some() {
        return None;
    }
    let (mut required, mut defaulted) = (Vec::new(), Vec::new());
    for option in &emitter.options {
        let field = ident(&option.field);
        match value::default_value(option, emitter.types()) {
            Some(value) => defaulted.push(quote!(#field: #value)),
            None => {
                let ty = emitter.value_type(option);
                required.push(quote!(#field: (#ty)));
            }
        }
    }
    let entry = quote!(#vis #name: #options_type(#(#required),*) { #(#defaulted),* });
    Some((ConstructorList::OptionsWithRequired, entry))
}
