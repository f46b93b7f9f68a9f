//! The outermost operation as the steps of a pipeline see it.

use crate::manager::log::Suite;
use crate::manager::subject::{Subject, shape_of};
use expect_test::{Expect, expect};
use pass_runtime::Failure;
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use std::sync::{Arc, Mutex};

/// Keeps the text of the outermost operation after each pass, in the order in which it gets them.
#[derive(Clone, Default)]
struct Texts(Arc<Mutex<Vec<(String, String)>>>);

impl<I: Subject> Instrumentation<I> for Texts {
    fn interest(&self) -> Interest {
        Interest::PASSES | Interest::SNAPSHOTS
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let Event::Pass { pass, op } = event else {
            return Ok(());
        };
        if outcome.failure().is_some() {
            return Ok(());
        }
        let symbol = I::symbol(pass.context(), op).unwrap_or_default();
        let snapshot = pass.snapshot(op, PrintOptions::default());
        let whole = if snapshot.is_whole() { "" } else { ", alone" };
        let heading = format!("{} on {symbol}{whole}", pass.place());
        let texts = self.0.clone();
        snapshot.print(emit, move |text, _| {
            texts.lock().unwrap().push((heading, text.to_owned()));
        });
        Ok(())
    }
}

/// The shapes of the texts, which are the same in each schedule.
fn shapes<I: Subject>(pipeline: &str, module: &str) -> String {
    let run = |schedule| {
        let (suite, texts) = (Suite::<I>::new(), Texts::default());
        let mut manager = suite.manager(pipeline);
        manager.add_instrumentation(texts.clone());
        manager.set_schedule(schedule);
        let result = suite.run(&mut manager, module);
        let mut shapes = String::new();
        for (heading, text) in std::mem::take(&mut *texts.0.lock().unwrap()) {
            let options = ParseOptions::default().implicit_root(false);
            let mut diagnostics = |diagnostic| panic!("{diagnostic}\n{text}");
            let mut root = I::parse(&suite.cx, "m", &text, options, &mut diagnostics).unwrap();
            let shape = shape_of::<I>(&suite.cx, &mut <I as IrText>::root(&mut root));
            shapes += &format!("{heading}: {shape}\n");
        }
        shapes + result.lines().last().unwrap_or_default() + "\n"
    };
    let mut runs = I::schedules().into_iter().map(run);
    let first = runs.next().unwrap();
    runs.for_each(|result| assert_eq!(result, first));
    first
}

fn check<I: Subject>(pipeline: &str, module: &str, expected: Expect) {
    expected.assert_eq(&shapes::<I>(pipeline, module));
}

pub(crate) fn the_outermost_operation_as_each_step_sees_it<I: Subject>() {
    let nested = "builtin.module(func.func(rename{to=x}))";
    check::<I>(
        &format!("builtin.module({nested},rename{{to=y}},builtin.module(rename{{to=z}}))"),
        "m(n(a) o(b) c)",
        expect![[r#"
            0.0/0.0/0.0 on x: m(n(x) o(b) c)
            0.0/0.0 on n: m(n(x) o(b) c)
            0.0/1.0/0.0 on x: m(n(x) o(x) c)
            0.0/1.0 on o: m(n(x) o(x) c)
            0.0 on m: m(n(x) o(x) c)
            0.1 on y: y(n(x) o(x) c)
            0.2/0.0 on z: y(z(x) o(x) c)
            0.2/1.0 on z: y(z(x) z(x) c)
            failure: y(z(x) z(x) c)
        "#]],
    );
}

/// Inside of an operation that a pass is changing, only an IR that reaches all of the module from any operation knows more.
pub(crate) fn inside_of_a_pass_its_operation_alone<I: Subject>() {
    let pipeline = "builtin.module(run{inside=true pipeline=any(say)})";
    let shapes = shapes::<I>(pipeline, "m(a b)");
    let (alone, whole) = ("0.0/0.0 on a, alone: a\n", "0.0/0.0 on a: m(a b)\n");
    assert!(
        shapes.starts_with(alone) || shapes.starts_with(whole),
        "{shapes}"
    );
    assert!(
        shapes.ends_with("0.0 on m: m(a b)\nsuccess: m(a b)\n"),
        "{shapes}"
    );
}
