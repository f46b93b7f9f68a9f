//! What the runtime knows of `MyPass`.

use passdefs::model::{Anchor, Deprecated, OrCpp};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::{Scope, order, unknown, value};
use crate::literal;
use crate::names::ident;

/// `impl Pass for MyPass`
pub(crate) fn pass(scope: &Scope<'_>) -> TokenStream {
    let (name, rt) = (&scope.name, scope.runtime());
    let options = scope.options_type();
    let info = pass_info(scope);
    let from_options = from_options(scope);
    let to_options = to_options(scope);
    let statistics = statistics(scope);
    quote! {
        #[automatically_derived]
        impl #rt::Pass for #name {
            type Options = #options;

            const INFO: &'static #rt::PassInfo = &{ #info };

            #from_options

            #to_options

            #statistics
        }
    }
}

/// `PassInfo::new("MyPass", "my-pass").summary("..")`
fn pass_info(scope: &Scope<'_>) -> TokenStream {
    let (rt, pass) = (scope.runtime(), scope.pass);
    let [name, argument] = [&pass.name, &pass.argument].map(|text| literal::string(text));
    let mut info = quote!(#rt::PassInfo::new(#name, #argument));
    for (method, text) in [
        ("group", scope.group().name.as_str()),
        ("summary", &pass.summary),
        ("description", &pass.description),
    ] {
        if !text.is_empty() {
            let (method, text) = (ident(method), literal::string(text));
            info.extend(quote!(.#method(#text)));
        }
    }
    match &pass.anchor {
        OrCpp::Known(anchor) => info.extend(self::anchor(anchor)),
        OrCpp::Cpp(class) => info.extend(unknown::method("ops", class)),
    }
    let unknown = pass.dialects.iter().filter_map(OrCpp::cpp);
    unknown.for_each(|class| info.extend(unknown::method("dialects", class)));
    let dialects: Vec<&String> = pass.dialects.iter().filter_map(OrCpp::known).collect();
    if !dialects.is_empty() {
        let dialects = strings(&dialects);
        info.extend(quote!(.dialects(#dialects)));
    }
    info.extend(tables(scope));
    if pass.required {
        info.extend(quote!(.required()));
    }
    if let Some(deprecated) = &pass.deprecated {
        let deprecation = deprecation(scope, deprecated);
        info.extend(quote!(.deprecated(#deprecation)));
    }
    info.extend(order::facts(pass, scope.cx));
    let origin = scope.cx.origin(pass.span);
    quote!(#info.origin(#origin))
}

/// `.ops(&["builtin.module"])`
pub(crate) fn anchor(anchor: &Anchor) -> TokenStream {
    match anchor {
        Anchor::Any => TokenStream::new(),
        Anchor::Ops(ops) => {
            let ops = strings(ops);
            quote!(.ops(#ops))
        }
        Anchor::Interface(interface) => {
            let interface = literal::string(interface);
            quote!(.interface(#interface))
        }
    }
}

/// `&["arith", "func"]`
pub(crate) fn strings<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> TokenStream {
    let texts = texts.into_iter();
    let texts = texts.map(|text| literal::string(text.as_ref()));
    quote!(&[#(#texts),*])
}

/// `.options(MyPassOptions::TABLE).statistics(Self::STATISTICS)`
fn tables(scope: &Scope<'_>) -> TokenStream {
    let (rt, options) = (scope.runtime(), &scope.options_name);
    let mut tables = TokenStream::new();
    if !scope.options.is_empty() {
        tables.extend(quote!(.options(<#options as #rt::PassOptions>::TABLE)));
    }
    if !scope.pass.statistics.is_empty() {
        tables.extend(quote!(.statistics(Self::STATISTICS)));
    }
    tables
}

/// `Deprecation::new().since("0.2.0").instead("simplify").note("..")`
fn deprecation(scope: &Scope<'_>, deprecated: &Deprecated) -> TokenStream {
    let rt = scope.runtime();
    let mut deprecation = quote!(#rt::Deprecation::new());
    let note = (!deprecated.note.is_empty()).then_some(&*deprecated.note);
    let instead = deprecated.instead.as_ref();
    for (method, text) in [
        ("since", deprecated.since.as_deref()),
        (
            "instead",
            instead.map(|pass| scope.cx.set.argument_of(pass)),
        ),
        ("note", note),
    ] {
        if let Some(text) = text {
            let (method, text) = (ident(method), literal::string(text));
            deprecation.extend(quote!(.#method(#text)));
        }
    }
    deprecation
}

/// `fn from_options(options: Self::Options) -> Self { MyPass::new(options) }`
fn from_options(scope: &Scope<'_>) -> TokenStream {
    let function = scope.constructor();
    match scope.options.is_empty() {
        true => quote!(fn from_options(_options: Self::Options) -> Self { #function() }),
        false => quote!(fn from_options(options: Self::Options) -> Self { #function(options) }),
    }
}

/// `fn to_options(&self) -> Self::Options { .. }`
fn to_options(scope: &Scope<'_>) -> TokenStream {
    let options = scope.options_type();
    let fields = scope.options.iter().map(|option| {
        let field = ident(&option.field);
        let value = match value::is_copy(option) {
            true => quote!(self.#field),
            false => quote!(self.#field.clone()),
        };
        let value = scope.at_field(&option.field, value);
        quote!(#field: #value)
    });
    let value = match scope.options.is_empty() {
        true => options,
        false => quote!(#options { #(#fields),* }),
    };
    // Of types that are declared elsewhere it is not known whether they are copied by use.
    let allow = scope
        .has_outer_types()
        .then(|| quote!(#[allow(clippy::clone_on_copy, reason = "generated")]));
    quote!(#allow fn to_options(&self) -> Self::Options { #value })
}

/// `fn statistics(&self) -> Vec<&Statistic> { .. }`, where there are some.
fn statistics(scope: &Scope<'_>) -> TokenStream {
    if scope.pass.statistics.is_empty() {
        return TokenStream::new();
    }
    let rt = scope.runtime();
    let fields = scope
        .pass
        .statistics
        .iter()
        .map(|statistic| ident(&statistic.field));
    quote! {
        fn statistics(&self) -> ::std::vec::Vec<&#rt::Statistic> {
            ::std::vec::Vec::from([#(&self.#fields),*])
        }
    }
}
