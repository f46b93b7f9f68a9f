//! Values of options: literals as written, typed.

use crate::draft::{Default, Enum, Group, Literal, Spanned};
use crate::model::{IntType, Number, OptionType, Value};
use crate::names::clipped;
use crate::source::Span;

/// Why a literal is no value of a type.
#[derive(Debug)]
pub(super) enum Misfit {
    /// It is of another kind, or too large; with a few words on what the type holds.
    Type(String),
    /// It is none of the values of this enum.
    Enum(Vec<String>),
    /// It is not a pipeline.
    Pipeline(pass_pipeline::Errors),
}

/// A literal as a value of the type.
pub(super) fn typed(ty: &OptionType, literal: &Literal, group: &Group) -> Result<Value, Misfit> {
    match (ty, literal) {
        (OptionType::Bool, Literal::Bool(value)) => Ok(Value::Bool(*value)),
        (OptionType::Int(int), Literal::Int(value)) if fits(*int, *value) => Ok(Value::Int(*value)),
        (OptionType::F32 | OptionType::F64, Literal::Int(_) | Literal::Float(_)) => {
            float(ty, literal)
        }
        (OptionType::String, Literal::Str(text)) => Ok(Value::Str(text.clone())),
        (OptionType::Char, Literal::Str(text)) => character(text),
        (OptionType::Enum(name), Literal::Str(text)) => variant(name, text, group),
        (OptionType::Pipeline, Literal::Str(text)) => pipeline(text),
        (OptionType::Path(_), literal) => Ok(Value::Text(shown(literal))),
        _ => Err(Misfit::Type(holds(ty))),
    }
}

/// An element of a list, written as text, as a value of the type.
pub(super) fn typed_text(ty: &OptionType, text: &str, group: &Group) -> Result<Value, Misfit> {
    let literal = match ty {
        OptionType::Bool => text.parse().map(Literal::Bool).ok(),
        OptionType::Int(_) => text.parse().map(Literal::Int).ok(),
        OptionType::F32 | OptionType::F64 => text.parse().map(Literal::Float).ok(),
        _ => Some(Literal::Str(text.to_owned())),
    };
    match literal {
        Some(literal) => typed(ty, &literal, group),
        None => Err(Misfit::Type(holds(ty))),
    }
}

/// A value in pipeline text, as the runtime reads it.
pub(super) fn typed_pipeline_text(
    ty: &OptionType,
    text: &str,
    group: &Group,
) -> Result<Value, Misfit> {
    let literal = match ty {
        OptionType::Bool => match text {
            "true" | "TRUE" | "True" | "1" | "" => Literal::Bool(true),
            "false" | "FALSE" | "False" | "0" => Literal::Bool(false),
            _ => return Err(Misfit::Type("`bool` holds `true` or `false`".to_owned())),
        },
        OptionType::Char if text.chars().nth(1).is_some() || text.is_empty() => {
            return Err(Misfit::Type("`char` holds a single character".to_owned()));
        }
        OptionType::Int(_) => match integer(text) {
            Some(value) => Literal::Int(value),
            None => return Err(Misfit::Type(holds(ty))),
        },
        _ => return typed_text(ty, text, group),
    };
    typed(ty, &literal, group)
}

/// A whole number: decimal, `0x`, `0b`, and octal after `0o` or a leading `0`.
fn integer(text: &str) -> Option<i128> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let lower = digits.to_ascii_lowercase();
    let prefixed = [("0x", 16), ("0b", 2), ("0o", 8)]
        .into_iter()
        .find_map(|(prefix, radix)| Some((radix, lower.strip_prefix(prefix)?)));
    let (radix, digits) = match (prefixed, lower.strip_prefix('0')) {
        (Some(found), _) => found,
        (None, Some(rest)) if !rest.is_empty() => (8, rest),
        (None, _) => (10, lower.as_str()),
    };
    let all_digits = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
    let magnitude = all_digits.then(|| i128::from_str_radix(digits, radix).unwrap_or(i128::MAX))?;
    Some(sign * magnitude)
}

/// A value, or why there is none, with the text that a message shows and its place.
pub(super) struct Typed {
    pub(super) written: String,
    pub(super) span: Span,
    pub(super) value: Result<Value, Misfit>,
}

/// The values of a default: one, or the elements of a list.
pub(super) fn typed_default(
    ty: &OptionType,
    list: bool,
    default: &Default,
    group: &Group,
) -> Vec<Typed> {
    match default {
        Default::One(literal) => match &literal.value {
            Literal::Str(text) if list => typed_list(ty, text, literal.span, group),
            _ => vec![typed_spanned(ty, literal, group)],
        },
        Default::Many(literals) => {
            let literals = literals.value.iter();
            literals
                .map(|literal| typed_spanned(ty, literal, group))
                .collect()
        }
    }
}

fn typed_list(ty: &OptionType, text: &str, span: Span, group: &Group) -> Vec<Typed> {
    let element = |item: pass_pipeline::Item| Typed {
        value: typed_text(ty, &item.text, group),
        written: item.text,
        span: within(span, text, item.span),
    };
    pass_pipeline::split_list(text)
        .into_iter()
        .map(element)
        .collect()
}

/// The place of a part of a string: where it is, if the string is written without escapes, else the whole string.
pub(super) fn within(string: Span, text: &str, part: pass_pipeline::Span) -> Span {
    let is_plain = string.end - string.start == text.len() as u32 + 2;
    match is_plain {
        true => Span {
            start: string.start + 1 + part.start as u32,
            end: string.start + 1 + part.end as u32,
            ..string
        },
        false => string,
    }
}

