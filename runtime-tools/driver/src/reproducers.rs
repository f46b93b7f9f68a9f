//! Reproducers as files.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use pass_debug::reproducer::{CrashReproducer, Reproducer, ReproducerScope, ReproducerSink};
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{Ir, IrText};
use pass_runtime::{OpPassManager, PassManager};

use crate::output::write_file;
use crate::pipelines::BuiltPipeline;
use crate::run_error::RunError;
use crate::session::root_name;
use crate::settings::Settings;
use crate::split::Part;

/// The file of the reproducer of the first part of the input that fails. Clones share it.
#[derive(Clone, Default)]
pub(crate) struct ReproducerFile {
    path: PathBuf,
    is_written: Arc<AtomicBool>,
}

impl ReproducerFile {
    /// Creates the file that the settings name; it is not written if they name none.
    pub(crate) fn new(settings: &Settings) -> Self {
        Self {
            path: settings.crash_reproducer.clone().unwrap_or_default(),
            ..Self::default()
        }
    }
}

impl ReproducerSink for ReproducerFile {
    fn write(&self, text: &str) -> Result<String, String> {
        let path = self.path.display();
        if self.is_written.load(Ordering::Relaxed) {
            return Err(format!("`{path}` holds the reproducer of an earlier part"));
        }
        let written = write_file(&self.path, text);
        written.map_err(|error| format!("Failed to create reproducer stream: {error}"))?;
        self.is_written.store(true, Ordering::Relaxed);
        Ok(path.to_string())
    }
}

/// Splits a part of the input into a reproducer and the module, if the settings ask to run reproducers.
pub(crate) fn detach<'t>(
    settings: &Settings,
    name: &str,
    part: &Part<'t>,
    emit: Emit<'_>,
) -> Result<(Reproducer, Cow<'t, str>), RunError> {
    let starts_at = (part.first_line, part.first_column);
    let detached = if settings.run_reproducer {
        Reproducer::detach(name, part.text, starts_at)
    } else {
        Ok(None)
    };
    match detached {
        Ok(None) => Ok((Reproducer::default(), part.text.into())),
        Ok(Some((reproducer, rest))) => Ok((reproducer, rest.into())),
        Err(error) => {
            emit(*error);
            Err(RunError::diagnosed())
        }
    }
}

/// Adds an observer that writes a reproducer when the run fails, if the settings ask for it.
pub(crate) fn watch<I: Ir>(
    settings: &Settings,
    file: &ReproducerFile,
    threads: bool,
    manager: &mut PassManager<I>,
) {
    if settings.crash_reproducer.is_some() {
        let scope = if settings.local_reproducer {
            ReproducerScope::Pass
        } else {
            ReproducerScope::Run
        };
        let reproducer = CrashReproducer::new(file.clone());
        let reproducer = reproducer.scope(scope).disable_threading(!threads);
        manager.add_instrumentation(reproducer.print_options(settings.print_options()));
    }
}

/// Returns the reproducer of a whole run. `input` is the reproducer that the input holds.
pub(crate) fn of_run<I: IrText>(
    settings: &Settings,
    cx: &I::Context,
    root: &mut I::Root<'_>,
    pipeline: &BuiltPipeline<I>,
    input: &Reproducer,
) -> String {
    let parts = pipeline.parts.iter();
    let elements = parts.flat_map(|(_, part)| part.to_tree().elements);
    let elements: Vec<String> = elements.map(|element| element.to_string()).collect();
    let name = root_name::<I>(cx, root);
    let mut reproducer = Reproducer::default();
    reproducer.pipeline = Some(format!("{name}({})", elements.join(", ")));
    reproducer.disable_threading = Some(
        input
            .disable_threading
            .unwrap_or(settings.disable_threading),
    );
    reproducer.verify_each = Some(input.verify_each.unwrap_or(settings.verify_each));
    reproducer.attach(&I::print(
        cx,
        &I::root(root),
        settings.print_options().complete(),
    ))
}

/// Writes the result of a run with its pipeline, if the settings ask for it.
pub(crate) fn generate<I: IrText>(
    settings: &Settings,
    cx: &I::Context,
    root: &mut I::Root<'_>,
    pipeline: &OpPassManager<I>,
) -> Result<(), RunError> {
    let Some(path) = &settings.generate_reproducer else {
        return Ok(());
    };
    let mut reproducer = Reproducer::default();
    reproducer.pipeline = Some(pipeline.to_string());
    reproducer.disable_threading = Some(false);
    reproducer.verify_each = Some(false);
    let text = reproducer.attach(&I::print(
        cx,
        &I::root(root),
        settings.print_options().complete(),
    ));
    Ok(write_file(path, &text)?)
}
