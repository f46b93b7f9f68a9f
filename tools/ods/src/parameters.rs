//! The text of attributes and types, from the formats and the parameters in their definitions.

use super::dump::Record;
use super::enumeration;

/// Classes of attributes that are written in full, each with its class in the tables.
const IN_FULL: &[(&str, &str)] = &[
    ("ArrayAttr", "Some(AttrClass::Array)"),
    ("Attribute", "None"),
    ("BoolAttr", "Some(AttrClass::Integer)"),
    ("DINodeAttr", "None"),
    ("DIScopeAttr", "None"),
    ("DITypeAttr", "None"),
    ("DIVariableAttr", "None"),
    ("DictionaryAttr", "Some(AttrClass::Dictionary)"),
    ("DistinctAttr", "None"),
    ("FlatSymbolRefAttr", "Some(AttrClass::FlatSymbol)"),
    ("FloatAttr", "Some(AttrClass::Float)"),
    ("IntegerAttr", "Some(AttrClass::Integer)"),
    ("StringAttr", "Some(AttrClass::String)"),
    ("SymbolRefAttr", "Some(AttrClass::Symbol)"),
    ("TBAANodeAttr", "None"),
    ("TypeAttr", "Some(AttrClass::Type)"),
];

/// Other classes of values, each with its kind in the tables.
const KINDS: &[(&str, &str)] = &[
    ("DenseI32ArrayAttr", "Integers"),
    ("DenseI64ArrayAttr", "Integers"),
    ("MemRefType", "Type(Some(TypeClass::MemRef))"),
    ("StringRef", "String"),
    ("Type", "Type(None)"),
    ("VectorType", "Type(Some(TypeClass::Vector))"),
    ("bool", "Bool"),
    ("int", "Signed(32)"),
    ("int64_t", "Signed(64)"),
    ("uint32_t", "Unsigned(32)"),
    ("uint64_t", "Unsigned(64)"),
    ("unsigned", "Unsigned(32)"),
];

/// Classes of values that are omitted if they are zero or false.
const ZERO: &[(&str, &str)] = &[
    ("bool", "false"),
    ("int", "0"),
    ("int64_t", "0"),
    ("uint32_t", "0"),
    ("uint64_t", "0"),
    ("unsigned", "0"),
];

/// Returns the mnemonic and the row of an attribute or type whose syntax the definition declares.
pub(super) fn read(record: Record<'_>) -> Option<(String, String)> {
    let mnemonic = record.text("mnemonic");
    if mnemonic.is_empty() || enumeration::read(record).is_some() {
        return None;
    }
    let parameters = written_parameters(record);
    let pieces = match record.optional_text("assemblyFormat") {
        Some(format) => {
            let mut format = Format {
                record,
                parameters,
                rest: format.trim(),
            };
            format.pieces()?
        }
        None if parameters.is_empty() && record.number("hasCustomAssemblyFormat") != Some(1) => {
            Vec::new()
        }
        None => return None,
    };
    let row = format!("{mnemonic:?} [{}]", pieces.join(", "));
    Some((mnemonic.to_owned(), row))
}

/// Returns the parameters without the type of an attribute, which follows it.
fn written_parameters(record: Record<'_>) -> Vec<Parameter<'_>> {
    let mut parameters = record.parameters("parameters");
    parameters.retain(|parameter| !parameter.is_self_type);
    parameters
}

pub(super) struct Parameter<'d> {
    pub(super) name: &'d str,
    /// The class in C++.
    pub(super) class: &'d str,
    /// The C++ value of an omitted parameter; `None` if it is required.
    pub(super) default: Option<&'d str>,
    /// True if the parameter may be omitted without a default of its own.
    pub(super) is_optional: bool,
    pub(super) is_self_type: bool,
}

struct Format<'d> {
    record: Record<'d>,
    parameters: Vec<Parameter<'d>>,
    rest: &'d str,
}

impl<'d> Format<'d> {
    /// Returns the pieces up to a closing parenthesis or the end, unless a part has custom C++.
    fn pieces(&mut self) -> Option<Vec<String>> {
        let mut pieces = Vec::new();
        while !self.rest.is_empty() && !self.rest.starts_with(')') {
            self.piece(&mut pieces)?;
            self.rest = self.rest.trim_start_matches('^').trim_start();
        }
        Some(pieces)
    }

