//! Values as KDL.

use pass_kdl::{NodeWriter, float};
use pass_text::scalar::Notation;

use crate::model::{Condition, PassSet, Scalar, Value};

pub(super) fn print_value(node: &mut NodeWriter<'_>, set: &PassSet, name: &str, value: &Value) {
    match value {
        Value::Scalar(value) => print_scalar(node, name, value),
        value => node.string_property(name, &set.value_text(value)),
    }
}

pub(super) fn print_comparison(node: &mut NodeWriter<'_>, set: &PassSet, condition: &Condition) {
    if let Some((name, value)) = condition.comparison() {
        print_value(node, set, name, value);
    }
}

/// Writes a scalar as a property, in quotes unless it is a truth value or a number.
pub(super) fn print_scalar(node: &mut NodeWriter<'_>, name: &str, value: &Scalar) {
    let text = value.to_string();
    match value.notation() {
        Notation::Bool => node.property(name, &format!("#{text}")),
        Notation::Integer => node.property(name, &text),
        Notation::Number => node.property(name, &float(text)),
        Notation::Quoted => node.string_property(name, &text),
    }
}

pub(super) fn list(set: &PassSet, values: &[Value]) -> String {
    pass_text::values::join_items(values.iter().map(|value| set.value_text(value)))
}
