//! The description of a pass that the runtime reads, as calls on its `PassInfo`.

use passdefs::model::{Anchor, Deprecated, OrCpp};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::{PassEmitter, legality, unknown};
use crate::literal;
use crate::names::ident;

/// Returns `group("Example")`, `ops(&["builtin.module"])` and so on, without the summary and the description if they are stated
/// elsewhere.
pub(crate) fn of_pass(emitter: &PassEmitter<'_>, is_described: bool) -> Vec<TokenStream> {
    let pass = emitter.pass;
    let mut info = texts([("group", emitter.group().name.as_str())]);
    if !is_described {
        info.extend(texts([
            ("summary", &*pass.summary),
            ("description", &*pass.description),
        ]));
    }
    match &pass.anchor {
        OrCpp::Known(anchor) => info.extend(self::anchor(anchor)),
        OrCpp::Cpp(class) => info.push(unknown::call("ops", class)),
    }
    let unknown = pass.dialects.iter().filter_map(OrCpp::cpp);
    info.extend(unknown.map(|class| unknown::call("dialects", class)));
    let dialects: Vec<&String> = pass.dialects.iter().filter_map(OrCpp::known).collect();
    if !dialects.is_empty() {
        let dialects = literal::strings(&dialects);
        info.push(quote!(dialects(#dialects)));
    }
    if pass.required {
        info.push(quote!(required()));
    }
    if pass.idempotent {
        info.push(quote!(idempotent()));
    }
    if !pass.reads.is_empty() {
        let reads = literal::strings(&pass.reads);
        info.push(quote!(reads(#reads)));
    }
    if !pass.ignores.is_empty() {
        let ignores = literal::strings(&pass.ignores);
        info.push(quote!(ignores(#ignores)));
    }
    if let Some(deprecated) = &pass.deprecated {
        let deprecation = deprecation(emitter, deprecated);
        info.push(quote!(deprecated(#deprecation)));
    }
    info.extend(legality::of_pass(pass, emitter.cx));
    if !pass.kinds.is_empty() {
        let kinds = pass.kinds.iter();
        let kinds = literal::strings(kinds.map(|reference| &emitter.cx.set[reference.kind].name));
        info.push(quote!(kinds(#kinds)));
    }
    let origin = emitter.cx.origin(pass.span);
    info.push(quote!(origin(#origin)));
    info
}

/// Returns a call for each text that is not empty.
pub(crate) fn texts<'t>(texts: impl IntoIterator<Item = (&'t str, &'t str)>) -> Vec<TokenStream> {
    let texts = texts.into_iter().filter(|(_, text)| !text.is_empty());
    let call = |(method, text)| {
        let (method, text) = (ident(method), literal::string(text));
        quote!(#method(#text))
    };
    texts.map(call).collect()
}

/// `ops(&["builtin.module"])`
pub(crate) fn anchor(anchor: &Anchor) -> Option<TokenStream> {
    match anchor {
        Anchor::Any => None,
        Anchor::Ops(ops) => {
            let ops = literal::strings(ops);
            Some(quote!(ops(#ops)))
        }
        Anchor::Interface(interface) => {
            let interface = literal::string(interface);
            Some(quote!(interface(#interface)))
        }
    }
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
