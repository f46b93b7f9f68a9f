//! Values of C++ constants: their types, the conversions between these, and the operators.

use super::types::Bits;
use passdefs::draft::Literal;

/// The value of an expression, in the type that C++ gives it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Constant {
    /// Of type `bool`.
    Bool(bool),
    /// Of an integer type.
    Int { value: i128, bits: Bits },
    /// Of type `double`, or `float` if narrow.
    Float { value: f64, narrow: bool },
    /// A character.
    Letter(char),
    /// A string.
    Text(String),
    /// `std::nullopt`.
    Nothing,
    /// `{}`: the zero of whatever type it becomes.
    Empty,
}

/// The type of small integers in expressions.
pub(super) const INT: Bits = Bits {
    signed: true,
    width: 32,
};

impl Constant {
    /// The value as an option of the type holds it. Only negative numbers wrap around where it is unsigned, as `-1` is
    /// how the largest number is written; any other number that does not fit is a mistake.
    pub(super) fn literal(self, ty: &str) -> Option<Literal> {
        if let (Some(bits), Constant::Int { value, .. }) = (Bits::of(ty), &self)
            && !bits.holds(*value)
            && (bits.signed || *value >= 0)
        {
            return None;
        }
        match (ty, &self) {
            // A number with a fraction is cut off where it becomes an integer, hardly on purpose.
            (ty, Constant::Float { .. }) if !matches!(ty, "f32" | "f64") => return None,
            _ => {}
        }
        Some(match converted(ty, self)? {
            Constant::Bool(value) => Literal::Bool(value),
            Constant::Int { value, .. } => Literal::Int(value),
            // The shortest number that is the same one in 32 bits.
            Constant::Float {
                value,
                narrow: true,
            } if value.is_finite() => Literal::Float((value as f32).to_string().parse().ok()?),
            Constant::Float { value, .. } => Literal::Float(value),
            Constant::Letter(letter) => Literal::Str(letter.to_string()),
            Constant::Text(text) => Literal::Str(text),
            Constant::Nothing | Constant::Empty => return None,
        })
    }

    /// The value as a number in an expression, whose type is at least `int`.
    fn promoted(self) -> Option<(i128, Bits)> {
        match self {
            Constant::Bool(value) => Some((value.into(), INT)),
            Constant::Letter(letter) if letter.is_ascii() => Some((u32::from(letter).into(), INT)),
            Constant::Int { value, bits } if bits.width < INT.width => Some((value, INT)),
            Constant::Int { value, bits } => Some((value, bits)),
            _ => None,
        }
    }

    /// The value as a floating-point number, and whether it is no `double`.
    fn float(self) -> Option<(f64, bool)> {
        match self {
            Constant::Float { value, narrow } => Some((value, narrow)),
            other => other.promoted().map(|(value, _)| (value as f64, true)),
        }
    }
}

/// A value in the type with this name, as an explicit conversion makes it.
pub(super) fn converted(ty: &str, value: Constant) -> Option<Constant> {
    match (ty, value) {
        ("string", Constant::Text(text)) => Some(Constant::Text(text)),
        ("string", Constant::Empty) => Some(Constant::Text(String::new())),
        ("char", Constant::Letter(letter)) => Some(Constant::Letter(letter)),
        ("bool", Constant::Bool(value)) => Some(Constant::Bool(value)),
        ("bool", Constant::Empty) => Some(Constant::Bool(false)),
        ("bool", value) => value
            .promoted()
            .map(|(value, _)| Constant::Bool(value != 0)),
        ("f32" | "f64", Constant::Empty) => Some(Constant::Float {
            value: 0.0,
            narrow: ty == "f32",
        }),
        ("f32" | "f64", value) => {
            let narrow = ty == "f32";
            let (value, _) = value.float()?;
            let value = if narrow {
                f64::from(value as f32)
            } else {
                value
            };
            Some(Constant::Float { value, narrow })
        }
        (ty, value) => {
            let bits = Bits::of(ty)?;
            let value = match value {
                Constant::Empty => 0,
                Constant::Float { value, .. } => whole(value, bits)?,
                value => bits.wrapped(value.promoted()?.0),
            };
            Some(Constant::Int { value, bits })
        }
    }
}

/// A floating-point number without its fraction, if the type holds that.
fn whole(value: f64, bits: Bits) -> Option<i128> {
    let whole = value.trunc();
    let value = whole as i128;
    (whole.is_finite() && bits.holds(value)).then_some(value)
}

/// A unary operator; nothing if its value is undefined.
pub(super) fn unary(operator: char, value: Constant) -> Option<Constant> {
    if operator == '!' {
        let Constant::Bool(value) = converted("bool", value)? else {
            return None;
        };
        return Some(Constant::Bool(!value));
    }
    if let Constant::Float { value, narrow } = value {
        return match operator {
            '-' => Some(Constant::Float {
                value: -value,
                narrow,
            }),
            '+' => Some(Constant::Float { value, narrow }),
            _ => None,
        };
    }
    let (value, bits) = value.promoted()?;
    let value = match operator {
        '-' => -value,
        '~' => !value,
        _ => value,
    };
    in_type(value, bits)
}

/// A binary operator; nothing if its value is undefined.
pub(super) fn binary(operator: &str, left: Constant, right: Constant) -> Option<Constant> {
    match (&left, &right) {
        (Constant::Text(one), Constant::Text(other)) if operator == "+" => {
            return Some(Constant::Text(format!("{one}{other}")));
        }
        (Constant::Float { .. }, _) | (_, Constant::Float { .. }) => {
            return of_floats(operator, left.float()?, right.float()?);
        }
        _ => {}
    }
    let ((one, first), (other, second)) = (left.promoted()?, right.promoted()?);
    if matches!(operator, "<<" | ">>") {
        let by = u32::try_from(other).ok().filter(|by| *by < first.width)?;
        let value = match operator {
            "<<" => one << by,
            _ => one >> by,
        };
        return in_type(value, first);
    }
    let bits = common(first, second);
    let [one, other] = [one, other].map(|value| bits.wrapped(value));
    let value = match operator {
        "*" => one.checked_mul(other)?,
        "/" => one.checked_div(other)?,
        "%" => one.checked_rem(other)?,
        "+" => one + other,
        "-" => one - other,
        "&" => one & other,
        "^" => one ^ other,
        "|" => one | other,
        _ => return None,
    };
    in_type(value, bits)
}

fn of_floats(operator: &str, one: (f64, bool), other: (f64, bool)) -> Option<Constant> {
    let narrow = one.1 && other.1;
    let ((one, _), (other, _)) = (one, other);
    let value = match operator {
        "*" => one * other,
        "/" => one / other,
        "+" => one + other,
        "-" => one - other,
        _ => return None,
    };
    // Floats computed in twice their width round to the result in their own.
    let value = if narrow {
        f64::from(value as f32)
    } else {
        value
    };
    Some(Constant::Float { value, narrow })
}

/// The type in which two operands meet.
fn common(one: Bits, other: Bits) -> Bits {
    let width = one.width.max(other.width);
    let unsigned = |bits: Bits| !bits.signed && bits.width == width;
    Bits {
        signed: !(unsigned(one) || unsigned(other)),
        width,
    }
}

/// A result in its type: unsigned numbers wrap around, and a signed one that does not fit is undefined.
fn in_type(value: i128, bits: Bits) -> Option<Constant> {
    let value = if bits.signed {
        value
    } else {
        bits.wrapped(value)
    };
    bits.holds(value).then_some(Constant::Int { value, bits })
}
