//! Reading values of built-in types.

use crate::error::Error;
use crate::parse::parse_anchored;
use crate::scalar::{Notation, Scalar, ScalarType};
use crate::span::Span;
use crate::tree::{Anchor, Pipeline};

/// The reader of the values of a type.
#[derive(Clone, Copy)]
pub(super) enum Reader {
    Bool,
    Int { least: i128, largest: i128 },
    F32,
    F64,
    Text,
    Char,
    Pipeline,
}

impl Reader {
    pub(super) const fn int(least: i128, largest: i128) -> Self {
        Self::Int { least, largest }
    }

    pub(super) const fn notation(self) -> Notation {
        match self {
            Self::Bool => Notation::Bool,
            Self::Int { .. } => Notation::Integer,
            Self::F32 | Self::F64 => Notation::Number,
            Self::Text | Self::Char | Self::Pipeline => Notation::Quoted,
        }
    }

    pub(super) const fn is_ordered(self) -> bool {
        matches!(self, Self::Int { .. } | Self::F32 | Self::F64)
    }

    pub(super) fn zero(self) -> Scalar {
        match self {
            Self::Bool => Scalar::Bool(false),
            Self::Int { .. } => Scalar::Int(0),
            Self::F32 => Scalar::F32(0.0),
            Self::F64 => Scalar::F64(0.0),
            Self::Text => Scalar::Text(String::new()),
            Self::Char => Scalar::Char('\0'),
            Self::Pipeline => Scalar::Pipeline(Pipeline::new(Anchor::any(), Vec::new())),
        }
    }
}

pub(super) fn read(ty: ScalarType, text: &str) -> Result<Scalar, Error> {
    let found = match ty.row().reader {
        Reader::Bool => boolean(text).map(Scalar::Bool),
        Reader::Int { least, largest } => return whole(ty, text, (least, largest)),
        Reader::F32 => finite(text, f32::is_infinite).map(Scalar::F32),
        Reader::F64 => finite(text, f64::is_infinite).map(Scalar::F64),
        Reader::Text => Some(Scalar::Text(text.to_owned())),
        Reader::Char => character(text).map(Scalar::Char),
        Reader::Pipeline => return pipeline(text),
    };
    found.ok_or_else(|| misfit(&ty.expected(), text))
}

/// The wording of every misfit.
fn misfit(expected: &str, text: &str) -> Error {
    let span = Span::new(0, text.len());
    match text {
        "" => Error::new(format!("expected {expected}, found nothing"), span),
        _ => Error::new(format!("expected {expected}, found `{text}`"), span),
    }
}

fn boolean(text: &str) -> Option<bool> {
    match text {
        "true" | "TRUE" | "True" | "1" | "" => Some(true),
        "false" | "FALSE" | "False" | "0" => Some(false),
        _ => None,
    }
}

fn whole(ty: ScalarType, text: &str, (least, largest): (i128, i128)) -> Result<Scalar, Error> {
    match integer(text) {
        Some(value) if (least..=largest).contains(&value) => Ok(Scalar::Int(value)),
        Some(_) => Err(misfit(&ty.expected(), text)),
        None => Err(misfit(ty.row().expected, text)),
    }
}

/// The whole number that `text` spells; one that is too large for any type is the largest there is.
fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let (radix, digits) = radix_of(digits);
    let all_digits = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
    let magnitude = all_digits.then(|| i128::from_str_radix(digits, radix).unwrap_or(i128::MAX))?;
    Some(if negative { -magnitude } else { magnitude })
}

fn radix_of(digits: &str) -> (u32, &str) {
    let prefixes = [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2), ("0o", 8)];
    for (prefix, radix) in prefixes {
        if let Some(rest) = digits.strip_prefix(prefix) {
            return (radix, rest);
        }
    }
    match digits.strip_prefix('0') {
        Some(rest) if rest.starts_with(|next: char| next.is_ascii_digit()) => (8, rest),
        _ => (10, digits),
    }
}

/// A number that does not become infinite by being read.
fn finite<F: std::str::FromStr + Copy>(text: &str, is_infinite: fn(F) -> bool) -> Option<F> {
    let value = text.parse::<F>().ok()?;
    let overflows = is_infinite(value) && text.contains(|letter: char| letter.is_ascii_digit());
    (!overflows).then_some(value)
}

fn character(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let only = letters.next();
    only.filter(|_| letters.next().is_none())
}

fn pipeline(text: &str) -> Result<Scalar, Error> {
    match parse_anchored(text) {
        Ok(tree) => Ok(Scalar::Pipeline(tree.without_spans())),
        Err(errors) => {
            let first = errors.into_iter().next();
            Err(first.unwrap_or_else(|| misfit("an anchored pipeline", text)))
        }
    }
}
