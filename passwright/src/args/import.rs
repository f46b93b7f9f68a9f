//! What the command line takes for imports.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// What is imported.
#[derive(Debug, Subcommand)]
pub(crate) enum Import {
    /// What `llvm-tblgen --dump-json` prints of a file with MLIR passes
    Tablegen(TablegenArgs),
}

/// Arguments of `import tablegen`.
#[derive(Debug, Args)]
pub(crate) struct TablegenArgs {
    /// The dump; `-` is standard input
    #[arg(value_name = "DUMP.json")]
    pub(crate) dump: PathBuf,
    /// Rust name of the group that the passes make up
    #[arg(long, value_name = "NAME")]
    pub(crate) group: String,
    /// What stands here for types, defaults and more that are written in C++
    #[arg(long, value_name = "FILE.kdl")]
    pub(crate) map: Option<PathBuf>,
    /// Write this file; standard output without this
    #[arg(short, long, value_name = "FILE.kdl")]
    pub(crate) output: Option<PathBuf>,
    /// Also write a map file to be filled in: a line for each C++ text that nothing is known to stand for
    #[arg(long, value_name = "FILE.kdl")]
    pub(crate) write_map: Option<PathBuf>,
    /// Overwrite files that no import wrote, or that were changed since
    #[arg(long)]
    pub(crate) force: bool,
    /// Keep the C++ expressions that make passes, as `cpp "constructor"`
    #[arg(long)]
    pub(crate) constructors: bool,
}
