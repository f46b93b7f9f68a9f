//! Why something cannot be registered, and why a registered pipeline cannot be built.

use std::fmt;

use pass_pipeline::names::{known_list, nearest};
use pass_pipeline::{Error, Errors};

use crate::manager::AddError;

/// Why a pass or pipeline cannot be registered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RegisterError {
    /// The name in textual pipelines is taken.
    Duplicate {
        /// The name in textual pipelines.
        argument: String,
        /// The entry that has the name.
        first: Registered,
        /// The entry that was refused.
        second: Registered,
    },
    /// The name is a flag of the tool, so that the flag for the pass could never be given.
    Reserved {
        /// The name in textual pipelines.
        argument: String,
        /// The entry that was refused.
        what: Registered,
        /// The flag of the tool, in a sentence.
        flag: String,
    },
    /// The name cannot stand in a textual pipeline.
    BadArgument {
        /// The name in textual pipelines.
        argument: String,
        /// The entry that was refused.
        what: Registered,
    },
    /// The presets of a variant cannot be read.
    BadPresets {
        /// The name in textual pipelines.
        argument: String,
        /// Why.
        errors: Errors,
    },
    /// No registered pipeline has an extension point of that name.
    UnknownExtensionPoint {
        /// The unknown name.
        name: String,
        /// The known names, sorted.
        known: Vec<&'static str>,
    },
}

/// The kind and origin of an entry with a name in textual pipelines.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
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
            Self::Reserved {
                argument,
                what,
                flag,
            } => {
                write!(
                    f,
                    "{what} cannot be given as a flag: '{argument}' is a flag of this tool ({flag})"
                )
            }
            Self::BadArgument { argument, what } => {
                write!(f, "`{argument}` cannot name {what} in a textual pipeline")
            }
            Self::BadPresets { argument, errors } => {
                write!(f, "the presets of `{argument}` are not right: {errors}")
            }
            Self::UnknownExtensionPoint { name, known } => unknown_extension_point(f, name, known),
        }
    }
}

fn unknown_extension_point(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    known: &[&'static str],
) -> fmt::Result {
    write!(f, "no registered pipeline has an extension point `{name}`")?;
    if let Some(meant) = nearest(name, known.iter().copied()) {
        write!(f, ", did you mean `{meant}`?")?;
    }
    let known = known_list(known.iter().copied());
    write!(f, "; known extension points: {known}")
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
        let with_help = |error: &Error| match &error.help {
            Some(help) => format!("{} ({help})", error.message),
            None => error.message.clone(),
        };
        Self::new(errors.iter().map(with_help).collect::<Vec<_>>().join("; "))
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BuildError {}
