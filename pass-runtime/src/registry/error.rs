//! Why something cannot be registered, and why a registered pipeline cannot be built.

use std::fmt;

use pass_pipeline::Errors;

use crate::manager::AddError;

/// Why a pass or pipeline cannot be registered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegisterError {
    /// The name in textual pipelines is taken.
    Duplicate {
        /// The name in textual pipelines.
        argument: String,
        /// What has the name.
        first: Registered,
        /// What was to get it.
        second: Registered,
    },
    /// The name cannot stand in a textual pipeline.
    BadArgument {
        /// The name in textual pipelines.
        argument: String,
        /// What was to get it.
        what: Registered,
    },
    /// The presets of a variant cannot be read.
    BadPresets {
        /// The name in textual pipelines.
        argument: String,
        /// Why.
        errors: Errors,
    },
}

/// What has a name in textual pipelines, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registered {
    /// The Rust name.
    pub name: String,
    /// Where it is declared.
    pub origin: String,
}

impl fmt::Display for Registered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` ({})", self.name, self.origin)
    }
}

impl fmt::Display for RegisterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Duplicate {
                argument,
                first,
                second,
            } => {
                write!(
                    f,
                    "`{argument}` is registered twice: for {first}, then for {second}"
                )
            }
            Self::BadArgument { argument, what } => {
                write!(f, "`{argument}` cannot name {what} in a textual pipeline")
            }
            Self::BadPresets { argument, errors } => {
                write!(f, "the presets of `{argument}` are not right: {errors}")
            }
        }
    }
}

impl std::error::Error for RegisterError {}

/// Why a registered pipeline cannot be built with the options that it got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildError {
    message: String,
}

impl BuildError {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
        }
    }
}

impl From<AddError> for BuildError {
    fn from(error: AddError) -> Self {
        Self::new(error.to_string())
    }
}

impl From<Errors> for BuildError {
    fn from(errors: Errors) -> Self {
        Self::new(errors.to_string())
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BuildError {}
