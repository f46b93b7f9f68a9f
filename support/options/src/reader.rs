//! Reading options: text with spans in, typed values out, all errors collected.

use pass_text::diagnostic::Noun;
use pass_text::{Error, Errors, Name, OptionEntry, OptionList, Span};

use crate::error::OptionError;
use crate::info::{Arity, OptionInfo};
use crate::pipeline_text::PipelineText;
use crate::value::{DefaultValue, OptionValue};
use crate::value_type::ValueType;

mod typed;

pub use typed::TypedReader;
pub(super) use typed::parse_all;

/// Hands out the values of options in the order of their table, within the ranges that stand there. Errors are
/// collected, so a function that reads every option reports all of them.
pub struct OptionReader<'a> {
    table: &'a [OptionInfo],
    written: Vec<WrittenOption<'a>>,
    /// The index in the table of the option that is read next.
    next: usize,
    whole: Span,
    allow_missing: bool,
    errors: Vec<Error>,
    pipelines: Vec<ReadPipeline>,
}

/// A pipeline that was read as the value of an option, or as a part of one.
#[derive(Clone, Debug)]
pub struct ReadPipeline {
    /// The pipeline.
    pub text: PipelineText,
    /// The place of the value in the text of the user; `None` for a default.
    pub span: Option<Span>,
}

/// An option as it was written, known to be in the table.
#[derive(Clone, Copy)]
struct WrittenOption<'a> {
    index: usize,
    entry: &'a OptionEntry,
    /// True if it replaces the default of an option that the user left out.
    preset: bool,
}

#[derive(Clone, Copy)]
struct OptionSlot<'a> {
    index: usize,
    info: &'a OptionInfo,
}

impl<'a> OptionReader<'a> {
    /// Creates a reader for what the user wrote. Names that are not in the table, and options that are given twice although
    /// they have one value, are errors already.
    pub fn new(table: &'a [OptionInfo], list: &'a OptionList) -> Self {
        let mut reader = Self {
            table,
            written: Vec::new(),
            next: 0,
            whole: list.span,
            allow_missing: false,
            errors: Vec::new(),
            pipelines: Vec::new(),
        };
        for entry in &list.entries {
            reader.take(entry);
        }
        reader
    }

    /// Returns the table, for options whose types are known at run time.
    pub fn table(&self) -> &'a [OptionInfo] {
        self.table
    }

    /// Sets values of options that the user did not give, in place of their defaults.
    pub fn set_presets(&mut self, list: &'a OptionList) {
        let indices: Vec<usize> = self.written.iter().map(|option| option.index).collect();
        for entry in &list.entries {
            if let Some(index) = index_of(self.table, &entry.key.text)
                && !indices.contains(&index)
            {
                self.written.push(WrittenOption {
                    index,
                    entry,
                    preset: true,
                });
            }
        }
    }

    /// Sets the place of errors about the options as a whole, such as the name of their pass.
    pub fn set_whole(&mut self, whole: Span) {
        self.whole = whole;
    }

    /// Does not report required options that are missing.
    pub fn allow_missing(&mut self) {
        self.allow_missing = true;
    }

    /// Returns the pipelines that were read so far.
    pub fn take_pipelines(&mut self) -> Vec<ReadPipeline> {
        std::mem::take(&mut self.pipelines)
    }

    /// Returns the errors, in the order of the text. After twenty no others are recorded.
    pub fn into_errors(mut self) -> Vec<Error> {
        self.errors.sort_by_key(|error| error.location);
        self.errors
    }

    /// Returns the next option, whose values are of this type.
    pub fn of<T>(&mut self, ty: ValueType<T>) -> TypedReader<'_, 'a, T> {
        TypedReader::new(self, ty)
    }

    /// Returns the value of an option whose default the table declares. `None` after an error, which is recorded.
    pub fn value<T: OptionValue>(&mut self) -> Option<T> {
        self.of(ValueType::new()).value()
    }

    /// Returns the value of an option whose default is that of its type.
    pub fn or_default<T: DefaultValue>(&mut self) -> Option<T> {
        self.of(ValueType::with_default()).value()
    }

    /// Returns the value of an option that may be left out.
    pub fn optional<T: OptionValue>(&mut self) -> Option<Option<T>> {
        self.of(ValueType::new()).optional()
    }

    /// Returns the value of an option that must be given.
    pub fn required<T: OptionValue>(&mut self) -> Option<T> {
        self.of(ValueType::new()).required()
    }

    /// Returns the values of a list. Every time that the option is given adds to the list; the default of the table, which
    /// may be empty, counts only if the option is never given.
    pub fn list<T: OptionValue>(&mut self) -> Option<Vec<T>> {
        self.of(ValueType::new()).list()
    }

    fn report(&mut self, error: Error) {
        if !Errors::limit_reached(&self.errors) {
            self.errors.push(error);
        }
    }

    fn take(&mut self, entry: &'a OptionEntry) {
        let key = &entry.key;
        if Errors::limit_reached(&self.errors) {
            return;
        }
        let Some(index) = index_of(self.table, &key.text) else {
            let error = self.unknown(key);
            self.report(error);
            return;
        };
        let is_list = self
            .table
            .get(index)
            .is_some_and(|info| info.arity == Arity::List);
        if !is_list && self.written.iter().any(|written| written.index == index) {
            let message = format!("option `{}` is given twice", key.text);
            self.report(Error::error(key.span, message));
            return;
        }
        self.written.push(WrittenOption {
            index,
            entry,
            preset: false,
        });
    }

    /// Returns true if a value that is wrong holds another option of the pass behind a comma.
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
        let kind = Noun::new("option", "options");
        Error::unknown(kind, &key.text, key.span, known)
    }

    fn next_slot(&mut self) -> Option<OptionSlot<'a>> {
        let index = self.next;
        self.next += 1;
        self.table.get(index).map(|info| OptionSlot { index, info })
    }

    fn report_missing(&mut self, slot: OptionSlot<'_>) {
        if !self.allow_missing {
            let message = format!("option `{}` must be given", slot.info.name);
            self.report(Error::error(self.whole, message));
        }
    }

    fn without_value<T>(&mut self, entry: &OptionEntry) -> Option<T> {
        let name = &entry.key.text;
        let error = Error::error(entry.key.span, format!("option `{name}` needs a value"));
        self.report(error.help(format!("write `{name}=...`")));
        None
    }

    fn declared<T>(&mut self, slot: OptionSlot<'a>, parsed: Result<T, OptionError>) -> Option<T> {
        let error = |error: OptionError| {
            let message = format!("default of option `{}`: {}", slot.info.name, error.message);
            self.report(Error::error(self.whole, message));
        };
        parsed.map_err(error).ok()
    }
}

fn index_of(table: &[OptionInfo], name: &str) -> Option<usize> {
    table.iter().position(|info| info.name == name)
}
