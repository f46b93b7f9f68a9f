//! Functions that make and register `MyPass`.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::doc;
use crate::emit::{Scope, allow_errors, allow_unused};
use crate::item::Item;
use crate::names::{ident, ir_parameter};

/// `create_my_pass`, `create_my_pass_with`, `register_my_pass`.
pub(crate) fn items(scope: &Scope<'_>) -> Vec<Item> {
    let create = scope.has_default().then(|| create(scope));
    let create_with = (!scope.options.is_empty()).then(|| create_with(scope));
    let functions = create
        .into_iter()
        .chain(create_with)
        .chain([register(scope)]);
    functions.map(|tokens| scope.item(tokens)).collect()
}

/// `pub fn create_my_pass<I>() -> Box<dyn DynPass<I>>`
fn create(scope: &Scope<'_>) -> TokenStream {
    let rt = scope.runtime();
    let ir = ir(scope);
    let head = head(scope, &scope.pass.items().create, &allow_unused());
    let doc = match scope.options.is_empty() {
        true => doc::comment(&format!("Makes a [`{}`].", scope.pass.name)),
        false => doc::comment(&format!(
            "Makes a [`{}`] with default options.",
            scope.pass.name
        )),
    };
    let pass = match scope.options.is_empty() {
        true => {
            let constructor = scope.constructor();
            quote!(::std::boxed::Box::new(#ir::Pass::from(#constructor())))
        }
        false => {
            let create_with = ident(&scope.pass.items().create_with);
            let options = &scope.options_name;
            quote!(#create_with(#options::default()))
        }
    };
    quote! {
        #doc
        #head() -> ::std::boxed::Box<dyn #rt::DynPass<#ir>> { #pass }
    }
}

/// `pub fn create_my_pass_with<I>(options: MyPassOptions) -> Box<dyn DynPass<I>>`
fn create_with(scope: &Scope<'_>) -> TokenStream {
    let (constructor, rt, ir) = (scope.constructor(), scope.runtime(), ir(scope));
    let head = head(scope, &scope.pass.items().create_with, &allow_unused());
    let doc = doc::comment(&format!(
        "Makes a [`{}`] with these options.",
        scope.pass.name
    ));
    let parameter = scope.parameter();
    quote! {
        #doc
        #head(#parameter) -> ::std::boxed::Box<dyn #rt::DynPass<#ir>> {
            ::std::boxed::Box::new(#ir::Pass::from(#constructor(options)))
        }
    }
}

/// `pub fn register_my_pass<I>(registry: &mut PassRegistry<I>) -> Result<(), RegisterError>`
fn register(scope: &Scope<'_>) -> TokenStream {
    let (rt, ir) = (scope.runtime(), ir(scope));
    let head = head(scope, &scope.pass.items().register, &allow_errors());
    let doc = doc::comment(&format!(
        "Registers [`{}`]; fails if the name `{}` is taken.",
        scope.pass.name, scope.pass.argument
    ));
    quote! {
        #doc
        #head(registry: &mut #rt::PassRegistry<#ir>) -> ::core::result::Result<(), #rt::RegisterError> {
            registry.register::<#ir::Pass>()
        }
    }
}

/// `pub fn create_my_pass<I: RunsExamplePass<MyPass>>`
fn head(scope: &Scope<'_>, name: &str, allow: &TokenStream) -> TokenStream {
    let (vis, runs, pass, ir) = (&scope.visibility, &scope.runs_name, &scope.name, ir(scope));
    let name = ident(name);
    quote!(#allow #vis fn #name<#ir: #runs<#pass>>)
}

/// `I`
fn ir(scope: &Scope<'_>) -> Ident {
    let (pass, constructor) = (&scope.name, scope.constructor());
    ir_parameter(&quote!(#pass #constructor))
}
