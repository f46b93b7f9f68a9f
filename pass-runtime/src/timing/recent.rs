//! The latest passes of a thread, which become part of its tree many at a time.

use std::time::Duration;

use crate::timing::label::{Key, Label};
use crate::timing::thread_tree::{ThreadTree, Token};

/// The number of executions that wait at most.
const MOST: usize = 256;

/// Passes that are not in the tree of their thread yet. To note one takes neither a lock nor a search.
#[derive(Default)]
pub(crate) struct Recent {
    /// Executions, all inside of the innermost running timer of the tree.
    ran: Vec<(Began, Duration)>,
    /// The pass that is running.
    running: Option<Began>,
}

/// The step of a pass in its pipeline, its name, and when it began.
#[derive(Clone, Copy)]
pub(crate) struct Began {
    pub(crate) step: usize,
    pub(crate) name: &'static str,
    pub(crate) at: Duration,
}

impl Recent {
    /// A pass begins. No other one is running since the last [`settle`](Self::settle).
    pub(crate) fn begin(&mut self, pass: Began) {
        self.running = Some(pass);
    }

    /// The pass that is running ends. False if that one is in the tree already.
    pub(crate) fn end(&mut self, now: Duration) -> bool {
        let Some(pass) = self.running.take() else {
            return false;
        };
        self.ran.push((pass, now));
        true
    }

    /// True if the passes should become part of the tree now.
    pub(crate) fn is_full(&self) -> bool {
        self.ran.len() >= MOST
    }

    /// Makes all passes part of the tree.
    pub(crate) fn settle(&mut self, tree: &mut ThreadTree) {
        for (pass, end) in self.ran.drain(..) {
            start(tree, pass);
            tree.stop(Token::Pass, end);
        }
        if let Some(pass) = self.running.take() {
            start(tree, pass);
        }
    }
}

fn start(tree: &mut ThreadTree, pass: Began) {
    let label = || Label::work(pass.name);
    let place = tree.inside(Key::Step(pass.step), label);
    tree.start(place.parent, place.away, Token::Pass, pass.at);
}

#[cfg(test)]
mod tests {
    use super::{Began, MOST, Recent};
    use crate::timing::merge::merge;
    use crate::timing::report::Timer;
    use crate::timing::thread_tree::{ThreadTree, Token};
    use std::time::Duration;

    fn begin(recent: &mut Recent, step: usize, at: u64) {
        let at = Duration::from_millis(at);
        let name = ["First", "Second"][step];
        recent.begin(Began { step, name, at });
    }

    fn timers(tree: &ThreadTree, now: u64) -> Vec<Timer> {
        let now = Duration::from_millis(now);
        merge(&[tree.stopped(now)], now).timers
    }

    #[test]
    fn passes_count_whether_they_are_settled_before_or_after_their_end() {
        let (mut tree, mut recent) = (ThreadTree::new(true), Recent::default());
        let executions = 2 * MOST as u64 + 1;
        for time in 0..executions {
            if recent.is_full() {
                recent.settle(&mut tree);
            }
            begin(&mut recent, 0, time);
            assert!(recent.end(Duration::from_millis(time + 1)));
        }
        begin(&mut recent, 1, executions);
        recent.settle(&mut tree);
        let walls = |now| -> Vec<(String, u128)> {
            let timers = timers(&tree, now).into_iter();
            let timers = timers.filter(|timer| timer.name.ends_with(char::is_alphabetic));
            timers
                .map(|timer| (timer.name, timer.times.wall.as_millis()))
                .collect()
        };
        let first = ("First".to_owned(), u128::from(executions));
        assert_eq!(
            walls(executions + 7)[..2],
            [first.clone(), ("Second".to_owned(), 7)]
        );
        // It is in the tree, so that is where it ends.
        let end = Duration::from_millis(executions + 9);
        assert!(!recent.end(end));
        tree.stop(Token::Pass, end);
        assert_eq!(timers(&tree, executions + 20)[1].times.wall.as_millis(), 9);
    }
}