    fn piece(&mut self, pieces: &mut Vec<String>) -> Option<()> {
        if self.eat("`") {
            let sign = self.until("`")?;
            pieces.push(format!("Piece::Sign({sign:?})"));
        } else if self.eat("struct(") {
            let list = self.until(")")?;
            pieces.push(self.struct_parameters(list)?);
        } else if self.eat("params") {
            let values: Option<Vec<String>> = self
                .parameters
                .iter()
                .map(|parameter| self.value(parameter, false))
                .collect();
            pieces.push(values?.join(", Piece::Sign(\",\"), "));
        } else if self.eat("qualified($") {
            let name = self.until(")")?;
            pieces.push(self.value(self.find(name)?, true)?);
        } else if self.eat("$") {
            let end = self
                .rest
                .find(|char: char| !char.is_alphanumeric() && char != '_');
            let (name, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            self.rest = rest;
            pieces.push(self.value(self.find(name)?, false)?);
        } else if self
            .record
            .def("dialect")
            .is_some_and(|dialect| dialect.text("name") != "llvm")
            && self.eat("custom<")
        {
            self.until(")")?;
            pieces.push("Piece::Value(Parameter::required(\"\", ParameterKind::Text))".to_owned());
        } else if self.eat("(") {
            pieces.push(self.group()?);
        } else {
            return None;
        }
        Some(())
    }

    /// Parses an optional group, which starts with punctuation.
    fn group(&mut self) -> Option<String> {
        let inner = self.pieces()?;
        self.eat(")").then_some(())?;
        self.rest = self.rest.trim_start();
        if self.eat(":") {
            self.rest = self.rest.trim_start();
            self.eat("(``)").then_some(())?;
        }
        let starts_with_sign = inner.first()?.starts_with("Piece::Sign(");
        (self.eat("?") && starts_with_sign)
            .then(|| format!("Piece::Optional(&[{}])", inner.join(", ")))
    }

    fn eat(&mut self, start: &str) -> bool {
        let rest = self.rest.strip_prefix(start);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn until(&mut self, end: &str) -> Option<&'d str> {
        let (found, rest) = self.rest.split_once(end)?;
        self.rest = rest;
        Some(found)
    }

    fn find(&self, name: &str) -> Option<&Parameter<'d>> {
        self.parameters
            .iter()
            .find(|parameter| parameter.name == name)
    }

    /// Returns the parameters between the parentheses of `struct`.
    fn struct_parameters(&self, list: &str) -> Option<String> {
        let rows: Option<Vec<String>> = match list.trim() {
            "params" => Some(
                self.parameters
                    .iter()
                    .map(|parameter| row(self.record, parameter, false))
                    .collect(),
            ),
            names => names
                .split(',')
                .map(|name| {
                    Some(row(
                        self.record,
                        self.find(name.trim().strip_prefix('$')?)?,
                        false,
                    ))
                })
                .collect(),
        };
        Some(format!("Piece::Named(&[{}])", rows?.join(", ")))
    }

    /// Returns a value without its name, unless it has custom C++.
    fn value(&self, parameter: &Parameter<'_>, is_full: bool) -> Option<String> {
        let row = row(self.record, parameter, is_full);
        (!row.contains("::Text")).then(|| format!("Piece::Value({row})"))
    }
}

fn row(record: Record<'_>, parameter: &Parameter<'_>, is_full: bool) -> String {
    let name = parameter.name;
    let element = parameter
        .class
        .rsplit_once("ArrayRef<")
        .and_then(|(_, rest)| rest.strip_suffix('>'));
    let kind = match parameter.class {
        _ if is_full && parameter.class.ends_with("Type") => "Type(None)".to_owned(),
        _ if is_full => "Attr(None)".to_owned(),
        class => kind(record, parameter, element.unwrap_or(class)),
    };
    let kind = format!("ParameterKind::{kind}");
    let row = match parameter
        .default
        .map(|default| default_text(parameter, default))
    {
        None => format!("Parameter::required({name:?}, {kind})"),
        Some(Some(default)) => format!("Parameter::defaulted({name:?}, {kind}, {default:?})"),
        Some(None) => format!("Parameter::optional({name:?}, {kind})"),
    };
    match element {
        Some(_) => format!("{row}.list()"),
        None => row,
    }
}

fn default_text<'d>(parameter: &Parameter<'_>, default: &'d str) -> Option<&'d str> {
    if parameter.is_optional {
        let zero = ZERO.iter().find(|row| row.0 == parameter.class);
        return zero.map(|row| row.1);
    }
    let is_literal = default.parse::<i64>().is_ok()
        || matches!(default, "true" | "false")
        || default.starts_with('"') && !default.contains('\\');
    is_literal.then_some(default)
}

fn kind(record: Record<'_>, parameter: &Parameter<'_>, class: &str) -> String {
    // The numbers of DWARF are keywords.
    if class == "unsigned"
        && matches!(
            parameter.name,
            "tag" | "encoding" | "callingConvention" | "sourceLanguage" | "opcode"
        )
    {
        return "Keyword".to_owned();
    }
    let class = class
        .strip_prefix("std::optional<")
        .and_then(|rest| rest.strip_suffix('>'))
        .unwrap_or(class);
    let name = class.rsplit("::").next().unwrap_or(class);
    if let Some((_, class)) = IN_FULL.iter().find(|row| row.0 == name) {
        return format!("Attr({class})");
    }
    if let Some((_, kind)) = KINDS.iter().find(|row| row.0 == name) {
        return (*kind).to_owned();
    }
    if let Some(words) = enumeration::row_of_class(record.dump(), class) {
        return format!("Word(&{words})");
    }
    let dialect = record.def("dialect").map(Record::name);
    let mut attributes = record.dump().instances("AttrDef");
    let attribute = attributes.find(|attribute| {
        attribute.text("cppClassName") == name
            && attribute.def("dialect").map(Record::name) == dialect
    });
    match attribute.map(|attribute| (attribute, enumeration::read(attribute))) {
        Some((_, Some((_, words)))) => format!("Word(&{words})"),
        Some((attribute, None)) => format!("Own({:?})", attribute.text("mnemonic")),
        None => "Text".to_owned(),
    }
}
