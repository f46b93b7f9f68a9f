//! Reading a buffer while another thread writes.

use super::{CAPACITY, PassBuffer, PassTimes};
use std::sync::Mutex;
use std::thread;

#[test]
fn another_thread_reads_whole_entries() {
    let (buffer, log) = (PassBuffer::new(), Mutex::new(0));
    thread::scope(|scope| {
        scope.spawn(|| {
            for time in 0..100_000 {
                let step = usize::try_from(time).unwrap();
                if !buffer.begin(step, time) {
                    let mut log = log.lock().unwrap();
                    assert_eq!(buffer.iter().count(), CAPACITY);
                    *log += CAPACITY;
                    buffer.clear();
                    assert!(buffer.begin(step, time));
                }
                assert!(buffer.end(time));
            }
        });
        let mut seen = 0;
        while seen < 100_000 {
            let log = log.lock().unwrap();
            let passes: Vec<PassTimes> = buffer.iter().collect();
            assert!(seen <= *log + passes.len());
            for (pass, step) in passes.iter().zip(*log..) {
                assert_eq!(pass.begin, Some((step, step as u64)));
                assert!(pass.end.is_none_or(|end| end == step as u64));
            }
            seen = *log + passes.len();
        }
    });
}

#[test]
fn the_end_of_a_pass_in_the_log_is_an_entry_of_its_own() {
    let buffer = PassBuffer::new();
    assert!(buffer.begin(3, 10));
    assert_eq!(buffer.last_end(), None);
    buffer.clear();
    assert!(buffer.end(20));
    assert_eq!(buffer.last_end(), Some(20));
    let end = PassTimes {
        begin: None,
        end: Some(20),
    };
    assert!(buffer.iter().eq([end]));
}
