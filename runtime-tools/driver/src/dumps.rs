//! Where the dumps of the IR go: to standard error, or each into a file of a tree of folders.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use pass_observe::ir_printing::{Dump, DumpSink, IrPrinter, PassFilter};
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::Ir;
use pass_runtime::{Diagnostic, PassManager, PassRegistry};
use pass_text::names::nearest;

use crate::diff::ir_diff;
use crate::failed::Failed;
use crate::files::reason;
use crate::settings::Settings;
use crate::temporary::Temporary;

/// Messages about files that could not be written.
#[derive(Clone, Default)]
pub(crate) struct Problems(Arc<Mutex<String>>);

impl Problems {
    pub(crate) fn add(&self, message: &str) {
        let mut text = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        text.push_str(message);
        text.push('\n');
    }

    /// All messages, a line each.
    pub(crate) fn take(&self) -> String {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Makes the manager print what the settings ask for.
pub(crate) fn watch<I: Ir>(
    settings: &Settings,
    colors: bool,
    problems: &Problems,
    manager: &mut PassManager<I>,
) {
    let mut printing = settings.dumps.printing.clone();
    if settings.dumps.diff {
        printing.keep_before = true;
        if printing.after == PassFilter::None {
            printing.after = PassFilter::All;
        }
    }
    let is_used = printing.before != PassFilter::None
        || printing.after != PassFilter::None
        || printing.on_failure;
    if !is_used {
        return;
    }
    printing.options = settings.print;
    printing.tree = settings.dumps.tree.is_some();
    manager.add_instrumentation(IrPrinter::with_sink(
        printing,
        Sink {
            tree: settings.dumps.tree.clone(),
            diff: settings.dumps.diff,
            colors,
            problems: problems.clone(),
        },
    ));
}

struct Sink {
    tree: Option<PathBuf>,
    diff: bool,
    colors: bool,
    problems: Problems,
}

impl DumpSink for Sink {
    fn take(&self, dump: Dump, emit: Emit<'_>) {
        let to_file = self.tree.as_deref().zip(dump.file.as_deref());
        let text = if self.diff && dump.before.is_some() {
            ir_diff(&dump, self.colors && to_file.is_none())
        } else {
            Some(dump.render())
        };
        let Some(text) = text else { return };
        let Some((folder, file)) = to_file else {
            return emit(Diagnostic::output(text));
        };
        let path = folder.join(file);
        if let Err(error) = write(&path, &text) {
            let reason = reason(&error);
            let message = format!("cannot write dump '{}': {reason}", path.display());
            self.problems.add(&message);
        }
    }
}

/// Writes the IR after a phase, as '<input>.<number>.<phase>.mlir'.
pub(crate) fn write_phase(
    folder: &Path,
    input: &str,
    (number, phase): (usize, &str),
    text: &str,
) -> Result<(), Failed> {
    let stem = Path::new(input).file_stem().and_then(OsStr::to_str);
    // A name such as `<stdin>` is none for a file.
    let stem = stem
        .filter(|stem| !stem.starts_with('<'))
        .unwrap_or("module");
    let phase = phase.replace(['/', '\\'], "_");
    let path = folder.join(format!("{stem}.{number}.{phase}.mlir"));
    write(&path, text).map_err(|error| {
        let reason = reason(&error);
        Failed::line(format!("cannot write phase '{}': {reason}", path.display()))
    })
}

/// Writes a file whole or not at all, and the folders that it is in.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut temporary = Temporary::create_in(folder)?;
    temporary.file().write_all(text.as_bytes())?;
    temporary.persist(path)
}

/// A message on a pass that is to be printed and that nobody registered, with a help.
pub(crate) fn unknown_pass<I: Ir>(
    settings: &Settings,
    registry: &PassRegistry<I>,
) -> Option<(String, String)> {
    let printing = &settings.dumps.printing;
    let flags = [("before", &printing.before), ("after", &printing.after)];
    flags.into_iter().find_map(|(flag, filter)| {
        let PassFilter::Named(names) = filter else {
            return None;
        };
        let known = || registry.passes().map(|pass| pass.info().argument);
        let name = names
            .iter()
            .find(|name| known().all(|known| known != *name))?;
        let message = format!("'--print-ir-{flag}': there is no pass '{name}'");
        let help = match nearest(name, known()) {
            Some(meant) => format!("did you mean '{meant}'?"),
            None => "'--list-passes' lists the passes".to_owned(),
        };
        Some((message, help))
    })
}
