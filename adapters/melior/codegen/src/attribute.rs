//! Attributes of operations, and their types in Rust.

use pass_ods::dump::Record;

use crate::BuildError;
use crate::constraint::{Alternatives, class, of_attribute};
use crate::enumeration::Enumeration;
use crate::names::camel;

/// Any attribute, in Rust.
const ANY: &str = "m::Attribute<'r>";

/// An attribute of an operation.
pub(crate) struct Attribute<'d> {
    pub(crate) name: &'d str,
    pub(crate) summary: &'d str,
    pub(crate) kind: Kind<'d>,
    pub(crate) presence: Presence,
    pub(crate) alternatives: Alternatives,
}

pub(crate) enum Presence {
    Required,
    Optional,
    /// A unit attribute: present or absent.
    Unit,
    /// The value of an absent attribute, as an expression of Rust.
    Default(String),
}

/// The Rust types of an attribute.
pub(crate) struct Kind<'d> {
    /// The implementation of `AttributeKind`.
    pub(crate) path: String,
    /// The type of the value that reading returns.
    pub(crate) value: String,
    /// The type of the value that writing takes.
    pub(crate) argument: String,
    pub(crate) enumeration: Option<Enumeration<'d>>,
    /// The attribute of a dialect with the enumeration as its parameter.
    pub(crate) dialect_attribute: Option<Record<'d>>,
}

impl Kind<'_> {
    fn new(path: &str, value: &str, argument: &str) -> Self {
        Self {
            path: format!("m::attribute::{path}"),
            value: value.to_owned(),
            argument: argument.to_owned(),
            enumeration: None,
            dialect_attribute: None,
        }
    }
}

impl<'d> Attribute<'d> {
    /// Reads an attribute or a property.
    pub(crate) fn read(name: &'d str, record: Record<'d>) -> Result<Self, BuildError> {
        let base = base(record);
        let is_property = record.is("Property");
        let kind = if is_property {
            property(base)
        } else {
            kind(base)?
        };
        let default = record.text("defaultValue").trim();
        let presence = if base.is("Attr") && class(base, "storageType") == "UnitAttr" {
            Presence::Unit
        } else if let Some(default) = default_value(default, &kind) {
            Presence::Default(default)
        } else if record.number("isOptional") == Some(1) || !default.is_empty() {
            Presence::Optional
        } else {
            Presence::Required
        };
        Ok(Self {
            name,
            summary: record.text("summary"),
            kind,
            presence,
            alternatives: if is_property {
                Alternatives::new()
            } else {
                of_attribute(base)
            },
        })
    }
}

/// Returns the attribute or property without constraints, optionality and default.
fn base(mut record: Record<'_>) -> Record<'_> {
    while let Some(base) = record
        .def("baseAttr")
        .or_else(|| record.def("baseProperty"))
    {
        record = base;
    }
    record
}

fn kind(record: Record<'_>) -> Result<Kind<'_>, BuildError> {
    if record.is("EnumAttr")
        && let Some(enumeration) = record.def("enum")
    {
        let enumeration = Enumeration::read(enumeration)?;
        let path = format!("DialectEnum<{}>", attribute_name(record));
        return Ok(Kind {
            dialect_attribute: Some(record),
            ..of_enumeration(&path, enumeration)
        });
    }
    if record.is("EnumAttrInfo") {
        let integer = record.def("valueType").and_then(integer);
        let integer = integer.map_or("I32", |(path, _)| path);
        let enumeration = Enumeration::read(record)?;
        let path = format!("IntegerEnum<{}, m::attribute::{integer}>", enumeration.name);
        return Ok(of_enumeration(&path, enumeration));
    }
    if record.is("TypedArrayAttrBase")
        && let Some(element) = record.def("elementAttr")
    {
        let element = kind(base(element))?;
        let (path, value) = (
            format!("Array<{}>", element.path),
            format!("Vec<{}>", element.value),
        );
        return Ok(Kind {
            enumeration: element.enumeration,
            dialect_attribute: element.dialect_attribute,
            ..Kind::new(&path, &value, &format!("&[{}]", element.argument))
        });
    }
    Ok(simple(record))
}

/// Returns the Rust type of an attribute of a dialect with an enumeration as its parameter.
pub(crate) fn attribute_name(record: Record<'_>) -> String {
    camel(record.text("cppClassName"))
}

fn of_enumeration<'d>(path: &str, enumeration: Enumeration<'d>) -> Kind<'d> {
    let name = enumeration.name.clone();
    Kind {
        enumeration: Some(enumeration),
        ..Kind::new(path, &name, &name)
    }
}

