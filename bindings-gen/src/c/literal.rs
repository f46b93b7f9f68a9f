//! Values as constants of C.

use passdefs::model::{Scalar, ScalarType};

use crate::text::is_hidden;

/// Returns the text as a string literal. What is not printable ASCII is written in octal digits, which are three at most.
pub(super) fn string(text: &str) -> String {
    let mut literal = String::from("\"");
    for byte in text.bytes() {
        match byte {
            // Two question marks in a row may start a trigraph.
            b'"' | b'\\' | b'?' => literal.extend(['\\', char::from(byte)]),
            b'\n' => literal.push_str("\\n"),
            b' '..=b'~' => literal.push(char::from(byte)),
            byte => literal += &format!("\\{byte:03o}"),
        }
    }
    literal.push('"');
    literal
}

/// Returns the text as the string literal of an attribute, in which compilers refuse octal digits: what is not ASCII stays as it is,
/// and control characters become blanks.
pub(super) fn message(text: &str) -> String {
    let mut literal = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' | '?' => literal.extend(['\\', letter]),
            '\n' => literal.push_str("\\n"),
            letter if is_hidden(letter) => literal.push(' '),
            letter => literal.push(letter),
        }
    }
    literal.push('"');
    literal
}

/// Returns the text as the initializer of a string with its length.
pub(super) fn text(text: &str) -> String {
    format!("PW_TEXT({})", string(text))
}

/// Returns a value of a built-in type as an initializer.
pub(super) fn scalar(value: &Scalar) -> String {
    match value {
        Scalar::Bool(value) => value.to_string(),
        // In C the sign is an operator, and the digits alone are too large.
        Scalar::Int(value) if *value == i128::from(i64::MIN) => "INT64_MIN".to_owned(),
        Scalar::Int(value) if *value > i128::from(i64::MAX) => format!("UINT64_C({value})"),
        Scalar::Int(value) => value.to_string(),
        Scalar::F32(value) => float(f64::from(*value), &format!("{value:?}f")),
        Scalar::F64(value) => float(*value, &format!("{value:?}")),
        Scalar::Char(letter) => format!("0x{:x}", u32::from(*letter)),
        Scalar::Duration(value) => {
            format!(
                "{{UINT64_C({}), {}}}",
                value.as_secs(),
                value.subsec_nanos()
            )
        }
        value => text(&value.to_string()),
    }
}

fn float(value: f64, digits: &str) -> String {
    if value.is_nan() {
        "NAN".to_owned()
    } else if value.is_infinite() {
        let sign = if value < 0.0 { "-" } else { "" };
        format!("{sign}INFINITY")
    } else {
        digits.to_owned()
    }
}

/// Returns the zero of a built-in type as an initializer.
pub(super) fn zero(ty: ScalarType) -> String {
    scalar(&ty.zero())
}

#[cfg(test)]
mod tests {
    use super::{message, scalar, string};
    use passdefs::model::Scalar;

    #[test]
    fn strings_hold_what_they_escape() {
        assert_eq!(
            string("a \"b\"\\\n?\u{7}é"),
            r#""a \"b\"\\\n\?\007\303\251""#
        );
    }

    #[test]
    fn messages_of_attributes_have_no_numeric_escapes() {
        assert_eq!(
            message("a \"b\"\\\n??/\u{7}\u{202e}— é"),
            r#""a \"b\"\\\n\?\?/  — é""#
        );
    }

    #[test]
    fn numbers_at_their_limits_are_constants_of_their_type() {
        let numbers = [i128::from(i64::MIN), i128::from(u64::MAX), -1]
            .map(|value| scalar(&Scalar::Int(value)));
        assert_eq!(
            numbers,
            ["INT64_MIN", "UINT64_C(18446744073709551615)", "-1"]
        );
        let floats = [1e300, f64::NEG_INFINITY, f64::NAN].map(|value| scalar(&Scalar::F64(value)));
        assert_eq!(floats, ["1e300", "-INFINITY", "NAN"]);
        assert_eq!(scalar(&Scalar::F32(0.1)), "0.1f");
    }
}
