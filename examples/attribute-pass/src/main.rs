//! A tool of one's own with passes that are declared on their structs, without a build script. Try it:
//!
//! ```text
//! cargo run -p example-attribute-pass -- examples/quickstart.mlir --rename='prefix=old_'
//! cargo run -p example-attribute-pass -- examples/quickstart.mlir --count-functions --mlir-pass-statistics
//! ```

mod count;

use count::CountFunctions;
use passwright::embedded::name;
use passwright::prelude::*;
use std::process::ExitCode;

/// Put a prefix before the name of each private function
///
/// Calls of such a function are not changed, so this is for modules whose private functions nobody calls.
#[pass(op = "func.func")]
struct Rename {
    /// Prefix of the new name
    #[option(required)]
    prefix: String,
    /// Functions with a new name
    #[statistic]
    num_renamed: Statistic,
}

pass_group! {
    /// Passes about functions
    Functions [Rename, CountFunctions]
}

impl OperationPass<Embedded> for Rename {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let cx = op.context();
        let Some(symbol) = op
            .symbol()
            .filter(|_| op.attr(name::SYM_VISIBILITY).is_some())
        else {
            return Ok(Preserved::all());
        };
        let renamed = cx.string_attr(&format!("{}{symbol}", self.prefix));
        op.set_attr(name::SYM_NAME, Some(renamed));
        self.num_renamed.add(1);
        Ok(Preserved::none())
    }
}

fn main() -> ExitCode {
    Driver::<Embedded>::new("rename-opt")
        .context(passwright::dialects::context)
        .parallel()
        .passes(register_functions_passes)
        .main()
}

#[cfg(test)]
mod tests {
    use passwright::prelude::*;

    #[test]
    fn passes_of_several_files_are_registered_by_one_function() {
        let mut registry = PassRegistry::<Embedded>::new();
        super::register_functions_passes(&mut registry).unwrap();
        let again = super::register_functions_passes(&mut registry).unwrap_err();
        assert!(again.to_string().contains("rename"), "{again}");
    }
}
