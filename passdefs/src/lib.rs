//! The meaning of pass definitions. Users call the program `passwright`.
//!
//! Text in KDL or in Rust attributes is read into a draft, which holds what was written with a span on every
//! field, possibly wrong. A check turns a draft into a [`model::PassSet`], which is right and frozen;
//! the back ends see nothing else. Errors become [`diagnostic::Diagnostic`]s, all of a phase at once, in source
//! order; [`render`] draws them, and [`catalogue::explain`] says more about a code.
//!
//! - [`load`] is the one call for files, for every front end; [`load_kdl`] chooses KDL.
//!   [`load_with`] also reads what these files include.
//! - [`frontend::attr::read_item`] is the call for attribute macros.
//! - [`check_pipeline`] checks a pipeline that stands in Rust source against the [`pass_table`]s of the groups that it uses.
//! - [`analyse`] is for editors: what is declared, and the meaning of every name, in texts that may be half-written.
//! - [`print_kdl`] writes a set as KDL that reads back as an equal set.
//!
//! Drafts are no part of the interface: they change with every node of the language. The module `draft` is open to the property
//! tests of this crate, which make drafts that no text makes.
//!
//! This crate reads no file, prints nothing, and knows neither Rust output nor Markdown nor any IR.

pub mod catalogue;
mod check;
pub mod diagnostic;
#[doc(hidden)]
pub mod draft;
pub mod frontend;
pub mod legality;
mod load;
pub mod model;
pub mod names;
mod outcome;
mod print;
pub mod references;
pub mod render;
pub mod report;
pub mod source;
mod standalone;
pub mod vocabulary;
mod walk;

pub use load::{ReadIncluded, analyse, load, load_kdl, load_with};
pub use outcome::{Analysis, Outcome};
/// The spelling of values in pipeline text, for back ends that show it.
pub use pass_text::Value as ValueText;
pub use pass_text::values::{join_items, join_list, quote};
pub use print::{pass_table, print_kdl};
pub use standalone::{PassTable, Standalone, check_pipeline};

/// The parts of the front ends that `pass-import` and `pass-def-tools` use. They change with the language.
#[doc(hidden)]
pub mod internal {
    pub use crate::check::{cpp_only, is_plain_summary};
    pub use crate::frontend::attr::{
        ReadDocs, SpanMap, nodes as attribute_nodes, read as read_rust, without_shebang,
    };
    pub use crate::frontend::{FrontEnd, parse_kdl, read_nodes};
    pub use crate::load::{front_end_of, load_each};
    pub use crate::outcome::finish;
}
