//! Cycles in a graph, without recursion.

use std::collections::{BTreeMap, VecDeque};

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};

/// One short cycle for each part of a graph in which every node leads to every other: the numbers of its edges, in the
/// order in which they are followed. An edge is a pair of nodes below `nodes`, and its number is its position.
pub(super) fn cycles(nodes: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut graph = DiGraph::<(), usize>::with_capacity(nodes, edges.len());
    for _ in 0..nodes {
        graph.add_node(());
    }
    // The graph lists the edges of a node from the last one on.
    for (number, (from, to)) in edges.iter().enumerate().rev() {
        graph.add_edge(NodeIndex::new(*from), NodeIndex::new(*to), number);
    }
    let mut part_of = vec![0; nodes];
    let mut starts = Vec::new();
    for (number, part) in kosaraju_scc(&graph).iter().enumerate() {
        part.iter().for_each(|node| part_of[node.index()] = number);
        starts.extend(part.iter().min());
    }
    starts.sort();
    let cycle = |start| shortest_cycle(&graph, &part_of, start);
    starts.into_iter().filter_map(cycle).collect()
}

/// The shortest way from a node back to it.
fn shortest_cycle(
    graph: &DiGraph<(), usize>,
    part_of: &[usize],
    start: NodeIndex,
) -> Option<Vec<usize>> {
    use petgraph::visit::EdgeRef;
    let mut from = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(node) = queue.pop_front() {
        for edge in graph.edges(node) {
            let to = edge.target();
            if part_of[to.index()] != part_of[start.index()] || from.contains_key(&to) {
                continue;
            }
            from.insert(to, (node, *edge.weight()));
            if to == start {
                return Some(way_back(start, &from));
            }
            queue.push_back(to);
        }
    }
    None
}

fn way_back(start: NodeIndex, from: &BTreeMap<NodeIndex, (NodeIndex, usize)>) -> Vec<usize> {
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

#[cfg(test)]
mod tests {
    use super::cycles;

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
