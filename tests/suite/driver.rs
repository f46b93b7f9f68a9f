//! The driver: case by case on every IR that there is an adapter for, and the tool that ships.

mod cases;
mod embedded;
#[macro_use]
mod list;
mod mixtures;
mod tool;

driver_cases!();
