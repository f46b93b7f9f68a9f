//! Rules about order and examples as KDL.

use pass_kdl::Writer;

use crate::model::{Example, OrderRule, OrderTarget, PassSet, Strength};

pub(super) fn print_rule(writer: &mut Writer, set: &PassSet, rule: &OrderRule) {
    writer.node(rule.relation.name(), |node| {
        let name = set.target_name(&rule.target);
        match &rule.target {
            OrderTarget::Pass(_) => node.string(name),
            OrderTarget::Kind(_) => node.string_property("kind", name),
        }
        if rule.strength != Strength::default() {
            node.string_property("strength", rule.strength.name());
        }
        if !rule.reason.is_empty() {
            node.string_property("reason", &rule.reason);
        }
    });
}

pub(super) fn print_example(writer: &mut Writer, example: &Example) {
    writer.open("example", |node| {
        node.text(&example.title);
        if !example.options.is_empty() {
            node.string_property("options", &example.options);
        }
    });
    writer.node("before", |node| node.string(&example.before));
    writer.node("after", |node| node.string(&example.after));
    writer.close();
}
