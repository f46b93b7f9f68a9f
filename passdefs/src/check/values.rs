//! Values of options: literals as written, typed.

use pass_text::scalar::Notation;

use super::scope::Scope;
use crate::draft::{Default, Literal, Spanned};
use crate::model::{EnumId, OptionType, Scalar, ScalarType, Value};
use crate::source::Span;

#[derive(Debug)]
pub(super) enum ValueError {
    /// The literal is of another type or out of its limits; holds the expected values in words.
    Type(String),
    Enum(EnumId),
    Pipeline(pass_text::Error),
}

pub(super) fn type_check(
    ty: &OptionType,
    literal: &Literal,
    scope: &Scope<'_>,
) -> Result<Value, ValueError> {
    match (ty, literal) {
        (OptionType::BuiltIn(scalar), literal) if is_notation(*scalar, literal) => {
            read(*scalar, &literal.text())
        }
        (OptionType::Enum(id), Literal::Str(text)) => {
            let value = scope.enum_value(*id, text);
            value.map(Value::Enum).ok_or(ValueError::Enum(*id))
        }
        (OptionType::Path(_), literal) => Ok(Value::Text(literal.text())),
        _ => Err(ValueError::Type(expected(ty, scope))),
    }
}

/// Returns whether values of the type are written as such a literal.
fn is_notation(ty: ScalarType, literal: &Literal) -> bool {
    match ty.notation() {
        Notation::Bool => matches!(literal, Literal::Bool(_)),
        Notation::Integer => matches!(literal, Literal::Int(_)),
        Notation::Number => matches!(literal, Literal::Int(_) | Literal::Float(_)),
        Notation::Quoted => matches!(literal, Literal::Str(_)),
    }
}

/// Parses a value in a list or in pipeline text, as the runtime does.
pub(super) fn typed_text(
    ty: &OptionType,
    text: &str,
    scope: &Scope<'_>,
) -> Result<Value, ValueError> {
    match ty {
        OptionType::BuiltIn(scalar) => read(*scalar, text),
        ty => type_check(ty, &Literal::Str(text.to_owned()), scope),
    }
}

fn read(ty: ScalarType, text: &str) -> Result<Value, ValueError> {
    let misfit = |error| match ty {
        ScalarType::Pipeline => ValueError::Pipeline(error),
        ty => ValueError::Type(ty.expected()),
    };
    let read = ty.read(text).map(Scalar::without_spans);
    read.map(Value::Scalar).map_err(misfit)
}

/// A value or the reason why it is invalid, with its text and span for messages.
pub(super) struct TypedValue {
    pub(super) written: String,
    pub(super) span: Span,
    pub(super) value: Result<Value, ValueError>,
}

/// Checks the type of a default: one value, or the elements of a list.
pub(super) fn typed_default(
    ty: &OptionType,
    list: bool,
    default: &Default,
    scope: &Scope<'_>,
) -> Vec<TypedValue> {
    let typed = |literal: &Spanned<Literal>| TypedValue {
        written: literal.value.text(),
        span: literal.span,
        value: type_check(ty, &literal.value, scope),
    };
    match default {
        Default::Many(literals) => literals.value.iter().map(typed).collect(),
        Default::One(literal) => match &literal.value {
            Literal::Str(text) if list => {
                let items = pass_text::values::split_list(text).into_iter();
                let located = scope.located(text, literal.span);
                let items = items.map(|item| TypedValue {
                    value: typed_text(ty, &item.text, scope),
                    written: item.text,
                    span: located.part(item.span.start..item.span.end),
                });
                items.collect()
            }
            _ => vec![typed(literal)],
        },
    }
}

/// Returns `true` if an invalid text is a truth value or a number of the type, so that only its quotes are wrong.
pub(super) fn is_quoted_literal(ty: &OptionType, misfit: &str) -> bool {
    ty.built_in().is_some_and(|ty| match ty.notation() {
        Notation::Bool => ["true", "false"].contains(&misfit),
        Notation::Integer | Notation::Number => ty.read(misfit).is_ok(),
        Notation::Quoted => false,
    })
}

/// Returns a literal as a bound of a numeric type.
pub(super) fn bound(ty: &OptionType, literal: &Literal) -> Option<Scalar> {
    let is_number = |ty: ScalarType| is_notation(ty, literal);
    let ty = ty.built_in().is_some_and(is_number).then_some(ty)?;
    bound_of_text(ty, &literal.text())
}

/// Returns a text as a bound of a numeric type.
pub(super) fn bound_of_text(ty: &OptionType, text: &str) -> Option<Scalar> {
    let ty = ty.built_in().filter(|ty| ty.is_ordered())?;
    let bound = ty.read(text).ok()?;
    // NaN bounds nothing.
    bound.order(&bound).is_some().then_some(bound)
}

pub(super) fn is_within(value: &Value, min: Option<&Scalar>, max: Option<&Scalar>) -> bool {
    match value {
        Value::Scalar(value) => value.is_within(min, max),
        Value::Enum(_) | Value::Text(_) => true,
    }
}

/// Describes the values of a type, in words that follow `expected`.
pub(super) fn expected(ty: &OptionType, scope: &Scope<'_>) -> String {
    match ty {
        OptionType::BuiltIn(ty) => match ty.notation() {
            Notation::Quoted => format!("{} in quotes", ty.expected()),
            _ => ty.expected(),
        },
        OptionType::Enum(_) => format!("one of the values of `{}`, in quotes", scope.type_name(ty)),
        OptionType::Path(path) => format!("what the parser of `{path}` accepts"),
    }
}
