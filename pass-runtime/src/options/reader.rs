//! Reading options: text with spans in, typed values out, all mistakes collected.

use pass_pipeline::scalar::{Scalar, ScalarType};
use pass_pipeline::values::{Item, split_list};
use pass_pipeline::{Error, OptionEntry, OptionList, Span};

use crate::options::error::OptionError;
use crate::options::info::{Arity, OptionInfo};
use crate::options::pipeline_text::PipelineText;
use crate::options::value::OptionValue;

/// Hands out the values of options in the order of their table, within the ranges that stand there. Mistakes are
/// collected, so one function that asks for every option finds them all.
pub struct OptionReader<'a> {
    table: &'a [OptionInfo],
    given: Vec<Given<'a>>,
    /// The option that is asked for next.
    next: usize,
    whole: Span,
    forgive_missing: bool,
    mistakes: Vec<Error>,
    pipelines: Vec<ReadPipeline>,
}

/// A pipeline that was read as the value of an option, or as a part of one.
pub(crate) struct ReadPipeline {
    pub(crate) text: PipelineText,
    /// The place of the value in the text of the user; `None` for a default.
    pub(crate) span: Option<Span>,
}

/// An option as it was written, known to be in the table.
#[derive(Clone, Copy)]
struct Given<'a> {
    index: usize,
    entry: &'a OptionEntry,
    /// True if it stands for what the user left out.
    preset: bool,
}

/// An option that is asked for.
#[derive(Clone, Copy)]
struct Asked<'a> {
    index: usize,
    info: &'a OptionInfo,
}

impl<'a> OptionReader<'a> {
    /// A reader for what the user wrote. Names that are not in the table, and options that are given twice although
    /// they have one value, are mistakes already.
    pub fn new(table: &'a [OptionInfo], list: &'a OptionList) -> Self {
        let mut reader = Self {
            table,
            given: Vec::new(),
            next: 0,
            whole: list.span,
            forgive_missing: false,
            mistakes: Vec::new(),
            pipelines: Vec::new(),
        };
        for entry in &list.entries {
            reader.take(entry);
        }
        reader
    }

    /// What stands for options that the user did not give, in place of their defaults.
    pub(crate) fn preset(&mut self, list: &'a OptionList) {
        let presets = list.entries.iter().filter_map(|entry| {
            let index = index_of(self.table, &entry.key.text)?;
            let given = self.given.iter().any(|given| given.index == index);
            (!given).then_some(Given {
                index,
                entry,
                preset: true,
            })
        });
        let presets: Vec<_> = presets.collect();
        self.given.extend(presets);
    }

    /// What mistakes about the options as a whole are about, such as the name of their pass.
    pub(crate) fn set_whole(&mut self, whole: Span) {
        self.whole = whole;
    }

    /// It is no mistake if an option that must be given is not.
    pub(crate) fn forgive_missing(&mut self) {
        self.forgive_missing = true;
    }

    /// The pipelines that were read so far.
    pub(crate) fn take_pipelines(&mut self) -> Vec<ReadPipeline> {
        std::mem::take(&mut self.pipelines)
    }

    /// Everything wrong that was found, in the order of the text.
    pub fn into_mistakes(mut self) -> Vec<Error> {
        self.mistakes.sort_by_key(|mistake| mistake.span);
        self.mistakes
    }

    /// The value of an option whose default the table declares. `None` after a mistake, which is recorded.
    pub fn value<T: OptionValue>(&mut self) -> Option<T> {
        let asked = self.ask()?;
        match self.read(asked)? {
            Some(value) => Some(value),
            None => {
                let text = asked.info.default.unwrap_or_default();
                let value = self.declared(asked, T::parse(text))?;
                self.keep_pipelines(&value, None);
                Some(value)
            }
        }
    }

    /// The value of an option whose default is that of its type.
    pub fn or_default<T: OptionValue + Default>(&mut self) -> Option<T> {
        let asked = self.ask()?;
        self.read(asked).map(Option::unwrap_or_default)
    }

    /// The value of an option that may be left out.
    pub fn optional<T: OptionValue>(&mut self) -> Option<Option<T>> {
        let asked = self.ask()?;
        self.read(asked)
    }

    /// The value of an option that must be given.
    pub fn required<T: OptionValue>(&mut self) -> Option<T> {
        let asked = self.ask()?;
        let value = self.read(asked)?;
        if value.is_none() && !self.forgive_missing {
            let message = format!("option `{}` must be given", asked.info.name);
            self.mistakes.push(Error::new(message, self.whole));
        }
        value
    }

    /// The values of a list that is empty unless it is given. Every time that the option is given adds to the list.
    pub fn list<T: OptionValue>(&mut self) -> Option<Vec<T>> {
        let asked = self.ask()?;
        self.read_list(asked).unwrap_or_else(|| Some(Vec::new()))
    }

    /// The values of a list whose default the table declares, which counts only if the option is never given.
    pub fn values<T: OptionValue>(&mut self) -> Option<Vec<T>> {
        let asked = self.ask()?;
        match self.read_list(asked) {
            Some(values) => values,
            None => {
                let text = asked.info.default.unwrap_or_default();
                let values = self.declared(asked, parse_all(text))?;
                self.keep_pipelines(&values, None);
                Some(values)
            }
        }
    }

