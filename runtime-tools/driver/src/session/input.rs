//! Reads a module.

use pass_debug::reproducer::Reproducer;
use pass_runtime::Diagnostic;
use pass_runtime::ir::IrText;

use super::Session;
use crate::cache::{InputText, WholeText};
use crate::definition_files;
use crate::diff;
use crate::files::Source;
use crate::report::Reporter;
use crate::reproducers;
use crate::run_error::RunError;
use crate::split::Part;

pub(super) enum Input<'s> {
    /// A whole source, whose text is released after parsing.
    Whole(&'s Source),
    /// A part of a text.
    Part(&'s Part<'s>, &'s str),
}

impl<'s> Input<'s> {
    /// Returns where the input stands.
    pub(super) fn place<'t>(&self, name: &'t str) -> InputText<'t>
    where
        's: 't,
    {
        match *self {
            Self::Whole(_) => InputText {
                name,
                line: 1,
                column: 1,
                whole: None,
                markers: None,
            },
            Self::Part(part, whole) => InputText {
                name,
                line: part.first_line,
                column: part.first_column,
                whole: Some(WholeText {
                    text: whole,
                    start: part.start,
                    end: part.start + part.text.len(),
                }),
                markers: None,
            },
        }
    }

    pub(super) fn with_bytes<T>(&self, read: impl FnOnce(&[u8]) -> T) -> T {
        match self {
            Self::Part(part, _) => read(part.text.as_bytes()),
            Self::Whole(source) => match &source.binary {
                Some(bytes) => read(bytes),
                None => read(source.text().as_bytes()),
            },
        }
    }

    pub(super) fn first_line(&self) -> usize {
        match self {
            Self::Whole(_) => 1,
            Self::Part(part, _) => part.first_line,
        }
    }
}

impl<'s, I: IrText> Session<'s, I> {
    pub(super) fn read(
        &self,
        name: &str,
        input: &Input<'_>,
        reporter: &mut Reporter<'_>,
    ) -> Result<(Reproducer, I::Root<'s>), RunError> {
        match input {
            Input::Part(part, _) => self.read_part(name, part, reporter),
            Input::Whole(Source {
                binary: Some(bytes),
                ..
            }) => Ok((
                Reproducer::default(),
                self.read_binary(name, bytes, reporter)?,
            )),
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
    ) -> Result<(Reproducer, I::Root<'s>), RunError> {
        let error = |failure| RunError::of_failure(name, &failure);
        let options = self
            .settings
            .parse_options()
            .starts_at(part.first_line, part.first_column);
        let mut emit = |diagnostic: Diagnostic| {
            reporter.diagnostic(definition_files::add_help(name, diagnostic));
        };
        let (reproducer, text) = reproducers::detach(self.settings, name, part, &mut emit)?;
        let root = I::parse(self.cx, name, &text, options, &mut emit).map_err(error)?;
        Ok((reproducer, self.verified(name, root, reporter)?))
    }

    fn read_binary(
        &self,
        name: &str,
        bytes: &[u8],
        reporter: &mut Reporter<'_>,
    ) -> Result<I::Root<'s>, RunError> {
        let format = self.driver.binary.as_ref();
        let format = format.filter(|_| !self.settings.run_reproducer);
        let no_text = || RunError::of_source(name, "a reproducer is text, and not bytecode");
        let format = format.ok_or_else(no_text)?;
        let options = self.settings.parse_options();
        let mut emit = |diagnostic: Diagnostic| reporter.diagnostic(diagnostic);
        let root = (format.read)(self.cx, name, bytes, options, &mut emit);
        let root = root.map_err(|failure| RunError::of_failure(name, &failure))?;
        self.verified(name, root, reporter)
    }

    fn verified(
        &self,
        name: &str,
        mut root: I::Root<'s>,
        reporter: &mut Reporter<'_>,
    ) -> Result<I::Root<'s>, RunError> {
        let mut emit = |diagnostic: Diagnostic| reporter.diagnostic(diagnostic);
        let verified = I::verify(self.cx, &I::root(&mut root), true, &mut emit);
        verified.map_err(|failure| RunError::of_failure(name, &failure))?;
        if self.settings.verify_roundtrip {
            self.verify_round_trip(name, &mut root, reporter)?;
        }
        Ok(root)
    }

    /// Prints a module and parses the text. Both modules must have the same generic form with locations.
    fn verify_round_trip(
        &self,
        name: &str,
        root: &mut I::Root<'_>,
        reporter: &mut Reporter<'_>,
    ) -> Result<(), RunError> {
        let written = self.settings.print_options().complete().locations(true);
        let compared = written.value_users(false).generic(true);
        let text = I::print_root(self.cx, root, written);
        let expected = I::print_root(self.cx, root, compared);
        let options = self.settings.parse_options();
        let mut emit = |diagnostic: Diagnostic| reporter.diagnostic(diagnostic);
        let printed = format!("{name} (printed)");
        let error = |message: &str| RunError::of_source(name, message);
        let mut read = I::parse(self.cx, &printed, &text, options, &mut emit)
            .map_err(|_| error("the module cannot be read back once it is printed"))?;
        let found = I::print_root(self.cx, &mut read, compared);
        if found == expected {
            return Ok(());
        }
        let colors = self.settings.uses_colors(self.driver.colors);
        let error = error("the module reads back as another one once it is printed");
        Err(error.with_lines(&diff::hunks(&expected, &found, colors)))
    }
}
