//! Typed options of passes and pipelines: tables, values, reading, printing.

pub(crate) mod argument;
pub(crate) mod debug;
mod declare;
pub(crate) mod defaults;
pub(crate) mod enumeration;
mod error;
mod given;
mod group;
pub(crate) mod info;
mod pipeline_text;
mod reader;
mod value;
pub(crate) mod value_type;
mod writer;

pub use argument::OptionArgument;
pub use defaults::DeclaredDefault;
pub use enumeration::OptionEnum;
pub use error::OptionError;
pub use given::GivenOptions;
pub(crate) use info::OptionInfo;
pub use pipeline_text::PipelineText;
pub use reader::{OptionReader, TypedReader};
pub use value::{DefaultValue, OptionValue};
pub use value_type::{DefaultedType, Field, ForeignField, ValueType};
pub use writer::{OptionWriter, TypedWriter};

pub(crate) use reader::ReadPipeline;

/// The options of a pass or pipeline as one typed value. Usually generated.
pub trait PassOptions: Clone + Send + Sync + Sized + 'static {
    /// The pass that has these options; `()` if they are those of a pipeline.
    type Pass;

    /// The options, in declaration order.
    const TABLE: &'static [OptionInfo];

    /// Asks for every option in the order of the table. `None` if there was an error, which the reader has recorded.
    fn read(reader: &mut OptionReader<'_>) -> Option<Self>;

    /// Hands over every option in the order of the table.
    fn write(&self, writer: &mut OptionWriter<'_>);
}

/// The options of what takes none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NoOptions;

impl PassOptions for NoOptions {
    type Pass = ();

    const TABLE: &'static [OptionInfo] = &[];

    fn read(_reader: &mut OptionReader<'_>) -> Option<Self> {
        Some(Self)
    }

    fn write(&self, _writer: &mut OptionWriter<'_>) {}
}
