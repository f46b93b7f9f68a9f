//! Rust types of fields as types of options.

use quote::ToTokens;
use syn::{GenericArgument, PathArguments, Type};

use crate::check::print_tokens;
use crate::draft::TypeText;

/// How many values a field holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Count {
    One,
    /// `Option<T>`.
    Optional,
    /// `Vec<T>`.
    List,
}

/// Built-in types that Rust spells differently, or that one would take for types in scope.
const BUILT_IN: &[(&str, &str)] = &[
    ("bool", "bool"),
    ("i8", "i8"),
    ("i16", "i16"),
    ("i32", "i32"),
    ("i64", "i64"),
    ("u8", "u8"),
    ("u16", "u16"),
    ("u32", "u32"),
    ("u64", "u64"),
    ("usize", "usize"),
    ("f32", "f32"),
    ("f64", "f64"),
    ("char", "char"),
    ("String", "string"),
    ("PipelineText", "pipeline"),
    // Numbers that no option can have: named, so that the check says so.
    ("isize", "isize"),
    ("i128", "i128"),
    ("u128", "u128"),
];

/// The Rust type of a built-in type; any other is its own.
pub(crate) fn rust_type(name: &str) -> &str {
    let found = BUILT_IN.iter().find(|(_, known)| *known == name);
    found.map_or(name, |(rust, _)| rust)
}

/// The type of one value, and how many there are.
pub(super) fn option_type(ty: &Type) -> (TypeText, Count) {
    match (argument(ty, "Vec"), argument(ty, "Option")) {
        (Some(element), _) => (one(element), Count::List),
        (None, Some(element)) => (one(element), Count::Optional),
        (None, None) => (one(ty), Count::One),
    }
}

/// The `T` of a generic type with this name.
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

fn one(ty: &Type) -> TypeText {
    let text = print_tokens(ty.to_token_stream());
    let last = text.rsplit("::").next().unwrap_or(&text);
    let is_std = text == last
        || text.trim_start_matches("::").starts_with("std::")
        || text.contains("pass_runtime::");
    let built_in = BUILT_IN
        .iter()
        .find(|(rust, _)| *rust == last)
        .filter(|_| is_std);
    match (built_in, ty) {
        (Some((_, name)), _) => TypeText::Name((*name).to_owned()),
        (None, Type::Path(path)) if path.path.get_ident().is_some() => TypeText::InScope(text),
        (None, _) => TypeText::Rust(text),
    }
}
