//! Reading a buffer while another thread writes.

use super::{Boundary, CAPACITY, PassBuffer};
use std::sync::Mutex;
use std::thread;

#[test]
fn another_thread_reads_whole_entries() {
    let (buffer, log) = (PassBuffer::new(), Mutex::new(0));
    let boundary = |step: usize| Boundary::new(step as u64, Some(step));
    thread::scope(|scope| {
        scope.spawn(|| {
            for step in 0..100_000 {
                if !buffer.push(boundary(step)) {
                    let mut log = log.lock().unwrap();
                    assert_eq!(buffer.iter().count(), CAPACITY);
                    *log += CAPACITY;
                    buffer.clear();
                    assert!(buffer.push(boundary(step)));
                }
            }
        });
        let mut seen = 0;
        while seen < 100_000 {
            let log = log.lock().unwrap();
            let boundaries: Vec<Boundary> = buffer.iter().collect();
            assert!(seen <= *log + boundaries.len());
            assert!(
                boundaries
                    .iter()
                    .copied()
                    .eq((*log..).map(boundary).take(boundaries.len()))
            );
            seen = *log + boundaries.len();
        }
    });
}

#[test]
fn a_pass_that_does_not_run_after_all_leaves_the_end_of_the_one_before() {
    let buffer = PassBuffer::new();
    buffer.forget_begin();
    assert_eq!(buffer.iter().count(), 0);
    assert!(buffer.push(Boundary::new(10, Some(3))) && buffer.push(Boundary::new(20, Some(4))));
    buffer.forget_begin();
    assert!(
        buffer
            .iter()
            .eq([Boundary::new(10, Some(3)), Boundary::new(20, None)])
    );
}
