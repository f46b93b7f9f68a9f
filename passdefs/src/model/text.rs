//! Names and values as text.

use std::borrow::Cow;

use super::definitions::PassSet;
use super::option::OptionType;
use super::order::{OrderTarget, PassRef};
use super::pass::Pass;
use super::value::{Scalar, Value};

impl PassSet {
    /// Returns the name of a type in definitions: `i64`, `string`, `Mode`, `crate::Level`.
    pub fn type_name<'s>(&'s self, ty: &'s OptionType) -> &'s str {
        match ty {
            OptionType::BuiltIn(ty) => ty.name(),
            OptionType::Enum(id) => &self[*id].name,
            OptionType::Path(name) => name,
        }
    }

    /// Returns a value as it is written in a pipeline, without the quotes that it may need there.
    pub fn value_text<'s>(&'s self, value: &'s Value) -> Cow<'s, str> {
        match value {
            Value::Scalar(Scalar::Text(text)) | Value::Text(text) => Cow::Borrowed(text),
            Value::Scalar(value) => Cow::Owned(value.to_string()),
            Value::Enum(id) => Cow::Borrowed(&self[*id].text),
        }
    }

    /// Returns the argument of a pass that is referred to.
    pub fn argument_of<'s>(&'s self, pass: &'s PassRef) -> &'s str {
        match pass {
            PassRef::Declared(pass) => &self[*pass].argument,
            PassRef::External(argument) => argument,
        }
    }

    /// Returns the rules about order of a pass, by the names of passes and kinds.
    pub fn order_rules<'s>(&'s self, pass: &'s Pass) -> Vec<pass_text::order::OrderRule<'s>> {
        let rules = pass.order.iter().map(|rule| {
            let name = self.target_name(&rule.target);
            let target = match &rule.target {
                OrderTarget::Pass(_) => pass_text::order::OrderTarget::Pass(name),
                OrderTarget::Kind(_) => pass_text::order::OrderTarget::Kind(name),
            };
            pass_text::order::OrderRule::new(rule.relation, target, rule.strength, &rule.reason)
        });
        rules.collect()
    }

    /// Returns the argument of the pass, or the name of the kind, that a rule is about.
    pub fn target_name<'s>(&'s self, target: &'s OrderTarget) -> &'s str {
        match target {
            OrderTarget::Pass(pass) => self.argument_of(pass),
            OrderTarget::Kind(kind) => &self[*kind].name,
        }
    }
}
