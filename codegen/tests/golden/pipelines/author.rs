//! What the author of the passes writes.

use pass_runtime::{BuildError, Ir, OptionError, OptionValue, PipelineBuilder};

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

/// The type of another option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Nearly white
    Light,
    /// Nearly black
    Dark,
}

impl OptionValue for Shade {
    fn parse(text: &str) -> Result<Self, OptionError> {
        match text {
            "light" => Ok(Self::Light),
            "dark" => Ok(Self::Dark),
            _ => Err(OptionError::expected("`light` or `dark`", text)),
        }
    }

    fn print(&self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// Builds the pipeline.
///
/// # Errors
///
/// If something in it is not registered.
pub fn build_with_level<I: Ir>(
    builder: &mut PipelineBuilder<'_, I>,
    options: &crate::passes::ByHandPipelineOptions,
) -> Result<(), BuildError> {
    let level = options.level;
    builder.append_text(&format!("tuned{{level={level}}}"))?;
    Ok(())
}
