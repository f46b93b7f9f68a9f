//! Options as templates and JSON see them.

use std::borrow::Cow;

use passdefs::model::{
    Arity, OptionCells, OptionDef, OptionItem, OptionSetId, OptionType, Part, Scalar, Value,
};
use passdefs::source::Span;
use serde::Serialize;

use super::views::{CppView, GroupViews, OriginView};
use crate::anchors::{entry_anchor, enum_heading, set_heading};

#[derive(Debug, Serialize)]
pub(super) struct OptionView<'a> {
    field: &'a str,
    argument: &'a str,
    /// Anchor of the entry on a page of HTML.
    anchor: String,
    /// Name of the type, of one element for a list.
    #[serde(rename = "type")]
    ty: &'a str,
    /// The sort of a built-in type, such as `int`, or `enum`, `path` or `cpp`.
    kind: &'static str,
    /// Anchor of the enum that is the type.
    enum_anchor: Option<String>,
    /// `single`, `optional`, `required` or `list`.
    arity: &'static str,
    /// The value that stands if none is given, as it is written in a pipeline.
    default: Option<String>,
    /// The default of a list, element by element.
    default_list: Option<Vec<String>>,
    /// `true` if the definition says the default.
    default_declared: bool,
    /// The C++ text of a default whose value is not known.
    default_cpp: Option<&'a str>,
    min: Option<String>,
    max: Option<String>,
    /// Texts of the values of the enum.
    values: Vec<&'a str>,
    doc: Cow<'a, str>,
    /// C++ facts of an imported definition: `type`, `flags`.
    cpp: Vec<CppView<'a>>,
    from: Option<FromView<'a>>,
    cells: CellsView,
    origin: OriginView<'a>,
}

#[derive(Debug, Serialize)]
struct CellsView {
    name: Vec<PartView>,
    #[serde(rename = "type")]
    ty: Vec<PartView>,
    default: Vec<PartView>,
    allowed: Vec<PartView>,
}

#[derive(Debug, Serialize)]
pub(super) struct PartView {
    text: String,
    /// `true` if it is a name or a value, not words.
    is_code: bool,
}

/// The set that an option comes from.
#[derive(Debug, Serialize)]
struct FromView<'a> {
    set: &'a str,
    anchor: String,
}

impl<'a> GroupViews<'a, '_> {
    /// Returns the options of a pass or pipeline, those of sets in place.
    pub(super) fn options(
        &self,
        items: &'a [OptionItem],
        under: &str,
        around: Span,
    ) -> Vec<OptionView<'a>> {
        let options = self.views.set.options_by_set(items);
        options
            .map(|(set, option)| self.option(option, set, under, around))
            .collect()
    }

    pub(super) fn option(
        &self,
        option: &'a OptionDef,
        from: Option<OptionSetId>,
        under: &str,
        around: Span,
    ) -> OptionView<'a> {
        let set = self.views.set;
        let declared = match &option.ty {
            OptionType::Enum(id) => Some(&set[*id]),
            _ => None,
        };
        let values = declared.into_iter().flat_map(|declared| &declared.values);
        let (arity, default, default_list, default_declared) = self.arity(option);
        OptionView {
            field: &option.field,
            argument: &option.argument,
            anchor: entry_anchor(under, &option.field),
            ty: option
                .cpp_type()
                .unwrap_or_else(|| set.type_name(&option.ty)),
            kind: kind(option),
            enum_anchor: declared.map(|declared| self.anchor(&enum_heading(&declared.name))),
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
            values: values.map(|value| value.text.as_str()).collect(),
            doc: self.inline_text(&option.doc),
            cpp: self.cpp(&option.cpp, around),
            from: from.map(|from| FromView {
                set: &set[from].name,
                anchor: self.anchor(&set_heading(&set[from].name)),
            }),
            cells: cells(set.option_cells(option)),
            origin: self.origin(option.span, around),
        }
    }

    fn arity(
        &self,
        option: &OptionDef,
    ) -> (&'static str, Option<String>, Option<Vec<String>>, bool) {
        let text = |value: &Value| self.views.set.value_text(value).into_owned();
        match &option.arity {
            Arity::Single(Some(value)) => ("single", Some(text(value)), None, true),
            Arity::Single(None) => ("single", option.default_of_type(), None, false),
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

fn kind(option: &OptionDef) -> &'static str {
    match &option.ty {
        _ if option.cpp_type().is_some() => "cpp",
        OptionType::BuiltIn(ty) => ty.sort(),
        OptionType::Enum(_) => "enum",
        OptionType::Path(_) => "path",
    }
}

fn cells(cells: OptionCells) -> CellsView {
    CellsView {
        name: parts(cells.name),
        ty: parts(cells.ty),
        default: parts(cells.default),
        allowed: parts(cells.allowed),
    }
}

pub(super) fn parts(cell: Vec<Part>) -> Vec<PartView> {
    let part = |part| match part {
        Part::Words(words) => PartView {
            text: words.to_owned(),
            is_code: false,
        },
        Part::Name(text) => PartView {
            text,
            is_code: true,
        },
    };
    cell.into_iter().map(part).collect()
}
