//! `completions` and `man`: completion scripts and manual pages, generated from the command line.

use clap::{Command, CommandFactory};
use clap_complete::Shell;

use crate::args::{Args, CompletionsArgs, ManArgs};
use crate::output::{self, Output};
use crate::report::{AlreadyReported, Report};

/// The day of the release, which the pages show.
const RELEASED: &str = "2026-11-25";

/// The line of a script for bash that sets the word before the cursor.
const PREVIOUS: &str = "    prev=\"$3\"\n";

/// Skips `=`, which is a word of its own for bash and separates a flag from its value.
const BEFORE_EQUALS_SIGN: &str =
    "    [[ \"${prev}\" == \"=\" ]] && prev=\"${COMP_WORDS[COMP_CWORD-2]}\"\n";

pub(crate) fn completions(args: &CompletionsArgs, report: &Report) -> Result<(), AlreadyReported> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "passwright", &mut script);
    let mut script = String::from_utf8_lossy(&script).into_owned();
    if args.shell == Shell::Bash {
        script = script.replace(PREVIOUS, &format!("{PREVIOUS}{BEFORE_EQUALS_SIGN}"));
    }
    output::print(&script, report)
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
        .date(RELEASED)
        .source(source);
    page.render(&mut text)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
