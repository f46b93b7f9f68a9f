//! Instrumentations: the events that they get, and their means to intervene.

use crate::manager::log::{Log, Suite};
use crate::manager::subject::{Subject, from_subject};
use expect_test::{Expect, expect};
use pass_runtime::Failure;
use pass_runtime::instrumentation::{Event, Instrumentation, Outcome, Sink, Verdict};

/// Says what it sees under its name, and does what its name says on operation `b`.
struct Probe(&'static str, Log);

impl Probe {
    fn see<I: Subject>(&self, what: &str, cx: &I::Context, op: &I::Op<'_>) -> bool {
        let symbol = I::symbol(cx, op).unwrap_or_default();
        self.1.say(&from_subject::<I>(&format!(
            "{}: {what} on @{symbol}",
            self.0
        )));
        symbol == "b"
    }
}

impl<I: Subject> Instrumentation<I> for Probe {
    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        let cx = event.context();
        match event {
            Event::Pipeline { pipeline, op } => {
                let caller = pipeline.caller();
                let caller = caller.map(|pass| format!(", run by {}", pass.name()));
                let what = format!("before {}{}", pipeline.anchor(), caller.unwrap_or_default());
                self.see::<I>(&what, cx, op);
            }
            Event::Pass { pass, op } => {
                let is_b = self.see::<I>(&format!("before {}", pass.text()), cx, op);
                match self.0 {
                    "skip" if is_b => return Verdict::Skip,
                    "fail" if is_b => {
                        return Verdict::Fail(Failure::because("is not to be touched"));
                    }
                    _ => {}
                }
            }
            Event::Analysis { name, op, .. } => {
                self.see::<I>(&format!("before analysis {name}"), cx, op);
            }
            _ => {}
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        _: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let cx = event.context();
        let what = match outcome {
            Outcome::Failed(_) => "after failed",
            _ if outcome.is_unchanged() => "after unchanging",
            _ => "after",
        };
        match event {
            Event::Pipeline { pipeline, op } => {
                self.see::<I>(&format!("{what} {}", pipeline.anchor()), cx, op);
            }
            Event::Pass { pass, op } => {
                let is_b = self.see::<I>(&format!("{what} {}", pass.name()), cx, op);
                if self.0 == "regret" && is_b && outcome.failure().is_none() {
                    return Err(Failure::because("was better before"));
                }
            }
            Event::Analysis { name, op, .. } => {
                self.see::<I>(&format!("{what} analysis {name}"), cx, op);
            }
            _ => {}
        }
        Ok(())
    }
}

/// The events of a run and its diagnostics in one log. The first probe is outside of the second.
fn probed<I: Subject>(probes: &[&'static str], pipeline: &str, module: &str, expected: Expect) {
    let (suite, log) = (Suite::<I>::new(), Log::default());
    let mut manager = suite.manager(pipeline);
    for probe in probes {
        manager.add_instrumentation(Probe(probe, log.clone()));
    }
    suite.run_into(&mut manager, module, &log);
    expected.assert_eq(&log.take());
}

pub(crate) fn every_event_in_order<I: Subject>() {
    let pipeline = "builtin.module(func.func(fail{on=b},ask),say)";
    probed::<I>(
        &["look"],
        pipeline,
        "m(a b)",
        expect![[r#"
        look: before builtin.module on @m
        look: before func.func(fail{on={b}},ask) on @m
        look: before func.func, run by Pipeline Collection : ['func.func'] on @a
        look: before fail{on={b}} on @a
        look: after unchanging Fail on @a
        look: before ask on @a
        look: before analysis Greeting on @a
        look: before analysis Named on @a
        look: after analysis Named on @a
        look: after analysis Greeting on @a
        remark: 'func.func' op @a knew "nothing" and "nothing", knows "hello a", around is "nothing"
        look: after unchanging Ask on @a
        look: after func.func on @a
        look: before func.func, run by Pipeline Collection : ['func.func'] on @b
        look: before fail{on={b}} on @b
        error: 'func.func' op @b is refused
        look: after failed Fail on @b
        look: after failed func.func on @b
        look: after failed Pipeline Collection : ['func.func'] on @m
        look: after failed builtin.module on @m
        failure: m(a b)
    "#]],
    );
}

pub(crate) fn before_in_order_after_in_reverse<I: Subject>() {
    probed::<I>(
        &["outer", "inner"],
        "builtin.module(ask,keep)",
        "m()",
        expect![[r#"
            outer: before builtin.module on @m
            inner: before builtin.module on @m
            outer: before ask on @m
            inner: before ask on @m
            outer: before analysis Greeting on @m
            inner: before analysis Greeting on @m
            outer: before analysis Named on @m
            inner: before analysis Named on @m
            inner: after analysis Named on @m
            outer: after analysis Named on @m
            inner: after analysis Greeting on @m
            outer: after analysis Greeting on @m
            remark: 'builtin.module' op @m knew "nothing" and "nothing", knows "hello m", around is "nothing"
            inner: after unchanging Ask on @m
            outer: after unchanging Ask on @m
            outer: before keep on @m
            inner: before keep on @m
            inner: after Keep on @m
            outer: after Keep on @m
            inner: after builtin.module on @m
            outer: after builtin.module on @m
            success: m()
        "#]],
    );
}

pub(crate) fn dynamic_pipelines_are_seen<I: Subject>() {
    let pipeline = "builtin.module(run{inside=true pipeline=func.func(say)})";
    probed::<I>(
        &["look"],
        pipeline,
        "m(a)",
        expect![[r#"
            look: before builtin.module on @m
            look: before run{pipeline=func.func(say) inside=true} on @m
            look: before func.func, run by Run on @a
            look: before say on @a
            remark: 'func.func' op @a
            look: after unchanging Say on @a
            look: after func.func on @a
            look: after Run on @m
            look: after builtin.module on @m
            success: m(a)
        "#]],
    );
}

pub(crate) fn skipping_and_failing<I: Subject>() {
    let pipeline = "builtin.module(func.func(say))";
    probed::<I>(
        &["look", "skip"],
        pipeline,
        "m(b)",
        expect![[r#"
        look: before builtin.module on @m
        skip: before builtin.module on @m
        look: before func.func(say) on @m
        skip: before func.func(say) on @m
        look: before func.func, run by Pipeline Collection : ['func.func'] on @b
        skip: before func.func, run by Pipeline Collection : ['func.func'] on @b
        look: before say on @b
        skip: before say on @b
        skip: after unchanging Say on @b
        look: after unchanging Say on @b
        skip: after func.func on @b
        look: after func.func on @b
        skip: after Pipeline Collection : ['func.func'] on @m
        look: after Pipeline Collection : ['func.func'] on @m
        skip: after builtin.module on @m
        look: after builtin.module on @m
        success: m(b)
    "#]],
    );
    probed::<I>(
        &["fail", "look"],
        pipeline,
        "m(b)",
        expect![[r#"
        fail: before builtin.module on @m
        look: before builtin.module on @m
        fail: before func.func(say) on @m
        look: before func.func(say) on @m
        fail: before func.func, run by Pipeline Collection : ['func.func'] on @b
        look: before func.func, run by Pipeline Collection : ['func.func'] on @b
        fail: before say on @b
        error: 'func.func' op is not to be touched
        look: before say on @b
        look: after failed Say on @b
        fail: after failed Say on @b
        look: after failed func.func on @b
        fail: after failed func.func on @b
        look: after failed Pipeline Collection : ['func.func'] on @m
        fail: after failed Pipeline Collection : ['func.func'] on @m
        look: after failed builtin.module on @m
        fail: after failed builtin.module on @m
        failure: m(b)
    "#]],
    );
    probed::<I>(
        &["look", "regret"],
        pipeline,
        "m(b)",
        expect![[r#"
            look: before builtin.module on @m
            regret: before builtin.module on @m
            look: before func.func(say) on @m
            regret: before func.func(say) on @m
            look: before func.func, run by Pipeline Collection : ['func.func'] on @b
            regret: before func.func, run by Pipeline Collection : ['func.func'] on @b
            look: before say on @b
            regret: before say on @b
            remark: 'func.func' op @b
            regret: after unchanging Say on @b
            error: 'func.func' op was better before
            look: after failed Say on @b
            regret: after failed func.func on @b
            look: after failed func.func on @b
            regret: after failed Pipeline Collection : ['func.func'] on @m
            look: after failed Pipeline Collection : ['func.func'] on @m
            regret: after failed builtin.module on @m
            look: after failed builtin.module on @m
            failure: m(b)
        "#]],
    );
}

pub(crate) fn closed_on_a_panic<I: Subject>() {
    pass_driver::quiet_panics();
    let (suite, log) = (Suite::<I>::new(), Log::default());
    let mut manager = suite.manager("builtin.module(func.func(panic{on=a},say))");
    manager.add_instrumentation(Probe("look", log.clone()));
    suite.run_into(&mut manager, "m(a)", &log);
    let seen = log.take();
    let seen: Vec<&str> = seen
        .lines()
        .filter(|line| line.starts_with("look"))
        .collect();
    expect![[r#"
        look: before builtin.module on @m
        look: before func.func(panic{on=a},say) on @m
        look: before func.func, run by Pipeline Collection : ['func.func'] on @a
        look: before panic{on=a} on @a
        look: after failed Panic on @a
        look: after failed func.func on @a
        look: after failed Pipeline Collection : ['func.func'] on @m
        look: after failed builtin.module on @m"#]]
    .assert_eq(&seen.join("\n"));
}
