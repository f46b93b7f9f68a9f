//! The options that a step of a pipeline passes to its callee.

use passdefs::model::{Argument, ArgumentValue, Arity, ExternalArgument, ExternalValue, OptionDef};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::options_emitter::OptionsEmitter;
use crate::emit::value;
use crate::literal;
use crate::names::ident;

/// Emits the options struct of the callee, such as
/// `SimplifyOptions { entry: options.entry.clone(), ..SimplifyOptions::default() }`
pub(crate) fn typed_options(callee: &OptionsEmitter<'_>, arguments: &[Argument]) -> TokenStream {
    let name = callee.options_path();
    let argument_of = |option: &OptionDef| {
        arguments
            .iter()
            .find(|argument| argument.option == option.id)
    };
    let has_default = callee.has_default();
    let mut sets_all_fields = true;
    let mut fields = Vec::new();
    for option in &callee.options {
        let field = ident(&option.field);
        let value = match argument_of(option) {
            Some(argument) => field_value(callee, option, &argument.value),
            None if has_default => {
                sets_all_fields = false;
                continue;
            }
            None => match value::default_value(option, callee.types()) {
                Some(value) => value,
                // Unreachable: checks require a value for each required option.
                None => continue,
            },
        };
        fields.push(quote!(#field: #value));
    }
    if sets_all_fields {
        quote!(#name { #(#fields),* })
    } else if fields.is_empty() {
        quote!(#name::default())
    } else {
        quote!(#name { #(#fields,)* ..#name::default() })
    }
}

/// Emits the argument as an expression of the field's type.
fn field_value(
    callee: &OptionsEmitter<'_>,
    option: &OptionDef,
    value: &ArgumentValue,
) -> TokenStream {
    match value {
        ArgumentValue::One(value) => {
            wrap_for_arity(option, value::expression(option, value, callee.types()))
        }
        ArgumentValue::Many(values) => {
            let values = values.iter();
            let values = values.map(|value| value::expression(option, value, callee.types()));
            quote!(::std::vec::Vec::from([#(#values),*]))
        }
        ArgumentValue::Forward(id) => forwarded(callee, &callee.cx.set[*id], option),
    }
}

/// Emits the forwarded option of the pipeline, converted to the type of the callee's field.
///
/// If the pipeline's option is optional and the callee's is not, a condition around the step ensures a value: the emitted
/// error does not occur.
fn forwarded(
    callee: &OptionsEmitter<'_>,
    pipeline_option: &OptionDef,
    callee_option: &OptionDef,
) -> TokenStream {
    let field = ident(&pipeline_option.field);
    let value = if value::is_copy(pipeline_option) {
        quote!(options.#field)
    } else {
        quote!(options.#field.clone())
    };
    let is_optional = |option: &OptionDef| matches!(option.arity, Arity::Optional);
    if is_optional(pipeline_option) && !is_optional(callee_option) {
        let (crate_path, message) = (
            callee.crate_path(),
            format!("`{}` has no value", pipeline_option.argument),
        );
        let message = literal::string(&message);
        return wrap_for_arity(
            callee_option,
            quote!(#value.ok_or_else(|| #crate_path::registry::BuildError::new(#message))?),
        );
    }
    if is_scalar(pipeline_option) {
        wrap_for_arity(callee_option, value)
    } else {
        value
    }
}

/// Returns whether the field of the option holds a single value that is always there.
fn is_scalar(option: &OptionDef) -> bool {
    matches!(
        option.arity,
        Arity::Single(_) | Arity::Required | Arity::Unknown { list: false, .. }
    )
}

/// Wraps a single value in `Some` or `Vec` if the field of the option has that type.
fn wrap_for_arity(option: &OptionDef, value: TokenStream) -> TokenStream {
    match option.arity {
        Arity::Single(_) | Arity::Required | Arity::Unknown { list: false, .. } => value,
        Arity::Optional => quote!(::core::option::Option::Some(#value)),
        Arity::List(_) | Arity::Unknown { list: true, .. } => {
            quote!(::std::vec::Vec::from([#value]))
        }
    }
}

/// Emits the options of a pass that is resolved by name when it is registered, such as
/// `UntypedOptions::new().text("max-iterations", "20").value("entry", &options.entry)`.
pub(crate) fn untyped_options(
    pipeline: &OptionsEmitter<'_>,
    arguments: &[ExternalArgument],
) -> TokenStream {
    let crate_path = pipeline.crate_path();
    let mut options = quote!(#crate_path::options::UntypedOptions::new());
    for argument in arguments {
        let name = literal::string(&argument.option);
        options.extend(match &argument.value {
            ExternalValue::Forward(id) => {
                let pipeline_option = &pipeline.cx.set[*id];
                let (setter, field) = (
                    ident(setter_name(pipeline_option)),
                    ident(&pipeline_option.field),
                );
                quote!(.#setter(#name, &options.#field))
            }
            ExternalValue::Text(text) => {
                let text = literal::string(text);
                quote!(.text(#name, #text))
            }
        });
    }
    options
}

/// Returns the function of `UntypedOptions` for the option's arity.
fn setter_name(option: &OptionDef) -> &'static str {
    match option.arity {
        Arity::Single(_) | Arity::Required | Arity::Unknown { list: false, .. } => "value",
        Arity::Optional => "optional",
        Arity::List(_) | Arity::Unknown { list: true, .. } => "list",
    }
}
