//! The built program, run as a user runs it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod definitions;
mod docs;
mod files;
mod generate;
mod import;
mod messages;
mod tool;
