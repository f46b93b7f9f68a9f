//! The options of a pass in Python: read and checked as those of any pass, and kept as text.

use std::cell::Cell;
use std::time::Duration;

use passwright::info::{Arity, EnumValueInfo, OptionInfo};
use passwright::options::{
    OptionError, OptionReader, OptionValue, OptionWriter, PassOptions, PipelineText,
};
use passwright::text::scalar::ScalarType;
use passwright::text::{Element, OptionEntry, OptionList, Value};

/// The value of an option, as text.
#[derive(Clone, Debug)]
pub(crate) enum OptionTexts {
    Absent,
    One(String),
    Many(Vec<String>),
}

/// The values of all options, in the order of the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct PythonOptions(pub(crate) Vec<OptionTexts>);

impl PythonOptions {
    /// Returns a pass or pipeline with these values as a step of a pipeline.
    pub(crate) fn element(&self, argument: &str, table: &[OptionInfo]) -> String {
        let given = table.iter().zip(&self.0).filter_map(|(info, texts)| {
            let value = match texts {
                OptionTexts::Absent => return None,
                OptionTexts::One(text) => Value::scalar(text),
                OptionTexts::Many(texts) => Value::list(texts),
            };
            Some(OptionEntry::new(info.name, Some(value)))
        });
        Element::pass(argument, OptionList::new(given.collect())).to_string()
    }
}

thread_local! {
    /// The values of the enum that is read.
    static VALUES: Cell<&'static [EnumValueInfo]> = const { Cell::new(&[]) };
}

/// A value of an enum of Python.
#[derive(Clone)]
struct EnumText(String);

impl OptionValue for EnumText {
    fn parse(text: &str) -> Result<Self, OptionError> {
        let values = VALUES.get();
        if values.iter().any(|value| value.text == text) {
            return Ok(Self(text.to_owned()));
        }
        let names: Vec<String> = values
            .iter()
            .map(|value| format!("`{}`", value.text))
            .collect();
        Err(OptionError::expected(
            &format!("one of {}", names.join(", ")),
            text,
        ))
    }

    fn print(&self) -> String {
        self.0.clone()
    }
}

/// What is done with an option, whatever its type is.
trait Visit {
    type Output;
    fn visit<T: OptionValue>(self, info: &OptionInfo) -> Self::Output;
}

/// Calls the visitor with the type of the option.
fn with_type<V: Visit>(info: &OptionInfo, visitor: V) -> V::Output {
    match ScalarType::named(info.ty) {
        Some(ScalarType::Bool) => visitor.visit::<bool>(info),
        Some(ScalarType::F32 | ScalarType::F64) => visitor.visit::<f64>(info),
        Some(ScalarType::String) => visitor.visit::<String>(info),
        Some(ScalarType::Char) => visitor.visit::<char>(info),
        Some(ScalarType::Duration) => visitor.visit::<Duration>(info),
        Some(ScalarType::Pipeline) => visitor.visit::<PipelineText>(info),
        Some(ScalarType::I8) => visitor.visit::<i8>(info),
        Some(ScalarType::I16) => visitor.visit::<i16>(info),
        Some(ScalarType::I32) => visitor.visit::<i32>(info),
        Some(ScalarType::U8) => visitor.visit::<u8>(info),
        Some(ScalarType::U16) => visitor.visit::<u16>(info),
        Some(ScalarType::U32) => visitor.visit::<u32>(info),
        Some(ScalarType::U64) => visitor.visit::<u64>(info),
        Some(ScalarType::Usize) => visitor.visit::<usize>(info),
        Some(_) => visitor.visit::<i64>(info),
        None => {
            VALUES.set(info.values);
            visitor.visit::<EnumText>(info)
        }
    }
}

struct Read<'r, 'a>(&'r mut OptionReader<'a>);

impl Visit for Read<'_, '_> {
    type Output = Option<OptionTexts>;

    fn visit<T: OptionValue>(self, info: &OptionInfo) -> Option<OptionTexts> {
        let one = |value: T| OptionTexts::One(value.print());
        match info.arity {
            Arity::Optional => {
                let value = self.0.optional::<T>()?;
                Some(value.map_or(OptionTexts::Absent, one))
            }
            Arity::Required => self.0.required().map(one),
            Arity::List => {
                let values = self.0.list::<T>()?;
                let texts = values.iter().map(OptionValue::print);
                Some(OptionTexts::Many(texts.collect()))
            }
            _ => self.0.value().map(one),
        }
    }
}

struct Write<'w, 'a>(&'w mut OptionWriter<'a>, &'w OptionTexts);

impl Visit for Write<'_, '_> {
    type Output = ();

    fn visit<T: OptionValue>(self, info: &OptionInfo) {
        let Self(writer, texts) = self;
        // The texts are those that values of the type were printed as.
        let parse = |text: &String| T::parse(text).ok();
        match (info.arity, texts) {
            (Arity::List, OptionTexts::Many(texts)) => {
                let values: Vec<T> = texts.iter().filter_map(parse).collect();
                writer.list(&values);
            }
            (Arity::Required, OptionTexts::One(text)) => {
                parse(text).iter().for_each(|value| writer.required(value));
            }
            (Arity::Single, OptionTexts::One(text)) => {
                parse(text).iter().for_each(|value| writer.value(value));
            }
            (_, OptionTexts::One(text)) => writer.optional(&parse(text)),
            _ => writer.optional::<T>(&None),
        }
    }
}

impl PassOptions for PythonOptions {
    // Each pass in Python has a table of its own, which the reader and the writer have.
    const TABLE: &'static [OptionInfo] = &[];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        let table = reader.table();
        // Every option is read, so that all errors are found.
        let read = table.iter().map(|info| with_type(info, Read(reader)));
        let values: Vec<Option<OptionTexts>> = read.collect();
        Some(Self(values.into_iter().collect::<Option<_>>()?))
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        for (info, texts) in writer.table().iter().zip(&self.0) {
            with_type(info, Write(writer, texts));
        }
    }
}
