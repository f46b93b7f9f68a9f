//! Passwright for C: the functions that `include/passwright.h` declares.
//!
//! A handle is a number of an object in a table, so a wrong one is an error and no invalid access. Pointers of callers are read in `abi`
//! alone. `call::call` catches panics and reports diagnostics.
//!
//! `passwright gen --c-header` makes a header of typed options above these functions. A tool exports the
//! registration that such a header declares with [`export_passes!`], and is a library for C of its own then.
//!
//! The crate knows nothing of definitions.

mod abi;
mod call;
mod module;
mod pass;
mod pipeline;
mod pool;
mod registry;
mod report;
mod table;

pub use abi::{Out, PwRegistry, PwReport, PwStatus};
pub use registry::register;

mod shipped {
    #![expect(unsafe_code, reason = "C finds functions by their names")]

    crate::export_passes! {
        /// Registers the passes that ship.
        pw_transforms_register_passes: passwright::transforms::register_transforms_passes,
    }
}
