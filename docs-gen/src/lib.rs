//! Reference pages from pass definitions. Users call the program `passwright`.
//!
//! A [`ReferenceGenerator`] turns the checked model into pages: Markdown or HTML through templates that a user may override, the
//! Markdown that `mlir-tblgen -gen-pass-doc` prints, or JSON with a versioned schema. Pages are values; shells write them.
//! [`prose`] fits descriptions into a page: headings are re-based, links lead to the page that has their anchor, and HTML
//! is shown as text. [`escape`] does the same for names and short texts. [`check`] reports problems of the prose as
//! diagnostics.
//!
//! The crate reads no file, prints nothing, and knows neither the syntax of definitions nor Rust output.

mod anchors;
mod check;
mod edit;
mod error;
pub mod escape;
mod graph;
mod highlight;
mod json;
mod links;
mod markdown;
mod markup;
mod mlir;
mod page;
mod plan;
pub mod prose;
mod reference;
mod references;
mod search;
mod site;
mod templates;
mod texts;
mod view;

pub use anchors::slug;
pub use check::check;
pub use error::TemplateError;
pub use json::{JSON_SCHEMA, SCHEMA};
pub use links::{LinkedName, linked_names};
pub use page::Page;
pub use reference::{Format, ReferenceGenerator};
pub use templates::TEMPLATES;
