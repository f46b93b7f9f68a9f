//! Printing options: those that differ from their defaults, in declaration order.

use pass_pipeline::{OptionEntry, OptionList, Value};

use crate::options::info::OptionInfo;
use crate::options::reader::parse_all;
use crate::options::value::OptionValue;

/// Takes the values of options by their index in the table and keeps those that are worth printing.
pub struct OptionWriter<'a> {
    table: &'a [OptionInfo],
    baseline: Option<&'a OptionList>,
    written: OptionList,
}

impl<'a> OptionWriter<'a> {
    /// A writer that leaves out what equals its default.
    pub fn new(table: &'a [OptionInfo]) -> Self {
        Self {
            table,
            baseline: None,
            written: OptionList::default(),
        }
    }

    /// A writer that leaves out what equals `baseline`, where that says something, and else what equals its default.
    pub(crate) fn against(table: &'a [OptionInfo], baseline: &'a OptionList) -> Self {
        Self {
            baseline: Some(baseline),
            ..Self::new(table)
        }
    }

    /// Takes the value of an option that has a default.
    pub fn value<T: OptionValue>(&mut self, index: usize, value: &T, default: impl FnOnce() -> T) {
        self.push(index, scalar(value), || Some(scalar(&default())));
    }

    /// Takes the value of an option that may be left out.
    pub fn optional<T: OptionValue>(&mut self, index: usize, value: &Option<T>) {
        if let Some(value) = value {
            self.push(index, scalar(value), || None);
        }
    }

    /// Takes the value of an option that must be given.
    pub fn required<T: OptionValue>(&mut self, index: usize, value: &T) {
        self.push(index, scalar(value), || None);
    }

    /// Takes the values of a list.
    pub fn list<T: OptionValue>(
        &mut self,
        index: usize,
        values: &[T],
        default: impl FnOnce() -> Vec<T>,
    ) {
        self.push(index, list(values), || Some(list(&default())));
    }

    /// Takes the value of an option whose default is text, as the table has it.
    pub fn declared<T: OptionValue>(&mut self, index: usize, value: &T) {
        let default = self.default_text(index);
        self.push(index, scalar(value), || {
            T::parse(default).ok().as_ref().map(scalar)
        });
    }

    /// As [`declared`](Self::declared), for a list.
    pub fn declared_list<T: OptionValue>(&mut self, index: usize, values: &[T]) {
        let default = self.default_text(index);
        self.push(index, list(values), || {
            parse_all::<T>(default).ok().as_deref().map(list)
        });
    }

    /// What is worth printing.
    pub fn finish(self) -> OptionList {
        self.written
    }

    fn default_text(&self, index: usize) -> &'a str {
        self.table
            .get(index)
            .and_then(|info| info.default)
            .unwrap_or_default()
    }

    fn push(&mut self, index: usize, value: Value, default: impl FnOnce() -> Option<Value>) {
        let Some(info) = self.table.get(index) else {
            return;
        };
        let mut baseline = self.baseline.iter().flat_map(|list| &list.entries);
        let baseline = baseline.find(|entry| entry.key.text == info.name);
        let expected = baseline
            .and_then(|entry| entry.value.clone())
            .or_else(default);
        if expected.is_none_or(|expected| expected.raw() != value.raw()) {
            self.written
                .entries
                .push(OptionEntry::new(info.name, Some(value)));
        }
    }
}

fn scalar<T: OptionValue>(value: &T) -> Value {
    Value::scalar(&value.print())
}

fn list<T: OptionValue>(values: &[T]) -> Value {
    Value::list(values.iter().map(OptionValue::print))
}
