//! The extension module `passwright._native`: the embedded IR, pipelines and passes as classes of Python.
//!
//! A [`module::Module`] owns a piece of IR and its context. A [`pipeline::Pipeline`] is text that is checked against
//! the [`registry`]; it is compiled for the context of a module when it runs there ([`run`]), without the interpreter's
//! lock. Handles into the IR are in [`ir`], passes that are written in Python in [`passes`], those of other wheels in [`library`], IRs of other packages in [`foreign`]. What Python shows is in the
//! package `passwright` beside it, which also holds what needs no Rust: the classes of declared passes, and the exceptions.

mod argument;
mod context;
mod diagnostic;
mod error;
mod fleet;
mod foreign;
mod ir;
mod library;
mod module;
mod observe;
mod passes;
mod pipeline;
mod pool;
mod registry;
mod run;
mod search;
mod text;
mod timing;

/// What the package `passwright` imports.
#[pyo3::pymodule(gil_used = true)]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::argument::nearest_name;
    #[pymodule_export]
    use crate::diagnostic::{Diagnostic, Location, Note, Remark};
    #[pymodule_export]
    use crate::fleet::{compile_module, module_key, reproducer};
    #[pymodule_export]
    use crate::foreign::{module_error, pipeline_error, registered, run_result};
    #[pymodule_export]
    use crate::ir::attribute::{Attribute, PyIrType};
    #[pymodule_export]
    use crate::ir::attributes::Attributes;
    #[pymodule_export]
    use crate::ir::block::Block;
    #[pymodule_export]
    use crate::ir::create::create;
    #[pymodule_export]
    use crate::ir::op::Operation;
    #[pymodule_export]
    use crate::ir::value::Value;
    #[pymodule_export]
    use crate::module::Module;
    #[pymodule_export]
    use crate::module::parse_text;
    #[pymodule_export]
    use crate::observe::Observer;
    #[pymodule_export]
    use crate::passes::context::{PreservedAnalyses, RunContext};
    #[pymodule_export]
    use crate::passes::rewrite::{Pattern, PatternRewriter, Rewritten, rewrite};
    #[pymodule_export]
    use crate::pipeline::Pipeline;
    #[pymodule_export]
    use crate::registry::{
        RegisteredOption, RegisteredPass, page, register, register_library, registry,
    };
    #[pymodule_export]
    use crate::run::RunResult;
    #[pymodule_export]
    use crate::search::{Culprit, Reduced, bisect, reduce};
    #[pymodule_export]
    use crate::text::{join_list, option_text, read_microseconds, read_value};
    #[pymodule_export]
    use crate::timing::{Timer, Timing};

    /// Registers what has to be done when the interpreter ends.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        let end_runs = wrap_pyfunction!(passwright_wheel::shutdown::end_runs, module)?;
        py.import("atexit")?.call_method1("register", (end_runs,))?;
        Ok(())
    }

    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
