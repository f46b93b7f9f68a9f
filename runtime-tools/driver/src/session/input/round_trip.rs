//! Checks that the printed form of a module reads back as the same module.

use pass_runtime::Diagnostic;
use pass_runtime::ir::{IrText, ParseOptions};

use super::Session;
use crate::diff;
use crate::failed::Failed;
use crate::report::Reporter;

impl<I: IrText> Session<'_, I> {
    /// Prints a module in the form that the settings ask for and reads that back. In generic form and with locations both
    /// modules have to print as the same text.
    pub(super) fn verify_round_trip(
        &self,
        name: &str,
        root: &mut I::Root<'_>,
        reporter: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let written = self.settings.print.complete().locations(true);
        let compared = written.value_users(false).generic(true);
        let text = I::print_root(self.cx, root, written);
        let expected = I::print_root(self.cx, root, compared);
        let options = ParseOptions::default().implicit_root(self.settings.implicit_module);
        let mut emit = |diagnostic: Diagnostic| reporter.diagnostic(diagnostic);
        let again = format!("{name} (printed)");
        let mut read = I::parse(self.cx, &again, &text, options, &mut emit).map_err(|_| {
            broken(
                name,
                "the module cannot be read back once it is printed",
                "",
            )
        })?;
        let found = I::print_root(self.cx, &mut read, compared);
        if found == expected {
            return Ok(());
        }
        let colors = self.settings.color.unwrap_or(self.driver.colors);
        let difference = diff::hunks(&expected, &found, colors);
        Err(broken(
            name,
            "the module reads back as another one once it is printed",
            &difference,
        ))
    }
}

fn broken(name: &str, message: &str, difference: &str) -> Failed {
    let Failed { message, .. } = Failed::line(format!("{name}: error: {message}"));
    Failed::said(message + difference)
}
