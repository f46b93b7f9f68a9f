//! What a pass says about its neighbours, and what it shows of itself.

use passdefs::model::{Example, OrderRule, OrderTarget, Pass, Relation, Strength};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::info::strings;
use crate::item::place;
use crate::literal;
use crate::names::ident;
use crate::settings::RuntimePath;

/// `.kinds(&["cleanup"]).order(&[..]).examples(&[..])`, as far as there are some.
pub(crate) fn facts(pass: &Pass, rt: &RuntimePath) -> TokenStream {
    let mut facts = TokenStream::new();
    if !pass.kinds.is_empty() {
        let kinds = strings(&pass.kinds);
        facts.extend(quote!(.kinds(#kinds)));
    }
    if !pass.order.is_empty() {
        let rules = pass.order.iter().map(|one| rule(one, rt));
        facts.extend(quote!(.order(&[#(#rules),*])));
    }
    if !pass.examples.is_empty() {
        let examples = pass.examples.iter().map(|one| example(one, rt));
        facts.extend(quote!(.examples(&[#(#examples),*])));
    }
    facts
}

/// `OrderRule { relation: Relation::After, target: OrderTarget::Kind("bufferization"), .. }`
fn rule(rule: &OrderRule, rt: &RuntimePath) -> TokenStream {
    let relation = ident(match rule.relation {
        Relation::Before => "Before",
        Relation::After => "After",
        Relation::ImmediatelyAfter => "ImmediatelyAfter",
        Relation::ConflictsWith => "ConflictsWith",
    });
    let target = match &rule.target {
        OrderTarget::Pass(name) => {
            let name = literal::string(name);
            quote!(Pass(#name))
        }
        OrderTarget::Kind(name) => {
            let name = literal::string(name);
            quote!(Kind(#name))
        }
    };
    let strength = ident(match rule.strength {
        Strength::Strong => "Strong",
        Strength::Weak => "Weak",
    });
    let reason = literal::string(&rule.reason);
    quote! {
        #rt::OrderRule {
            relation: #rt::Relation::#relation,
            target: #rt::OrderTarget::#target,
            strength: #rt::Strength::#strength,
            reason: #reason,
        }
    }
}

/// `ExampleInfo::new("Adding zero", "..", "..").options("entry=main")`
fn example(example: &Example, rt: &RuntimePath) -> TokenStream {
    let [title, before, after] =
        [&example.title, &example.before, &example.after].map(|text| literal::string(text));
    let mut info = quote!(#rt::ExampleInfo::new(#title, #before, #after));
    if !example.options.is_empty() {
        let options = literal::string(&example.options);
        info.extend(quote!(.options(#options)));
    }
    let origin = literal::string(&place(&example.origin));
    quote!(#info.origin(#origin))
}