    fn take(&mut self, entry: &'a OptionEntry) {
        let key = &entry.key;
        let Some(index) = index_of(self.table, &key.text) else {
            let known = self.table.iter().map(|info| info.name);
            self.mistakes.push(Error::unknown(
                "option", "options", &key.text, key.span, known,
            ));
            return;
        };
        let is_list = self
            .table
            .get(index)
            .is_some_and(|info| info.arity == Arity::List);
        if !is_list && self.given.iter().any(|given| given.index == index) {
            let message = format!("option `{}` is given twice", key.text);
            self.mistakes.push(Error::new(message, key.span));
            return;
        }
        self.given.push(Given {
            index,
            entry,
            preset: false,
        });
    }

    /// The next option of the table.
    fn ask(&mut self) -> Option<Asked<'a>> {
        let index = self.next;
        self.next += 1;
        self.table.get(index).map(|info| Asked { index, info })
    }

    /// The value of an option that is not a list, if it is given; `None` after a mistake.
    fn read<T: OptionValue>(&mut self, asked: Asked<'a>) -> Option<Option<T>> {
        let Some(given) = self
            .given
            .iter()
            .find(|given| given.index == asked.index)
            .copied()
        else {
            return Some(None);
        };
        let value = match (&given.entry.value, T::BARE) {
            (Some(value), _) => self.parse(asked, given, value.text(), value.span()),
            (None, Some(bare)) => self.parse(asked, given, bare, given.entry.key.span),
            (None, None) => self.without_value(given.entry),
        };
        value.map(Some)
    }

    /// The values of a list; `None` if it is not given, and `None` within that after a mistake.
    fn read_list<T: OptionValue>(&mut self, asked: Asked<'a>) -> Option<Option<Vec<T>>> {
        let given: Vec<Given<'a>> = self
            .given
            .iter()
            .filter(|given| given.index == asked.index)
            .copied()
            .collect();
        if given.is_empty() {
            return None;
        }
        let elements = given.into_iter().map(|given| self.elements(asked, given));
        let elements: Vec<Option<Vec<T>>> = elements.collect();
        let lists = elements.into_iter().collect::<Option<Vec<_>>>();
        Some(lists.map(|lists| lists.into_iter().flatten().collect()))
    }

    fn elements<T: OptionValue>(&mut self, asked: Asked<'a>, given: Given<'a>) -> Option<Vec<T>> {
        let Some(value) = &given.entry.value else {
            return self.without_value(given.entry);
        };
        let items = value.items();
        let elements: Vec<Option<T>> = items
            .iter()
            .map(|item| self.parse(asked, given, &item.text, item.span))
            .collect();
        elements.into_iter().collect()
    }

    fn parse<T: OptionValue>(
        &mut self,
        asked: Asked<'a>,
        given: Given<'a>,
        text: &str,
        span: Span,
    ) -> Option<T> {
        let entry = given.entry;
        match T::parse(text).and_then(|value| within(asked.info, value)) {
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
                self.mistakes
                    .push(error.into_mistake(&entry.key.text, span));
                None
            }
        }
    }

    fn keep_pipelines<T: OptionValue>(&mut self, value: &T, span: Option<Span>) {
        value.for_each_pipeline(&mut |text| {
            self.pipelines.push(ReadPipeline {
                text: text.clone(),
                span,
            });
        });
    }

    fn without_value<T>(&mut self, entry: &OptionEntry) -> Option<T> {
        let name = &entry.key.text;
        let mistake = Error::new(format!("option `{name}` needs a value"), entry.key.span);
        self.mistakes
            .push(mistake.help(format!("write `{name}=...`")));
        None
    }

    fn declared<T>(&mut self, asked: Asked<'a>, parsed: Result<T, OptionError>) -> Option<T> {
        let mistake = |error: OptionError| {
            let message = format!("default of option `{}`: {}", asked.info.name, error.message);
            self.mistakes.push(Error::new(message, self.whole));
        };
        parsed.map_err(mistake).ok()
    }
}

/// The elements of a list that stands for itself.
pub(super) fn parse_all<T: OptionValue>(text: &str) -> Result<Vec<T>, OptionError> {
    let parse = |item: &Item| T::parse(&item.text).map_err(|error| error.within(item.span));
    split_list(text).iter().map(parse).collect()
}

fn index_of(table: &[OptionInfo], name: &str) -> Option<usize> {
    table.iter().position(|info| info.name == name)
}

/// The value, if it is within the range of the option. Only built-in types have ranges.
fn within<T: OptionValue>(info: &OptionInfo, value: T) -> Result<T, OptionError> {
    let ranged = info.min.or(info.max).is_some();
    let Some(ty) = ScalarType::named(info.ty).filter(|_| ranged) else {
        return Ok(value);
    };
    let bound = |text: Option<&str>| -> Option<Scalar> { ty.read(text?).ok() };
    let (min, max) = (bound(info.min), bound(info.max));
    let text = value.print();
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
