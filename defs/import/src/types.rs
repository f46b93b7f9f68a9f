//! C++ types of options that have a counterpart for sure.

use super::cpp::normalize_cpp;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bits {
    pub(super) signed: bool,
    pub(super) width: u32,
}

impl Bits {
    /// Returns the integer type with this name in definitions.
    pub(super) fn of(name: &str) -> Option<Self> {
        let width = match name {
            "usize" => Some(64),
            name => name
                .strip_prefix(['i', 'u'])
                .and_then(|width| width.parse().ok()),
        };
        let width = width.filter(|width| matches!(width, 8 | 16 | 32 | 64))?;
        Some(Bits {
            signed: name.starts_with('i'),
            width,
        })
    }

    pub(super) fn least(self) -> i128 {
        if self.signed {
            -(1 << (self.width - 1))
        } else {
            0
        }
    }

    pub(super) fn largest(self) -> i128 {
        (1 << (self.width - u32::from(self.signed))) - 1
    }

    pub(super) fn holds(self, value: i128) -> bool {
        (self.least()..=self.largest()).contains(&value)
    }

    /// Wraps a number around in this type.
    pub(super) fn wrapped(self, value: i128) -> i128 {
        let unsigned = value.rem_euclid(1 << self.width);
        if unsigned > self.largest() {
            unsigned - (1 << self.width)
        } else {
            unsigned
        }
    }
}

/// Returns a C++ type without qualifiers, elaborating keywords, a reference and a leading `::`.
pub(super) fn without_qualifiers(text: &str) -> String {
    let text = normalize_cpp(text);
    let mut rest = text.as_str();
    for word in ["const ", "enum ", "class ", "struct "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    let rest = rest.strip_suffix('&').unwrap_or(rest);
    let rest = rest.strip_suffix(" const").unwrap_or(rest);
    rest.trim_start_matches("::").to_owned()
}

/// Returns the `T` of `std::optional<T>`.
pub(super) fn optional(plain: &str) -> Option<&str> {
    let inner = plain
        .trim_start_matches("std::")
        .trim_start_matches("llvm::");
    let inner = inner
        .strip_prefix("optional<")
        .or_else(|| inner.strip_prefix("Optional<"));
    inner?.strip_suffix('>')
}

/// Returns the type of definitions with the same values as a C++ type.
pub(super) fn built_in(cpp: &str) -> Option<&'static str> {
    let plain = without_qualifiers(cpp);
    let name = match plain.as_str() {
        "char*" | "char const*" | "std::string" | "string" | "llvm::StringRef" | "StringRef"
        | "mlir::StringRef" | "std::string_view" => "string",
        "mlir::OpPassManager" | "OpPassManager" => "pipeline",
        other => other.strip_prefix("std::").unwrap_or(other),
    };
    Some(match name {
        "string" => "string",
        "pipeline" => "pipeline",
        "bool" => "bool",
        "char" => "char",
        "float" => "f32",
        "double" => "f64",
        "int8_t" | "signed char" => "i8",
        "uint8_t" | "unsigned char" => "u8",
        "int16_t" | "short" => "i16",
        "uint16_t" | "unsigned short" => "u16",
        "int" | "int32_t" | "signed" | "signed int" => "i32",
        "unsigned" | "unsigned int" | "uint" | "uint32_t" => "u32",
        "int64_t" | "long long" | "long long int" => "i64",
        "uint64_t" | "unsigned long long" | "unsigned long long int" => "u64",
        "size_t" => "usize",
        _ => return None,
    })
}
