//! Rules about order.

use super::fields::Fields;
use super::node::Node;
use super::reader::Reader;
use crate::catalogue;
use crate::draft::{OrderRule, OrderTarget};
use crate::model::Relation;

/// The relation that a node of this name states.
pub(super) fn relation(name: &str) -> Option<Relation> {
    Relation::ALL
        .into_iter()
        .find(|relation| relation.name() == name)
}

/// A rule for each pass that the node names, and one for the kind that it names.
pub(super) fn read(reader: &mut Reader<'_>, node: &Node, relation: Relation) -> Vec<OrderRule> {
    let mut fields = Fields::of(reader, node);
    let kind = fields.string_property(reader, "kind");
    let strength = fields.string_property(reader, "strength");
    let reason = fields.string_property(reader, "reason");
    let passes = fields.other_strings(reader, "the name of a pass");
    let mut targets: Vec<_> = passes.into_iter().map(OrderTarget::Pass).collect();
    fields.finish(reader);
    let is_target = |name: Option<&str>| matches!(name, None | Some("kind"));
    if !node.entries.iter().any(|entry| is_target(entry.name())) {
        let message = format!("`{}` lacks the name of a pass, or a `kind`", node.name());
        let span = node.name.span;
        reader.report.error(catalogue::MISSING, span, message);
    }
    targets.extend(kind.map(OrderTarget::Kind));
    let rule = |target| OrderRule {
        relation,
        target,
        strength: strength.clone(),
        reason: reason.clone(),
    };
    targets.into_iter().map(rule).collect()
}
