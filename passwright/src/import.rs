//! `import`: definitions of another tool as KDL.

use passdefs::frontend::tablegen::Settings;

use crate::args::{Import, TablegenArgs};
use crate::input::{self, name_of};
use crate::output::{self, Output};
use crate::report::{Report, Reported};
use crate::text::read_text;

/// Runs an import.
pub(crate) fn import(from: &Import, report: &Report) -> Result<(), Reported> {
    match from {
        Import::Tablegen(args) => tablegen(args, report),
    }
}

/// `import tablegen`: a dump of records as one KDL file.
fn tablegen(args: &TablegenArgs, report: &Report) -> Result<(), Reported> {
    let dump = read_text(&args.dump, report)?;
    let map = args
        .map
        .as_deref()
        .map(|file| read_text(file, report))
        .transpose()?;
    let map_name = args.map.as_deref().map(name_of);
    let settings = Settings {
        group: Some(&args.group),
        map: map_name.as_deref().zip(map.as_deref()),
    };
    let outcome = passdefs::load_tablegen(&name_of(&args.dump), &dump, &settings);
    report.diagnostics(&outcome.diagnostics, &outcome.sources)?;
    let set = outcome.set.ok_or(Reported)?;
    let text = passdefs::print_kdl(&set);
    let Some(path) = args.output.clone().filter(|path| !input::is_stdin(path)) else {
        return output::print(&text, report);
    };
    let inputs: Vec<_> = std::iter::once(&args.dump)
        .chain(&args.map)
        .cloned()
        .collect();
    output::refuse_clashes(&inputs, &[path.as_path()], report)?;
    output::write_all(&[Output { path, text }], None, report)
}
