//! The text of debug counters, and what they skip.

use std::sync::{Arc, Mutex};

use pass_debug::{CounterError, DebugCounters};
use pass_runtime::{PassManager, Preserved};

use crate::passes::Scripted;
use crate::toy::{Toy, ToyContext, run};

#[test]
fn integers_have_the_bases_of_their_prefixes() {
    for (text, number) in [
        ("10", 10),
        ("-3", -3),
        ("010", 8),
        ("-0x10", -16),
        ("0b11", 3),
        ("0", 0),
        ("0o17", 15),
    ] {
        let counters: DebugCounters = format!("a-skip={text}").parse().unwrap();
        let end = format!(": {{0,{number},-1}}\n");
        assert!(counters.to_string().ends_with(&end), "{text}: {counters}");
    }
    for text in [
        "-",
        "+1",
        "1 ",
        "0x",
        "09",
        "0x-1",
        "--1",
        "99999999999999999999",
    ] {
        let error = format!("a-skip={text}").parse::<DebugCounters>();
        assert_eq!(error.unwrap_err(), CounterError::NotANumber(text.into()));
    }
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
        let executed = Arc::new(Mutex::new(Vec::new()));
        let mut manager = PassManager::<Toy>::new("builtin.module");
        for number in 0..5 {
            let executed = Arc::clone(&executed);
            let pass = Scripted::new(move |_, _| {
                executed.lock().unwrap().push(number);
                Ok(Preserved::all())
            });
            manager.add(pass).unwrap();
        }
        manager.add_instrumentation(text.parse::<DebugCounters>().unwrap());
        run(&mut manager, &ToyContext::default(), "builtin.module");
        std::mem::take(&mut *executed.lock().unwrap())
    };
    assert_eq!(runs("pass-execution-skip=1,pass-execution-count=2"), [1, 2]);
    assert_eq!(runs("pass-execution-skip=3"), [3, 4]);
    assert_eq!(runs("pass-execution-count=0"), [0; 0]);
    let all = runs("pass-execution-skip=-1,pass-execution-count=0");
    assert_eq!(all, [0, 1, 2, 3, 4]);
    let none = runs("pass-execution-skip=9223372036854775807,pass-execution-count=1");
    assert_eq!(none, [0; 0]);
}

#[test]
fn errors_name_the_argument() {
    let error = |text: &str| text.parse::<DebugCounters>().unwrap_err();
    assert_eq!(error("a-skip"), CounterError::NoValue("a-skip".into()));
    assert_eq!(error("a-skip="), CounterError::NoValue("a-skip=".into()));
    assert_eq!(error("a=1"), CounterError::UnknownKind("a".into()));
    assert_eq!(error("a-skip=x"), CounterError::NotANumber("x".into()));
}
