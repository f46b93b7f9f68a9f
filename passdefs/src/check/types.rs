//! The types that an option may have.

use super::rust_text::parse_type;
use super::scope::GroupScope;
use crate::draft::TypeText;
use crate::model::{EnumId, OptionType, ScalarType};

#[derive(Debug, PartialEq, Eq)]
pub(super) enum TypeError {
    /// A name without `::` that is neither built in nor an enum of the group.
    Unknown,
    NotRust(String),
}

pub(super) fn resolve(
    ty: &TypeText,
    find_enum: impl Fn(&str) -> Option<EnumId>,
) -> Result<OptionType, TypeError> {
    let (text, is_plain_name) = match ty {
        TypeText::Name(name) => match ScalarType::named(name) {
            Some(built_in) => return Ok(OptionType::BuiltIn(built_in)),
            None => (name, !name.contains("::") || is_cpp(name)),
        },
        TypeText::InScope(name) => (name, false),
        TypeText::Rust(text) => return rust_type(text),
    };
    match find_enum(text) {
        Some(id) => Ok(OptionType::Enum(id)),
        None if is_plain_name => Err(TypeError::Unknown),
        None => rust_type(text),
    }
}

fn rust_type(text: &str) -> Result<OptionType, TypeError> {
    parse_type(text)
        .map(OptionType::Path)
        .map_err(TypeError::NotRust)
}

fn is_cpp(name: &str) -> bool {
    is_vector(name) || name.contains("::") && type_of_other_language(name).is_some()
}

/// Returns `true` for a list in Rust or C++.
pub(super) fn is_vector(name: &str) -> bool {
    ["Vec<", "std::vector<", "SmallVector<", "llvm::SmallVector<"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// Returns the type that other languages call by this name.
pub(super) fn type_of_other_language(name: &str) -> Option<&'static str> {
    let name = name.trim_start_matches("std::");
    Some(match name.trim_end_matches("_t") {
        "boolean" | "Boolean" | "bolean" => "bool",
        "double" | "float64" => "f64",
        "float" | "float32" => "f32",
        "int" | "int32" => "i32",
        "int8" => "i8",
        "int16" | "short" => "i16",
        "int64" | "integer" | "long" => "i64",
        "size" | "uintptr" => "usize",
        "str" | "&str" | "String" | "text" | "string" | "StringRef" | "llvm::StringRef" => "string",
        "path" | "Path" | "PathBuf" | "path::PathBuf" | "filesystem::path" => "string",
        "uint8" => "u8",
        "uint16" => "u16",
        "uint" | "uint32" | "unsigned" => "u32",
        "uint64" => "u64",
        _ => return None,
    })
}

/// Returns the names of the types that an option of a group can have.
pub(super) fn type_names<'d>(scope: &GroupScope<'d>) -> Vec<&'d str> {
    let built_in = ScalarType::ALL.iter().map(|ty| ty.name());
    built_in.chain(scope.enum_names()).collect()
}
