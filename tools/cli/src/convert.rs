//! `convert`: definitions on structs as KDL.

use crate::args::{ConvertArgs, Includes};
use crate::file_kind::Accepts;
use crate::file_name::is_stdin;
use crate::input::load;
use crate::output::{self, Output};
use crate::report::{AlreadyReported, Report};
use crate::text::read_as;

/// Runs `convert`.
pub(crate) fn convert(args: &ConvertArgs, report: &Report) -> Result<(), AlreadyReported> {
    let input = std::slice::from_ref(&args.input);
    read_as(&args.input, Accepts::RUST, report)?;
    let loaded = load(input, &Includes::default(), report)?;
    let text = passdefs::print_kdl(&loaded.set);
    let output = args.output.clone();
    let Some(path) = output.filter(|path| !is_stdin(path)) else {
        return output::print(&text, report);
    };
    output::refuse_clashes(input, &[path.as_path()], report)?;
    output::write_all(&[Output { path, text }], None, report)
}
