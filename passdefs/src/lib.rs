//! What a pass definition means.
//!
//! Text in KDL or in Rust attributes is read into a [`draft`], which holds what was written with a span on every
//! field, possibly wrong. [`check`](check::check) turns a draft into a [`model::PassSet`], which is right and frozen;
//! the back ends see nothing else. Mistakes become [`diagnostic::Diagnostic`]s, all of a phase at once, in source
//! order; [`render`] draws them, and [`catalogue::explain`] says more about a code.
//!
//! - [`load`] is the one call for files, whatever their front end; [`load_kdl`], [`load_rust`] and [`load_tablegen`] choose it.
//! - [`frontend::attr::expand_pass`] and its kin are the calls for attribute macros.
//! - [`print_kdl`] writes a set as KDL that reads back as an equal set.
//!
//! This crate reads no file, prints nothing, and knows neither Rust output nor Markdown nor any IR.

pub mod catalogue;
pub mod check;
pub mod diagnostic;
pub mod draft;
pub mod frontend;
mod load;
pub mod model;
pub mod names;
mod print;
pub mod render;
mod report;
pub mod source;

pub use load::{Outcome, load, load_kdl, load_rust, load_tablegen};
pub use print::print_kdl;
