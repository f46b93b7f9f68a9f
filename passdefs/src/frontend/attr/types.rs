//! Rust types of fields as types of options.

use quote::ToTokens;
use syn::{GenericArgument, PathArguments, Type};

use crate::check::print_tokens;
use crate::draft::TypeText;
use crate::model::ScalarType;

/// The number of values of a field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Count {
    One,
    /// `Option<T>`.
    Optional,
    /// `Vec<T>`.
    List,
}

/// Numeric types that options cannot have; as names, so that the check reports them.
const UNSUPPORTED: [&str; 3] = ["isize", "i128", "u128"];

/// Splits the type of a field into the type of one value and the number of values.
pub(super) fn option_type(ty: &Type) -> (TypeText, Count) {
    match (argument(ty, "Vec"), argument(ty, "Option")) {
        (Some(element), _) => (single_type(element), Count::List),
        (None, Some(element)) => (single_type(element), Count::Optional),
        (None, None) => (single_type(ty), Count::One),
    }
}

/// Returns the type to suggest if `Option` wraps anything but the type of a single value.
pub(super) fn without_misplaced_option(ty: &Type) -> Option<String> {
    let mut is_misplaced = false;
    let instead = simplified(ty, false, &mut is_misplaced);
    is_misplaced.then_some(instead)
}

fn simplified(ty: &Type, is_inner: bool, is_misplaced: &mut bool) -> String {
    if let Some(value) = argument(ty, "Option") {
        let is_single = argument(value, "Option")
            .or(argument(value, "Vec"))
            .is_none();
        if is_single && !is_inner {
            return format!("Option<{}>", simplified(value, true, is_misplaced));
        }
        *is_misplaced = true;
        simplified(value, is_inner, is_misplaced)
    } else if let Some(element) = argument(ty, "Vec") {
        format!("Vec<{}>", simplified(element, true, is_misplaced))
    } else {
        print_tokens(ty.to_token_stream())
    }
}

/// Returns the `T` of a generic type with this name.
fn argument<'t>(ty: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(path) = ty else { return None };
    let last = path
        .path
        .segments
        .last()
        .filter(|segment| segment.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match (arguments.args.first(), arguments.args.len()) {
        (Some(GenericArgument::Type(argument)), 1) => Some(argument),
        _ => None,
    }
}

fn single_type(ty: &Type) -> TypeText {
    let text = print_tokens(ty.to_token_stream());
    let last = text.rsplit("::").next().unwrap_or(&text);
    let is_std = text == last
        || text.trim_start_matches("::").starts_with("std::")
        || text.trim_start_matches("::").starts_with("core::")
        || text.contains("pass_runtime::")
        || text.contains("passwright::");
    let built_in = ScalarType::ALL.iter().find(|ty| ty.rust().name() == last);
    let unsupported = UNSUPPORTED.into_iter().find(|name| *name == last);
    let name = built_in.map(|ty| ty.name()).or(unsupported);
    match (name.filter(|_| is_std), ty) {
        (Some(name), _) => TypeText::Name(name.to_owned()),
        (None, Type::Path(path)) if path.path.get_ident().is_some() => TypeText::InScope(text),
        (None, _) => TypeText::Rust(text),
    }
}
