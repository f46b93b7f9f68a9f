//! Arguments of imports.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use passdefs::names::{is_identifier, is_upper_camel, upper_camel_case};

use super::files::file;

/// The formats of other tools.
#[derive(Debug, Subcommand)]
pub(crate) enum Import {
    /// The output of `llvm-tblgen --dump-json` for a file with MLIR passes
    Tablegen(TablegenArgs),
}

/// Arguments of `import tablegen`.
#[derive(Debug, Args)]
pub(crate) struct TablegenArgs {
    /// The dumps; `-` is standard input
    #[arg(required = true, value_name = "DUMP.json")]
    pub(crate) dumps: Vec<PathBuf>,
    /// Rust name of the group of the passes; that of the file in UpperCamel without this
    #[arg(long, value_name = "NAME", value_parser = group)]
    pub(crate) group: Option<String>,
    /// Map from C++ types, defaults and other expressions to definitions
    #[arg(long, value_name = "FILE.kdl")]
    pub(crate) map: Option<PathBuf>,
    /// File to write instead of standard output
    #[arg(short, long, value_name = "FILE.kdl", group = "target")]
    pub(crate) output: Option<PathBuf>,
    /// Folder to write a file for each dump to; created if missing
    #[arg(long, value_name = "DIR", group = "target")]
    pub(crate) out_dir: Option<PathBuf>,
    /// Also write a map file to be filled in, with a line for each unknown C++ expression
    #[arg(long, value_name = "FILE.kdl", value_parser = file())]
    pub(crate) write_map: Option<PathBuf>,
    /// Add the lines that the file of `--map` lacks at its end; it is made if it is missing
    #[arg(long, requires = "map", conflicts_with = "write_map")]
    pub(crate) update_map: bool,
    /// Overwrite files that were not written by an import, or changed since
    #[arg(long)]
    pub(crate) force: bool,
    /// Keep the C++ expressions that construct passes, as `cpp "constructor"`
    #[arg(long)]
    pub(crate) constructors: bool,
}

/// Reads the name of a group.
fn group(text: &str) -> Result<String, String> {
    if is_identifier(text) && is_upper_camel(text) {
        return Ok(text.to_owned());
    }
    let camel = upper_camel_case(text);
    Err(if is_identifier(&camel) && is_upper_camel(&camel) {
        format!("a group has a Rust name in UpperCamel: write `{camel}`")
    } else {
        "a group has a Rust name in UpperCamel, such as `Example`".to_owned()
    })
}