/// Returns the kind of integer attributes of a type, and its type in Rust.
fn integer(r#type: Record<'_>) -> Option<(&'static str, &'static str)> {
    const INTEGERS: [(&str, &str); 14] = [
        ("I1", "bool"),
        ("I8", "i8"),
        ("I16", "i16"),
        ("I32", "i32"),
        ("I64", "i64"),
        ("SI8", "i8"),
        ("SI16", "i16"),
        ("SI32", "i32"),
        ("SI64", "i64"),
        ("UI8", "u8"),
        ("UI16", "u16"),
        ("UI32", "u32"),
        ("UI64", "u64"),
        ("Index", "i64"),
    ];
    let found = INTEGERS.iter().find(|(name, _)| *name == r#type.name());
    found.map(|(name, rust)| (if *name == "I1" { "Bool" } else { *name }, *rust))
}

fn simple(record: Record<'_>) -> Kind<'_> {
    let r#type = record.def("valueType");
    match class(record, "storageType") {
        "IntegerAttr" if let Some((path, rust)) = r#type.and_then(integer) => {
            Kind::new(path, rust, rust)
        }
        "FloatAttr"
            if let Some(name @ ("F16" | "BF16" | "F32" | "F64")) = r#type.map(Record::name) =>
        {
            Kind::new(name, "f64", "f64")
        }
        "BoolAttr" => Kind::new("Bool", "bool", "bool"),
        "StringAttr" => Kind::new("Text", "String", "&str"),
        "FlatSymbolRefAttr" => Kind::new("Symbol", "String", "&str"),
        "TypeAttr" => Kind::new("TypeValue", "m::Type<'r>", "m::Type<'r>"),
        "ArrayAttr" => Kind::new(
            "Array<m::attribute::Any>",
            "Vec<m::Attribute<'r>>",
            "&[m::Attribute<'r>]",
        ),
        class => dense(class).unwrap_or_else(|| Kind::new("Any", ANY, ANY)),
    }
}

fn dense(class: &str) -> Option<Kind<'static>> {
    let element = class.strip_prefix("Dense")?.strip_suffix("ArrayAttr")?;
    let rust = element.to_ascii_lowercase();
    let is_known = ["bool", "i8", "i16", "i32", "i64", "f32", "f64"].contains(&&*rust);
    is_known.then(|| {
        Kind::new(
            &format!("Dense{element}"),
            &format!("Vec<{rust}>"),
            &format!("&[{rust}]"),
        )
    })
}

/// Returns the attribute of a property.
fn property(record: Record<'_>) -> Kind<'_> {
    match record.text("storageType").trim() {
        "int64_t" => Kind::new("I64", "i64", "i64"),
        "int32_t" => Kind::new("I32", "i32", "i32"),
        "bool" if record.is("_cls_UnitProp") => Kind::new("Flag", "bool", "bool"),
        "bool" => Kind::new("Bool", "bool", "bool"),
        "std::string" | "::std::string" => Kind::new("Text", "String", "&str"),
        _ => Kind::new("Any", ANY, ANY),
    }
}

/// Translates a default value from C++ to Rust.
fn default_value(text: &str, kind: &Kind<'_>) -> Option<String> {
    if let (Some(enumeration), false) = (&kind.enumeration, kind.value.starts_with("Vec<")) {
        return enumeration.value(text);
    }
    match &*kind.value {
        "bool" => text.parse::<bool>().ok().map(|value| value.to_string()),
        "f64" => {
            let number = text.trim_end_matches('f').parse::<f64>().ok()?;
            number.is_finite().then(|| format!("{number:?}"))
        }
        "String" => {
            let inner = text.strip_prefix('"')?.strip_suffix('"')?;
            (!inner.contains(['"', '\\'])).then(|| format!("{inner:?}.to_owned()"))
        }
        value if value.starts_with("Vec<") => (text == "{}").then(|| "Vec::new()".to_owned()),
        value if value.starts_with("m::") => None,
        r#type => {
            let number = text.parse::<i128>().ok()?;
            is_in_range(number, r#type).then(|| number.to_string())
        }
    }
}

/// Returns whether a number fits an integer type of Rust, such as `u8`.
fn is_in_range(number: i128, r#type: &str) -> bool {
    let bits = r#type.get(1..).and_then(|bits| bits.parse::<u32>().ok());
    bits.is_some_and(|bits| {
        if r#type.starts_with('u') {
            (0..1_i128 << bits).contains(&number)
        } else {
            (-1_i128 << (bits - 1)..1_i128 << (bits - 1)).contains(&number)
        }
    })
}