fn typed_spanned(ty: &OptionType, literal: &Spanned<Literal>, group: &Group) -> Typed {
    Typed {
        written: shown(&literal.value),
        span: literal.span,
        value: typed(ty, &literal.value, group),
    }
}

/// A literal as a bound of the type, which has to be a number.
pub(super) fn bound(ty: &OptionType, literal: &Literal) -> Option<Number> {
    match (ty, literal) {
        (OptionType::Int(int), Literal::Int(value)) => {
            fits(*int, *value).then_some(Number::Int(*value))
        }
        (OptionType::F32 | OptionType::F64, Literal::Int(value)) => {
            Some(Number::Float(*value as f64))
        }
        (OptionType::F32 | OptionType::F64, Literal::Float(value)) => {
            (!value.is_nan()).then_some(Number::Float(*value))
        }
        _ => None,
    }
}

/// Whether the value lies within the bounds; one that is not a number lies within none.
pub(super) fn is_within(value: &Value, min: Option<Number>, max: Option<Number>) -> bool {
    let not_below = |value: &Value, bound: Number| match (value, bound) {
        (Value::Int(value), Number::Int(bound)) => *value >= bound,
        (Value::Float(value), Number::Float(bound)) => *value >= bound,
        _ => true,
    };
    let not_above = |value: &Value, bound: Number| match (value, bound) {
        (Value::Int(value), Number::Int(bound)) => *value <= bound,
        (Value::Float(value), Number::Float(bound)) => *value <= bound,
        _ => true,
    };
    min.is_none_or(|min| not_below(value, min)) && max.is_none_or(|max| not_above(value, max))
}

/// The least and the largest value of an integer type. A `usize` is taken to have 64 bits.
pub(super) fn limits(int: IntType) -> (i128, i128) {
    match int {
        IntType::I8 => (i8::MIN.into(), i8::MAX.into()),
        IntType::I16 => (i16::MIN.into(), i16::MAX.into()),
        IntType::I32 => (i32::MIN.into(), i32::MAX.into()),
        IntType::I64 => (i64::MIN.into(), i64::MAX.into()),
        IntType::U8 => (0, u8::MAX.into()),
        IntType::U16 => (0, u16::MAX.into()),
        IntType::U32 => (0, u32::MAX.into()),
        IntType::U64 | IntType::Usize => (0, u64::MAX.into()),
    }
}

fn fits(int: IntType, value: i128) -> bool {
    let (least, largest) = limits(int);
    (least..=largest).contains(&value)
}

/// A number that does not become infinite by being written into the type.
fn float(ty: &OptionType, literal: &Literal) -> Result<Value, Misfit> {
    let value = match literal {
        Literal::Int(value) => *value as f64,
        Literal::Float(value) if value.is_nan() => f64::NAN,
        Literal::Float(value) => *value,
        _ => return Err(Misfit::Type(holds(ty))),
    };
    let too_large = *ty == OptionType::F32 && value.is_finite() && !(value as f32).is_finite();
    match too_large {
        true => Err(Misfit::Type(holds(ty))),
        false => Ok(Value::Float(value)),
    }
}

fn character(text: &str) -> Result<Value, Misfit> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(only), None) => Ok(Value::Char(only)),
        _ => Err(Misfit::Type(holds(&OptionType::Char))),
    }
}

fn variant(name: &str, text: &str, group: &Group) -> Result<Value, Misfit> {
    let declared = group
        .enums
        .iter()
        .find(|declared| declared.name.value == name);
    let values = declared.map_or(&[][..], |declared| &declared.values);
    match values.iter().find(|value| value.text() == text) {
        Some(value) => Ok(Value::Enum(value.name.value.clone())),
        None => Err(Misfit::Enum(declared.map(Enum::texts).unwrap_or_default())),
    }
}

fn pipeline(text: &str) -> Result<Value, Misfit> {
    let parsed = pass_pipeline::parse_anchored(text).map_err(Misfit::Pipeline)?;
    Ok(Value::Pipeline(parsed.to_string()))
}

/// What a type holds, in a few words.
pub(super) fn holds(ty: &OptionType) -> String {
    match ty {
        OptionType::Bool => "`bool` holds `#true` or `#false`".to_owned(),
        OptionType::Int(int) => {
            let (least, largest) = limits(*int);
            format!("`{}` holds integers from {least} to {largest}", int.name())
        }
        OptionType::F32 => "`f32` holds numbers up to about 3.4e38".to_owned(),
        OptionType::F64 => "`f64` holds numbers".to_owned(),
        OptionType::String => "`string` holds text in quotes".to_owned(),
        OptionType::Char => "`char` holds a single character in quotes".to_owned(),
        OptionType::Enum(name) => format!("`{name}` holds one of its values, in quotes"),
        OptionType::Pipeline => "`pipeline` holds an anchored pipeline in quotes".to_owned(),
        OptionType::Path(path) => format!("`{path}` holds what its parser accepts"),
    }
}

/// A literal as text.
pub(super) fn shown(literal: &Literal) -> String {
    match literal {
        Literal::Bool(value) => value.to_string(),
        Literal::Int(value) => value.to_string(),
        Literal::Float(value) => format!("{value:?}"),
        Literal::Str(text) => text.clone(),
    }
}

/// A literal as a message shows it.
pub(super) fn quoted(written: &str) -> String {
    format!("`{}`", clipped(written))
}
