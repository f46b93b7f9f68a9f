//! The description of `MyPass` that the runtime reads.

use passdefs::model::{Anchor, Deprecated, OrCpp};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::allow::allow;
use crate::emit::options::Description;
use crate::emit::{PassEmitter, legality, options, order, unknown};
use crate::literal;
use crate::names::ident;

/// Returns the description, where a pass has it: as a constant of its own, which the runtime's macro reads, if there are options; in
/// `impl PlainPass for MyPass`, with nothing else to say, if there are none.
pub(crate) fn pass(emitter: &PassEmitter<'_>) -> TokenStream {
    if emitter.options.is_empty() {
        plain_pass_impl(emitter)
    } else {
        own(emitter)
    }
}

/// `impl MyPass { pub const INFO: &PassInfo = &PassInfo::new("MyPass", "my-pass")..; }`
fn own(emitter: &PassEmitter<'_>) -> TokenStream {
    let (name, crate_path, vis) = (&emitter.name, emitter.crate_path(), &emitter.visibility);
    let (info, allow) = (pass_info(emitter), allow(["unreachable_pub"]));
    quote! {
        #allow
        impl #name {
            /// The description of the pass, with its options and statistics.
            #vis const INFO: &'static #crate_path::PassInfo = &{ #info };
        }
    }
}

/// `impl PlainPass for MyPass { const INFO: &PassInfo = &PassInfo::new("MyPass", "my-pass")..; }`
fn plain_pass_impl(emitter: &PassEmitter<'_>) -> TokenStream {
    let (name, crate_path, info) = (&emitter.name, emitter.crate_path(), pass_info(emitter));
    let make = emitter.constructor().map(|new| {
        quote! {
            fn make() -> Self {
                let new: fn() -> Self = #new;
                new()
            }
        }
    });
    let statistics = emitter
        .pass
        .statistics
        .iter()
        .map(|statistic| ident(&statistic.field));
    let statistics: Vec<_> = statistics.collect();
    let statistics = (!statistics.is_empty()).then(|| {
        quote! {
            fn statistics(&self) -> ::std::vec::Vec<&#crate_path::Statistic> {
                ::std::vec::Vec::from([#(&self.#statistics),*])
            }
        }
    });
    quote! {
        #[automatically_derived]
        impl #crate_path::passes::PlainPass for #name {
            const INFO: &'static #crate_path::PassInfo = &{ #info };
            #make
            #statistics
        }
    }
}

/// `PassInfo::new("MyPass", "my-pass").summary("..")`
fn pass_info(emitter: &PassEmitter<'_>) -> TokenStream {
    let pass = emitter.pass;
    let [name, argument] = [&pass.name, &pass.argument].map(|text| literal::string(text));
    let (import, ty) = options::import(emitter, Description::Pass);
    let mut info = quote!(#import #ty::new(#name, #argument));
    for (method, text) in [
        ("group", emitter.group().name.as_str()),
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
        let dialects = literal::strings(&dialects);
        info.extend(quote!(.dialects(#dialects)));
    }
    info.extend(options::table(emitter, Description::Pass));
    info.extend(statistics(emitter));
    if pass.required {
        info.extend(quote!(.required()));
    }
    if pass.idempotent {
        info.extend(quote!(.idempotent()));
    }
    if !pass.reads.is_empty() {
        let reads = literal::strings(&pass.reads);
        info.extend(quote!(.reads(#reads)));
    }
    if !pass.ignores.is_empty() {
        let ignores = literal::strings(&pass.ignores);
        info.extend(quote!(.ignores(#ignores)));
    }
    if let Some(deprecated) = &pass.deprecated {
        let deprecation = deprecation(emitter, deprecated);
        info.extend(quote!(.deprecated(#deprecation)));
    }
    info.extend(legality::of_pass(pass, emitter.cx));
    info.extend(order::info_calls(pass, emitter.cx));
    let origin = emitter.cx.origin(pass.span);
    quote!(#info.origin(#origin))
}

/// `.ops(&["builtin.module"])`
pub(crate) fn anchor(anchor: &Anchor) -> TokenStream {
    match anchor {
        Anchor::Any => TokenStream::new(),
        Anchor::Ops(ops) => {
            let ops = literal::strings(ops);
            quote!(.ops(#ops))
        }
        Anchor::Interface(interface) => {
            let interface = literal::string(interface);
            quote!(.interface(#interface))
        }
    }
}

/// `.statistics(&[StatisticInfo::new("num-folded", "..")])`, if there are some.
fn statistics(emitter: &PassEmitter<'_>) -> TokenStream {
    let crate_path = emitter.crate_path();
    if emitter.pass.statistics.is_empty() {
        return TokenStream::new();
    }
    let rows = emitter.pass.statistics.iter().map(|statistic| {
        let [name, doc] = [statistic.name.as_str(), &statistic.doc].map(literal::string);
        let maximum = statistic.is_maximum.then(|| quote!(.as_maximum()));
        quote!(#crate_path::info::StatisticInfo::new(#name, #doc) #maximum)
    });
    quote!(.statistics(&[#(#rows),*]))
}

/// `Deprecation::new().since("0.2.0").instead("simplify").note("..")`
fn deprecation(emitter: &PassEmitter<'_>, deprecated: &Deprecated) -> TokenStream {
    let crate_path = emitter.crate_path();
    let mut deprecation = quote!(#crate_path::info::Deprecation::new());
    let note = (!deprecated.note.is_empty()).then_some(&*deprecated.note);
    let instead = deprecated.instead.as_ref();
    for (method, text) in [
        ("since", deprecated.since.as_deref()),
        (
            "instead",
            instead.map(|pass| emitter.cx.set.argument_of(pass)),
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
