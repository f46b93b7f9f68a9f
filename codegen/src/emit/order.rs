//! The order rules and examples of a pass, as lists of its declaration.

use passdefs::model::{Example, OrderRule, OrderTarget, Pass, Relation, Strength};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::Context;
use crate::literal;
use crate::names::ident;

/// Emits `, order { .. }, examples { .. }`, without empty lists.
pub(crate) fn lists(pass: &Pass, cx: Context<'_>) -> TokenStream {
    let mut lists = TokenStream::new();
    if !pass.order.is_empty() {
        let rules = pass.order.iter().map(|rule| self::rule(rule, cx));
        lists.extend(quote!(, order { #(#rules),* }));
    }
    if !pass.examples.is_empty() {
        let examples = pass.examples.iter().map(example);
        lists.extend(quote!(, examples { #(#examples),* }));
    }
    lists
}

/// `After Kind "bufferization" Strong "operates on buffers"`
fn rule(rule: &OrderRule, cx: Context<'_>) -> TokenStream {
    let relation = ident(match rule.relation {
        Relation::Before => "Before",
        Relation::After => "After",
        Relation::Requires => "Requires",
        Relation::FollowedBy => "FollowedBy",
        Relation::ConflictsWith => "ConflictsWith",
    });
    let target = ident(match &rule.target {
        OrderTarget::Pass(_) => "Pass",
        OrderTarget::Kind(_) => "Kind",
    });
    let name = literal::string(cx.set.target_name(&rule.target));
    let strength = ident(match rule.strength {
        Strength::Strong => "Strong",
        Strength::Weak => "Weak",
    });
    let reason = literal::string(&rule.reason);
    quote!(#relation #target #name #strength #reason)
}

/// `"Adding zero" ".." ".." options "entry=main"`
fn example(example: &Example) -> TokenStream {
    let [title, before, after] =
        [&*example.title, &example.before, &example.after].map(literal::string);
    let options = (!example.options.is_empty()).then(|| {
        let options = literal::string(&example.options);
        quote!(options #options)
    });
    quote!(#title #before #after #options)
}
