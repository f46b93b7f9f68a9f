//! Defaults of properties, which the definitions have as C++, as attributes.

use super::dump::Record;

/// Defaults whose text the definitions do not contain: attribute, C++ and text.
const SPECIAL: &[(&str, &str, &str)] = &[
    ("LLVM_DIExpressionAttr", "{}", "#llvm.di_expression<>"),
    ("LLVM_FastmathFlagsAttr", "{}", "#llvm.fastmath<none>"),
    ("PoisonAttrInterface", "{}", "#ub.poison"),
    ("CConv", "CConv::C", "#llvm.cconv<ccc>"),
    ("Linkage", "Linkage::External", "#llvm.linkage<external>"),
    (
        "TailCallKind",
        "TailCallKind::None",
        "#llvm.tailcallkind<none>",
    ),
    (
        "StrAttr",
        "::mlir::bufferization::MaterializeInDestinationOp::getOperationName()",
        "\"bufferization.materialize_in_destination\"",
    ),
];

/// Returns the text of a default, if it is printed.
pub(super) fn of(value: Record<'_>) -> Result<Option<String>, String> {
    let Some(default) = value.optional_text("defaultValue") else {
        return Ok(None);
    };
    if value.is("Property") {
        return Ok(native(value, default));
    }
    let base = base(value);
    if is_optional(value) || base.name() == "UnitAttr" {
        return Ok(None);
    }
    let text = special(base, default)
        .or_else(|| constant(base, default))
        .or_else(|| case(base, default));
    let unknown = || format!("no rule says what `{default}` is as {}", base.name());
    text.map(Some).ok_or_else(unknown)
}

/// Returns whether a property with its default value is absent.
fn is_optional(value: Record<'_>) -> bool {
    value.is("DefaultValuedOptionalAttr") || value.def("baseAttr").is_some_and(is_optional)
}

/// Returns the attribute without default and further constraints.
fn base(value: Record<'_>) -> Record<'_> {
    value.def("baseAttr").map_or(value, base)
}

fn special(base: Record<'_>, default: &str) -> Option<String> {
    let row = SPECIAL
        .iter()
        .find(|row| row.0 == base.name() && row.1 == default)?;
    Some(row.2.to_owned())
}

/// Returns the text of a number, a string or an empty list.
fn constant(base: Record<'_>, default: &str) -> Option<String> {
    let storage = base
        .text("storageType")
        .trim()
        .trim_start_matches("::mlir::");
    match storage {
        "BoolAttr" => boolean(default),
        "StringAttr" => Some(default.to_owned()),
        "ArrayAttr" => (default == "{}").then(|| "[]".to_owned()),
        "DictionaryAttr" => (default == "{}").then(|| "{}".to_owned()),
        "IntegerAttr" if base.text("returnType").trim() == "bool" => boolean(default),
        "IntegerAttr" => {
            let width = base.def("valueType")?.number("bitwidth")?;
            let value = integer(default)?;
            (width > 1).then(|| format!("{value} : i{width}"))
        }
        _ => {
            let element = storage.strip_prefix("DenseI")?.strip_suffix("ArrayAttr")?;
            (default == "{}").then(|| format!("array<i{element}>"))
        }
    }
}

fn boolean(default: &str) -> Option<String> {
    match default {
        "true" | "1" => Some("true".to_owned()),
        "false" | "0" => Some("false".to_owned()),
        _ => None,
    }
}

fn integer(default: &str) -> Option<i64> {
    let default = match default.strip_prefix("static_cast<uint64_t>(") {
        Some(rest) => rest.strip_suffix(')')?,
        None => default,
    };
    match default.strip_prefix("0x") {
        _ if default == "{}" => Some(0),
        Some(digits) => i64::from_str_radix(digits, 16).ok(),
        None => default.parse().ok(),
    }
}

/// Returns the text of a case of an enumeration: its own attribute, or its number.
fn case(base: Record<'_>, default: &str) -> Option<String> {
    let symbol = default.rsplit("::").next()?;
    let cases = base.def("enum").unwrap_or(base).defs("enumerants");
    let case = cases
        .into_iter()
        .find(|case| case.text("symbol") == symbol)?;
    if !base.is("EnumAttr") {
        let width = base.number("bitwidth")?;
        return Some(format!("{} : i{width}", case.number("value")?));
    }
    let dialect = base.def("dialect")?.text("name");
    let (mnemonic, word) = (base.text("mnemonic"), case.text("str"));
    match base.text("assemblyFormat").trim() {
        "`<` $value `>`" => Some(format!("#{dialect}.{mnemonic}<{word}>")),
        _ => Some(format!("#{dialect}<{mnemonic} {word}>")),
    }
}

/// Returns the text of the default of a native property, which is always printed.
fn native(value: Record<'_>, default: &str) -> Option<String> {
    match default {
        "" => None,
        "false" => Some("false".to_owned()),
        "std::nullopt" => Some("[]".to_owned()),
        // Sets of flags and enumerations start with the case that is zero.
        _ => {
            let (_, rest) = value.text("convertToAttribute").split_once("$_ctxt, ")?;
            let (width, _) = rest.split_once(')')?;
            let width: u32 = width.parse().ok()?;
            Some(format!("0 : i{width}"))
        }
    }
}
