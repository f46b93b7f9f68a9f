//! What the command line takes.

mod import;

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use pass_codegen::RuntimePath;

pub(crate) use import::{Import, TablegenArgs};

use crate::report;

/// Checks pass definitions, and makes Rust and reference pages from them.
///
/// Exit status: 0 if all is well, 1 if something was found to be wrong, 2 if the command line is. Nothing is written
/// when there are errors.
#[derive(Debug, Parser)]
#[command(name = "passwright", version, arg_required_else_help = true)]
pub(crate) struct Args {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
    /// How to report: for people, as one JSON object per line in the form of rustc's, or as one SARIF log. All of it goes
    /// to standard error.
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "FORMAT"
    )]
    pub(crate) message_format: MessageFormat,
    /// Whether reports are coloured.
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,
    /// Take warnings for errors: all of them (`warnings`), or those with this code
    #[arg(long, global = true, value_name = "WHAT", value_parser = report::denied)]
    pub(crate) deny: Vec<String>,
    /// Say nothing of warnings with this code
    #[arg(long, global = true, value_name = "CODE", value_parser = report::warning)]
    pub(crate) allow: Vec<String>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Say what is wrong with definitions, and write nothing
    Check(CheckArgs),
    /// Make Rust of definitions
    Gen(GenArgs),
    /// Make reference pages of definitions
    Docs(DocsArgs),
    /// Lay out definition files anew; comments, numbers and strings stay as they are written
    Fmt(FmtArgs),
    /// Write definitions in the other spelling: KDL as attributes of Rust items, or the other way round
    Convert(crate::convert::ConvertArgs),
    /// Make definitions of those of another tool
    #[command(subcommand)]
    Import(Import),
    /// Say what a diagnostic code means
    Explain(ExplainArgs),
    /// Print what completes the command line in a shell
    Completions(crate::manual::CompletionsArgs),
    /// Write the pages for `man`
    Man(crate::manual::ManArgs),
}

/// Arguments of `check`.
#[derive(Debug, ClapArgs)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Also compare with Rust sources, a file or all in a folder: what is implemented, declared, and run on
    #[arg(long, value_name = "PATH")]
    pub(crate) against: Vec<PathBuf>,
}

/// Arguments of `gen`.
#[derive(Debug, ClapArgs)]
pub(crate) struct GenArgs {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) target: Target,
    /// Path of the runtime crate in the generated code
    #[arg(long, value_name = "PATH", default_value = "::pass_runtime", value_parser = runtime_path)]
    pub(crate) runtime_path: String,
    /// Also write what the outputs are made from, as a Make rule
    #[arg(
        long,
        value_name = "FILE",
        requires = "target",
        conflicts_with = "check"
    )]
    pub(crate) depfile: Option<PathBuf>,
}

/// Arguments of `docs`.
#[derive(Debug, ClapArgs)]
pub(crate) struct DocsArgs {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) target: Target,
    /// What pages are written in
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: DocsFormat,
    /// Use a template of yours in place of the one of this name, such as `pass.md.jinja`
    #[arg(long, value_name = "NAME=FILE", value_parser = template)]
    pub(crate) template: Vec<(String, PathBuf)>,
}

/// Arguments of `fmt`.
#[derive(Debug, ClapArgs)]
pub(crate) struct FmtArgs {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Write nothing; fail with the difference if a file is not as it would be written
    #[arg(long)]
    pub(crate) check: bool,
}

/// Arguments of `explain`.
#[derive(Debug, ClapArgs)]
pub(crate) struct ExplainArgs {
    /// The code, such as E0313; all codes if it is left out
    pub(crate) code: Option<String>,
}

/// The files to read.
#[derive(Debug, ClapArgs)]
pub(crate) struct Inputs {
    /// Definition files; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

/// Where output goes.
#[derive(Debug, ClapArgs)]
pub(crate) struct Target {
    /// Write one file; standard output without this
    #[arg(short, long, value_name = "OUT", group = "target")]
    pub(crate) output: Option<PathBuf>,
    /// Write files into this folder, and make it if there is none
    #[arg(long, value_name = "DIR", group = "target")]
    pub(crate) out_dir: Option<PathBuf>,
    /// Write nothing; fail if a file is not as it would be written
    #[arg(long, requires = "target")]
    pub(crate) check: bool,
}

/// How to report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum MessageFormat {
    /// Text with excerpts
    #[default]
    Human,
    /// One JSON object per line
    Json,
    /// One log in SARIF 2.1.0, when all is done
    Sarif,
}

/// Whether reports are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// What pages are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum DocsFormat {
    /// Markdown with everything that the definitions say
    #[default]
    Markdown,
    /// The Markdown that `mlir-tblgen -gen-pass-doc` prints
    Mlir,
    /// A site of HTML, with everything that the definitions say; one page of it for -o
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

/// Refuses what is not the path of a module.
fn runtime_path(text: &str) -> Result<String, String> {
    let path = text.parse::<RuntimePath>().map_err(|it| it.to_string())?;
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
