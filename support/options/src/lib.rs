//! The parts of a pass that need no IR: typed options, statistics, and the tables that describe it. Users depend on the crate `passwright`.
//!
//! Generated code fills in the tables ([`info`]): the names, options and statistics of a pass, with their documentation. An
//! [`OptionReader`] turns the options that a user wrote into values, checks their ranges, and reports every error at its
//! place in the text. An [`OptionWriter`] turns values into text that reads back as the same values, without those that equal
//! their defaults. [`declare_options!`] implements both for a struct. A [`Statistic`] counts, on any thread.
//!
//! The crate knows no passes, no operations and no IR. It reads no files and prints nothing.
//!
//! ```
//! use pass_options::{OptionReader, OptionWriter, PassOptions, declare_options};
//!
//! declare_options! {
//!     struct UnrollOptions {
//!         factor: u32 = value "factor" "u32" [default("4"), range("1", "")],
//!         names: Vec<String> = list "names" "string",
//!     }
//! }
//!
//! const TABLE: &[pass_options::info::OptionInfo] = UnrollOptions::TABLE;
//! let text = pass_text::parse_options("names={a,b}")?;
//! let options = UnrollOptions::read(&mut OptionReader::new(TABLE, &text)).unwrap();
//! assert_eq!((options.factor, options.names.len()), (4, 2));
//!
//! let mut writer = OptionWriter::new(TABLE);
//! options.write(&mut writer);
//! assert_eq!(writer.finish().to_string(), "names={a,b}");
//! # Ok::<(), pass_text::Errors>(())
//! ```

#[macro_use]
mod setters;

mod anchor;
mod debug;
mod declare;
mod defaults;
mod element_id;
mod enumeration;
mod error;
mod example_info;
mod generated;
pub mod info;
mod legality;
mod option_info;
mod pass_info;
mod pass_table;
mod pipeline_info;
mod pipeline_text;
mod reader;
mod statistic;
mod statistic_info;
mod statistics_node;
mod untyped;
mod value;
mod value_type;
mod writer;

pub use anchor::Anchor;
pub use defaults::DeclaredDefault;
pub use element_id::ElementId;
pub use enumeration::OptionEnum;
pub use error::OptionError;
pub use legality::{LegalityReport, PassRun};
pub use pipeline_text::PipelineText;
pub use reader::{OptionReader, ReadPipeline, TypedReader};
pub use statistic::Statistic;
pub use statistics_node::StatisticsNode;
pub use untyped::UntypedOptions;
pub use value::{DefaultValue, OptionValue};
pub use value_type::{Field, ForeignField, ValueType};
pub use writer::{OptionWriter, TypedWriter};

use info::OptionInfo;

/// Targets of macro expansions. Not meant to be called by hand.
#[doc(hidden)]
pub mod __private {
    pub use crate::debug::{debug_as, debug_options};
    pub use crate::declare::{item_name, row};
    pub use crate::defaults::{assert_default, default_options, enum_values};
    pub use crate::enumeration::{parse_enum, print_enum};
    pub use crate::value_type::field_type;
}

/// The options of a pass or pipeline as one typed value. Usually generated.
pub trait PassOptions: Clone + Send + Sync + Sized + 'static {
    /// The options, in declaration order.
    const TABLE: &'static [OptionInfo];

    /// Reads every option in the order of the table. Returns `None` after an error, which the reader has recorded.
    fn read(reader: &mut OptionReader<'_>) -> Option<Self>;

    /// Writes every option in the order of the table.
    fn write(&self, writer: &mut OptionWriter<'_>);
}

/// The options of a pass that may have none: those of `()` are [`NoOptions`].
#[doc(hidden)]
pub trait MaybeOptions {
    /// The options.
    type Options: PassOptions;

    /// Returns the options.
    fn options(self) -> Self::Options;
}

impl MaybeOptions for () {
    type Options = NoOptions;

    fn options(self) -> NoOptions {
        NoOptions
    }
}

#[diagnostic::do_not_recommend]
impl<O: PassOptions> MaybeOptions for O {
    type Options = O;

    fn options(self) -> O {
        self
    }
}

/// The options of a pass or pipeline that takes none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NoOptions;

impl PassOptions for NoOptions {
    const TABLE: &'static [OptionInfo] = &[];

    fn read(_reader: &mut OptionReader<'_>) -> Option<Self> {
        Some(Self)
    }

    fn write(&self, _writer: &mut OptionWriter<'_>) {}
}
