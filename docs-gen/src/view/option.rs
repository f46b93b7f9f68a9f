//! Options as templates and JSON see them.

use std::borrow::Cow;

use passdefs::model::{
    Arity, Group, OptionDef, OptionItem, OptionType, Origin, Scalar, ScalarType, Value,
};
use serde::Serialize;

use super::pass::entry_anchor;
use super::spelling::value_text;
use super::{CppView, GroupViews, OriginView, cpp_views, origin};
use crate::anchors::{enum_heading, set_heading};
use crate::graph::{enumeration, options};

/// An option.
#[derive(Debug, Serialize)]
pub(super) struct OptionView<'a> {
    field: &'a str,
    argument: &'a str,
    /// Anchor of the entry on a page of HTML.
    anchor: String,
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
    /// The C++ text of a default whose value is not known.
    default_cpp: Option<&'a str>,
    min: Option<String>,
    max: Option<String>,
    /// Texts of the values of the enum.
    values: Vec<&'a str>,
    doc: Cow<'a, str>,
    /// What an imported definition says in C++ alone: `type`, `flags`.
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
    /// The options of a pass or pipeline, those of sets in place.
    pub(super) fn options(
        &self,
        items: &'a [OptionItem],
        under: &str,
        around: &'a Origin,
    ) -> Vec<OptionView<'a>> {
        let all = options(items, self.group);
        all.map(|(set, option)| self.option(option, set, under, around))
            .collect()
    }

    /// One option of a pass or of a set.
    pub(super) fn option(
        &self,
        option: &'a OptionDef,
        set: Option<&'a str>,
        under: &str,
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
            anchor: entry_anchor(under, &option.field),
            ty,
            kind,
            enum_anchor,
            arity,
            default,
            default_list,
            default_declared,
            default_cpp: match &option.arity {
                Arity::Unknown { cpp, .. } => Some(cpp),
                _ => None,
            },
            min: option.min.as_ref().map(Scalar::to_string),
            max: option.max.as_ref().map(Scalar::to_string),
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
        let text = |value: &Value| value_text(value, &option.ty, self.group);
        match &option.arity {
            Arity::Single(Some(value)) => ("single", Some(text(value)), None, true),
            Arity::Single(None) => ("single", default_of_type(&option.ty), None, false),
            Arity::Optional => ("optional", None, None, false),
            Arity::Required | Arity::Unknown { list: false, .. } => ("required", None, None, false),
            Arity::Unknown { list: true, .. } => ("list", None, None, false),
            Arity::List(values) => {
                let listed: Vec<String> = values.iter().flatten().map(text).collect();
                ("list", None, Some(listed), values.is_some())
            }
        }
    }
}

/// The sort of a type, and its name as a definition has it.
fn type_name(ty: &OptionType) -> (&'static str, &str) {
    let sort = match ty {
        OptionType::BuiltIn(ty) => ty.sort(),
        OptionType::Enum(_) => "enum",
        OptionType::Path(_) => "path",
    };
    (sort, ty.name())
}

/// The texts of an enum's values.
fn enum_texts<'a>(group: &'a Group, name: &str) -> Vec<&'a str> {
    let values = enumeration(group, name).map_or(&[][..], |it| &it.values);
    values.iter().map(|it| it.text.as_str()).collect()
}

/// What the `Default` of a built-in type is; nothing for a type that only the author knows.
fn default_of_type(ty: &OptionType) -> Option<String> {
    let ty = ty.built_in()?;
    let shows = !matches!(ty, ScalarType::Char | ScalarType::Pipeline);
    shows.then(|| ty.zero().to_string())
}
