//! Cycles in a graph, without recursion.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::mem::replace;

/// Outgoing edges by node, each with its target and its number.
type Successors = Vec<Vec<(usize, usize)>>;

/// Returns one shortest cycle for each strongly connected component of a graph: its edges, in the order in which they are
/// followed. `ends` returns the nodes of an edge, numbers below `nodes`.
pub(super) fn cycles<E>(
    nodes: usize,
    edges: &[E],
    ends: impl Fn(&E) -> (usize, usize),
) -> Vec<Vec<&E>> {
    let mut successors: Successors = vec![Vec::new(); nodes];
    for (number, edge) in edges.iter().enumerate() {
        let (from, to) = ends(edge);
        successors[from].push((to, number));
    }
    let components = components(&successors);
    let mut seen = BTreeSet::new();
    let starts = (0..nodes).filter(|node| seen.insert(components[*node]));
    let cycles = starts.filter_map(|start| shortest_cycle(&successors, &components, start));
    cycles
        .map(|cycle| cycle.into_iter().map(|number| &edges[number]).collect())
        .collect()
}

/// Returns a representative of the strongly connected component of each node, by Kosaraju's algorithm.
fn components(successors: &Successors) -> Vec<usize> {
    let mut predecessors = vec![Vec::new(); successors.len()];
    let (mut postorder, mut is_seen) = (Vec::new(), vec![false; successors.len()]);
    for root in 0..successors.len() {
        for (to, _) in &successors[root] {
            predecessors[*to].push(root);
        }
        let is_new = !replace(&mut is_seen[root], true);
        let mut path = Vec::from_iter(is_new.then_some((root, 0)));
        while let Some((node, next)) = path.last_mut() {
            if let Some((to, _)) = successors[*node].get(*next) {
                *next += 1;
                if !replace(&mut is_seen[*to], true) {
                    path.push((*to, 0));
                }
            } else {
                postorder.push(*node);
                path.pop();
            }
        }
    }
    let mut components = vec![None; successors.len()];
    for root in postorder.into_iter().rev() {
        let mut pending = vec![root];
        while let Some(node) = pending.pop() {
            if components[node].is_none() {
                components[node] = Some(root);
                pending.extend(&predecessors[node]);
            }
        }
    }
    components.into_iter().flatten().collect()
}

fn shortest_cycle(
    successors: &Successors,
    components: &[usize],
    start: usize,
) -> Option<Vec<usize>> {
    let mut reached_by = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(node) = queue.pop_front() {
        for (to, number) in &successors[node] {
            if components[*to] != components[start] || reached_by.contains_key(to) {
                continue;
            }
            reached_by.insert(*to, (node, *number));
            if *to == start {
                return Some(path_back(start, &reached_by));
            }
            queue.push_back(*to);
        }
    }
    None
}

fn path_back(start: usize, reached_by: &BTreeMap<usize, (usize, usize)>) -> Vec<usize> {
    let mut path = Vec::new();
    let mut node = start;
    while let Some((before, number)) = reached_by.get(&node) {
        path.push(*number);
        node = *before;
        if node == start {
            break;
        }
    }
    path.reverse();
    path
}

#[cfg(test)]
mod tests;
