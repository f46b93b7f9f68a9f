//! Rustdoc of an option: its description, then its name, type, range and default.

use passdefs::model::{Arity, OptionDef, Scalar, ScalarType, Value};

use crate::emit::option_scope::OptionScope;

/// The description, if there is one, and a line of facts.
pub(crate) fn text(scope: &OptionScope<'_>, option: &OptionDef) -> String {
    let facts = facts(scope, option);
    match option.doc.trim() {
        "" => facts,
        doc => format!("{doc}\n\n{facts}"),
    }
}

/// "Option `max-iterations` of type `i64`, at least -1. Default: `10`."
fn facts(scope: &OptionScope<'_>, option: &OptionDef) -> String {
    let kind = match option.arity {
        Arity::List(_) => "List option",
        _ => "Option",
    };
    let ty = scope.cx.set.type_name(&option.ty);
    let (name, ty) = (code(&option.argument), code(ty));
    let range = range(option.min.as_ref(), option.max.as_ref());
    let default = default(scope, option);
    format!("{kind} {name} of type {ty}{range}. {default}")
}

fn range(min: Option<&Scalar>, max: Option<&Scalar>) -> String {
    match (min, max) {
        (Some(min), Some(max)) => format!(", from {min} to {max}"),
        (Some(min), None) => format!(", at least {min}"),
        (None, Some(max)) => format!(", at most {max}"),
        (None, None) => String::new(),
    }
}

fn default(scope: &OptionScope<'_>, option: &OptionDef) -> String {
    let text = |value: &Value| scope.cx.set.value_text(value).into_owned();
    match &option.arity {
        Arity::Optional => "Left out unless given.".to_owned(),
        Arity::Required | Arity::Unknown { .. } => "Must be given.".to_owned(),
        Arity::Single(Some(value)) => format!("Default: {}.", code(&text(value))),
        Arity::Single(None) => match option.ty.built_in().map(ScalarType::zero) {
            Some(zero) => format!("Default: {}.", code(&zero.to_string())),
            None => format!(
                "Default: that of {}.",
                code(scope.cx.set.type_name(&option.ty))
            ),
        },
        Arity::List(values) => {
            let values: Vec<String> = values
                .iter()
                .flatten()
                .map(|value| code(&text(value)))
                .collect();
            match values.as_slice() {
                [] => "Default: empty.".to_owned(),
                values => format!("Default: {}.", values.join(", ")),
            }
        }
    }
}

/// Text as code of Markdown, whatever is in it.
fn code(text: &str) -> String {
    if text.is_empty() {
        return "the empty text".to_owned();
    }
    let shown: String = text.chars().flat_map(escaped).collect();
    let mut fence = "`".to_owned();
    while shown.contains(&fence) {
        fence.push('`');
    }
    let edge = |edge: Option<char>| edge.is_some_and(|letter| letter == '`' || letter == ' ');
    match edge(shown.chars().next()) || edge(shown.chars().last()) {
        true => format!("{fence} {shown} {fence}"),
        false => format!("{fence}{shown}{fence}"),
    }
}

fn escaped(letter: char) -> Vec<char> {
    match letter.is_control() {
        true => letter.escape_default().collect(),
        false => vec![letter],
    }
}
