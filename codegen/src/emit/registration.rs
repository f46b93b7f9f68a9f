//! What a group has beside its passes.

use passdefs::model::{Group, Pass};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::doc;
use crate::emit::{allow_errors, implemented};
use crate::item::Item;
use crate::names::{function, ident};
use crate::settings::RuntimePath;
use crate::written::Written;

/// `register_example_passes` and what it asks of the passes; nothing for passes without a group.
pub(crate) fn items(group: &Group, rt: &RuntimePath, written: &Written) -> Vec<Item> {
    if group.name.is_empty() {
        return Vec::new();
    }
    let vis = visibility(group, written);
    let name = format_ident!("Runs{}Pass", group.name);
    let runs = implemented::runs(&name, &group.origin.file, rt, &vis);
    vec![
        Item::new(&group.origin, register(group, rt, &vis)),
        Item::new(&group.origin, runs),
        Item::belonging(implemented::blanket(&name, rt)),
    ]
}

/// As visible as the least visible of the passes, for the function names all of them.
fn visibility(group: &Group, written: &Written) -> TokenStream {
    let all = group
        .passes
        .iter()
        .map(|pass| written.visibility(&pass.name));
    let least = all.min_by_key(|vis| match vis.to_string().as_str() {
        "" => 0,
        "pub" => 2,
        _ => 1,
    });
    least.unwrap_or_else(|| quote!(pub))
}

/// `pub fn register_example_passes<I>(registry: &mut PassRegistry<I>) -> Result<(), RegisterError>`
fn register(group: &Group, rt: &RuntimePath, vis: &TokenStream) -> TokenStream {
    let name = function("register_", &group.name, "_passes");
    let allow = allow_errors();
    let doc = doc::comment(&format!(
        "Registers the passes of the group `{}`; fails if one of their names is taken.",
        group.name
    ));
    let calls = group.passes.iter().map(call);
    let (registry, bounds) = match group.passes.is_empty() {
        true => (quote!(_registry), quote!(#rt::Ir)),
        false => (quote!(registry), bounds(group)),
    };
    quote! {
        #doc
        #allow
        #vis fn #name<I>(#registry: &mut #rt::PassRegistry<I>) -> ::core::result::Result<(), #rt::RegisterError>
        where I: #bounds
        {
            #(#calls)*
            ::core::result::Result::Ok(())
        }
    }
}

/// `register_my_pass(registry)?;`
fn call(pass: &Pass) -> TokenStream {
    let register = function("register_", &pass.name, "");
    quote!(#register(registry)?;)
}

/// `RunsExamplePass<MyPass> + RunsExamplePass<Other>`
fn bounds(group: &Group) -> TokenStream {
    let runs = format_ident!("Runs{}Pass", group.name);
    let passes = group.passes.iter().map(|pass| ident(&pass.name));
    quote!(#(#runs<#passes>)+*)
}
