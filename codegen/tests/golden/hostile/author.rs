//! What the author of the passes writes.

use pass_runtime::{OptionError, OptionValue};

/// The type of an option.
#[derive(Clone, Copy, Debug)]
pub struct Version(u32, u32);

impl OptionValue for Version {
    fn parse(text: &str) -> Result<Self, OptionError> {
        let error = || OptionError::expected("a version such as '1.2'", text);
        let (major, minor) = text.split_once('.').ok_or_else(error)?;
        Ok(Self(u32::parse(major)?, u32::parse(minor)?))
    }

    fn print(&self) -> String {
        format!("{}.{}", self.0, self.1)
    }
}

/// Makes the pass.
#[must_use]
pub fn make_foreign(options: crate::passes::ForeignOptions) -> crate::passes::Foreign {
    crate::passes::Foreign::new(options)
}
