//! The extension module `passwright_mlir._native`: real MLIR for the package `passwright` in Python.
//!
//! A [`module::Module`] is a [`session::Session`]: a context of MLIR and a module in a thread of their own, which takes jobs. The
//! package calls [`ir::Mlir`], which checks pipelines and [runs](run) them. The two extension modules share no types of Rust, so
//! reports cross as JSON in the forms of `passwright_wheel`; the package makes results and exceptions of them.

mod ir;
mod module;
mod nesting;
mod report;
mod run;
mod session;

/// The extension module that the package `passwright_mlir` imports.
#[pyo3::pymodule(gil_used = true)]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::ir::Mlir;
    #[pymodule_export]
    use crate::module::{Module, parse_text};

    /// Adds the only instance of [`Mlir`], and a function that ends runs when the interpreter exits.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add(crate::ir::NAME, Mlir)?;
        let end_runs = wrap_pyfunction!(passwright_wheel::shutdown::end_runs, module)?;
        let atexit = module.py().import("atexit")?;
        atexit.call_method1("register", (end_runs,))?;
        Ok(())
    }
}
