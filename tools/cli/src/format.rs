//! `fmt`: lays out definition files in the canonical form.

use std::path::PathBuf;

use passdefs::source::Sources;

use crate::args::FmtArgs;
use crate::check_mode::difference;
use crate::command_line::quoted;
use crate::file_kind::Accepts;
use crate::file_name::{is_stdin, name_of};
use crate::folder;
use crate::input;
use crate::output::{self, Output};
use crate::parallel;
use crate::report::{AlreadyReported, Report};
use crate::text;

/// The text of a file before and after formatting.
struct Formatted {
    path: PathBuf,
    before: String,
    after: String,
}

/// Runs `fmt`. Nothing is written if one of the files is not KDL.
pub(crate) fn format(args: &FmtArgs, report: &Report) -> Result<(), AlreadyReported> {
    let files = folder::expanded(&args.inputs.files, input::EXTENSION, report)?;
    let texts = text::read_all(&files, Accepts::KDL, report)?;
    let texts: Vec<_> = files.iter().zip(texts).collect();
    let laid_out = parallel::map(&texts, report, |(path, before)| {
        let mut sources = Sources::new();
        let (after, found) = pass_def_tools::format_kdl(&mut sources, &name_of(path), before);
        (after, found, sources)
    });
    let mut formatted = Vec::new();
    let mut failed = Ok(());
    for ((path, before), (after, found, sources)) in texts.into_iter().zip(laid_out) {
        match (report.diagnostics(&found, &sources), after) {
            (Ok(()), Some(after)) => formatted.push(Formatted {
                path: path.clone(),
                before,
                after,
            }),
            _ => failed = Err(AlreadyReported),
        }
    }
    failed?;
    if args.check {
        compare(&formatted, report)
    } else {
        write(formatted, report)
    }
}

/// Reports every file whose layout is not canonical.
fn compare(formatted: &[Formatted], report: &Report) -> Result<(), AlreadyReported> {
    let mut all_well = Ok(());
    for file in formatted.iter().filter(|file| file.before != file.after) {
        let name = name_of(&file.path);
        let shown = difference(&name, "as formatted", &file.before, &file.after);
        let command = quoted(&["passwright", "fmt", &name]);
        let help = (!is_stdin(&file.path)).then(|| format!("run `{command}`"));
        let message = format!("`{name}` is not formatted\n{shown}");
        all_well = Err(report.error(&message, help.as_deref()));
    }
    all_well
}

fn write(formatted: Vec<Formatted>, report: &Report) -> Result<(), AlreadyReported> {
    let (from_stdin, files): (Vec<_>, Vec<_>) = formatted
        .into_iter()
        .partition(|formatted| is_stdin(&formatted.path));
    let outputs: Vec<Output> = files
        .into_iter()
        .map(|file| Output {
            path: file.path,
            text: file.after,
        })
        .collect();
    output::write_all(&outputs, None, report)?;
    from_stdin
        .iter()
        .try_for_each(|stdin| output::print(&stdin.after, report))
}
