//! Pages as a reader gets them, and what is said about prose that would not work.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod checks;
mod fixtures;
mod html;
mod marker;
mod mlir;
mod models;
mod prose;
mod schema;
mod templates;
