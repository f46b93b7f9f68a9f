//! `completions` and `man`: completion scripts and manual pages, generated from the command line.

use clap::{Command, CommandFactory};

use crate::args::{Args, CompletionsArgs, ManArgs};
use crate::output::{self, Output};
use crate::report::{AlreadyReported, Report};

pub(crate) fn completions(args: &CompletionsArgs, report: &Report) -> Result<(), AlreadyReported> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "passwright", &mut script);
    output::print(&String::from_utf8_lossy(&script), report)
}

/// `man`: a page for the program and one for each command.
pub(crate) fn pages(args: &ManArgs, report: &Report) -> Result<(), AlreadyReported> {
    let mut command = Args::command();
    command.build();
    let mut outputs = Vec::new();
    for (name, command) in with_commands("passwright", command) {
        let text = page(&name, command).map_err(|error| {
            let message = format!("cannot make the page of `{name}`: {error}");
            report.error(&message, None)
        })?;
        let path = args.out_dir.join(format!("{name}.1"));
        outputs.push(Output { path, text });
    }
    output::write_all(&outputs, Some(&args.out_dir), report)
}

/// Returns a command and its subcommands, each with the name of its page.
fn with_commands(name: &str, command: Command) -> Vec<(String, Command)> {
    let inner = command
        .get_subcommands()
        .filter(|subcommand| subcommand.get_name() != "help");
    let inner: Vec<_> = inner
        .flat_map(|inner| with_commands(&format!("{name}-{}", inner.get_name()), inner.clone()))
        .collect();
    [(name.to_owned(), command)]
        .into_iter()
        .chain(inner)
        .collect()
}

fn page(name: &str, command: Command) -> std::io::Result<String> {
    let mut text = Vec::new();
    let source = format!("passwright {}", env!("CARGO_PKG_VERSION"));
    let page = clap_mangen::Man::new(command)
        .title(name.to_uppercase())
        .source(source);
    page.render(&mut text)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
