//! The parts of pipeline steps as text, for pages and rustdoc.

use pass_text::Value;
use pass_text::values::{join_items, quote};

use super::definitions::PassSet;
use super::pipeline::{Argument, ArgumentValue, Condition, ExternalArgument, ExternalValue};

impl PassSet {
    /// Returns the arguments of a step in pipeline text, such as `entry=$entry max-rounds=20`, with `$` before the options
    /// that are forwarded. A value that has a `$` is in quotes, as in `entry="$entry"`.
    pub fn arguments_text(&self, arguments: &[Argument]) -> String {
        let texts = arguments.iter().map(|argument| {
            let value = match &argument.value {
                ArgumentValue::Forward(option) => format!("${}", self[*option].argument),
                ArgumentValue::One(value) => literal(&self.value_text(value), quote),
                ArgumentValue::Many(values) => {
                    let items = join_items(values.iter().map(|value| self.value_text(value)));
                    literal(&items, |items| format!("{{{items}}}"))
                }
            };
            format!("{}={value}", self[argument.option].argument)
        });
        texts.collect::<Vec<_>>().join(" ")
    }

    /// Returns the arguments of a step whose pass or pipeline is declared elsewhere, in pipeline text.
    pub fn external_arguments_text(&self, arguments: &[ExternalArgument]) -> String {
        let texts = arguments.iter().map(|argument| {
            let value = match &argument.value {
                ExternalValue::Forward(option) => format!("${}", self[*option].argument),
                ExternalValue::Text(text) if Value::from_spelling(text).is_some() => text.clone(),
                ExternalValue::Text(text) => quote(text),
            };
            format!("{}={value}", argument.option)
        });
        texts.collect::<Vec<_>>().join(" ")
    }
}

/// Returns a value in quotes if it has a `$`, so that it does not read as a forwarded option.
fn literal(text: &str, quote: impl Fn(&str) -> String) -> String {
    if text.contains('$') {
        Value::quoted(text).raw().to_owned()
    } else {
        quote(text)
    }
}

impl Condition {
    /// Returns the name of the condition, such as `at-least`.
    pub fn name(&self) -> &'static str {
        match (self, self.comparison()) {
            (_, Some((name, _))) => name,
            (Condition::True, None) => "true",
            (_, None) => "given",
        }
    }

    /// Returns the words that state a condition with this name, before the value that the option is compared with.
    ///
    /// ```
    /// assert_eq!(passdefs::model::Condition::words("at-least"), "at least ");
    /// ```
    pub fn words(name: &str) -> &'static str {
        match name {
            "true" => "true",
            "given" => "given",
            "is-not" => "not ",
            "at-least" => "at least ",
            "at-most" => "at most ",
            _ => "",
        }
    }
}
