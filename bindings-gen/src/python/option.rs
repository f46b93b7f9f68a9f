//! The field of an option, and its row in the table of its class.

use passdefs::model::{Arity, OptionDef, OptionType, PassSet, Scalar, ScalarType};

use super::literal;
use super::names::Names;

/// An option as a field of a class.
pub(super) struct Field<'s> {
    pub(super) option: &'s OptionDef,
    pub(super) name: String,
    /// The annotation.
    pub(super) ty: String,
    /// The default; `None` if the option must be given.
    pub(super) default: Option<String>,
    /// The row in the table.
    pub(super) row: String,
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
    ) -> Self {
        let default = default(set, names, option);
        let ty = annotation(set, names, option, default.as_deref() == Some("None"));
        Self {
            row: row(set, names, option, &name),
            option,
            name,
            ty,
            default,
        }
    }
}

/// Returns the type of one value.
fn element(set: &PassSet, names: &Names, option: &OptionDef) -> String {
    let ty = match &option.ty {
        _ if option.cpp_type().is_some() => "str",
        OptionType::Enum(id) => return names.enumeration(&set[*id]).to_owned(),
        OptionType::Path(_) => "str",
        OptionType::BuiltIn(ScalarType::Bool) => "bool",
        OptionType::BuiltIn(ScalarType::F32 | ScalarType::F64) => "float",
        OptionType::BuiltIn(ScalarType::Duration) => "_datetime.timedelta | str",
        OptionType::BuiltIn(ScalarType::Pipeline) => "_declared.PipelineLike",
        OptionType::BuiltIn(ty) if ty.limits().is_some() => "int",
        OptionType::BuiltIn(_) => "str",
    };
    ty.to_owned()
}

fn annotation(set: &PassSet, names: &Names, option: &OptionDef, is_nullable: bool) -> String {
    let element = element(set, names, option);
    let ty = if option.arity.is_list() {
        format!("_Sequence[{element}]")
    } else {
        element
    };
    if is_nullable {
        format!("{ty} | None")
    } else {
        ty
    }
}

/// Returns the default. `None` of Python is no value, or one that only the author's code knows.
fn default(set: &PassSet, names: &Names, option: &OptionDef) -> Option<String> {
    let value = |value| literal::value(set, names, option, value);
    match &option.arity {
        Arity::Required | Arity::Unknown { .. } => None,
        Arity::Optional => Some("None".to_owned()),
        Arity::Single(Some(default)) => Some(value(default)),
        Arity::List(values) => Some(literal::tuple(values.iter().flatten().map(value))),
        Arity::Single(None) => Some(default_of_type(set, names, option)),
    }
}

fn default_of_type(set: &PassSet, names: &Names, option: &OptionDef) -> String {
    match &option.ty {
        _ if option.cpp_type().is_some() => "None".to_owned(),
        OptionType::BuiltIn(ty) => literal::scalar(&ty.zero()),
        // The generated enum's default is its first value.
        OptionType::Enum(id) if set[*id].rust.is_none() => {
            let member = super::names::members(&set[*id]).into_iter().next();
            format!(
                "{}.{}",
                names.enumeration(&set[*id]),
                member.unwrap_or_default()
            )
        }
        OptionType::Enum(_) | OptionType::Path(_) => "None".to_owned(),
    }
}

/// `_declared.Option("factor", "factor", "u32", minimum="1")`
fn row(set: &PassSet, names: &Names, option: &OptionDef, name: &str) -> String {
    let kind = match &option.ty {
        _ if option.cpp_type().is_some() => literal::string("text"),
        OptionType::Enum(id) => names.enumeration(&set[*id]).to_owned(),
        OptionType::Path(_) => literal::string("text"),
        OptionType::BuiltIn(ty) => literal::string(ty.name()),
    };
    let mut arguments = vec![
        literal::string(name),
        literal::string(&option.argument),
        kind,
    ];
    if option.arity.is_list() {
        arguments.push("is_list=True".to_owned());
    }
    let bound = |bound: &Scalar| literal::string(&bound.to_string());
    arguments.extend(
        option
            .min
            .as_ref()
            .map(|least| format!("minimum={}", bound(least))),
    );
    arguments.extend(
        option
            .max
            .as_ref()
            .map(|most| format!("maximum={}", bound(most))),
    );
    format!("_declared.Option({})", arguments.join(", "))
}
