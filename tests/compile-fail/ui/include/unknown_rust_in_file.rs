//! Rust that definitions write and that does not exist, in a generated file: the line that the compiler shows names the place.

include!("unknown_rust.inc");

pub struct Bare;

fn main() {}
