//! Reads a module.

mod round_trip;

use pass_debug::reproducer::Reproducer;
use pass_runtime::Diagnostic;
use pass_runtime::ir::{IrText, ParseOptions};

use super::Session;
use crate::definition_files;
use crate::failed::Failed;
use crate::files::Source;
use crate::report::Reporter;
use crate::reproducers;
use crate::split::Part;

/// The text of a module.
pub(super) enum Input<'s> {
    /// A source with nothing else in it, whose text is released once the module is there.
    Whole(&'s Source),
    /// A part of a source.
    Part(Part<'s>),
}

impl Input<'_> {
    /// The line of the source that it begins on.
    pub(super) fn first_line(&self) -> usize {
        match self {
            Self::Whole(_) => 1,
            Self::Part(part) => part.first_line,
        }
    }
}

impl<'s, I: IrText> Session<'s, I> {
    /// Parses and verifies a module.
    pub(super) fn read(
        &self,
        name: &str,
        input: &Input<'_>,
        reporter: &mut Reporter<'_>,
    ) -> Result<(Reproducer, I::Root<'s>), Failed> {
        match input {
            Input::Part(part) => self.read_part(name, part, reporter),
            Input::Whole(source) => {
                let module = self.read_part(name, &Part::whole(&source.text()), reporter)?;
                source.release();
                Ok(module)
            }
        }
    }

    fn read_part(
        &self,
        name: &str,
        part: &Part<'_>,
        reporter: &mut Reporter<'_>,
    ) -> Result<(Reproducer, I::Root<'s>), Failed> {
        let failed = |failure| Failed::of(name, &failure);
        let options = ParseOptions::default()
            .implicit_root(self.settings.implicit_module)
            .starts_at(part.first_line, part.first_column);
        let mut emit = |diagnostic: Diagnostic| {
            reporter.diagnostic(definition_files::explained(name, diagnostic));
        };
        let (reproducer, text) =
            reproducers::detach(&self.settings.reproducers, name, part, &mut emit)?;
        let mut root = I::parse(self.cx, name, &text, options, &mut emit).map_err(failed)?;
        I::verify(self.cx, &I::root(&mut root), true, &mut emit).map_err(failed)?;
        if self.settings.verify_roundtrip {
            self.verify_round_trip(name, &mut root, reporter)?;
        }
        Ok((reproducer, root))
    }
}
