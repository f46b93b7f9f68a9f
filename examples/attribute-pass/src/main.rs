//! A tool of one's own with a pass and a pipeline that are declared on their structs, without a build script. Try it:
//!
//! ```text
//! cargo run -p example-attribute-pass -- examples/quickstart.mlir --rename='prefix=old_'
//! cargo run -p example-attribute-pass -- examples/quickstart.mlir --rename-functions='prefix=old_'
//! cargo run -p example-attribute-pass -- examples/quickstart.mlir --count-functions --mlir-pass-statistics
//! ```

mod count;

use passwright::embedded::name;
use passwright::prelude::*;
use renaming::Rename;
use std::process::ExitCode;

/// Passes that change names.
#[pass_group]
mod renaming {
    use passwright::Statistic;

    #[pass_options]
    struct Naming {
        /// Prefix of the new name
        #[option(required)]
        pub(super) prefix: String,
    }

    /// Put a prefix before the name of each private function
    ///
    /// Calls of such a function are not changed, so this is for modules whose private functions nobody calls.
    #[pass(op = "func.func", use_options("naming"))]
    pub(super) struct Rename {
        /// Functions with a new name
        #[statistic]
        pub(super) num_renamed: Statistic,
    }

    /// Rename the functions of a module
    #[pass_pipeline(
        name = "rename-functions",
        op = "builtin.module",
        use_options("naming"),
        body(nest("func.func", run("rename", prefix = "$prefix")))
    )]
    pub(super) struct RenameFunctions;
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

passwright::register_passes! {
    /// Registers the passes that are declared in files of their own.
    fn register_lone_passes: count::CountFunctions
}

fn main() -> ExitCode {
    Driver::<Embedded>::new("rename-opt")
        .context(passwright::dialects::context)
        .parallel()
        .passes(renaming::register_renaming_passes)
        .passes(register_lone_passes)
        .main()
}

#[cfg(test)]
mod tests {
    use passwright::prelude::*;

    #[test]
    fn passes_of_several_files_are_registered_by_one_function() {
        let mut registry = PassRegistry::<Embedded>::new();
        super::register_lone_passes(&mut registry).unwrap();
        let again = super::register_lone_passes(&mut registry).unwrap_err();
        assert!(again.to_string().contains("count-functions"), "{again}");
    }
}
