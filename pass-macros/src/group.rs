//! `pass_group!`: a list of passes, and the function that registers them.

use passdefs::frontend::attr::{GroupItem, ListedPass};
use passdefs::model::GroupItems;
use passwright_build::CratePath;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::Attribute;
use syn::ext::IdentExt;

use crate::arguments;

/// `pass_group! { pub Example [MyPass, OtherPass] }`
pub(crate) fn pass_group(tokens: TokenStream) -> TokenStream {
    let expanded = syn::parse2::<GroupItem>(tokens).and_then(|group| {
        let crate_path = group.crate_path.as_ref().map(arguments::crate_path);
        Ok(expand(&group, &crate_path.transpose()?.unwrap_or_default()))
    });
    expanded.unwrap_or_else(syn::Error::into_compile_error)
}

fn expand(group: &GroupItem, crate_path: &CratePath) -> TokenStream {
    let GroupItem { attrs, vis, .. } = group;
    let name = group.name.unraw().to_string();
    let function = format_ident!("{}", GroupItems::of(&name).register);
    let is_doc = |attr: &&Attribute| attr.path().is_ident("doc");
    let separator = attrs
        .iter()
        .any(|attr| is_doc(&attr))
        .then(|| quote!(#[doc = ""]));
    let text = format!(
        " Registers the passes of the group `{name}`.\n\n # Errors\n\n If the name of a pass is taken."
    );
    let conditions = conditions(attrs);
    let bounds = group.passes.iter().enumerate().map(|(index, pass)| Bound {
        pass,
        alias: format_ident!("__{name}Pass{index}"),
    });
    let bounds: Vec<Bound<'_>> = bounds.collect();
    let aliases = bounds.iter().filter(|bound| !bound.pass.attrs.is_empty());
    let aliases = aliases.map(|bound| bound.alias(&conditions, crate_path));
    let types = bounds.iter().map(Bound::ty);
    let entries = group.passes.iter().map(|ListedPass { attrs, path, .. }| {
        quote!(#(#attrs)* #crate_path::PassRegistry::register::<#path>)
    });
    quote! {
        #(#aliases)*

        #(#attrs)*
        #separator
        #[doc = #text]
        #vis fn #function<__Ir: #crate_path::Ir>(
            registry: &mut #crate_path::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), #crate_path::registry::RegisterError>
        where
            #(#types: #crate_path::OperationPass<__Ir>,)*
        {
            #crate_path::__private::register_all(registry, &[#(#entries),*])
        }
    }
}

/// A pass in the bounds of the function. They have no conditions, so a conditional pass stands there under an alias.
struct Bound<'g> {
    pass: &'g ListedPass,
    alias: Ident,
}

impl Bound<'_> {
    fn ty(&self) -> TokenStream {
        let (path, alias) = (&self.pass.path, &self.alias);
        if self.pass.attrs.is_empty() {
            quote!(#path)
        } else {
            quote!(#alias)
        }
    }

    fn alias(&self, of_group: &[TokenStream], crate_path: &CratePath) -> TokenStream {
        let (path, alias) = (&self.pass.path, &self.alias);
        let conditions = conditions(&self.pass.attrs);
        quote! {
            #[cfg(all(#(#of_group,)* #(#conditions),*))]
            type #alias = #path;
            #[cfg(all(#(#of_group,)* not(all(#(#conditions),*))))]
            type #alias = #crate_path::__private::NoPass;
        }
    }
}

/// Returns the conditions of `#[cfg(..)]`.
fn conditions(attrs: &[Attribute]) -> Vec<TokenStream> {
    let conditions = attrs.iter().filter(|attr| attr.path().is_ident("cfg"));
    let conditions = conditions.filter_map(|attr| attr.meta.require_list().ok());
    conditions.map(|list| list.tokens.clone()).collect()
}
