//! Options as fields of a struct.

use passdefs::model::{Arity, Enum, OptionDef, OptionType, PassSet, ScalarType, Value};

use super::literal;
use super::names::Names;

/// An option as a field of a struct.
pub(super) struct Field<'s> {
    pub(super) option: &'s OptionDef,
    pub(super) name: String,
    /// The field that tells whether there is a value. `None` if there always is, or if the value itself tells.
    pub(super) presence: Option<String>,
    /// The type.
    pub(super) ty: String,
    /// Whether it is a list.
    pub(super) is_list: bool,
    /// The type of one value.
    element: String,
    /// The function that converts one value to a `PwValue`.
    pub(super) convert: String,
    pub(super) initial: Initial,
}

/// The initial value of a field.
pub(super) enum Initial {
    /// A parameter, since the option is required.
    Parameter,
    /// An initializer.
    Value(String),
    /// Those of the elements.
    List(Vec<String>),
}

/// Returns whether an option has a field that says whether there is a value.
pub(super) fn has_presence(set: &PassSet, option: &OptionDef) -> bool {
    let is_text = matches!(kind(set, option), Kind::Text);
    !is_text && matches!(initial(set, option), DefaultValue::Absent)
}

/// What a value is.
enum Kind<'s> {
    Text,
    Scalar(ScalarType),
    Enum(&'s Enum),
}

fn kind<'s>(set: &'s PassSet, option: &OptionDef) -> Kind<'s> {
    match &option.ty {
        _ if option.cpp_type().is_some() => Kind::Text,
        OptionType::Enum(id) => Kind::Enum(&set[*id]),
        OptionType::Path(_) | OptionType::BuiltIn(ScalarType::String | ScalarType::Pipeline) => {
            Kind::Text
        }
        OptionType::BuiltIn(ty) => Kind::Scalar(*ty),
    }
}

/// The default of an option.
enum DefaultValue<'s> {
    Required,
    /// There is none, or only the author's code knows it.
    Absent,
    Zero(ScalarType),
    /// The first value of an enum.
    First,
    Value(&'s Value),
    List(&'s [Value]),
}

fn initial<'s>(set: &PassSet, option: &'s OptionDef) -> DefaultValue<'s> {
    match (&option.arity, &option.ty) {
        (Arity::Required | Arity::Unknown { .. }, _) => DefaultValue::Required,
        (Arity::Optional, _) => DefaultValue::Absent,
        (Arity::Single(Some(value)), _) => DefaultValue::Value(value),
        (Arity::List(values), _) => DefaultValue::List(values.as_deref().unwrap_or_default()),
        (Arity::Single(None), _) if option.cpp_type().is_some() => DefaultValue::Absent,
        (Arity::Single(None), OptionType::BuiltIn(ty)) => DefaultValue::Zero(*ty),
        // The generated enum's default is its first value.
        (Arity::Single(None), OptionType::Enum(id)) if set[*id].rust.is_none() => {
            DefaultValue::First
        }
        (Arity::Single(None), _) => DefaultValue::Absent,
    }
}

impl<'s> Field<'s> {
    pub(super) fn named(&self) -> (&str, &OptionDef) {
        (&self.name, self.option)
    }

    pub(super) fn new(
        set: &'s PassSet,
        names: &Names,
        option: &'s OptionDef,
        name: String,
        presence: Option<String>,
    ) -> Self {
        let is_list = option.arity.is_list();
        let (element, list, convert) = types(&kind(set, option), names);
        let value = |value: &Value| match (value, kind(set, option)) {
            (Value::Enum(id), Kind::Enum(declared)) => member(names, declared, &set[*id].text),
            (Value::Scalar(value), Kind::Scalar(_)) => literal::scalar(value),
            (value, _) => literal::text(&set.value_text(value)),
        };
        let initial = match initial(set, option) {
            DefaultValue::Required => Initial::Parameter,
            DefaultValue::List(values) => Initial::List(values.iter().map(value).collect()),
            DefaultValue::Value(given) => Initial::Value(value(given)),
            DefaultValue::Zero(ty) => Initial::Value(literal::zero(ty)),
            DefaultValue::First | DefaultValue::Absent => Initial::Value(match kind(set, option) {
                Kind::Text => "PW_ABSENT".to_owned(),
                Kind::Scalar(ty) => literal::zero(ty),
                Kind::Enum(declared) => {
                    names.enumeration(declared).map_or(String::new(), |names| {
                        names.members.first().cloned().unwrap_or_default()
                    })
                }
            }),
        };
        Self {
            option,
            name,
            presence,
            ty: if is_list { list } else { element.clone() },
            is_list,
            element,
            convert,
            initial,
        }
    }

