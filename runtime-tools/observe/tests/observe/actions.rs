//! Handlers of actions, their log and their profile.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use expect_test::expect;
use pass_observe::actions::{Action, ActionLog, ActionProfile};
use pass_runtime::instrumentation::{ActionUnit, Event, Instrumentation, Outcome, Sink, Verdict};
use pass_runtime::{Failure, Location, PassManager, Preserved};

use crate::event_record::{EventPhase, OnEvent};
use crate::passes::Scripted;
use crate::toy::{Toy, ToyContext, run};

const MODULE: &str = "builtin.module@m(func.func@a func.func@b)";

/// A pass on functions that does two things one by one.
fn manager() -> PassManager<Toy> {
    let pass = Scripted::new(|op, cx| {
        let first = cx.action("first", || 1).is_some();
        let unit = || ActionUnit::new("line", Location::file("f", 3, 4));
        let second = cx
            .begin_action_on("second", || "thing".to_owned(), unit)
            .is_some();
        cx.remark(&op, format!("{first} {second}"));
        Ok(Preserved::all())
    });
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(pass).unwrap();
    manager
}

/// A log of the run with what a handler has to do with it.
fn logged(handler: impl Instrumentation<Toy> + 'static, tail: &str) -> String {
    let lines = Arc::new(Mutex::new(String::new()));
    let log = lines.clone();
    let mut manager = manager();
    manager.add_instrumentation(handler);
    let write = move |line: &str| {
        log.lock()
            .unwrap()
            .push_str(line.split_once("] ").unwrap().1);
    };
    manager.add_instrumentation(ActionLog::new(write).filter(tail.parse().unwrap()));
    let ran = run(&mut manager, &ToyContext::default(), MODULE);
    let lines = lines.lock().unwrap();
    format!("{lines}{ran}")
}

/// Calls a function at the actions with these tags.
struct StopAt<F>(&'static [&'static str], F);

impl<F> Instrumentation<Toy> for StopAt<F>
where
    F: Fn(&Action<'_, '_, Toy>) -> Verdict + Send + Sync,
{
    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        match Action::of_event(event) {
            Some(action) if self.0.contains(&action.tag()) => (self.1)(&action),
            _ => Verdict::Run,
        }
    }
}

