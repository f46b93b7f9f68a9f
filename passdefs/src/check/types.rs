//! The type of an option: what the written name stands for.

use super::rust_text::parse_type;
use crate::draft::{Group, TypeText};
use crate::model::{IntType, OptionType};

/// The built-in types by name, in the order in which documentation lists them.
pub(super) const BUILT_IN: &[(&str, OptionType)] = &[
    ("bool", OptionType::Bool),
    ("i8", OptionType::Int(IntType::I8)),
    ("i16", OptionType::Int(IntType::I16)),
    ("i32", OptionType::Int(IntType::I32)),
    ("i64", OptionType::Int(IntType::I64)),
    ("u8", OptionType::Int(IntType::U8)),
    ("u16", OptionType::Int(IntType::U16)),
    ("u32", OptionType::Int(IntType::U32)),
    ("u64", OptionType::Int(IntType::U64)),
    ("usize", OptionType::Int(IntType::Usize)),
    ("f32", OptionType::F32),
    ("f64", OptionType::F64),
    ("string", OptionType::String),
    ("char", OptionType::Char),
    ("pipeline", OptionType::Pipeline),
];

/// Whether it is the name of a built-in type.
pub(crate) fn is_built_in(name: &str) -> bool {
    BUILT_IN.iter().any(|(known, _)| *known == name)
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
    if let Some((_, ty)) = BUILT_IN.iter().find(|(known, _)| *known == name) {
        return Ok(ty.clone());
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
    BUILT_IN
        .iter()
        .map(|(name, _)| *name)
        .chain(enums)
        .chain(group.offered.enums.iter().map(String::as_str))
        .collect()
}
