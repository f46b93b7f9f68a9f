//! Traces as JSON: the Trace Event Format of `chrome://tracing`, which Perfetto reads as well.

use std::fmt::Write;

use crate::json::push_string;
use crate::timing::Clock;
use crate::trace::buffer::{Buffer, Category, Detail, Span};
use pass_runtime::diagnostic::Operation;

pub(super) struct Json<'c> {
    clock: &'c dyn Clock,
    out: String,
    has_events: bool,
}

impl<'c> Json<'c> {
    pub(super) fn new(clock: &'c dyn Clock) -> Self {
        Self {
            clock,
            out: "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[".to_owned(),
            has_events: false,
        }
    }

    /// Appends the track of a thread. Open spans end now.
    pub(super) fn thread(&mut self, track: usize, buffer: &Buffer, now: u64) {
        self.event('M', track);
        self.out
            .push_str(",\"name\":\"thread_name\",\"args\":{\"name\":");
        let name = buffer.name.as_deref().unwrap_or("thread");
        push_string(&mut self.out, name);
        self.out.push_str("}}");
        let mut open: Vec<&Span> = Vec::new();
        for event in &buffer.events {
            let span = event
                .begins
                .and_then(|number| buffer.spans.get(number as usize));
            if let Some(span) = span {
                open.push(span);
                self.begin(track, &open, event.at);
            } else {
                open.pop();
                self.end(track, event.at);
            }
        }
        open.iter().for_each(|_| self.end(track, now));
    }

    pub(super) fn finish(self) -> String {
        self.out + "\n]}\n"
    }

    fn begin(&mut self, track: usize, open: &[&Span], at: u64) {
        let Some((span, outer)) = open.split_last() else {
            return;
        };
        self.event('B', track);
        self.time(at);
        self.out.push_str(",\"name\":");
        push_string(&mut self.out, &span.name);
        let _ = write!(self.out, ",\"cat\":\"{}\"", span.category.name());
        let mut before = ",\"args\":{";
        for (key, value) in args(span, outer) {
            if let Some(value) = value {
                let _ = write!(self.out, "{before}\"{key}\":");
                push_string(&mut self.out, value);
                before = ",";
            }
        }
        self.out.push_str(if before == "," { "}}" } else { "}" });
    }

    fn end(&mut self, track: usize, at: u64) {
        self.event('E', track);
        self.time(at);
        self.out.push('}');
    }

    /// Writes the start of an event, without its closing brace. Writing to a string cannot fail.
    fn event(&mut self, phase: char, track: usize) {
        let comma = if std::mem::replace(&mut self.has_events, true) {
            ","
        } else {
            ""
        };
        let _ = write!(
            self.out,
            "{comma}\n{{\"ph\":\"{phase}\",\"pid\":1,\"tid\":{track}"
        );
    }

    /// Writes the time in microseconds, with a fraction of nanoseconds.
    fn time(&mut self, at: u64) {
        let at = self.clock.duration(at);
        let (micros, nanos) = (at.as_micros(), at.subsec_nanos() % 1000);
        let _ = write!(self.out, ",\"ts\":{micros}.{nanos:03}");
    }
}

fn args<'s>(span: &'s Span, outer: &[&'s Span]) -> [(&'static str, Option<&'s str>); 4] {
    let (operation, pipeline, object) = match &span.detail {
        Detail::None => (None, None, None),
        Detail::Operation(operation) => (Some(operation), None, None),
        Detail::Pass { text } => (pipeline_operation(outer), text.as_deref(), None),
        Detail::Object(object) => (None, None, Some(object.as_str())),
    };
    let name = operation.map(|operation| operation.name.as_str());
    let symbol = operation.and_then(|operation| operation.symbol.as_deref());
    [
        ("operation", name),
        ("symbol", symbol),
        ("pipeline", pipeline),
        ("object", object),
    ]
}

fn pipeline_operation<'s>(open: &[&'s Span]) -> Option<&'s Operation> {
    let pipeline = |span: &&&Span| span.category == Category::Pipeline;
    let span = open.iter().rev().find(pipeline)?;
    match &span.detail {
        Detail::Operation(operation) => Some(operation),
        _ => None,
    }
}

impl Category {
    fn name(self) -> &'static str {
        match self {
            Self::Pipeline => "pipeline",
            Self::Pass => "pass",
            Self::Analysis => "analysis",
            Self::Action => "action",
            Self::Scope => "scope",
        }
    }
}
