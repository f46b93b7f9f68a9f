//! Traces as JSON: the Trace Event Format of `chrome://tracing`, which Perfetto reads as well.

use std::fmt::Write;
use std::time::Duration;

use crate::json::push_string;
use crate::trace::buffer::{Buffer, Category, Detail, Event, Span};

/// The text of a trace.
pub(super) struct Json {
    out: String,
    has_events: bool,
}

impl Json {
    pub(super) fn new() -> Self {
        Self {
            out: "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[".to_owned(),
            has_events: false,
        }
    }

    /// Appends the track of a thread. Whatever is open ends now.
    pub(super) fn thread(&mut self, track: usize, buffer: &Buffer, now: Duration) {
        self.event('M', track);
        self.out
            .push_str(",\"name\":\"thread_name\",\"args\":{\"name\":");
        let name = buffer.name.as_deref().unwrap_or("thread");
        push_string(&mut self.out, name);
        self.out.push_str("}}");
        let mut open = 0_usize;
        for event in &buffer.events {
            match event {
                Event::Begin(span) => self.begin(track, span, buffer),
                Event::End(at) => self.end(track, *at),
            }
            open = match event {
                Event::Begin(_) => open + 1,
                Event::End(_) => open.saturating_sub(1),
            };
        }
        (0..open).for_each(|_| self.end(track, now));
    }

    pub(super) fn finish(self) -> String {
        self.out + "\n]}\n"
    }

    fn begin(&mut self, track: usize, span: &Span, buffer: &Buffer) {
        self.event('B', track);
        self.time(span.at);
        self.out.push_str(",\"name\":");
        push_string(&mut self.out, &span.name);
        let _ = write!(self.out, ",\"cat\":\"{}\"", span.category.name());
        self.detail(&span.detail, buffer);
        self.out.push('}');
    }

    fn detail(&mut self, detail: &Detail, buffer: &Buffer) {
        let rows: [(&str, Option<&str>); 3] = match detail {
            Detail::None => return,
            Detail::Object(object) => [("object", Some(object)), ("", None), ("", None)],
            Detail::Operation { number, pass } => {
                let text = pass.and_then(|pass| buffer.texts.get(&pass));
                let operation = buffer.operations.get(*number);
                let symbol = operation.and_then(|it| it.symbol.as_deref());
                [
                    ("operation", operation.map(|it| it.name.as_str())),
                    ("symbol", symbol),
                    ("pipeline", text.map(String::as_str)),
                ]
            }
        };
        let mut start = ",\"args\":{";
        for (key, value) in rows {
            if let Some(value) = value {
                let _ = write!(self.out, "{start}\"{key}\":");
                push_string(&mut self.out, value);
                start = ",";
            }
        }
        self.out.push('}');
    }

    fn end(&mut self, track: usize, at: Duration) {
        self.event('E', track);
        self.time(at);
        self.out.push('}');
    }

    /// Begins an event, whose last brace is still to come. Writing to a string cannot fail.
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

    /// The time in microseconds, with its nanoseconds.
    fn time(&mut self, at: Duration) {
        let _ = write!(
            self.out,
            ",\"ts\":{}.{:03}",
            at.as_micros(),
            at.subsec_nanos() % 1000
        );
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
