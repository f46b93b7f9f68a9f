//! IR text: all that is read is verified without a panic, and prints to text that is read as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../src/ir.rs"]
mod ir;

fuzz_target!(|text: &str| ir::check(text));
