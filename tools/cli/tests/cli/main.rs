//! The built program, run as a user runs it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod convert;
mod definitions;
mod docs;
mod files;
mod first_steps;
mod fixtures;
mod folders;
mod format;
mod generate;
mod guide;
mod import;
mod includes;
mod manual;
mod messages;
mod mutants;
mod new;
mod sarif;
mod terminal;
mod tool;
