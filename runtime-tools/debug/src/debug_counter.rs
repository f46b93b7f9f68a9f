//! Debug counters: select the executions of each kind of action that take place.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicI64, Ordering};

use pass_runtime::instrumentation::{
    Event, Instrumentation, Interest, PASS_EXECUTION, Sink, Verdict,
};
use pass_runtime::ir::Ir;

/// Skips the first executions of an action, and those after a number of others.
///
/// Counters are set by text: `apply-pattern-skip=3,apply-pattern-count=1` lets the fourth pattern run and no other. A tag is
/// that of an action of a pass, or [`PASS_EXECUTION`]. Passes that are [required](pass_runtime::PassInfo::required) always run and
/// are not counted, nor are executions that an instrumentation skips which was added before. With counters a manager runs on one operation at a time, so numbers are the same in every run.
///
/// ```
/// # use pass_toy::tree::*;
/// use std::sync::Arc;
///
/// use pass_runtime::PassManager;
/// use pass_debug::DebugCounters;
///
/// let counters: Arc<DebugCounters> = Arc::new("rename-skip=2".parse()?);
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(counters.clone());
/// manager.run(&(), &mut node("root", []), &mut drop)?;
/// assert!(counters.to_string().ends_with(": {0,2,-1}\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct DebugCounters {
    counters: BTreeMap<String, Counter>,
}

#[derive(Debug)]
struct Counter {
    /// The number of executions to skip; below 0 all run.
    skip: i64,
    /// The number of executions that run then; below 0 all others do.
    count: i64,
    /// The number of executions so far, skipped ones included.
    begun: AtomicI64,
}

/// The text of debug counters cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CounterError {
    /// There is no value after a name.
    NoValue(String),
    /// A name ends with neither `-skip` nor `-count`.
    UnknownKind(String),
    /// A value is not a number, or too large.
    NotANumber(String),
}

impl DebugCounters {
    /// Returns the number of executions so far of the actions with this tag; `None` if no counter has it.
    pub fn executions(&self, tag: &str) -> Option<u64> {
        let begun = self.counters.get(tag)?.begun.load(Ordering::Relaxed);
        Some(begun.unsigned_abs())
    }

    fn set(&mut self, argument: &str) -> Result<(), CounterError> {
        let no_value = || CounterError::NoValue(argument.to_owned());
        let (name, value) = argument.split_once('=').ok_or_else(no_value)?;
        if value.is_empty() {
            return Err(no_value());
        }
        let (tag, is_skip) = match (name.strip_suffix("-skip"), name.strip_suffix("-count")) {
            (Some(tag), _) => (tag, true),
            (_, Some(tag)) => (tag, false),
            _ => return Err(CounterError::UnknownKind(name.to_owned())),
        };
        let value = integer(value).ok_or_else(|| CounterError::NotANumber(value.to_owned()))?;
        let counter = self.counters.entry(tag.to_owned()).or_default();
        if is_skip {
            counter.skip = value;
        } else {
            counter.count = value;
        }
        Ok(())
    }

    fn verdict(&self, tag: &str) -> Verdict {
        if self.counters.get(tag).is_none_or(Counter::lets_run) {
            Verdict::Run
        } else {
            Verdict::Skip
        }
    }
}

impl Counter {
    /// Counts an execution, and returns whether it takes place.
    fn lets_run(&self) -> bool {
        let number = self.begun.fetch_add(1, Ordering::Relaxed);
        let is_below_end = self.count < 0 || number < self.skip.saturating_add(self.count);
        self.skip < 0 || (number >= self.skip && is_below_end)
    }
}

impl Default for Counter {
    fn default() -> Self {
        Self {
            skip: 0,
            count: -1,
            begun: AtomicI64::new(0),
        }
    }
}

/// Parses counters as `mlir-opt` does: separated by commas; the last of several for the same name wins.
impl FromStr for DebugCounters {
    type Err = CounterError;

    fn from_str(text: &str) -> Result<Self, CounterError> {
        let mut counters = Self::default();
        for argument in text.split(',').filter(|argument| !argument.is_empty()) {
            counters.set(argument)?;
        }
        Ok(counters)
    }
}

/// Parses an integer whose prefix is its base: `0x`, `0b`, `0o` or `0`.
fn integer(text: &str) -> Option<i64> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", text),
    };
    let prefixes = [
        ("0x", 16),
        ("0X", 16),
        ("0b", 2),
        ("0B", 2),
        ("0o", 8),
        ("0", 8),
    ];
    let based = prefixes.iter().find_map(|(prefix, base)| {
        let digits = digits.strip_prefix(prefix)?;
        (!digits.is_empty()).then_some((digits, *base))
    });
    let (digits, base) = based.unwrap_or((digits, 10));
    let is_number = digits.starts_with(|digit: char| digit.is_digit(base));
    is_number
        .then(|| i64::from_str_radix(&format!("{sign}{digits}"), base).ok())
        .flatten()
}

/// Prints the counters as `mlir-opt` does: the executions so far, those to skip, and those to run then.
impl fmt::Display for DebugCounters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "DebugCounter counters:")?;
        for (tag, Counter { skip, count, begun }) in &self.counters {
            let begun = begun.load(Ordering::Relaxed);
            writeln!(f, "{tag:<32}: {{{begun},{skip},{count}}}")?;
        }
        Ok(())
    }
}

impl<I: Ir> Instrumentation<I> for DebugCounters {
    fn interest(&self) -> Interest {
        let events = Interest::PASSES | Interest::ACTIONS | Interest::ORDER;
        events.when(!self.counters.is_empty())
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        match event {
            Event::Pass { pass, .. } if pass.runs() => match pass.info() {
                Some(info) if info.required => Verdict::Run,
                _ => self.verdict(PASS_EXECUTION),
            },
            Event::Action(action) if action.runs() => self.verdict(action.tag()),
            _ => Verdict::Run,
        }
    }
}

impl fmt::Display for CounterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoValue(argument) => write!(f, "'{argument}' has no value"),
            Self::UnknownKind(name) => write!(f, "'{name}' ends with neither '-skip' nor '-count'"),
            Self::NotANumber(value) => write!(f, "'{value}' is not a number"),
        }
    }
}

impl std::error::Error for CounterError {}
