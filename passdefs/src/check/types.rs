//! The type of an option: what the written name stands for.

use super::rust_text::parse_type;
use crate::draft::{Group, TypeText};
use crate::model::{OptionType, ScalarType};

/// Whether it is the name of a built-in type.
pub(crate) fn is_built_in(name: &str) -> bool {
    ScalarType::named(name).is_some()
}

/// Why a written type stands for nothing.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    /// A lone name that is neither built in nor an enum of the group.
    Unknown,
    /// Not a Rust type.
    NotRust(String),
}

/// What the written type stands for in this group.
pub(super) fn resolve(ty: &TypeText, group: &Group) -> Result<OptionType, Mistake> {
    match ty {
        TypeText::Name(name) => named(name, group),
        TypeText::InScope(name) if is_enum(name, group) => Ok(OptionType::Enum(name.clone())),
        TypeText::InScope(text) | TypeText::Rust(text) => rust_type(text),
    }
}

fn named(name: &str, group: &Group) -> Result<OptionType, Mistake> {
    if let Some(ty) = ScalarType::named(name) {
        return Ok(OptionType::BuiltIn(ty));
    }
    if is_enum(name, group) {
        return Ok(OptionType::Enum(name.to_owned()));
    }
    match name.contains("::") {
        true => rust_type(name),
        false => Err(Mistake::Unknown),
    }
}

fn is_enum(name: &str, group: &Group) -> bool {
    group
        .enums
        .iter()
        .any(|declared| declared.name.value == name)
}

fn rust_type(text: &str) -> Result<OptionType, Mistake> {
    parse_type(text)
        .map(OptionType::Path)
        .map_err(Mistake::NotRust)
}

/// The names of types that an option of this group may have.
pub(super) fn known(group: &Group) -> Vec<&str> {
    let enums = group
        .enums
        .iter()
        .map(|declared| declared.name.value.as_str());
    ScalarType::ALL
        .iter()
        .map(|ty| ty.name())
        .chain(enums)
        .chain(group.offered.enums.iter().map(String::as_str))
        .collect()
}
