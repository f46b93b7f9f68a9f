//! Printing options: those that differ from their defaults, in declaration order.

use pass_pipeline::{OptionEntry, OptionList, Value};

use crate::options::info::OptionInfo;
use crate::options::pipeline_text::PipelineText;
use crate::options::reader::parse_all;
use crate::options::value::OptionValue;

/// Takes the values of options in the order of their table and keeps those that are worth printing.
pub struct OptionWriter<'a> {
    table: std::slice::Iter<'a, OptionInfo>,
    baseline: Option<&'a OptionList>,
    written: OptionList,
    /// The pipelines in the values, if these are all that is asked for.
    pipelines: Option<Vec<PipelineText>>,
}

impl<'a> OptionWriter<'a> {
    /// A writer that leaves out what equals its default.
    pub fn new(table: &'a [OptionInfo]) -> Self {
        Self {
            table: table.iter(),
            baseline: None,
            written: OptionList::default(),
            pipelines: None,
        }
    }

    /// A writer that leaves out what equals `baseline`, where that says something, and else what equals its default.
    pub(crate) fn against(table: &'a [OptionInfo], baseline: &'a OptionList) -> Self {
        Self {
            baseline: Some(baseline),
            ..Self::new(table)
        }
    }

    /// A writer that keeps the pipelines in the values and writes nothing.
    pub(crate) fn for_pipelines() -> Self {
        Self {
            pipelines: Some(Vec::new()),
            ..Self::new(&[])
        }
    }

    /// The pipelines in the values, if it was made for them.
    pub(crate) fn into_pipelines(self) -> Vec<PipelineText> {
        self.pipelines.unwrap_or_default()
    }

    /// Takes the value of an option whose default the table declares.
    pub fn value<T: OptionValue>(&mut self, value: &T) {
        self.push(std::slice::from_ref(value), one, |text| {
            T::parse(text).ok().as_ref().map(scalar)
        });
    }

    /// Takes the value of an option whose default is that of its type.
    pub fn or_default<T: OptionValue + Default>(&mut self, value: &T) {
        self.push(std::slice::from_ref(value), one, |_| {
            Some(scalar(&T::default()))
        });
    }

    /// Takes the value of an option that may be left out.
    pub fn optional<T: OptionValue>(&mut self, value: &Option<T>) {
        match value {
            Some(value) => self.required(value),
            None => {
                self.table.next();
            }
        }
    }

    /// Takes the value of an option that must be given.
    pub fn required<T: OptionValue>(&mut self, value: &T) {
        self.push(std::slice::from_ref(value), one, |_| None);
    }

    /// Takes the values of a list that is empty unless it is given.
    pub fn list<T: OptionValue>(&mut self, values: &[T]) {
        self.push(values, list, |_| Some(list::<T>(&[])));
    }

    /// Takes the values of a list whose default the table declares.
    pub fn values<T: OptionValue>(&mut self, values: &[T]) {
        self.push(values, list, |text| {
            parse_all::<T>(text).ok().as_deref().map(list)
        });
    }

    /// What is worth printing.
    pub fn finish(self) -> OptionList {
        self.written
    }

    /// Keeps the value of the next option unless it is the default, which is made of the text in the table.
    fn push<T: OptionValue>(
        &mut self,
        values: &[T],
        print: impl FnOnce(&[T]) -> Value,
        default: impl FnOnce(&str) -> Option<Value>,
    ) {
        if let Some(pipelines) = &mut self.pipelines {
            let mut keep = |text: &PipelineText| pipelines.push(text.clone());
            return values
                .iter()
                .for_each(|value| value.for_each_pipeline(&mut keep));
        }
        let Some(info) = self.table.next() else {
            return;
        };
        let value = print(values);
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

/// The one value of an option that is not a list.
fn one<T: OptionValue>(values: &[T]) -> Value {
    values.first().map_or_else(|| Value::scalar(""), scalar)
}

fn scalar<T: OptionValue>(value: &T) -> Value {
    Value::scalar(&value.print())
}

fn list<T: OptionValue>(values: &[T]) -> Value {
    Value::list(values.iter().map(OptionValue::print))
}
