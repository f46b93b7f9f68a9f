//! Options as the value of an option: `list={{a=1 b=2},{a=3}}`.

use std::fmt;

use pass_runtime::options::{OptionError, OptionReader, OptionValue, OptionWriter, PassOptions};
use pass_runtime::text::{Errors, parse_options};

/// The options of something as one value.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Nested<O>(pub(crate) O);

impl<O: PassOptions> OptionValue for Nested<O> {
    fn parse(text: &str) -> Result<Self, OptionError> {
        let options = parse_options(text).map_err(first)?;
        let mut reader = OptionReader::new(O::TABLE, &options);
        let read = O::read(&mut reader);
        Errors::check(reader.into_errors()).map_err(first)?;
        let nothing = || OptionError::expected("options", text);
        read.map(Self).ok_or_else(nothing)
    }

    fn print(&self) -> String {
        let mut writer = OptionWriter::new(O::TABLE);
        self.0.write(&mut writer);
        writer.finish().to_string()
    }
}

fn first(errors: Errors) -> OptionError {
    let first = errors.into_iter().next();
    first.map_or_else(
        || OptionError::new("not options"),
        |error| OptionError::new(error.message).at(error.location.start..error.location.end),
    )
}

impl<O: PassOptions> fmt::Display for Nested<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.print())
    }
}
