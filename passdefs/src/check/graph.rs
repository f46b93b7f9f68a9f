//! Cycles in a graph, without recursion.

use std::collections::VecDeque;

/// A graph of numbered nodes.
pub(super) struct Graph {
    edges: Vec<Vec<Edge>>,
}

/// An edge to a node, with a number by which its maker knows it.
#[derive(Clone, Copy)]
struct Edge {
    to: usize,
    number: usize,
}

/// What the search knows of a node.
#[derive(Clone, Copy, Default)]
struct Visit {
    /// When it was met, counted from 1; 0 if it was not.
    met: usize,
    /// The earliest node that can be reached from it and leads back.
    low: usize,
    waiting: bool,
}

impl Graph {
    pub(super) fn new(nodes: usize) -> Self {
        Self {
            edges: vec![Vec::new(); nodes],
        }
    }

    pub(super) fn add(&mut self, from: usize, to: usize, number: usize) {
        if let Some(edges) = self.edges.get_mut(from) {
            edges.push(Edge { to, number });
        }
    }

    /// One short cycle for each part of the graph in which every node leads to every other: the numbers of its edges, in
    /// the order in which they are gone along.
    pub(super) fn cycles(&self) -> Vec<Vec<usize>> {
        let parts = Parts::of(self);
        let mut first = vec![None; parts.count];
        for (node, part) in parts.of_node.iter().enumerate() {
            let first: &mut Option<usize> = &mut first[*part];
            first.get_or_insert(node);
        }
        let starts = first.into_iter().flatten();
        let mut cycles: Vec<(usize, Vec<usize>)> = starts
            .filter_map(|start| Some((start, self.cycle_through(start, &parts.of_node)?)))
            .collect();
        cycles.sort();
        cycles.into_iter().map(|(_, cycle)| cycle).collect()
    }

    /// The shortest way from a node back to it.
    fn cycle_through(&self, start: usize, part: &[usize]) -> Option<Vec<usize>> {
        let mut from: std::collections::BTreeMap<usize, (usize, usize)> = Default::default();
        let mut queue = VecDeque::from([start]);
        while let Some(node) = queue.pop_front() {
            for edge in self.edges.get(node).into_iter().flatten() {
                if part.get(edge.to) != part.get(start) || from.contains_key(&edge.to) {
                    continue;
                }
                from.insert(edge.to, (node, edge.number));
                if edge.to == start {
                    return Some(way_back(start, &from));
                }
                queue.push_back(edge.to);
            }
        }
        None
    }
}

fn way_back(start: usize, from: &std::collections::BTreeMap<usize, (usize, usize)>) -> Vec<usize> {
    let mut way = Vec::new();
    let mut at = start;
    while let Some((before, number)) = from.get(&at) {
        way.push(*number);
        at = *before;
        if at == start {
            break;
        }
    }
    way.reverse();
    way
}

/// The parts of a graph in which every node leads to every other, after Tarjan.
struct Parts {
    of_node: Vec<usize>,
    count: usize,
}

impl Parts {
    fn of(graph: &Graph) -> Self {
        let nodes = graph.edges.len();
        let mut search = Search {
            graph,
            visits: vec![Visit::default(); nodes],
            waiting: Vec::new(),
            clock: 0,
            parts: Parts {
                of_node: vec![0; nodes],
                count: 0,
            },
        };
        for node in 0..nodes {
            search.from(node);
        }
        search.parts
    }
}

struct Search<'g> {
    graph: &'g Graph,
    visits: Vec<Visit>,
    /// Nodes that were met and whose part is not known yet.
    waiting: Vec<usize>,
    clock: usize,
    parts: Parts,
}

impl Search<'_> {
    fn from(&mut self, start: usize) {
        if self.visits[start].met != 0 {
            return;
        }
        self.meet(start);
        // Nodes on the way, each with how many of its edges have been gone along.
        let mut way = vec![(start, 0)];
        while let Some((node, next)) = way.last_mut() {
            let node = *node;
            let edge = self.graph.edges[node].get(*next).copied();
            *next += 1;
            match edge {
                Some(Edge { to, .. }) if self.visits[to].met == 0 => {
                    self.meet(to);
                    way.push((to, 0));
                }
                Some(Edge { to, .. }) => {
                    if self.visits[to].waiting {
                        self.lower(node, self.visits[to].met);
                    }
                }
                None => {
                    way.pop();
                    self.leave(node);
                    if let Some((before, _)) = way.last() {
                        self.lower(*before, self.visits[node].low);
                    }
                }
            }
        }
    }

    fn meet(&mut self, node: usize) {
        self.clock += 1;
        self.visits[node] = Visit {
            met: self.clock,
            low: self.clock,
            waiting: true,
        };
        self.waiting.push(node);
    }

    fn lower(&mut self, node: usize, to: usize) {
        let low = &mut self.visits[node].low;
        *low = to.min(*low);
    }

    /// If nothing before the node leads back to it, all that waits from it on is a part.
    fn leave(&mut self, node: usize) {
        if self.visits[node].low != self.visits[node].met {
            return;
        }
        while let Some(member) = self.waiting.pop() {
            self.visits[member].waiting = false;
            self.parts.of_node[member] = self.parts.count;
            if member == node {
                break;
            }
        }
        self.parts.count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::Graph;

    fn cycles(nodes: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
        let mut graph = Graph::new(nodes);
        for (number, (from, to)) in edges.iter().enumerate() {
            graph.add(*from, *to, number);
        }
        graph.cycles()
    }

    #[test]
    fn each_part_has_one_cycle() {
        assert_eq!(cycles(3, &[(0, 1), (1, 2), (0, 2)]), [[0usize; 0]; 0]);
        assert_eq!(cycles(1, &[(0, 0)]), [[0]]);
        assert_eq!(cycles(3, &[(0, 1), (1, 2), (2, 0)]), [[0, 1, 2]]);
        assert_eq!(
            cycles(5, &[(3, 4), (4, 3), (0, 1), (1, 0), (1, 3), (2, 1)]),
            [[2, 3], [0, 1]]
        );
        // The short way around.
        assert_eq!(
            cycles(4, &[(0, 1), (1, 2), (2, 3), (3, 0), (1, 0)]),
            [[0, 4]]
        );
    }

    #[test]
    fn long_chains_cost_no_stack() {
        let nodes = 200_000;
        let edges: Vec<_> = (0..nodes).map(|node| (node, (node + 1) % nodes)).collect();
        assert_eq!(cycles(nodes, &edges)[0].len(), nodes);
    }
}
