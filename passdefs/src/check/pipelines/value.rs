//! Values that pipelines give to options: typed, or passed on.

use super::problem::Problem;
use super::tree::Written;
use crate::catalogue;
use crate::check::index::{Options, TypedOption};
use crate::check::options::range;
use crate::check::values::{self, Misfit, Typed};
use crate::draft::{Default, Literal, Spanned};
use crate::model::{ArgumentValue, OptionType, Scalar, ScalarType, Value};
use crate::names::shown;
use crate::source::Span;

/// The value that an option of what is called is given; `own` are the options that can be passed on, if any can.
pub(in crate::check) fn evaluate(
    option: &TypedOption<'_>,
    written: &Written<'_>,
    own: Option<&Options<'_>>,
) -> Result<ArgumentValue, Vec<Problem>> {
    let written = match (own, dollar(written)) {
        (Some(own), Some(Dollar::Forward(name))) => {
            let forwarded = super::forward::check(option, &name, own);
            return forwarded
                .map(ArgumentValue::Forward)
                .map_err(|problem| vec![problem]);
        }
        (Some(_), Some(Dollar::Literal(literal))) => literal,
        _ => Literally::As(written),
    };
    let Some(ty) = &option.ty else {
        // The type is wrong, which has been reported.
        return Err(Vec::new());
    };
    let mut values = Vec::new();
    let mut problems = Vec::new();
    for typed in literally(option, ty, &written)? {
        match checked(option, ty, typed) {
            Ok(value) => values.push(value),
            Err(problem) => problems.push(problem),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    match option.option.list {
        true => Ok(ArgumentValue::Many(values)),
        false => values
            .into_iter()
            .next()
            .map(ArgumentValue::One)
            .ok_or_else(Vec::new),
    }
}

/// The value as text, for an option of which nothing is known.
pub(in crate::check) fn as_text(written: &Written<'_>) -> ArgumentValue {
    let text = match (dollar(written), written) {
        (Some(Dollar::Forward(name)), _) => return ArgumentValue::Forward(name.value),
        (Some(Dollar::Literal(Literally::Changed(text))), _) => text.value,
        (_, Written::Bare(_)) => "true".to_owned(),
        (_, Written::Text(value)) => value.text.value.clone(),
        (_, Written::Draft(Default::One(literal))) => values::shown(&literal.value),
        (_, Written::Draft(Default::Many(many))) => {
            let items = many.value.iter().map(|item| values::shown(&item.value));
            pass_pipeline::join_list(items)
        }
    };
    ArgumentValue::Text(text)
}

/// A value that is not passed on.
enum Literally<'w, 'd> {
    As(&'w Written<'d>),
    /// A text of which a `$` was taken off.
    Changed(Spanned<String>),
}

/// What a text that starts with `$` stands for.
enum Dollar<'w, 'd> {
    Forward(Spanned<String>),
    Literal(Literally<'w, 'd>),
}

fn dollar<'w, 'd>(written: &'w Written<'d>) -> Option<Dollar<'w, 'd>> {
    let (text, span) = match written {
        Written::Text(value) if value.quoted => return None,
        Written::Text(value) => (value.text.value.as_str(), value.text.span),
        Written::Draft(Default::One(literal)) => match &literal.value {
            Literal::Str(text) => (text.as_str(), literal.span),
            _ => return None,
        },
        _ => return None,
    };
    let name = text.strip_prefix('$')?;
    Some(match name.starts_with('$') {
        true => Dollar::Literal(Literally::Changed(Spanned::new(name.to_owned(), span))),
        false => Dollar::Forward(Spanned::new(name.to_owned(), span)),
    })
}

/// The passed-on option that a value names, if it names one.
pub(in crate::check) fn forwarded(written: &Written<'_>) -> Option<Spanned<String>> {
    match dollar(written) {
        Some(Dollar::Forward(name)) => Some(name),
        _ => None,
    }
}

/// The values, each typed.
fn literally(
    option: &TypedOption<'_>,
    ty: &OptionType,
    written: &Literally<'_, '_>,
) -> Result<Vec<Typed>, Vec<Problem>> {
    let list = option.option.list;
    match written {
        Literally::As(Written::Draft(Default::Many(many))) if !list => {
            let message = format!(
                "a list is given, and option {} is none",
                shown(&option.option.argument())
            );
            let problem = Problem::new(catalogue::VALUE_MISFIT, many.span, message);
            Err(vec![
                problem.help(format!("write {}", values::expected(ty))),
            ])
        }
        Literally::As(Written::Draft(value)) => {
            Ok(values::typed_default(ty, list, value, option.group))
        }
        Literally::Changed(text) => {
            let value = Default::One(Spanned::new(Literal::Str(text.value.clone()), text.span));
            Ok(values::typed_default(ty, list, &value, option.group))
        }
        Literally::As(Written::Bare(span)) => bare(option, ty, *span).map(|typed| vec![typed]),
        Literally::As(Written::Text(value)) => Ok(match list {
            true => value
                .items
                .iter()
                .map(|item| typed_text(option, ty, item))
                .collect(),
            false => vec![typed_text(option, ty, &value.text)],
        }),
    }
}

fn bare(option: &TypedOption<'_>, ty: &OptionType, span: Span) -> Result<Typed, Vec<Problem>> {
    if *ty == OptionType::BuiltIn(ScalarType::Bool) && !option.option.list {
        return Ok(Typed {
            written: "true".to_owned(),
            span,
            value: Ok(Value::Scalar(Scalar::Bool(true))),
        });
    }
    let message = format!("option {} lacks a value", shown(&option.option.argument()));
    let problem = Problem::new(catalogue::VALUE_MISFIT, span, message);
    Err(vec![
        problem.help(format!("write {}", values::expected(ty))),
    ])
}

fn typed_text(option: &TypedOption<'_>, ty: &OptionType, text: &Spanned<String>) -> Typed {
    Typed {
        written: text.value.clone(),
        span: text.span,
        value: values::typed_text(ty, &text.value, option.group),
    }
}

/// A value that fits the type and lies within the range.
fn checked(option: &TypedOption<'_>, ty: &OptionType, typed: Typed) -> Result<Value, Problem> {
    let name = option.option.argument();
    let written = values::quoted(&typed.written);
    let problem = |message: String| Problem::new(catalogue::VALUE_MISFIT, typed.span, message);
    let value = match typed.value {
        Ok(value) => value,
        Err(Misfit::Type(expected)) => {
            let message = format!(
                "{written} does not fit option {}, whose type is `{}`",
                shown(&name),
                ty.name()
            );
            return Err(problem(message).help(format!("write {expected}")));
        }
        Err(Misfit::Enum(texts)) => {
            let known: Vec<&str> = texts.iter().map(String::as_str).collect();
            let message = format!("{written} is not a value of enum `{}`", ty.name());
            return Err(problem(message).known(&typed.written, "values", &known));
        }
        Err(Misfit::Pipeline(error)) => {
            let message = format!("{written} is not an anchored pipeline");
            return Err(problem(message).label(&error.message));
        }
    };
    let (min, max) = range(option.option, ty);
    if values::is_within(&value, min.as_ref(), max.as_ref()) {
        return Ok(value);
    }
    let message = format!("{written} is out of the range of option {}", shown(&name));
    let mut problem = problem(message);
    for (name, bound) in [("min", &option.option.min), ("max", &option.option.max)] {
        if let Some(bound) = bound {
            problem = problem.also(bound.span, format!("`{name}` is here"));
        }
    }
    Err(problem)
}
