//! Reading a buffer while another thread writes.

use super::{CAPACITY, PassBuffer, PassEvent};
use std::sync::Mutex;
use std::thread;

#[test]
fn another_thread_reads_whole_events() {
    let (buffer, log) = (PassBuffer::new(), Mutex::new(0));
    thread::scope(|scope| {
        scope.spawn(|| {
            for time in 0..100_000 {
                let step = usize::try_from(time).unwrap();
                if !buffer.push(PassEvent::Begin(step), time) {
                    let mut log = log.lock().unwrap();
                    assert_eq!(buffer.iter().count(), CAPACITY);
                    *log += CAPACITY;
                    buffer.clear();
                    assert!(buffer.push(PassEvent::Begin(step), time));
                }
            }
        });
        let mut seen = 0;
        while seen < 100_000 {
            let log = log.lock().unwrap();
            let events: Vec<(PassEvent, u64)> = buffer.iter().collect();
            assert!(seen <= *log + events.len());
            for ((event, time), step) in events.iter().zip(*log..) {
                assert_eq!((*event, *time), (PassEvent::Begin(step), step as u64));
            }
            seen = *log + events.len();
        }
    });
}
