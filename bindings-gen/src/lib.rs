//! Declarations for other languages from pass definitions. Users call the program `passwright`.
//!
//! [`python::generate`] turns the checked model into a Python module with a frozen dataclass for each pass and pipeline,
//! and its stub. The classes hold tables; what reads, checks and prints values is written by hand, in the package
//! `passwright` of `adapters/python`.
//!
//! [`c::generate`] turns it into a C header: a struct of typed options and a function for each pass and pipeline, above the
//! functions of `adapters/c`.
//!
//! The crate reads no file, prints nothing, and knows neither the syntax of definitions nor Rust output.
//!
//! ```
//! let text = r#"group "G" {
//!     pass "Unroll" "unroll" {
//!         summary "Unroll loops"
//!         option "factor" "u32" default=4 min=1 "Copies of the body"
//!     }
//! }"#;
//! let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
//! let module = pass_bindings_gen::python::generate(&set, "passwright gen --python passes.kdl");
//! assert!(module.source.contains("class unroll("));
//! assert!(module.stub.contains("    factor: int = ..."));
//! ```

pub mod c;
pub mod python;
mod text;
