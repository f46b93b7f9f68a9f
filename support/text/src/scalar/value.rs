//! Values of built-in types.

use std::cmp::Ordering;
use std::fmt;
use std::time::Duration;

use crate::scalar::{Notation, RustPath, duration};
use crate::tree::{Anchor, Pipeline};

/// A value of a built-in type. Its text (`to_string`) reads back as the same value.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Scalar {
    /// Of type `bool`.
    Bool(bool),
    /// Of an integer type.
    Int(i128),
    /// Of type `f32`; may be infinite or not a number.
    F32(f32),
    /// Of type `f64`; may be infinite or not a number.
    F64(f64),
    /// Of type `string`.
    Text(String),
    /// Of type `char`.
    Char(char),
    /// Of type `duration`.
    Duration(Duration),
    /// Of type `pipeline`, with its spans.
    Pipeline(Pipeline),
}

/// A value as a Rust expression.
///
/// Closed: generated code has to spell each form.
#[derive(Clone, Debug, PartialEq)]
pub enum RustValue {
    /// An integer within the limits of its type.
    Int(i128),
    /// A character.
    Char(char),
    /// Tokens.
    Tokens(String),
    /// A call of a function with a text.
    Call(RustPath, String),
}

pub(super) fn empty_pipeline() -> Scalar {
    Scalar::Pipeline(Pipeline::new(Anchor::any(), Vec::new()))
}

impl Scalar {
    /// Returns the value without spans.
    #[must_use]
    pub fn without_spans(self) -> Self {
        match self {
            Self::Pipeline(tree) => Self::Pipeline(tree.without_spans()),
            value => value,
        }
    }

    /// Returns the syntax of the value in a definition.
    pub fn notation(&self) -> Notation {
        match self {
            Self::Bool(_) => Notation::Bool,
            Self::Int(_) => Notation::Integer,
            Self::F32(_) | Self::F64(_) => Notation::Number,
            Self::Text(_) | Self::Char(_) | Self::Duration(_) | Self::Pipeline(_) => {
                Notation::Quoted
            }
        }
    }

    /// Returns the value as a Rust expression.
    pub fn to_rust(&self) -> RustValue {
        match self {
            Self::Bool(value) => RustValue::Tokens(value.to_string()),
            Self::Int(value) => RustValue::Int(*value),
            Self::F32(value) => RustValue::Tokens(float("f32", f64::from(*value), self)),
            Self::F64(value) => RustValue::Tokens(float("f64", *value, self)),
            Self::Text(text) if text.is_empty() => {
                RustValue::Tokens("::std::string::String::new()".to_owned())
            }
            Self::Text(text) => {
                let function = RustPath::Standard("::std::string::String::from");
                RustValue::Call(function, text.clone())
            }
            Self::Char(value) => RustValue::Char(*value),
            Self::Duration(value) => {
                let (seconds, nanos) = (value.as_secs(), value.subsec_nanos());
                RustValue::Tokens(format!("::std::time::Duration::new({seconds}, {nanos})"))
            }
            Self::Pipeline(tree) => {
                let function = RustPath::Runtime("options::PipelineText::declared");
                RustValue::Call(function, tree.to_string())
            }
        }
    }

    /// Compares two values of one type; `None` if one is NaN or the type has no order.
    pub fn order(&self, other: &Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Int(a), Self::Int(b)) => Some(a.cmp(b)),
            (Self::F32(a), Self::F32(b)) => a.partial_cmp(b),
            (Self::F64(a), Self::F64(b)) => a.partial_cmp(b),
            (Self::Duration(a), Self::Duration(b)) => Some(a.cmp(b)),
            _ => None,
        }
    }

    /// Returns true if the value is within the bounds. NaN is within none.
    ///
    /// ```
    /// use pass_text::scalar::Scalar;
    /// assert!(Scalar::Int(3).is_within(Some(&Scalar::Int(3)), None));
    /// assert!(!Scalar::F64(f64::NAN).is_within(None, Some(&Scalar::F64(1.0))));
    /// ```
    pub fn is_within(&self, least: Option<&Self>, largest: Option<&Self>) -> bool {
        let above = |least| self.order(least).is_some_and(Ordering::is_ge);
        let below = |largest| self.order(largest).is_some_and(Ordering::is_le);
        least.is_none_or(above) && largest.is_none_or(below)
    }
}

/// Equality of values in definitions: NaN equals NaN, and the two zeros differ.
impl PartialEq for Scalar {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Bool(a), Self::Bool(b)) => a == b,
            (Self::Int(a), Self::Int(b)) => a == b,
            (Self::F32(a), Self::F32(b)) => same_float(f64::from(*a), f64::from(*b)),
            (Self::F64(a), Self::F64(b)) => same_float(*a, *b),
            (Self::Text(a), Self::Text(b)) => a == b,
            (Self::Char(a), Self::Char(b)) => a == b,
            (Self::Duration(a), Self::Duration(b)) => a == b,
            (Self::Pipeline(a), Self::Pipeline(b)) => a.without_spans() == b.without_spans(),
            _ => false,
        }
    }
}

fn float(ty: &str, value: f64, scalar: &Scalar) -> String {
    match (value.is_nan(), value.is_infinite(), value > 0.0) {
        (true, ..) => format!("{ty}::NAN"),
        (_, true, true) => format!("{ty}::INFINITY"),
        (_, true, false) => format!("{ty}::NEG_INFINITY"),
        _ => scalar.to_string(),
    }
}

fn same_float(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => value.fmt(f),
            Self::Int(value) => value.fmt(f),
            // The shortest text that reads as the same number.
            Self::F32(value) => write!(f, "{value:?}"),
            Self::F64(value) => write!(f, "{value:?}"),
            Self::Text(value) => f.write_str(value),
            Self::Char(value) => value.fmt(f),
            Self::Duration(value) => f.write_str(&duration::text(*value)),
            Self::Pipeline(value) => value.fmt(f),
        }
    }
}
