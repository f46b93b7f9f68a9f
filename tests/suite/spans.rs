//! Spans of the `tracing` crate, as a subscriber sees them.

use crate::manager::log::Suite;
use expect_test::expect;
use pass_embedded::Embedded;
use pass_observe::trace::TracingSpans;
use pass_runtime::schedule::Parallel;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// Keeps all that it is told.
#[derive(Clone, Default)]
struct Recorder(Arc<Mutex<Recorded>>);

#[derive(Default)]
struct Recorded {
    spans: BTreeMap<u64, Recording>,
    events: Vec<String>,
    /// The spans that each thread is in.
    inside: BTreeMap<String, Vec<u64>>,
}

struct Recording {
    name: &'static str,
    fields: String,
    parent: Option<u64>,
    entered: usize,
    left: usize,
}

impl Recorder {
    fn thread() -> String {
        format!("{:?}", std::thread::current().id())
    }

    /// The name and the fields of a span and of all around it.
    fn path(recorded: &Recorded, span: u64) -> String {
        let describe = |id: &u64| {
            let span = &recorded.spans[id];
            format!("{}{}", span.name, span.fields)
        };
        let parent = |id: &u64| recorded.spans[id].parent;
        let ids = std::iter::successors(Some(span), parent);
        let mut names: Vec<String> = ids.map(|id| describe(&id)).collect();
        names.reverse();
        names.join(" > ")
    }
}

/// The fields that tests compare.
#[derive(Default)]
struct Fields(String);

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if ["symbol", "pass", "scope", "tag", "message", "kind"].contains(&field.name()) {
            let value = format!("{value:?}");
            // The place in the source where a pass panicked may change.
            let value = value.split(" (tests").next().unwrap_or_default();
            self.0 += &format!(" {}={value}", field.name());
        }
    }
}

impl Subscriber for Recorder {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "pass_runtime"
    }

    fn new_span(&self, attributes: &Attributes<'_>) -> Id {
        let mut recorded = self.0.lock().unwrap();
        let id = recorded.spans.len() as u64 + 1;
        let here = recorded.inside.get(&Self::thread());
        let contextual = here.and_then(|inside| inside.last().copied());
        let explicit = attributes.parent().map(Id::into_u64);
        let mut fields = Fields::default();
        attributes.record(&mut fields);
        let span = Recording {
            name: attributes.metadata().name(),
            fields: fields.0,
            parent: explicit.or(contextual.filter(|_| attributes.is_contextual())),
            entered: 0,
            left: 0,
        };
        recorded.spans.insert(id, span);
        Id::from_u64(id)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut fields = Fields::default();
        event.record(&mut fields);
        self.0.lock().unwrap().events.push(fields.0);
    }

    fn enter(&self, id: &Id) {
        let mut recorded = self.0.lock().unwrap();
        recorded
            .inside
            .entry(Self::thread())
            .or_default()
            .push(id.into_u64());
        recorded.spans.get_mut(&id.into_u64()).unwrap().entered += 1;
    }

    fn exit(&self, id: &Id) {
        let mut recorded = self.0.lock().unwrap();
        let left = recorded.inside.get_mut(&Self::thread()).unwrap().pop();
        assert_eq!(left, Some(id.into_u64()), "spans nest");
        recorded.spans.get_mut(&id.into_u64()).unwrap().left += 1;
    }
}

/// All spans with those around them, sorted, and the events.
fn spans_of(pipeline: &str, module: &str) -> String {
    // Threads of the run have no subscriber of their own, so this one is that of the process. Nothing else here opens spans.
    static RECORDER: std::sync::OnceLock<Recorder> = std::sync::OnceLock::new();
    let recorder = RECORDER.get_or_init(|| {
        let recorder = Recorder::default();
        tracing::subscriber::set_global_default(recorder.clone()).unwrap();
        recorder
    });
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock();
    *recorder.0.lock().unwrap() = Recorded::default();
    let suite = Suite::<Embedded>::new();
    let mut manager = suite.manager(pipeline);
    manager.set_schedule(Parallel::new(4).unwrap());
    manager.add_instrumentation(TracingSpans::default());
    suite.run(&mut manager, module);
    let recorded = recorder.0.lock().unwrap();
    let mut lines: Vec<String> = recorded
        .spans
        .iter()
        .map(|(id, span)| {
            assert_eq!((span.entered, span.left), (1, 1), "{}", span.name);
            Recorder::path(&recorded, *id)
        })
        .collect();
    lines.sort();
    lines.extend(recorded.events.iter().cloned());
    lines.join("\n") + "\n"
}

#[test]
fn spans_nest_on_threads_too() {
    let spans = spans_of("builtin.module(func.func(say),ask)", "m(a b)");
    expect![[r#"
        run symbol="m"
        run symbol="m" > pipeline symbol="m"
        run symbol="m" > pipeline symbol="m" > nested symbol="m"
        run symbol="m" > pipeline symbol="m" > nested symbol="m" > pipeline symbol="a"
        run symbol="m" > pipeline symbol="m" > nested symbol="m" > pipeline symbol="a" > pass symbol="a" pass="say"
        run symbol="m" > pipeline symbol="m" > nested symbol="m" > pipeline symbol="b"
        run symbol="m" > pipeline symbol="m" > nested symbol="m" > pipeline symbol="b" > pass symbol="b" pass="say"
        run symbol="m" > pipeline symbol="m" > pass symbol="m" pass="ask"
        run symbol="m" > pipeline symbol="m" > pass symbol="m" pass="ask" > analysis symbol="m"
        run symbol="m" > pipeline symbol="m" > pass symbol="m" pass="ask" > analysis symbol="m" > analysis symbol="m"
    "#]].assert_eq(&spans);
}

#[test]
fn spans_of_what_panics_end() {
    pass_driver::quiet_panics();
    let spans = spans_of("builtin.module(func.func(panic{on=b}))", "m(a b)");
    expect![[r#"
        run symbol="m"
        run symbol="m" > pipeline symbol="m"
        run symbol="m" > pipeline symbol="m" > nested symbol="m"
        run symbol="m" > pipeline symbol="m" > nested symbol="m" > pipeline symbol="a"
        run symbol="m" > pipeline symbol="m" > nested symbol="m" > pipeline symbol="a" > pass symbol="a" pass="panic"
        run symbol="m" > pipeline symbol="m" > nested symbol="m" > pipeline symbol="b"
        run symbol="m" > pipeline symbol="m" > nested symbol="m" > pipeline symbol="b" > pass symbol="b" pass="panic"
         message=pass 'Panic' panicked: cannot stand it pass="panic" kind=Panic
    "#]].assert_eq(&spans);
}
