//! Printing options: those that differ from their defaults, in declaration order.

use pass_pipeline::{OptionEntry, OptionList, Value};

use crate::options::info::OptionInfo;
use crate::options::reader::parse_all;
use crate::options::value::OptionValue;

/// Takes the values of options in the order of their table and keeps those that are worth printing.
pub struct OptionWriter<'a> {
    table: std::slice::Iter<'a, OptionInfo>,
    baseline: Option<&'a OptionList>,
    written: OptionList,
}

impl<'a> OptionWriter<'a> {
    /// A writer that leaves out what equals its default.
    pub fn new(table: &'a [OptionInfo]) -> Self {
        Self {
            table: table.iter(),
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

    /// Takes the value of an option whose default the table declares.
    pub fn value<T: OptionValue>(&mut self, value: &T) {
        self.push(scalar(value), |text| {
            T::parse(text).ok().as_ref().map(scalar)
        });
    }

    /// Takes the value of an option whose default is that of its type.
    pub fn or_default<T: OptionValue + Default>(&mut self, value: &T) {
        self.push(scalar(value), |_| Some(scalar(&T::default())));
    }

    /// Takes the value of an option that may be left out.
    pub fn optional<T: OptionValue>(&mut self, value: &Option<T>) {
        match value {
            Some(value) => self.push(scalar(value), |_| None),
            None => {
                self.table.next();
            }
        }
    }

    /// Takes the value of an option that must be given.
    pub fn required<T: OptionValue>(&mut self, value: &T) {
        self.push(scalar(value), |_| None);
    }

    /// Takes the values of a list that is empty unless it is given.
    pub fn list<T: OptionValue>(&mut self, values: &[T]) {
        self.push(list(values), |_| Some(list::<T>(&[])));
    }

    /// Takes the values of a list whose default the table declares.
    pub fn values<T: OptionValue>(&mut self, values: &[T]) {
        self.push(list(values), |text| {
            parse_all::<T>(text).ok().as_deref().map(list)
        });
    }

    /// What is worth printing.
    pub fn finish(self) -> OptionList {
        self.written
    }

    /// Keeps the value of the next option unless it is the default, which is made of the text in the table.
    fn push(&mut self, value: Value, default: impl FnOnce(&str) -> Option<Value>) {
        let Some(info) = self.table.next() else {
            return;
        };
        let mut baseline = self.baseline.iter().flat_map(|list| &list.entries);
        let baseline = baseline.find(|entry| entry.key.text == info.name);
        let expected = baseline
            .and_then(|entry| entry.value.clone())
            .or_else(|| default(info.default.unwrap_or_default()));
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
