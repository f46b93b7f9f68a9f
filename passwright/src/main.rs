//! The command line of Passwright: checks pass definitions, and makes Rust and reference pages from them.
//!
//! Arguments become files to read; the libraries do the work on values; what comes back is written. Nothing here
//! knows how definitions are parsed or how anything is emitted.

mod args;
mod command_line;
mod commands;
mod depfile;
mod explain;
mod import;
mod input;
mod output;
mod report;
mod stale;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let args = args::Args::parse();
    let report = report::Report::new(args.message_format, args.color);
    match commands::run(&args.command, &report) {
        Ok(()) => ExitCode::SUCCESS,
        Err(report::Reported) => ExitCode::FAILURE,
    }
}
