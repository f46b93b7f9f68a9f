//! Translates the default values of ODS, which are C++ expressions, to the text of attributes.

use super::dump::Record;

/// Defaults that cannot be derived from the records: attribute, C++ expression, text.
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

/// Returns the attribute that the generic form prints where none is given, or `None` if it prints none.
pub(super) fn of(constraint: Record<'_>) -> Result<Option<String>, String> {
    let Some(default) = constraint.optional_text("defaultValue") else {
        return Ok(None);
    };
    let base = base(constraint);
    let text = if constraint.is("Property") {
        if default.is_empty() {
            return Ok(None);
        }
        property_default(constraint, default)
    } else if is_optional(constraint) || base.name() == "UnitAttr" {
        return Ok(None);
    } else {
        special(base, default)
            .or_else(|| literal(base, default))
            .or_else(|| enum_case(base, default))
    };
    let no_rule = || {
        format!(
            "cannot translate the default `{default}` of {}",
            base.name()
        )
    };
    text.map(Some).ok_or_else(no_rule)
}

/// Returns whether the attribute is absent when it has its default value.
fn is_optional(constraint: Record<'_>) -> bool {
    constraint.is("DefaultValuedOptionalAttr")
        || constraint.def("baseAttr").is_some_and(is_optional)
}

/// Returns the attribute without default and further constraints.
fn base(constraint: Record<'_>) -> Record<'_> {
    constraint.def("baseAttr").map_or(constraint, base)
}

fn special(base: Record<'_>, default: &str) -> Option<String> {
    let (_, _, text) = SPECIAL
        .iter()
        .find(|(attribute, cpp, _)| *attribute == base.name() && *cpp == default)?;
    Some((*text).to_owned())
}

/// Returns the text of a number, a string or an empty list.
fn literal(base: Record<'_>, default: &str) -> Option<String> {
    let storage = base
        .text("storageType")
        .trim()
        .trim_start_matches("::mlir::");
    match storage {
        "BoolAttr" => boolean(default),
        "StringAttr" => default.starts_with('"').then(|| default.to_owned()),
        "ArrayAttr" => (default == "{}").then(|| "[]".to_owned()),
        "DictionaryAttr" => (default == "{}").then(|| "{}".to_owned()),
        "IntegerAttr" if base.text("returnType").trim() == "bool" => boolean(default),
        "IntegerAttr" => {
            // The types of signed and unsigned integers are `SI64` and `UI64`.
            let ty = base
                .def("valueType")
                .filter(|ty| ty.name().starts_with('I'))?;
            let width = ty.number("bitwidth")?;
            let value = integer(default)?;
            (width > 1).then(|| format!("{value} : i{width}"))
        }
        _ => {
            let width = storage.strip_prefix("DenseI")?.strip_suffix("ArrayAttr")?;
            (default == "{}").then(|| format!("array<i{width}>"))
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

/// Returns the text of a single case of an enumeration: the dialect's attribute, or an integer attribute.
fn enum_case(base: Record<'_>, default: &str) -> Option<String> {
    let symbol = case_symbol(default)?;
    let cases = base.def("enum").unwrap_or(base).defs("enumerants");
    let enumerant = cases
        .into_iter()
        .find(|enumerant| enumerant.text("symbol") == symbol)?;
    if !base.is("EnumAttr") {
        let width = base.number("bitwidth")?;
        return Some(format!("{} : i{width}", enumerant.number("value")?));
    }
    let dialect = base.def("dialect")?.text("name");
    let (mnemonic, keyword) = (base.text("mnemonic"), enumerant.text("str"));
    match base.text("assemblyFormat").trim() {
        "`<` $value `>`" => Some(format!("#{dialect}.{mnemonic}<{keyword}>")),
        _ => Some(format!("#{dialect}<{mnemonic} {keyword}>")),
    }
}

/// Returns the name of the case in `::mlir::arith::FastMathFlags::none`, or `None` for a union of flags.
fn case_symbol(default: &str) -> Option<&str> {
    default
        .rsplit("::")
        .next()
        .filter(|_| !default.contains('|'))
}

/// Returns the text of the default of a property that has no attribute constraint.
fn property_default(property: Record<'_>, default: &str) -> Option<String> {
    match default {
        "false" => Some("false".to_owned()),
        "std::nullopt" => Some("[]".to_owned()),
        // The records do not hold the numbers of these cases.
        _ if matches!(case_symbol(default), Some("none" | "not_atomic")) => {
            let conversion = property.text("convertToAttribute");
            let (_, rest) = conversion.split_once("$_ctxt, ")?;
            let (width, _) = rest.split_once(')')?;
            let width: u32 = width.parse().ok()?;
            Some(format!("0 : i{width}"))
        }
        _ => None,
    }
}
