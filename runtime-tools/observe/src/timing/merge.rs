//! Merging the timers of all threads.

use crate::timing::clock::Clock;
use crate::timing::label::{Key, Kind};
use crate::timing::report::{Timer, Times, TimingReport};
use crate::timing::timer_tree::{Node, TimerTree};

/// Merges the timers of all threads within `total` units of the clock.
pub(crate) fn merge(threads: &[TimerTree], total: u64, clock: &dyn Clock) -> TimingReport {
    let mut tree = TimerTree::empty(true);
    for thread in threads {
        tree.absorb_children(TimerTree::ROOT, thread, TimerTree::ROOT);
    }
    let mut root = tree.node(TimerTree::ROOT).clone();
    (root.wall, root.busy) = (total, total);
    let (timer, _) = report(&tree, &root, clock);
    TimingReport {
        total: timer.times,
        timers: timer.nested,
    }
}

/// Returns the report of a timer, and the part of its times that the enclosing timer counts.
fn report(tree: &TimerTree, node: &Node, clock: &dyn Clock) -> (Timer, ParentShare) {
    let is_collection = matches!(node.label.kind, Kind::Collection { .. });
    let children = node.children.iter().map(|child| tree.node(*child));
    let mut children: Vec<&Node> = children.collect();
    let is_waiting = is_collection && children.iter().any(|child| child.was_stolen);
    if is_waiting {
        // The order of threads differs from run to run.
        children.sort_by_key(|child| position(child));
    } else {
        children.sort_by_key(|child| child.first);
    }
    let mut share = ParentShare::default();
    let mut nested = Vec::new();
    for child in children {
        let (timer, child_share) = report(tree, child, clock);
        share.user += child_share.user;
        share.measured += child_share.measured;
        if child.label.kind == Kind::Outermost {
            nested.extend(timer.nested);
        } else {
            nested.push(timer);
        }
    }
    let user = if is_waiting {
        share.user
    } else {
        (node.busy + share.user).saturating_sub(share.measured)
    };
    let timer = Timer {
        name: node.label.name.clone(),
        times: Times {
            wall: clock.duration(node.wall),
            user: clock.duration(user),
        },
        skipped: node.skipped,
        is_hidden: node.label.kind == Kind::Collection { single: true },
        nested,
    };
    let measured = node.busy.saturating_sub(node.stolen);
    (timer, ParentShare { user, measured })
}

/// Returns the position of a nested pipeline among those over the same operations.
fn position(node: &Node) -> usize {
    match node.key {
        Key::Nested(position) => position,
        _ => usize::MAX,
    }
}

/// The times of a timer that its enclosing timer counts, in units of the clock.
#[derive(Default)]
struct ParentShare {
    user: u64,
    /// The part of it that the enclosing timer has measured itself.
    measured: u64,
}
