//! Traces: what they hold, also where something panics.

use std::collections::BTreeMap;

use pass_observe::trace::Trace;
use pass_runtime::instrumentation::{Event, Instrumentation, Outcome, Sink, Verdict};
use pass_runtime::schedule::Parallel;
use pass_runtime::{Analysis, AnalysisContext, Failure, OpPassManager, PassManager, Preserved};
use serde_json::Value;

use crate::passes::Scripted;
use crate::toy::{Toy, ToyContext, ToyOp, run};

const MODULE: &str = "builtin.module@m(func.func@a func.func@b func.func@c func.func@d)";

struct Fragile;

impl Analysis<Toy> for Fragile {
    fn build(op: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        assert!(op.symbol.as_deref() != Some("b"), "cannot be built");
        Self
    }
}

/// Panics in the hook whose turn it is.
struct Panics(&'static str);

impl Instrumentation<Toy> for Panics {
    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        let kind = match event {
            Event::Pass { .. } => "pass",
            Event::Scope(_) => "scope",
            Event::Analysis { .. } => "analysis",
            _ => "",
        };
        assert!(self.0 != format!("before {kind}"));
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        _: &Outcome<'_>,
        _: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        if let Event::Scope(_) = event {
            assert!(self.0 != "after scope");
        }
        Ok(())
    }
}

/// Returns the trace of a run with a number of threads: each span's path, and how often it occurs.
fn spans(threads: usize, panics: &'static str) -> BTreeMap<String, usize> {
    let start = std::time::Instant::now();
    let trace = Trace::new(move || start.elapsed());
    let pass = Scripted::new(|op, cx| {
        let _scope = cx.scope("outer");
        let _ = cx.analysis::<Fragile>(&op);
        let _action = cx.begin_action("act", || "on \"it\"\n".to_owned());
        assert!(op.symbol.as_deref() != Some("c"), "in the middle");
        Ok(Preserved::all())
    });
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(pass).unwrap();
    manager.set_schedule(Parallel::new(threads).unwrap());
    manager.add_instrumentation(trace.clone());
    manager.add_instrumentation(Panics(panics));
    run(&mut manager, &ToyContext::default(), MODULE);
    paths(&trace.to_json())
}

fn paths(json: &str) -> BTreeMap<String, usize> {
    let json: Value = serde_json::from_str(json).unwrap();
    let mut open = BTreeMap::<u64, Vec<(String, f64)>>::new();
    let mut paths = BTreeMap::new();
    for event in json["traceEvents"].as_array().unwrap() {
        let stack = open.entry(event["tid"].as_u64().unwrap()).or_default();
        let text = |key: &str| event[key].as_str().unwrap_or_default().to_owned();
        match event["ph"].as_str().unwrap() {
            "B" => {
                stack.push((
                    format!("{}:{}", text("cat"), text("name")),
                    event["ts"].as_f64().unwrap(),
                ));
                let names: Vec<&str> = stack.iter().map(|(name, _)| name.as_str()).collect();
                let from = names
                    .iter()
                    .rposition(|name| *name == "pipeline:func.func")
                    .unwrap_or_default();
                *paths.entry(names[from..].join("/")).or_default() += 1;
            }
            "E" => assert!(stack.pop().unwrap().1 <= event["ts"].as_f64().unwrap()),
            phase => assert_eq!((phase, &*text("name")), ("M", "thread_name")),
        }
    }
    assert!(open.values().all(Vec::is_empty), "{open:?}");
    paths
}

#[test]
fn spans_nest_on_each_thread_whatever_panics() {
    let expected = spans(1, "nothing");
    let pass = "pipeline:func.func/pass:Scripted";
    assert_eq!(expected[pass], 4, "{expected:?}");
    assert_eq!(expected[&format!("{pass}/scope:outer")], 4);
    assert!(
        expected
            .keys()
            .any(|path| path.contains("/scope:outer/analysis:")),
        "{expected:?}"
    );
    assert_eq!(expected[&format!("{pass}/scope:outer/action:act")], 3);
    for threads in [2, 8] {
        assert_eq!(spans(threads, "nothing"), expected);
    }
    for hook in [
        "before pass",
        "before scope",
        "after scope",
        "before analysis",
    ] {
        assert!(!spans(2, hook).is_empty(), "{hook}");
    }
}

#[test]
fn passes_that_share_boundaries_have_the_spans_of_passes_that_do_not() {
    let spans = |others: usize| {
        let start = std::time::Instant::now();
        let trace = Trace::new(move || start.elapsed());
        let mut manager = PassManager::<Toy>::new("builtin.module");
        let inner = Scripted::new(|_, _| Ok(Preserved::all()));
        let dynamic = Scripted::new(move |op, cx| {
            let mut pipeline = OpPassManager::new("builtin.module");
            let _ = pipeline.add(inner.clone()).unwrap().add(inner.clone());
            let plan = cx.compile(&pipeline)?;
            cx.run_pipeline(&plan, op)?;
            Ok(Preserved::none())
        });
        let fails_on_b = Scripted::new(|op: &mut ToyOp, _| match op.symbol.as_deref() {
            Some("b") => Err(Failure::because("no")),
            _ => Ok(Preserved::all()),
        });
        manager.add(dynamic).unwrap();
        let nested = manager.nest("func.func");
        for _ in 0..200 {
            nested.add(fails_on_b.clone()).unwrap();
        }
        manager.add(fails_on_b).unwrap();
        for _ in 0..others {
            manager.add_instrumentation(Panics("nothing"));
        }
        manager.add_instrumentation(trace.clone());
        run(&mut manager, &ToyContext::default(), MODULE);
        paths(&trace.to_json())
    };
    let shared = spans(0);
    // Three functions run all passes, and one fails in its first; the last pass does not run.
    assert_eq!(shared["pipeline:func.func/pass:Scripted"], 3 * 200 + 1);
    let outer = "pipeline:builtin.module/pass:Scripted";
    assert_eq!(shared[outer], 1);
    assert_eq!(shared[&format!("{outer}/{outer}")], 2);
    assert_eq!(spans(1), shared);
}
