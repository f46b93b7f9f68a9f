//! Overflow of an interner, and threads that share one.

use super::Interner;

#[test]
fn overflow() {
    let interner = Interner::<u32>::with_limit(2);
    assert_eq!([7, 8, 7].map(|value| interner.intern(value)), [0, 1, 0]);
    assert!(!interner.has_overflowed());
    assert_eq!(interner.intern(9), 0);
    assert!(interner.has_overflowed());
    assert_eq!((interner.intern(8), interner.len()), (1, 2));
}

#[test]
fn threads_agree() {
    const COUNT: u32 = 20_000;
    let interner = Interner::<u32>::default();
    let intern = || -> Vec<u32> { (0..COUNT).map(|value| interner.intern(value)).collect() };
    let found: Vec<Vec<u32>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(intern)).collect();
        let found = threads.into_iter().map(|thread| thread.join());
        found.map(Result::unwrap_or_default).collect()
    });
    assert!(found.iter().all(|indices| *indices == found[0]));
    assert_eq!(interner.len(), COUNT as usize);
    assert!((0..COUNT).all(|value| interner.find(&value) == Some(found[0][value as usize])));
}
