//! Reading options: text with spans in, typed values out, all mistakes collected.

use pass_text::{Error, Name, OptionEntry, OptionList, Span};

use crate::options::error::OptionError;
use crate::options::info::{Arity, OptionInfo};
use crate::options::pipeline_text::PipelineText;
use crate::options::value::{DefaultValue, OptionValue};
use crate::options::value_type::ValueType;

mod typed;

pub use typed::TypedReader;
pub(super) use typed::parse_all;

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

    /// The values of options that the user did not give, in place of their defaults.
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

    /// The place of mistakes about the options as a whole, such as the name of their pass.
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
        self.mistakes.sort_by_key(|mistake| mistake.location);
        self.mistakes
    }

    /// The next option, whose values are of this type.
    pub fn of<T>(&mut self, ty: ValueType<T>) -> TypedReader<'_, 'a, T> {
        TypedReader::new(self, ty)
    }

    /// The value of an option whose default the table declares. `None` after a mistake, which is recorded.
    pub fn value<T: OptionValue>(&mut self) -> Option<T> {
        self.of(ValueType::new()).value()
    }

    /// The value of an option whose default is that of its type.
    pub fn or_default<T: DefaultValue>(&mut self) -> Option<T> {
        self.of(ValueType::new()).or_default(T::default)
    }

    /// The value of an option that may be left out.
    pub fn optional<T: OptionValue>(&mut self) -> Option<Option<T>> {
        self.of(ValueType::new()).optional()
    }

    /// The value of an option that must be given.
    pub fn required<T: OptionValue>(&mut self) -> Option<T> {
        self.of(ValueType::new()).required()
    }

    /// The values of a list that is empty unless it is given. Every time that the option is given adds to the list.
    pub fn list<T: OptionValue>(&mut self) -> Option<Vec<T>> {
        self.of(ValueType::new()).list()
    }

    /// The values of a list whose default the table declares, which counts only if the option is never given.
    pub fn values<T: OptionValue>(&mut self) -> Option<Vec<T>> {
        self.of(ValueType::new()).values()
    }

    fn take(&mut self, entry: &'a OptionEntry) {
        let key = &entry.key;
        let Some(index) = index_of(self.table, &key.text) else {
            self.mistakes.push(self.unknown(key));
            return;
        };
        let is_list = self
            .table
            .get(index)
            .is_some_and(|info| info.arity == Arity::List);
        if !is_list && self.given.iter().any(|given| given.index == index) {
            let message = format!("option `{}` is given twice", key.text);
            self.mistakes.push(Error::error(key.span, message));
            return;
        }
        self.given.push(Given {
            index,
            entry,
            preset: false,
        });
    }

    /// True if a value that is wrong holds another option of the pass behind a comma.
    fn holds_option(&self, value: &str) -> bool {
        let parts = value
            .split(',')
            .filter_map(|part| Some(part.split_once('=')?.0));
        let mut names = parts.map(str::trim);
        names.any(|name| index_of(self.table, name).is_some())
    }

    fn unknown(&self, key: &Name) -> Error {
        if self.table.is_empty() {
            let message = format!("unknown option `{}`", key.text);
            return Error::error(key.span, message).note("the pass or pipeline takes no options");
        }
        let known = self.table.iter().map(|info| info.name);
        Error::unknown("option", "options", &key.text, key.span, known)
    }

    /// The next option of the table.
    fn ask(&mut self) -> Option<Asked<'a>> {
        let index = self.next;
        self.next += 1;
        self.table.get(index).map(|info| Asked { index, info })
    }

    /// Records that an option that must be given is not.
    fn missing(&mut self, asked: Asked<'_>) {
        if !self.forgive_missing {
            let message = format!("option `{}` must be given", asked.info.name);
            self.mistakes.push(Error::error(self.whole, message));
        }
    }

    fn without_value<T>(&mut self, entry: &OptionEntry) -> Option<T> {
        let name = &entry.key.text;
        let mistake = Error::error(entry.key.span, format!("option `{name}` needs a value"));
        self.mistakes
            .push(mistake.help(format!("write `{name}=...`")));
        None
    }

    fn declared<T>(&mut self, asked: Asked<'a>, parsed: Result<T, OptionError>) -> Option<T> {
        let mistake = |error: OptionError| {
            let message = format!("default of option `{}`: {}", asked.info.name, error.message);
            self.mistakes.push(Error::error(self.whole, message));
        };
        parsed.map_err(mistake).ok()
    }
}

fn index_of(table: &[OptionInfo], name: &str) -> Option<usize> {
    table.iter().position(|info| info.name == name)
}
