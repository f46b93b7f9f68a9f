//! The kinds, order rules and examples of a pass, as calls on its info.

use passdefs::model::{Example, OrderRule, OrderTarget, Pass, Relation, Strength};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::Context;
use crate::literal;
use crate::names::ident;

/// Emits `.kinds(&["cleanup"]).order(&[..]).examples(&[..])`, without empty lists.
pub(crate) fn info_calls(pass: &Pass, cx: Context<'_>) -> TokenStream {
    let mut info_calls = TokenStream::new();
    if !pass.kinds.is_empty() {
        let kinds = pass
            .kinds
            .iter()
            .map(|reference| &cx.set[reference.kind].name);
        let kinds = literal::strings(kinds);
        info_calls.extend(quote!(.kinds(#kinds)));
    }
    if !pass.order.is_empty() {
        let rules = pass.order.iter().map(|rule| self::rule(rule, cx));
        info_calls.extend(quote!(.order(&[#(#rules),*])));
    }
    if !pass.examples.is_empty() {
        let examples = pass
            .examples
            .iter()
            .map(|example| self::example(example, cx));
        info_calls.extend(quote!(.examples(&[#(#examples),*])));
    }
    info_calls
}

/// `OrderRule::new(Relation::After, OrderTarget::Kind("bufferization"), Strength::Strong, "..")`
fn rule(rule: &OrderRule, cx: Context<'_>) -> TokenStream {
    let crate_path = cx.crate_path;
    let relation = ident(match rule.relation {
        Relation::Before => "Before",
        Relation::After => "After",
        Relation::Requires => "Requires",
        Relation::FollowedBy => "FollowedBy",
        Relation::ConflictsWith => "ConflictsWith",
    });
    let name = literal::string(cx.set.target_name(&rule.target));
    let target = match &rule.target {
        OrderTarget::Pass(_) => quote!(Pass(#name)),
        OrderTarget::Kind(_) => quote!(Kind(#name)),
    };
    let strength = ident(match rule.strength {
        Strength::Strong => "Strong",
        Strength::Weak => "Weak",
    });
    let reason = literal::string(&rule.reason);
    quote! {
        #crate_path::info::OrderRule::new(
            #crate_path::info::Relation::#relation,
            #crate_path::info::OrderTarget::#target,
            #crate_path::info::Strength::#strength,
            #reason,
        )
    }
}

/// `ExampleInfo::new("Adding zero", "..", "..").options("entry=main").origin(..)`
fn example(example: &Example, cx: Context<'_>) -> TokenStream {
    let crate_path = cx.crate_path;
    let [title, before, after] =
        [&*example.title, &example.before, &example.after].map(literal::string);
    let mut info = quote!(#crate_path::info::ExampleInfo::new(#title, #before, #after));
    if !example.options.is_empty() {
        let options = literal::string(&example.options);
        info.extend(quote!(.options(#options)));
    }
    let origin = cx.origin(example.span);
    quote!(#info.origin(#origin))
}
