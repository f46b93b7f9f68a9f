//! Loading the dialects that passes depend on, those of pipelines in their options included.

use pass_pipeline::{known_list, nearest, split_list};

use crate::diagnostic::{Diagnostic, Emit};
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::ir::{Ir, LoadError};
use crate::location::Location;
use crate::manager::element::{Element, PassEntry};
use crate::manager::op_pass_manager::OpPassManager;
use crate::options::{Arity, OptionInfo, PipelineText};
use crate::registry::PassRegistry;

/// Pipelines in options of passes in pipelines in options are followed this far.
const MAX_FOLLOWED: usize = 16;

/// Loads the dialects that the passes of a pipeline depend on.
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
        for text in entry.pipelines() {
            // The pass reports mistakes in the text when it looks the pipeline up.
            let registered = self
                .registry
                .map(|registry| registry.instantiate(self.cx, text.tree()));
            if let Some(Ok(pipeline)) = registered {
                self.pipeline(&pipeline, followed + 1, emit)?;
            }
        }
        Ok(())
    }
}

impl<I: Ir> PassEntry<I> {
    /// The pipelines that its options hold.
    fn pipelines(&self) -> Vec<PipelineText> {
        let is_pipeline = |option: &&OptionInfo| option.ty == "pipeline";
        let options = self.info.options.iter().filter(is_pipeline);
        let texts = options.flat_map(|option| self.option_texts(option));
        texts
            .filter_map(|text| PipelineText::new(&text).ok())
            .collect()
    }

    /// The values of the option as text: as it was set, or what stands for it where it is left out.
    fn option_texts(&self, option: &OptionInfo) -> Vec<String> {
        let (written, baseline) = (self.options(), &*self.baseline);
        let mut entries = written.entries.iter().chain(&baseline.entries);
        let given = entries.find(|entry| entry.key.text == option.name);
        let items = match (given.and_then(|entry| entry.value.as_ref()), option.arity) {
            (Some(value), Arity::List) => value.items(),
            (Some(value), _) => return vec![value.text().to_owned()],
            (None, _) => split_list(option.default.unwrap_or_default()),
        };
        items.into_iter().map(|item| item.text).collect()
    }
}

fn not_loaded(info: &PassInfo, dialect: &str, error: &LoadError, emit: Emit<'_>) -> Failure {
    let depends = format!("pass '{}' depends on dialect '{dialect}'", info.name);
    emit(match error {
        LoadError::Unknown { known } => unknown_dialect(&depends, dialect, known),
        LoadError::Threads => {
            let message = format!("{depends}, which cannot be loaded while threads run");
            let help = format!(
                "declare dialect '{dialect}' for the pass that runs this pipeline, so that it is loaded before"
            );
            Diagnostic::error(Location::Unknown, message).note(Location::Unknown, help)
        }
    });
    Failure::new()
}

fn unknown_dialect(depends: &str, dialect: &str, known: &[String]) -> Diagnostic {
    let names = || known.iter().map(String::as_str);
    let known_dialects = if known.is_empty() {
        "the IR has no dialects".to_owned()
    } else {
        format!("known dialects: {}", known_list(names()))
    };
    let diagnostic = Diagnostic::error(
        Location::Unknown,
        format!("{depends}, which does not exist"),
    );
    let diagnostic = diagnostic.note(Location::Unknown, known_dialects);
    match nearest(dialect, names()) {
        Some(meant) => diagnostic.note(Location::Unknown, format!("did you mean `{meant}`?")),
        None => diagnostic,
    }
}
