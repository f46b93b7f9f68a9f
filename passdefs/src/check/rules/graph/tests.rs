//! Cycles of small and long graphs.

/// Returns the numbers of the edges of each cycle.
fn cycles(nodes: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let edges: Vec<_> = edges.iter().enumerate().collect();
    let cycles = super::cycles(nodes, &edges, |(_, ends)| **ends).into_iter();
    let numbers = |cycle: Vec<&(usize, &(usize, usize))>| {
        let numbers = cycle.into_iter();
        numbers.map(|(number, _)| *number).collect()
    };
    cycles.map(numbers).collect()
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
