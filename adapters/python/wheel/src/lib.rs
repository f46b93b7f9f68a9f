//! Passes in Rust for a wheel of their own, which stands beside the package `passwright` in Python.
//!
//! The extension module of the wheel has a [`Library`] under the name `library`, which an entry point of the group
//! `passwright.passes` leads to. The package finds it there, registers its passes, and calls it to run them:
//!
//! ```
//! # mod passes {
//! #     use passwright::embedded::Embedded;
//! #     pub(crate) fn register_counting_passes(
//! #         _: &mut passwright::PassRegistry<Embedded>,
//! #     ) -> Result<(), passwright::registry::RegisterError> {
//! #         Ok(())
//! #     }
//! # }
//! #[pyo3::pymodule]
//! mod _native {
//!     use pyo3::prelude::*;
//!
//!     #[pymodule_init]
//!     fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
//!         let library = passwright_wheel::Library::new(crate::passes::register_counting_passes)?;
//!         module.add("library", library)
//!     }
//! }
//! ```
//!
//! Two extension modules share no types of Rust, so operations cross as text with locations, and all else as data of [`form`]. A pass sees what
//! it would see in one program: its operation, the operations around with their attributes, its options, and whether the run is
//! cancelled.
//!
//! A package for another IR does without `Library`, and shares with the package what is in [`form`], [`shutdown`] and [`wait`].

#[cfg(feature = "library")]
mod executor;
pub mod form;
#[cfg(feature = "library")]
mod library;
#[cfg(feature = "library")]
mod run;
pub mod shutdown;
mod wait;

#[cfg(feature = "library")]
pub use library::Library;
pub use wait::wait;
