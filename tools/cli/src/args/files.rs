//! The files that commands read, and those that they write.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PathBufValueParser, TypedValueParser};

/// The files to read.
#[derive(Debug, Args)]
pub(crate) struct Inputs {
    /// Definition files, or folders of `.kdl` files; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

/// Returns the parser of an output that is not printed, since standard output may take another one.
pub(super) fn file() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(|path| {
        if path == Path::new("-") {
            Err("this output needs a file")
        } else {
            Ok(path)
        }
    })
}

/// The files that others may include.
#[derive(Debug, Default, Args)]
pub(crate) struct Includes {
    /// Allow files below this folder to be included, besides those below the folders of the files to read
    #[arg(long, value_name = "DIR")]
    pub(crate) include_root: Vec<PathBuf>,
}

/// The destination of output.
#[derive(Debug, Args)]
pub(crate) struct Target {
    /// File to write instead of standard output
    #[arg(short, long, value_name = "OUT", group = "target")]
    pub(crate) output: Option<PathBuf>,
    /// Folder to write files to; created if missing
    #[arg(long, value_name = "DIR", group = "target")]
    pub(crate) out_dir: Option<PathBuf>,
    /// Write nothing; fail if a file is not up to date
    #[arg(long, requires = "target")]
    pub(crate) check: bool,
    /// Also write a Make rule with the inputs of the outputs
    #[arg(
        long,
        value_name = "FILE",
        requires = "target",
        conflicts_with = "check",
        value_parser = file()
    )]
    pub(crate) depfile: Option<PathBuf>,
}
