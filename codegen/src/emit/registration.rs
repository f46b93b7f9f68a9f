//! What a group has beside its passes and pipelines.

use passdefs::model::Group;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::doc;
use crate::emit::{Program, allow_errors, implemented, pipeline};
use crate::item::Item;
use crate::names::{function, ir_parameter};
use crate::settings::RuntimePath;
use crate::written::Written;

/// `register_example_passes` and what it asks of the passes; nothing for passes without a group.
pub(crate) fn items(
    group: &Group,
    program: &Program<'_>,
    rt: &RuntimePath,
    written: &Written,
) -> Vec<Item> {
    if group.name.is_empty() {
        return Vec::new();
    }
    let vis = visibility(group, written);
    let name = format_ident!("Runs{}Pass", group.name);
    let runs = implemented::runs(&name, &group.origin.file, rt, &vis);
    vec![
        Item::new(&group.origin, register(group, program, rt, &vis)),
        Item::new(&group.origin, runs),
        Item::belonging(implemented::blanket(&name, rt)),
    ]
}

/// As visible as the least visible of the passes and pipelines, for the function names all of them.
fn visibility(group: &Group, written: &Written) -> TokenStream {
    let passes = group.passes.iter().map(|pass| &pass.name);
    let pipelines = group.pipelines.iter().map(|pipeline| &pipeline.name);
    let all = passes.chain(pipelines).map(|name| written.visibility(name));
    let least = all.min_by_key(|vis| match vis.to_string().as_str() {
        "" => 0,
        "pub" => 2,
        _ => 1,
    });
    least.unwrap_or_else(|| quote!(pub))
}

/// `pub fn register_example_passes<I>(registry: &mut PassRegistry<I>) -> Result<(), RegisterError>`
fn register(
    group: &Group,
    program: &Program<'_>,
    rt: &RuntimePath,
    vis: &TokenStream,
) -> TokenStream {
    let name = function("register_", &group.name, "_passes");
    let allow = allow_errors();
    let what = match group.pipelines.is_empty() {
        true => "passes",
        false => "passes and pipelines",
    };
    let doc = doc::comment(&format!(
        "Registers the {what} of the group `{}`; fails if one of their names is taken.",
        group.name
    ));
    let passes = group.passes.iter().map(|pass| (&pass.name, ""));
    let pipelines = group
        .pipelines
        .iter()
        .map(|pipeline| (&pipeline.name, "_pipeline"));
    let calls: Vec<TokenStream> = passes.chain(pipelines).map(call).collect();
    let registry = match calls.is_empty() {
        true => quote!(_registry),
        false => quote!(registry),
    };
    let bounds = pipeline::bounds(&program.passes_of_group(group), rt);
    let ir = ir_parameter(&bounds);
    quote! {
        #doc
        #allow
        #vis fn #name<#ir>(#registry: &mut #rt::PassRegistry<#ir>) -> ::core::result::Result<(), #rt::RegisterError>
        where #ir: #bounds
        {
            #(#calls)*
            ::core::result::Result::Ok(())
        }
    }
}

/// `register_my_pass(registry)?;`
fn call((name, after): (&String, &str)) -> TokenStream {
    let register = function("register_", name, after);
    quote!(#register(registry)?;)
}
