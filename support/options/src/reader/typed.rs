//! Reading the next option of a table as values of a type.

use pass_text::Span;
use pass_text::scalar::{Scalar, ScalarType};
use pass_text::values::{Item, split_list};

use super::{OptionReader, OptionSlot, ReadPipeline, WrittenOption};
use crate::error::OptionError;
use crate::info::OptionInfo;
use crate::value_type::ValueType;

/// The next option of a reader, with the type of its values. Each method gives `None` after an error, which the reader
/// has recorded.
pub struct TypedReader<'r, 'a, T> {
    reader: &'r mut OptionReader<'a>,
    ty: ValueType<T>,
}

impl<'r, 'a, T> TypedReader<'r, 'a, T> {
    pub(super) fn new(reader: &'r mut OptionReader<'a>, ty: ValueType<T>) -> Self {
        Self { reader, ty }
    }

    /// Returns the value of an option that has a default.
    pub fn value(mut self) -> Option<T> {
        let slot = self.reader.next_slot()?;
        if let Some(value) = self.read(slot)? {
            return Some(value);
        }
        let value = (self.ty.default)(slot.info.default.unwrap_or_default());
        let value = self.reader.declared(slot, value)?;
        self.keep_pipelines(&value, None);
        Some(value)
    }

    /// Returns the value of an option that may be left out.
    pub fn optional(mut self) -> Option<Option<T>> {
        let slot = self.reader.next_slot()?;
        self.read(slot)
    }

    /// Returns the value of an option that must be given.
    pub fn required(mut self) -> Option<T> {
        let slot = self.reader.next_slot()?;
        let value = self.read(slot)?;
        if value.is_none() {
            self.reader.report_missing(slot);
        }
        value
    }

    /// Returns the values of a list. Every time that the option is given adds to the list; the default of the table, which
    /// may be empty, counts only if the option is never given.
    pub fn list(mut self) -> Option<Vec<T>> {
        let slot = self.reader.next_slot()?;
        if let Some(values) = self.read_list(slot) {
            return values;
        }
        let values = parse_all(slot.info.default.unwrap_or_default(), self.ty.parse);
        let values = self.reader.declared(slot, values)?;
        for value in &values {
            self.keep_pipelines(value, None);
        }
        Some(values)
    }

    /// Returns the value of an option that is not a list, if it is given.
    fn read(&mut self, slot: OptionSlot<'a>) -> Option<Option<T>> {
        let mut written = self.reader.written.iter();
        let Some(written) = written.find(|written| written.index == slot.index).copied() else {
            return Some(None);
        };
        let value = match (&written.entry.value, self.ty.bare) {
            (Some(value), _) => self.parse(slot, written, value.text(), value.span()),
            (None, Some(bare)) => self.parse(slot, written, bare, written.entry.key.span),
            (None, None) => self.reader.without_value(written.entry),
        };
        value.map(Some)
    }

    /// Returns the values of a list; `None` if it is not given, and `None` within that after an error.
    fn read_list(&mut self, slot: OptionSlot<'a>) -> Option<Option<Vec<T>>> {
        let written = self.reader.written.iter();
        let written = written
            .filter(|written| written.index == slot.index)
            .copied();
        let written: Vec<WrittenOption<'a>> = written.collect();
        if written.is_empty() {
            return None;
        }
        let elements = written
            .into_iter()
            .map(|option| self.elements(slot, option));
        let elements: Vec<Option<Vec<T>>> = elements.collect();
        let lists = elements.into_iter().collect::<Option<Vec<_>>>();
        Some(lists.map(|lists| lists.into_iter().flatten().collect()))
    }

    fn elements(&mut self, slot: OptionSlot<'a>, written: WrittenOption<'a>) -> Option<Vec<T>> {
        let Some(value) = &written.entry.value else {
            return self.reader.without_value(written.entry);
        };
        let items = value.items();
        let elements: Vec<Option<T>> = items
            .iter()
            .map(|item| self.parse(slot, written, &item.text, item.span))
            .collect();
        elements.into_iter().collect()
    }

    fn parse(
        &mut self,
        slot: OptionSlot<'a>,
        written: WrittenOption<'a>,
        text: &str,
        span: Span,
    ) -> Option<T> {
        let entry = written.entry;
        match (self.ty.parse)(text).and_then(|value| self.within(slot.info, value)) {
            Ok(value) => {
                let place = (!written.preset).then_some(span);
                self.keep_pipelines(&value, place);
                Some(value)
            }
            Err(error) => {
                let span = if span.start == span.end {
                    entry.span
                } else {
                    span
                };
                let mut error = error.into_error(&entry.key.text, span);
                if error.help.is_none() && self.reader.holds_option(text) {
                    error = error.help("options are separated by blanks, not by ','");
                }
                self.reader.report(error);
                None
            }
        }
    }

    fn keep_pipelines(&mut self, value: &T, span: Option<Span>) {
        (self.ty.for_each_pipeline)(value, &mut |text| {
            self.reader.pipelines.push(ReadPipeline {
                text: text.clone(),
                span,
            });
        });
    }

    /// Returns the value, if it is within the range of the option. Only built-in types have ranges.
    fn within(&self, info: &OptionInfo, value: T) -> Result<T, OptionError> {
        let ranged = info.min.or(info.max).is_some();
        let Some(ty) = ScalarType::named(info.ty).filter(|_| ranged) else {
            return Ok(value);
        };
        let bound = |text: Option<&str>| -> Option<Scalar> { ty.read(text?).ok() };
        let (min, max) = (bound(info.min), bound(info.max));
        let text = (self.ty.print)(&value);
        let scalar = ty.read(&text);
        if scalar.is_ok_and(|scalar| scalar.is_within(min.as_ref(), max.as_ref())) {
            return Ok(value);
        }
        let expected = match (min, max) {
            (Some(min), Some(max)) => format!("must be {min} to {max}"),
            (Some(min), None) => format!("must be at least {min}"),
            (None, Some(max)) => format!("must be at most {max}"),
            (None, None) => "is out of range".to_owned(),
        };
        Err(OptionError::new(format!("{expected}, found `{text}`")))
    }
}

/// Parses the elements of a list that is the whole text.
pub(crate) fn parse_all<T>(
    text: &str,
    parse: fn(&str) -> Result<T, OptionError>,
) -> Result<Vec<T>, OptionError> {
    let parse = |item: &Item| parse(&item.text).map_err(|error| error.within(item.span));
    split_list(text).iter().map(parse).collect()
}
