//! Merging the times of several threads, with fixed numbers.

use std::time::Duration;

use expect_test::{Expect, expect};

use super::label::{Key, Kind, Label};
use super::merge::merge;
use super::timer_tree::{TimerTree, Token};
use super::{Clock, TimingDisplay, TimingFormat};
use crate::recorder::Boundary;

const COLLECTION: Token = Token::Scope(1);

/// A clock whose unit is a millisecond.
struct Milliseconds;

impl Clock for Milliseconds {
    fn ticks(&self) -> u64 {
        0
    }

    fn duration(&self, ticks: u64) -> Duration {
        Duration::from_millis(ticks)
    }
}

/// The timers of nested pipelines, and of one of them.
fn nodes(tree: &mut TimerTree) -> (usize, usize) {
    let collection = tree.child(TimerTree::ROOT, Key::Step(0), || Label {
        name: "Pipeline Collection : ['f', 'g']".to_owned(),
        kind: Kind::Collection { single: false },
    });
    let pipeline = tree.child(collection, Key::Nested(1), || Label::work("'g' Pipeline"));
    (collection, pipeline)
}

fn check(threads: &[TimerTree], total: u64, expected: Expect) {
    let report = merge(threads, total, &Milliseconds);
    expected.assert_eq(&report.render(TimingDisplay::Tree, TimingFormat::Text));
}

/// A thread that works on a pipeline of a collection that another thread has started.
fn helper(times: &[(u64, u64)]) -> TimerTree {
    let mut tree = TimerTree::empty(false);
    let (_, pipeline) = nodes(&mut tree);
    for (start, end) in times {
        tree.start(pipeline, true, Token::Scope(10 + 2), *start);
        tree.stop(Token::Scope(10 + 2), *end);
    }
    tree
}

#[test]
fn threads_add_up_and_waiting_is_no_work() {
    let mut is_main = TimerTree::empty(true);
    let (collection, _) = nodes(&mut is_main);
    is_main.start(collection, false, COLLECTION, 1000);
    is_main.stop(COLLECTION, 5000);
    let threads = [
        is_main,
        helper(&[(1000, 2000), (3000, 5000)]),
        helper(&[(1000, 3000)]),
    ];
    check(
        &threads,
        10_000,
        expect![[r#"
            ===-------------------------------------------------------------------------===
                                     ... Execution time report ...
            ===-------------------------------------------------------------------------===
              Total Execution Time: 10.0000 seconds

              ----User Time----  ----Wall Time----  ----Name----
                5.0000 ( 45.5%)    4.0000 ( 40.0%)  Pipeline Collection : ['f', 'g']
                5.0000 ( 45.5%)    3.0000 ( 30.0%)    'g' Pipeline
                6.0000 ( 54.5%)    6.0000 ( 60.0%)  Rest
               11.0000 (100.0%)   10.0000 (100.0%)  Total
        "#]],
    );
}

#[test]
fn what_a_waiting_thread_does_meanwhile_counts_once() {
    let mut thread = helper(&[]);
    let (_, pipeline) = nodes(&mut thread);
    let inner = thread.child(pipeline, Key::Step(0), || Label {
        name: "Pipeline Collection : ['h']".to_owned(),
        kind: Kind::Collection { single: true },
    });
    thread.start(pipeline, true, Token::Scope(10 + 2), 0);
    thread.start(inner, false, Token::Scope(9), 1000);
    // Another operation of the outer collection, for which the same timer runs already.
    thread.start(pipeline, true, Token::Scope(10 + 3), 2000);
    thread.stop(Token::Scope(10 + 3), 5000);
    thread.stop(Token::Scope(9), 6000);
    thread.stop(Token::Scope(10 + 2), 7000);
    let mut is_main = TimerTree::empty(true);
    let (collection, _) = nodes(&mut is_main);
    is_main.start(collection, false, COLLECTION, 0);
    is_main.stop(COLLECTION, 7000);
    check(
        &[is_main, thread],
        7000,
        expect![[r#"
            ===-------------------------------------------------------------------------===
                                     ... Execution time report ...
            ===-------------------------------------------------------------------------===
              Total Execution Time: 7.0000 seconds

              ----Wall Time----  ----Name----
                7.0000 (100.0%)  Pipeline Collection : ['f', 'g']
                7.0000 (100.0%)    'g' Pipeline
                0.0000 (  0.0%)  Rest
                7.0000 (100.0%)  Total
        "#]],
    );
}

#[test]
fn what_was_left_running_stops_with_what_is_around() {
    let mut tree = TimerTree::empty(true);
    let (collection, pipeline) = nodes(&mut tree);
    tree.start(collection, false, COLLECTION, 0);
    tree.start(pipeline, false, Token::Scope(10 + 2), 1000);
    tree.stop(COLLECTION, 3000);
    tree.stop(Token::Scope(10 + 2), 9000);
    tree.start(collection, false, COLLECTION, 9000);
    tree.stop_from(0, 10_000);
    check(
        &[tree],
        10_000,
        expect![[r#"
            ===-------------------------------------------------------------------------===
                                     ... Execution time report ...
            ===-------------------------------------------------------------------------===
              Total Execution Time: 10.0000 seconds

              ----Wall Time----  ----Name----
                4.0000 ( 40.0%)  Pipeline Collection : ['f', 'g']
                2.0000 ( 20.0%)    'g' Pipeline
                6.0000 ( 60.0%)  Rest
               10.0000 (100.0%)  Total
        "#]],
    );
}

#[test]
fn passes_are_those_of_the_pipeline_around_them() {
    let mut tree = TimerTree::empty(true);
    let pipeline = tree.child(TimerTree::ROOT, Key::Nested(0), || {
        Label::work("'f' Pipeline")
    });
    tree.set_passes(pipeline, ["First", "Second"].into_iter());
    tree.start(pipeline, false, Token::Pipeline, 0);
    let scope = tree.child_of_innermost(Key::Scope("Scope".into()), || Label::work("Scope"));
    tree.start(scope.parent, scope.stolen, Token::Scope(0), 500);
    let steps = [Some(0), Some(1), None, Some(0), None, Some(1), None];
    let times = [1000, 2000, 3000, 4000, 5000, 6000, 9000].into_iter();
    let mut boundaries = times.zip(steps).map(|(at, step)| Boundary::new(at, step));
    // The first fold ends while a pass runs.
    tree.fold_passes(boundaries.by_ref().take(4));
    tree.fold_passes(boundaries);
    tree.stop_from(0, 10_000);
    check(
        &[tree],
        10_000,
        expect![[r#"
            ===-------------------------------------------------------------------------===
                                     ... Execution time report ...
            ===-------------------------------------------------------------------------===
              Total Execution Time: 10.0000 seconds

              ----Wall Time----  ----Name----
               10.0000 (100.0%)  'f' Pipeline
                9.5000 ( 95.0%)    Scope
                2.0000 ( 20.0%)      First
                4.0000 ( 40.0%)      Second
                0.0000 (  0.0%)  Rest
               10.0000 (100.0%)  Total
        "#]],
    );
}
