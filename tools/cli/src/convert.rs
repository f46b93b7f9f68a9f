//! `convert`: definitions in the other spelling.

use crate::args::ConvertArgs;
use crate::file_kind::Accepts;
use crate::file_name::{is_stdin, name_of};
use crate::output::{self, Output};
use crate::report::{AlreadyReported, Report};
use crate::text::read_as;

/// Runs `convert`. Nothing is written unless the result means the same.
pub(crate) fn convert(args: &ConvertArgs, report: &Report) -> Result<(), AlreadyReported> {
    let text = read_as(&args.input, Accepts::WRITTEN, report)?;
    let name = name_of(&args.input);
    let converted = pass_def_tools::convert(&name, &text);
    let outcome = converted.outcome;
    report.diagnostics(&outcome.diagnostics, &outcome.sources)?;
    if let Some(reason) = converted.refused {
        let message = format!("`{name}` has no other spelling: {reason}");
        return Err(report.error(&message, None));
    }
    let text = converted.text.ok_or(AlreadyReported)?;
    let output = args.output.clone();
    let Some(path) = output.filter(|path| !is_stdin(path)) else {
        return output::print(&text, report);
    };
    output::refuse_clashes(std::slice::from_ref(&args.input), &[path.as_path()], report)?;
    output::write_all(&[Output { path, text }], None, report)
}
