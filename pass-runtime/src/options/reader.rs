//! Reading options: text with spans in, typed values out, all mistakes collected.

use std::ops::{Bound, RangeBounds};

use pass_pipeline::{Error, Item, OptionEntry, OptionList, Span, split_list};

use crate::options::error::OptionError;
use crate::options::info::{Arity, OptionInfo};
use crate::options::value::OptionValue;

/// Hands out the values of options by their index in the table. Mistakes are collected, so one function that asks for
/// every option finds them all.
pub struct OptionReader<'a> {
    table: &'a [OptionInfo],
    given: Vec<Given<'a>>,
    whole: Span,
    forgive_missing: bool,
    mistakes: Vec<Error>,
}

/// An option as it was written, known to be in the table.
#[derive(Clone, Copy)]
struct Given<'a> {
    index: usize,
    entry: &'a OptionEntry,
}

impl<'a> OptionReader<'a> {
    /// A reader for what the user wrote. Names that are not in the table, and options that are given twice although
    /// they have one value, are mistakes already.
    pub fn new(table: &'a [OptionInfo], list: &'a OptionList) -> Self {
        let mut reader = Self {
            table,
            given: Vec::new(),
            whole: list.span,
            forgive_missing: false,
            mistakes: Vec::new(),
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
            (!given).then_some(Given { index, entry })
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

    /// Everything wrong that was found, in the order of the text.
    pub fn into_mistakes(mut self) -> Vec<Error> {
        self.mistakes.sort_by_key(|mistake| mistake.span);
        self.mistakes
    }

    /// The value of an option that has a default. `None` after a mistake, which is recorded.
    pub fn value<T: OptionValue>(
        &mut self,
        index: usize,
        default: impl FnOnce() -> T,
    ) -> Option<T> {
        self.read(index, valid)
            .map(|value| value.unwrap_or_else(default))
    }

    /// As [`value`](Self::value), within a range.
    pub fn value_in<T: OptionValue + PartialOrd>(
        &mut self,
        index: usize,
        range: impl RangeBounds<T>,
        default: impl FnOnce() -> T,
    ) -> Option<T> {
        self.read(index, within(&range))
            .map(|value| value.unwrap_or_else(default))
    }

    /// The value of an option whose default is text, as the table has it, because only its type can read it.
    pub fn declared<T: OptionValue>(&mut self, index: usize) -> Option<T> {
        match self.read(index, valid)? {
            Some(value) => Some(value),
            None => self.declared_default(index, T::parse(self.default_text(index))),
        }
    }

    /// As [`declared`](Self::declared), for a list.
    pub fn declared_list<T: OptionValue>(&mut self, index: usize) -> Option<Vec<T>> {
        match self.given.iter().any(|given| given.index == index) {
            true => self.read_list(index, Vec::new, valid),
            false => self.declared_default(index, parse_all(self.default_text(index))),
        }
    }

    /// The value of an option that may be left out.
    pub fn optional<T: OptionValue>(&mut self, index: usize) -> Option<Option<T>> {
        self.read(index, valid)
    }

    /// As [`optional`](Self::optional), within a range.
    pub fn optional_in<T: OptionValue + PartialOrd>(
        &mut self,
        index: usize,
        range: impl RangeBounds<T>,
    ) -> Option<Option<T>> {
        self.read(index, within(&range))
    }

    /// The value of an option that must be given.
    pub fn required<T: OptionValue>(&mut self, index: usize) -> Option<T> {
        let value = self.read(index, valid)?;
        self.given_or_mistake(index, value)
    }

    /// As [`required`](Self::required), within a range.
    pub fn required_in<T: OptionValue + PartialOrd>(
        &mut self,
        index: usize,
        range: impl RangeBounds<T>,
    ) -> Option<T> {
        let value = self.read(index, within(&range))?;
        self.given_or_mistake(index, value)
    }

    /// The values of a list. Every time that the option is given, it adds to the list; the default counts only if it
    /// is never given.
    pub fn list<T: OptionValue>(
        &mut self,
        index: usize,
        default: impl FnOnce() -> Vec<T>,
    ) -> Option<Vec<T>> {
        self.read_list(index, default, valid)
    }

    /// As [`list`](Self::list), each element within a range.
    pub fn list_in<T: OptionValue + PartialOrd>(
        &mut self,
        index: usize,
        range: impl RangeBounds<T>,
        default: impl FnOnce() -> Vec<T>,
    ) -> Option<Vec<T>> {
        self.read_list(index, default, within(&range))
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
        self.given.push(Given { index, entry });
    }

    /// The value of an option that is not a list, if it is given; `None` after a mistake.
    fn read<T: OptionValue>(&mut self, index: usize, check: impl Check<T>) -> Option<Option<T>> {
        let Some(given) = self
            .given
            .iter()
            .find(|given| given.index == index)
            .copied()
        else {
            return Some(None);
        };
        let value = match (&given.entry.value, T::BARE) {
            (Some(value), _) => self.parse(given.entry, value.text(), value.span(), &check),
            (None, Some(bare)) => self.parse(given.entry, bare, given.entry.key.span, &check),
            (None, None) => self.without_value(given.entry),
        };
        value.map(Some)
    }

    fn read_list<T: OptionValue>(
        &mut self,
        index: usize,
        default: impl FnOnce() -> Vec<T>,
        check: impl Check<T>,
    ) -> Option<Vec<T>> {
        let given: Vec<Given<'a>> = self
            .given
            .iter()
            .filter(|given| given.index == index)
            .copied()
            .collect();
        if given.is_empty() {
            return Some(default());
        }
        let elements = given
            .into_iter()
            .map(|given| self.elements(given.entry, &check));
        let elements: Vec<Option<Vec<T>>> = elements.collect();
        elements
            .into_iter()
            .collect::<Option<Vec<_>>>()
            .map(|lists| lists.into_iter().flatten().collect())
    }

    fn elements<T: OptionValue>(
        &mut self,
        entry: &OptionEntry,
        check: &impl Check<T>,
    ) -> Option<Vec<T>> {
        let Some(value) = &entry.value else {
            return self.without_value(entry);
        };
        let items = value.items();
        let elements: Vec<Option<T>> = items
            .iter()
            .map(|item| self.parse(entry, &item.text, item.span, check))
            .collect();
        elements.into_iter().collect()
    }

    fn parse<T: OptionValue>(
        &mut self,
        entry: &OptionEntry,
        text: &str,
        span: Span,
        check: &impl Check<T>,
    ) -> Option<T> {
        match T::parse(text).and_then(|value| check(&value).map(|()| value)) {
            Ok(value) => Some(value),
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

    fn without_value<T>(&mut self, entry: &OptionEntry) -> Option<T> {
        let name = &entry.key.text;
        let mistake = Error::new(format!("option `{name}` needs a value"), entry.key.span);
        self.mistakes
            .push(mistake.help(format!("write `{name}=...`")));
        None
    }

    fn default_text(&self, index: usize) -> &'a str {
        self.table
            .get(index)
            .and_then(|info| info.default)
            .unwrap_or_default()
    }

    fn declared_default<T>(&mut self, index: usize, parsed: Result<T, OptionError>) -> Option<T> {
        let mistake = |error: OptionError| {
            let name = self.table.get(index).map_or("?", |info| info.name);
            self.mistakes.push(Error::new(
                format!("default of option `{name}`: {}", error.message),
                self.whole,
            ));
        };
        parsed.map_err(mistake).ok()
    }

    fn given_or_mistake<T>(&mut self, index: usize, value: Option<T>) -> Option<T> {
        if value.is_none() && !self.forgive_missing {
            let name = self.table.get(index).map_or("?", |info| info.name);
            self.mistakes.push(Error::new(
                format!("option `{name}` must be given"),
                self.whole,
            ));
        }
        value
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

/// What a value must be beyond its type.
trait Check<T>: Fn(&T) -> Result<(), OptionError> {}
impl<T, F: Fn(&T) -> Result<(), OptionError>> Check<T> for F {}

fn valid<T>(_: &T) -> Result<(), OptionError> {
    Ok(())
}

fn within<T: OptionValue + PartialOrd>(range: &impl RangeBounds<T>) -> impl Check<T> {
    move |value| {
        if range.contains(value) {
            return Ok(());
        }
        let expected = match (range.start_bound(), range.end_bound()) {
            (Bound::Included(min), Bound::Included(max)) => {
                format!("must be {} to {}", min.print(), max.print())
            }
            (Bound::Included(min), _) => format!("must be at least {}", min.print()),
            (_, Bound::Included(max)) => format!("must be at most {}", max.print()),
            _ => "is out of range".to_owned(),
        };
        Err(OptionError::new(format!(
            "{expected}, found `{}`",
            value.print()
        )))
    }
}
