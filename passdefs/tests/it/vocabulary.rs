//! The printer and the vocabulary.

use pass_kdl::Node;
use passdefs::vocabulary::{AttributeForm, NodeType, nodes};

/// Holds the facts of every item in a block against the ranks of the vocabulary, and counts the blocks.
#[track_caller]
fn check_ranks(of: &NodeType, block: &[Node], text: &str) -> usize {
    let known = (of.children)();
    let holds_items = known
        .iter()
        .any(|child| matches!(child.node.rust, AttributeForm::Item(_)));
    let (mut ranks, mut blocks) = (Vec::new(), 1);
    for node in block {
        let name = &node.name.value;
        let child = known.iter().find(|child| child.node.name == *name);
        let child = child.unwrap_or_else(|| panic!("{} holds {name}", of.name));
        ranks.push(child.rank);
        let inner = node.children.as_ref();
        blocks += inner.map_or(0, |inner| check_ranks(child.node, inner, text));
    }
    assert!(
        holds_items || ranks.is_sorted(),
        "{}: {ranks:?}\n{text}",
        of.name
    );
    blocks
}

#[test]
fn every_block_is_printed_in_the_order_of_the_vocabulary() {
    let cases = pass_cases::all();
    let cases = cases.iter().map(pass_cases::Case::kdl);
    let mut blocks = 0;
    for text in cases.chain([pass_cases::marker::EVERYTHING.to_owned()]) {
        let Some(set) = passdefs::load_kdl([("in.kdl", &*text)]).set else {
            continue;
        };
        let printed = passdefs::print_kdl(&set);
        for group in pass_kdl::parse(0, &printed).nodes {
            let node = nodes()
                .into_iter()
                .find(|node| node.name == group.name.value);
            let inner = group.children.as_ref().zip(node);
            blocks += inner.map_or(0, |(block, node)| check_ranks(node, block, &printed));
        }
    }
    assert!(blocks > 100, "{blocks}");
}
