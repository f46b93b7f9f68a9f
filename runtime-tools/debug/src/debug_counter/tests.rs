//! The text of debug counters.

use super::{CounterError, DebugCounters, integer};

#[test]
fn integers_have_the_bases_of_their_prefixes() {
    let read = ["10", "-3", "010", "-0x10", "0b11", "0", "0o17"].map(integer);
    assert_eq!(read, [10, -3, 8, -16, 3, 0, 15].map(Some));
    let refused = [
        "",
        "-",
        "+1",
        "1 ",
        "0x",
        "09",
        "0x-1",
        "--1",
        "99999999999999999999",
    ];
    assert_eq!(refused.map(integer), [None; 9]);
}

#[test]
fn the_last_of_several_counts() {
    let counters: DebugCounters = "a-skip=1,,b-count=2,a-skip=3".parse().unwrap();
    let lines =
        "a                               : {0,3,-1}\nb                               : {0,0,2}\n";
    assert_eq!(
        counters.to_string(),
        format!("DebugCounter counters:\n{lines}")
    );
}

#[test]
fn executions_are_skipped_until_and_after() {
    let runs = |text: &str| {
        let counters: DebugCounters = text.parse().unwrap();
        let run = |_| counters.counters["a"].lets_run();
        (0..5).filter(|number| run(*number)).collect::<Vec<i32>>()
    };
    assert_eq!(runs("a-skip=1,a-count=2"), [1, 2]);
    assert_eq!(runs("a-skip=3"), [3, 4]);
    assert_eq!(runs("a-count=0"), [0; 0]);
    assert_eq!(runs("a-skip=-1,a-count=0"), [0, 1, 2, 3, 4]);
    assert_eq!(runs("a-skip=9223372036854775807,a-count=1"), [0; 0]);
}

#[test]
fn errors_name_the_argument() {
    let error = |text: &str| text.parse::<DebugCounters>().unwrap_err();
    assert_eq!(error("a-skip"), CounterError::NoValue("a-skip".into()));
    assert_eq!(error("a-skip="), CounterError::NoValue("a-skip=".into()));
    assert_eq!(error("a=1"), CounterError::UnknownKind("a".into()));
    assert_eq!(error("a-skip=x"), CounterError::NotANumber("x".into()));
}
