//! Printing options: those that differ from their defaults, in declaration order.

use pass_text::{OptionEntry, OptionList, Value};

use crate::info::OptionInfo;
use crate::pipeline_text::PipelineText;
use crate::reader::parse_all;
use crate::value::{DefaultValue, OptionValue};
use crate::value_type::ValueType;

/// Takes the values of options in the order of their table and keeps those that differ from their defaults.
pub struct OptionWriter<'a> {
    table: std::slice::Iter<'a, OptionInfo>,
    baseline: Option<&'a OptionList>,
    /// True if values that equal their defaults are kept, too.
    is_complete: bool,
    written: OptionList,
    /// The pipelines in the values; `None` if the writer keeps the values.
    pipelines: Option<Vec<PipelineText>>,
}

impl<'a> OptionWriter<'a> {
    /// Creates a writer that leaves out values that equal their defaults.
    pub fn new(table: &'a [OptionInfo]) -> Self {
        Self {
            table: table.iter(),
            baseline: None,
            is_complete: false,
            written: OptionList::default(),
            pipelines: None,
        }
    }

    /// Creates a writer that leaves out values that equal those of `baseline` or, for options that it lacks, the default.
    pub fn against(table: &'a [OptionInfo], baseline: &'a OptionList) -> Self {
        Self {
            baseline: Some(baseline),
            ..Self::new(table)
        }
    }

    /// Creates a writer that keeps each value.
    pub fn complete(table: &'a [OptionInfo]) -> Self {
        Self {
            is_complete: true,
            ..Self::new(table)
        }
    }

    /// Creates a writer that keeps the pipelines in the values and writes nothing.
    pub fn for_pipelines() -> Self {
        Self {
            pipelines: Some(Vec::new()),
            ..Self::new(&[])
        }
    }

    /// Returns the options that are still to be taken, for those whose types are known at run time.
    pub fn table(&self) -> &'a [OptionInfo] {
        self.table.as_slice()
    }

    /// Returns the pipelines in the values, if the writer was created for them.
    pub fn into_pipelines(self) -> Vec<PipelineText> {
        self.pipelines.unwrap_or_default()
    }

    /// Returns the next option, whose values are of this type.
    pub fn of<T>(&mut self, ty: ValueType<T>) -> TypedWriter<'_, 'a, T> {
        TypedWriter { writer: self, ty }
    }

    /// Takes the value of an option whose default the table declares.
    pub fn value<T: OptionValue>(&mut self, value: &T) {
        self.of(ValueType::new()).value(value);
    }

    /// Takes the value of an option whose default is that of its type.
    pub fn or_default<T: DefaultValue>(&mut self, value: &T) {
        self.of(ValueType::with_default()).value(value);
    }

    /// Takes the value of an option that may be left out.
    pub fn optional<T: OptionValue>(&mut self, value: &Option<T>) {
        self.of(ValueType::new()).optional(value);
    }

    /// Takes the value of an option that must be given.
    pub fn required<T: OptionValue>(&mut self, value: &T) {
        self.of(ValueType::new()).required(value);
    }

    /// Takes the values of a list.
    pub fn list<T: OptionValue>(&mut self, values: &[T]) {
        self.of(ValueType::new()).list(values);
    }

    /// Returns the options that are printed.
    pub fn finish(self) -> OptionList {
        self.written
    }
}

/// The next option of a writer, with the type of its values.
pub struct TypedWriter<'w, 'a, T> {
    writer: &'w mut OptionWriter<'a>,
    ty: ValueType<T>,
}

impl<T> TypedWriter<'_, '_, T> {
    /// Takes the value of an option that has a default.
    pub fn value(self, value: &T) {
        self.one(value, |ty, text| Some(ty.scalar(&(ty.default)(text).ok()?)));
    }

    /// Takes the value of an option that may be left out.
    pub fn optional(self, value: &Option<T>) {
        match value {
            Some(value) => self.required(value),
            None => {
                self.writer.table.next();
            }
        }
    }

    /// Takes the value of an option that must be given.
    pub fn required(self, value: &T) {
        self.one(value, |_, _| None);
    }

    /// Takes the values of a list.
    pub fn list(self, values: &[T]) {
        self.push(values, ValueType::list, |ty, text| {
            Some(ty.list(&parse_all(text, ty.parse).ok()?))
        });
    }

    fn one(self, value: &T, default: impl FnOnce(&ValueType<T>, &str) -> Option<Value>) {
        self.push(std::slice::from_ref(value), ValueType::one, default);
    }

    /// Keeps the value of the next option unless it is the default, which is made of the text in the table.
    fn push(
        self,
        values: &[T],
        print: fn(&ValueType<T>, &[T]) -> Value,
        default: impl FnOnce(&ValueType<T>, &str) -> Option<Value>,
    ) {
        let Self { writer, ty } = self;
        if let Some(pipelines) = &mut writer.pipelines {
            let mut keep = |text: &PipelineText| pipelines.push(text.clone());
            return values
                .iter()
                .for_each(|value| (ty.for_each_pipeline)(value, &mut keep));
        }
        let Some(info) = writer.table.next() else {
            return;
        };
        let value = print(&ty, values);
        let mut baseline = writer.baseline.iter().flat_map(|list| &list.entries);
        let baseline = baseline.find(|entry| entry.key.text == info.name);
        let expected = baseline
            .and_then(|entry| entry.value.clone())
            .or_else(|| default(&ty, info.default.unwrap_or_default()));
        if writer.is_complete || expected.is_none_or(|expected| expected.raw() != value.raw()) {
            let entry = OptionEntry::new(info.name, Some(value));
            writer.written.entries.push(entry);
        }
    }
}

impl<T> ValueType<T> {
    /// Returns the one value of an option that is not a list.
    fn one(&self, values: &[T]) -> Value {
        values
            .first()
            .map_or_else(|| Value::scalar(""), |value| self.scalar(value))
    }

    fn scalar(&self, value: &T) -> Value {
        Value::scalar(&(self.print)(value))
    }

    fn list(&self, values: &[T]) -> Value {
        Value::list(values.iter().map(self.print))
    }
}
