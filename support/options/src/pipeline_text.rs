//! A pipeline as the value of an option.

use std::fmt;

use pass_text::{Pipeline, parse_anchored};

use crate::error::OptionError;

/// An anchored pipeline as the value of an option: well-formed text, whose names are looked up in the registry.
///
/// ```
/// use pass_options::PipelineText;
///
/// let pipeline = PipelineText::new("func.func( cse )")?;
/// assert_eq!(pipeline.to_string(), "func.func(cse)");
/// # Ok::<(), pass_options::OptionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PipelineText {
    tree: Pipeline,
}

/// Equal if they are the same pipeline, wherever it was written.
impl PartialEq for PipelineText {
    fn eq(&self, other: &Self) -> bool {
        self.tree.without_spans() == other.tree.without_spans()
    }
}

impl Eq for PipelineText {}

impl PipelineText {
    /// Parses an anchored pipeline. Its names are not looked up.
    ///
    /// # Errors
    ///
    /// If `text` is not an anchored pipeline.
    pub fn new(text: &str) -> Result<Self, OptionError> {
        match parse_anchored(text) {
            Ok(tree) => Ok(Self::from(tree)),
            Err(errors) => Err(errors.into_iter().next().map_or_else(
                || OptionError::expected("a pipeline", text),
                |error| OptionError::from_text(error, text),
            )),
        }
    }

    /// Parses a default of generated code, which was checked then. Any other text is a pipeline that does nothing.
    pub fn declared(text: &str) -> Self {
        Self::new(text).unwrap_or_default()
    }

    /// Returns the pipeline as a tree. Its spans count on the text that it was parsed from.
    pub fn tree(&self) -> &Pipeline {
        &self.tree
    }
}

impl From<Pipeline> for PipelineText {
    fn from(tree: Pipeline) -> Self {
        Self { tree }
    }
}

impl From<PipelineText> for Pipeline {
    fn from(text: PipelineText) -> Self {
        text.tree
    }
}

/// A pipeline on any operation that does nothing.
impl Default for PipelineText {
    fn default() -> Self {
        Self::from(Pipeline::new(pass_text::Anchor::any(), Vec::new()))
    }
}

impl fmt::Display for PipelineText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tree.fmt(f)
    }
}
