//! Defaults of options that only the compiler can look at, for their types are declared elsewhere.

use passdefs::model::{Arity, OptionDef, OptionType, Value};

use crate::emit::value::Types;

/// `true` if a value must be given.
pub(crate) fn must_be_given(option: &OptionDef) -> bool {
    matches!(option.arity, Arity::Required | Arity::Unknown { .. })
}

/// The options with a declared default whose type is declared elsewhere.
pub(crate) fn options<'o, 'a>(
    options: &'o [&'a OptionDef],
    types: Types<'o>,
) -> impl Iterator<Item = &'a OptionDef> + 'o {
    let is_unsure = move |option: &&OptionDef| {
        let elsewhere = match option.ty {
            OptionType::Path(_) => true,
            _ => types.outer_enum(&option.ty).is_some(),
        };
        elsewhere && !declared(option).is_empty()
    };
    options.iter().copied().filter(is_unsure)
}

/// The values that the definition states as default.
pub(crate) fn declared(option: &OptionDef) -> &[Value] {
    match &option.arity {
        Arity::Single(Some(value)) => std::slice::from_ref(value),
        Arity::List(Some(values)) => values,
        Arity::Single(None)
        | Arity::List(None)
        | Arity::Optional
        | Arity::Required
        | Arity::Unknown { .. } => &[],
    }
}
