//! Order, and panics.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use super::for_each_in_order;
use crate::context::Context;

fn context(threads: usize) -> Context {
    let mut cx = Context::new();
    let pool = rayon_core::ThreadPoolBuilder::new().num_threads(threads);
    cx.set_pool(Some(Arc::new(pool.build().unwrap())));
    cx
}

#[test]
fn results_are_visited_in_order() {
    let items: Vec<u64> = (0..100).collect();
    for threads in [1, 3] {
        let cx = context(threads);
        let mut visited = Vec::new();
        let map = |item: &u64| {
            sleep(Duration::from_micros(item % 7 * 100));
            item * 2
        };
        for_each_in_order(&cx, &items, 4, map, |result| visited.push(result));
        let doubled: Vec<u64> = items.iter().map(|item| item * 2).collect();
        assert_eq!(visited, doubled, "{threads} threads");
    }
}

#[test]
fn a_panic_of_a_job_comes_through_behind_the_results_before() {
    let items: Vec<u64> = (0..100).collect();
    let cx = context(2);
    let mut visited = Vec::new();
    let map = |item: &u64| {
        assert_ne!(*item, 50);
        *item
    };
    let run = || for_each_in_order(&cx, &items, 4, map, |result| visited.push(result));
    assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
    assert_eq!(visited, &items[..50]);
}
