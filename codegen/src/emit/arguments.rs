//! Arguments that a step of a pipeline gives to its callee.

use passdefs::model::{Argument, ArgumentValue, Arity, ExternalArgument, ExternalValue, OptionDef};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::option_scope::OptionScope;
use crate::emit::value;
use crate::literal;
use crate::names::ident;

/// `SimplifyOptions { entry: options.entry.clone(), ..SimplifyOptions::default() }`
pub(crate) fn typed(to: &OptionScope<'_>, arguments: &[Argument]) -> TokenStream {
    let name = to.options_path();
    let argument_of = |option: &OptionDef| {
        arguments
            .iter()
            .rev()
            .find(|argument| argument.option == option.id)
    };
    let has_default = to.has_default();
    let mut is_whole = true;
    let mut fields = Vec::new();
    for option in &to.options {
        let field = ident(&option.field);
        let value = match argument_of(option) {
            Some(argument) => field_value(to, option, &argument.value),
            None if has_default => {
                is_whole = false;
                continue;
            }
            // The checks refuse a step that lacks an option without a default.
            None => match value::default_value(option, to.types()) {
                Some(value) => value,
                None => continue,
            },
        };
        fields.push(quote!(#field: #value));
    }
    if is_whole {
        quote!(#name { #(#fields),* })
    } else if fields.is_empty() {
        quote!(#name::default())
    } else {
        quote!(#name { #(#fields,)* ..#name::default() })
    }
}

/// Returns the value of an argument as the field of its option holds it.
fn field_value(to: &OptionScope<'_>, option: &OptionDef, value: &ArgumentValue) -> TokenStream {
    match value {
        ArgumentValue::One(value) => wrapped(option, value::expression(option, value, to.types())),
        ArgumentValue::Many(values) => {
            let values = values.iter();
            let values = values.map(|value| value::expression(option, value, to.types()));
            quote!(::std::vec::Vec::from([#(#values),*]))
        }
        ArgumentValue::Forward(own) => forwarded(to, &to.cx.set[*own], option),
    }
}

/// Returns `options.entry.clone()` as the field of the callee's option holds it.
///
/// If the source is optional and the option is not, a condition around the step holds only if there is a value.
fn forwarded(to: &OptionScope<'_>, source: &OptionDef, option: &OptionDef) -> TokenStream {
    let field = ident(&source.field);
    let value = if value::is_copy(source) {
        quote!(options.#field)
    } else {
        quote!(options.#field.clone())
    };
    let is_optional = |option: &OptionDef| matches!(option.arity, Arity::Optional);
    if is_optional(source) && !is_optional(option) {
        let (crate_path, message) = (
            to.crate_path(),
            format!("`{}` has no value", source.argument),
        );
        let message = literal::string(&message);
        return wrapped(
            option,
            quote!(#value.ok_or_else(|| #crate_path::registry::BuildError::new(#message))?),
        );
    }
    let is_single = matches!(source.arity, Arity::Single(_) | Arity::Required);
    if is_single {
        wrapped(option, value)
    } else {
        value
    }
}

/// Returns one value as the field of the option holds it.
fn wrapped(option: &OptionDef, value: TokenStream) -> TokenStream {
    match option.arity {
        Arity::Single(_) | Arity::Required | Arity::Unknown { list: false, .. } => value,
        Arity::Optional => quote!(::core::option::Option::Some(#value)),
        Arity::List(_) | Arity::Unknown { list: true, .. } => {
            quote!(::std::vec::Vec::from([#value]))
        }
    }
}

/// `GivenOptions::new().text("max-iterations", "20").value("entry", &options.entry)`, for what only the registry knows.
pub(crate) fn external(from: &OptionScope<'_>, arguments: &[ExternalArgument]) -> TokenStream {
    let crate_path = from.crate_path();
    let mut options = quote!(#crate_path::options::GivenOptions::new());
    for argument in arguments {
        let name = literal::string(&argument.option);
        options.extend(match &argument.value {
            ExternalValue::Forward(own) => {
                let source = &from.cx.set[*own];
                let (method, field) = (ident(method(source)), ident(&source.field));
                quote!(.#method(#name, &options.#field))
            }
            ExternalValue::Text(text) => {
                let text = literal::string(text);
                quote!(.text(#name, #text))
            }
        });
    }
    options
}

/// Returns the name of the function that takes what the field of the option holds.
fn method(source: &OptionDef) -> &'static str {
    match source.arity {
        Arity::Single(_) | Arity::Required | Arity::Unknown { list: false, .. } => "value",
        Arity::Optional => "optional",
        Arity::List(_) | Arity::Unknown { list: true, .. } => "list",
    }
}