    /// The statements that give the field its first value.
    pub(super) fn assignments(&self) -> String {
        let name = &self.name;
        let mut out = String::new();
        if let Some(presence) = &self.presence {
            out += &format!("  options.{presence} = false;\n");
        }
        match &self.initial {
            Initial::Parameter => out += &format!("  options.{name} = {name};\n"),
            // An initializer in braces is none of an assignment.
            Initial::Value(value) if matches!(self.ty.as_str(), "PwString" | "PwDuration") => {
                out += &format!(
                    "  {{\n    const {} value = {value};\n    options.{name} = value;\n  }}\n",
                    self.ty
                );
            }
            Initial::Value(value) => out += &format!("  options.{name} = {value};\n"),
            Initial::List(values) if values.is_empty() => {
                out += &format!("  options.{name}.data = NULL;\n  options.{name}.length = 0;\n");
            }
            Initial::List(values) => {
                let (element, count) = (&self.element, values.len());
                out += &format!(
                    "  {{\n    static const {element} values[] = {{{}}};\n    options.{name}.data = values;\n    \
                     options.{name}.length = {count};\n  }}\n",
                    values.join(", ")
                );
            }
        }
        out
    }

    /// The statement that sets the option of a pass.
    pub(super) fn setter(&self) -> String {
        let (name, convert) = (&self.name, &self.convert);
        let argument = literal::string(&self.option.argument);
        match &self.presence {
            _ if self.is_list => {
                format!("    PW_SET_LIST(pass, {argument}, options->{name}, {convert});\n")
            }
            None => format!(
                "    pw_pass_set(pass, pw_string({argument}), {convert}(options->{name}));\n"
            ),
            Some(presence) => format!(
                "    if (options->{presence}) {{\n      pw_pass_set(pass, pw_string({argument}), {convert}(options->{name}));\n    }}\n"
            ),
        }
    }
}

/// Returns the constant of an enum's value.
fn member(names: &Names, declared: &Enum, text: &str) -> String {
    let position = declared.values.iter().position(|value| value.text == text);
    let members = names.enumeration(declared).map(|names| &names.members);
    let member = members
        .zip(position)
        .and_then(|(members, at)| members.get(at));
    member.cloned().unwrap_or_default()
}

/// Returns the types of a value and of a list, and the function that returns one as the value of an option.
fn types(kind: &Kind<'_>, names: &Names) -> (String, String, String) {
    let scalar = match kind {
        Kind::Enum(declared) => {
            let Some(names) = names.enumeration(declared) else {
                return (String::new(), String::new(), String::new());
            };
            return (names.ty.clone(), names.list.clone(), names.convert.clone());
        }
        Kind::Text => ("PwString", "PwStringList", "pw_text"),
        Kind::Scalar(ty) => match ty {
            ScalarType::Bool => ("bool", "PwBoolList", "pw_bool"),
            ScalarType::I8 => ("int8_t", "PwInt8List", "pw_int"),
            ScalarType::I16 => ("int16_t", "PwInt16List", "pw_int"),
            ScalarType::I32 => ("int32_t", "PwInt32List", "pw_int"),
            ScalarType::I64 => ("int64_t", "PwInt64List", "pw_int"),
            ScalarType::U8 => ("uint8_t", "PwUint8List", "pw_uint"),
            ScalarType::U16 => ("uint16_t", "PwUint16List", "pw_uint"),
            ScalarType::U32 => ("uint32_t", "PwUint32List", "pw_uint"),
            ScalarType::U64 | ScalarType::Usize => ("uint64_t", "PwUint64List", "pw_uint"),
            ScalarType::F32 => ("float", "PwFloatList", "pw_float"),
            ScalarType::F64 => ("double", "PwDoubleList", "pw_double"),
            ScalarType::Char => ("uint32_t", "PwUint32List", "pw_char"),
            ScalarType::Duration => ("PwDuration", "PwDurationList", "pw_duration"),
            _ => ("PwString", "PwStringList", "pw_text"),
        },
    };
    let (element, list, convert) = scalar;
    (element.to_owned(), list.to_owned(), convert.to_owned())
}