#[test]
fn a_handler_sees_the_operation_and_the_place_of_an_action() {
    let stops = Arc::new(Mutex::new(Vec::new()));
    let seen = stops.clone();
    let stop = move |action: &Action<'_, '_, Toy>| {
        let stop = format!(
            "{} {} {:?}",
            action.description(),
            action.location(),
            action.unit()
        );
        seen.lock().unwrap().push(stop);
        if action.tag() == "first" {
            Verdict::Skip
        } else {
            Verdict::Run
        }
    };
    let log = logged(StopAt(&["first", "second"], stop), "f:3");
    expect![[r#"
        begins (no breakpoint) Action `second` thing (line)`
        completed `second`
        begins (no breakpoint) Action `second` thing (line)`
        completed `second`
        t:1:18: remark: 'func.func' op false true
        t:1:30: remark: 'func.func' op false true
        success: builtin.module@m(func.func@a func.func@b)
        [
            "`first` t:1:18 Some(\"func.func@a\")",
            "`second` thing f:3:4 Some(\"line\")",
            "`first` t:1:30 Some(\"func.func@b\")",
            "`second` thing f:3:4 Some(\"line\")",
        ]"#]]
    .assert_eq(&format!("{log}{:#?}", stops.lock().unwrap()));
}

#[test]
fn a_log_says_what_is_skipped() {
    let stop = |action: &Action<'_, '_, Toy>| {
        let skips = action.tag() == "first" || action.location().to_string() == "t:1:30";
        if skips { Verdict::Skip } else { Verdict::Run }
    };
    let handler = StopAt(&["first", "pass-execution"], stop);
    expect![[r#"
        begins (no breakpoint) Action `pass-execution` running `mlir::detail::OpToOpPassAdaptor` on Operation `builtin.module` (builtin.module@m(func.func@a func.func@b))`
        begins (no breakpoint) Action `pass-execution` running `Scripted` on Operation `func.func` (func.func@a)`
        skipping (no breakpoint) Action `first` (func.func@a)`
        begins (no breakpoint) Action `second` thing (line)`
        completed `second`
        completed `pass-execution`
        skipping (no breakpoint) Action `pass-execution` running `Scripted` on Operation `func.func` (func.func@b)`
        completed `pass-execution`
        t:1:18: remark: 'func.func' op false true
        success: builtin.module@m(func.func@a func.func@b)
    "#]].assert_eq(&logged(handler, ""));
}

#[test]
fn handlers_know_whether_an_action_runs() {
    struct Runs(&'static str, Arc<Mutex<Vec<String>>>);
    impl Instrumentation<Toy> for Runs {
        fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
            if let Some(action) = Action::of_event(event) {
                let line = format!("{} before {}: {}", self.0, action.tag(), action.runs());
                self.1.lock().unwrap().push(line);
            }
            Verdict::Run
        }

        fn exit(
            &self,
            event: &Event<'_, '_, Toy>,
            _: &Outcome<'_>,
            _: Sink<'_, Toy>,
        ) -> Result<(), Failure> {
            if let Some(action) = Action::of_event(event) {
                let line = format!("{} after {}: {}", self.0, action.tag(), action.runs());
                self.1.lock().unwrap().push(line);
            }
            Ok(())
        }
    }
    let lines = Arc::new(Mutex::new(Vec::new()));
    let pass = Scripted::new(|_, cx| {
        cx.action("first", || ());
        cx.action("second", || ());
        Ok(Preserved::all())
    });
    let mut manager = PassManager::<Toy>::new("func.func");
    manager.add(pass).unwrap();
    manager.add_instrumentation(Runs("outer", lines.clone()));
    let skip = |_: &Action<'_, '_, Toy>| Verdict::Skip;
    manager.add_instrumentation(StopAt(&["first"], skip));
    let fail = |_: &Action<'_, '_, Toy>| Verdict::Fail(Failure::because("enough"));
    manager.add_instrumentation(StopAt(&["second"], fail));
    manager.add_instrumentation(Runs("inner", lines.clone()));
    run(&mut manager, &ToyContext::default(), "func.func");
    expect![[r#"
        outer before pass-execution: true
        inner before pass-execution: true
        outer before first: true
        inner before first: false
        inner after first: false
        outer after first: false
        outer before second: true
        inner before second: false
        inner after second: false
        outer after second: false
        inner after pass-execution: true
        outer after pass-execution: true"#]]
    .assert_eq(&lines.lock().unwrap().join("\n"));
}

/// Holds each execution of a pass up.
struct Slow(AtomicUsize);

impl Instrumentation<Toy> for Slow {
    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        if let Some(action) = Action::of_event(event) {
            std::thread::sleep(Duration::from_millis(2));
            assert!(action.unit().is_some() || action.tag() != "pass-execution");
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        _: &Outcome<'_>,
        _: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        let runs = Action::of_event(event).is_some_and(|action| action.runs());
        self.0.fetch_add(usize::from(runs), Ordering::Relaxed);
        Ok(())
    }
}

#[test]
fn a_handler_holds_actions_up_and_a_profile_shows_it() {
    let start = std::time::Instant::now();
    let profile = Arc::new(ActionProfile::new(move || start.elapsed()));
    let slow = Arc::new(Slow(AtomicUsize::new(0)));
    let mut manager = manager();
    manager.add_instrumentation(profile.clone());
    manager.add_instrumentation(slow.clone());
    run(&mut manager, &ToyContext::default(), MODULE);
    assert_eq!(slow.0.load(Ordering::Relaxed), 7);
    let events: Vec<serde_json::Value> = serde_json::from_str(&profile.to_json()).unwrap();
    let names: Vec<String> = events
        .iter()
        .map(|event| format!("{}{}", event["ph"], event["name"]))
        .collect();
    assert_eq!(names.len(), 14);
    assert_eq!(
        names[..4].join(" ").replace('"', ""),
        "Bpass-execution Bpass-execution Bfirst Efirst"
    );
    let time = |event: &serde_json::Value| event["ts"].as_u64().unwrap();
    assert!(time(&events[13]) - time(&events[0]) >= 14_000);
}

/// The ends of scopes and actions of a pass that works in two scopes and an action, and then does `end`.
fn ends(end: fn() -> Result<Preserved, Failure>) -> Vec<String> {
    let pass = Scripted::new(move |_, cx| {
        let _outer = cx.scope("outer");
        drop(cx.scope("left before"));
        let _action = cx.begin_action("act", String::new);
        end()
    });
    let borrowing = Scripted::new(move |_, cx| cx.in_scope("borrowing", |_| end()));
    let lines = Arc::new(Mutex::new(Vec::new()));
    let log = Arc::clone(&lines);
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(pass).unwrap();
    manager.nest("llvm.func").add(borrowing).unwrap();
    manager.on_event(move |event| {
        if event.number.is_some() && event.phase != EventPhase::Before {
            log.lock().unwrap().push(event.to_string());
        }
    });
    let module = "builtin.module(func.func llvm.func)";
    run(&mut manager, &ToyContext::default(), module);
    std::mem::take(&mut *lines.lock().unwrap())
}

#[test]
fn scopes_and_actions_that_a_panic_ends_say_so() {
    let well = [
        "after scope left before",
        "after action act",
        "after scope outer",
        "after scope borrowing",
    ];
    assert_eq!(ends(|| Ok(Preserved::all())), well);
    // A pass that fails leaves its scopes as one that succeeds does.
    assert_eq!(ends(|| Err(Failure::because("no"))), well);
    let panicked = [
        "after scope left before",
        "after failed action act",
        "after failed scope outer",
        "after failed scope borrowing",
    ];
    assert_eq!(ends(|| panic!("in the middle")), panicked);
}
