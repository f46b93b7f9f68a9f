//! Reading the next option of a table as values of a type.

use pass_text::Span;
use pass_text::scalar::{Scalar, ScalarType};
use pass_text::values::{Item, split_list};

use super::{Asked, Given, OptionReader, ReadPipeline};
use crate::options::error::OptionError;
use crate::options::info::OptionInfo;
use crate::options::value_type::ValueType;

/// The next option of a reader, with the type of its values. Each method gives `None` after a mistake, which the reader
/// has recorded.
pub struct TypedReader<'r, 'a, T> {
    reader: &'r mut OptionReader<'a>,
    ty: ValueType<T>,
}

impl<'r, 'a, T> TypedReader<'r, 'a, T> {
    pub(super) fn new(reader: &'r mut OptionReader<'a>, ty: ValueType<T>) -> Self {
        Self { reader, ty }
    }

    /// The value of an option whose default the table declares.
    pub fn value(mut self) -> Option<T> {
        let asked = self.reader.ask()?;
        match self.read(asked)? {
            Some(value) => Some(value),
            None => {
                let text = asked.info.default.unwrap_or_default();
                let value = self.reader.declared(asked, (self.ty.parse)(text))?;
                self.keep_pipelines(&value, None);
                Some(value)
            }
        }
    }

    /// The value of an option whose default is that of its type.
    pub fn or_default(mut self, default: fn() -> T) -> Option<T> {
        let asked = self.reader.ask()?;
        Some(self.read(asked)?.unwrap_or_else(default))
    }

    /// The value of an option that may be left out.
    pub fn optional(mut self) -> Option<Option<T>> {
        let asked = self.reader.ask()?;
        self.read(asked)
    }

    /// The value of an option that must be given.
    pub fn required(mut self) -> Option<T> {
        let asked = self.reader.ask()?;
        let value = self.read(asked)?;
        if value.is_none() {
            self.reader.missing(asked);
        }
        value
    }

    /// The values of a list that is empty unless it is given. Every time that the option is given adds to the list.
    pub fn list(mut self) -> Option<Vec<T>> {
        let asked = self.reader.ask()?;
        self.read_list(asked).unwrap_or_else(|| Some(Vec::new()))
    }

    /// The values of a list whose default the table declares, which counts only if the option is never given.
    pub fn values(mut self) -> Option<Vec<T>> {
        let asked = self.reader.ask()?;
        match self.read_list(asked) {
            Some(values) => values,
            None => {
                let text = asked.info.default.unwrap_or_default();
                let values = parse_all(text, self.ty.parse);
                let values = self.reader.declared(asked, values)?;
                values
                    .iter()
                    .for_each(|value| self.keep_pipelines(value, None));
                Some(values)
            }
        }
    }

    /// The value of an option that is not a list, if it is given.
    fn read(&mut self, asked: Asked<'a>) -> Option<Option<T>> {
        let mut given = self.reader.given.iter();
        let Some(given) = given.find(|given| given.index == asked.index).copied() else {
            return Some(None);
        };
        let value = match (&given.entry.value, self.ty.bare) {
            (Some(value), _) => self.parse(asked, given, value.text(), value.span()),
            (None, Some(bare)) => self.parse(asked, given, bare, given.entry.key.span),
            (None, None) => self.reader.without_value(given.entry),
        };
        value.map(Some)
    }

    /// The values of a list; `None` if it is not given, and `None` within that after a mistake.
    fn read_list(&mut self, asked: Asked<'a>) -> Option<Option<Vec<T>>> {
        let given = self.reader.given.iter();
        let given = given.filter(|given| given.index == asked.index).copied();
        let given: Vec<Given<'a>> = given.collect();
        if given.is_empty() {
            return None;
        }
        let elements = given.into_iter().map(|given| self.elements(asked, given));
        let elements: Vec<Option<Vec<T>>> = elements.collect();
        let lists = elements.into_iter().collect::<Option<Vec<_>>>();
        Some(lists.map(|lists| lists.into_iter().flatten().collect()))
    }

    fn elements(&mut self, asked: Asked<'a>, given: Given<'a>) -> Option<Vec<T>> {
        let Some(value) = &given.entry.value else {
            return self.reader.without_value(given.entry);
        };
        let items = value.items();
        let elements: Vec<Option<T>> = items
            .iter()
            .map(|item| self.parse(asked, given, &item.text, item.span))
            .collect();
        elements.into_iter().collect()
    }

    fn parse(&mut self, asked: Asked<'a>, given: Given<'a>, text: &str, span: Span) -> Option<T> {
        let entry = given.entry;
        match (self.ty.parse)(text).and_then(|value| self.within(asked.info, value)) {
            Ok(value) => {
                let place = (!given.preset).then_some(span);
                self.keep_pipelines(&value, place);
                Some(value)
            }
            Err(error) => {
                let span = if span.start == span.end {
                    entry.span
                } else {
                    span
                };
                let mut mistake = error.into_mistake(&entry.key.text, span);
                if mistake.help.is_none() && self.reader.holds_option(text) {
                    mistake = mistake.help("options are separated by blanks, not by ','");
                }
                self.reader.mistakes.push(mistake);
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

    /// The value, if it is within the range of the option. Only built-in types have ranges.
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

/// The elements of a list that stands for itself.
pub(in crate::options) fn parse_all<T>(
    text: &str,
    parse: fn(&str) -> Result<T, OptionError>,
) -> Result<Vec<T>, OptionError> {
    let parse = |item: &Item| parse(&item.text).map_err(|error| error.within(item.span));
    split_list(text).iter().map(parse).collect()
}
