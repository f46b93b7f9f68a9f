//! Reproducers as files: written when a run fails or when one is asked for, and run again.

use std::borrow::Cow;
use std::path::PathBuf;

use pass_debug::reproducer::{CrashReproducer, Reproducer, ReproducerScope, ReproducerSink};
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{Ir, IrText};
use pass_runtime::{OpPassManager, PassManager};

use crate::failed::Failed;
use crate::output::write_file;
use crate::settings::{ReproducerSettings, Settings};
use crate::split::Part;

/// A file that gets the reproducer of a run that fails.
struct File(PathBuf);

impl ReproducerSink for File {
    fn write(&self, text: &str) -> Result<String, String> {
        let written = write_file(&self.0, text);
        written.map_err(|error| format!("Failed to create reproducer stream: {error}"))?;
        Ok(self.0.display().to_string())
    }
}

/// Takes the configuration out of the text of a part of the input, if the settings ask to run it. Without one nothing
/// but the flags counts.
pub(crate) fn detach<'t>(
    settings: &ReproducerSettings,
    name: &str,
    part: &Part<'t>,
    emit: Emit<'_>,
) -> Result<(Reproducer, Cow<'t, str>), Failed> {
    let starts_at = (part.first_line, part.first_column);
    let detached = if settings.run {
        Reproducer::detach(name, part.text, starts_at)
    } else {
        Ok(None)
    };
    match detached {
        Ok(None) => Ok((Reproducer::default(), part.text.into())),
        Ok(Some((reproducer, rest))) => Ok((reproducer, rest.into())),
        Err(error) => {
            emit(*error);
            Err(Failed::silent())
        }
    }
}

/// Makes the manager write a reproducer when a run fails, if the settings ask for it.
pub(crate) fn watch<I: Ir>(settings: &Settings, threads: bool, manager: &mut PassManager<I>) {
    if let Some(path) = &settings.reproducers.crash {
        let scope = if settings.reproducers.local {
            ReproducerScope::Pass
        } else {
            ReproducerScope::Run
        };
        let reproducer = CrashReproducer::new(File(path.clone()));
        let reproducer = reproducer.scope(scope).disable_threading(!threads);
        manager.add_instrumentation(reproducer.print_options(settings.print));
    }
}

/// Writes the result of a run with its pipeline, if the settings ask for it.
pub(crate) fn generate<I: IrText>(
    settings: &Settings,
    cx: &I::Context,
    root: &mut I::Root<'_>,
    pipeline: &OpPassManager<I>,
) -> Result<(), Failed> {
    let Some(path) = &settings.reproducers.generate else {
        return Ok(());
    };
    let mut reproducer = Reproducer::default();
    reproducer.pipeline = Some(pipeline.to_string());
    reproducer.disable_threading = Some(false);
    reproducer.verify_each = Some(false);
    let text = reproducer.attach(&I::print(cx, &I::root(root), settings.print.complete()));
    write_file(path, &text).map_err(Failed::line)
}
