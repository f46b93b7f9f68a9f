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
    let given = |option: &OptionDef| {
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
        let value = match given(option) {
            Some(argument) => field_value(to, option, &argument.value),
            None if has_default => {
                is_whole = false;
                continue;
            }
            // A check has seen to it that an option without a default is given.
            None => match value::default_value(option, to.types()) {
                Some(value) => value,
                None => continue,
            },
        };
        fields.push(quote!(#field: #value));
    }
    match is_whole {
        true => quote!(#name { #(#fields),* }),
        false if fields.is_empty() => quote!(#name::default()),
        false => quote!(#name { #(#fields,)* ..#name::default() }),
    }
}

/// The value that an option is given, as its field holds it.
fn field_value(to: &OptionScope<'_>, option: &OptionDef, given: &ArgumentValue) -> TokenStream {
    match given {
        ArgumentValue::One(value) => wrapped(option, value::expression(option, value, to.types())),
        ArgumentValue::Many(values) => {
            let values = values.iter();
            let values = values.map(|value| value::expression(option, value, to.types()));
            quote!(::std::vec::Vec::from([#(#values),*]))
        }
        ArgumentValue::Forward(own) => forwarded(to, &to.cx.set[*own], option),
    }
}

/// `options.entry.clone()`, as the other option holds it.
///
/// Where the one may lack a value and the other not, a condition around it holds only if there is one.
fn forwarded(to: &OptionScope<'_>, source: &OptionDef, option: &OptionDef) -> TokenStream {
    let field = ident(&source.field);
    let value = if value::is_copy(source) {
        quote!(options.#field)
    } else {
        quote!(options.#field.clone())
    };
    let is_optional = |option: &OptionDef| matches!(option.arity, Arity::Optional);
    if is_optional(source) && !is_optional(option) {
        let (rt, message) = (
            to.crate_path(),
            format!("`{}` has no value", source.argument),
        );
        let message = literal::string(&message);
        return wrapped(
            option,
            quote!(#value.ok_or_else(|| #rt::registry::BuildError::new(#message))?),
        );
    }
    let is_single = matches!(source.arity, Arity::Single(_) | Arity::Required);
    if is_single {
        wrapped(option, value)
    } else {
        value
    }
}

/// One value, as the field of the option holds it.
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
    let rt = from.crate_path();
    let mut given = quote!(#rt::options::GivenOptions::new());
    for argument in arguments {
        let name = literal::string(&argument.option);
        given.extend(match &argument.value {
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
    given
}

/// The function that gives what the field of the option holds.
fn method(source: &OptionDef) -> &'static str {
    match source.arity {
        Arity::Single(_) | Arity::Required | Arity::Unknown { list: false, .. } => "value",
        Arity::Optional => "optional",
        Arity::List(_) | Arity::Unknown { list: true, .. } => "list",
    }
}
