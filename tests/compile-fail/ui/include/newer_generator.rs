//! Code that was generated for a newer runtime.

passwright::__generated_code!(2);

fn main() {}
