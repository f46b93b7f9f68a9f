//! When steps of a pipeline run: what must hold of an option.

use passdefs::model::{Arity, Condition, OptionDef, Scalar, Value};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::options_emitter::OptionsEmitter;
use crate::emit::value;
use crate::literal;
use crate::names::ident;

/// `options.opt_level >= 2`
pub(crate) fn condition(
    emitter: &OptionsEmitter<'_>,
    option: &OptionDef,
    condition: &Condition,
) -> TokenStream {
    let field = ident(&option.field);
    let has = |operator: TokenStream, value: &Value| compared(emitter, option, &operator, value);
    match condition {
        Condition::True => quote!(options.#field),
        Condition::Given => match option.arity {
            Arity::List(_) => quote!(!options.#field.is_empty()),
            _ => quote!(options.#field.is_some()),
        },
        Condition::Is(value) => has(quote!(==), value),
        // An option without a value differs from every value.
        Condition::IsNot(value) if matches!(option.arity, Arity::Optional) => {
            let is = has(quote!(==), value);
            quote!(!#is)
        }
        Condition::IsNot(value) => has(quote!(!=), value),
        Condition::AtLeast(value) => has(quote!(>=), value),
        Condition::AtMost(value) => has(quote!(<=), value),
    }
}

/// `options.opt_level >= 2`, or `options.opt_level.as_ref().is_some_and(|value| *value >= 2)` where there may be none.
fn compared(
    emitter: &OptionsEmitter<'_>,
    option: &OptionDef,
    operator: &TokenStream,
    value: &Value,
) -> TokenStream {
    let (field, value) = (ident(&option.field), operand(emitter, option, value));
    match option.arity {
        Arity::Optional => {
            quote!(options.#field.as_ref().is_some_and(|value| *value #operator #value))
        }
        _ => quote!(options.#field #operator #value),
    }
}

/// `2`, `"main"`, `RegionSimplify::Normal`
fn operand(emitter: &OptionsEmitter<'_>, option: &OptionDef, value: &Value) -> TokenStream {
    match value {
        Value::Scalar(Scalar::Text(text)) => {
            let text = literal::string(text);
            quote!(#text)
        }
        value => value::expression(option, value, emitter.types()),
    }
}
