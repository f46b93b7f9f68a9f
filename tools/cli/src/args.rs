//! The arguments of the command line.

mod files;
mod import;

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use passwright_build::CratePath;

pub(crate) use files::{Includes, Inputs, Target};
pub(crate) use import::{Import, TablegenArgs};

use crate::new::NewIr;
use crate::report::{self, Color, MessageFormat};

/// Checks pass definitions, and generates Rust and reference pages from them.
///
/// Exit status: 0 for success, 1 for errors, 2 for a mistake on the command line. Nothing is written if there are
/// errors.
#[derive(Debug, Parser)]
#[command(name = "passwright", version, arg_required_else_help = true)]
pub(crate) struct Args {
    /// The command to run.
    #[command(subcommand)]
    pub(crate) command: Command,
    /// Format of messages, which go to standard error.
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "FORMAT"
    )]
    pub(crate) message_format: MessageFormat,
    /// When to colour messages.
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,
    /// Treat warnings as errors: all of them (`warnings`), or those with this code
    #[arg(long, global = true, value_name = "WHAT", value_parser = report::denied)]
    pub(crate) deny: Vec<String>,
    /// Suppress warnings with this code
    #[arg(long, global = true, value_name = "CODE", value_parser = report::warning)]
    pub(crate) allow: Vec<String>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Check definitions, and write nothing
    Check(CheckArgs),
    /// Generate Rust from definitions, a Python module, or a header for C
    Gen(GenArgs),
    /// Generate reference pages from definitions
    Docs(DocsArgs),
    /// Format definition files; comments, numbers and strings keep their spelling
    Fmt(FmtArgs),
    /// Write passes that are declared on structs as KDL
    Convert(ConvertArgs),
    /// Convert definitions of another tool
    #[command(subcommand)]
    Import(Import),
    /// Make a crate with a pass, a tool or a package for Python that runs it, a test, a page and a file for continuous integration
    New(NewArgs),
    /// Explain a diagnostic code
    Explain(ExplainArgs),
    /// Serve an editor: a language server on standard input and output
    Lsp(LspArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
    /// Write manual pages
    Man(ManArgs),
}

/// Arguments of `check`.
#[derive(Debug, ClapArgs)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) includes: Includes,
}

/// Arguments of `gen`.
#[derive(Debug, ClapArgs)]
pub(crate) struct GenArgs {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) includes: Includes,
    #[command(flatten)]
    pub(crate) target: Target,
    /// Path of the crate `passwright` in the generated code
    #[arg(long, value_name = "PATH", default_value = "::passwright", value_parser = crate_path)]
    pub(crate) crate_path: String,
    /// Generate a Python module of typed passes and pipelines, and its stub beside it, which ends in `.pyi`
    #[arg(long, conflicts_with = "crate_path")]
    pub(crate) python: bool,
    /// Generate a header for C11 and C++17 with typed options, above `passwright.h`
    #[arg(long, conflicts_with_all = ["crate_path", "python"])]
    pub(crate) c_header: bool,
}

/// Arguments of `docs`.
#[derive(Debug, ClapArgs)]
pub(crate) struct DocsArgs {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) includes: Includes,
    #[command(flatten)]
    pub(crate) target: Target,
    /// Format of the pages
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: DocsFormat,
    /// Replace the template of this name, such as `pass.md.jinja`
    #[arg(long, value_name = "NAME=FILE", value_parser = template)]
    pub(crate) template: Vec<(String, PathBuf)>,
}

/// Arguments of `fmt`.
#[derive(Debug, ClapArgs)]
pub(crate) struct FmtArgs {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Write nothing; fail with the difference if a file is not formatted
    #[arg(long)]
    pub(crate) check: bool,
}

/// Arguments of `convert`.
#[derive(Debug, ClapArgs)]
pub(crate) struct ConvertArgs {
    /// The Rust file with the definitions
    #[arg(value_name = "FILE")]
    pub(crate) input: PathBuf,
    /// Write this file; standard output without this
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// Arguments of `new`.
#[derive(Debug, ClapArgs)]
pub(crate) struct NewArgs {
    /// Folder of the crate, which is made; its last part is the name of the crate
    #[arg(value_name = "PATH")]
    pub(crate) folder: PathBuf,
    /// The IR that the passes are about
    #[arg(long, value_enum, default_value_t, value_name = "IR")]
    pub(crate) ir: NewIr,
    /// Declare the pass with attributes of Rust instead of KDL
    #[arg(long)]
    pub(crate) attribute: bool,
    /// Make a package for Python instead of a tool: a wheel with the pass and its typed class, which `passwright` finds there
    #[arg(long, conflicts_with = "ir")]
    pub(crate) python: bool,
    /// Copy of Passwright's repository that the crate depends on; the registry has no packages yet
    #[arg(long, value_name = "DIR")]
    pub(crate) path: PathBuf,
}

/// Arguments of `explain`.
#[derive(Debug, ClapArgs)]
pub(crate) struct ExplainArgs {
    /// The code, such as PW0313; without it, all codes are listed
    pub(crate) code: Option<String>,
}

/// Arguments of `lsp`.
#[derive(Debug, ClapArgs)]
pub(crate) struct LspArgs {
    /// The default, which some editors state
    #[arg(long = "stdio", hide = true)]
    _stdio: bool,
}

/// Arguments of `completions`.
#[derive(Debug, ClapArgs)]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: clap_complete::Shell,
}

/// Arguments of `man`.
#[derive(Debug, ClapArgs)]
pub(crate) struct ManArgs {
    /// Folder to write files to; created if missing
    #[arg(long, value_name = "DIR")]
    pub(crate) out_dir: PathBuf,
}

/// Formats of pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum DocsFormat {
    /// Markdown with all facts of the definitions
    #[default]
    Markdown,
    /// The Markdown that `mlir-tblgen -gen-pass-doc` prints
    Mlir,
    /// HTML with all facts of the definitions: a site, or one page with -o
    Html,
    /// JSON for other tools
    Json,
}

impl From<DocsFormat> for pass_docs_gen::Format {
    fn from(format: DocsFormat) -> Self {
        match format {
            DocsFormat::Markdown => Self::Markdown,
            DocsFormat::Mlir => Self::Mlir,
            DocsFormat::Html => Self::Html,
            DocsFormat::Json => Self::Json,
        }
    }
}

/// Reads the path of a module.
fn crate_path(text: &str) -> Result<String, String> {
    let path = text
        .parse::<CratePath>()
        .map_err(|error| error.to_string())?;
    Ok(path.to_string())
}

/// Reads `NAME=FILE`.
fn template(text: &str) -> Result<(String, PathBuf), String> {
    let (name, file) = text
        .split_once('=')
        .ok_or("expected the name of a template, `=`, and a file")?;
    Ok((name.to_owned(), PathBuf::from(file)))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_makes_sense() {
        super::Args::command().debug_assert();
    }
}
