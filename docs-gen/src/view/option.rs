//! Options as templates and JSON see them.

use std::borrow::Cow;

use passdefs::model::{
    Arity, Group, IntType, Number, OptionDef, OptionItem, OptionType, Origin, Pass, Value,
};
use serde::Serialize;

use super::{CppView, GroupViews, OriginView, cpp_views, origin};
use crate::anchors::{enum_heading, set_heading};

/// An option.
#[derive(Debug, Serialize)]
pub(super) struct OptionView<'a> {
    field: &'a str,
    argument: &'a str,
    /// Name of the type, of one element for a list.
    #[serde(rename = "type")]
    ty: &'a str,
    /// `bool`, `int`, `float`, `string`, `char`, `enum`, `pipeline` or `path`.
    kind: &'static str,
    /// Anchor of the enum that is the type.
    enum_anchor: Option<String>,
    /// `single`, `optional`, `required` or `list`.
    arity: &'static str,
    /// The value that stands if none is given, as it is written in a pipeline.
    default: Option<String>,
    /// The default of a list, element by element.
    default_list: Option<Vec<String>>,
    /// Whether the definition says the default.
    default_declared: bool,
    min: Option<String>,
    max: Option<String>,
    /// Texts of the values of the enum.
    values: Vec<&'a str>,
    doc: Cow<'a, str>,
    /// What an imported definition says in C++ alone: `type`, `default`, `flags`.
    cpp: Vec<CppView<'a>>,
    /// The set that it comes from.
    from: Option<FromView<'a>>,
    origin: OriginView<'a>,
}

/// The set that an option comes from.
#[derive(Debug, Serialize)]
struct FromView<'a> {
    set: &'a str,
    anchor: String,
}

impl<'a> GroupViews<'a, '_> {
    /// The options of a pass, those of sets in place.
    pub(super) fn pass_options(&self, pass: &'a Pass) -> Vec<OptionView<'a>> {
        let mut views = Vec::new();
        for item in &pass.options {
            match item {
                OptionItem::Own(option) => views.push(self.option(option, None, &pass.origin)),
                OptionItem::Set { name, .. } => {
                    let set = self.group.option_sets.iter().find(|it| it.name == *name);
                    let options = set.map_or(&[][..], |it| &it.options);
                    views.extend(
                        options
                            .iter()
                            .map(|it| self.option(it, Some(name), &pass.origin)),
                    );
                }
            }
        }
        views
    }

    /// One option of a pass or of a set.
    pub(super) fn option(
        &self,
        option: &'a OptionDef,
        set: Option<&'a str>,
        around: &'a Origin,
    ) -> OptionView<'a> {
        let (kind, ty) = type_name(&option.ty);
        let values = match &option.ty {
            OptionType::Enum(name) => enum_texts(self.group, name),
            _ => Vec::new(),
        };
        let enum_anchor = (kind == "enum").then(|| self.anchor(&enum_heading(ty)));
        let (arity, default, default_list, default_declared) = self.arity(option);
        OptionView {
            field: &option.field,
            argument: &option.argument,
            ty,
            kind,
            enum_anchor,
            arity,
            default,
            default_list,
            default_declared,
            min: option.min.as_ref().map(number),
            max: option.max.as_ref().map(number),
            values,
            doc: self.short(&option.doc),
            cpp: cpp_views(&option.cpp, around),
            from: set.map(|set| FromView {
                set,
                anchor: self.anchor(&set_heading(set)),
            }),
            origin: origin(&option.origin, around),
        }
    }

    fn arity(
        &self,
        option: &OptionDef,
    ) -> (&'static str, Option<String>, Option<Vec<String>>, bool) {
        let text = |value: &Value| value_text(value, option, self.group);
        match &option.arity {
            Arity::Single(Some(value)) => ("single", Some(text(value)), None, true),
            Arity::Single(None) => ("single", default_of_type(&option.ty), None, false),
            Arity::Optional => ("optional", None, None, false),
            Arity::Required => ("required", None, None, false),
            Arity::List(values) => {
                let listed: Vec<String> = values.iter().flatten().map(text).collect();
                ("list", None, Some(listed), values.is_some())
            }
        }
    }
}

/// The sort of a type, and its name as a definition has it.
fn type_name(ty: &OptionType) -> (&'static str, &str) {
    match ty {
        OptionType::Bool => ("bool", "bool"),
        OptionType::Int(int) => ("int", int_name(*int)),
        OptionType::F32 => ("float", "f32"),
        OptionType::F64 => ("float", "f64"),
        OptionType::String => ("string", "string"),
        OptionType::Char => ("char", "char"),
        OptionType::Enum(name) => ("enum", name),
        OptionType::Pipeline => ("pipeline", "pipeline"),
        OptionType::Path(path) => ("path", path),
    }
}

fn int_name(int: IntType) -> &'static str {
    match int {
        IntType::I8 => "i8",
        IntType::I16 => "i16",
        IntType::I32 => "i32",
        IntType::I64 => "i64",
        IntType::U8 => "u8",
        IntType::U16 => "u16",
        IntType::U32 => "u32",
        IntType::U64 => "u64",
        IntType::Usize => "usize",
    }
}

/// The texts of an enum's values.
fn enum_texts<'a>(group: &'a Group, name: &str) -> Vec<&'a str> {
    let declared = group.enums.iter().find(|it| it.name == name);
    let values = declared.map_or(&[][..], |it| &it.values);
    values.iter().map(|it| it.text.as_str()).collect()
}

/// What the `Default` of a built-in type is; nothing for a type that only the author knows.
fn default_of_type(ty: &OptionType) -> Option<String> {
    match ty {
        OptionType::Bool => Some("false".to_owned()),
        OptionType::Int(_) => Some("0".to_owned()),
        OptionType::F32 | OptionType::F64 => Some("0.0".to_owned()),
        OptionType::String => Some(String::new()),
        OptionType::Char | OptionType::Enum(_) | OptionType::Pipeline | OptionType::Path(_) => None,
    }
}

/// A value as it is written in a pipeline.
fn value_text(value: &Value, option: &OptionDef, group: &Group) -> String {
    match value {
        Value::Bool(it) => it.to_string(),
        Value::Int(it) => it.to_string(),
        Value::Float(it) => format!("{it:?}"),
        Value::Char(it) => it.to_string(),
        Value::Str(it) | Value::Pipeline(it) | Value::Text(it) => it.clone(),
        Value::Enum(variant) => {
            let declared = group
                .enums
                .iter()
                .find(|it| option.ty == OptionType::Enum(it.name.clone()));
            let values = declared.map_or(&[][..], |it| &it.values);
            let chosen = values.iter().find(|it| it.name == *variant);
            chosen.map_or_else(|| variant.clone(), |it| it.text.clone())
        }
    }
}

fn number(number: &Number) -> String {
    match number {
        Number::Int(it) => it.to_string(),
        Number::Float(it) => format!("{it:?}"),
    }
}
