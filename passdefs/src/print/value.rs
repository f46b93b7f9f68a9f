//! Values as KDL.

use super::text::{Node, float};
use crate::model::{PassSet, Scalar, Value};

/// A value as a property.
pub(super) fn print_value(node: &mut Node<'_>, set: &PassSet, name: &str, value: &Value) {
    match value {
        Value::Scalar(value) => print_scalar(node, name, value),
        value => node.string_property(name, &set.value_text(value)),
    }
}

/// A value of a built-in type as a property: other than truth values and numbers, it is written in quotes.
pub(super) fn print_scalar(node: &mut Node<'_>, name: &str, value: &Scalar) {
    let text = value.to_string();
    match value {
        Scalar::Bool(_) => node.property(name, &format!("#{text}")),
        Scalar::Int(_) => node.property(name, &text),
        Scalar::F32(_) | Scalar::F64(_) => node.property(name, &float(text)),
        Scalar::Text(_) | Scalar::Char(_) | Scalar::Pipeline(_) => {
            node.string_property(name, &text);
        }
    }
}

/// The values of a list as text.
pub(super) fn list(set: &PassSet, values: &[Value]) -> String {
    pass_pipeline::join_items(values.iter().map(|value| set.value_text(value)))
}
