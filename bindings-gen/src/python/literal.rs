//! Values as expressions of Python.

use passdefs::model::{OptionDef, OptionType, PassSet, Scalar, Value};

use super::names::{Names, members};
use crate::text::is_hidden;

/// Returns the text as a literal on one line.
pub(super) fn string(text: &str) -> String {
    let mut literal = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => literal.push_str("\\\""),
            letter => escape(letter, &mut literal),
        }
    }
    literal.push('"');
    literal
}

/// Appends a character, escaped if it would end the line, hide, or start an escape.
pub(super) fn escape(letter: char, out: &mut String) {
    match letter {
        '\\' => out.push_str("\\\\"),
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        letter if is_hidden(letter) => {
            let code = u32::from(letter);
            out.push_str(&if code <= 0xff {
                format!("\\x{code:02x}")
            } else if code <= 0xffff {
                format!("\\u{code:04x}")
            } else {
                format!("\\U{code:08x}")
            });
        }
        letter => out.push(letter),
    }
}

/// Returns a tuple.
pub(super) fn tuple(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    match &items[..] {
        [single] => format!("({single},)"),
        items => format!("({})", items.join(", ")),
    }
}

/// Returns a value of an option.
pub(super) fn value(set: &PassSet, names: &Names, option: &OptionDef, value: &Value) -> String {
    match (value, &option.ty) {
        (Value::Enum(id), OptionType::Enum(declared)) => {
            let declared = &set[*declared];
            let text = &set[*id].text;
            let position = declared.values.iter().position(|value| value.text == *text);
            let member = position.and_then(|at| members(declared).into_iter().nth(at));
            format!(
                "{}.{}",
                names.enumeration(declared),
                member.unwrap_or_default()
            )
        }
        // A value whose type only C++ knows is text.
        (value, _) if option.cpp_type().is_some() => string(&set.value_text(value)),
        (Value::Scalar(value), _) => scalar(value),
        (value, _) => string(&set.value_text(value)),
    }
}

/// The first number of seconds that `datetime.timedelta` does not hold.
const MAX_SECONDS: u64 = 1_000_000_000 * 24 * 60 * 60;

/// Returns a value of a built-in type.
pub(super) fn scalar(value: &Scalar) -> String {
    match value {
        Scalar::Bool(true) => "True".to_owned(),
        Scalar::Bool(false) => "False".to_owned(),
        Scalar::Int(value) => value.to_string(),
        Scalar::F32(value) => float(&format!("{value:?}"), value.is_finite()),
        Scalar::F64(value) => float(&format!("{value:?}"), value.is_finite()),
        Scalar::Text(text) => string(text),
        Scalar::Char(letter) => string(&letter.to_string()),
        Scalar::Duration(value)
            if value.subsec_nanos() % 1000 == 0 && value.as_secs() < MAX_SECONDS =>
        {
            let (seconds, micros) = (value.as_secs(), value.subsec_micros());
            format!("_datetime.timedelta(seconds={seconds}, microseconds={micros})")
        }
        value => string(&value.to_string()),
    }
}

/// Returns a number. Finite ones have the same text in Rust and Python.
fn float(text: &str, is_finite: bool) -> String {
    if is_finite {
        text.to_owned()
    } else {
        format!("float(\"{}\")", text.to_lowercase())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{scalar, string, tuple};
    use passdefs::model::Scalar;

    #[test]
    fn strings_hold_what_they_escape() {
        assert_eq!(
            string("a \"b\"\\\n\u{7}\u{202e}é"),
            r#""a \"b\"\\\n\x07\u202eé""#
        );
    }

    #[test]
    fn floats_are_floats() {
        let floats = [1e300, 2.0, f64::NEG_INFINITY].map(|value| scalar(&Scalar::F64(value)));
        assert_eq!(floats, ["1e300", "2.0", "float(\"-inf\")"]);
        assert_eq!(scalar(&Scalar::F32(0.1)), "0.1");
    }

    #[test]
    fn durations_that_python_does_not_hold_are_text() {
        let duration = |seconds| scalar(&Scalar::Duration(Duration::from_secs(seconds)));
        assert_eq!(
            duration(86_399_999_999_999),
            "_datetime.timedelta(seconds=86399999999999, microseconds=0)"
        );
        assert_eq!(duration(86_400_000_000_000), "\"24000000000h\"");
    }

    #[test]
    fn a_tuple_of_one_has_a_comma() {
        assert_eq!(tuple(["1".to_owned()]), "(1,)");
        assert_eq!(tuple([]), "()");
    }
}
