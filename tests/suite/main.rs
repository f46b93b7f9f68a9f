//! Every front end against every back end, and the tools as a user runs them: one binary.

mod driver;
mod fixtures;
mod generated;
mod manager;
mod ui;
