//! IR that is nearly right: each byte chooses what comes next, from what may stand there.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../src/grammar.rs"]
mod grammar;
#[path = "../src/ir.rs"]
mod ir;

fuzz_target!(|choices: &[u8]| ir::check(&grammar::module(choices)));
