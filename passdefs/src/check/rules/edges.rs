//! The passes that have to come before others, and the rules that say so.

use super::graph;
use crate::model::{KindId, OrderRule, OrderTarget, Pass, PassId, PassRef, PassSet, Relation};
use crate::source::Span;

/// An edge from a pass to one that has to come after it. A rule about a kind is one edge to a node of the kind, and each pass
/// of the kind an edge from that node, which keeps the number of edges linear.
pub(super) struct Edge {
    /// The pass at its start; `None` for a kind.
    pub(super) from: Option<PassId>,
    pub(super) span: Span,
    pub(super) reason: Reason,
}

#[derive(Clone, Copy)]
pub(super) enum Reason {
    Rule(PassId, Relation),
    Kind(PassId, KindId),
}

/// A node: a pass, the point before all passes of a kind, or the point after all of them.
#[derive(Clone, Copy)]
enum Node {
    Pass(PassId),
    BeforeKind(KindId),
    AfterKind(KindId),
}

pub(super) struct Edges<'s> {
    set: &'s PassSet,
    edges: Vec<(Node, Node, Edge)>,
    /// True if a pass has a rule about its own kind, by kind and relation.
    own: Vec<[bool; 2]>,
}

impl<'s> Edges<'s> {
    pub(super) fn of(set: &'s PassSet, wanted: impl Fn(&OrderRule) -> bool) -> Self {
        let mut edges = Edges {
            set,
            edges: Vec::new(),
            own: vec![[false; 2]; set.kinds().len()],
        };
        for pass in set.all_passes() {
            edges.add_kinds(pass);
        }
        for pass in set.all_passes() {
            for rule in pass.order.iter().filter(|rule| wanted(rule)) {
                edges.add_rule(pass, rule);
            }
        }
        edges
    }

    fn add_kinds(&mut self, pass: &Pass) {
        let node = Node::Pass(pass.id);
        for kind in &pass.kinds {
            let edge = |from| Edge {
                from,
                span: kind.span,
                reason: Reason::Kind(pass.id, kind.kind),
            };
            self.edges
                .push((Node::BeforeKind(kind.kind), node, edge(None)));
            let after = Node::AfterKind(kind.kind);
            self.edges.push((node, after, edge(Some(pass.id))));
        }
    }

    fn add_rule(&mut self, pass: &Pass, rule: &OrderRule) {
        let node = Node::Pass(pass.id);
        let edge = |from| Edge {
            from,
            span: rule.span,
            reason: Reason::Rule(pass.id, rule.relation),
        };
        match (&rule.target, rule.relation) {
            (OrderTarget::Pass(PassRef::Declared(other)), relation) if *other != pass.id => {
                let target = Node::Pass(*other);
                match relation {
                    Relation::Before | Relation::FollowedBy => {
                        self.edges.push((node, target, edge(Some(pass.id))));
                    }
                    Relation::After | Relation::Requires => {
                        self.edges.push((target, node, edge(Some(*other))));
                    }
                    Relation::ConflictsWith => {}
                }
            }
            (OrderTarget::Pass(_), _) => {}
            // A pass that is of the kind itself is not its own target, so it is about each other pass of the kind. Two
            // that say the same are reported elsewhere.
            (OrderTarget::Kind(kind), relation) if is_of(pass, *kind) => {
                self.add_own_kind(pass.id, *kind, (relation, rule.span));
            }
            (OrderTarget::Kind(kind), Relation::Before) => {
                let before = Node::BeforeKind(*kind);
                self.edges.push((node, before, edge(Some(pass.id))));
            }
            (OrderTarget::Kind(kind), Relation::After) => {
                self.edges.push((Node::AfterKind(*kind), node, edge(None)));
            }
            // Any pass of the kind is enough.
            (OrderTarget::Kind(_), _) => {}
        }
    }

    fn add_own_kind(&mut self, pass: PassId, kind: KindId, (relation, span): (Relation, Span)) {
        let is_before = match relation {
            Relation::Before => true,
            Relation::After => false,
            _ => return,
        };
        if std::mem::replace(&mut self.own[kind.index()][usize::from(is_before)], true) {
            return;
        }
        for member in self.set[kind]
            .passes
            .iter()
            .filter(|member| **member != pass)
        {
            let (from, to) = if is_before {
                (pass, *member)
            } else {
                (*member, pass)
            };
            let edge = Edge {
                from: Some(from),
                span,
                reason: Reason::Rule(pass, relation),
            };
            self.edges.push((Node::Pass(from), Node::Pass(to), edge));
        }
    }

    pub(super) fn cycles(&self) -> Vec<Vec<&Edge>> {
        let (kinds, passes) = (self.set.kinds().len(), self.set.all_passes().count());
        let number = |node: Node| match node {
            Node::Pass(pass) => pass.index(),
            Node::BeforeKind(kind) => passes + kind.index(),
            Node::AfterKind(kind) => passes + kinds + kind.index(),
        };
        let ends = |(from, to, _): &(Node, Node, Edge)| (number(*from), number(*to));
        let cycles = graph::cycles(passes + 2 * kinds, &self.edges, ends).into_iter();
        cycles
            .map(|cycle| cycle.into_iter().map(|(_, _, edge)| edge).collect())
            .collect()
    }
}

pub(super) fn is_of(pass: &Pass, kind: KindId) -> bool {
    pass.kinds.iter().any(|membership| membership.kind == kind)
}
