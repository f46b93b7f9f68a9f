//! Prints the IR before and after passes, to standard error or into a tree of files.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use pass_observe::ir_printing::{Dump, DumpSink, IrPrinter, IrPrinting, PassFilter};
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::Ir;
use pass_runtime::{Diagnostic, PassManager, PassRegistry};
use pass_text::names::nearest;

use crate::diff::ir_diff;
use crate::files::reason;
use crate::run_error::{RunError, with_help};
use crate::settings::Settings;
use crate::temporary::Temporary;

/// Messages of a tool about files that could not be written. Clones share them.
#[derive(Clone)]
pub(crate) struct FileErrors {
    tool: String,
    text: Arc<Mutex<String>>,
}

impl FileErrors {
    pub(crate) fn new(tool: &str) -> Self {
        Self {
            tool: tool.to_owned(),
            text: Arc::default(),
        }
    }

    pub(crate) fn add(&self, error: impl Into<RunError>) {
        let mut text = self.text.lock().unwrap_or_else(PoisonError::into_inner);
        text.push_str(&error.into().take_text(&self.tool));
    }

    pub(crate) fn take(&self) -> String {
        std::mem::take(&mut *self.text.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

pub(crate) fn watch<I: Ir>(
    settings: &Settings,
    colors: bool,
    file_errors: &FileErrors,
    manager: &mut PassManager<I>,
) {
    let mut printing = IrPrinting::default();
    printing.before = settings.print_before();
    printing.after = settings.print_after();
    printing.on_change = settings.print_ir_after_change;
    printing.on_failure = settings.print_ir_after_failure;
    printing.module_scope = settings.print_ir_module_scope;
    printing.symbols = settings.print_ir_symbols.symbols();
    if settings.print_ir_diff {
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
    printing.options = settings.print_options();
    printing.tree = settings.print_ir_tree_dir.is_some();
    manager.add_instrumentation(IrPrinter::with_sink(
        printing,
        Sink {
            tree: settings.print_ir_tree_dir.clone(),
            diff: settings.print_ir_diff,
            colors,
            file_errors: file_errors.clone(),
        },
    ));
}

struct Sink {
    tree: Option<PathBuf>,
    diff: bool,
    colors: bool,
    file_errors: FileErrors,
}

impl DumpSink for Sink {
    fn take(&self, dump: Dump, emit: Emit<'_>) {
        let file = self.tree.as_deref().zip(dump.file.as_deref());
        let path = file.map(|(folder, file)| folder.join(file));
        let text = if self.diff && dump.before.is_some() {
            ir_diff(&dump, self.colors && path.is_none())
        } else {
            Some(dump.render())
        };
        match (text, path) {
            (None, _) => {}
            (Some(text), None) => emit(Diagnostic::output(text)),
            (Some(text), Some(path)) => {
                if let Err(error) = write(&path, &text) {
                    let (path, reason) = (path.display(), reason(&error));
                    self.file_errors
                        .add(format!("cannot write dump '{path}': {reason}"));
                }
            }
        }
    }
}

/// Writes the IR after a phase, as '<input>.<number>.<phase>.mlir'.
pub(crate) fn write_phase(
    folder: &Path,
    input: &str,
    (number, phase): (usize, &str),
    text: &str,
) -> Result<(), RunError> {
    let stem = Path::new(input).file_stem().and_then(OsStr::to_str);
    // The name of standard input is `<stdin>`.
    let stem = stem
        .filter(|stem| !stem.starts_with('<'))
        .unwrap_or("module");
    let phase = phase.replace(['/', '\\'], "_");
    let path = folder.join(format!("{stem}.{number}.{phase}.mlir"));
    write(&path, text).map_err(|error| {
        let reason = reason(&error);
        RunError::from(format!("cannot write phase '{}': {reason}", path.display()))
    })
}

/// Writes a file atomically, and creates its folders.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut temporary = Temporary::create_in(folder)?;
    temporary.file().write_all(text.as_bytes())?;
    temporary.persist(path)
}

pub(crate) fn check_pass_names<I: Ir>(
    settings: &Settings,
    registry: &PassRegistry<I>,
) -> Result<(), String> {
    let flags = [
        ("before", settings.print_before()),
        ("after", settings.print_after()),
    ];
    for (flag, filter) in flags {
        let PassFilter::Named(names) = filter else {
            continue;
        };
        let known = || registry.passes().map(|pass| pass.info().argument);
        if let Some(name) = names
            .iter()
            .find(|name| known().all(|known| known != *name))
        {
            let help = match nearest(name, known()) {
                Some(nearest) => format!("did you mean '{nearest}'?"),
                None => "'--list-passes' lists the passes".to_owned(),
            };
            let message = format!("'--print-ir-{flag}': there is no pass '{name}'");
            return Err(with_help(message, help));
        }
    }
    Ok(())
}
