//! Loading the dialects that passes depend on, those of pipelines in their options included.

use crate::diagnostic::{Diagnostic, Emit, Location};
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::ir::{Ir, LoadError};
use crate::manager::element::{Element, PassEntry};
use crate::manager::op_pass_manager::OpPassManager;
use crate::registry::{PassRegistry, note_known};

/// Pipelines in options of passes in pipelines in options are followed this far.
const MAX_FOLLOWED: usize = 16;

pub(crate) fn load_dialects<I: Ir>(
    manager: &OpPassManager<I>,
    cx: &I::Context,
    registry: Option<&PassRegistry<I>>,
    emit: Emit<'_>,
) -> Result<(), Failure> {
    let loader = Loader { cx, registry };
    loader.pipeline(manager, 0, emit)
}

struct Loader<'l, I: Ir> {
    cx: &'l I::Context,
    registry: Option<&'l PassRegistry<I>>,
}

impl<I: Ir> Loader<'_, I> {
    fn pipeline(
        &self,
        manager: &OpPassManager<I>,
        followed: usize,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        for element in manager.elements() {
            match element {
                Element::Pass(entry) => self.pass(entry, followed, emit)?,
                Element::Nested(nested) => self.pipeline(nested, followed, emit)?,
            }
        }
        Ok(())
    }

    fn pass(&self, entry: &PassEntry<I>, followed: usize, emit: Emit<'_>) -> Result<(), Failure> {
        for dialect in entry.info.dialects {
            if let Err(error) = I::load_dialect(self.cx, dialect) {
                return Err(not_loaded(entry.info, dialect, &error, emit));
            }
        }
        if followed == MAX_FOLLOWED {
            return Ok(());
        }
        for text in entry.pipeline_texts() {
            let resolved = entry.pipelines.iter().find(|(other, _)| *other == text);
            if let Some((_, pipeline)) = resolved {
                self.pipeline(pipeline, followed + 1, emit)?;
                continue;
            }
            // The pass reports errors in a pipeline that was never text when it looks the pipeline up.
            let made = |registry: &PassRegistry<I>| registry.instantiate(self.cx, text.tree()).ok();
            if let Some(pipeline) = self.registry.and_then(made) {
                self.pipeline(&pipeline, followed + 1, emit)?;
            }
        }
        Ok(())
    }
}

fn not_loaded(info: &PassInfo, dialect: &str, error: &LoadError, emit: Emit<'_>) -> Failure {
    let depends = format!("pass '{}' depends on dialect '{dialect}'", info.name);
    emit(match error {
        LoadError::Unknown { known } => {
            let message = format!("{depends}, which does not exist");
            let error = Diagnostic::error(Location::Unknown, message);
            note_known(error, "dialect", dialect, known)
        }
        LoadError::Threads => {
            let message = format!("{depends}, which cannot be loaded while threads run");
            let help = format!(
                "declare dialect '{dialect}' for the pass that runs this pipeline, so that it is loaded before"
            );
            Diagnostic::error(Location::Unknown, message).help(help)
        }
    });
    Failure::new()
}
