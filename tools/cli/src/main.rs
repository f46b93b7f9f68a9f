//! The command line of Passwright: checks pass definitions, and generates Rust and reference pages from them.
//!
//! Arguments become files to read; the libraries work on values; their results are written. Nothing here knows how
//! definitions are parsed or how anything is emitted.

mod args;
mod check_mode;
mod command_line;
mod commands;
mod convert;
mod depfile;
mod explain;
mod file_kind;
mod file_name;
mod folder;
mod format;
mod import;
mod input;
mod manual;
mod new;
mod output;
mod parallel;
mod report;
mod suggest_file;
mod text;
mod usage;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match args::Args::try_parse() {
        Ok(args) => run(args),
        Err(error) => usage::answer(error),
    }
}

fn run(args: args::Args) -> ExitCode {
    let levels = report::Levels {
        deny: args.deny,
        allow: args.allow,
    };
    let report = report::Report::new(args.message_format, args.color, levels);
    let outcome = commands::run(&args.command, &report);
    report.finish();
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(report::AlreadyReported) => ExitCode::FAILURE,
    }
}
