//! Attributes that hold a value of an enumeration, from the definitions of attributes.

use super::dump::{Dump, Record};

/// Enumerations whose flags passes compute with.
const STORED: &[(&str, &str)] = &[("arith", "fastmath"), ("arith", "overflow")];

/// Returns the mnemonic and the row of an attribute that holds only a value of an enumeration.
pub(super) fn read(record: Record<'_>) -> Option<(String, String)> {
    let mnemonic = record.text("mnemonic");
    let frame = frame(record.text("assemblyFormat"))?;
    let of_attribute = record.def("enum");
    let info = match of_attribute {
        Some(info) => info,
        None => parameter(record)?,
    };
    // Messages about older enumerations name the class, where the attribute is made for the enumeration.
    let is_class = of_attribute.is_some() && info.is("EnumAttrInfo");
    let mut row = row(mnemonic, frame, info, is_class);
    let dialect = record
        .def("dialect")
        .map_or("", |dialect| dialect.text("name"));
    if STORED.contains(&(dialect, mnemonic)) {
        row.push_str(&format!(".stored({dialect:?})"));
    }
    Some((mnemonic.to_owned(), row))
}

/// Returns the row of the enumeration with this C++ class, for a parameter.
pub(super) fn row_of_class(dump: &Dump, class: &str) -> Option<String> {
    let expected = format!("::{}", class.trim_start_matches("::"));
    let mut enums = dump.instances("EnumInfo");
    let info = enums.find(|info| {
        let known = format!("::{}", info.text("cppType").trim_start_matches("::"));
        known.ends_with(&expected)
    })?;
    Some(row("", "Bare", info, false))
}

fn row(mnemonic: &str, frame: &str, info: Record<'_>, is_class: bool) -> String {
    let words: Vec<&str> = info
        .defs("enumerants")
        .iter()
        .map(|case| case.text("str"))
        .collect();
    let (name, constructor) = if is_class {
        (info.text("cppType"), "words_of_class")
    } else {
        (info.text("summary"), "words")
    };
    let mut row = format!("{constructor}({mnemonic:?}, Frame::{frame}, {name:?}, &{words:?})");
    if let Some(separator) = separator(info) {
        let groups_first = info.number("printBitEnumPrimaryGroups") == Some(1);
        let values = info.defs("enumerants");
        let values: Vec<i64> = values
            .iter()
            .filter_map(|case| case.number("value"))
            .collect();
        row.push_str(&format!(
            ".flags({separator:?}, {groups_first}, &{values:?})"
        ));
    }
    row
}

fn frame(format: &str) -> Option<&'static str> {
    let format: String = format.split_whitespace().collect();
    let format = format.strip_prefix("``").unwrap_or(&format);
    let value = format.find('$')?;
    let end = format[value + 1..].find(|char: char| !char.is_alphanumeric());
    let after = end.map_or("", |end| &format[value + 1 + end..]);
    match (&format[..value], after) {
        ("", "") => Some("Bare"),
        ("`<`", "`>`") => Some("Angle"),
        ("`(`", "`)`") => Some("Parentheses"),
        ("`{``type``=`", "`}`") => Some("Type"),
        _ => None,
    }
}

/// Returns the enumeration that is the type of the only parameter.
fn parameter(record: Record<'_>) -> Option<Record<'_>> {
    let types = record.argument_types("parameters");
    let [ty] = types.as_slice() else {
        return None;
    };
    let expected = format!("::{ty}");
    let mut enums = record.dump().instances("EnumInfo");
    enums.find(|info| info.text("cppType").ends_with(&expected))
}

/// Returns the text between flags, if the values can be combined.
fn separator(info: Record<'_>) -> Option<&str> {
    info.is("BitEnumBase")
        .then(|| info.optional_text("separator"))
        .flatten()
}
