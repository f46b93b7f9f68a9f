//! Errors of build scripts.

use std::path::PathBuf;
use std::{fmt, io};

use crate::InvalidPath;
use crate::input::InputError;

/// The reason why a build failed.
pub struct BuildError(Reason);

pub(crate) enum Reason {
    NoInput,
    NoOutDir,
    Runtime(InvalidPath),
    Unreadable(PathBuf, InputError),
    Unwritable(PathBuf, io::Error),
    /// The output, and what an earlier call makes it from.
    Claimed(PathBuf, Vec<PathBuf>),
    Invalid(usize),
}

impl From<Reason> for BuildError {
    fn from(reason: Reason) -> Self {
        Self(reason)
    }
}

impl From<InvalidPath> for BuildError {
    fn from(error: InvalidPath) -> Self {
        Self(Reason::Runtime(error))
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Reason::NoInput => f.write_str("there is no file of definitions to compile"),
            Reason::NoOutDir => f.write_str(
                "`OUT_DIR` is not set; outside of a build script, set `Config::out_dir`",
            ),
            Reason::Runtime(error) => error.fmt(f),
            Reason::Unreadable(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            Reason::Unwritable(path, error) => {
                write!(f, "cannot write {}: {error}", path.display())
            }
            Reason::Claimed(output, inputs) => {
                let inputs: Vec<String> = inputs
                    .iter()
                    .map(|input| input.display().to_string())
                    .collect();
                write!(
                    f,
                    "{} is made from {} already; choose another name with `Config::file_name`",
                    output.display(),
                    inputs.join(", ")
                )
            }
            Reason::Invalid(1) => f.write_str("the definitions have an error, shown above"),
            Reason::Invalid(errors) => {
                write!(f, "the definitions have {errors} errors, shown above")
            }
        }
    }
}

/// As for people, for a build script that returns it from `main` shows this.
impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for BuildError {}
