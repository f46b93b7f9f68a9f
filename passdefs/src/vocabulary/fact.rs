//! Rows of the table: which nodes a block may hold, and how they become part of the draft.

use super::node::Node;
use super::node_type::{Child, NodeType};

/// A row of the table: a node that may stand in a block, and how it becomes part of the draft `D`.
pub struct Fact<D: 'static> {
    node: &'static NodeType,
    repeatable: bool,
    /// `true` if its nodes are printed among those of the row before.
    is_joined: bool,
    read: fn(&mut D, &Node),
}

/// Returns a node that may stand once.
pub(crate) const fn once<D>(node: &'static NodeType, read: fn(&mut D, &Node)) -> Fact<D> {
    Fact {
        node,
        repeatable: false,
        is_joined: false,
        read,
    }
}

/// Returns a node that may be repeated.
pub const fn many<D>(node: &'static NodeType, read: fn(&mut D, &Node)) -> Fact<D> {
    Fact {
        repeatable: true,
        ..once(node, read)
    }
}

/// Returns a node that may be repeated, and keeps its position among the nodes of the row before.
pub(crate) const fn also<D>(node: &'static NodeType, read: fn(&mut D, &Node)) -> Fact<D> {
    Fact {
        is_joined: true,
        ..many(node, read)
    }
}

/// Returns the nodes of some rows.
pub fn children<D>(facts: &[Fact<D>]) -> Vec<Child> {
    let mut rank = 0;
    let child = |fact: &Fact<D>| {
        rank += usize::from(!fact.is_joined);
        Child {
            node: fact.node,
            repeatable: fact.repeatable,
            rank,
        }
    };
    facts.iter().map(child).collect()
}

/// Adds nodes to a draft. Errors are skipped: they have been reported when the nodes were checked.
pub fn fill<D>(facts: &[Fact<D>], draft: &mut D, nodes: &[Node]) {
    let mut seen = vec![false; facts.len()];
    for node in nodes {
        let is_it = |(fact, _): &(&Fact<D>, &mut bool)| fact.node.name == node.name.value;
        if let Some((fact, seen)) = facts.iter().zip(&mut seen).find(is_it)
            && (fact.repeatable || !std::mem::replace(seen, true))
        {
            (fact.read)(draft, node);
        }
    }
}
