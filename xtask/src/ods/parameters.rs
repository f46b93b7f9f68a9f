//! Attributes and types that are lists of named parameters, from the definitions of attributes and types.

use super::dump::Record;
use super::enumeration;

/// Classes of attributes that are read and printed with all that they are.
const IN_FULL: &[&str] = &[
    "ArrayAttr",
    "Attribute",
    "BoolAttr",
    "DINodeAttr",
    "DIScopeAttr",
    "DITypeAttr",
    "DIVariableAttr",
    "DictionaryAttr",
    "DistinctAttr",
    "FlatSymbolRefAttr",
    "FloatAttr",
    "IntegerAttr",
    "StringAttr",
    "SymbolRefAttr",
];

/// Classes of values that are left out where they are zero or false.
const ZERO: &[(&str, &str)] = &[
    ("bool", "false"),
    ("int", "0"),
    ("int64_t", "0"),
    ("uint32_t", "0"),
    ("uint64_t", "0"),
    ("unsigned", "0"),
];

/// The mnemonic of an attribute or a type that is a list of named parameters, and its row in the table.
pub(super) fn read(record: Record<'_>) -> Option<(String, String)> {
    let mnemonic = record.text("mnemonic");
    let format: String = record.text("assemblyFormat").split_whitespace().collect();
    let (inner, may_lack_brackets) = frame(&format)?;
    let all = record.parameters("parameters");
    let chosen: Vec<&str> = match inner {
        "params" => all.iter().map(|one| one.name).collect(),
        names => names
            .split(',')
            .filter_map(|name| name.strip_prefix('$'))
            .collect(),
    };
    let rows: Option<Vec<String>> = chosen
        .iter()
        .map(|name| {
            let one = all.iter().find(|one| one.name == *name)?;
            Some(row(record, one))
        })
        .collect();
    let end = if may_lack_brackets {
        ".without_brackets()"
    } else {
        ""
    };
    let rows = rows?.join(", ");
    let row = format!("Parameters::of({mnemonic:?}, &[{rows}]){end}");
    Some((mnemonic.to_owned(), row))
}

/// What is between the parentheses of `struct`, and whether the angle brackets around it may be missing.
fn frame(format: &str) -> Option<(&str, bool)> {
    let always = format
        .strip_prefix("`<`struct(")
        .and_then(|rest| rest.strip_suffix(")`>`"));
    let optional = || {
        let rest = format.strip_prefix("(`<`struct(")?;
        rest.strip_suffix(")^`>`)?")
    };
    always
        .map(|inner| (inner, false))
        .or_else(|| optional().map(|inner| (inner, true)))
}

/// A parameter of a definition.
pub(super) struct Parameter<'d> {
    pub(super) name: &'d str,
    /// The class in C++.
    pub(super) class: &'d str,
    /// The value in C++ where it is left out; none if it has to be given.
    pub(super) default: Option<&'d str>,
    /// It is left out where it has no value, rather than one of its own.
    pub(super) is_optional: bool,
}

fn row(record: Record<'_>, parameter: &Parameter<'_>) -> String {
    let name = parameter.name;
    let kind = format!("ParameterKind::{}", kind(record, parameter.class));
    let Some(default) = parameter.default else {
        return format!("Parameter::required({name:?}, {kind})");
    };
    match default_text(parameter, default) {
        Some(default) => format!("Parameter::defaulted({name:?}, {kind}, {default:?})"),
        None => format!("Parameter::optional({name:?}, {kind})"),
    }
}

/// The default as it is written in the text.
fn default_text<'d>(parameter: &Parameter<'_>, default: &'d str) -> Option<&'d str> {
    if parameter.is_optional {
        let zero = ZERO.iter().find(|row| row.0 == parameter.class);
        return zero.map(|row| row.1);
    }
    let is_literal = default.parse::<i64>().is_ok()
        || matches!(default, "true" | "false")
        || default.starts_with('"') && !default.contains('\\');
    (is_literal && parameter.class != "unsigned").then_some(default)
}

fn kind(record: Record<'_>, class: &str) -> String {
    let element = class
        .rsplit_once("ArrayRef<")
        .and_then(|(_, rest)| rest.strip_suffix('>'));
    let class = element.unwrap_or(class);
    let name = class.rsplit("::").next().unwrap_or(class);
    if IN_FULL.contains(&name) {
        return "Attr".to_owned();
    }
    if name == "Type" {
        return "Type".to_owned();
    }
    let dialect = record.def("dialect").map(Record::name);
    let mut all = record.dump().instances("AttrDef");
    let own = all.find(|one| {
        one.text("cppClassName") == name && one.def("dialect").map(Record::name) == dialect
    });
    match own {
        Some(own) if enumeration::is_bare(own) => "Word".to_owned(),
        Some(own) if enumeration::read(own).is_none() => {
            format!("Own({:?})", own.text("mnemonic"))
        }
        _ => "Text".to_owned(),
    }
}
