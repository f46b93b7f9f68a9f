//! The rows of the tables of options and statistics, as words and names: pages and rustdoc quote names in their own ways.

use super::definitions::PassSet;
use super::option::{Arity, OptionDef, OptionType};
use super::pass::StatisticDef;
use super::value::{Scalar, ScalarType, Value};
use crate::names::field_of_argument;

/// A part of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Plain words, with the white space beside them.
    Words(&'static str),
    /// A name or a value, to be shown as code.
    Name(String),
}

/// The cells of an option's row without its description. A cell without parts is empty.
///
/// ```
/// # let text = "group \"G\" { pass \"A\" \"a\" { summary \"A\"; option \"rounds\" \"u8\" max=9; }; }";
/// use passdefs::model::Part;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let group = set.groups().next().unwrap();
/// let pass = &set.passes(group)[0];
/// let cells = set.option_cells(set.options(&pass.options).next().unwrap());
/// assert_eq!(cells.allowed, [Part::Words("at most "), Part::Name("9".to_owned())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OptionCells {
    /// The argument, and the field if its name is another.
    pub name: Vec<Part>,
    /// The type.
    pub ty: Vec<Part>,
    /// The value of an option that is not given.
    pub default: Vec<Part>,
    /// The values of an enum, or the limits of a number.
    pub allowed: Vec<Part>,
}

impl PassSet {
    /// Returns the cells of an option's row.
    pub fn option_cells(&self, option: &OptionDef) -> OptionCells {
        OptionCells {
            name: argument_cell(&option.argument, &option.field),
            ty: self.type_cell(option),
            default: self.default_cell(option),
            allowed: self.allowed_cell(option),
        }
    }

    fn type_cell(&self, option: &OptionDef) -> Vec<Part> {
        let ty = option.cpp_type().unwrap_or(self.type_name(&option.ty));
        let list = option.arity.is_list();
        let list = list.then_some(Part::Words("list of ")).into_iter();
        list.chain([Part::Name(ty.to_owned())]).collect()
    }

    fn default_cell(&self, option: &OptionDef) -> Vec<Part> {
        let text = |value: &Value| self.value_text(value).into_owned();
        let words = |words| vec![Part::Words(words)];
        match &option.arity {
            Arity::Optional => words("none"),
            Arity::Required => words("required"),
            Arity::Unknown { cpp, .. } => vec![
                Part::Words("must be given: the C++ default "),
                Part::Name(cpp.clone()),
                Part::Words(" is not known here"),
            ],
            Arity::Single(None) if option.default_of_type().is_none() => words("that of the type"),
            Arity::Single(value) => {
                let value = value.as_ref().map(text).or(option.default_of_type());
                let value = value.filter(|text| !text.is_empty());
                value.map_or(words("empty"), |text| vec![Part::Name(text)])
            }
            Arity::List(values) => match values.as_deref().unwrap_or_default() {
                [] => words("empty"),
                values => names(values.iter().map(text)),
            },
        }
    }

    fn allowed_cell(&self, option: &OptionDef) -> Vec<Part> {
        let bound = |bound: &Scalar| Part::Name(bound.to_string());
        match (&option.ty, &option.min, &option.max) {
            (OptionType::Enum(id), ..) => {
                let values = &self[*id].values;
                names(values.iter().map(|value| value.text.clone()))
            }
            (_, Some(min), Some(max)) => vec![bound(min), Part::Words(" to "), bound(max)],
            (_, Some(min), None) => vec![Part::Words("at least "), bound(min)],
            (_, None, Some(max)) => vec![Part::Words("at most "), bound(max)],
            (_, None, None) => Vec::new(),
        }
    }
}

impl OptionDef {
    /// Returns the value of an option without a default, as it is written in a pipeline, or `None` for a type of the author or
    /// of C++.
    pub fn default_of_type(&self) -> Option<String> {
        let ty = self.ty.built_in().filter(|_| self.cpp_type().is_none())?;
        let shows = !matches!(ty, ScalarType::Char | ScalarType::Pipeline);
        shows.then(|| ty.zero().to_string())
    }
}

impl StatisticDef {
    /// Returns the cell of its name, with the field if its name is another, and whether it is a maximum.
    pub fn name_cell(&self) -> Vec<Part> {
        let mut cell = argument_cell(&self.name, &self.field);
        if self.is_maximum {
            cell.push(Part::Words(", a maximum"));
        }
        cell
    }
}

fn argument_cell(argument: &str, field: &str) -> Vec<Part> {
    let mut cell = vec![Part::Name(argument.to_owned())];
    if field_of_argument(argument) != field {
        let field = Part::Name(field.to_owned());
        cell.extend([Part::Words(" (field "), field, Part::Words(")")]);
    }
    cell
}

fn names(names: impl Iterator<Item = String>) -> Vec<Part> {
    let parts = names.flat_map(|name| [Part::Words(", "), Part::Name(name)]);
    parts.skip(1).collect()
}
