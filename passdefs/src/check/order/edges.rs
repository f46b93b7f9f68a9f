//! Who has to come before whom, and who says so.

use std::collections::{BTreeMap, BTreeSet};

use crate::check::graph::Graph;
use crate::check::index::{Callee, Found, Index, What};
use crate::draft::{OrderRule, OrderTarget, Pass};
use crate::model::Relation;
use crate::source::Span;

/// One step of the way from a pass to one that has to come after it. A rule about a kind is one step to the kind, and
/// each pass of the kind is another one from there, so that there are no more steps than words.
pub(super) struct Edge<'d> {
    /// The pass that it leads away from; nothing if that is a kind.
    pub(super) from: Option<&'d str>,
    pub(super) span: Span,
    pub(super) how: How<'d>,
}

/// Why an edge is there.
#[derive(Clone, Copy)]
pub(super) enum How<'d> {
    /// A pass says so.
    Rule(&'d str, Relation),
    /// A pass is of a kind.
    Kind(&'d str, &'d str),
}

/// A node: a pass, what comes before all of a kind, or what comes after all of a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Node<'d> {
    Pass(usize, usize),
    BeforeKind(&'d str),
    AfterKind(&'d str),
}

/// All of them.
pub(super) struct Edges<'d> {
    nodes: BTreeMap<Node<'d>, usize>,
    edges: Vec<(Node<'d>, Node<'d>, Edge<'d>)>,
    /// The passes of each kind, with their names.
    members: BTreeMap<&'d str, Vec<(Node<'d>, &'d str)>>,
    /// Rules of passes about their own kind that have been seen.
    own: BTreeSet<(&'d str, Relation)>,
}

impl<'d> Edges<'d> {
    /// What follows from the rules that are wanted.
    pub(super) fn of(index: &Index<'d>, wanted: impl Fn(&OrderRule) -> bool) -> Self {
        let mut edges = Edges {
            nodes: BTreeMap::new(),
            edges: Vec::new(),
            members: BTreeMap::new(),
            own: BTreeSet::new(),
        };
        for (callee, pass) in index.passes() {
            edges.add_kinds(callee, pass);
        }
        for (callee, pass) in index.passes() {
            for rule in pass.order.iter().filter(|rule| wanted(rule)) {
                edges.add_rule(callee, pass, rule, index);
            }
        }
        edges
    }

    fn add_kinds(&mut self, callee: Callee<'d>, pass: &'d Pass) {
        let name = callee.what.argument();
        let node = Node::Pass(callee.group, callee.number);
        for kind in &pass.kinds {
            let members = self.members.entry(&kind.value).or_default();
            members.push((node, name));
            let how = How::Kind(name, &kind.value);
            let span = kind.span;
            let from = None;
            self.add(
                Node::BeforeKind(&kind.value),
                node,
                Edge { from, span, how },
            );
            let from = Some(name);
            self.add(node, Node::AfterKind(&kind.value), Edge { from, span, how });
        }
    }

    fn add_rule(
        &mut self,
        callee: Callee<'d>,
        pass: &'d Pass,
        rule: &'d OrderRule,
        index: &Index<'d>,
    ) {
        let name = callee.what.argument();
        let node = Node::Pass(callee.group, callee.number);
        let how = How::Rule(name, rule.relation);
        let span = rule.target.name().span;
        let edge = |from| Edge { from, span, how };
        match (&rule.target, rule.relation) {
            (OrderTarget::Pass(target), relation) => {
                let Found::Declared(found) = index.find(callee.group, &target.value) else {
                    return;
                };
                let other = Node::Pass(found.group, found.number);
                if !matches!(found.what, What::Pass(_)) || other == node {
                    return;
                }
                match relation {
                    Relation::Before => self.add(node, other, edge(Some(name))),
                    Relation::After | Relation::ImmediatelyAfter => {
                        self.add(other, node, edge(Some(found.what.argument())));
                    }
                    Relation::ConflictsWith => {}
                }
            }
            // A pass that is of the kind itself is not its own target, so it is about each other pass of the kind. Two that
            // say the same are reported elsewhere.
            (OrderTarget::Kind(kind), relation) if is_of(pass, &kind.value) => {
                if self.own.insert((&kind.value, relation)) {
                    self.add_own_kind(node, name, &kind.value, (relation, span));
                }
            }
            (OrderTarget::Kind(kind), Relation::Before) => {
                self.add(node, Node::BeforeKind(&kind.value), edge(Some(name)));
            }
            (OrderTarget::Kind(kind), Relation::After) => {
                self.add(Node::AfterKind(&kind.value), node, edge(None));
            }
            (OrderTarget::Kind(_), Relation::ImmediatelyAfter | Relation::ConflictsWith) => {}
        }
    }

    fn add_own_kind(
        &mut self,
        node: Node<'d>,
        name: &'d str,
        kind: &str,
        (relation, span): (Relation, Span),
    ) {
        let how = How::Rule(name, relation);
        let members = self.members.get(kind).cloned().unwrap_or_default();
        for (other, other_name) in members.into_iter().filter(|(other, _)| *other != node) {
            let (from, to, from_name) = match relation {
                Relation::Before => (node, other, name),
                Relation::After => (other, node, other_name),
                Relation::ImmediatelyAfter | Relation::ConflictsWith => return,
            };
            let from_name = Some(from_name);
            let edge = Edge {
                from: from_name,
                span,
                how,
            };
            self.add(from, to, edge);
        }
    }

    fn add(&mut self, from: Node<'d>, to: Node<'d>, edge: Edge<'d>) {
        for node in [from, to] {
            let next = self.nodes.len();
            self.nodes.entry(node).or_insert(next);
        }
        self.edges.push((from, to, edge));
    }

    /// Ways that lead back to where they start, see [`Graph::cycles`].
    pub(super) fn cycles(&self) -> Vec<Vec<&Edge<'d>>> {
        let mut graph = Graph::new(self.nodes.len());
        for (number, (from, to, _)) in self.edges.iter().enumerate() {
            if let (Some(from), Some(to)) = (self.nodes.get(from), self.nodes.get(to)) {
                graph.add(*from, *to, number);
            }
        }
        let cycles = graph.cycles().into_iter();
        let edges = |cycle: Vec<usize>| {
            let edges = cycle.into_iter().filter_map(|at| self.edges.get(at));
            edges.map(|(_, _, edge)| edge).collect()
        };
        cycles.map(edges).collect()
    }
}

fn is_of(pass: &Pass, kind: &str) -> bool {
    pass.kinds.iter().any(|known| known.value == kind)
}
