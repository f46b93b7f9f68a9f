//! The contract of a pass or pipeline: its preconditions, its postconditions and the dialects that it creates.

use passdefs::model::{Clause, Condition, Pass, PipelineDef, Rule};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::Context;
use crate::literal;
use crate::names::ident;

/// `contract(Contract::new().postcondition(&[..]).creates(&[..]))`, unless a pass says nothing.
pub(crate) fn of_pass(pass: &Pass, cx: Context<'_>) -> Option<TokenStream> {
    let creates = pass.creates.as_ref().map(|creates| {
        let patterns = creates.iter().map(|text| pattern(text));
        quote!(.creates(&[#(#patterns),*]))
    });
    contract(&pass.preconditions, &pass.postconditions, creates, cx)
}

/// Returns the contract of a pipeline, as [`of_pass`] does that of a pass.
pub(crate) fn of_pipeline(pipeline: &PipelineDef, cx: Context<'_>) -> Option<TokenStream> {
    contract(&pipeline.preconditions, &pipeline.postconditions, None, cx)
}

fn contract(
    preconditions: &[Clause],
    postconditions: &[Clause],
    creates: Option<TokenStream>,
    cx: Context<'_>,
) -> Option<TokenStream> {
    let conditions = [
        ("precondition", preconditions),
        ("postcondition", postconditions),
    ];
    let stated = conditions
        .into_iter()
        .filter(|(_, clauses)| !clauses.is_empty());
    let stated = stated.map(|(method, clauses)| {
        let method = ident(method);
        let clauses = clauses.iter().map(|clause| self::clause(clause, cx));
        quote!(.#method(&[#(#clauses),*]))
    });
    let stated: Vec<TokenStream> = stated.chain(creates).collect();
    (!stated.is_empty()).then(|| quote!(contract(legality::Contract::new() #(#stated)*)))
}

/// `Clause::new(&[..]).named("no-tensors").when("keep-boundaries", Test::Is("false"))`
fn clause(clause: &Clause, cx: Context<'_>) -> TokenStream {
    let rules = cx.set.rules_of(clause).into_iter().map(rule);
    let name = clause.legality.map(|named| {
        let name = literal::string(&cx.set[named].name);
        quote!(.named(#name))
    });
    let when = clause.condition.as_ref().map(|(option, condition)| {
        let (option, test) = (
            literal::string(&cx.set[*option].argument),
            test(condition, cx),
        );
        quote!(.when(#option, #test))
    });
    quote!(legality::Clause::new(&[#(#rules),*]) #name #when)
}

/// `Rule::illegal(Pattern::operation("scf")).reason("..")`
fn rule(rule: &Rule) -> TokenStream {
    let verdict = ident(if rule.is_legal { "legal" } else { "illegal" });
    let pattern = pattern(&rule.pattern);
    let reason = (!rule.reason.is_empty()).then(|| {
        let reason = literal::string(&rule.reason);
        quote!(.reason(#reason))
    });
    quote!(legality::Rule::#verdict(#pattern) #reason)
}

/// `Pattern::operation("scf")`
fn pattern(text: &str) -> TokenStream {
    let (kind, name) = match text.strip_prefix('!') {
        Some(name) => ("of_type", name),
        None => ("operation", text),
    };
    let (kind, name) = (ident(kind), literal::string(name));
    quote!(legality::Pattern::#kind(#name))
}

/// `Test::Is("false")`
fn test(condition: &Condition, cx: Context<'_>) -> TokenStream {
    let (test, value) = match condition {
        Condition::Given => return quote!(legality::Test::Given),
        Condition::True => return quote!(legality::Test::Is("true")),
        Condition::Is(value) => ("Is", value),
        Condition::IsNot(value) => ("IsNot", value),
        Condition::AtLeast(value) => ("AtLeast", value),
        Condition::AtMost(value) => ("AtMost", value),
    };
    let (test, value) = (ident(test), literal::string(&cx.set.value_text(value)));
    quote!(legality::Test::#test(#value))
}
