//! The behaviour of a run, and what refines it.

use std::fmt;
use std::sync::Arc;

use crate::code::Stop;
use crate::float;
use crate::memory::Allocation;
use crate::program::Origin;
use crate::types::{Kind, ValueType};
use crate::value::Value;

/// The end of a run.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Outcome {
    /// The function returns.
    Returns(Vec<Value>),
    /// The behaviour is undefined.
    Undefined {
        /// The event, such as `divides by zero`.
        reason: &'static str,
        /// The name of the operation.
        operation: Arc<str>,
        /// Its location, as text; empty if it is unknown.
        location: Arc<str>,
    },
    /// The program ends, by a failed assertion or in an external function.
    Aborts,
    /// The run took more steps than its limit.
    StepLimit,
    /// The run came to something without a meaning.
    Unsupported(String),
}

impl Outcome {
    pub(crate) fn of(stop: Stop, origin: Option<&Origin>) -> Self {
        let empty = || Arc::from("");
        match stop {
            Stop::Undefined(reason) => Self::Undefined {
                reason,
                operation: origin.map_or_else(empty, |origin| Arc::clone(&origin.operation)),
                location: origin.map_or_else(empty, |origin| Arc::clone(&origin.location)),
            },
            Stop::Abort => Self::Aborts,
            Stop::StepLimit => Self::StepLimit,
            Stop::Unsupported(name) => Self::Unsupported(name),
        }
    }
}

/// The memory that code outside of the program can read.
pub(crate) type Snapshot = Vec<Allocation>;

/// A call of an external function, or another effect that is observed.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// The name of the function.
    pub callee: Arc<str>,
    /// The arguments.
    pub arguments: Vec<Value>,
    pub(crate) memory: Snapshot,
}

/// The behaviour of a run that code outside of the program can observe.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The end of the run.
    pub outcome: Outcome,
    /// The calls of external functions, in order.
    pub events: Vec<Event>,
    pub(crate) memory: Snapshot,
    pub(crate) observed: Vec<usize>,
}

impl Run {
    /// Returns whether code outside may observe this run wherever the other one is permitted.
    pub(crate) fn refines(&self, before: &Self) -> bool {
        let is_refined = |(new, old): (&Event, &Event)| {
            new.callee == old.callee
                && self.values_refine(&new.arguments, before, &old.arguments)
                && memory_refines(&new.memory, &old.memory)
        };
        if let Outcome::Undefined { .. } = before.outcome {
            // Events before undefined behaviour are undefined as well.
            return true;
        }
        let events = self.events.len() == before.events.len()
            && self.events.iter().zip(&before.events).all(is_refined);
        events
            && match (&self.outcome, &before.outcome) {
                (Outcome::Returns(new), Outcome::Returns(old)) => {
                    self.values_refine(new, before, old)
                        && memory_refines(&self.memory, &before.memory)
                }
                (new, old) => new == old,
            }
    }

    fn values_refine(&self, new: &[Value], before: &Self, old: &[Value]) -> bool {
        new.len() == old.len()
            && new
                .iter()
                .zip(old)
                .all(|(new, old)| self.value_refines(new, before, old))
    }

    fn value_refines(&self, new: &Value, before: &Self, old: &Value) -> bool {
        match (new, old) {
            (Value::MemRef(new), Value::MemRef(old)) => {
                let place = |run: &Self, allocation| {
                    run.observed.iter().position(|index| *index == allocation)
                };
                place(self, new.allocation) == place(before, old.allocation)
                    && new.has_same_elements(old)
            }
            (new, old) => refines(new, old),
        }
    }

    /// Writes the run with the types of its results, and the elements that it or the other run has stored.
    pub(crate) fn write(
        &self,
        f: &mut fmt::Formatter<'_>,
        results: &[ValueType],
        other: &Self,
    ) -> fmt::Result {
        for event in &self.events {
            let arguments: Vec<String> = event.arguments.iter().map(plain_text).collect();
            writeln!(f, "  calls @{}({})", event.callee, arguments.join(", "))?;
        }
        match &self.outcome {
            Outcome::Returns(values) => {
                let values: Vec<String> = values
                    .iter()
                    .zip(results)
                    .map(|(value, ty)| format!("{} : {}", ty.value_text(value), ty.text()))
                    .collect();
                writeln!(
                    f,
                    "  returns {}",
                    if values.is_empty() {
                        "nothing".to_owned()
                    } else {
                        values.join(", ")
                    }
                )?;
                for (index, memory) in self.memory.iter().enumerate() {
                    let text = memory.text(&[other.memory.get(index)]);
                    writeln!(f, "  memory {index}: {text}")?;
                }
                Ok(())
            }
            Outcome::Undefined {
                reason,
                operation,
                location,
            } => {
                let place = if location.is_empty() {
                    String::new()
                } else {
                    format!(" at {location}")
                };
                writeln!(
                    f,
                    "  has undefined behaviour: `{operation}`{place} {reason}"
                )
            }
            Outcome::Aborts => writeln!(f, "  aborts"),
            Outcome::StepLimit => writeln!(f, "  does not end within the limit"),
            Outcome::Unsupported(name) => writeln!(f, "  comes to `{name}`, which has no meaning"),
        }
    }
}

/// Writes a value whose type is not at hand: bits as they are.
pub(crate) fn plain_text(value: &Value) -> String {
    match value {
        Value::Bits(bits) => bits.to_string(),
        Value::Float(kind, bits) => float::text(*kind, *bits),
        Value::MemRef(memref) => memref.to_string(),
        Value::Elements(elements) => format!(
            "[{}]",
            elements
                .iter()
                .map(plain_text)
                .collect::<Vec<_>>()
                .join(", ")
        ),
        Value::Poison => "poison".to_owned(),
        Value::Nan => "NaN".to_owned(),
        Value::Wide(number) => number.to_string(),
        Value::Function(symbol) => format!("@{symbol}"),
    }
}

fn memory_refines(new: &Snapshot, old: &Snapshot) -> bool {
    new.len() == old.len() && new.iter().zip(old).all(|(new, old)| new.refines(old))
}

/// Returns whether a value may take the place of another. A NaN may take the place of any NaN.
pub(crate) fn refines(new: &Value, old: &Value) -> bool {
    let is_nan = |value: &Value| match value {
        Value::Nan => true,
        Value::Float(kind, bits) => float::is_nan(*kind, *bits),
        _ => false,
    };
    match (new, old) {
        (_, Value::Poison) => true,
        // In memory: the numbers of allocations differ where others have gone.
        (Value::MemRef(new), Value::MemRef(old)) => new.sizes == old.sizes,
        (Value::Elements(elements), _) | (_, Value::Elements(elements)) => {
            (0..elements.len()).all(|index| refines(new.element(index), old.element(index)))
        }
        (new, old) => new == old || (is_nan(new) && is_nan(old)),
    }
}

impl Kind {
    /// Returns whether values of the type can be made up.
    pub(crate) fn is_input(&self) -> bool {
        *self != Self::Other
    }
}
